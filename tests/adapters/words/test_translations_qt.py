"""What Qt itself says in the dialogs that this program opens is in the program's language too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QFileDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.helpers.catalogs import LANGUAGES
from tests.helpers.spoken import spoken

ALIKE = {"", "...", "…", "OK", "Computer", "Type", "Type:", "Printer"}
"""What may be the same as in English."""


def file_dialog(mode: QFileDialog.AcceptMode) -> QFileDialog:
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(mode)
    return dialog


def question() -> QMessageBox:
    button = QMessageBox.StandardButton
    box = QMessageBox()
    # OK is the same everywhere, and "Abort" and "Cancel" are one word in Norwegian.
    for each in (button.Save, button.Discard, button.Cancel, button.Open, button.Close):
        box.addButton(each)
    for each in (button.Yes, button.No, button.Help, button.Apply, button.Retry, button.Ignore):
        box.addButton(each)
    return box


def texts(widget: QWidget) -> Iterator[str]:
    yield widget.windowTitle()
    for part in widget.findChildren(QWidget):
        yield part.toolTip()
        if isinstance(part, QLabel | QAbstractButton):
            yield part.text()
        if isinstance(part, QGroupBox):
            yield part.title()


def said(qtbot: QtBot, language: str) -> set[str]:
    """Return what the dialogs say, without the marks of keys."""
    accept = QFileDialog.AcceptMode
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    found: set[str] = set()
    with spoken(language):
        edit = QLineEdit()
        menu = edit.createStandardContextMenu()
        found |= {action.text().split("\t")[0] for action in menu.actions()}
        widgets = [edit, menu, question(), QPrintDialog(printer)]
        widgets += [file_dialog(accept.AcceptOpen), file_dialog(accept.AcceptSave)]
        for widget in widgets:
            qtbot.addWidget(widget)
            found |= set(texts(widget))
    return {text.replace("&", "") for text in found if not text.startswith("/")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_dialogs_of_qt_speak_the_language(qtbot: QtBot, language: str) -> None:
    assert said(qtbot, language) & said(qtbot, "en") - ALIKE == set()


def test_norwegian_is_bokmal(qtbot: QtBot) -> None:
    norwegian = said(qtbot, "nb")
    assert {"Lagre", "Åpne", "Angre", "Filnavn:", "Skriver"} <= norwegian
    assert {"Lagra", "Opna", "Angra", "Filnamn:", "Skrivar"}.isdisjoint(norwegian)
