"""A copy of the game in a file that a person chooses."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, lay_out
from yatzy_desktop.adapters.storage.game_store import GameStore

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="other systems have their own dialogs and homes"
)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    return folder


@pytest.fixture
def played(open_window: OpenWindow, tmp_path: Path) -> PlayedWindow:
    lay_out(tmp_path / "data", "yatzy-sv", ["Anna"])
    played = open_window(tmp_path / "data")
    played.roll()
    return played


def offer(played: PlayedWindow) -> QFileDialog:
    played.window.menu.save_copy.trigger()
    dialog = played.window.findChildren(QFileDialog)[-1]
    assert dialog.isVisible()
    return dialog


def save(dialog: QFileDialog) -> None:
    buttons = dialog.findChild(QDialogButtonBox)
    assert isinstance(buttons, QDialogButtonBox)
    buttons.button(QDialogButtonBox.StandardButton.Save).click()


@pytest.mark.parametrize("has_documents", [True, False])
def test_a_name_in_a_folder_that_exists_is_suggested(
    home: Path, played: PlayedWindow, *, has_documents: bool
) -> None:
    folder = home / "Documents" if has_documents else home
    folder.mkdir(exist_ok=True)
    dialog = offer(played)
    day = played.context.game.clock().date().isoformat()
    assert dialog.selectedFiles() == [str(folder / f"Yatzy {day}.yatzy")]
    save(dialog)
    session = GameStore(home).load_file(folder / f"Yatzy {day}.yatzy")
    assert session is not None
    assert session.history == played.context.game.model.history
    assert played.window.notice_bar.text == f"Saved as Yatzy {day}.yatzy."


def test_a_folder_that_is_missing_is_told_and_not_made(home: Path, played: PlayedWindow) -> None:
    dialog = offer(played)
    dialog.fileSelected.emit(str(home / "no such folder" / "copy.yatzy"))
    assert "no such folder" in played.window.notice_bar.text
    assert list(home.iterdir()) == []


def test_what_was_saved_takes_the_place_of_what_failed(home: Path, played: PlayedWindow) -> None:
    for name in ("none/one.yatzy", "two.yatzy", "three.yatzy"):
        offer(played).fileSelected.emit(str(home / name))
    assert played.window.notice_bar.text == "Saved as three.yatzy."
    assert "Saved as two.yatzy." not in played.window.notice_bar.waiting
