"""Every die follows from the seed as the published lines say, and from nothing else."""

from __future__ import annotations

import hashlib
import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.keyed_games import dice_of, played_out, started
from yatzy_desktop.game import FairDice, RollDice, Throw, throw_for_start
from yatzy_desktop.rules import find_ruleset

ROOT = Path(__file__).parents[2]
ALL = tuple(range(6))
# Chi-square with 5 degrees of freedom is above this once in seven billion runs of fair dice.
CHI_SQUARE_5 = 55.0
# With 35 degrees of freedom: once in a billion.
CHI_SQUARE_35 = 112.0


def published() -> dict[str, Any]:
    """Return what the lines printed for everybody define, run as printed."""
    text = (ROOT / "resources/fairness.md").read_text(encoding="utf-8")
    (lines,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    names: dict[str, Any] = {}
    exec(lines, names)  # noqa: S102 - our own document
    return names


def test_the_published_lines_are_ten() -> None:
    text = (ROOT / "resources/fairness.md").read_text(encoding="utf-8")
    (lines,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len([line for line in lines.splitlines() if line]) == 10


@pytest.mark.parametrize("word", ["", "mormors kaffe", "Åse & 日本 \N{GAME DIE}"])
def test_the_published_lines_reproduce_a_whole_game(word: str) -> None:
    lines = published()
    history = played_out(started(find_ruleset("maxi-sv-modern"), "A", "B", number=3, word=word))
    assert history.dice is not None
    seed = history.dice.seed.hex()
    rolls = 0
    for state, entry in zip(history.states, history.entries, strict=False):
        if not isinstance(entry.action, RollDice):
            continue
        rolls += 1
        places = [p for p in ALL if p not in entry.action.held]
        seat, turn = state.current, state.scorecard.filled_count
        assert entry.thrown == tuple(
            lines["die"](seed, history.dice.word, seat, 0, turn, state.turn.rolls_used, place)
            for place in places
        )
    assert rolls > 40
    assert lines["fingerprint"](seed) == history.dice.fingerprint


def test_the_starting_throw_is_as_published() -> None:
    die, dice = published()["die"], dice_of(5)
    thrown = throw_for_start(4, dice)
    for number, faces in enumerate(thrown.rounds):
        for seat, face in faces.items():
            assert face == die(dice.seed.hex(), "", -1, 0, 0, number, seat)


def test_dice_are_what_they_always_were() -> None:
    dice = FairDice(bytes(range(32)))
    assert dice.fingerprint == hashlib.sha256(bytes(range(32))).hexdigest()
    assert dice.roll(Throw(0, 0, 0, 0, ALL)) == KNOWN[""]
    assert dice.with_word("  mormor ").roll(Throw(0, 0, 0, 0, ALL)) == KNOWN["mormor"]


# Worked out with openssl: openssl dgst -sha256 -mac HMAC -macopt hexkey:...
KNOWN = {"": (3, 4, 4, 3, 2, 6), "mormor": (5, 1, 1, 4, 2, 1)}


def test_a_die_does_not_depend_on_the_others_that_are_thrown() -> None:
    dice = dice_of(1)
    whole = dice.roll(Throw(2, 0, 7, 1, ALL))
    assert dice.roll(Throw(2, 0, 7, 1, (1, 4))) == (whole[1], whole[4])
    assert dice.roll(Throw(2, 0, 7, 1, ())) == ()


def test_every_part_of_the_place_and_of_the_key_makes_other_dice() -> None:
    base, many = Throw(1, 0, 11, 1, ALL), tuple(range(60))
    places = [
        Throw(1, 0, 11, 1, many),
        Throw(0, 0, 11, 1, many),
        Throw(1, 1, 11, 1, many),
        Throw(1, 0, 12, 1, many),
        Throw(1, 0, 11, 2, many),
        Throw(11, 0, 1, 1, many),
    ]
    assert base.positions == many[:6]
    assert len({dice_of(1).roll(place) for place in places}) == len(places)
    keys = [dice_of(1), dice_of(2), dice_of(1, "a"), dice_of(1, "b")]
    assert len({dice.roll(places[0]) for dice in keys}) == len(keys)


def test_drawn_seeds_differ_whatever_was_seeded() -> None:
    random.seed(7)
    first = FairDice.drawn()
    random.seed(7)
    assert len({first.seed, FairDice.drawn().seed, FairDice.drawn().seed}) == 3


def test_a_seed_has_32_bytes_and_is_not_told_by_accident() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        FairDice(b"short")
    dice = dice_of(9)
    assert dice.seed.hex() not in repr(dice) + str(dice)
    assert repr(dice.seed) not in repr(started(find_ruleset("yatzy-sv"), "A", number=9))


def test_a_word_is_cleaned_and_stays_out_of_the_fingerprint() -> None:
    dice = dice_of(1)
    assert dice.with_word("e\u0301 \u2800x\n") == dice.with_word("\u00e9 x")
    assert dice.with_word("x").fingerprint == dice.fingerprint
    assert len(dice.with_word("x" * 1_000_000).word) == 60


def test_a_whim_repeats_and_tells_nothing_about_dice() -> None:
    dice, place = dice_of(1), Throw(0, 0, 3, 1, ())
    assert dice.whim(place) == dice_of(1).whim(place)
    assert dice.whim(place) != dice.whim(Throw(0, 0, 3, 2, ()))
    assert len(dice.whim(place)) == 64


def unevenness(counts: list[int]) -> float:
    even = sum(counts) / len(counts)
    return sum((count - even) ** 2 / even for count in counts)


def test_dice_are_even_and_neighbours_know_nothing_of_each_other() -> None:
    dice = dice_of(2024)
    rolls = [dice.roll(Throw(seat, 0, turn, 0, ALL)) for seat in range(4) for turn in range(1500)]
    faces = [face for roll in rolls for face in roll]
    assert unevenness([faces.count(face) for face in range(1, 7)]) < CHI_SQUARE_5
    pairs = [0] * 36
    for before, after in pairwise(faces):
        pairs[(before - 1) * 6 + after - 1] += 1
    assert unevenness(pairs) < CHI_SQUARE_35
