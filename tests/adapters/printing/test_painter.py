"""The same card in millimetres at every resolution, in black on white under every theme."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPageLayout, QPageSize, QPdfWriter

from tests.helpers.pad_games import finished
from tests.helpers.print_tools import (
    dark_runs,
    needs_poppler,
    painted,
    pdf_fonts,
    pdf_image,
    pdf_lines,
    pdf_pages,
    word_boxes,
)
from yatzy_desktop.adapters.game.scorecard_rows import card_rows, row_label
from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.adapters.printing.geometry import Box, Card
from yatzy_desktop.adapters.printing.language import CardLanguage
from yatzy_desktop.adapters.printing.layout import blank_sheets, game_sheets
from yatzy_desktop.adapters.printing.options import Paper, PrintOptions
from yatzy_desktop.adapters.printing.painter import (
    MM_PER_INCH,
    CannotPrintError,
    page_on,
    print_sheets,
)
from yatzy_desktop.adapters.printing.pdf import pdf_bytes, save_pdf, with_pdf_suffix
from yatzy_desktop.adapters.printing.type import CAP_HEIGHT
from yatzy_desktop.compat import override
from yatzy_desktop.game import new_game
from yatzy_desktop.rules import Ruleset, find_ruleset, rulesets
from yatzy_desktop.widgets.look.fonts import FAMILY, load_fonts
from yatzy_desktop.widgets.look.theme import load_theme

RESOLUTIONS = (72, 300, 1200)
MODERN = find_ruleset("maxi-sv-modern")
FULL = PrintOptions(MODERN, "sv", names=("Åsa", "Ärlig Överby"), max_column=True, pip_pictures=True)
TWO = replace(FULL, cards_per_sheet=2, landscape=True)


@pytest.fixture(autouse=True)
def typeface(qapp: object) -> None:
    assert load_fonts() == FAMILY


@needs_poppler
@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_is_one_page_with_every_row_in_order(ruleset: Ruleset, language: str) -> None:
    pdf = pdf_bytes(blank_sheets(PrintOptions(ruleset, language)))
    assert pdf_pages(pdf) == (1, "595 x 842 pts (A4)")
    translate = CardLanguage(language).translate
    lines = iter(pdf_lines(pdf))
    for row in card_rows(ruleset):
        label = row_label(row, ruleset, translate)
        assert label == label.upper()
        assert any(line == label or line.startswith(f"{label} ") for line in lines), label


@needs_poppler
def test_nordic_letters_come_out_right() -> None:
    names = ("Åsa Öberg", "Bjørn Ærø", "Märta", "Übü")
    for language, word in (("sv", "TVÅOR"), ("fi", "YHTEENSÄ"), ("nb", "TÅRN"), ("da", "SUM")):
        pdf = pdf_bytes(blank_sheets(PrintOptions(find_ruleset("maxi-nb"), language, 4, names)))
        text = " ".join(pdf_lines(pdf))
        assert word in text
        assert all(name in text for name in names)


@needs_poppler
@pytest.mark.parametrize(
    ("wishes", "size"),
    [
        (FULL, "595 x 842 pts (A4)"),
        (TWO, "842 x 595 pts (A4)"),
        (replace(TWO, landscape=False), "595 x 842 pts (A4)"),
        (replace(FULL, paper=Paper.A5), "420 x 595 pts (A5)"),
        (replace(TWO, paper=Paper.LETTER), "792 x 612 pts (letter)"),
    ],
)
def test_paper_and_cards_to_a_sheet(wishes: PrintOptions, size: str) -> None:
    pdf = pdf_bytes(blank_sheets(wishes))
    assert pdf_pages(pdf) == (1, size)
    text = " ".join(pdf_lines(pdf))
    assert text.count("TVÅOR") == wishes.cards_per_sheet


@needs_poppler
def test_the_typeface_is_embedded(tmp_path: Path) -> None:
    fonts = pdf_fonts(pdf_bytes(blank_sheets(FULL)), tmp_path)
    assert sorted(fonts) == [("Lato-Bold", True), ("Lato-Regular", True)]


@needs_poppler
def test_each_sheet_of_a_large_game_is_a_page() -> None:
    state = new_game(MODERN, [f"P{number}" for number in range(12)])
    pdf = pdf_bytes(game_sheets(state, date(2026, 6, 5), FULL))
    assert pdf_pages(pdf)[0] == 2


def only_card(options: PrintOptions) -> Card:
    return blank_sheets(options)[0].cards[0]


def line_middles(image: QImage, dpi: float, x: float) -> list[float]:
    """Return where the lines across the card are, in millimetres from the top."""
    scale = dpi / MM_PER_INCH
    return [middle / scale for middle, _ in dark_runs(image, round(x * scale))]


@pytest.mark.parametrize("dpi", RESOLUTIONS)
@pytest.mark.parametrize("key", ["yatzy-sv", "maxi-sv-modern"])
def test_rows_are_equally_high_in_millimetres_at_any_resolution(key: str, dpi: int) -> None:
    (sheet,) = blank_sheets(PrintOptions(find_ruleset(key)))
    (card,) = sheet.cards
    # A narrow strip before the labels: at 1200 dpi a whole sheet would take half a gigabyte.
    strip = Box(card.frame.left + 0.6, 0, 0.8, sheet.page.height)
    image = painted(sheet, dpi, strip)
    lines = [line for line in line_middles(image, dpi, 0.4) if line > card.frame.top - 0.5]
    heights = [low - high for high, low in pairwise(lines)]
    expected = [card.name_row.height, *(row.height for row in card.rows)]
    dot = MM_PER_INCH / dpi
    assert heights[: len(expected)] == pytest.approx(expected, abs=max(0.02, 0.1 * dot))


@pytest.mark.parametrize("dpi", RESOLUTIONS)
def test_labels_are_equally_large_at_any_resolution(dpi: int) -> None:
    (sheet,) = blank_sheets(PrintOptions(find_ruleset("maxi-nb")))
    card = sheet.cards[0]
    label = next(text for text in card.texts if text.text == "TOWER")
    # The first letter has a stem in its middle and nothing below it.
    part = Box(label.left, label.baseline - label.size, label.size * 0.6, label.size * 1.2)
    image = painted(sheet, dpi, part)
    columns = [dark_runs(image, x) for x in range(image.width())]
    height = max(sum(run[1] for run in runs) for runs in columns) * MM_PER_INCH / dpi
    assert height == pytest.approx(label.size * CAP_HEIGHT, abs=0.05 + 0.4 * MM_PER_INCH / dpi)
    assert label.size * CAP_HEIGHT > 2.5


@needs_poppler
def test_pdf_files_of_any_resolution_are_the_same_card(tmp_path: Path) -> None:
    files = [pdf_bytes(blank_sheets(FULL), resolution=dpi) for dpi in RESOLUTIONS]
    images = [pdf_image(pdf, tmp_path, 100) for pdf in files]
    x = only_card(FULL).frame.left + 1.0
    lines = [line_middles(image, 100, x) for image in images]
    words = [word_boxes(pdf) for pdf in files]
    for found in (lines[1], lines[2]):
        assert found == pytest.approx(lines[0], abs=0.05)
    for others in (words[1], words[2]):
        assert [word for word, _, _ in others] == [word for word, _, _ in words[0]]
        for (_, left, height), (_, first_left, first_height) in zip(others, words[0], strict=True):
            assert left == pytest.approx(first_left, abs=0.2)
            assert height == pytest.approx(first_height, abs=0.1)


@needs_poppler
@pytest.mark.parametrize("resolution", RESOLUTIONS)
def test_a_device_with_margins_of_its_own_prints_at_the_same_place(
    resolution: int, tmp_path: Path
) -> None:
    writer = QPdfWriter(str(tmp_path / "margins.pdf"))
    writer.setResolution(resolution)
    size = QPageSize(QPageSize.PageSizeId.A4)
    portrait = QPageLayout.Orientation.Portrait
    writer.setPageLayout(
        QPageLayout(size, portrait, QMarginsF(30, 20, 5, 10), QPageLayout.Unit.Millimeter)
    )
    page = page_on(writer)
    assert (page.width, page.height) == pytest.approx((210, 297), abs=0.1)
    print_sheets(writer, blank_sheets(FULL))
    del writer
    direct = word_boxes(pdf_bytes(blank_sheets(FULL)))
    found = word_boxes((tmp_path / "margins.pdf").read_bytes())
    assert [word for word, _, _ in found] == [word for word, _, _ in direct]
    assert [left for _, left, _ in found] == pytest.approx([left for _, left, _ in direct], abs=0.2)
    assert [high for *_, high in found] == pytest.approx([high for *_, high in direct], abs=0.1)


@needs_poppler
def test_a_dark_theme_prints_the_same(qapp: QGuiApplication, tmp_path: Path) -> None:
    state = finished("maxi-sv-modern", 3)
    printed = []
    before = qapp.palette()
    try:
        for name in ("light", "dark"):
            qapp.setPalette(load_theme(name).palette())
            sheets = game_sheets(state, date(2026, 6, 5), FULL)
            printed.append(pdf_image(pdf_bytes(sheets), tmp_path, 120))
    finally:
        qapp.setPalette(before)
    assert printed[0] == printed[1]


@needs_poppler
def test_everything_is_black_on_white(qapp: QGuiApplication, tmp_path: Path) -> None:
    before = qapp.palette()
    qapp.setPalette(load_theme("dark").palette())
    try:
        image = pdf_image(pdf_bytes(blank_sheets(FULL)), tmp_path, 50)
    finally:
        qapp.setPalette(before)
    corners = [(0, 0), (image.width() - 1, 0), (0, image.height() - 1)]
    assert {image.pixelColor(x, y).name() for x, y in corners} == {"#ffffff"}
    card = only_card(FULL)
    x, y = (round(each * 50 / MM_PER_INCH) for each in (card.frame.left, card.frame.center[1]))
    assert image.pixelColor(x, y).lightness() < 60
    page = painted(blank_sheets(FULL)[0], 40, Box(0, 0, 210, 297))
    colors = {page.pixel(x, y) for x in range(page.width()) for y in range(page.height())}
    assert all(QColor(color).saturation() == 0 for color in colors)
    assert {QColor("white").rgb(), QColor("black").rgb()} <= colors


def test_rings_and_dots_above_capitals_are_whole() -> None:
    """The rings of TVÅOR are as high as those of the letter painted where nothing is near."""
    wishes = PrintOptions(MODERN, "sv", pip_pictures=True)
    (sheet,) = blank_sheets(wishes)
    card = sheet.cards[0]
    label = next(text for text in card.texts if text.text == "TVÅ PAR")
    row = next(box for box in card.rows if box.top < label.baseline < box.bottom)
    inside = Box(label.left, row.top + 0.15, label.width, row.height - 0.3)
    image = painted(sheet, 600, inside)
    with_ring = [dark_runs(image, x) for x in range(image.width())]
    first = min(runs[0][0] - runs[0][1] / 2 for runs in with_ring if runs) * MM_PER_INCH / 600
    top = inside.top + first
    assert top - row.top > 0.2
    assert label.baseline - top == pytest.approx(0.93 * label.size, abs=0.03 * label.size)


@needs_poppler
def test_a_screen_of_any_scale_prints_the_same(tmp_path: Path) -> None:
    printed = []
    for scale in ("1", "2"):
        path = tmp_path / f"{scale}.pdf"
        command = [sys.executable, "-m", "yatzy_desktop", "print-card", "--output", str(path)]
        surroundings = dict(os.environ, QT_SCALE_FACTOR=scale, QT_FONT_DPI=str(96 * int(scale)))
        subprocess.run(command, check=True, env=surroundings)  # noqa: S603
        printed.append(pdf_image(path.read_bytes(), tmp_path, 120))
    assert printed[0] == printed[1]


class _NoPaper(QPdfWriter):
    """A printer that takes the first page only."""

    @override
    def newPage(self) -> bool:
        return False


def test_a_printer_that_takes_nothing_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(CannotPrintError):
        print_sheets(_NoPaper(str(tmp_path / "x.pdf")), blank_sheets(FULL) * 2)


def test_files_get_the_suffix_of_pdf_files() -> None:
    assert with_pdf_suffix(Path("a/card")) == Path("a/card.pdf")
    assert with_pdf_suffix(Path("Åsas 60. fest")) == Path("Åsas 60. fest.pdf")
    assert with_pdf_suffix(Path("Card.PDF")) == Path("Card.PDF")


def test_a_folder_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "card.pdf").mkdir()
    with pytest.raises(OSError, match=r"card\.pdf"):
        save_pdf(tmp_path / "card.pdf", blank_sheets(FULL))
    assert list(tmp_path.iterdir()) == [tmp_path / "card.pdf"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
def test_a_full_disk_leaves_the_old_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "card.pdf"
    path.write_bytes(b"old")
    script = (
        "import resource, signal, sys\n"
        "from yatzy_desktop.app.shell.print_card import print_card\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))\n"
        "sys.exit(print_card(['--output', sys.argv[1]]))"
    )
    command = [sys.executable, "-c", script, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 2
    assert str(path) in done.stderr
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="the superuser may write anything"
)
def test_a_read_only_file_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "card.pdf"
    path.write_bytes(b"old")
    path.chmod(0o444)
    with pytest.raises(OSError, match=r"\w"):
        save_pdf(path, blank_sheets(FULL))
    assert path.read_bytes() == b"old"
