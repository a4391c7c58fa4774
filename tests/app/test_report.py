"""What is copied for a report tells of the program and not of those who play."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import lay_out
from yatzy_desktop import __version__
from yatzy_desktop.adapters.storage.settings import PlayerEntry, Settings
from yatzy_desktop.app.report import report_details
from yatzy_desktop.widgets.dialogs.about import AboutDialog
from yatzy_desktop.widgets.dialogs.manual import ManualPage


def test_it_has_versions_and_settings_but_no_names_and_no_paths(qapp: QApplication) -> None:
    settings = Settings(
        players=(PlayerEntry("Åse-Marie"),), known_names=("Hjalmar",), theme="dark", volume=35
    )
    told = report_details(settings)
    assert told.startswith(f"Yatzy Desktop {__version__} ")
    assert "theme: dark\n" in told
    assert "volume: 35\n" in told
    for private in ("Åse-Marie", "Hjalmar", str(Path.home()), "/", "\\"):
        assert private not in told.replace("KDE/", "").replace("GNU/Linux", "")


def test_about_and_manual_open_from_the_menu(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window()
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    played.window.menu.about.trigger()
    (about,) = played.window.findChildren(AboutDialog)
    about.folder_button.click()
    assert [Path(url.toLocalFile()) for url in opened] == [tmp_path]
    about.close()
    played.window.menu.manual.trigger()
    (page,) = played.window.findChildren(ManualPage)
    assert page.sections.item(0).text() == "Begin a game"
    played.context.storage.settings_model.change(language="sv")
    QApplication.processEvents()
    assert page.sections.item(0).text() == "Börja ett spel"
    played.window.menu.manual.trigger()
    assert len(played.window.findChildren(ManualPage)) == 1
