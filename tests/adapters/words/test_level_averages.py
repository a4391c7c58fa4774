from __future__ import annotations

from pathlib import Path

import pytest

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.words.level_averages import BoxAverages, LevelAverages
from yatzy_desktop.rules import Ruleset, find_ruleset, rulesets
from yatzy_desktop.strategy import play_fingerprint
from yatzy_desktop.strategy.level_scores import LEVELS_NAME

BOXES = "boxes.toml"

SWEDISH, MAXI = find_ruleset("yatzy-sv"), find_ruleset("maxi-nb")


def kept(folder: Path, text: str) -> LevelAverages:
    (folder / LEVELS_NAME).write_text(text, encoding="utf-8")
    return LevelAverages(folder)


def entry(level: str, mean: float) -> str:
    mark = play_fingerprint(SWEDISH)
    return (
        f'[[score]]\nfingerprint = "{mark}"\nlevel = "{level}"\n'
        f"mean = {mean}\nstandard_error = 0.1\ngames = 10\n"
    )


def test_rules_find_the_averages_measured_for_them(tmp_path: Path) -> None:
    averages = kept(tmp_path, entry("beginner", 166.0) + entry("master", 248.4))
    assert averages(SWEDISH) == {"beginner": 166.0, "master": 248.4}
    assert averages(find_ruleset("yatzy-da")) == averages(SWEDISH), "the same game"
    assert averages(MAXI) == {}


@pytest.mark.parametrize("text", ["", "score = 3", "[[score]]\nx = 1", "[[", "\0"])
def test_a_broken_file_is_as_good_as_none(tmp_path: Path, text: str) -> None:
    assert kept(tmp_path, text)(SWEDISH) == {}


def test_without_a_file_nothing_is_known(tmp_path: Path) -> None:
    assert LevelAverages(tmp_path)(SWEDISH) == {}


@pytest.mark.parametrize(
    "text",
    ["", "ruleset = 3", "[[ruleset]]\nx = 1", '[[ruleset]]\nfingerprint = "x"\nboxes = 3', "[["],
)
def test_without_a_whole_file_no_averages_of_boxes_are_known(tmp_path: Path, text: str) -> None:
    assert BoxAverages(tmp_path)(SWEDISH) == {}
    (tmp_path / BOXES).write_text(text, encoding="utf-8")
    assert BoxAverages(tmp_path)(SWEDISH) == {}


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: str(ruleset.key))
def test_the_boxes_of_best_play_add_up_to_what_it_scores(ruleset: Ruleset) -> None:
    means = BoxAverages(asset_path("tables"))(ruleset)
    assert set(means) == {category.key for category in ruleset.categories}
    whole = LevelAverages(asset_path("tables"))(ruleset)["master"]
    bonus = ruleset.upper_bonus.points if ruleset.upper_bonus else 0
    # Extra yatzies of the American rules come on top, too.
    assert whole - bonus - 15 < sum(means.values()) < whole + 3
