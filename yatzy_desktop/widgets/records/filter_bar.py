"""Which games count: by day, who played, help, seat order and dice."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtWidgets import QDateEdit, QWidget

from yatzy_desktop.adapters.records import DiceKind, Filter
from yatzy_desktop.compat import override
from yatzy_desktop.game import MAX_PLAYERS
from yatzy_desktop.widgets.look import CheckBox, Dressed, EvenGridLayout, paint_frame, text_unit
from yatzy_desktop.widgets.records.choosers import Chooser


class DayEdit(QDateEdit):
    """A field for a day, in a frame."""

    @override
    def paintEvent(self, event: object) -> None:
        super().paintEvent(event)  # type: ignore[arg-type]
        paint_frame(self)


class FilterBar(Dressed, QWidget):
    """Controls for what counts beside rules and player; `changed` tells of another wish."""

    changed = Signal()

    def __init__(self, today: date, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.since_box, self.until_box = CheckBox(self), CheckBox(self)
        self.since, self.until = DayEdit(self), DayEdit(self)
        self.people_only, self.without_help = CheckBox(self), CheckBox(self)
        self.place, self.dice = Chooser(self), Chooser(self)
        self._grid = EvenGridLayout(self, most_columns=4)
        for part in (
            *(self.since_box, self.since, self.until_box, self.until),
            *(self.people_only, self.without_help, self.place, self.dice),
        ):
            self._grid.addWidget(part)
        day = QDate(today.year, today.month, today.day)
        for box, edit, first in (
            (self.since_box, self.since, day.addMonths(-1)),
            (self.until_box, self.until, day),
        ):
            edit.setCalendarPopup(True)
            edit.setDate(first)
            edit.setEnabled(False)
            box.toggled.connect(edit.setEnabled)
            edit.dateChanged.connect(self.changed)
        for check in (self.since_box, self.until_box, self.people_only, self.without_help):
            check.toggled.connect(self.changed)
        self.place.chosen.connect(self.changed)
        self.dice.chosen.connect(self.changed)

    @property
    def wanted(self) -> Filter:
        """What is chosen, without rules."""
        place, dice = self.place.value, self.dice.value
        return Filter(
            since=_day(self.since) if self.since_box.isChecked() else None,
            until=_day(self.until) if self.until_box.isChecked() else None,
            people_only=self.people_only.isChecked(),
            without_help=self.without_help.isChecked(),
            place=place if isinstance(place, int) and place else None,
            dice=dice if isinstance(dice, DiceKind) else DiceKind.PROGRAM,
        )

    @property
    def count(self) -> int:
        """How many of the controls leave games out."""
        wanted = self.wanted
        chosen = (wanted.since, wanted.until, wanted.place)
        kinds = (wanted.people_only, wanted.without_help, wanted.dice is not DiceKind.PROGRAM)
        return sum(each is not None for each in chosen) + sum(kinds)

    @override
    def retranslate(self) -> None:
        self.since_box.setText(self.tr("From"))
        self.until_box.setText(self.tr("Until"))
        self.since.setAccessibleName(self.tr("First day"))
        self.until.setAccessibleName(self.tr("Last day"))
        self.people_only.setText(self.tr("People only"))
        self.without_help.setText(self.tr("Without hints"))
        self.place.name(self.tr("Begins as"))
        places = [(QLocale().toString(at), at) for at in range(1, MAX_PLAYERS + 1)]
        self.place.offer([(self.tr("any"), 0), *places])
        self.dice.name(self.tr("Dice"))
        self.dice.offer(
            [
                (self.tr("on the screen"), DiceKind.PROGRAM),
                (self.tr("real ones"), DiceKind.REAL),
                (self.tr("all"), DiceKind.ALL),
            ]
        )

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._grid.setSpacing(round(unit * 0.5))


def _day(edit: QDateEdit) -> date:
    day = edit.date()
    return date(day.year(), day.month(), day.day())
