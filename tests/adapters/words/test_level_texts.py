from __future__ import annotations

from yatzy_desktop.adapters.words.level_texts import (
    COMPUTER_NAMES,
    USUAL_LEVEL,
    average_text,
    free_computer_name,
    level_name,
)
from yatzy_desktop.strategy import LEVELS, find_level


def test_every_level_has_a_word_of_its_own() -> None:
    names = [level_name(level.key) for level in LEVELS]
    assert len(set(names)) == len(LEVELS)
    assert level_name("psychic") == "Computer"
    assert find_level(USUAL_LEVEL) == LEVELS[2]


def test_averages_are_told_in_whole_points() -> None:
    assert average_text(204.6) == "about 205 points"


def test_names_never_run_out() -> None:
    taken: list[str] = []
    for _ in range(len(COMPUTER_NAMES) + 2):
        taken.append(free_computer_name(taken))
    assert len({name.casefold() for name in taken}) == len(taken)
    assert free_computer_name([COMPUTER_NAMES[0].upper()]) == COMPUTER_NAMES[1]
