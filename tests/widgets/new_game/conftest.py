"""The dialog for a new game, opened."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from tests.helpers.new_game_hands import SWEDEN, OpenDialog
from yatzy_desktop.adapters.storage.settings import Settings
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.new_game.dialog import NewGameDialog


@pytest.fixture
def open_dialog(qtbot: QtBot) -> OpenDialog:
    def open_it(
        settings: Settings | None = None,
        locale: QLocale = SWEDEN,
        own_rulesets: Sequence[Ruleset] = (),
        language: str = "en",
        fingerprint: str = "",
    ) -> NewGameDialog:
        dialog = NewGameDialog(
            settings or Settings(),
            locale=locale,
            language=language,
            own_rulesets=own_rulesets,
            fingerprint=fingerprint,
        )
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        dialog.activateWindow()
        qtbot.waitUntil(dialog.players.rows[0].edit.hasFocus)
        return dialog

    return open_it
