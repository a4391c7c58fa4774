"""What the kept games amount to: statistics, head-to-head, the best results, lists of games."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from itertools import groupby
from sqlite3 import Connection
from typing import Any, TypeAlias

from yatzy_desktop.adapters.records.people import names_of
from yatzy_desktop.adapters.records.stored_game import time_of
from yatzy_desktop.adapters.records.values import (
    NOBODY,
    DiceKind,
    Filter,
    GameRow,
    HeadToHead,
    HighScore,
    KnownRules,
    Order,
    SeatResult,
    Statistics,
    Status,
)
from yatzy_desktop.adapters.words import PeopleAverage
from yatzy_desktop.game import trusted_rules
from yatzy_desktop.rules import RulesError, ruleset_from_dict
from yatzy_desktop.rules.category import CATEGORY_KEYS

TREND_GAMES = 10
"""Over how many games the trend is a mean."""

LEAST_SHEETS = 10
"""So many score sheets make an average; fewer are chance."""

_ORDERS = {
    Order.DATE: "game.ended",
    Order.RULESET: "ruleset.name || ruleset.key",
    Order.PLAYERS: "game.seats",
    Order.BEST_TOTAL: "game.best_total",
}


Condition: TypeAlias = tuple[str, Sequence[object]]


def known_rules(connection: Connection) -> tuple[KnownRules, ...]:
    """Return the rules by which games were kept, those of most games first."""
    rows = connection.execute(
        """SELECT fingerprint, text, count(*) FROM game JOIN ruleset
        ON ruleset.number = game.ruleset GROUP BY game.ruleset ORDER BY count(*) DESC"""
    )
    found = []
    for fingerprint, text, games in rows.fetchall():
        try:
            rules = trusted_rules(ruleset_from_dict(json.loads(text)))
            found.append(KnownRules(fingerprint, rules, games))
        except RulesError:
            continue  # from a newer version: its games are in the list of games all the same
    return tuple(found)


def statistics(connection: Connection, player: int, wanted: Filter) -> Statistics | None:
    """Return what a player's finished games amount to; None without any.

    A filter without rules makes little sense: points of different rules do not compare.
    """
    condition, values = _matching(wanted, "seat")
    where = f"FROM seat WHERE {condition} AND player = ?"
    rows = connection.execute(
        f"SELECT total, bonus > 0, yatzy, won, shared, seats > 1 {where}"
        " ORDER BY ended, game, seat",
        (*values, player),
    ).fetchall()
    if not rows:
        return None
    keys = _boxes_of(connection, wanted)
    averages = ", ".join(f"avg(box_{key})" for key in keys)
    means = connection.execute(f"SELECT {averages} {where}", (*values, player)).fetchone()
    boxes = {key: mean for key, mean in zip(keys, means, strict=True) if mean is not None}
    return _statistics_of(rows, boxes, has_bonus=_has_bonus(connection, wanted))


def people_average(connection: Connection, ruleset: str) -> PeopleAverage | None:
    """Return what people score by rules with this fingerprint; None while little is known."""
    condition, values = _matching(Filter(ruleset=ruleset, dice=DiceKind.ALL), "seat")
    query = f"""SELECT count(*), avg(total) FROM seat WHERE {condition}
        AND player IN (SELECT number FROM player WHERE level IS NULL)"""  # noqa: S608
    sheets, points = connection.execute(query, values).fetchone()
    return PeopleAverage(sheets, points) if sheets >= LEAST_SHEETS else None


def head_to_head(connection: Connection, first: int, second: int, wanted: Filter) -> HeadToHead:
    """Return how two players fared at one table, in the order of play."""
    condition, values = _matching(wanted, "a")
    rows = connection.execute(
        f"""SELECT a.total - b.total FROM seat AS a JOIN seat AS b
        ON b.ruleset = a.ruleset AND b.player = ? AND b.ended = a.ended AND b.game = a.game
        AND b.finished = a.finished
        WHERE {condition} AND a.player = ? ORDER BY a.ended, a.game, a.seat, b.seat""",  # noqa: S608
        (second, *values, first),
    )
    margins = tuple(row[0] for row in rows)
    return HeadToHead(
        first=first,
        second=second,
        first_wins=sum(margin > 0 for margin in margins),
        second_wins=sum(margin < 0 for margin in margins),
        draws=sum(margin == 0 for margin in margins),
        margins=margins,
    )


def high_scores(
    connection: Connection, wanted: Filter, *, limit: int = 100, computers: bool = False
) -> tuple[HighScore, ...]:
    """Return the best results by some rules, of people alone or of computers, too."""
    condition, values = _matching(wanted, "seat")
    names = names_of(connection)
    counted = [number for number, (_, level) in names.items() if computers or level is None]
    marks = ", ".join(map(str, counted)) or str(NOBODY)
    rows = connection.execute(
        f"""SELECT player, total, day, game, helped FROM seat
        WHERE {condition} AND player IN ({marks}) AND player != {NOBODY}
        ORDER BY total DESC, ended, game, seat LIMIT ?""",  # noqa: S608
        (*values, limit),
    ).fetchall()
    found: list[HighScore] = []
    for _, alike in groupby(rows, key=lambda row: row[1]):
        rank = len(found) + 1
        for player, total, day, game, helped in alike:
            name, level = names[player]
            found.append(
                HighScore(
                    rank, player, name, level, total, date.fromordinal(day), game, bool(helped)
                )
            )
    return tuple(found)


def games(
    connection: Connection,
    wanted: Filter,
    *,
    player: int | None = None,
    order: Order = Order.DATE,
    descending: bool = True,
    limit: int = 200,
    offset: int = 0,
) -> tuple[GameRow, ...]:
    """Return one page of the list of games, abandoned ones among them."""
    where, values = _games_matching(wanted, player)
    way = "DESC" if descending else "ASC"
    # The walk from the newest ends with the page; any other index means sorting all games.
    by_date = "INDEXED BY game_by_end" if order is Order.DATE else ""
    rows = connection.execute(
        f"""SELECT game.number, uid, fingerprint, ruleset.key, ruleset.name, ended, zone, day,
        finished, rounds, real_dice FROM game {by_date} JOIN ruleset
        ON ruleset.number = game.ruleset WHERE {where}
        ORDER BY {_ORDERS[order]} {way}, ended DESC, game.number DESC LIMIT ? OFFSET ?""",  # noqa: S608
        (*values, limit, offset),
    ).fetchall()
    seats = _seats_of(connection, [row[0] for row in rows])
    return tuple(_game_row(row, seats.get(row[0], ())) for row in rows)


def count_games(connection: Connection, wanted: Filter, player: int | None = None) -> int:
    """Return how many games the whole list has."""
    where, values = _games_matching(wanted, player)
    return int(connection.execute(f"SELECT count(*) FROM game WHERE {where}", values).fetchone()[0])  # noqa: S608


def game_numbers(connection: Connection, wanted: Filter, player: int | None = None) -> list[int]:
    """Return the numbers of all games of the list, the oldest first."""
    where, values = _games_matching(wanted, player)
    query = f"SELECT number FROM game WHERE {where} ORDER BY ended, number"  # noqa: S608
    return [row[0] for row in connection.execute(query, values)]


def moving_mean(totals: Sequence[int], count: int = TREND_GAMES) -> tuple[float, ...]:
    """Return for each total the mean of it and up to `count` - 1 before it."""
    means: list[float] = []
    running = 0
    for index, total in enumerate(totals):
        running += total - (totals[index - count] if index >= count else 0)
        means.append(running / min(index + 1, count))
    return tuple(means)


def _statistics_of(
    rows: Sequence[tuple[int, ...]], boxes: Mapping[str, float], *, has_bonus: bool
) -> Statistics:
    totals = tuple(row[0] for row in rows)
    ordered = sorted(totals)
    count, middle = len(ordered), len(ordered) // 2
    yatzies = [row[2] for row in rows if row[2] is not None]
    contests = [row for row in rows if row[5]]
    longest, streak = _streaks(row[3] for row in contests)
    return Statistics(
        games=count,
        average=sum(totals) / count,
        median=(ordered[middle] + ordered[-middle - 1]) / 2,
        best=ordered[-1],
        worst=ordered[0],
        bonus_rate=sum(row[1] for row in rows) / count if has_bonus else None,
        yatzy_rate=sum(yatzies) / len(yatzies) if yatzies else None,
        boxes=boxes,
        contests=len(contests),
        wins=sum(row[3] for row in contests),
        shared_wins=sum(row[3] and row[4] for row in contests),
        streak=streak,
        longest_streak=longest,
        totals=totals,
        trend=moving_mean(totals),
    )


def _streaks(wins: Iterable[int]) -> tuple[int, int]:
    """Return the longest run of wins, and the one that goes on."""
    longest = running = 0
    for won in wins:
        running = running + 1 if won else 0
        longest = max(longest, running)
    return longest, running


def _has_bonus(connection: Connection, wanted: Filter) -> bool:
    if wanted.ruleset is None:
        return True
    query = "SELECT has_bonus FROM ruleset WHERE fingerprint = ?"
    row = connection.execute(query, (wanted.ruleset,)).fetchone()
    return row is not None and bool(row[0])


def _game_row(row: tuple[Any, ...], seats: tuple[SeatResult, ...]) -> GameRow:
    number, uid, fingerprint, key, name, ended, zone, day, finished, rounds, real_dice = row
    return GameRow(
        *(number, uid, fingerprint, key, name, time_of(ended, zone), date.fromordinal(day)),
        status=Status.FINISHED if finished else Status.ABANDONED,
        rounds=rounds,
        real_dice=bool(real_dice),
        seats=seats,
    )


def _boxes_of(connection: Connection, wanted: Filter) -> Sequence[str]:
    """Return which boxes can have points: reading the others, too, would take longer."""
    for known in known_rules(connection) if wanted.ruleset is not None else ():
        if known.fingerprint == wanted.ruleset:
            return [each.key for each in known.ruleset.categories]
    return CATEGORY_KEYS


def _games_matching(wanted: Filter, player: int | None) -> Condition:
    if player is None and wanted.place is None:
        return _matching(wanted, "game", finished=False)
    condition, values = _matching(wanted, "seat", finished=False)
    where = condition if player is None else f"{condition} AND seat.player = ?"
    inner = f"game.number IN (SELECT seat.game FROM seat WHERE {where})"  # noqa: S608
    return inner, values if player is None else (*values, player)


def _seats_of(connection: Connection, numbers: Sequence[int]) -> dict[int, tuple[SeatResult, ...]]:
    names = names_of(connection) | {NOBODY: ("", None)}
    marks = ", ".join(map(str, numbers))
    rows = connection.execute(
        f"""SELECT game, seat, place, player, total, won, helped FROM seat
        WHERE game IN ({marks}) ORDER BY game, seat"""  # noqa: S608
    ).fetchall()
    return {
        game: tuple(
            SeatResult(
                seat, place, player, *names.get(player, ("", None)), total, bool(won), bool(helped)
            )
            for _, seat, place, player, total, won, helped in seats
        )
        for game, seats in groupby(rows, key=lambda row: row[0])
    }


def _matching(wanted: Filter, table: str, *, finished: bool = True) -> Condition:
    """Return the condition for a table `seat` or `game`, with finished games alone or all."""
    parts: list[str] = []
    values: list[object] = []

    def add(condition: str, *given: object) -> None:
        parts.append(f"{table}.{condition}")
        values.extend(given)

    if wanted.ruleset is not None:
        add("ruleset = (SELECT number FROM ruleset WHERE fingerprint = ?)", wanted.ruleset)
    if finished:
        add("finished = 1")
    if wanted.since is not None:
        add("day >= ?", wanted.since.toordinal())
    if wanted.until is not None:
        add("day <= ?", wanted.until.toordinal())
    if wanted.people_only:
        add("people_only = 1")
    if wanted.without_help:
        add("helped = 0")
    if wanted.place is not None and table != "game":
        add("place = ?", wanted.place)
    if wanted.dice is not DiceKind.ALL:
        add("real_dice = ?", int(wanted.dice is DiceKind.REAL))
    return " AND ".join(parts) or "1", values
