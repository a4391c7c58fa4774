"""The frame of the dialogs that print: choices, a live preview, a printer or a PDF file."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPageSize, QShowEvent
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QVBoxLayout, QWidget

from yatzy_desktop.adapters.printing import (
    CannotPrintError,
    Page,
    PrintOptions,
    Sheet,
    page_on,
    print_sheets,
    save_pdf,
    with_pdf_suffix,
)
from yatzy_desktop.adapters.words import shown_in_tip, shown_path
from yatzy_desktop.compat import override
from yatzy_desktop.plain_files import is_there
from yatzy_desktop.widgets.dialogs import SheetDialog
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    TextLabel,
    announce,
    text_unit,
)
from yatzy_desktop.widgets.printing.desk import PrintDesk, new_printer, suggested_path
from yatzy_desktop.widgets.printing.preview import SheetPreview
from yatzy_desktop.widgets.printing.sheet_flipper import SheetFlipper


class PrintDialog(SheetDialog):
    """Subclasses put their choices into the column, tell what is printed, and call `refresh`."""

    def __init__(self, parent: QWidget | None = None, *, desk: PrintDesk | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self.body)
        self._desk = desk or PrintDesk()
        self._printer: QPrinter | None = None
        self._printers: Sequence[str] | None = ()
        self._is_searching = self._is_print_wanted = False
        self._path: Path | None = None
        self.preview = SheetPreview(self)
        self.flipper = SheetFlipper(self)
        self.message = TextLabel(self)
        self.printer_note = TextLabel(self)
        self.print_button = DrawnButton(ButtonKind.MAIN, self)
        self.pdf_button = DrawnButton(ButtonKind.QUIET, self)
        self.close_button = DrawnButton(ButtonKind.QUIET, self)
        self._fill()
        self.flipper.turned.connect(self.preview.turn_to)
        self.close_button.clicked.connect(self.reject)
        self.pdf_button.clicked.connect(self._ask_for_file)
        self.print_button.clicked.connect(self._print_soon)
        self._look_for_printers()

    def put_buttons_last(self, last_control: QWidget) -> None:
        """Let the keyboard come to the buttons after the last of the choices."""
        flipper = (self.flipper.back_button, self.flipper.on_button)
        order = (last_control, *flipper, self.close_button, self.pdf_button, self.print_button)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    @property
    def options(self) -> PrintOptions:
        """What is chosen now."""
        raise NotImplementedError

    def make_sheets(self, page: Page | None = None) -> tuple[Sheet, ...]:
        """Return the sheets as they are chosen, on other paper if a page is given."""
        raise NotImplementedError

    def document_title(self) -> str:
        """Return what the file or the print job is called."""
        raise NotImplementedError

    def paper(self) -> tuple[QPageSize, bool]:
        """Return the chosen paper, and whether it is in landscape."""
        options = self.options
        return options.paper.page_size, options.landscape

    def refresh(self) -> None:
        """Show what would be printed now; what was told about earlier prints is past."""
        self.preview.show_sheets(self.make_sheets())
        self.flipper.show_page(self.preview.shown, len(self.preview.sheets))
        self.message.hide()

    def not_printed_text(self) -> str:
        """Return what is told when a {printer} fails."""
        return self.tr("The printer {printer} does not take the card. Try another one.")

    def tell(self, text: str) -> None:
        """Say what has come of it, to eyes and to screen readers."""
        self.message.setText(text)
        self.message.show()
        announce(self.message, text)

    def save(self, path: Path) -> bool:
        """Save the sheets as a PDF file, tell how that went, and return whether it is there."""
        try:
            save_pdf(path, self.make_sheets(), self.document_title(), self._desk.write)
        except OSError:
            text = self.tr(
                "{file} cannot be saved. Perhaps it is open in another program, or the place is"
                " full or protected. Choose another name or folder."
            )
            self.tell(text.format(file=shown_path(str(path))))
            return False
        self._path = path
        self.tell(self.tr("Saved as {file}.").format(file=shown_path(str(path))))
        return True

    @override
    def retranslate(self) -> None:
        self.print_button.setText(self.tr("&Print…"))
        self.pdf_button.setText(self.tr("Save as P&DF…"))
        self.close_button.setText(self.tr("Close"))
        self.preview.setAccessibleName(self.tr("Preview"))
        self._tell_printers()
        self.message.hide()

    @override
    def wanted_width(self) -> float:
        return 52.0

    @override
    def wanted_height(self) -> float:
        return 44.0

    @override
    def sizeHint(self) -> QSize:
        room, unit = self._room(), text_unit(self)
        width, height = self.wanted_width() * unit, self.wanted_height() * unit
        return QSize(min(round(width), room.width()), min(round(height), room.height()))

    @override
    def arrange(self) -> None:
        unit = text_unit(self)
        self._middle.setSpacing(round(unit * 0.8))
        self._column.setSpacing(round(unit * 0.4))
        self._column.setContentsMargins(0, 0, round(unit * 0.4), 0)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self._look_for_printers()
        super().showEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._look_for_printers()
        super().changeEvent(event)

    def _fill(self) -> None:
        beside = QVBoxLayout()
        beside.addWidget(self.preview, 1)
        beside.addWidget(self.flipper)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.scroll_area, 6)
        self._middle.addLayout(beside, 5)
        self._outer.insertLayout(1, self._middle, 1)
        self._outer.insertWidget(2, self.message)
        self._outer.insertWidget(3, self.printer_note)
        self.message.hide()
        self.footer.addWidget(self.close_button)
        self.footer.addStretch(1)
        self.footer.addWidget(self.pdf_button)
        self.footer.addWidget(self.print_button)

    def _look_for_printers(self) -> None:
        """Offer to print once a printer is known; PDF files can always be had."""
        if self._is_searching:
            return
        self._is_searching = True
        self._tell_printers()
        self._desk.printers(self, self._take_printers)

    def _take_printers(self, names: Sequence[str] | None) -> None:
        self._is_searching, self._printers = False, names
        is_wanted, self._is_print_wanted = self._is_print_wanted, False
        self._tell_printers()
        if is_wanted and names:
            self._ask_for_printer()

    def _tell_printers(self) -> None:
        has_printer = bool(self._printers)
        self.print_button.setEnabled(has_printer and not self._is_print_wanted)
        self.printer_note.setVisible(not has_printer or self._is_print_wanted)
        (self.print_button if has_printer else self.pdf_button).setDefault(True)
        if self._is_searching:
            text = self.tr("Looking for printers. You can save a PDF file meanwhile.")
        elif self._printers is None:
            text = self.tr("No printer answers. You can save a PDF file and print it elsewhere.")
        else:
            text = self.tr(
                "No printer is installed. You can save a PDF file and print it elsewhere."
            )
        self.printer_note.setText(text)

    def _ask_for_file(self) -> None:
        path = self._path or suggested_path(self.document_title())
        title, kind = self.tr("Save as PDF"), self.tr("PDF files (*.pdf)")
        self._desk.ask_path(title, kind, path, self, self._save_chosen)

    def _save_chosen(self, path: Path) -> None:
        named = with_pdf_suffix(path)
        if named != path and is_there(named):
            # The file dialog asked about the name without the suffix only.
            self._ask_to_replace(named)
        else:
            self.save(named)

    def _ask_to_replace(self, path: Path) -> None:
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        asked = self.tr("{file} exists. Replace it?").format(file=shown_path(str(path)))
        box.setText(shown_in_tip(asked))
        keep = box.addButton(self.tr("&Keep it"), QMessageBox.ButtonRole.RejectRole)
        box.addButton(self.tr("&Replace it"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        box.accepted.connect(lambda: self.save(path))
        box.finished.connect(box.deleteLater)
        box.open()

    def _print_soon(self) -> None:
        """Ask for the printers once more: the system's dialog waits for them, and we with it."""
        self._is_print_wanted = True
        self._look_for_printers()
        self._tell_printers()

    def _ask_for_printer(self) -> None:
        page_size, landscape = self.paper()
        self._printer = new_printer(page_size, self.document_title(), landscape=landscape)
        self._desk.ask_printer(self._printer, self, self._print_chosen)

    def _print_chosen(self) -> None:
        printer = self._printer
        if printer is None:
            return
        name = printer.printerName()
        try:
            # Another paper may have been chosen with the printer.
            print_sheets(printer, self.make_sheets(page_on(printer)))
        except CannotPrintError:
            text = self.not_printed_text() if name else self.tr("{file} cannot be written.")
        else:
            text = (
                self.tr("Sent to the printer {printer}.") if name else self.tr("Saved as {file}.")
            )
        file = shown_path(printer.outputFileName())
        self.tell(text.format(printer=shown_path(name), file=file))
        self._printer = None
