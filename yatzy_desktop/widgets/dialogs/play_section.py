"""The part of the settings about who begins again, and how fast computers play."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yatzy_desktop.adapters.storage import PACES, REMATCH_ORDERS, Settings
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import ChoiceRow, Dressed, Heading, text_unit


class PlaySection(Dressed, QWidget):
    """Shows both settings; emits each with its name when it is changed."""

    setting_changed = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._headings = [Heading(1.08, self) for _ in range(2)]
        self.rematch = ChoiceRow(REMATCH_ORDERS, parent=self)
        self.pace = ChoiceRow(PACES, parent=self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        rows = (("rematch", self.rematch), ("pace", self.pace))
        for heading, (name, row) in zip(self._headings, rows, strict=True):
            self._column.addWidget(heading)
            self._column.addWidget(row)
            row.chosen.connect(partial(self.setting_changed.emit, name))

    def show_settings(self, settings: Settings) -> None:
        """Show these settings without announcing changes."""
        self.rematch.show_value(settings.rematch)
        self.pace.show_value(settings.pace)

    @override
    def retranslate(self) -> None:
        titles = (self.tr("Who begins a rematch?"), self.tr("How fast do computers play?"))
        rows = (self.rematch, self.pace)
        for heading, row, title in zip(self._headings, rows, titles, strict=True):
            heading.setText(title)
            row.setAccessibleName(title)
        self.rematch.set_titles(
            {
                "same": self.tr("As before"),
                "next": self.tr("The next one"),
                "winner": self.tr("The winner"),
                "loser": self.tr("The loser"),
                "thrown": self.tr("Throw for it"),
            }
        )
        self.pace.set_titles(
            {
                "slow": self.tr("Slowly"),
                "normal": self.tr("Unhurried"),
                "at_once": self.tr("At once"),
            }
        )

    @override
    def refit(self) -> None:
        self._column.setSpacing(round(text_unit(self) * 0.35))
