"""Headings whose underlined letter leads to what stands below them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget


def dead_headings(dialog: QWidget) -> list[str]:
    """Press Alt and the letter of every visible heading; return those that led nowhere."""
    labels = [each for each in dialog.findChildren(QLabel) if each.isVisible() and each.buddy()]
    assert labels
    return [label.text() for label in labels if not _leads(dialog, label)]


def _leads(dialog: QWidget, label: QLabel) -> bool:
    buddy, letter = label.buddy(), QKeySequence.mnemonic(label.text()).toString()
    assert buddy is not None
    assert letter, label.text()
    button = next(
        each
        for each in dialog.findChildren(QAbstractButton)
        if each.isVisible() and each.isEnabled() and not _is_in(each, buddy)
    )
    button.setFocus()
    key = Qt.Key(ord(letter[-1]))
    QTest.keyClick(dialog, key, Qt.KeyboardModifier.AltModifier)
    focused = dialog.focusWidget()
    return focused is not None and _is_in(focused, buddy)


def _is_in(widget: QWidget, buddy: QWidget) -> bool:
    return widget is buddy or buddy.isAncestorOf(widget) or widget is buddy.focusProxy()
