from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.dress import wear
from tests.helpers.played_window import AT_ONCE, PlayedWindow
from yatzy_desktop.widgets.table.motion import MotionSettings

OpenWindow = Callable[..., PlayedWindow]


@pytest.fixture
def open_window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[OpenWindow]:
    """Open the real window over a folder, by default the test's own; all are closed at the end."""
    font = QFont(qapp.font())
    locale = QLocale()
    opened: list[PlayedWindow] = []

    def open_one(
        folder: Path | None = None,
        *,
        seed: int | None = 1,
        pace_ms: int = 0,
        motion: MotionSettings = AT_ONCE,
        arguments: Sequence[str] = (),
        may_write: bool = True,
        beginner: bool = False,
    ) -> PlayedWindow:
        window = PlayedWindow(
            qtbot,
            folder or tmp_path,
            seed=seed,
            pace_ms=pace_ms,
            motion=motion,
            arguments=arguments,
            may_write=may_write,
            beginner=beginner,
        )
        opened.append(window)
        return window

    yield open_one
    for window in opened:
        window.close()
        window.context.look.translator.apply("en")
    QLocale.setDefault(locale)
    wear("light")
    qapp.setFont(font)
