"""Lets files be dropped on a window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from yatzy_desktop.compat import override


class FileDrop(QObject):
    """Takes files of this computer that are dropped on a widget, the first where there are more."""

    dropped = Signal(object)
    """The Path of a file."""

    def __init__(self, target: QWidget) -> None:
        super().__init__(target)
        target.setAcceptDrops(True)
        target.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in {QEvent.Type.DragEnter, QEvent.Type.Drop}:
            return False
        assert isinstance(event, QDropEvent)  # noqa: S101 - Qt's own promise for these types
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if not files:
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self.dropped.emit(Path(files[0]))
        return True
