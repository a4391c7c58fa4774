"""The language that is in force is ticked, also when it holds for one run only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, lay_out
from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.adapters.storage.settings import SettingsStore


@pytest.fixture
def played(open_window: OpenWindow, tmp_path: Path) -> Iterator[PlayedWindow]:
    lay_out(tmp_path, "yatzy-sv", ["Anna"])
    played = open_window(arguments=["--language", "fi"])
    yield played
    played.context.look.translator.apply("en")


def choices(played: PlayedWindow) -> list[QAction]:
    actions = played.window.findChildren(QAction)
    finnish = next(each for each in actions if each.text() == LANGUAGES["fi"].own_name)
    group = finnish.actionGroup()
    assert group is not None
    return list(group.actions())


def ticked(played: PlayedWindow) -> list[str]:
    return [each.text() for each in choices(played) if each.isChecked()]


def test_the_language_of_this_run_is_ticked_but_not_kept(
    played: PlayedWindow, tmp_path: Path
) -> None:
    assert ticked(played) == [LANGUAGES["fi"].own_name]
    played.window.menu.larger_text.trigger()
    assert ticked(played) == [LANGUAGES["fi"].own_name]
    kept = SettingsStore(tmp_path).load()
    assert (kept.language, kept.text_size) == ("system", 110)


def test_the_system_language_can_be_chosen_instead(played: PlayedWindow, tmp_path: Path) -> None:
    choices(played)[0].trigger()
    assert played.context.look.translator.language == "en"
    assert len(ticked(played)) == 1
    assert ticked(played) != [LANGUAGES["fi"].own_name]
    assert SettingsStore(tmp_path).load().language == "system"
