"""Printers and PDF files: what is chosen is printed, and what goes wrong is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QFileDialog,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.helpers.print_dialogs import (
    FakeDesk,
    card_dialog,
    click,
)
from tests.helpers.print_tools import needs_poppler, pdf_lines, pdf_pages
from yatzy_desktop.adapters.printing.options import Paper
from yatzy_desktop.widgets.printing.card_dialog import PrintCardDialog
from yatzy_desktop.widgets.printing.desk import (
    ask_for_path,
    ask_for_printer,
    new_printer,
    suggested_path,
)


@pytest.fixture
def fake() -> FakeDesk:
    return FakeDesk()


@pytest.fixture
def dialog(qtbot: QtBot, fake: FakeDesk) -> PrintCardDialog:
    dialog = card_dialog(fake)
    qtbot.addWidget(dialog)
    return dialog


@pytest.mark.parametrize("problem", ["folder", "full disk", "file in the way"])
def test_what_cannot_be_saved_is_told_and_can_be_saved_elsewhere(
    problem: str, dialog: PrintCardDialog, fake: FakeDesk, tmp_path: Path
) -> None:
    path = tmp_path / "card.pdf"
    if problem == "folder":
        path.mkdir()
    else:
        path.write_bytes(b"old")
    fake.full = problem == "full disk"
    fake.path = path / "x.pdf" if problem == "file in the way" else path
    click(dialog.pdf_button)
    assert str(fake.path) in dialog.message.text()
    assert dialog.message.isVisible()
    assert path.is_dir() or path.read_bytes() == b"old"
    fake.full, fake.path = False, tmp_path / "other.pdf"
    click(dialog.pdf_button)
    assert (tmp_path / "other.pdf").read_bytes().startswith(b"%PDF")
    assert str(fake.path) in dialog.message.text()
    click(dialog.pdf_button)
    assert fake.suggested[-1] == fake.path


def test_a_choice_takes_the_last_message_away(dialog: PrintCardDialog, tmp_path: Path) -> None:
    assert dialog.save(tmp_path / "card.pdf")
    assert not dialog.message.isHidden()
    click(dialog.sheet_form.max_column)
    assert dialog.message.isHidden()


def test_a_file_that_got_its_suffix_later_is_not_replaced_unasked(
    dialog: PrintCardDialog, fake: FakeDesk, tmp_path: Path
) -> None:
    taken, fake.path = tmp_path / "Fest 60. år.pdf", tmp_path / "Fest 60. år"
    taken.write_bytes(b"old")
    for answer, replaced in (("&Keep it", False), ("&Replace it", True)):
        click(dialog.pdf_button)
        box = next(each for each in dialog.findChildren(QMessageBox) if each.isVisible())
        assert str(taken) in box.text()
        next(button for button in box.buttons() if button.text() == answer).click()
        assert (taken.read_bytes() != b"old") is replaced


def test_without_a_printer_it_says_so_and_files_can_be_saved(
    dialog: PrintCardDialog, fake: FakeDesk, tmp_path: Path
) -> None:
    assert dialog.printer_note.isHidden()
    assert dialog.print_button.isDefault()
    fake.printers = []
    dialog.hide()
    dialog.show()
    assert dialog.printer_note.isVisible()
    assert not dialog.print_button.isEnabled()
    assert dialog.pdf_button.isDefault()
    fake.path = tmp_path / "card.pdf"
    click(dialog.pdf_button)
    assert fake.path.exists()


@needs_poppler
def test_the_printer_and_its_paper_have_the_last_word(
    dialog: PrintCardDialog, fake: FakeDesk, tmp_path: Path
) -> None:
    path = tmp_path / "printed.pdf"
    wished: list[float] = []

    def choose(printer: QPrinter) -> None:
        page = printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter)
        wished.append(page.width())
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        printer.setPageSize(QPageSize(QPageSize.PageSizeId.A5))

    fake.answer = choose
    click(dialog.sheet_form.orientation.cards["landscape"])
    click(dialog.print_button)
    assert wished == [pytest.approx(297, abs=0.5)]
    assert pdf_pages(path.read_bytes()) == (1, "595 x 420 pts (A5)")
    assert "TVÅOR" in pdf_lines(path.read_bytes())
    assert str(path) in dialog.message.text()


@pytest.mark.qt_log_ignore(r"QPainter::begin\(\): Returned false")
def test_a_file_that_cannot_be_printed_to_is_called_a_file(
    dialog: PrintCardDialog, fake: FakeDesk, tmp_path: Path
) -> None:
    path = tmp_path / "nowhere" / "printed.pdf"

    def choose(printer: QPrinter) -> None:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))

    fake.answer = choose
    click(dialog.print_button)
    assert dialog.message.text() == f"{path} cannot be written."


def test_the_dialog_for_files_brings_the_suffix(qtbot: QtBot, tmp_path: Path) -> None:
    parent, chosen = QWidget(), list[Path]()
    qtbot.addWidget(parent)
    ask_for_path("Save", "PDF (*.pdf)", tmp_path / "card.pdf", parent, chosen.append)
    (dialog,) = parent.findChildren(QFileDialog)
    assert dialog.selectedFiles() == [str(tmp_path / "card.pdf")]
    dialog.selectFile("other")
    dialog.accept()
    assert chosen == [tmp_path / "other.pdf"]


def test_the_dialog_for_printers_tells_of_the_choice(qtbot: QtBot, tmp_path: Path) -> None:
    parent, chosen = QWidget(), list[bool]()
    qtbot.addWidget(parent)
    printer = new_printer(Paper.A4.page_size, "card", landscape=False)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "card.pdf"))
    ask_for_printer(printer, parent, lambda: chosen.append(True))
    (dialog,) = parent.findChildren(QPrintDialog)
    assert dialog.isVisible()
    dialog.accept()
    assert chosen == [True]


def test_titles_become_names_of_files() -> None:
    assert suggested_path("Åsas: regler/2").name == "Åsas regler 2.pdf"
    assert suggested_path("...").name == "yatzy.pdf"


def test_the_dialog_is_usable_while_printers_are_still_looked_for(
    qtbot: QtBot, fake: FakeDesk, tmp_path: Path
) -> None:
    fake.is_hanging, fake.path = True, tmp_path / "card.pdf"
    dialog = card_dialog(fake)
    qtbot.addWidget(dialog)
    assert dialog.isVisible()
    assert not dialog.print_button.isEnabled()
    assert "Looking for printers" in dialog.printer_note.text()
    click(dialog.pdf_button)
    assert fake.path.stat().st_size > 1000
    fake.answer_late(["Office"])
    assert dialog.print_button.isEnabled()
    assert dialog.printer_note.isHidden()
    asked: list[QPrinter] = []
    fake.answer = asked.append
    click(dialog.print_button)  # asks anew, and hangs again
    assert asked == []
    assert not dialog.print_button.isEnabled()
    fake.answer_late(None)
    assert asked == []
    assert "No printer answers" in dialog.printer_note.text()
    click(dialog.close_button)
    assert not dialog.isVisible()


def test_a_printer_that_is_still_there_is_asked_for(
    qtbot: QtBot, fake: FakeDesk, tmp_path: Path
) -> None:
    fake.is_hanging = True
    dialog = card_dialog(fake)
    qtbot.addWidget(dialog)
    fake.answer_late(["Office"])
    fake.answer = lambda printer: printer.setOutputFileName(str(tmp_path / "card.pdf"))
    click(dialog.print_button)
    fake.answer_late(["Office"])
    assert (tmp_path / "card.pdf").exists()
