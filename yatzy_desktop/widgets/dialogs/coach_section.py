"""The part of the settings about help while playing."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yatzy_desktop.adapters.storage import COACH_LIMITS, STRIKE_QUESTIONS, Settings
from yatzy_desktop.adapters.words import difference_text
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    CheckBox,
    ChoiceRow,
    Dressed,
    Heading,
    MutedLabel,
    Slider,
    TextLabel,
    text_unit,
)

_STEPS_PER_POINT = 10


class CoachSection(Dressed, QWidget):
    """Shows the settings of values and coach; emits each with its name when it is changed."""

    setting_changed = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Heading(1.08, self)
        self.values = CheckBox(self)
        self.win_chance = CheckBox(self)
        self.asks = CheckBox(self)
        self.limit = Slider(self)
        self.limit_label = TextLabel(self)
        self._note = MutedLabel(self)
        self._strikes_label = Heading(1.08, self)
        self.strikes = ChoiceRow(STRIKE_QUESTIONS, parent=self)
        strictest, mildest = (round(limit * _STEPS_PER_POINT) for limit in COACH_LIMITS)
        self.limit.setRange(strictest, mildest)
        self.limit.setPageStep(_STEPS_PER_POINT // 2)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._below = QHBoxLayout()
        self._below.addWidget(self.limit, 1)
        self._below.addWidget(self.limit_label, 1)
        for part in (self._heading, self.values, self.win_chance, self.asks):
            self._column.addWidget(part)
        self._column.addLayout(self._below)
        self._column.addWidget(self._note)
        self._column.addWidget(self._strikes_label)
        self._column.addWidget(self.strikes)
        self._strikes_label.setBuddy(self.strikes)
        self.strikes.chosen.connect(partial(self.setting_changed.emit, "strike_asks"))
        self._heading.setBuddy(self.values)
        self.values.toggled.connect(partial(self.setting_changed.emit, "values_on_pad"))
        self.win_chance.toggled.connect(partial(self.setting_changed.emit, "win_chance"))
        self.asks.toggled.connect(partial(self.setting_changed.emit, "coach_asks"))
        self.asks.toggled.connect(self.limit.setEnabled)
        self.asks.toggled.connect(self.limit_label.setEnabled)
        self.limit.valueChanged.connect(self._limit_chosen)

    def show_settings(self, settings: Settings) -> None:
        """Show these settings without announcing changes."""
        for box, is_on in (
            (self.values, settings.values_on_pad),
            (self.win_chance, settings.win_chance),
            (self.asks, settings.coach_asks),
        ):
            with QSignalBlocker(box):
                box.setChecked(is_on)
        with QSignalBlocker(self.limit):
            self.limit.setValue(round(settings.coach_limit * _STEPS_PER_POINT))
        self.limit.setEnabled(settings.coach_asks)
        self.strikes.show_value(settings.strike_asks)
        self._tell_limit()

    @override
    def retranslate(self) -> None:
        self._heading.setText(self.tr("&Help while playing"))
        self.values.setText(self.tr("Show &values on the pad"))
        self.win_chance.setText(self.tr("Show each player’s chance to win below the score sheet"))
        self.asks.setText(self.tr("&Ask before a choice that gives less than another"))
        self._note.setText(
            self.tr("Press H for a hint. Games with help are marked as such in their results.")
        )
        self.limit.setAccessibleName(self.tr("From how many points less on"))
        self._strikes_label.setText(self.tr("Ask before a bo&x is struck out?"))
        self.strikes.set_titles(
            {
                "never": self.tr("Never"),
                "avoidable": self.tr("When it can be avoided"),
                "always": self.tr("Always"),
            }
        )
        self._tell_limit()

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._column.setSpacing(round(unit * 0.35))
        self._below.setSpacing(round(unit * 0.6))
        self._below.setContentsMargins(round(unit * 1.6), 0, 0, 0)

    def _limit_chosen(self, steps: int) -> None:
        self._tell_limit()
        self.setting_changed.emit("coach_limit", steps / _STEPS_PER_POINT)

    def _tell_limit(self) -> None:
        points = difference_text(self.limit.value() / _STEPS_PER_POINT)
        self.limit_label.setText(self.tr("by more than {points} points").format(points=points))
        self.limit_label.setEnabled(self.asks.isChecked())
