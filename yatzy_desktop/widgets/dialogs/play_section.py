"""The part of the settings about who begins again, and how fast computers play."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yatzy_desktop.adapters.storage import PACES, REMATCH_ORDERS, Settings
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import ChoiceRow, Dressed, Heading, text_unit

_FROM_SLOW = ("slow", "normal", "at_once")
"""The paces in the order in which one looks for them; see `PACES`."""


class PaceChoice(Dressed, QWidget):
    """Asks how fast computers play; emits `chosen` with it."""

    chosen = Signal(str)

    def __init__(self, pace: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Heading(1.08, self)
        self.row = ChoiceRow(_FROM_SLOW, parent=self)
        self.row.show_value(pace)
        self.row.chosen.connect(self.chosen)
        self._heading.setBuddy(self.row)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._heading)
        self._column.addWidget(self.row)

    @property
    def value(self) -> str:
        """The pace that is marked."""
        return self.row.value

    def show_value(self, pace: str) -> None:
        """Mark a pace without announcing it."""
        self.row.show_value(pace)

    @override
    def retranslate(self) -> None:
        title = self.tr("How &fast do computers play?")
        self._heading.setText(title)
        self.row.setAccessibleName(title.replace("&", ""))
        self.row.set_titles(
            {
                "slow": self.tr("Slowly"),
                "normal": self.tr("Unhurried"),
                "at_once": self.tr("At once"),
            }
        )

    @override
    def refit(self) -> None:
        self._column.setSpacing(round(text_unit(self) * 0.35))


class PlaySection(Dressed, QWidget):
    """Shows both settings; emits each with its name when it is changed."""

    setting_changed = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Heading(1.08, self)
        self.rematch = ChoiceRow(REMATCH_ORDERS, parent=self)
        self._pace = PaceChoice(PACES[0], self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self._heading, self.rematch, self._pace):
            self._column.addWidget(part)
        self.rematch.chosen.connect(partial(self.setting_changed.emit, "rematch"))
        self._pace.chosen.connect(partial(self.setting_changed.emit, "pace"))

    @property
    def pace(self) -> ChoiceRow:
        """How fast computers play."""
        return self._pace.row

    def show_settings(self, settings: Settings) -> None:
        """Show these settings without announcing changes."""
        self.rematch.show_value(settings.rematch)
        self.pace.show_value(settings.pace)

    @override
    def retranslate(self) -> None:
        title = self.tr("Who begins a rematch?")
        self._heading.setText(title)
        self.rematch.setAccessibleName(title)
        self.rematch.set_titles(
            {
                "same": self.tr("As before"),
                "next": self.tr("The next one"),
                "winner": self.tr("The winner"),
                "loser": self.tr("The loser"),
                "thrown": self.tr("Throw for it"),
            }
        )

    @override
    def refit(self) -> None:
        self._column.setSpacing(round(text_unit(self) * 0.35))
