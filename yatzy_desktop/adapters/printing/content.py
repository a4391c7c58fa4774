"""What stands on a printed card, in words and numbers, before it has a place on the paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from yatzy_desktop.adapters.game import (
    RowKind,
    ScorecardRow,
    card_rows,
    row_face,
    row_label,
    row_points,
)
from yatzy_desktop.adapters.printing.language import CardLanguage
from yatzy_desktop.adapters.words import (
    box_example,
    box_name,
    holding_texts,
    isolated,
    player_name,
    rolls_texts,
    ruleset_label,
    saved_rolls_name,
)
from yatzy_desktop.game import GameState, Scorecard, clean_name
from yatzy_desktop.rules import Dice, Ruleset, Straight, UpperBonus
from yatzy_desktop.rules.limits import MAX_NAME_LENGTH

_SIX_DICE = 6
_FULL_STRAIGHT = 6
SEPARATOR = " · "
_SHORT_DETAILS = 60
"""Letters that stand in a line at the foot of a card."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What is written in a player's box: a number, or a stroke through a box that is struck out."""

    text: str = ""
    is_struck: bool = False


@dataclass(frozen=True, slots=True)
class RowContent:
    """A row with its label, what it gives at most, and what each player has in it.

    `note` stands small beside the label. An upper box shows its `face`, any other the dice that
    count in an example.
    """

    row: ScorecardRow
    label: str
    note: str
    most: str
    face: int | None
    dice: Dice
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class CardContent:
    """All of a card. `names` are as many as there are columns, empty ones to be written on.

    `tick_label` is empty where no rolls are saved; `tick_most` is the most that can be.
    `details` is one line, or several that need the whole width.
    `saved` are the rolls that each player of a game has saved; none on a card to be written on.
    """

    title: str
    date_label: str
    day: str
    name_label: str
    most_label: str
    names: tuple[str, ...]
    winners: frozenset[int]
    rows: tuple[RowContent, ...]
    tick_label: str
    tick_most: int | None
    saved: tuple[str, ...]
    dice_count: int
    result: str
    rules: str
    details: tuple[str, ...]


def blank_content(
    ruleset: Ruleset, language: CardLanguage, columns: int, names: Sequence[str] = ()
) -> CardContent:
    """Return a card to be written on."""
    blank = ("",) * (columns - len(names))
    return _Writer(ruleset, language).card((*map(one_line, names), *blank))


def game_content(
    state: GameState, language: CardLanguage, day: date, seats: Sequence[int]
) -> CardContent:
    """Return the cards of some seats of a game, filled as far as it was played on that day."""
    writer = _Writer(state.ruleset, language)
    names = tuple(one_line(player_name(state, seat, language)) for seat in seats)
    cards = tuple(state.scorecards[seat] for seat in seats)
    winners = frozenset(place for place, seat in enumerate(seats) if seat in state.winners)
    saved = tuple(state.saved_rolls[seat] for seat in seats)
    return writer.card(names, cards, winners, language.day(day), writer.result(state), banks=saved)


def one_line(name: str) -> str:
    """Return a name as it is printed, of people or of rules: see `clean_name`."""
    return clean_name(name, MAX_NAME_LENGTH)


def _in_lines(details: list[str]) -> tuple[str, ...]:
    """Return the details in one line; those that are long in lines of their own."""
    line = SEPARATOR.join(details)
    if len(line) <= _SHORT_DETAILS:
        return (line,)
    lines = [details[0]]
    for each in details[1:]:
        joined = lines[-1] + SEPARATOR + each
        lines = [*lines[:-1], joined] if len(joined) <= _SHORT_DETAILS else [*lines, each]
    return tuple(lines)


class _Writer:
    def __init__(self, ruleset: Ruleset, language: CardLanguage) -> None:
        self._ruleset = ruleset
        self._language = language
        self._translate = language.translate

    def card(
        self,
        names: tuple[str, ...],
        cards: tuple[Scorecard, ...] = (),
        winners: frozenset[int] = frozenset(),
        day: str = "",
        result: str = "",
        *,
        banks: tuple[int, ...] = (),
    ) -> CardContent:
        ruleset, translate = self._ruleset, self._translate
        saved = ruleset.saved_rolls
        return CardContent(
            title=self._title(),
            date_label=translate("PrintedCard", "Date"),
            day=day,
            name_label=translate("PrintedCard", "Name"),
            most_label=translate("PrintedCard", "Max", "the most a box can give").upper(),
            names=names,
            winners=winners,
            rows=tuple(self._row(row, cards) for row in card_rows(ruleset)),
            tick_label=saved_rolls_name(translate).upper() if saved.enabled else "",
            tick_most=saved.cap,
            saved=tuple(map(self._language.number, banks)) if saved.enabled else (),
            dice_count=ruleset.dice_count,
            result=result,
            rules=one_line(ruleset_label(ruleset, translate)),
            details=_in_lines(self._details()),
        )

    def result(self, state: GameState) -> str:
        """Return the line that names who won; empty before the end of the game."""
        names = [
            isolated(one_line(player_name(state, seat, self._language))) for seat in state.winners
        ]
        if not names or len(state.players) == 1:
            return ""
        if len(names) == 1:
            text = self._translate("PrintedCard", "Winner: {name}")
            return text.format(name=names[0])
        text = self._translate("PrintedCard", "Shared win: {names}")
        return text.format(names=", ".join(names))

    def _title(self) -> str:
        ruleset = self._ruleset
        if ruleset.name or not ruleset.country or ruleset.extra_yatzy_points:
            return one_line(ruleset_label(ruleset, self._translate))
        key = "maxi_yatzy" if ruleset.dice_count == _SIX_DICE else "yatzy"
        return box_name(key, ruleset.dice_count, self._translate).upper()

    def _row(self, row: ScorecardRow, cards: tuple[Scorecard, ...]) -> RowContent:
        face = row_face(row, self._ruleset)
        return RowContent(
            row=row,
            label=row_label(row, self._ruleset, self._translate),
            note=self._note(row),
            most=self._most(row),
            face=face,
            dice=self._dice(row) if face is None else (),
            entries=tuple(self._entry(row, card) for card in cards),
        )

    def _note(self, row: ScorecardRow) -> str:
        ruleset = self._ruleset
        if row.kind is RowKind.BONUS and ruleset.upper_bonus is not None:
            return self._with_bonus("{threshold} → {points}", ruleset.upper_bonus)
        if row.kind is not RowKind.CATEGORY:
            return ""
        points = ruleset.category(row.category).fixed_points
        return "" if points is None else self._language.number(points)

    def _most(self, row: ScorecardRow) -> str:
        ruleset = self._ruleset
        match row.kind:
            case RowKind.CATEGORY:
                points = ruleset.max_score(row.category)
            case RowKind.SUM:
                points = ruleset.max_upper_sum
            case RowKind.BONUS:
                points = ruleset.upper_bonus.points if ruleset.upper_bonus else 0
            case RowKind.EXTRA:
                points = ruleset.max_total - ruleset.max_total_without_extras
            case RowKind.TOTAL:
                points = ruleset.max_total
        return self._language.number(points)

    def _dice(self, row: ScorecardRow) -> Dice:
        if row.kind is not RowKind.CATEGORY:
            return ()
        example = box_example(row.category, self._ruleset)
        return tuple(example.dice[place] for place in sorted(example.counted))

    def _entry(self, row: ScorecardRow, card: Scorecard) -> Entry:
        points = row_points(row, card)
        if points is None:
            return Entry()
        if points == 0 and row.kind in {RowKind.CATEGORY, RowKind.BONUS}:
            return Entry(is_struck=True)
        return Entry(self._language.number(points))

    def _bonus(self) -> str:
        bonus = self._ruleset.upper_bonus
        if bonus is None:
            return self._translate("Ruleset", "no bonus")
        text = self._translate("Ruleset", "bonus {threshold} → {points}")
        return self._with_bonus(text, bonus)

    def _with_bonus(self, text: str, bonus: UpperBonus) -> str:
        number = self._language.number
        return text.format(threshold=number(bonus.threshold), points=number(bonus.points))

    def _details(self) -> list[str]:
        """Return the bonus, and what else differs from pad to pad."""
        ruleset, translate = self._ruleset, self._translate
        details = [
            self._bonus(),
            *rolls_texts(ruleset, self._language),
            *holding_texts(ruleset, self._language),
        ]
        for category in ruleset.categories:
            straight = category.scoring
            if isinstance(straight, Straight) and straight.length == _FULL_STRAIGHT:
                text = translate("PrintedCard", "full straight {points}")
                details.append(text.format(points=self._language.number(straight.points)))
        if ruleset.extra_yatzy_points:
            text = translate("Ruleset", "+{points} for each further Yatzy")
            points = self._language.number(ruleset.extra_yatzy_points)
            details.append(text.format(points=points))
        return details
