"""The works of the study: what each finds out, and what it tells on its way."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from yatzy_desktop import strategy
from yatzy_desktop.adapters.game import Explanation
from yatzy_desktop.adapters.study.runner import Desk, Work
from yatzy_desktop.game import GameState, History, NotationError, text_to_session
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.study import (
    Mistake,
    Notebook,
    Position,
    ReviewedEntry,
    Reviewer,
    mistakes_of,
    next_position,
    openings_of,
    review_game,
    usual_positions,
)


@dataclass(frozen=True, slots=True)
class Starts:
    """The expected final totals with which the seats of a reviewed game began, in points."""

    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class AllJudged:
    """Every entry of the game has been told."""


@dataclass(frozen=True, slots=True)
class ChancesAt:
    """Each seat's chance to win before entry `step`: alone, or with half of a shared place."""

    step: int
    shares: tuple[float, ...]


def review_work(history: History) -> Work:
    """Return the work that judges a game.

    It tells `Starts`, then each `ReviewedEntry`, then `AllJudged`, and then `ChancesAt` each
    turn in a game of two and more, where they are known.
    """

    def work(desk: Desk) -> None:
        reviewer = Reviewer(history, desk.table(history.initial.ruleset))
        desk.tell(Starts(reviewer.starts))
        for entry in reviewer.entries():
            desk.tell(entry)
        desk.tell(AllJudged())
        for chances in _chances_through(history, desk):
            desk.tell(chances)

    return work


def _chances_through(history: History, desk: Desk) -> Iterator[ChancesAt]:
    prospects = desk.prospects(history.initial.ruleset)
    last = len(history.states) - 1
    for step, state in enumerate(history.states):
        # Between turns is enough to see how a game goes, and costs least.
        if state.turn.dice is not None and step not in {0, last}:
            continue
        desk.go_on()
        shares = win_shares(state, prospects)
        if shares is None:
            return
        yield ChancesAt(step, shares)


def luck_work(text: str) -> Work:
    """Return the work that finds the luck of each seat of a saved game: a tuple, in points.

    It finds None where the text is no game, or where its rules are not worked out exactly.
    """

    def work(desk: Desk) -> tuple[float, ...] | None:
        try:
            history, _ = text_to_session(text)
        except NotationError:
            return None
        table = desk.table(history.initial.ruleset)
        if not table.is_exact:
            return None

        def is_wanted(_entry: ReviewedEntry) -> bool:
            desk.go_on()
            return True

        found = review_game(history, table, is_wanted)
        return None if found is None else tuple(each.luck for each in found.seats)

    return work


def win_chances_work(state: GameState) -> Work:
    """Return the work that finds each seat's chance to win: a tuple, None where not known."""

    def work(desk: Desk) -> tuple[float, ...] | None:
        return win_shares(state, desk.prospects(state.ruleset))

    return work


def win_shares(state: GameState, prospects: strategy.Prospects) -> tuple[float, ...] | None:
    """Return each seat's chance to win, a shared place counted as its part; None if not known."""
    absent = [seat for seat, player in enumerate(state.players) if not player.is_here]
    found = strategy.chance_to_win(state, prospects, absent)
    if found is None:
        return None
    together = 1.0 - sum(found.alone)
    shared = sum(found.shared)
    part = together / shared if shared else 0.0
    return tuple(alone + part * each for alone, each in zip(found.alone, found.shared, strict=True))


def explain_work(state: GameState) -> Work:
    """Return the work that gives the `Explanation` of a position."""

    def work(desk: Desk) -> Explanation:
        analysis = strategy.advise(state, desk.table(state.ruleset))
        keep = analysis.best.keep
        return Explanation(analysis, () if keep is None else strategy.box_chances(state, keep))

    return work


@dataclass(frozen=True, slots=True)
class Question:
    """A position to be practised, with everything about it."""

    position: Position
    explanation: Explanation


def question_work(notebook: Notebook, ruleset: Ruleset, today: date, rng: random.Random) -> Work:
    """Return the work that finds what to ask next: a `Question`, None if nothing is left."""

    def work(desk: Desk) -> Question | None:
        table = desk.table(ruleset)
        if not table.is_exact:
            # By similar rules nobody can say what is right.
            return None
        usual = usual_positions(ruleset, table, rng)
        mistakes = tuple(notebook.positions(ruleset))
        position = next_position(notebook.practice, ruleset, today, mistakes, usual)
        if position is None:
            return None
        explanation = explain_work(position.state)(desk)
        assert isinstance(explanation, Explanation)  # noqa: S101 - what that work returns
        return Question(position, explanation)

    return work


def mistakes_work(history: History, entries: Sequence[ReviewedEntry], seats: Sequence[int]) -> Work:
    """Return the work that finds the mistakes of some seats: a tuple of `Mistake`."""

    def work(desk: Desk) -> tuple[Mistake, ...]:
        table = desk.table(history.initial.ruleset)
        return tuple(
            mistake for seat in seats for mistake in mistakes_of(history, entries, seat, table)
        )

    return work


def openings_work(ruleset: Ruleset) -> Work:
    """Return the work that tells the `Opening` of each first throw, ones first."""

    def work(desk: Desk) -> None:
        for opening in openings_of(ruleset, desk.table(ruleset)):
            desk.tell(opening)

    return work
