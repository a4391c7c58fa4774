"""The way to printers and to PDF files; what it asks for can be answered by tests."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMarginsF, QObject
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from yatzy_desktop.adapters.printing import SUFFIX, find_printers
from yatzy_desktop.adapters.storage import Write, documents_folder, write_chosen

_NOT_IN_NAMES = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')


def ask_for_printer(printer: QPrinter, parent: QWidget, chosen: Callable[[], None]) -> None:
    """Open the system's dialog for a printer and its paper; call `chosen` if one is chosen."""
    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange, on=False)
    dialog.accepted.connect(chosen)
    dialog.finished.connect(dialog.deleteLater)
    QDialog.open(dialog)


def ask_for_path(
    dialog_title: str, filter_text: str, path: Path, parent: QWidget, chosen: Callable[[Path], None]
) -> None:
    """Open the dialog for a file to save, with a suggestion; call `chosen` with the answer."""
    dialog = QFileDialog(parent, dialog_title, str(path.parent))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilter(filter_text)
    dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    dialog.selectFile(path.name)
    dialog.fileSelected.connect(lambda name: chosen(Path(name)))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


@dataclass(frozen=True, slots=True)
class PrintDesk:
    """How printers and files are asked for and written."""

    printers: Callable[[QObject, Callable[[Sequence[str] | None], None]], None] = find_printers
    """Finds printers for a widget and tells them when they are known; None: nobody answers."""
    ask_printer: Callable[[QPrinter, QWidget, Callable[[], None]], None] = ask_for_printer
    ask_path: Callable[[str, str, Path, QWidget, Callable[[Path], None]], None] = ask_for_path
    write: Write = write_chosen


def new_printer(page_size: QPageSize, title: str, *, landscape: bool) -> QPrinter:
    """Return the usual printer, set to a paper; it is told lengths from the paper's corner."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    lying = QPageLayout.Orientation.Landscape
    orientation = lying if landscape else QPageLayout.Orientation.Portrait
    printer.setPageLayout(QPageLayout(page_size, orientation, QMarginsF()))
    printer.setFullPage(True)
    return printer


def suggested_path(title: str) -> Path:
    """Return a path for a PDF file with that title, among the person's documents."""
    name = " ".join(_NOT_IN_NAMES.sub(" ", title).split()).strip(" .") or "yatzy"
    return documents_folder() / f"{name}{SUFFIX}"
