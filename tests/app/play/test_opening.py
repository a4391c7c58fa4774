"""Games and rules that come from files, and what becomes of a game that is going on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import LEFT, PlayedWindow, kept_state, lay_out
from yatzy_desktop.adapters.records.parked import ParkedGame
from yatzy_desktop.adapters.storage import STARTERS, PlayerEntry
from yatzy_desktop.adapters.storage.game_store import GameStore
from yatzy_desktop.app.play.record_keeper import RecordKeeper
from yatzy_desktop.game import History, RollDice, SeededDice, new_game
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.new_game.dialog import NewGameChoice, NewGameDialog
from yatzy_desktop.widgets.records.parked_window import ParkedWindow
from yatzy_desktop.widgets.rule_editor.dialog import RulesetDialog


@pytest.fixture
def other_game(tmp_path: Path) -> Path:
    path = tmp_path / "elsewhere" / "game.yatzy"
    path.parent.mkdir()
    history = History.starting(new_game(find_ruleset("maxi-da"), ["Cecilia", "David"]))
    history, _ = history.play(RollDice(), SeededDice(5))
    assert GameStore(path.parent).save_copy(path, history, frozenset({1, 2}))
    return path


def drop(played: PlayedWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    entering = QDragEnterEvent(QPoint(50, 50), copy, data, left, none)
    QApplication.sendEvent(played.window, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(played.window, QDropEvent(QPointF(50, 50), copy, data, left, none))


def test_a_dropped_game_goes_on_exactly(
    open_window: OpenWindow, tmp_path: Path, other_game: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    drop(played, other_game)
    assert played.state.ruleset.key == "maxi-da"
    assert played.state.turn.rolls_used == 1
    assert played.context.game.model.held == {1, 2}
    assert kept_state(tmp_path) == played.state


def parked(played: PlayedWindow) -> tuple[ParkedGame, ...]:
    """The games that wait, the latest first."""
    keeper = played.window.findChild(RecordKeeper)
    assert keeper is not None
    return keeper.parked.games()


def test_a_running_game_waits_while_another_is_opened(
    open_window: OpenWindow, tmp_path: Path, other_game: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    played.roll()
    drop(played, other_game)
    assert played.state.ruleset.key == "maxi-da"
    assert [game.ruleset.key for game in parked(played)] == ["yatzy-sv"]
    assert "waits" in played.window.notice_bar.text


def test_a_game_that_nothing_happened_in_does_not_wait(
    open_window: OpenWindow, tmp_path: Path, other_game: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    drop(played, other_game)
    assert parked(played) == ()


@pytest.mark.parametrize(
    "content", [b"", b"\0" * 4096, b'{"format": "yatzy', b"[]", "ÅÄÖ".encode("utf-16")]
)
def test_a_file_that_is_no_game_changes_nothing_and_is_named(
    open_window: OpenWindow, tmp_path: Path, content: bytes
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    bad = tmp_path / "bad file.yatzy"
    bad.write_bytes(content)
    played = open_window()
    before = played.state
    drop(played, bad)
    assert played.state == before
    assert "bad file.yatzy" in played.window.notice_bar.text
    assert bad.read_bytes() == content


def test_a_dropped_rules_file_is_kept_and_shown(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    store = played.context.storage.ruleset_store
    own = store.add(find_ruleset("yatzy-sv"))
    assert own is not None
    exported = tmp_path / "rules.yatzy"
    assert store.export_file(own, exported)
    drop(played, exported)
    assert len(store.rulesets) == 2
    dialogs = [each for each in played.window.findChildren(RulesetDialog) if each.isVisible()]
    assert len(dialogs) == 1


def test_playing_by_other_rules_keeps_the_people(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna", "Bo"])
    played = open_window()
    played.window.menu.rule_settings.trigger()
    dialog = played.window.findChildren(RulesetDialog)[-1]
    dialog.play_requested.emit(find_ruleset("maxi-nb"))
    assert played.state.ruleset.key == "maxi-nb"
    assert [player.name for player in played.state.players] == ["Anna", "Bo"]
    assert played.context.storage.settings_model.settings.ruleset == "maxi-nb"


def open_parked(played: PlayedWindow) -> ParkedWindow:
    """Open the list of games that wait by the button in New game."""
    played.window.menu.new_game.trigger()
    dialog = played.window.findChildren(NewGameDialog)[-1]
    QTest.mouseClick(dialog.parked_button, LEFT)
    return played.window.findChildren(ParkedWindow)[-1]


def test_a_game_waits_and_goes_on_from_new_game(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    played.roll()
    before = played.state
    played.window.menu.new_game.trigger()
    (dialog,) = played.window.findChildren(NewGameDialog)
    assert not dialog.parked_button.isVisible()
    QTest.mouseClick(dialog.start_button, LEFT)
    assert played.state != before
    played.roll()
    second = played.state
    window = open_parked(played)
    assert [cell.text for cell in window.model.rows[0].cells][:3] == [
        "Anna",
        "Yatzy (Sweden)",
        "1 of 15",
    ]
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert played.state == before
    assert kept_state(tmp_path) == before
    assert not any(each.isVisible() for each in played.window.findChildren(NewGameDialog))
    QTest.mouseClick(open_parked(played).go_on_button, LEFT)
    assert played.state == second


def test_a_game_that_waits_can_be_given_up(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    played.roll()
    played.window.menu.rematch.trigger()
    window = open_parked(played)
    QTest.mouseClick(window.give_up_button, LEFT)
    assert not window.isVisible()
    played.qtbot.waitUntil(lambda: parked(played) == ())


def test_a_game_that_is_opened_closes_the_dialog_for_a_new_one(
    open_window: OpenWindow, tmp_path: Path, other_game: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    played.window.menu.new_game.trigger()
    drop(played, other_game)
    assert not any(each.isVisible() for each in played.window.findChildren(NewGameDialog))
    assert played.state.ruleset.key == "maxi-da"


def test_what_could_not_be_opened_is_forgotten_when_a_game_begins(
    open_window: OpenWindow, tmp_path: Path, other_game: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    bad = tmp_path / "bad.yatzy"
    bad.write_bytes(b"")
    played = open_window()
    drop(played, bad)
    assert "bad.yatzy" in played.window.notice_bar.text
    drop(played, other_game)
    assert played.window.notice_bar.text == ""


def test_rules_that_are_dropped_come_into_the_open_dialog(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    store = played.context.storage.ruleset_store
    own = store.add(find_ruleset("yatzy-sv"))
    assert own is not None
    exported = tmp_path / "rules.yatzy"
    assert store.export_file(own, exported)
    played.window.menu.rule_settings.trigger()
    drop(played, exported)
    shown = [each for each in played.window.findChildren(RulesetDialog) if each.isVisible()]
    assert len(shown) == 1
    assert len(store.rulesets) == 2


def test_what_was_chosen_for_a_game_that_was_not_begun_is_forgotten(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    played.roll()
    before = played.context.storage.settings_model.settings
    state = played.state
    (tmp_path / "parked").write_text("where the running game would wait")
    played.window.menu.new_game.trigger()
    dialog = played.window.findChildren(NewGameDialog)[-1]
    dialog.choice_made.emit(
        NewGameChoice(find_ruleset("maxi-da"), (PlayerEntry("Zoe"),), STARTERS[1])
    )
    assert played.window.notice_bar.isVisible()
    assert played.state == state
    assert played.context.storage.settings_model.settings == before


@pytest.mark.parametrize("content", ["broken", '{"format": "yatzy-desktop-rules", "version": 99}'])
def test_what_became_of_own_rules_is_still_told_when_a_game_begins(
    content: str, open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    (tmp_path / "rulesets").mkdir()
    (tmp_path / "rulesets" / "ours-1.yatzy").write_text(content)
    played = open_window()
    model = played.context.game.model
    model.start(History.starting(new_game(find_ruleset("maxi-da"), ["Anna"])))
    assert "ours-1" in played.window.notice_bar.text


def test_beside_another_copy_nothing_is_written_and_the_title_says_so(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    played = open_window(may_write=False)
    played.roll()
    played.window.menu.larger_text.trigger()
    assert "nothing is saved" in played.window.windowTitle()
    played.window.close()
    after = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert after == before
