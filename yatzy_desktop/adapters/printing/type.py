"""How much room texts take in print, whatever they are printed on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

FAMILY = "Lato"
"""The typeface that ships with the program; whoever prints must have loaded it."""

CAP_HEIGHT = 0.72
"""Height of a capital, as a share of the size; measured on Lato, as are the next two."""
ASCENT = 0.94
"""Height of a capital with a ring or dots above it: more than the typeface itself tells."""
DESCENT = 0.22

_UNITS = 1000
_JOINED_LETTERS = "liga"


def print_font(units: int, *, bold: bool) -> QFont:
    """Return the font in which one em is so many units of the painter's own scale.

    It looks the same on every device: nothing is fitted to the dots of a screen.
    """
    font = QFont(FAMILY)
    font.setPixelSize(max(1, units))
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.PreferOutline)
    # Who copies from a PDF file, or hears it read, gets nothing for joined letters like "ti".
    font.setFeature(QFont.Tag(_JOINED_LETTERS), 0)
    return font


class TypeMeasure:
    """Measures lines of text; needs a QGuiApplication. Sizes and widths are in one unit."""

    def __init__(self) -> None:
        self._metrics = {
            bold: QFontMetricsF(print_font(_UNITS, bold=bold)) for bold in (False, True)
        }

    def width(self, text: str, size: float, *, bold: bool = False) -> float:
        """Return how wide a text is at a size."""
        return self._metrics[bold].horizontalAdvance(text) / _UNITS * size

    def fitted(
        self, text: str, size: float, room: float, least: float, *, bold: bool = False
    ) -> tuple[str, float]:
        """Return the text and the size that fit into the room.

        It is shrunk first, to the least size; what is then still too long gets an ellipsis.
        """
        width = self.width(text, size, bold=bold)
        if width <= room:
            return text, size
        shrunk = size * room / width
        if shrunk >= least:
            return text, shrunk
        least = min(size, least)
        mode = Qt.TextElideMode.ElideRight
        shown = self._metrics[bold].elidedText(text, mode, max(0.0, room / least * _UNITS))
        # In no room at all there is not even a place for the ellipsis.
        return (shown if self.width(shown, least, bold=bold) <= room else ""), least

    def fits(self, text: str, size: float, room: float, *, bold: bool = False) -> bool:
        """Tell whether a text is no wider than the room."""
        return self.width(text, size, bold=bold) <= room
