"""A strip in the ruleset dialog that tells or asks something, with buttons to answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    Dressed,
    EvenGridLayout,
    TextLabel,
    announce,
    line_pen,
    rounded,
    text_unit,
)

Answer = tuple[str, Callable[[], None]]
"""The text of a button, and what it does after the strip is gone."""


class NoticeStrip(Dressed, QWidget):
    """Hidden until there is something to tell; a new notice takes the place of the old one."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = TextLabel(self)
        self.buttons: list[DrawnButton] = []
        self._answers = EvenGridLayout()
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.addWidget(self.label)
        self._layout.addLayout(self._answers)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.hide()

    @property
    def text(self) -> str:
        """What is told; empty when the strip is hidden."""
        return "" if self.isHidden() else self.label.text()

    def show_notice(self, text: str, answers: Sequence[Answer], *, ask: bool = False) -> None:
        """Tell something; with `ask` the first answer gets the keyboard."""
        self._clear()
        self.label.setText(text)
        for label, action in answers:
            button = DrawnButton(ButtonKind.QUIET, self)
            button.setText(label)
            button.clicked.connect(self._answered(action))
            self.buttons.append(button)
            self._answers.addWidget(button)
            button.show()
        self.show()
        announce(self, text)
        if ask and self.buttons:
            self.buttons[0].setFocus()

    def dismiss(self) -> None:
        """Take the notice away."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, unit = self.theme, text_unit(self)
        line = max(1.0, unit * 0.06)
        painter.setPen(line_pen(theme.border, line))
        painter.setBrush(theme.paper_header)
        area = QRectF(self.rect()).adjusted(line, line, -line, -line)
        painter.drawPath(rounded(area, unit * 0.4))

    def _answered(self, action: Callable[[], None]) -> Callable[[], None]:
        def answer() -> None:
            self.dismiss()
            action()

        return answer

    def _clear(self) -> None:
        for button in self.buttons:
            self._answers.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._layout.setContentsMargins(*(round(unit * 0.6),) * 4)
        self._layout.setSpacing(round(unit * 0.4))
        self._answers.setSpacing(round(unit * 0.4))
