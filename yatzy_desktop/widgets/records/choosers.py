"""Lists to choose rules and people from, which keep what was chosen when they are filled anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from yatzy_desktop.adapters.record_tables import player_text
from yatzy_desktop.adapters.records import KnownRules, Profile
from yatzy_desktop.adapters.words import ruleset_label
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import ComboBox, Dressed, text_unit


@dataclass(frozen=True, slots=True)
class Known:
    """Whom and what the records know: everybody, and the rules that were played by."""

    profiles: tuple[Profile, ...] = ()
    rules: tuple[KnownRules, ...] = ()

    def color_of(self, person: object) -> str:
        """Return the colour that the person with a number has chosen, or nothing."""
        return next((each.colour for each in self.profiles if each.number == person), "")


Item = tuple[str, object]
"""A text and what it stands for."""


class Chooser(Dressed, QWidget):
    """A label with a list beside it; `chosen` tells that a person took another line."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = QLabel(self)
        self.box = ComboBox(self)
        self._label.setBuddy(self.box)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.box.setMinimumContentsLength(8)
        self.box.activated.connect(lambda _at: self.chosen.emit())
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._label)
        self._row.addWidget(self.box, 1)

    @property
    def value(self) -> object:
        """What is chosen; None before there is anything."""
        return self.box.currentData()

    def name(self, text: str) -> None:
        """Write a label, maybe with a letter to choose by."""
        self._label.setText(text)

    def offer(self, items: Sequence[Item]) -> None:
        """Offer other lines; what was chosen stays so while it is offered, else the first is."""
        kept = self.value
        with QSignalBlocker(self.box):
            self.box.clear()
            for text, value in items:
                self.box.addItem(text, value)
            self.choose(kept)

    def choose(self, value: object) -> None:
        """Mark the line that stands for something, or the first one."""
        at = next((at for at in range(self.box.count()) if self.box.itemData(at) == value), 0)
        self.box.setCurrentIndex(at)

    @override
    def refit(self) -> None:
        self._row.setSpacing(round(text_unit(self) * 0.4))


def rules_items(known: Known) -> list[Item]:
    """Return the rules as lines to choose, those of most games first."""
    return [(ruleset_label(each.ruleset), each.fingerprint) for each in known.rules]


def people_items(known: Known) -> list[Item]:
    """Return everybody with a game as lines to choose: people who play most, then computers."""
    shown = [each for each in known.profiles if not each.hidden]
    ordered = sorted(shown, key=lambda each: (each.level is not None, -each.games))
    return [(player_text(each.name, each.level), each.number) for each in ordered]
