"""What is asked of the records and what they answer, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from pathlib import Path

from yatzy_desktop.game import History
from yatzy_desktop.rules import Ruleset

NOBODY = 0
"""The number of whoever left no trace: a guest, or a person who was deleted."""


FOLDER, FILE = "records", "records.sqlite3"


def records_path(data_dir: Path) -> Path:
    """Return the file of the records among a person's data; it need not exist."""
    return data_dir / FOLDER / FILE


class Status(StrEnum):
    """How a game came to its end."""

    FINISHED = "finished"
    ABANDONED = "abandoned"


class DiceKind(StrEnum):
    """Which games count: those whose dice the program threw, those with real dice, or all."""

    PROGRAM = "program"
    REAL = "real"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A game that is over or given up, with its end in the time of day here, with its zone.

    `guests` are the seats of people who want to leave no trace, beside those who sat down as
    guests; with `only_known` everybody without a profile is such a guest.
    """

    history: History
    ended: datetime
    guests: frozenset[int] = frozenset()
    only_known: bool = False
    real_dice: bool = False

    @property
    def nameless(self) -> frozenset[int]:
        """The seats whose names are not to be kept, as far as the game itself tells."""
        return self.guests | guests_in(self.history)


def guests_in(history: History) -> frozenset[int]:
    """Return the seats of those who sat down as guests."""
    seats = enumerate(history.state.players)
    return frozenset(seat for seat, player in seats if player.guest and player.is_human)


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games count; dates are days here, both included, None is no limit.

    `ruleset` is the fingerprint of play. `place` is a place in the order of play, from 1. With
    `people_only` games with computers do not count, with `without_help` those in which the
    player (for lists of games: anybody) saw advice.
    """

    ruleset: str | None = None
    since: date | None = None
    until: date | None = None
    people_only: bool = False
    without_help: bool = False
    place: int | None = None
    dice: DiceKind = DiceKind.PROGRAM


ANY_GAME = Filter(dice=DiceKind.ALL)


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody with records: a person, or all computers of one level (`level` is its key).

    `colour` is "#rrggbb", or empty where none was chosen. `games` counts finished games.
    """

    number: int
    name: str
    colour: str = ""
    hidden: bool = False
    level: str | None = None
    games: int = 0

    @property
    def is_person(self) -> bool:
        """Whether this is a person."""
        return self.level is None


@dataclass(frozen=True, slots=True)
class KnownRules:
    """Rules by which games were kept, called as in the latest of them."""

    fingerprint: str
    ruleset: Ruleset
    games: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the finished games of one player by one ruleset amount to, in points.

    Rates are shares from 0 to 1, None where there is nothing to earn. `boxes` are averages by
    category key. A win needs somebody to win against; `shared_wins` are among `wins`. Streaks
    are wins in a row: now, and the longest. `totals` are in the order of play, and `trend` is
    the mean of each with those just before it.
    """

    games: int
    average: float
    median: float
    best: int
    worst: int
    bonus_rate: float | None
    yatzy_rate: float | None
    boxes: Mapping[str, float]
    contests: int
    wins: int
    shared_wins: int
    streak: int
    longest_streak: int
    totals: tuple[int, ...]
    trend: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two players' games at one table; margins are the points of the first less the second's."""

    first: int
    second: int
    first_wins: int
    second_wins: int
    draws: int
    margins: tuple[int, ...]

    @property
    def games(self) -> int:
        """How many games they played against each other."""
        return self.first_wins + self.second_wins + self.draws


@dataclass(frozen=True, slots=True)
class HighScore:
    """One line of a list of the best results; equal points have equal ranks."""

    rank: int
    player: int
    name: str
    level: str | None
    total: int
    day: date
    game: int
    helped: bool


class Order(StrEnum):
    """What a list of games is sorted by; the newest stand first among equals."""

    DATE = "date"
    RULESET = "ruleset"
    PLAYERS = "players"
    BEST_TOTAL = "best_total"


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What one seat reached; `place` is its place in the order of play, from 1."""

    seat: int
    place: int
    player: int
    name: str
    level: str | None
    total: int
    won: bool
    helped: bool


@dataclass(frozen=True, slots=True)
class GameRow:
    """One kept game; `rounds` are those that every player finished."""

    number: int
    uid: str
    fingerprint: str
    ruleset_key: str
    ruleset_name: str
    ended: datetime
    day: date
    status: Status
    rounds: int
    real_dice: bool
    seats: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class EveningRow:
    """What one player reached in the games of an evening."""

    player: int
    name: str
    level: str | None
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class Evening:
    """Games of the same players, one soon after the other; most wins first, then most points."""

    games: int
    rows: tuple[EveningRow, ...]


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of all records as they were on a day."""

    path: Path
    day: date
    games: int


@dataclass(frozen=True, slots=True)
class Damage:
    """The file of the records was broken; `kept_as` is its new place, None if it stays.

    `saved` games could be read from it and are kept; `copy` is the newest good copy.
    """

    kept_as: Path | None
    saved: int
    copy: Copy | None


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """What bringing in a file would do: games new here, known already, and unusable ones."""

    new_games: int
    known_games: int
    broken_games: int
    new_people: tuple[str, ...]
