"""Prints sheets into a PDF file, which is there whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter

from yatzy_desktop.adapters.printing.geometry import Sheet
from yatzy_desktop.adapters.printing.painter import CannotPrintError, print_sheets
from yatzy_desktop.adapters.storage import Write, write_whole
from yatzy_desktop.plain_files import is_folder

SUFFIX = ".pdf"
_RESOLUTION = 1200
_CREATOR = "Yatzy Desktop"


def pdf_bytes(sheets: Sequence[Sheet], title: str = "", resolution: int = _RESOLUTION) -> bytes:
    """Return a PDF document with a page for each sheet; the typeface is embedded.

    `resolution` is in dots per inch and changes no length. Needs a QGuiApplication.
    Raises `CannotPrintError`.
    """
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(resolution)
    writer.setTitle(title)
    writer.setCreator(_CREATOR)
    page = sheets[0].page
    writer.setPageLayout(_page_layout(page.width, page.height))
    print_sheets(writer, sheets)
    buffer.close()
    return bytes(data.data())


def _page_layout(width: float, height: float) -> QPageLayout:
    """Return a page without margins, upright or lying as it is wide and high."""
    lying = width > height
    upright = QSizeF(min(width, height), max(width, height))
    unit = QPageSize.Unit.Millimeter
    size = QPageSize(upright, unit, "", QPageSize.SizeMatchPolicy.FuzzyMatch)
    orientation = QPageLayout.Orientation.Landscape if lying else QPageLayout.Orientation.Portrait
    layout = QPageLayout(size, orientation, QMarginsF(), QPageLayout.Unit.Millimeter)
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def with_pdf_suffix(path: Path) -> Path:
    """Return the path as a PDF file is called."""
    return path if path.suffix.lower() == SUFFIX else path.with_name(path.name + SUFFIX)


def save_pdf(
    path: Path, sheets: Sequence[Sheet], title: str = "", write: Write = write_whole
) -> None:
    """Save sheets as a PDF file.

    Raises `OSError` when it cannot be written, and then leaves the old file as it was.
    """
    try:
        data = pdf_bytes(sheets, title)
    except CannotPrintError as error:
        raise OSError("the page could not be drawn") from error
    if is_folder(path):
        raise IsADirectoryError(f"{path} is a folder")
    write(path, data)
