"""What every cell of the scorecard holds, computed from a game state as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from yatzy_desktop.adapters.game.letters import box_letters
from yatzy_desktop.adapters.game.scorecard_rows import RowKind, ScorecardRow, row_points
from yatzy_desktop.adapters.words import is_just_as_good
from yatzy_desktop.game import (
    GameState,
    Scorecard,
    enterable_points,
    legal_categories,
    possible_scores,
)


class BonusState(StrEnum):
    """How a player stands with the upper bonus."""

    NONE = "none"
    NOT_STARTED = "not_started"
    AHEAD = "ahead"
    EVEN = "even"
    BEHIND = "behind"
    EARNED = "earned"
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class Amendment:
    """How the table put a box right: what stood there before and now (None: open), and why."""

    before: int | None
    points: int | None
    reason: str


@dataclass(frozen=True, slots=True)
class Cell:
    """One player's cell in one row.

    `points` are written ones, `possible` what the dice on the table would give; None where
    there are none. `progress` counts from an even pace to the bonus, in the sum row only.
    `is_best` marks what the coach would fill, where advice is wanted;
    `loss` is how much less the box gives than the best choice, if that is to be shown, with
    so many decimals as hold;
    `is_advised` marks the box that a hint is about, `is_newest` the one that was filled last;
    `letter` is the key that fills the box;
    `amendment` tells that the table put it right.
    """

    points: int | None = None
    possible: int | None = None
    is_best: bool = False
    is_selectable: bool = False
    is_current: bool = False
    is_winner: bool = False
    bonus: BonusState = BonusState.NONE
    progress: int | None = None
    loss: float | None = None
    loss_decimals: int = 1
    is_advised: bool = False
    letter: str = ""
    amendment: Amendment | None = None
    is_newest: bool = False


Entry = tuple[int, str]
"""A box that was filled: whose seat, and which category."""


@dataclass(frozen=True, slots=True)
class PadAdvice:
    """What the pad tells beyond points: losses by box, and the box that a hint is about.

    So many `decimals` of the losses hold.
    """

    losses: Mapping[str, float] = field(default_factory=dict)
    decimals: int = 1
    advised: str | None = None


NO_ADVICE = PadAdvice()

Column = tuple[Cell, ...]


def scorecard_cells(
    state: GameState,
    rows: Sequence[ScorecardRow],
    *,
    previews: bool,
    advice: PadAdvice = NO_ADVICE,
    newest: Entry | None = None,
) -> tuple[Column, ...]:
    """Return one column of cells for each player.

    Without previews nothing tells what the dice show, and no box can be chosen. A box can be
    chosen only by a person, on the own card. Advice is shown with the previews only. `newest`
    is what was written last.
    """
    seats = range(len(state.players))
    columns = (_column(state, seat, rows, advice if previews else None) for seat in seats)
    return tuple(
        tuple(
            replace(cell, is_newest=True) if newest == (seat, row.category) else cell
            for row, cell in zip(rows, column, strict=True)
        )
        for seat, column in enumerate(columns)
    )


def entry_between(before: GameState, after: GameState) -> Entry | None:
    """Return the one box that is filled after and was open before; None if it is not just one."""
    filled = [
        (seat, each.key)
        for seat, cards in enumerate(zip(before.scorecards, after.scorecards, strict=True))
        for each in after.ruleset.categories
        if cards[0].is_open(each.key) and not cards[1].is_open(each.key)
    ]
    return filled[0] if len(filled) == 1 else None


def _column(
    state: GameState, seat: int, rows: Sequence[ScorecardRow], advice: PadAdvice | None
) -> Column:
    card = state.scorecards[seat]
    is_current = seat == state.current and not state.is_over
    possible: dict[str, int] = {}
    selectable: frozenset[str] = frozenset()
    told = NO_ADVICE
    if is_current and advice is not None:
        possible = possible_scores(state)
        if state.player.is_human:
            selectable = frozenset(_fillable(state))
            told = advice
    best = _recommended(told)
    letters = box_letters(state.ruleset) if selectable and state.player.throws_own_dice else {}
    bonus = bonus_state(card)
    progress = card.bonus_progress if bonus in _ON_THE_WAY else None
    return tuple(
        Cell(
            points=_bank(state, seat) if row.kind is RowKind.BANK else row_points(row, card),
            possible=possible.get(row.category),
            is_best=row.category in best,
            is_selectable=row.category in selectable,
            is_current=is_current,
            is_winner=row.kind is RowKind.TOTAL and seat in state.winners,
            bonus=bonus if row.kind in _BONUS_ROWS else BonusState.NONE,
            progress=progress if row.kind is RowKind.SUM else None,
            loss=told.losses.get(row.category) if row.category in selectable else None,
            loss_decimals=told.decimals,
            is_advised=row.category in selectable and row.category == told.advised,
            letter=letters.get(row.category, "") if row.category in selectable else "",
        )
        for row in rows
    )


def _bank(state: GameState, seat: int) -> int:
    return state.bank_left if seat == state.current else state.saved_rolls[seat]


def _fillable(state: GameState) -> Iterable[str]:
    """Return the boxes that a person may fill now; with real dice also before they are known."""
    if state.player.throws_own_dice and state.turn.dice is None:
        return enterable_points(state)
    return legal_categories(state)


_BONUS_ROWS = (RowKind.SUM, RowKind.BONUS)
_ON_THE_WAY = (BonusState.AHEAD, BonusState.EVEN, BonusState.BEHIND)


def _recommended(advice: PadAdvice) -> frozenset[str]:
    """Return the boxes that the coach would fill now; none unless advice is wanted.

    Most points are no recommendation: chance gives most after most first rolls.
    """
    best = {key for key, loss in advice.losses.items() if is_just_as_good(loss, advice.decimals)}
    return frozenset(best if advice.advised is None else best | {advice.advised})


def bonus_state(card: Scorecard) -> BonusState:
    """Return how a card stands with the upper bonus."""
    if card.ruleset.upper_bonus is None:
        return BonusState.NONE
    if card.bonus:
        return BonusState.EARNED
    if card.bonus_out_of_reach:
        return BonusState.MISSED
    progress = card.bonus_progress
    if progress is None or all(card.is_open(each.key) for each in card.ruleset.upper):
        return BonusState.NOT_STARTED
    if progress == 0:
        return BonusState.EVEN
    return BonusState.AHEAD if progress > 0 else BonusState.BEHIND


def with_amendments(
    state: GameState,
    columns: Sequence[Column],
    rows: Sequence[ScorecardRow],
    amended: Mapping[tuple[int, str], Amendment],
) -> tuple[Column, ...]:
    """Return the columns with marks on boxes that still hold what the table agreed on."""

    def marked(cell: Cell, seat: int, category: str) -> Cell:
        found = amended.get((seat, category))
        if found is None or state.scorecards[seat].score_of(category) != found.points:
            return cell
        return replace(cell, amendment=found)

    return tuple(
        tuple(marked(cell, seat, row.category) for row, cell in zip(rows, column, strict=True))
        for seat, column in enumerate(columns)
    )
