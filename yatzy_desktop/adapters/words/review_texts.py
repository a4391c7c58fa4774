"""A reviewed game in words: what a choice cost, how lucky a roll was, what a game came to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from yatzy_desktop.adapters.words.advice_texts import (
    choice_text,
    difference_text,
    is_just_as_good,
)
from yatzy_desktop.adapters.words.spoken_texts import PROGRAM_LANGUAGE, Language

if TYPE_CHECKING:
    from yatzy_desktop.game import GameState
    from yatzy_desktop.strategy.study import ReviewedEntry, SeatSummary

COSTLY = 0.5
"""Points; what costs less may be the table's own error."""
LUCKY = 7.0
VERY_LUCKY = 15.0
"""Points that a roll gives more than rolls give on average."""

_MINUS = "\N{MINUS SIGN}"


def decimal_text(value: float, decimals: int) -> str:
    """Return a number as the language writes it, with a true minus sign."""
    shown = round(value, decimals)
    text = QLocale().toString(abs(shown), "f", decimals)
    return _MINUS + text if shown < 0 else text


def signed_text(value: float, decimals: int) -> str:
    """Return a number with its sign: "+3.2", "−0.4", or "±0.0"."""
    shown = round(value, decimals)
    text = QLocale().toString(float(abs(shown)), "f", decimals)
    sign = "±" if shown == 0 else "+" if shown > 0 else _MINUS
    return sign + text


def luck_text(luck: float, decimals: int = 1) -> str:
    """Return how lucky a roll was: "Luck +4.8: a lucky roll"."""
    translate = QCoreApplication.translate
    if luck >= VERY_LUCKY:
        text = translate("Review", "Luck {points}: a very lucky roll")
    elif luck >= LUCKY:
        text = translate("Review", "Luck {points}: a lucky roll")
    elif luck <= -VERY_LUCKY:
        text = translate("Review", "Luck {points}: a very unlucky roll")
    elif luck <= -LUCKY:
        text = translate("Review", "Luck {points}: an unlucky roll")
    else:
        text = translate("Review", "Luck {points}")
    return text.format(points=signed_text(luck, decimals))


def verdict_text(entry: ReviewedEntry, state: GameState, decimals: int) -> str:
    """Return what was chosen in a state and what that cost."""
    translate = QCoreApplication.translate
    choice = entry.choice
    if choice is None:
        if entry.is_unjudged:
            return translate("Review", "Entered without dice: this cannot be judged.")
        return translate("Review", "There was no choice.")
    told = choice_text(choice.chosen, state.ruleset)
    if is_just_as_good(choice.loss, decimals):
        return translate("Review", "Played: {choice}. The best choice.").format(choice=told)
    text = translate("Review", "Played: {choice}. It cost {points} points.")
    return text.format(choice=told, points=difference_text(choice.loss, decimals))


def better_text(entry: ReviewedEntry, state: GameState, decimals: int) -> str:
    """Return what would have been better; empty where nothing was."""
    choice = entry.choice
    if choice is None or is_just_as_good(choice.loss, decimals):
        return ""
    text = QCoreApplication.translate("Review", "Better: {choice}")
    return text.format(choice=choice_text(choice.best, state.ruleset))


def dear_text(entry: ReviewedEntry, state: GameState, decimals: int) -> str:
    """Return one of the dearest choices in a line."""
    choice = entry.choice
    if choice is None:
        return ""
    text = QCoreApplication.translate(
        "Review", "{points} in round {round}: {chosen}. Better: {best}"
    )
    return text.format(
        points=_MINUS + difference_text(choice.loss, decimals),
        round=QLocale().toString(entry.round_number),
        chosen=choice_text(choice.chosen, state.ruleset),
        best=choice_text(choice.best, state.ruleset),
    )


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """A line of the account of a game: what it is called, and points with their sign."""

    name: str
    points: str
    is_sum: bool = False


def ledger(
    seat: SeatSummary, decimals: int, *, is_over: bool, language: Language = PROGRAM_LANGUAGE
) -> tuple[LedgerLine, ...]:
    """Return the account of a player's game: the lines above a sum add up to it as written.

    What rounding and the table's own error leave over stands there only if it can be seen.
    """
    translate = language.translate
    start, luck, lost = (round(each, decimals) for each in (seat.start, seat.luck, seat.lost))
    unjudged, total = round(seat.unjudged, decimals), round(seat.total, decimals)
    rest = round(total - start - luck + lost - unjudged, decimals)
    lines = [
        LedgerLine(translate("Review", "Expected at the start"), decimal_text(start, decimals)),
        LedgerLine(translate("Review", "Luck of the dice"), signed_text(luck, decimals)),
        LedgerLine(translate("Review", "Lost by choices"), signed_text(-lost, decimals)),
    ]
    if seat.unjudged_entries:
        name = translate("Review", "Entered without dice")
        lines.append(LedgerLine(name, signed_text(unjudged, decimals)))
    if rest:
        name = translate("Review", "Rounding, and the table's own error")
        lines.append(LedgerLine(name, signed_text(rest, decimals)))
    name = translate("Review", "Result") if is_over else translate("Review", "Expected result")
    told = decimal_text(total, 0 if is_over else decimals)
    lines.append(LedgerLine(name, told, is_sum=True))
    average = decimal_text(seat.with_average_luck, decimals)
    lines.append(LedgerLine(translate("Review", "Result with average luck"), average))
    return tuple(lines)


def accuracy_text(seat: SeatSummary) -> str:
    """Return a player's accuracy with what it means; empty where nothing was chosen."""
    if seat.accuracy is None:
        return ""
    text = QCoreApplication.translate(
        "Review",
        "Accuracy {accuracy} of 100: nothing lost would be 100, {points} points lost per choice"
        " make it 37.",
    )
    return text.format(
        accuracy=QLocale().toString(round(seat.accuracy)),
        points=QLocale().toString(seat.scale, "g", 3),
    )


def exactness_text(error: float | None) -> str:
    """Return how far values may be off, in a sentence; empty where they are exact."""
    translate = QCoreApplication.translate
    if error is None:
        return translate("Review", "Judged by similar rules: only whole points count.")
    if error < 0.005:  # noqa: PLR2004 - never seen in what is shown
        return ""
    text = translate("Review", "Values may be off by {points} points.")
    return text.format(points=QLocale().toString(error, "g", 2))


def curve_text(names: Sequence[str], starts: Sequence[float], ends: Sequence[float]) -> str:
    """Return what the graph shows, for those who do not see it: a line for each player."""
    text = QCoreApplication.translate("Review", "{player}: from {start} to {end} points")
    whole = QLocale().toString
    return "\n".join(
        text.format(player=name, start=whole(round(start)), end=whole(round(end)))
        for name, start, end in zip(names, starts, ends, strict=True)
    )
