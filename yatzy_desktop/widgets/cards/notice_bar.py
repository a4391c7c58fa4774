"""A quiet bar above the game that tells about something that went wrong."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    Dressed,
    SignButton,
    Theme,
    announce,
    line_pen,
    paint_cross,
    paper_palette,
    text_unit,
)


@dataclass(frozen=True, slots=True)
class _Notice:
    text: str
    topic: str = ""

    def is_about(self, topic: str) -> bool:
        return bool(topic) and topic == self.topic


class NoticeBar(Dressed, QWidget):
    """Shows one sentence at a time, the newest; earlier ones come back when it is closed.

    The same sentence is not shown twice. Nothing goes by itself.
    """

    closed = Signal()
    """The last notice was closed; the keyboard focus may go back to the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: _Notice | None = None
        self._waiting: deque[_Notice] = deque()
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._count = QLabel(self)
        self.close_button = SignButton(paint_cross, self)
        self.close_button.clicked.connect(self.show_next)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self._label, 1)
        self._layout.addWidget(self._count)
        self._layout.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    @property
    def text(self) -> str:
        """The sentence that is shown; empty when the bar is hidden."""
        return "" if self.isHidden() else self._label.text()

    @property
    def waiting(self) -> tuple[str, ...]:
        """The sentences that are shown after this one is closed."""
        return tuple(each.text for each in self._waiting)

    def show_notice(self, text: str, topic: str = "") -> None:
        """Show a sentence at once; one that is not closed yet waits behind it.

        A sentence takes the place of an earlier one on the same topic.
        """
        if not text or text == self.text:
            return
        shown = self._shown
        self._waiting = deque(
            each for each in self._waiting if each.text != text and not each.is_about(topic)
        )
        if shown is not None and not shown.is_about(topic):
            self._waiting.appendleft(shown)
        self._present(_Notice(text, topic))

    def withdraw(self, topic: str) -> None:
        """Take back what was said on a topic: it is no longer so."""
        self._waiting = deque(each for each in self._waiting if not each.is_about(topic))
        self._tell_count()
        if self._shown is not None and self._shown.is_about(topic):
            self.show_next()

    def show_next(self) -> None:
        """Close the sentence that is shown and show the next one, if one waits."""
        if self._waiting:
            self._present(self._waiting.popleft())
        elif self._shown is not None:
            self._shown = None
            self.hide()
            self._label.clear()
            self.closed.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.show_next()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self.theme, text_unit(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.paper_header)
        line = max(1.0, unit * 0.06)
        painter.fillRect(QRectF(0, self.height() - line, self.width(), line), theme.border)
        edge = unit * 1.15
        label = self._label.geometry()
        top = label.center().y() - edge / 2
        left = unit * 0.8
        if self.isRightToLeft():
            left = self.width() - left - edge
        _paint_sign(painter, QRectF(left, top, edge, edge), theme)

    def _present(self, notice: _Notice) -> None:
        self._shown = notice
        self._label.setText(notice.text)
        self.setAccessibleName(notice.text)
        self._tell_count()
        self.show()
        announce(self, notice.text)

    def _tell_count(self) -> None:
        count = len(self._waiting)
        text = self.tr("+{count}", "further notices that wait")
        self._count.setText(text.format(count=QLocale().toString(count)) if count else "")
        self._count.setVisible(bool(count))

    @override
    def dress(self) -> None:
        self.setPalette(paper_palette(self.theme))

    @override
    def retranslate(self) -> None:
        self.close_button.name(self.tr("Close this notice"))
        self._tell_count()

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        left = round(unit * 2.5)
        self._layout.setContentsMargins(
            left, round(unit * 0.2), round(unit * 0.5), round(unit * 0.2)
        )
        self._layout.setSpacing(round(unit * 0.6))


def _paint_sign(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw a circled exclamation mark."""
    width = rect.width() * 0.09
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line_pen(theme.bonus_behind, width))
    painter.drawEllipse(rect.adjusted(width, width, -width, -width))
    center, height = rect.center(), rect.height()
    stem = QRectF(center.x() - width * 0.65, center.y() - height * 0.24, width * 1.3, height * 0.29)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.bonus_behind)
    painter.drawRoundedRect(stem, width * 0.6, width * 0.6)
    dot = width * 0.78
    painter.drawEllipse(QRectF(center.x() - dot, center.y() + height * 0.15, 2 * dot, 2 * dot))
