"""Colours and text size follow the settings at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.dress import wear
from yatzy_desktop.adapters.storage.settings import Settings, SettingsModel
from yatzy_desktop.app.appearance import Appearance
from yatzy_desktop.widgets.look.dressed import Dressed
from yatzy_desktop.widgets.look.house_style import HouseStyle
from yatzy_desktop.widgets.look.theme import Theme


@pytest.fixture
def application(qapp: QApplication) -> Iterator[QApplication]:
    font = QFont(qapp.font())
    yield qapp
    qapp.setFont(font)
    wear("light")


def worn(application: QApplication) -> Theme:
    style = application.style()
    assert isinstance(style, HouseStyle)
    return style.theme


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_chosen_colours_are_those_of_the_application(
    application: QApplication, name: str
) -> None:
    Appearance(application, SettingsModel(Settings(theme=name)))
    assert worn(application).name == name
    window = application.palette().color(QPalette.ColorRole.Window)
    assert window == worn(application).window


def test_another_theme_holds_at_once_and_is_told_once(
    application: QApplication, qtbot: QtBot
) -> None:
    model = SettingsModel(Settings(theme="light"))
    Appearance(application, model, parent=model)
    listener = Listener()
    qtbot.addWidget(listener)
    application.processEvents()
    listener.heard.clear()
    model.change(theme="dark")
    model.change(language="sv")
    application.processEvents()
    assert listener.heard == ["dark"]
    window = application.palette().color(QPalette.ColorRole.Window)
    assert window == worn(application).window == listener.theme.window


class Listener(Dressed, QWidget):
    """Keeps the name of each theme that it was dressed in."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def dress(self) -> None:
        self.heard.append(self.theme.name)


def test_text_grows_with_its_size_and_shrinks_again(application: QApplication) -> None:
    model = SettingsModel(Settings())
    Appearance(application, model, parent=model)
    usual = application.font().pointSizeF()
    model.change(text_size=200)
    assert application.font().pointSizeF() == pytest.approx(2 * usual)
    model.change(text_size=100)
    assert application.font().pointSizeF() == pytest.approx(usual)
    assert worn(application).name in {"light", "dark"}
