"""What is known so far of a game that is being reviewed."""

from __future__ import annotations

from collections.abc import Mapping

from yatzy_desktop.adapters.study import AllJudged, ChancesAt, Starts
from yatzy_desktop.adapters.words import COSTLY, LUCKY, player_name
from yatzy_desktop.game import History
from yatzy_desktop.strategy.study import Review, ReviewedEntry, reviewed
from yatzy_desktop.widgets.review.graph import Course, Mark
from yatzy_desktop.widgets.review.steps import Step, cost_of, is_marked, luck_of, steps_of


class Findings:
    """Collects what the work on a game tells, in whatever amount there is."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.steps: tuple[Step, ...] = steps_of(history)
        self.is_complete = False
        self._starts: tuple[float, ...] | None = None
        self._entries: list[ReviewedEntry] = []
        self._judged: dict[int, ReviewedEntry] = {}
        self._chances: dict[int, tuple[float, ...]] = {}

    def take(self, thing: object) -> None:
        """Take in something that the work has told."""
        match thing:
            case Starts():
                self._starts = thing.values
            case ReviewedEntry():
                self._entries.append(thing)
                self._judged[thing.step] = thing
            case AllJudged():
                self.is_complete = True
            case ChancesAt():
                self._chances[thing.step] = thing.shares

    @property
    def judged(self) -> Mapping[int, ReviewedEntry]:
        """The judged entries by their number."""
        return self._judged

    @property
    def review(self) -> Review | None:
        """The review of as much as is judged; None before anything is known."""
        if self._starts is None:
            return None
        return reviewed(self.history, self._starts, self._entries)

    @property
    def percent(self) -> int:
        """How much of the game is judged."""
        count = len(self.history.entries)
        return 100 * len(self._entries) // count if count else 100

    @property
    def has_chances(self) -> bool:
        """Whether chances to win are known."""
        return bool(self._chances)

    @property
    def names(self) -> tuple[str, ...]:
        """The players in their seats."""
        state = self.history.state
        return tuple(player_name(state, seat) for seat in range(len(state.players)))

    def marks(self) -> list[Mark]:
        """Return the steps to stop at, with what they are marked for."""
        found = []
        for number, step in enumerate(self.steps):
            if is_marked(step, self._judged):
                cost, luck = cost_of(step, self._judged), luck_of(step, self._judged) or 0.0
                mark = Mark(
                    number,
                    cost if cost >= COSTLY else 0.0,
                    luck if abs(luck) >= LUCKY else 0.0,
                )
                found.append(mark)
        return found

    def points_course(self) -> Course:
        """Return the expected results through the game."""
        review = self.review
        curve = review.curve if review is not None else ()
        lines = zip(*curve, strict=True) if curve else ()
        return self._course(tuple(tuple(line) for line in lines), is_share=False)

    def chances_course(self) -> Course:
        """Return the chances to win through the game."""
        places = range(len(self.history.states))
        seats = range(len(self.names))

        def share(place: int, seat: int) -> float | None:
            shares = self._chances.get(place)
            return shares[seat] if shares is not None and seat < len(shares) else None

        lines = tuple(tuple(share(place, seat) for place in places) for seat in seats)
        return self._course(lines, is_share=True)

    def _course(self, lines: tuple[tuple[float | None, ...], ...], *, is_share: bool) -> Course:
        places = len(self.history.states) - 1
        at = tuple(step.place for step in self.steps)
        return Course(self.names, lines, places, at, is_share)
