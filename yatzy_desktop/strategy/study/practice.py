"""Practice: what to ask next, what an answer was worth, and when a position comes back.

Everything is a frozen value and a function of the day handed in; whoever stores it calls
`practice_to_plain` and `practice_from_plain`.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from yatzy_desktop.game import Action
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy.analysis import Analysis, Choice
from yatzy_desktop.strategy.fingerprint import play_fingerprint
from yatzy_desktop.strategy.study.positions import (
    CLOSEST,
    Position,
    PositionError,
    position_from_plain,
    position_to_plain,
)

DAYS = (1, 3, 7, 16, 35)
"""After a wrong answer a position comes back the next day; after each right one later."""

MOST_WAITING = 200
MOST_SEEN = 500
"""So many positions are kept, and so many names of those answered; the oldest go first."""


class PracticeError(Exception):
    """What was kept is no record of practice."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A position answered wrong once: it comes back on its day. `rights` counts since then."""

    ruleset: str
    name: str
    plain: Mapping[str, Any]
    due: dt.date
    rights: int = 0


@dataclass(frozen=True, slots=True)
class Practice:
    """A person's practice so far. `score` grows with right choices and never falls."""

    score: int = 0
    answered: int = 0
    right: int = 0
    waiting: tuple[Waiting, ...] = ()
    seen: tuple[str, ...] = ()
    last_pattern: str = ""

    def due(self, ruleset: Ruleset, today: dt.date) -> tuple[Waiting, ...]:
        """Return what waits of these rules and has come, longest due first."""
        rules = play_fingerprint(ruleset)
        found = (each for each in self.waiting if each.ruleset == rules and each.due <= today)
        return tuple(sorted(found, key=lambda each: each.due))


@dataclass(frozen=True, slots=True)
class Answer:
    """What a choice in a position was worth: right unless it costs half a point or more."""

    chosen: Choice
    best: Choice
    is_right: bool


def next_position(
    practice: Practice,
    ruleset: Ruleset,
    today: dt.date,
    mistakes: Iterable[Position],
    usual: Iterable[Position],
) -> Position | None:
    """Return what to ask next: what is due, then own mistakes, then usual play.

    Nothing is asked twice but what was wrong, and nothing of the last question's pattern while
    there is something else. None if all is asked; `usual` may go on for ever.
    """
    known = {*practice.seen, *(each.name for each in practice.waiting)}
    spare: Position | None = None
    for position in (*_due_positions(practice, ruleset, today), *mistakes):
        is_new = position.name not in known
        if is_new or _is_due(practice, position, today):
            if position.pattern != practice.last_pattern:
                return position
            spare = spare or position
    for position in usual:
        if position.name not in known:
            if position.pattern != practice.last_pattern:
                return position
            spare = spare or position
    return spare


def answered(
    practice: Practice, position: Position, analysis: Analysis, action: Action, today: dt.date
) -> tuple[Practice, Answer]:
    """Return the practice after an answer, and what the answer was worth.

    `analysis` is that of the position. Raises `ValueError` for an action that is not legal.
    """
    chosen = analysis.choice_for(action)
    if chosen is None:
        raise ValueError(action)
    is_right = chosen.loss < CLOSEST
    seen = (*(each for each in practice.seen if each != position.name), position.name)
    after = replace(
        practice,
        score=practice.score + is_right,
        answered=practice.answered + 1,
        right=practice.right + is_right,
        waiting=_waiting_after(practice, position, today, is_right=is_right),
        seen=seen[-MOST_SEEN:],
        last_pattern=position.pattern,
    )
    return after, Answer(chosen, analysis.best, is_right)


def practice_to_plain(practice: Practice) -> dict[str, Any]:
    """Return the record as plain data for a file."""
    return {
        "version": 1,
        "score": practice.score,
        "answered": practice.answered,
        "right": practice.right,
        "last_pattern": practice.last_pattern,
        "seen": list(practice.seen),
        "waiting": [
            {
                "ruleset": each.ruleset,
                "name": each.name,
                "position": dict(each.plain),
                "due": each.due.isoformat(),
                "rights": each.rights,
            }
            for each in practice.waiting
        ],
    }


def practice_from_plain(plain: object) -> Practice:
    """Read a record back; raises `PracticeError`.

    Positions are checked when they are asked for, by their rules.
    """
    try:
        fields = _mapping(plain)
        waiting = tuple(_waiting_from(_mapping(each)) for each in fields["waiting"])
        return Practice(
            score=_number(fields["score"]),
            answered=_number(fields["answered"]),
            right=_number(fields["right"]),
            waiting=waiting[-MOST_WAITING:],
            seen=tuple(map(_text, fields["seen"]))[-MOST_SEEN:],
            last_pattern=_text(fields["last_pattern"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise PracticeError from error


def _due_positions(practice: Practice, ruleset: Ruleset, today: dt.date) -> list[Position]:
    found = []
    for each in practice.due(ruleset, today):
        try:
            found.append(position_from_plain(ruleset, each.plain))
        except PositionError:
            # Kept by other hands: it is never asked, and goes in its turn.
            continue
    return found


def _is_due(practice: Practice, position: Position, today: dt.date) -> bool:
    return any(each.name == position.name and each.due <= today for each in practice.waiting)


def _waiting_after(
    practice: Practice, position: Position, today: dt.date, *, is_right: bool
) -> tuple[Waiting, ...]:
    known = next((each for each in practice.waiting if each.name == position.name), None)
    others = tuple(each for each in practice.waiting if each.name != position.name)
    if known is None and is_right:
        return others
    rights = known.rights + 1 if known and is_right else 0
    if rights >= len(DAYS):
        return others
    again = Waiting(
        play_fingerprint(position.state.ruleset),
        position.name,
        position_to_plain(position),
        today + dt.timedelta(days=DAYS[rights]),
        rights,
    )
    return (*others, again)[-MOST_WAITING:]


def _waiting_from(plain: Mapping[str, Any]) -> Waiting:
    position = _mapping(plain["position"])
    due = dt.date.fromisoformat(_text(plain["due"]))
    rights = _number(plain["rights"])
    return Waiting(_text(plain["ruleset"]), _text(plain["name"]), position, due, rights)


def _mapping(value: object) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise TypeError(value)
    return value


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise ValueError(value)
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value
