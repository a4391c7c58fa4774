"""Small drawn flags of the countries whose rules are played."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from yatzy_desktop.adapters.words import Cross, country_flag
from yatzy_desktop.widgets.look.drawing import line_pen, rounded
from yatzy_desktop.widgets.look.theme import Theme

FLAG_SIZE = (1.35, 0.95)
"""Width and height of a flag beside text, in text lines."""

_US_RED, _US_WHITE, _US_BLUE = "#b31942", "#ffffff", "#0a3161"
_STRIPES = 7


def paint_flag(painter: QPainter, rect: QRectF, country: str, theme: Theme) -> None:
    """Draw the flag of a country (ISO 3166 code); a plain card for one that has none here."""
    radius = rect.height() * 0.12
    painter.save()
    painter.setClipPath(rounded(rect, radius))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cross = country_flag(country)
    if cross is not None:
        _paint_cross(painter, rect, cross)
    elif country == "US":
        _paint_stripes(painter, rect)
    else:
        painter.fillRect(rect, theme.button)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line_pen(theme.border, max(1.0, rect.height() * 0.05)))
    painter.drawPath(rounded(rect, radius))


def _paint_cross(painter: QPainter, rect: QRectF, flag: Cross) -> None:
    painter.fillRect(rect, QColor(flag.ground))
    for color, share in ((flag.cross, 0.25), (flag.inner, 0.125)):
        if color is None:
            continue
        thick = rect.height() * share
        across = rect.left() + rect.width() * 0.38
        painter.fillRect(
            QRectF(across - thick / 2, rect.top(), thick, rect.height()), QColor(color)
        )
        middle = rect.center().y()
        painter.fillRect(
            QRectF(rect.left(), middle - thick / 2, rect.width(), thick), QColor(color)
        )


def _paint_stripes(painter: QPainter, rect: QRectF) -> None:
    """Draw fewer stripes than there are, and dots for stars: it is a small picture."""
    painter.fillRect(rect, QColor(_US_WHITE))
    stripe = rect.height() / _STRIPES
    for index in range(0, _STRIPES, 2):
        top = rect.top() + index * stripe
        painter.fillRect(QRectF(rect.left(), top, rect.width(), stripe), QColor(_US_RED))
    canton = QRectF(rect.left(), rect.top(), rect.width() * 0.45, stripe * 4)
    painter.fillRect(canton, QColor(_US_BLUE))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_US_WHITE))
    dot = stripe * 0.28
    for row in range(3):
        for column in range(3):
            x = canton.left() + canton.width() * (column + 0.5) / 3
            y = canton.top() + canton.height() * (row + 0.5) / 3
            painter.drawEllipse(QRectF(x - dot, y - dot, 2 * dot, 2 * dot))
