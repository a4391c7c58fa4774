"""Colours and text size follow the settings at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication

from tests.helpers.dress import wear
from yatzy_desktop.adapters.storage.settings import Settings, SettingsModel
from yatzy_desktop.app.appearance import Appearance
from yatzy_desktop.widgets.look.theme import Theme


@pytest.fixture
def application(qapp: QApplication) -> Iterator[QApplication]:
    font = QFont(qapp.font())
    yield qapp
    qapp.setFont(font)
    wear("light")


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_chosen_colours_are_those_of_the_application(
    application: QApplication, name: str
) -> None:
    appearance = Appearance(application, SettingsModel(Settings(theme=name)))
    assert appearance.theme.name == name
    window = application.palette().color(QPalette.ColorRole.Window)
    assert window == appearance.theme.window


def test_another_theme_holds_at_once_and_is_told_once(application: QApplication) -> None:
    model = SettingsModel(Settings(theme="light"))
    appearance = Appearance(application, model)
    heard: list[Theme] = []
    appearance.theme_changed.connect(heard.append)
    model.change(theme="dark")
    model.change(language="sv")
    assert [theme.name for theme in heard] == ["dark"]
    assert appearance.theme is heard[0]
    window = application.palette().color(QPalette.ColorRole.Window)
    assert window == heard[0].window


def test_text_grows_with_its_size_and_shrinks_again(application: QApplication) -> None:
    model = SettingsModel(Settings())
    appearance = Appearance(application, model)
    usual = application.font().pointSizeF()
    model.change(text_size=200)
    assert application.font().pointSizeF() == pytest.approx(2 * usual)
    model.change(text_size=100)
    assert application.font().pointSizeF() == pytest.approx(usual)
    assert appearance.theme.name in {"light", "dark"}
