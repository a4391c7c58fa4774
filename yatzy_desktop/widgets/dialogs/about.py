"""What this program is, and what it is made of."""

from __future__ import annotations

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from yatzy_desktop import __version__
from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.dialogs.sheet import SheetDialog
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    MutedLabel,
    TextLabel,
    Theme,
    text_unit,
)

LICENSES_FILE = "licenses.md"


def license_text() -> str:
    """Return the shipped licences as Markdown; empty when their file is missing."""
    try:
        return asset_path(LICENSES_FILE).read_text(encoding="utf-8")
    except OSError:
        return ""


class AboutDialog(SheetDialog):
    """Shows the name, the version, and the licences of everything in the program."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, licenses: str | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.line = TextLabel(self)
        self.version = MutedLabel(self)
        self.licenses = QTextBrowser(self)
        self.licenses.setOpenLinks(False)
        text = license_text() if licenses is None else licenses
        self.licenses.setMarkdown(text)
        self.licenses.setVisible(bool(text))
        self.close_button = DrawnButton(theme, ButtonKind.QUIET, self)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self._column = QVBoxLayout(self.body)
        self._column.addWidget(self.line)
        self._column.addWidget(self.version)
        self._column.addWidget(self.licenses, 1)
        self.footer.addStretch(1)
        self.footer.addWidget(self.close_button)
        self.arrange()
        self.retranslate()
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
