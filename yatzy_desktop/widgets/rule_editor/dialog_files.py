"""Asking for files of rules, and files that are dropped."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData
from PySide6.QtWidgets import QFileDialog, QWidget

from yatzy_desktop.adapters.storage import SUFFIX, documents_folder

_FORBIDDEN = '<>:"/\\|?*'


def ask_for_import(parent: QWidget) -> Path | None:
    """Ask for a file of rules to read."""
    title = QCoreApplication.translate("RulesetFiles", "Import rules")
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(documents_folder()), _filter())
    return Path(chosen) if chosen else None


def ask_for_export(parent: QWidget, file_name: str) -> Path | None:
    """Ask where to write rules; a name without an ending gets that of the program."""
    title = QCoreApplication.translate("RulesetFiles", "Export rules")
    usable = "".join("-" if sign in _FORBIDDEN else sign for sign in file_name)
    suggested = str(documents_folder() / usable)
    chosen, _ = QFileDialog.getSaveFileName(parent, title, suggested, _filter())
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_suffix(SUFFIX)


def dropped_files(dropped: QMimeData) -> list[Path]:
    """Return the files of this computer among what is dropped."""
    return [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]


def _filter() -> str:
    return QCoreApplication.translate(
        "RulesetFiles", "Rules of Yatzy Desktop (*.yatzy);;All files (*)"
    )
