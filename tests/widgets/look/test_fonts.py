from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QRawFont

from yatzy_desktop.widgets.look.fonts import FAMILY, load_fonts, with_tabular_figures

pytestmark = pytest.mark.usefixtures("qapp")

FONTS = Path(__file__).parents[3] / "resources" / "fonts"
LETTERS = "åäöæøéüÅÄÖÆØčšžŠŽ+−→←×·–—“”‘’…½≤≥"
WEIGHTS = ("Lato-Regular.ttf", "Lato-Bold.ttf", "Lato-Italic.ttf")


def test_the_shipped_typeface_is_found() -> None:
    assert load_fonts() == FAMILY
    assert {"Regular", "Bold", "Italic"} <= set(QFontDatabase.styles(FAMILY))


@pytest.mark.parametrize("name", WEIGHTS)
def test_every_letter_and_sign_of_the_nordic_languages_is_there(name: str) -> None:
    font = QRawFont(str(FONTS / name), 16)
    assert [letter for letter in LETTERS if not font.supportsCharacter(ord(letter))] == []


@pytest.mark.parametrize("bold", [False, True])
def test_figures_and_signs_have_one_width(bold: bool) -> None:
    font = QFont(load_fonts())
    font.setBold(bold)
    metrics = QFontMetricsF(with_tabular_figures(font))
    assert len({metrics.horizontalAdvance(sign) for sign in "0123456789+−"}) == 1


@pytest.fixture
def no_fonts_loaded() -> Iterator[None]:
    QFontDatabase.removeAllApplicationFonts()
    yield
    load_fonts()


@pytest.mark.usefixtures("no_fonts_loaded")
def test_broken_or_missing_files_cost_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "Lato-Regular.ttf").write_bytes(b"no font at all")
    with caplog.at_level(logging.INFO):
        family = load_fonts(tmp_path)
    assert family != FAMILY
    assert family in QFontDatabase.families()
    assert [record.levelno for record in caplog.records] == [logging.INFO]
