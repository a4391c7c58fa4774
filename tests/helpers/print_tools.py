"""Reads what was printed: PDF files by poppler's tools, painted sheets by their pixels."""

from __future__ import annotations

import re
import shutil
import subprocess
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from yatzy_desktop.adapters.printing.geometry import Box, Card, Sheet, Text
from yatzy_desktop.adapters.printing.painter import MM_PER_INCH, paint_sheet
from yatzy_desktop.adapters.printing.type import ASCENT, DESCENT

needs_poppler = pytest.mark.skipif(
    shutil.which("pdftotext") is None, reason="poppler-utils (pdfinfo, pdftotext) is not installed"
)


def pdf_pages(pdf: bytes) -> tuple[int, str]:
    """Return the number of pages and their size as pdfinfo tells it."""
    told = _run(["pdfinfo", "-"], pdf).decode()
    facts = dict(re.findall(r"^(.+?):\s+(.*)$", told, re.MULTILINE))
    return int(facts["Pages"]), facts["Page size"]


def pdf_lines(pdf: bytes) -> list[str]:
    """Return the lines of text in a PDF file as they stand below each other."""
    text = _run(["pdftotext", "-layout", "-", "-"], pdf).decode()
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def pdf_stream(pdf: bytes) -> str:
    """Return the text in a PDF file in the order in which it was printed."""
    return _run(["pdftotext", "-raw", "-", "-"], pdf).decode()


def pdf_fonts(pdf: bytes, folder: Path) -> list[tuple[str, bool]]:
    """Return the names of the fonts in a PDF file, and whether each is embedded."""
    path = folder / "fonts.pdf"
    path.write_bytes(pdf)
    rows = _run(["pdffonts", str(path)]).decode().splitlines()[2:]
    return [(row.split()[0].split("+")[-1], row.split()[-5] == "yes") for row in rows]


def word_boxes(pdf: bytes) -> list[tuple[str, float, float]]:
    """Return the words of a PDF file with their left edges and heights in points."""
    told = _run(["pdftotext", "-bbox", "-", "-"], pdf).decode()
    found = re.findall(
        r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">(.*?)</word>', told
    )
    return [(word, float(left), float(low) - float(high)) for left, high, low, word in found]


def pdf_image(pdf: bytes, folder: Path, dpi: int) -> QImage:
    """Return the first page of a PDF file as a picture in grey."""
    path = folder / "page"
    _run(["pdftoppm", "-r", str(dpi), "-gray", "-singlefile", "-png", "-", str(path)], pdf)
    return QImage(str(path.with_suffix(".png")))


def _run(command: list[str], given: bytes = b"") -> bytes:
    return subprocess.run(command, input=given, capture_output=True, check=True).stdout  # noqa: S603


def painted(sheet: Sheet, dpi: float, part: Box) -> QImage:
    """Return a part of a sheet, painted on white at a resolution."""
    scale = dpi / MM_PER_INCH
    image = QImage(
        max(1, round(part.width * scale)),
        max(1, round(part.height * scale)),
        QImage.Format.Format_RGB32,
    )
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(-part.left, -part.top)
    paint_sheet(painter, sheet)
    painter.end()
    return image


def dark_runs(image: QImage, x: int) -> list[tuple[float, float]]:
    """Return where dark runs of a pixel column have their middles, and their heights, in pixels."""
    shades = [255 - image.pixelColor(x, y).lightness() for y in range(image.height())]
    runs: list[tuple[float, float]] = []
    start = None
    for y, shade in enumerate([*shades, 0]):
        if shade > 8 and start is None:
            start = y
        elif shade <= 8 and start is not None:
            weights = shades[start:y]
            middle = sum((start + n + 0.5) * w for n, w in enumerate(weights)) / sum(weights)
            runs.append((middle, sum(weights) / 255))
            start = None
    return runs


def text_box(text: Text) -> Box:
    """Return the room that a text takes, with marks above capitals and tails below."""
    high, low = ASCENT * text.size, DESCENT * text.size
    if text.upright:
        return Box(text.left - high, text.baseline - text.width, high + low, text.width)
    return Box(text.left, text.baseline - high, text.width, high + low)


def overlapping(card: Card) -> list[tuple[str, str]]:
    """Return the pairs of marks on a card that lie over each other."""
    marks = [(text.text, text_box(text)) for text in card.texts]
    marks += [(f"die {die.face}", die.box) for die in card.dice]
    marks += [("tick box", box) for box in card.tick_boxes]
    marks += [("star", box) for box in card.stars]
    return [
        (one, other)
        for (one, first), (other, second) in combinations(marks, 2)
        if overlap(first, second)
    ]


def overlap(first: Box, second: Box, slack: float = 1e-6) -> bool:
    """Tell whether two boxes share more than an edge."""
    across = min(first.right, second.right) - max(first.left, second.left)
    down = min(first.bottom, second.bottom) - max(first.top, second.top)
    return across > slack and down > slack


def lies_in(inner: Box, outer: Box, slack: float = 1e-6) -> bool:
    """Tell whether a box lies within another."""
    return (
        inner.left >= outer.left - slack
        and inner.top >= outer.top - slack
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )
