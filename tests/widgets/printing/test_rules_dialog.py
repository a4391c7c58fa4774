"""The dialog that prints the rules: choices and pages are seen at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.dress import wear
from tests.helpers.print_dialogs import MODERN, FakeDesk, click, rules_dialog
from tests.helpers.print_passages import expected_words, missing, passage_of
from tests.helpers.print_tools import needs_poppler, pdf_pages, pdf_stream
from tests.helpers.shouting import shouted
from yatzy_desktop.adapters.printing.geometry import Page
from yatzy_desktop.adapters.printing.rules import rules_sheets
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.printing.rules_dialog import PrintRulesDialog

A4 = Page(210, 297)


@pytest.fixture
def fake() -> FakeDesk:
    return FakeDesk()


@pytest.fixture
def dialog(qtbot: QtBot, fake: FakeDesk) -> PrintRulesDialog:
    dialog = rules_dialog(fake)
    qtbot.addWidget(dialog)
    return dialog


def words(dialog: PrintRulesDialog) -> list[str]:
    """Return the texts on the sheet that is on top."""
    preview = dialog.preview
    return [text.text for text in passage_of(preview.sheets[preview.shown]).texts]


def test_it_opens_with_the_rules_in_the_language_it_was_given(dialog: PrintRulesDialog) -> None:
    assert dialog.preview.sheets == rules_sheets(MODERN, "sv", A4)
    assert words(dialog)[0] == "Maxi Yatzy, modern (Sverige)"
    assert dialog.rules_label.text() == "Maxi Yatzy, modern pad (Sweden)"
    assert dialog.focusWidget() is dialog.sheet_form.language


CHANGES: dict[str, tuple[Callable[[PrintRulesDialog], None], str, Page]] = {
    "language": (lambda d: QTest.keyClicks(d.sheet_form.language, "Su"), "fi", A4),
    "paper": (
        lambda d: QTest.keyClick(d.sheet_form.paper, Qt.Key.Key_Down),
        "sv",
        Page(148, 210),
    ),
    "format": (
        lambda d: click(d.sheet_form.orientation.cards["landscape"]),
        "sv",
        Page(297, 210),
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_each_choice_is_seen_at_once(dialog: PrintRulesDialog, name: str) -> None:
    act, language, page = CHANGES[name]
    before = dialog.preview.grab().toImage()
    act(dialog)
    sheets = dialog.preview.sheets
    assert (sheets[0].page.width, sheets[0].page.height) == pytest.approx(
        (page.width, page.height), abs=0.1
    )
    assert sheets == rules_sheets(MODERN, language, sheets[0].page)
    assert dialog.preview.grab().toImage() != before


def test_what_only_cards_have_is_not_asked_for(dialog: PrintRulesDialog) -> None:
    assert dialog.sheet_form.max_column.isHidden()
    assert dialog.sheet_form.pip_pictures.isHidden()
    assert not any("card" in text for text in texts(dialog))


def test_pages_are_turned_in_a_circle(dialog: PrintRulesDialog) -> None:
    flipper, preview = dialog.flipper, dialog.preview
    first = preview.grab().toImage()
    seen = []
    for button in (flipper.on_button, flipper.on_button, flipper.back_button):
        click(button)
        seen.append((preview.shown, flipper.label.text()))
    assert seen == [(1, "Page 2 of 2"), (0, "Page 1 of 2"), (1, "Page 2 of 2")]
    assert "2 (2)" in words(dialog)
    assert preview.grab().toImage() != first


def test_the_page_is_kept_when_something_is_chosen(dialog: PrintRulesDialog) -> None:
    click(dialog.flipper.on_button)
    QTest.keyClicks(dialog.sheet_form.language, "Da")
    assert dialog.preview.shown == 1
    assert dialog.flipper.label.text() == "Page 2 of 2"
    assert dialog.flipper.isVisible()


def test_a_single_page_cannot_be_turned(qtbot: QtBot, fake: FakeDesk) -> None:
    dialog = rules_dialog(fake, find_ruleset("yatzy-sv"))
    qtbot.addWidget(dialog)
    assert len(dialog.preview.sheets) == 1
    assert dialog.flipper.isHidden()
    QTest.keyClick(dialog.sheet_form.paper, Qt.Key.Key_Down)
    assert dialog.flipper.isVisible()
    click(dialog.flipper.on_button)
    QTest.keyClick(dialog.sheet_form.paper, Qt.Key.Key_Up)
    assert dialog.preview.shown == 0
    assert dialog.flipper.isHidden()
    with pytest.raises(IndexError):
        dialog.preview.turn_to(1)


def test_the_keyboard_reaches_everything_in_order(dialog: PrintRulesDialog) -> None:
    dialog.activateWindow()
    sheet, flipper = dialog.sheet_form, dialog.flipper
    expected = [
        *(sheet.paper, sheet.orientation.cards["portrait"]),
        *(flipper.back_button, flipper.on_button),
        *(dialog.close_button, dialog.pdf_button, dialog.print_button, sheet.language),
    ]
    reached = []
    for _ in expected:
        dialog.focusNextChild()
        reached.append(dialog.focusWidget())
    assert reached == expected


@needs_poppler
def test_the_rules_are_saved_as_a_file(
    dialog: PrintRulesDialog, fake: FakeDesk, tmp_path: Path
) -> None:
    fake.path = tmp_path / "rules.pdf"
    click(dialog.pdf_button)
    pdf = fake.path.read_bytes()
    assert pdf_pages(pdf) == (2, "595 x 842 pts (A4)")
    assert missing(pdf_stream(pdf), expected_words(MODERN, "sv")) == []
    assert str(fake.path) in dialog.message.text()
    assert fake.suggested[0].name.startswith("Maxi Yatzy, modern (Sverige), ")


def on_file(path: Path, size: QPageSize) -> Callable[[QPrinter], None]:
    """Return the answer of somebody who prints into a file, on paper of that size."""

    def choose(printer: QPrinter) -> None:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        printer.setPageSize(size)

    return choose


@needs_poppler
def test_the_printer_and_its_paper_have_the_last_word(
    dialog: PrintRulesDialog, fake: FakeDesk, tmp_path: Path
) -> None:
    path = tmp_path / "printed.pdf"
    fake.answer = on_file(path, QPageSize(QPageSize.PageSizeId.A5))
    click(dialog.print_button)
    assert pdf_pages(path.read_bytes()) == (3, "420 x 595 pts (A5)")
    assert missing(pdf_stream(path.read_bytes()), expected_words(MODERN, "sv")) == []


def test_paper_without_room_is_told_of(
    dialog: PrintRulesDialog, fake: FakeDesk, tmp_path: Path
) -> None:
    path = tmp_path / "printed.pdf"
    stamp = QPageSize(QPageSize.PageSizeId.A10)
    fake.answer = on_file(
        path, QPageSize(stamp.size(QPageSize.Unit.Millimeter) / 2, stamp.Unit.Millimeter)
    )
    click(dialog.print_button)
    assert dialog.message.text() == f"{path} cannot be written."
    assert not path.exists()


def texts(dialog: QWidget) -> set[str]:
    found = {dialog.windowTitle()}
    for part in dialog.findChildren(QWidget):
        if isinstance(part, QLabel | QAbstractButton) and part.isVisible():
            found |= {part.text(), part.toolTip()}
        if part.isVisible():
            found |= {part.accessibleName(), part.accessibleDescription()}
    return found - {""}


def test_every_text_follows_the_language(dialog: PrintRulesDialog) -> None:
    with shouted():
        for _ in range(4):
            QApplication.processEvents()
        found = texts(dialog)
        assert "PAGE 1 OF 2" in found
        assert {text for text in found if text.upper() != text} == set()
        assert words(dialog)[0] == "Maxi Yatzy, modern (Sverige)"
    QApplication.processEvents()


def test_another_theme_leaves_the_paper_white(dialog: PrintRulesDialog) -> None:
    QApplication.processEvents()
    paper = dialog.preview.paper_rect().toRect().adjusted(3, 3, -3, -3)
    light = dialog.preview.grab(paper).toImage()
    wear("dark")
    QApplication.processEvents()
    assert dialog.preview.grab(paper).toImage() == light


def test_it_fits_a_small_window_with_large_text(dialog: PrintRulesDialog) -> None:
    font = dialog.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    dialog.setFont(font)
    dialog.resize(900, 600)
    QApplication.processEvents()
    assert (dialog.width(), dialog.height()) == (900, 600)
    assert dialog.body.width() <= dialog.scroll_area.viewport().width()
    assert dialog.preview.paper_rect().height() > 200
    for part in (dialog.flipper, dialog.close_button, dialog.pdf_button, dialog.print_button):
        assert dialog.rect().contains(part.geometry())
