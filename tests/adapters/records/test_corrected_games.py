"""What a table has put right is the same in log, file, records and review."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.keyed_games import dice_of, played_out, some_action
from tests.helpers.record_folder import RecordFolder
from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.fairness.tally import dice_of as counted
from yatzy_desktop.adapters.records.values import ANY_GAME, Filter
from yatzy_desktop.game import (
    AmendBox,
    GameAction,
    HandOver,
    History,
    JoinGame,
    LeaveGame,
    Player,
    Presence,
    RenamePlayer,
    boxes_for_missed_rounds,
    history_to_text,
    new_game,
    text_to_session,
    verify,
)
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.strategy import TableLibrary
from yatzy_desktop.strategy.study import review_game

RULES = find_ruleset("yatzy-sv")
AGREED = tuple((key, 3 * face) for face, key in enumerate(("ones", "twos", "threes"), 1))

CORRECTIONS: dict[str, tuple[GameAction, ...]] = {
    "box put right": (AmendBox(0, "chance", 17, "miscounted"),),
    "box opened": (AmendBox(1, "chance", 17, "too early"), AmendBox(1, "chance", None)),
    "renamed": (RenamePlayer(1, "Bosse"),),
    "handed over": (HandOver(0, "steady"),),
    "handed over and back": (HandOver(0, "steady"), HandOver(0, None)),
    "left": (LeaveGame(1),),
    "struck": (LeaveGame(1, struck=True),),
    "joined with zeros": (JoinGame(Player("Dan"), tuple((key, 0) for key, _ in AGREED)),),
    "joined as agreed": (JoinGame(Player("Dan"), AGREED),),
    "joined a computer": (JoinGame(Player("", "casual"), AGREED),),
    "all at once": (
        JoinGame(Player("Dan"), AGREED),
        RenamePlayer(3, "Daniel"),
        AmendBox(3, "ones", 1),
        HandOver(3, "master"),
        LeaveGame(1, struck=True),
    ),
}


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[RecordFolder]:
    folder = RecordFolder(tmp_path / "records")
    yield folder
    folder.close()


def corrected(name: str) -> History:
    """Return a game of three, put right in its fourth round, and played to its end."""
    history = History.starting(new_game(RULES, ("Anna", "Bo", "Cia")), dice_of(11))
    while history.state.round_number < 4:
        history, _ = history.play(some_action(history))
    for action in CORRECTIONS[name]:
        history, _ = history.play(action)
    return played_out(history)


@pytest.mark.parametrize("name", CORRECTIONS)
def test_each_correction_is_the_same_everywhere(folder: RecordFolder, name: str) -> None:
    history = corrected(name)
    state = history.state
    assert history.replay() == history
    text = history_to_text(history)
    assert text_to_session(text) == (history, frozenset())
    assert verify(history).is_proven

    kept = folder.keep(history).kept
    assert kept.number is not None
    stored = folder.book.stored_game(kept.number)
    assert stored is not None
    assert stored.text == text
    (row,) = folder.book.games(ANY_GAME)
    told = {seat.seat: (seat.name, seat.level, seat.total, seat.won) for seat in row.seats}
    for seat, player in enumerate(state.players):
        won = seat in state.winners
        assert told[seat][1:] == (player.level, state.scorecards[seat].total, won)
        if player.is_human:
            assert told[seat][0] == player.name
    ranked = {state.scorecards[seat].total for seat in state.ranked_seats}
    assert {each.total for each in folder.book.high_scores(Filter(), computers=True)} == ranked
    for profile in folder.book.profiles():
        found = folder.book.statistics(profile.number, Filter())
        seats = [
            seat
            for seat in state.ranked_seats
            if told[seat][1] == profile.level
            and (profile.level is not None or state.players[seat].name == profile.name)
        ]
        totals = sorted(state.scorecards[seat].total for seat in seats)
        assert (sorted(found.totals) if found else []) == totals
    assert counted(history).games == 1

    review = review_game(history, TableLibrary(asset_path("tables")).table_for(RULES))
    assert review is not None
    assert len(review.seats) == len(state.players)
    for each in review.seats:
        assert each.total == pytest.approx(state.scorecards[each.seat].total)
        parts = each.start + each.luck - each.lost + each.table_error + each.unjudged
        assert each.total == pytest.approx(parts)


def test_a_struck_column_wins_nothing_and_counts_nowhere(folder: RecordFolder) -> None:
    history = corrected("struck")
    assert history.state.players[1].presence is Presence.STRUCK
    folder.keep(history)
    bo = folder.person("Bo")
    assert bo.games == 0
    assert folder.book.statistics(bo.number, Filter()) is None
    assert folder.book.head_to_head(folder.person("Anna").number, bo.number).games == 0
    (row,) = folder.book.games(ANY_GAME)
    assert {seat.name for seat in row.seats} == {"Anna", "Bo", "Cia"}


def test_zeros_and_agreed_points_leave_the_same_round(folder: RecordFolder) -> None:
    history = History.starting(new_game(RULES, ("Anna", "Bo")), dice_of(3))
    while history.state.round_number < 4:
        history, _ = history.play(some_action(history))
    missed = boxes_for_missed_rounds(history.state)
    assert len(missed) >= 2
    for boxes in (missed, AGREED[: len(missed)]):
        joined, _ = history.play(JoinGame(Player("Dan"), boxes))
        card = joined.state.scorecards[2]
        assert card.filled_count == len(missed)
        assert card.total == sum(points for _, points in boxes)
