"""A saved game reviewed from a shell."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers.played_games import game_by_levels
from tests.helpers.shipped_tables import shipped_tables
from yatzy_desktop.app.main import main
from yatzy_desktop.game import History, history_to_text
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.strategy.study import review_game

RULESET = find_ruleset("yatzy-sv")


@pytest.fixture(scope="module")
def played() -> History:
    return game_by_levels(RULESET, ("casual", "steady"), 3)


@pytest.fixture
def saved(played: History, tmp_path: Path) -> Path:
    path = tmp_path / "game.yatzy"
    path.write_text(history_to_text(played), "utf-8")
    return path


def test_json_is_the_review_of_the_game(
    played: History, saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(saved), "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    found = review_game(played, shipped_tables().table_for(RULESET))
    assert found is not None
    assert plain["finished"]
    assert plain["complete"]
    assert len(plain["entries"]) == len(played.entries)
    for told, entry in zip(plain["entries"], found.entries, strict=True):
        assert told.get("loss", 0) == round(entry.loss, 4)
        assert told["luck"] == (None if entry.luck is None else round(entry.luck, 4))
    for told, seat in zip(plain["players"], found.seats, strict=True):
        assert told["points"] == played.state.scorecards[seat.seat].total
        sums = told["start"] + told["luck"] - told["lost"] + told["table_error"]
        assert sums + told["unjudged"] == pytest.approx(told["points"], abs=0.001)
        assert [plain["entries"][step]["loss"] for step in told["dearest"]] == [
            round(each.loss, 4) for each in seat.dearest
        ]
    assert plain["curve"][-1] == [each["points"] for each in plain["players"]]


def test_the_text_tells_luck_loss_and_the_dearest_choices(
    played: History, saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(saved)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "yatzy-sv, finished"
    totals = [card.total for card in played.state.scorecards]
    assert f"player 1: {totals[0]} points" in lines
    assert f"player 2: {totals[1]} points" in lines
    assert sum(line.startswith("  luck of the dice") for line in lines) == 2
    assert sum("; best " in line for line in lines) == 6


def test_nothing_lost_is_not_minus_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.yatzy"
    path.write_text(history_to_text(game_by_levels(RULESET, ("master",), 1)), "utf-8")
    assert main(["review", str(path)]) == 0
    assert not re.search(r"-0(\.0+)?\b(?!\.)", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (None, "cannot read"),
        ("broken", "holds no game"),
        ('{"format": "yatzy-desktop-game", "version": 99}', "newer version"),
        (b"\xff\xfe", "holds no game"),
    ],
)
def test_what_is_no_game_is_told_in_one_sentence(
    content: str | bytes | None, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.yatzy"
    if content is not None:
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    assert main(["review", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert word in err
    assert len(err.splitlines()) == 1


def test_control_characters_of_a_name_stay_off_the_screen(
    played: History, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = json.loads(history_to_text(replace(played)))
    plain["players"][0]["name"] = "Å\u202es\u00ade"
    path = tmp_path / "game.yatzy"
    path.write_text(json.dumps(plain), "utf-8")
    assert main(["review", str(path)]) == 0
    assert "\u202e" not in capsys.readouterr().out
