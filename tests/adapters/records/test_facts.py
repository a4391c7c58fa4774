"""What is told at the end of a game, each only where it is true and worth it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from tests.helpers.random_games import played_game
from tests.helpers.record_folder import BEGAN, SHORT, RecordFolder
from yatzy_desktop.adapters.records.facts import (
    GAMES_FOR_BOX,
    BestOfBox,
    PersonalBest,
    RecordBroken,
    Standing,
    WinsInARow,
)
from yatzy_desktop.adapters.records.texts import evening_text, fact_text
from yatzy_desktop.game import Player
from yatzy_desktop.rules import Ruleset

NAMES = ("Mum", "Dad")


@pytest.fixture
def records(tmp_path: Path) -> RecordFolder:
    return RecordFolder(tmp_path)


def totals(seed: int, ruleset: Ruleset = SHORT) -> list[int]:
    return [card.total for card in played_game(ruleset, NAMES, seed).state.scorecards]


def test_facts_are_what_the_games_before_make_them(records: RecordFolder) -> None:
    before: list[list[int]] = []
    boxes: list[list[dict[str, int]]] = []
    won: dict[int, list[bool]] = {0: [], 1: []}
    seen: set[type] = set()
    for seed in range(60, 60 + 60):
        state = played_game(SHORT, NAMES, seed).state
        now = totals(seed)
        points = [
            {key: value or 0 for key, value in card.scores.items()} for card in state.scorecards
        ]
        facts = records.play(*NAMES, seed=seed).facts
        seen |= {type(fact) for fact in facts}
        best = max((total for game in before for total in game), default=0)
        record = [seat for seat in (0, 1) if now[seat] == max(now) > best and len(before) >= 5]
        assert [fact.seat for fact in facts if isinstance(fact, RecordBroken)] == record
        for seat in (0, 1):
            own = [game[seat] for game in before]
            is_best = len(own) >= 3 and now[seat] > max(own) and seat not in record
            told = [f for f in facts if isinstance(f, PersonalBest) and f.seat == seat]
            assert bool(told) == is_best
            won[seat].append(seat in state.winners)
            run = 0
            for win in reversed(won[seat]):
                if not win:
                    break
                run += 1
            wins = [f.wins for f in facts if isinstance(f, WinsInARow) and f.seat == seat]
            assert wins == ([run] if run >= 3 else [])
            beaten = {
                key
                for key, value in points[seat].items()
                if len(boxes) >= GAMES_FOR_BOX and value > max(game[seat][key] for game in boxes)
            }
            box = {f.category for f in facts if isinstance(f, BestOfBox) and f.seat == seat}
            assert box <= beaten
            assert bool(box) == bool(beaten)
        before.append(now)
        boxes.append(points)
        scores = [(sum(a > b for a, b in before), sum(b > a for a, b in before))]
        standing = [fact.wins for fact in facts if isinstance(fact, Standing)]
        assert standing == (scores if len(before) >= 3 else [])
    assert seen == {RecordBroken, PersonalBest, BestOfBox, WinsInARow, Standing}
    records.close()


def test_who_was_helped_or_is_a_computer_has_no_record(records: RecordFolder) -> None:
    for seed in range(40):
        history = played_game(SHORT, ["Mum", Player("Saga", "steady")], seed, helped=True)
        for fact in records.keep(history).facts:
            assert isinstance(fact, WinsInARow) or 0 not in history.helped_seats
            assert isinstance(fact, Standing) or fact.seat == 0
    records.close()


def test_an_evening_is_made_of_rematches(records: RecordFolder, spoken: None) -> None:
    first = records.play(*NAMES, seed=1)
    assert first.evening is None
    records.play("Mum", "Åse", seed=2)
    second = records.play("Dad", "Mum", seed=3)
    assert second.evening is not None
    assert second.evening.games == 2
    expected = {
        "Mum": totals(1)[0] + played_game(SHORT, ["Dad", "Mum"], 3).state.scorecards[1].total,
        "Dad": totals(1)[1] + played_game(SHORT, ["Dad", "Mum"], 3).state.scorecards[0].total,
    }
    assert {row.name: row.points for row in second.evening.rows} == expected
    assert evening_text(second.evening) == "This evening, 2 games"
    later = records.keep(played_game(SHORT, NAMES, 4), ended=BEGAN + timedelta(hours=30))
    assert later.evening is None
    records.close()


def test_unfinished_games_and_repeats_tell_nothing(records: RecordFolder) -> None:
    for seed in range(8):
        records.play(*NAMES, seed=seed)
    assert records.play(*NAMES, seed=3).facts == ()
    begun = played_game(SHORT, NAMES, 50, actions=14)
    assert not begun.state.is_over
    kept = records.keep(begun)
    assert (kept.facts, kept.evening) == ((), None)
    records.close()


@pytest.mark.parametrize(
    ("fact", "text"),
    [
        (RecordBroken(0, 312, 300), "Mum has broken the record: 312 points, after 300."),
        (PersonalBest(1, 250, 249), "Best game yet for Dad: 250 points, after 249."),
        (BestOfBox(0, "sixes", 24, 18), "Mum never had more in Sixes: 24."),
        (WinsInARow(0, 3), "3 wins in a row for Mum."),
        (Standing((0, 1), (12, 9), 0), "Mum 12 – Dad 9"),
        (Standing((0, 1), (12, 9), 1), "Mum 12 – Dad 9, 1 draw"),
    ],
)
def test_each_fact_has_its_sentence(
    fact: RecordBroken | PersonalBest | BestOfBox | WinsInARow | Standing, text: str, spoken: None
) -> None:
    assert fact_text(fact, NAMES, replace(SHORT, dice_count=5)) == text
