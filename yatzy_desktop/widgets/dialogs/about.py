"""What this program is, and what it is made of."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from yatzy_desktop import __version__
from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.dialogs.sheet import SheetDialog
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    EvenGridLayout,
    MutedLabel,
    TextLabel,
    announce,
    text_unit,
)

LICENSES_FILE = "licenses.md"
PACKED_LICENSES = "licences/index.md"
"""What a package has instead: a page about all that is inside, with links to the whole texts."""


def license_text() -> str:
    """Return the shipped licences as Markdown; empty when their file is missing."""
    return _asset_text(PACKED_LICENSES) or _asset_text(LICENSES_FILE)


def whole_text(name: str) -> str:
    """Return the text of one licence, by the name of its file; empty when there is none."""
    return _asset_text(f"licences/{Path(name).name}")


def _asset_text(name: str) -> str:
    try:
        return asset_path(name).read_text(encoding="utf-8")
    except OSError:
        return ""


class AboutDialog(SheetDialog):
    """Shows the name, the version, and the licences of everything in the program.

    `details` is what a report of a fault should tell, to be copied.
    """

    folder_wanted = Signal()
    """The folder with games and settings is to be opened."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        licenses: str | None = None,
        details: str = "",
    ) -> None:
        super().__init__(parent)
        self._details = details
        self.copy_button = DrawnButton(ButtonKind.QUIET, self)
        self.folder_button = DrawnButton(ButtonKind.QUIET, self)
        self.copied = MutedLabel(self)
        self.copy_button.clicked.connect(self._copy)
        self.folder_button.clicked.connect(self.folder_wanted)
        self.line = TextLabel(self)
        self.version = MutedLabel(self)
        self.licenses = QTextBrowser(self)
        self.licenses.setOpenLinks(False)
        self.licenses.anchorClicked.connect(self._open)
        self._page = license_text() if licenses is None else licenses
        self.licenses.setVisible(bool(self._page))
        self.back_button = DrawnButton(ButtonKind.QUIET, self)
        self.back_button.clicked.connect(self._show_page)
        self._show_page()
        self.close_button = DrawnButton(ButtonKind.QUIET, self)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self._column = QVBoxLayout(self.body)
        self._build()

    def _build(self) -> None:
        self._column.addWidget(self.line)
        self._column.addWidget(self.version)
        buttons = EvenGridLayout(most_columns=2)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.folder_button)
        self._column.addLayout(buttons)
        self._column.addWidget(self.copied)
        self.copied.hide()
        self._column.addWidget(self.licenses, 1)
        self.footer.addWidget(self.back_button)
        self.footer.addStretch(1)
        self.footer.addWidget(self.close_button)
        self.close_button.setFocus()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Yatzy Desktop"))
        self.heading.setText(self.tr("Yatzy Desktop"))
        self.line.setText(
            self.tr("Nordic Yatzy for the family table: Swedish, Danish and Norwegian rules.")
        )
        version = self.tr("Version {version} · Qt {qt_version}")
        self.version.setText(version.format(version=__version__, qt_version=qVersion()))
        self.licenses.setAccessibleName(self.tr("Licences"))
        self.back_button.setText(self.tr("All licences"))
        self.copy_button.setText(self.tr("Copy details for a &report"))
        self.folder_button.setText(self.tr("Open &folder"))
        text = self.tr(
            "Copied: versions, system and settings, no names. Paste them into the report."
        )
        self.copied.setText(text)
        self.close_button.setText(self.tr("Close"))

    @override
    def wanted_width(self) -> float:
        return 38.0

    @override
    def arrange(self) -> None:
        unit = text_unit(self)
        self._column.setSpacing(round(unit * 0.4))
        self._column.setContentsMargins(0, 0, round(unit * 0.3), 0)
        self.licenses.setMinimumHeight(round(unit * 12))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details)
        self.copied.show()
        announce(self.copied, self.copied.text())

    def _show_page(self) -> None:
        self.licenses.setMarkdown(self._page)
        self.back_button.setVisible(False)
        self.licenses.setFocus()

    def _open(self, link: QUrl) -> None:
        text = whole_text(link.fileName())
        if text:
            self.licenses.setPlainText(text)
            self.back_button.setVisible(True)
