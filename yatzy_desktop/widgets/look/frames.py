"""Frames of controls that stand out from the window, in any theme."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QWidget

from yatzy_desktop.widgets.look.drawing import draw_focus_ring, line_pen, rounded, text_unit
from yatzy_desktop.widgets.look.theme import INDICATOR_CONTRAST, blended, contrast

_STEP = 0.05


def frame_color(palette: QPalette) -> QColor:
    """Return the colour of frames and grooves: quiet, but seen on windows and fields."""
    role = QPalette.ColorRole
    grounds = [palette.color(each) for each in (role.Window, role.Base, role.Button)]
    quiet, text = palette.color(role.Mid), palette.color(role.WindowText)
    color, share = quiet, 0.0
    while share < 1.0 and min(contrast(color, ground) for ground in grounds) < INDICATOR_CONTRAST:
        share = min(1.0, share + _STEP)
        color = blended(quiet, text, share)
    return color


def paint_frame(field: QWidget) -> None:
    """Draw a frame round a field, the mark of the focus when it has that."""
    painter = QPainter(field)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    palette, unit = field.palette(), text_unit(field)
    if field.hasFocus():
        draw_focus_ring(painter, QRectF(field.rect()), unit * 0.2, palette.link().color())
        return
    line = max(1.0, unit * 0.06)
    area = QRectF(field.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line_pen(frame_color(palette), line))
    painter.drawPath(rounded(area, unit * 0.2))
