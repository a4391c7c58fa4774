"""The frame of all dialogs: a heading, contents that scroll when they must, and buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    Dressed,
    Heading,
    draw_focus_ring,
    text_unit,
)

_SCREEN_SHARE = 0.94


class SheetDialog(Dressed, QDialog):
    """A dialog with a heading, a body in a scroll area, and a row of buttons below.

    Subclasses fill `body` and `footer`, and give texts in `retranslate`. Escape closes it;
    with a parent it then deletes itself. It grows with the text, as far as the screen goes,
    and what has the focus stays in sight.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, on=False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=parent is not None)
        self.heading = Heading(1.6, self)
        self.body = QWidget()
        self.scroll_area = QScrollArea(self)
        self.scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll_area.setWidgetResizable(True)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll_area.setWidget(self.body)
        self.body.setAutoFillBackground(False)
        self.scroll_area.viewport().setAutoFillBackground(False)
        self.scroll_area.installEventFilter(self)
        self.scroll_area.verticalScrollBar().rangeChanged.connect(self._show_focused)
        self.footer = QHBoxLayout()
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self.heading)
        self._outer.addWidget(self.scroll_area, 1)
        self._outer.addLayout(self.footer)

    def arrange(self) -> None:
        """Fit distances and directions to the text size and the width."""

    def wanted_width(self) -> float:
        """Return how wide the dialog opens, in text lines."""
        return 36.0

    def wanted_height(self) -> float:
        """Return how high the dialog opens at most, in text lines."""
        return 34.0

    @override
    def sizeHint(self) -> QSize:
        unit = text_unit(self)
        width = min(round(self.wanted_width() * unit), self._room().width())
        margins = self._outer.contentsMargins()
        inner = width - margins.left() - margins.right()
        layout = self.body.layout()
        body = layout.totalHeightForWidth(inner) if layout else 0
        around = self.heading.heightForWidth(inner) + self.footer.sizeHint().height()
        gaps = 2 * self._outer.spacing() + margins.top() + margins.bottom()
        height = min(body + around + gaps, round(self.wanted_height() * unit))
        return QSize(width, min(height, self._room().height()))

    @override
    def minimumSizeHint(self) -> QSize:
        unit = text_unit(self)
        least = QSize(round(20 * unit), round(12 * unit))
        return least.boundedTo(self.sizeHint()).boundedTo(self._room().size())

    @override
    def showEvent(self, event: QShowEvent) -> None:
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            self.resize(self.sizeHint())
        super().showEvent(event)

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        side = round(unit * 1.1)
        self._outer.setContentsMargins(side, round(unit * 0.9), side, round(unit * 0.8))
        self._outer.setSpacing(round(unit * 0.7))
        self.footer.setSpacing(round(unit * 0.5))
        self.arrange()
        self.grow()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        return False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.scroll_area.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            gap = text_unit(self) * 0.3
            ring = QRectF(self.scroll_area.geometry()).adjusted(-gap, -gap, gap, gap)
            draw_focus_ring(painter, ring, gap, self.theme.focus)

    def _room(self) -> QRect:
        """Return the part of the screen that the dialog may take."""
        free = self.screen().availableGeometry()
        return QRect(
            free.topLeft(),
            QSize(round(free.width() * _SCREEN_SHARE), round(free.height() * _SCREEN_SHARE)),
        )

    def grow(self) -> None:
        """Take the room that larger text or more lines ask for, and stay on the screen."""
        if not self.isVisible():
            return
        self.resize(self.size().expandedTo(self.sizeHint()))
        free, frame = self.screen().availableGeometry(), self.frameGeometry()
        left = max(free.left(), min(frame.left(), free.right() + 1 - frame.width()))
        top = max(free.top(), min(frame.top(), free.bottom() + 1 - frame.height()))
        if (left, top) != (frame.left(), frame.top()):
            self.move(left, top)

    def _show_focused(self) -> None:
        """Keep what has the focus in sight while the body around it grows."""
        focused = self.focusWidget()
        if focused is not None and self.body.isAncestorOf(focused):
            margin = round(text_unit(self) * 1.5)
            self.scroll_area.ensureWidgetVisible(focused, 0, margin)
