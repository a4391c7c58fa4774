"""The field in the list of boxes for what own rules call a box."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.rules.limits import MAX_BOX_NAME_LENGTH
from yatzy_desktop.widgets.look import TextField


class BoxNameField(TextField):
    """Stands over a name while it is written; Enter ends that, and presses nothing else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(MAX_BOX_NAME_LENGTH)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.accept()  # the list takes the name over, and no button of the dialog is pressed
            return
        super().keyPressEvent(event)
