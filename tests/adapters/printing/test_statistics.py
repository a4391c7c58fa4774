"""Statistics on paper: all of it is there, inside the margins, and no part covers another."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from yatzy_desktop.adapters.printing.geometry import Page
from yatzy_desktop.adapters.printing.painter import CannotPrintError
from yatzy_desktop.adapters.printing.statistics import StatisticsPrint, statistics_sheets

CHART = QImage(760, 380, QImage.Format.Format_RGB32)
CONTENT = StatisticsPrint(
    "Åse " * 40,
    "Maxi Yatzy",
    tuple((f"figure {number}", str(number)) for number in range(10)),
    (CHART, CHART),
    (("Box", "Average", "Best"), *((f"box {row}", str(row), "-") for row in range(20))),
)


@pytest.mark.parametrize(("width", "height"), [(210, 297), (297, 210), (148, 210), (210, 148)])
def test_everything_is_on_the_paper_once(qapp: QApplication, width: float, height: float) -> None:
    sheets = statistics_sheets(CONTENT, Page(width, height))
    texts = [text for sheet in sheets if sheet.passage for text in sheet.passage.texts]
    shown = [text.text for text in texts]
    for number in range(10):
        assert shown.count(f"figure {number}") == 1
    for row in range(20):
        assert shown.count(f"box {row}") == 1
    assert sum(len(sheet.pictures) for sheet in sheets) == 2
    for text in texts:
        assert 5 <= text.left <= width - 5
        assert 5 < text.baseline < height - 5
    for sheet in sheets:
        boxes = [picture.box for picture in sheet.pictures]
        for box in boxes:
            assert box.left >= 5
            assert box.right <= width - 5
            assert box.bottom <= height - 5
            for text in sheet.passage.texts if sheet.passage else ():
                assert not box.top < text.baseline - text.size * 0.5 < box.bottom
        assert all(one.bottom <= other.top for one, other in itertools.pairwise(boxes))


def test_a_slip_of_paper_is_too_small(qapp: QApplication) -> None:
    with pytest.raises(CannotPrintError):
        statistics_sheets(CONTENT, Page(60, 60))
