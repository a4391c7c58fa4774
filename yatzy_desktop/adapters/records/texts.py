"""What the records have to tell, in sentences for people."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate, QLocale, QObject

from yatzy_desktop.adapters.records.facts import (
    BestOfBox,
    Fact,
    PersonalBest,
    RecordBroken,
    Standing,
    WinsInARow,
)
from yatzy_desktop.adapters.records.values import Copy, Damage, Evening
from yatzy_desktop.adapters.words import category_name, isolated, points_text
from yatzy_desktop.rules import Ruleset


def fact_text(fact: Fact, names: Sequence[str], ruleset: Ruleset) -> str:
    """Return a fact as a sentence; `names` are those of the seats."""
    return RecordTexts().fact([isolated(name) for name in names], ruleset, fact)


def evening_text(evening: Evening) -> str:
    """Return the heading of an evening's table, like "This evening, 4 games"."""
    return RecordTexts().evening(evening.games)


def damage_text(damage: Damage) -> str:
    """Return what happened to broken records, and what is left of them."""
    return RecordTexts().damage(damage.saved)


def copy_text(copy: Copy) -> str:
    """Return what a copy of the records offers."""
    return RecordTexts().copy(copy)


class RecordTexts(QObject):
    """The sentences, translated when they are asked for."""

    def fact(self, names: Sequence[str], ruleset: Ruleset, fact: Fact) -> str:
        """Return a fact as a sentence about the seats with these names."""
        match fact:
            case RecordBroken(seat, total, before):
                text = self.tr("{name} has broken the record: {points} points, after {before}.")
                return _filled(text, names[seat], total, before)
            case PersonalBest(seat, total, before):
                text = self.tr("Best game yet for {name}: {points} points, after {before}.")
                return _filled(text, names[seat], total, before)
            case BestOfBox(seat, category, points, _):
                text = self.tr("{name} never had more in {box}: {points}.")
                box = category_name(category, ruleset)
                return text.format(name=names[seat], box=box, points=points_text(points))
            case WinsInARow(seat, wins):
                return self.tr("%n win(s) in a row for {name}.", "", wins).format(name=names[seat])
            case Standing():
                return self._standing(fact, names)

    def evening(self, games: int) -> str:
        """Return the heading of so many games of an evening."""
        return self.tr("This evening, %n game(s)", "", games)

    def damage(self, saved: int) -> str:
        """Return that records were damaged, and how many games were saved from them."""
        return self.tr(
            "The records were damaged. %n game(s) could be read and are kept, and so is the"
            " old file.",
            "",
            saved,
        )

    def copy(self, copy: Copy) -> str:
        """Return what a copy of the records offers."""
        text = self.tr(
            "There is a good copy of {day} with %n game(s). What it has beyond can be added.",
            "",
            copy.games,
        )
        return text.format(
            day=QLocale().toString(_qt_day(copy.day), QLocale.FormatType.ShortFormat)
        )

    def _standing(self, fact: Standing, names: Sequence[str]) -> str:
        first, second = fact.seats
        score = self.tr("{first} {wins} – {second} {losses}").format(
            first=names[first],
            wins=points_text(fact.wins[0]),
            second=names[second],
            losses=points_text(fact.wins[1]),
        )
        if not fact.draws:
            return score
        return self.tr("{score}, %n draw(s)", "", fact.draws).format(score=score)


def _filled(text: str, name: str, total: int, before: int) -> str:
    return text.format(name=name, points=points_text(total), before=points_text(before))


def _qt_day(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
