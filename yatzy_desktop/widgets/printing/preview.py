"""A sheet as it will come out of the printer, painted by the same code."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yatzy_desktop.adapters.printing import Sheet, paint_sheet
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    Dressed,
    line_pen,
    text_unit,
)

_PAPER = QColor(255, 255, 255)
_WIDTH, _HEIGHT = 17.0, 22.0
_LEAST = 9.0
_EDGE = 0.4
_NEXT_SHEET = 0.35


class SheetPreview(Dressed, QWidget):
    """Shows one of some sheets, at first the first, with the edges of the others behind it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheets: tuple[Sheet, ...] = ()
        self._shown = 0
        policy = QSizePolicy.Policy.Expanding
        self.setSizePolicy(policy, policy)

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The sheets that are shown."""
        return self._sheets

    @property
    def shown(self) -> int:
        """The number of the sheet on top, from 0."""
        return self._shown

    def show_sheets(self, sheets: Sequence[Sheet]) -> None:
        """Show other sheets; the one with the same number stays on top if there is one."""
        if tuple(sheets) != self._sheets:
            self._sheets = tuple(sheets)
            self._shown = max(0, min(self._shown, len(self._sheets) - 1))
            self.update()

    def turn_to(self, number: int) -> None:
        """Put a sheet on top, by its number from 0; raises IndexError."""
        if number not in range(len(self._sheets)):
            raise IndexError(number)
        self._shown = number
        self.update()

    def paper_rect(self) -> QRectF:
        """Return where the sheet on top lies."""
        if not self._sheets:
            return QRectF()
        unit, page = text_unit(self), self._sheets[0].page
        behind = (len(self._sheets) - 1) * _NEXT_SHEET * unit
        edge = _EDGE * unit
        room = QRectF(self.rect()).adjusted(edge, edge, -edge - behind, -edge - behind)
        scale = max(0.0, min(room.width() / page.width, room.height() / page.height))
        paper = QRectF(0, 0, page.width * scale, page.height * scale)
        paper.moveCenter(room.center())
        return paper

    @override
    def sizeHint(self) -> QSize:
        unit = text_unit(self)
        return QSize(round(_WIDTH * unit), round(_HEIGHT * unit))

    @override
    def minimumSizeHint(self) -> QSize:
        least = round(_LEAST * text_unit(self))
        return QSize(least, least)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._sheets:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper, unit = self.paper_rect(), text_unit(self)
        for number in range(len(self._sheets) - 1, -1, -1):
            shift = number * _NEXT_SHEET * unit
            self._paint_paper(painter, paper.translated(shift, shift))
        sheet = self._sheets[self._shown]
        painter.setClipRect(paper)
        painter.translate(paper.topLeft())
        scale = paper.width() / sheet.page.width
        painter.scale(scale, scale)
        paint_sheet(painter, sheet)

    def _paint_paper(self, painter: QPainter, paper: QRectF) -> None:
        unit = text_unit(self)
        shadow = QColor(self.theme.shadow)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(1, 4):
            shadow.setAlphaF(min(1.0, self.theme.shadow.alphaF()) * 0.12)
            painter.setBrush(shadow)
            grown = step * 0.07 * unit
            painter.drawRect(paper.adjusted(-grown, -grown / 2, grown, grown * 1.5))
        painter.setPen(line_pen(self.theme.border, max(1.0, unit * 0.05)))
        painter.setBrush(_PAPER)
        painter.drawRect(paper)
