"""What could not be saved in the window is saved as soon as it can be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.app.conftest import OpenWindow
from tests.helpers.full_disk import fill, small_disk
from tests.helpers.played_window import PlayedWindow, kept_state, lay_out
from yatzy_desktop.adapters.storage.game_store import GameStore
from yatzy_desktop.adapters.storage.settings import SettingsStore
from yatzy_desktop.widgets.dialogs import QuestionDialog


class Blocked:
    """A window whose game and settings cannot be saved until they are released."""

    def __init__(self, played: PlayedWindow) -> None:
        self.played = played
        self.folder = played.folder
        self._held_back = [self.folder / "current.yatzy", self.folder / "settings.json"]
        for path in self._held_back:
            path.unlink()
            path.mkdir()  # nothing can be written where a folder is
        played.roll()
        played.window.menu.larger_text.trigger()

    def release(self) -> None:
        for path in self._held_back:
            path.rmdir()

    @property
    def is_saved(self) -> bool:
        settings = SettingsStore(self.folder).load()
        now = self.played.context.storage.settings_model.settings
        return kept_state(self.folder) == self.played.state and settings == now


@pytest.fixture
def blocked(open_window: OpenWindow, tmp_path: Path) -> Blocked:
    folder = tmp_path / "data"
    lay_out(folder, "yatzy-sv", ["Anna"])
    return Blocked(open_window(folder))


def _close(blocked: Blocked) -> None:
    blocked.played.window.close()


def _leave_program(_blocked: Blocked) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


def _quit(_blocked: Blocked) -> None:
    QApplication.instance().aboutToQuit.emit()  # type: ignore[union-attr]


@pytest.mark.parametrize("event", [_close, _leave_program, _quit])
def test_it_is_saved_when_the_person_goes(
    blocked: Blocked, event: Callable[[Blocked], None]
) -> None:
    blocked.release()
    event(blocked)
    assert blocked.is_saved


def test_it_is_saved_when_another_window_has_the_focus(qtbot: QtBot, blocked: Blocked) -> None:
    blocked.release()
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not blocked.played.context.storage.save_retry.is_planned)
    assert blocked.is_saved


def test_the_warning_goes_when_it_is_no_longer_true(blocked: Blocked) -> None:
    bar = blocked.played.window.notice_bar
    assert len([bar.text, *bar.waiting]) == 2
    blocked.played.window.menu.smaller_text.trigger()
    blocked.played.hold(0)
    assert len([bar.text, *bar.waiting]) == 2
    assert blocked.played.context.storage.save_retry.is_planned
    blocked.release()
    blocked.played.fill("chance")
    assert len([bar.text, *bar.waiting]) == 1
    assert "settings" in bar.text
    blocked.played.window.menu.larger_text.trigger()
    assert bar.text == ""
    assert not blocked.played.context.storage.save_retry.is_planned


def test_a_full_disk_is_told_once_and_the_last_action_kept(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    with small_disk(tmp_path / "disk") as folder:
        lay_out(folder, "yatzy-sv", ["Anna"])
        played = open_window(folder)
        before, ballast = played.state, fill(folder)
        played.roll()
        played.fill("chance")
        assert kept_state(folder) == before
        bar = played.window.notice_bar
        assert "Perhaps the disk is full" in bar.text
        assert str(folder) not in bar.text
        assert bar.waiting == ()
        ballast.unlink()
        played.window.close()
        assert kept_state(folder) == played.state != before


def asked(blocked: Blocked) -> QuestionDialog:
    dialogs = blocked.played.window.findChildren(QuestionDialog)
    (dialog,) = [each for each in dialogs if each.isVisible()]
    return dialog


def test_closing_what_cannot_be_saved_asks_and_enter_changes_nothing(blocked: Blocked) -> None:
    window = blocked.played.window
    window.close()
    window.close()  # asks no second time
    assert window.isVisible()
    QTest.keyClick(asked(blocked), Qt.Key.Key_Return)
    assert window.isVisible()
    blocked.release()
    window.close()
    assert not window.isVisible()
    assert blocked.is_saved


def test_one_can_close_all_the_same(blocked: Blocked) -> None:
    blocked.played.window.close()
    asked(blocked).agree_button.click()
    assert not blocked.played.window.isVisible()


def test_a_copy_elsewhere_is_enough_to_close(blocked: Blocked, tmp_path: Path) -> None:
    played = blocked.played
    played.window.close()
    asked(blocked).other_button.click()
    dialog = played.window.findChildren(QFileDialog)[-1]
    dialog.reject()
    assert played.window.isVisible()
    played.window.close()
    asked(blocked).other_button.click()
    path = tmp_path / "elsewhere.yatzy"
    played.window.findChildren(QFileDialog)[-1].fileSelected.emit(str(path))
    assert not played.window.isVisible()
    session = GameStore(tmp_path).load_file(path)
    assert session is not None
    assert session.history.state == played.state
