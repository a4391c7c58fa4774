"""Players without a name: called by their seat, in the language in force wherever it changes."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, lay_out
from yatzy_desktop.adapters.printing.content import game_content
from yatzy_desktop.adapters.printing.language import CardLanguage
from yatzy_desktop.adapters.storage.settings import (
    PlayerEntry,
    Settings,
    SettingsStore,
    settings_from_plain,
)

CALLED = {"en": "Player", "sv": "Spelare", "da": "Spiller", "nb": "Spiller", "fi": "Pelaaja"}
NAMELESS = (PlayerEntry(""), PlayerEntry(""))


def heads(played: PlayedWindow) -> list[str]:
    model = played.window.pad.view.model()
    across = Qt.Orientation.Horizontal
    return [str(model.headerData(column, across)) for column in range(model.columnCount())]


def test_they_are_called_in_the_language_in_force(open_window: OpenWindow, tmp_path: Path) -> None:
    lay_out(tmp_path, "yatzy-sv", ["", ""])
    played = open_window()
    for language, word in CALLED.items():
        played.context.storage.settings_model.change(language=language)
        QApplication.processEvents()
        assert heads(played) == [f"{word} 1", f"{word} 2"]
        assert played.window.header.name.text() == f"{word} 1"
        model = played.window.pad.view.model()
        spoken = model.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole)
        assert f"{word} 2" in spoken
    assert [each.name for each in played.state.players] == ["", ""]


def test_no_name_is_kept_for_them(open_window: OpenWindow, tmp_path: Path) -> None:
    SettingsStore(tmp_path).save(Settings(players=NAMELESS, language="sv"))
    played = open_window()
    played.roll()
    played.fill("chance")
    assert [each.name for each in played.state.players] == ["", ""]
    assert heads(played) == ["Spelare 1", "Spelare 2"]


def test_settings_keep_nameless_players_and_remember_no_name_of_theirs() -> None:
    settings = Settings().seating([PlayerEntry(""), PlayerEntry("Bo")])
    assert settings.known_names == ("Bo",)
    plain = {"players": [{"name": "", "level": None}, {"name": "Bo", "level": None}]}
    assert settings_from_plain(plain).players == (PlayerEntry(""), PlayerEntry("Bo"))


@pytest.mark.parametrize(("language", "word"), list(CALLED.items()))
def test_a_printed_card_calls_them_in_its_own_language(
    open_window: OpenWindow, tmp_path: Path, language: str, word: str
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["", "Bo"])
    played = open_window()
    content = game_content(played.state, CardLanguage(language), date(2025, 1, 1), [0, 1])
    assert content.names == (f"{word} 1", "Bo")
