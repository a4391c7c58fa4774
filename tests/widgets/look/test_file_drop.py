"""Files dropped on a widget."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from yatzy_desktop.widgets.look.file_drop import FileDrop

COPY, LEFT = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize(
    ("urls", "taken"),
    [
        (["file:///spel/å.yatzy"], "/spel/å.yatzy"),
        (["https://example.org/a.yatzy", "file:///b.yatzy", "file:///c.yatzy"], "/b.yatzy"),
        (["https://example.org/a.yatzy"], None),
        ([], None),
    ],
)
def test_the_first_file_of_this_computer_is_taken(
    qtbot: QtBot, urls: list[str], taken: str | None
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    drop, found = FileDrop(widget), list[Path]()
    drop.dropped.connect(found.append)
    data = QMimeData()
    data.setUrls([QUrl(url) for url in urls])
    enter = QDragEnterEvent(QPoint(5, 5), COPY, data, LEFT, NO_KEYS)
    enter.ignore()
    QApplication.sendEvent(widget, enter)
    assert enter.isAccepted() is (taken is not None)
    assert found == []
    QApplication.sendEvent(widget, QDropEvent(QPointF(5, 5), COPY, data, LEFT, NO_KEYS))
    assert found == ([] if taken is None else [Path(taken)])
