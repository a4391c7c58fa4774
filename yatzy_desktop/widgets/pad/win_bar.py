"""The quiet bar below the score sheet: how likely each player is to win."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yatzy_desktop.adapters.words import isolated, points_text, shown_in_tip
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import Dressed, Theme, blended, line_pen, rounded, text_unit

_HEIGHT = 1.5
"""In text lines."""
_SHADES = (0.0, 0.45)


class WinBar(Dressed, QWidget):
    """Shows shares of 1 in the order of the players; empty while they are not known."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._shares: tuple[float, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def shares(self) -> tuple[float, ...]:
        """What is shown, empty while nothing is known."""
        return self._shares

    def show_shares(self, names: Sequence[str], shares: Sequence[float] | None) -> None:
        """Show how likely these players are to win; None empties the bar."""
        self._names, self._shares = tuple(names), tuple(shares or ())
        self.retranslate()
        self.update()

    @override
    def retranslate(self) -> None:
        line = self.tr("{player}: {percent}%")
        told = [
            line.format(player=isolated(name), percent=points_text(_percent(share)))
            for name, share in zip(self._names, self._shares, strict=False)
        ]
        text = self.tr("Chance to win: {players}")
        known = text.format(players=QLocale().createSeparatedList(told)) if told else ""
        self.setAccessibleName(known)
        self.setToolTip(shown_in_tip(known))

    @override
    def refit(self) -> None:
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        unit = text_unit(self)
        return QSize(round(unit * 10), round(unit * _HEIGHT))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self.theme, text_unit(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = unit * 0.6
        area = QRectF(self.rect()).adjusted(side, unit * 0.1, -side, -unit * 0.1)
        frame = rounded(area, area.height() * 0.3)
        painter.setPen(line_pen(theme.border, 1))
        painter.setBrush(theme.paper)
        painter.drawPath(frame)
        painter.setClipPath(frame)
        left = area.left()
        for seat, share in enumerate(self._shares):
            part = QRectF(left, area.top(), area.width() * share, area.height())
            self._paint_part(painter, theme, part, seat)
            left = part.right()

    def _paint_part(self, painter: QPainter, theme: Theme, part: QRectF, seat: int) -> None:
        fill: QColor = blended(theme.paper_header, theme.best_fill, _SHADES[seat % 2] * 2)
        painter.fillRect(part, fill)
        painter.setPen(line_pen(theme.paper_rule, 1))
        painter.drawLine(part.topRight(), part.bottomRight())
        name, metrics = self._names[seat], QFontMetricsF(self.font())
        percent = self.tr("{percent}%").format(percent=points_text(_percent(self._shares[seat])))
        room = part.width() - text_unit(self) * 0.6
        whole = self.tr("{player} {percent}").format(player=isolated(name), percent=percent)
        text = next(
            (each for each in (whole, percent) if metrics.horizontalAdvance(each) <= room), ""
        )
        painter.setPen(theme.paper_text)
        painter.drawText(part, Qt.AlignmentFlag.AlignCenter, text)


def _percent(share: float) -> int:
    """Return a share in percent; what is not certain is never told as that."""
    percent = round(100 * share)
    if 0 < share < 1:
        return min(99, max(1, percent))
    return percent
