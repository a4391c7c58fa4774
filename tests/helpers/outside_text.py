"""Names as nobody has them, and what Qt would make more of than text."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from PySide6 import QtGui
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QWidget,
)

from yatzy_desktop.game import clean_name

MARKUP = "<img src=/dev/zero>&%1{0}[*]"
"""Begins every hostile name: a picture, a key to press, places to fill in, a mark of changes."""

HOSTILE = {
    "picture": MARKUP + "x" * 100_000,
    "bold": MARKUP + "<b>",
    "directions": MARKUP + "\u202e\u2066\u200fevil",
    "blanks": MARKUP + "\u2800\u3164\u00a0\u2003\u3000\t\n\r\u2028\x0b",
    "marks": MARKUP + "a" + "\u0323\u0301" * 500,
    "controls": MARKUP + "\x00\x1b[31m\x07",
    "letters": "".join(chr(code) for code in range(0x20, 0x7F)),
    "half": MARKUP + "\ud83c",
}

_TIPS = (
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.StatusTipRole,
)
_SPOKEN = (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole)
_ISOLATES = "\u2068\u2069"
_MOST_CELLS = 4000


def hostile_name(kind: str) -> str:
    """Return the name as it may be shown."""
    return clean_name(HOSTILE[kind])


def faults_on_screen() -> Iterator[str]:
    """Look at every widget there is and yield what is shown or spoken otherwise than as text."""
    for widget in QApplication.allWidgets():
        where = f"{type(widget).__name__} {widget.objectName()}"
        for fault in _faults_of(widget):
            yield f"{where}: {fault}"


def _faults_of(widget: QWidget) -> Iterator[str]:
    for text in (widget.toolTip(), widget.whatsThis(), widget.statusTip()):
        yield from _tip_faults(text)
    for text in (widget.accessibleName(), widget.accessibleDescription()):
        yield from _spoken_faults(text)
    yield from _title_faults(widget)
    if isinstance(widget, QLabel) and not _is_plain(widget):
        yield f"guesses: {widget.text()!r}"
    if isinstance(widget, QAbstractButton):
        yield from _key_faults(widget.text())
    for action in widget.actions():
        yield from _action_faults(action)
    for model in _models(widget):
        yield from _model_faults(model)


def _title_faults(widget: QWidget) -> Iterator[str]:
    title = widget.windowTitle()
    if "[*]" in title.replace("[*][*]", ""):
        yield f"title with a place for a mark: {title!r}"


def _is_plain(label: QLabel) -> bool:
    if label.textFormat() is Qt.TextFormat.PlainText:
        return True
    return label.textFormat() is Qt.TextFormat.AutoText and not list(_tip_faults(label.text()))


def _tip_faults(text: str) -> Iterator[str]:
    if not QtGui.Qt.mightBeRichText(text):
        return
    written = QTextDocumentFragment.fromHtml(text).toPlainText()
    if not {"<", "&"} & set(written) or "<img" in text or "<b>" in text:
        yield f"markup in a tip: {text!r}"


def _spoken_faults(text: str) -> Iterator[str]:
    unseen = [
        sign
        for sign in text.replace("\n", " ")
        if unicodedata.category(sign)[0] == "C" and sign not in _ISOLATES
    ]
    if unseen or len(text) > 100_000:
        yield f"unseen signs: {text[:200]!r}"


def _key_faults(text: str) -> Iterator[str]:
    if MARKUP in text:
        yield f"a key in a name: {text!r}"


def _action_faults(action: QAction) -> Iterator[str]:
    yield from _key_faults(action.text())
    for text in (action.toolTip(), action.whatsThis(), action.statusTip()):
        yield from _tip_faults(text)


def _models(widget: QWidget) -> Iterator[QAbstractItemModel]:
    if isinstance(widget, QAbstractItemView | QHeaderView | QComboBox) and widget.model():
        yield widget.model()


def _model_faults(model: QAbstractItemModel) -> Iterator[str]:
    for index in _indexes(model):
        for role in _TIPS:
            yield from _tip_faults(str(model.data(index, role) or ""))
        for role in _SPOKEN:
            yield from _spoken_faults(str(model.data(index, role) or ""))
    for way, count in (
        (Qt.Orientation.Horizontal, _columns(model)),
        (Qt.Orientation.Vertical, model.rowCount(QModelIndex())),
    ):
        for section in range(count):
            for role in _TIPS:
                yield from _tip_faults(str(model.headerData(section, way, role) or ""))
            for role in _SPOKEN:
                yield from _spoken_faults(str(model.headerData(section, way, role) or ""))


def _indexes(model: QAbstractItemModel) -> Iterator[QModelIndex]:
    rows, columns = model.rowCount(QModelIndex()), _columns(model)
    for number in range(min(rows * columns, _MOST_CELLS)):
        yield model.index(number // columns, number % columns)


def _columns(model: QAbstractItemModel) -> int:
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
