"""The tests of dice: their tables, the dice they must find, and how often they accuse fair ones."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from tests.helpers.keyed_games import how_many
from yatzy_desktop.adapters.fairness.judgement import (
    FALSE_ALARMS,
    Finding,
    Side,
    Trial,
    chi_square_chance,
    holm,
    judged,
)
from yatzy_desktop.adapters.fairness.tally import GameDice, tally_of

FACES = (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize(
    ("statistic", "degrees", "chance"),
    # Quantiles as printed in tables of the distribution.
    [
        (0.0, 5, 1.0),
        (0.0, 4, 1.0),
        (3.841, 1, 0.05),
        (10.828, 1, 0.001),
        (5.991, 2, 0.05),
        (11.070, 5, 0.05),
        (15.086, 5, 0.01),
        (20.515, 5, 0.001),
        (37.652, 25, 0.05),
        (52.620, 25, 0.001),
    ],
)
def test_chances_are_those_of_the_tables(statistic: float, degrees: int, chance: float) -> None:
    assert chi_square_chance(statistic, degrees) == pytest.approx(chance, rel=2e-3)


@pytest.mark.parametrize(
    ("chances", "alarms"),
    [
        ((), ()),
        ((0.04,), (True,)),
        ((0.06,), (False,)),
        ((0.04, 0.5), (False, False)),
        ((0.5, 0.02), (False, True)),
        ((0.04, 0.02), (True, True)),
        ((0.02, 0.02, 0.02), (False, False, False)),
    ],
)
def test_each_further_chance_must_be_rarer(
    chances: Sequence[float], alarms: Sequence[bool]
) -> None:
    assert holm(chances, 0.05) == alarms


def test_too_few_dice_are_not_judged() -> None:
    assert all(each.chance is None and not each.is_alarm for each in judged(GameDice()))
    few_dice = tally_of(FACES * 121)
    few = judged(GameDice(people=tally_of(FACES * 20)))
    known = {(each.trial, each.side) for each in few if each.chance is not None}
    assert known == {(Trial.FACES, Side.PEOPLE)}
    assert all(
        each.chance is not None for each in judged(GameDice(tally_of(FACES * 121), few_dice))
    )


def alarms(people: Sequence[int], computers: Sequence[int]) -> set[tuple[Trial, Side]]:
    found = judged(GameDice(tally_of(people), tally_of(computers)))
    return {(each.trial, each.side) for each in found if each.is_alarm}


def fair(rng: random.Random, count: int) -> list[int]:
    return rng.choices(FACES, k=count)


def loaded(rng: random.Random, count: int) -> list[int]:
    return rng.choices(FACES, weights=(5, 5, 5, 5, 5, 7), k=count)


def sticky(rng: random.Random, count: int) -> list[int]:
    """Dice that repeat the one before too often, with all faces as often."""
    row = [1]
    while len(row) < count:
        row.append(row[-1] if rng.random() < 0.08 else rng.choice(FACES))
    return row


def following(rng: random.Random, count: int) -> list[int]:
    """Dice of which the next face follows too often; none repeats more than it should."""
    row = [1]
    while len(row) < count:
        row.append(row[-1] % 6 + 1 if rng.random() < 0.05 else rng.choice(FACES))
    return row


def test_dice_that_are_not_fair_are_found_and_named() -> None:
    rng, many = random.Random(3), 6000
    people = Side.PEOPLE
    assert alarms(fair(rng, many), fair(rng, many)) == set()
    found = alarms(fair(rng, many), loaded(rng, many))
    assert (Trial.FACES, Side.COMPUTERS) in found
    assert (Trial.FACES, people) not in found
    assert (Trial.REPEATS, people) in alarms(sticky(rng, many), fair(rng, many))
    found = alarms(following(rng, 4 * many), fair(rng, many))
    assert (Trial.NEIGHBOURS, people) in found
    assert (Trial.FACES, people) not in found


def test_better_dice_for_computers_are_found_though_each_would_pass() -> None:
    evenly = [300, 300, 300, 300, 300, 300]
    lower, higher = ([*evenly[:5], 300 + step] for step in (-75, 75))
    rng = random.Random(1)
    rows = []
    for counts in (lower, higher):
        row = [face for face, count in zip(FACES, counts, strict=True) for _ in range(count)]
        rng.shuffle(row)
        rows.append(row)
    found = {
        (each.trial, each.side): each
        for each in judged(GameDice(tally_of(rows[0]), tally_of(rows[1])))
    }
    assert found[Trial.ALIKE, Side.BOTH].is_alarm
    assert not found[Trial.FACES, Side.PEOPLE].is_alarm
    assert not found[Trial.FACES, Side.COMPUTERS].is_alarm


def test_a_face_that_never_comes_is_no_trouble() -> None:
    assert (Trial.FACES, Side.PEOPLE) in alarms((1, 2, 3, 4, 5) * 400, (1,) * 2000)


def test_fair_dice_are_accused_as_seldom_as_is_said() -> None:
    """Run with YATZY_TEST_GAMES=100000 for the rate of the page itself."""
    machines, rng = how_many(1200), random.Random(14)
    asked = 0.05 if machines < 10_000 else FALSE_ALARMS
    accused = 0
    for _ in range(machines):
        dice = GameDice(tally_of(fair(rng, 900)), tally_of(fair(rng, 900)))
        accused += any(each.is_alarm for each in judged(dice, asked))
    spread = (machines * asked) ** 0.5
    assert accused <= machines * asked + 4 * spread
    # A test that never finds anything would be right, too.
    assert accused >= machines * asked / 3 - 4 * spread


def test_every_test_alone_is_as_rare_as_it_says() -> None:
    rng, machines = random.Random(2), 600
    seen: dict[Trial, list[float]] = {each: [] for each in Trial}
    for _ in range(machines):
        row = fair(rng, 1000)
        for each in judged(GameDice(tally_of(row), tally_of(fair(rng, 300)))):
            if each.side is not Side.COMPUTERS:
                seen[each.trial].append(_known(each))
    for trial, chances in seen.items():
        for level in (0.1, 0.5):
            share = sum(chance <= level for chance in chances) / machines
            assert abs(share - level) < 0.08, (trial, level)


def _known(finding: Finding) -> float:
    assert finding.chance is not None
    return finding.chance
