"""What is worth telling when a game has ended: typed facts, each only where it is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from sqlite3 import Connection, Row
from typing import TypeAlias

from yatzy_desktop.adapters.records.people import names_of
from yatzy_desktop.adapters.records.schema import BOX_COLUMNS
from yatzy_desktop.adapters.records.statistics import head_to_head
from yatzy_desktop.adapters.records.values import (
    NOBODY,
    DiceKind,
    Evening,
    EveningRow,
    Filter,
)
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.rules.category import CATEGORY_KEYS

GAMES_FOR_RECORD = 5
"""So many games by the same rules make a new record worth telling."""
GAMES_FOR_BEST = 3
"""So many own games by the same rules make a personal best worth telling."""
GAMES_FOR_BOX = 5
WINS_IN_A_ROW = 3
GAMES_FOR_SCORE = 3
"""So many games against each other make their standing worth telling."""
EVENING_PAUSE = 4 * 60 * 60
"""Seconds between the ends of two games after which a new evening has begun."""

_PAIR = 2
_MOST_GAMES_IN_AN_EVENING = 200


@dataclass(frozen=True, slots=True)
class RecordBroken:
    """The best total of all people by these rules; `before` was the best until now."""

    seat: int
    total: int
    before: int


@dataclass(frozen=True, slots=True)
class PersonalBest:
    """The best total of this person by these rules; `before` was the best until now."""

    seat: int
    total: int
    before: int


@dataclass(frozen=True, slots=True)
class BestOfBox:
    """More points in a box than this person ever had there by these rules."""

    seat: int
    category: str
    points: int
    before: int


@dataclass(frozen=True, slots=True)
class WinsInARow:
    """The person has won so many contests in a row, by whatever rules."""

    seat: int
    wins: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How the only two people at the table stand against each other, this game counted."""

    seats: tuple[int, int]
    wins: tuple[int, int]
    draws: int


Fact: TypeAlias = RecordBroken | PersonalBest | BestOfBox | WinsInARow | Standing


def facts_of(connection: Connection, game: int, ruleset: Ruleset) -> tuple[Fact, ...]:
    """Return what is worth telling of a finished game just kept, the most telling first."""
    seats = [row for row in _seats(connection, game) if row["finished"]]
    if not seats:
        return ()
    names = names_of(connection)
    people = [row for row in seats if row["player"] != NOBODY and names[row["player"]][1] is None]
    # Whoever was told what to do has not done it alone.
    unaided = [row for row in people if not row["helped"]]
    records = _record(connection, unaided)
    broken = {fact.seat for fact in records}
    bests = [
        fact
        for row in unaided
        if row["seat"] not in broken
        for fact in _personal_best(connection, row)
    ]
    wins = [fact for row in people for fact in _wins_in_a_row(connection, row)]
    boxes = [fact for row in unaided for fact in _best_of_box(connection, row, ruleset)]
    return (*records, *bests, *wins, *_standing(connection, seats, people), *boxes)


def evening_of(connection: Connection, game: int) -> Evening | None:
    """Return the evening that ends with this game; None unless it is a rematch.

    It is made of finished games of the same players, by whatever rules, each soon after the
    one before.
    """
    last = connection.execute(
        "SELECT ended, seats, finished FROM game WHERE number = ?", (game,)
    ).fetchone()
    party = _party(connection, game)
    if last is None or not last[2] or len(party) < _PAIR or NOBODY in party:
        return None
    rows = connection.execute(
        """SELECT number, ended FROM game WHERE finished = 1 AND seats = ? AND number != ?
        AND ended <= ? AND ended >= ? ORDER BY ended DESC, number DESC LIMIT ?""",
        (last[1], game, last[0], last[0] - 7 * EVENING_PAUSE, _MOST_GAMES_IN_AN_EVENING),
    ).fetchall()
    numbers, earliest = [game], last[0]
    for number, ended in rows:
        if earliest - ended > EVENING_PAUSE:
            break
        if _party(connection, number) == party:
            numbers.append(number)
            earliest = ended
    return _evening(connection, numbers) if len(numbers) > 1 else None


def _evening(connection: Connection, numbers: Sequence[int]) -> Evening:
    marks = ", ".join(map(str, numbers))
    names = names_of(connection)
    rows = connection.execute(
        f"SELECT player, sum(won), sum(total) FROM seat WHERE game IN ({marks}) GROUP BY player"  # noqa: S608
    )
    table = [EveningRow(player, *names[player], wins, points) for player, wins, points in rows]
    table.sort(key=lambda row: (-row.wins, -row.points, row.name))
    return Evening(len(numbers), tuple(table))


def _party(connection: Connection, game: int) -> Counter[int]:
    rows = connection.execute("SELECT player FROM seat WHERE game = ?", (game,))
    return Counter(row[0] for row in rows)


def _seats(connection: Connection, game: int) -> list[Row]:
    cursor = connection.cursor()
    cursor.row_factory = Row
    return cursor.execute("SELECT * FROM seat WHERE game = ? ORDER BY seat", (game,)).fetchall()


def _record(connection: Connection, unaided: Sequence[Row]) -> list[RecordBroken]:
    if not unaided:
        return []
    row = max(unaided, key=lambda each: int(each["total"]))
    count, before = connection.execute(
        """SELECT count(DISTINCT game), max(total) FROM seat JOIN player ON player = number
        WHERE ruleset = ? AND finished = 1 AND real_dice = ? AND game != ? AND level IS NULL""",
        (row["ruleset"], row["real_dice"], row["game"]),
    ).fetchone()
    if count < GAMES_FOR_RECORD or row["total"] <= before:
        return []
    best = [each for each in unaided if each["total"] == row["total"]]
    return [RecordBroken(each["seat"], each["total"], before) for each in best]


def _personal_best(connection: Connection, row: Row) -> list[PersonalBest]:
    count, before = connection.execute(
        f"SELECT count(*), max(total) {_OWN_GAMES}",
        _own(row),
    ).fetchone()
    if count < GAMES_FOR_BEST or row["total"] <= before:
        return []
    return [PersonalBest(row["seat"], row["total"], before)]


def _best_of_box(connection: Connection, row: Row, ruleset: Ruleset) -> list[BestOfBox]:
    """Return the box of this game that beats all earlier ones, the one nearest to its best."""
    bests = ", ".join(f"max({column})" for column in BOX_COLUMNS)
    count, *befores = connection.execute(
        f"SELECT count(*), {bests} {_OWN_GAMES}",
        _own(row),
    ).fetchone()
    if count < GAMES_FOR_BOX:
        return []
    beaten = [
        BestOfBox(row["seat"], key, row[column], before)
        for key, column, before in zip(CATEGORY_KEYS, BOX_COLUMNS, befores, strict=True)
        if before is not None and row[column] is not None and row[column] > before
    ]
    beaten.sort(key=lambda fact: fact.points / (ruleset.max_score(fact.category) or 1))
    return beaten[-1:]


_OWN_GAMES = """FROM seat WHERE ruleset = ? AND player = ? AND finished = 1 AND real_dice = ?
    AND game != ?"""


def _own(row: Row) -> tuple[int, ...]:
    return row["ruleset"], row["player"], row["real_dice"], row["game"]


def _wins_in_a_row(connection: Connection, row: Row) -> list[WinsInARow]:
    if not row["won"]:
        return []
    rows = connection.execute(
        """SELECT won FROM seat WHERE player = ? AND finished = 1 AND seats > 1
        AND (ended, game) <= (?, ?)
        ORDER BY ended DESC, game DESC""",
        (row["player"], row["ended"], row["game"]),
    )
    wins = 0
    for (won,) in rows:
        if not won:
            break
        wins += 1
    return [WinsInARow(row["seat"], wins)] if wins >= WINS_IN_A_ROW else []


def _standing(
    connection: Connection, seats: Sequence[Row], people: Sequence[Row]
) -> list[Standing]:
    players = [row["player"] for row in seats]
    if len(people) != _PAIR or len(players) != _PAIR or players[0] == players[1]:
        return []
    score = head_to_head(connection, players[0], players[1], Filter(dice=DiceKind.ALL))
    if score.games < GAMES_FOR_SCORE:
        return []
    return [Standing((0, 1), (score.first_wins, score.second_wins), score.draws)]
