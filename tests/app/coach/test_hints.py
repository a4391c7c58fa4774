"""Hints and values on the pad, in the real window with real tables."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.app.conftest import OpenWindow
from tests.helpers.coached_window import (
    ASKING,
    SLOW,
    VALUES,
    ask_for_hint,
    busy,
    hear_all,
    helped,
    known,
    lay,
    losses,
    pictures,
    plain,
)
from tests.helpers.played_window import LEFT
from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardRole
from yatzy_desktop.game import Player, ScoreBox
from yatzy_desktop.rules import UpperBonus, find_ruleset

# Hints


def test_a_hint_tells_what_to_keep_and_why(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path)
    played = open_window()
    before = pictures(played)
    ask_for_hint(played)
    card, best = played.window.hint_card, known(played).choices
    assert plain(card.title.text()) == "Keep 5 5 5"
    compared = plain(card.comparisons.text())
    assert f"+{best[1].loss:.1f} over keeping 4 5 5 5" in compared
    assert f"+{best[2].loss:.1f} over taking Full house for 23" in compared
    assert "Four of a kind: 52%" in plain(card.reasons.text())
    assert card.note.isHidden()
    assert card.accessibleName().startswith(card.title.text())
    lifted = [now != then for now, then in zip(pictures(played), before, strict=True)]
    assert lifted == [False, False, True, True, True]


@pytest.mark.parametrize(
    ("faces", "filled", "title"),
    [
        ([6, 6, 6, 6, 6], [], "Take Yatzy: 50"),
        ([2, 3, 4, 5, 6], [], "Take Large straight: 20"),
        ([2, 3, 4, 5, 6], ["large_straight", "chance"], "Keep 6"),
    ],
)
def test_the_best_comes_first_and_never_a_filled_box(
    open_window: OpenWindow, tmp_path: Path, faces: list[int], filled: list[str], title: str
) -> None:
    lay(tmp_path, faces, filled=filled)
    played = open_window()
    ask_for_hint(played)
    assert plain(played.window.hint_card.title.text()) == title
    shown = played.window.hint_card.accessibleName()
    assert "Large straight" not in shown or "large_straight" not in filled


def test_the_box_of_a_hint_is_marked_until_the_next_action(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path, [6, 6, 6, 6, 6])
    played = open_window()
    model = played.window.pad.view.model()
    index = model.index(played.row_of("yatzy"), 0)
    assert not index.data(ScorecardRole.IS_ADVISED)
    ask_for_hint(played)
    assert index.data(ScorecardRole.IS_ADVISED)
    played.fill("chance")
    assert not index.data(ScorecardRole.IS_ADVISED)
    assert played.window.hint_card.isHidden()


@pytest.mark.parametrize("way", ["H", "Escape", "cross", "roll", "fill"])
def test_a_hint_goes_by_many_ways(open_window: OpenWindow, tmp_path: Path, way: str) -> None:
    lay(tmp_path)
    played = open_window()
    flat = pictures(played)
    ask_for_hint(played)
    match way:
        case "H":
            played.press(Qt.Key.Key_H)
        case "Escape":
            played.press(Qt.Key.Key_Escape)
        case "cross":
            QTest.mouseClick(played.window.hint_card.close_button, LEFT)
        case "roll":
            played.roll()
        case "fill":
            played.fill("chance")
    assert played.window.hint_card.isHidden()
    if way in {"H", "Escape", "cross"}:
        assert pictures(played) == flat
        assert played.state.turn.rolls_used == 1


def test_dice_can_be_held_as_the_hint_says_while_it_is_read(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path)
    played = open_window()
    ask_for_hint(played)
    played.hold(2, 3, 4)
    assert played.window.hint_card.isVisible()
    assert played.context.game.model.held == {2, 3, 4}


def test_there_are_hints_only_for_a_person_with_dice_at_rest(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path, others=[Player("Embla", "master")])
    played = open_window(pace_ms=3_600_000)
    hint = played.window.menu.hint
    assert hint.isEnabled()
    played.window.table.set_motion(SLOW)
    played.roll()
    assert not hint.isEnabled()
    played.window.table.finish()
    assert hint.isEnabled()
    played.fill("chance")
    assert not played.state.player.is_human
    assert not hint.isEnabled()


def test_no_hint_comes_after_the_action_it_was_asked_for(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path)
    played = open_window()
    with busy(played):
        played.press(Qt.Key.Key_H)
        played.fill("chance")
    hear_all(played)
    assert played.window.hint_card.isHidden()
    assert helped(played) == [False, False]


def test_rules_without_a_table_are_judged_by_similar_ones(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    own = replace(find_ruleset("yatzy-sv"), key="own", name="Ours", upper_bonus=UpperBonus(60, 70))
    lay(tmp_path, ruleset=own)
    played = open_window()
    ask_for_hint(played)
    assert "similar rules" in played.window.hint_card.note.text()
    assert played.window.hint_card.note.isVisible()


def test_missing_tables_are_told_and_stop_nothing(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, settings=replace(ASKING, values_on_pad=True))
    played = open_window()
    runner = played.context.game.policy_runner
    runner._tables, runner._library = tmp_path, None
    played.hold(2, 3, 4)
    played.roll()
    hear_all(played)
    assert played.state.turn.rolls_used == 2
    played.press(Qt.Key.Key_H)
    hear_all(played)
    assert "no advice" in played.window.header.hint.text()
    played.hold(0)
    played.roll()
    played.qtbot.waitUntil(lambda: played.state.turn.rolls_used == 3, timeout=10_000)


def test_a_hint_speaks_the_language_in_force(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path)
    played = open_window()
    ask_for_hint(played)
    card = played.window.hint_card
    english = card.accessibleName()
    played.context.storage.settings_model.change(language="sv")
    played.qtbot.waitUntil(lambda: card.accessibleName() != english)
    played.context.storage.settings_model.change(language="en")
    played.qtbot.waitUntil(lambda: card.accessibleName() == english)


def test_what_was_done_with_help_is_logged(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path)
    played = open_window()
    ask_for_hint(played)
    played.press(Qt.Key.Key_Escape)
    played.roll()
    played.fill("chance")
    assert helped(played) == [False, True, False]


def test_help_seen_before_the_program_ended_is_logged_as_well(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path)
    first = open_window()
    ask_for_hint(first)
    first.close()
    again = open_window()
    again.fill("chance")
    assert helped(again) == [False, True]


# Values on the pad


def test_values_are_shown_only_when_wanted(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path)
    played = open_window()
    assert losses(played) == {}
    played.window.menu.values.trigger()
    played.qtbot.waitUntil(lambda: bool(losses(played)), timeout=10_000)
    assert played.context.storage.settings_model.settings.values_on_pad
    expected = {
        each.action.category: each.loss
        for each in known(played).choices
        if isinstance(each.action, ScoreBox)
    }
    assert losses(played).keys() == expected.keys()
    assert losses(played)["full_house"] == f"−{expected['full_house']:.1f}"
    index = played.window.pad.view.model().index(played.row_of("full_house"), 0)
    spoken = index.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert f"{expected['full_house']:.1f} points less than the best choice." in spoken
    played.window.menu.values.trigger()
    assert losses(played) == {}


def test_values_follow_every_landing_and_never_come_before_it(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path, settings=VALUES)
    played = open_window()
    played.qtbot.waitUntil(lambda: bool(losses(played)), timeout=10_000)
    first = losses(played)
    played.window.table.set_motion(SLOW)
    played.roll()
    hear_all(played)
    assert losses(played) == {}
    played.window.table.finish()
    played.qtbot.waitUntil(lambda: bool(losses(played)), timeout=10_000)
    assert losses(played) != first
    assert helped(played) == [False, True]


def test_the_best_box_says_so(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, [6, 6, 6, 6, 6], settings=VALUES)
    played = open_window()
    played.qtbot.waitUntil(lambda: bool(losses(played)), timeout=10_000)
    assert [key for key, text in losses(played).items() if text == "best"] == ["yatzy"]
