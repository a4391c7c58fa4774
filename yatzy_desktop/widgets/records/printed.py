"""Charts as pictures for paper."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from yatzy_desktop.widgets.look import HouseStyle, load_theme
from yatzy_desktop.widgets.records.chart import Chart
from yatzy_desktop.widgets.records.chart_content import ChartContent

_SIZE = QSize(760, 270)
_RATIO = 3
"""So a chart across a sheet has some 300 dots to the inch."""


def printed_chart(content: ChartContent, color: str = "") -> QImage:
    """Return a chart as it looks in the light theme: nobody prints white on black.

    It is drawn in a person's colour like "#2f6fbf", if there is one.
    """
    chart = Chart()
    style = HouseStyle(load_theme("light"))
    chart.setStyle(style)
    chart.setPalette(style.theme.palette())
    chart.set_colors(color)
    chart.show_content(content)
    chart.resize(_SIZE)
    image = QImage(_SIZE * _RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_RATIO)
    image.fill(style.theme.paper)
    chart.render(image)
    chart.deleteLater()
    return image
