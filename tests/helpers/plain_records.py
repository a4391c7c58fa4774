"""The records worked out anew in plain Python: lists and dictionaries, no database."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from yatzy_desktop.adapters.records.values import DiceKind, Filter
from yatzy_desktop.game import GameState, History
from yatzy_desktop.strategy import play_fingerprint


@dataclass
class PlainGame:
    """A game with whoever sits in each seat: a person's number, a level, or nobody."""

    history: History
    ended: datetime
    real_dice: bool
    who: list[int | str | None]
    play: str


@dataclass
class PlainBook:
    """People by number, whom each name means, and games by number."""

    people: dict[int, str] = field(default_factory=dict)
    names: dict[str, int] = field(default_factory=dict)
    games: dict[int, PlainGame] = field(default_factory=dict)
    born: int = 0

    def copy(self) -> PlainBook:
        """Return a book that changes by itself; the games' logs never change."""
        games = {number: replace(game, who=[*game.who]) for number, game in self.games.items()}
        return PlainBook({**self.people}, {**self.names}, games, self.born)

    def add(self, number: int, history: History, ended: datetime, *, real_dice: bool) -> None:
        who = [self._whoever(player.name, player.level) for player in history.initial.players]
        play = play_fingerprint(history.initial.ruleset)
        self.games[number] = PlainGame(history, ended, real_dice, who, play)

    def rename(self, person: int, name: str) -> None:
        self.people[person] = name
        self.names[name] = person

    def merge(self, kept: int, gone: int) -> None:
        self.names = {name: kept if who == gone else who for name, who in self.names.items()}
        for game in self.games.values():
            game.who = [kept if each == gone else each for each in game.who]
        del self.people[gone]

    def delete(self, person: int) -> None:
        for number, game in list(self.games.items()):
            if person not in game.who:
                continue
            game.who = [None if each == person else each for each in game.who]
            if not any(isinstance(each, int) for each in game.who):
                del self.games[number]
        self.names = {name: who for name, who in self.names.items() if who != person}
        del self.people[person]

    def undone(self, before: PlainBook) -> PlainBook:
        """Return the book as it was, with the games and people that came since."""
        book = before.copy()
        book.born = self.born
        for person in [each for each in self.people if each > before.born]:
            for name, who in self.names.items():
                if who == person and book.names.setdefault(name, person) == person:
                    book.people[person] = self.people[person]
        newest = max(before.games, default=0)
        for number, game in self.games.items():
            if number > newest:
                book.add(number, game.history, game.ended, real_dice=game.real_dice)
        return book

    def _whoever(self, name: str, level: str | None) -> int | str | None:
        if level is not None:
            return level
        if not name:
            return None
        if name not in self.names:
            self.born += 1
            self.people[self.born] = name
            self.names[name] = self.born
        return self.names[name]


@dataclass
class PlainStatistics:
    """What `Statistics` tells, worked out one by one."""

    totals: list[int]
    median: float
    bonus: float
    yatzies: float | None
    boxes: dict[str, float]
    wins: int
    shared: int
    contests: int
    streaks: tuple[int, int]


def seats_counted(
    book: PlainBook, who: int | str, wanted: Filter
) -> Iterator[tuple[GameState, int]]:
    """Yield the finished games and seats of a player that a filter lets through, in order."""
    ordered = sorted(book.games.items(), key=lambda each: (each[1].ended, each[0]))
    for _, game in ordered:
        state = game.history.state
        day = game.ended.date()
        if (
            not state.is_over
            or wanted.ruleset not in (None, game.play)
            or (wanted.since is not None and day < wanted.since)
            or (wanted.until is not None and day > wanted.until)
            or (wanted.people_only and any(not each.is_human for each in state.players))
            or (wanted.dice is DiceKind.PROGRAM and game.real_dice)
            or (wanted.dice is DiceKind.REAL and not game.real_dice)
        ):
            continue
        for seat, owner in enumerate(game.who):
            place = (seat - state.starter) % len(state.players) + 1
            if owner != who or (wanted.place not in (None, place)):
                continue
            if wanted.without_help and seat in game.history.helped_seats:
                continue
            yield state, seat


def plain_statistics(book: PlainBook, who: int | str, wanted: Filter) -> PlainStatistics | None:
    """Work out a player's statistics from the games themselves."""
    counted = list(seats_counted(book, who, wanted))
    if not counted:
        return None
    cards = [state.scorecards[seat] for state, seat in counted]
    contests = [(state, seat) for state, seat in counted if len(state.players) > 1]
    won = [seat in state.winners for state, seat in contests]
    alike = [key for key in cards[0].scores if key in ("yatzy", "maxi_yatzy")]
    return PlainStatistics(
        totals=[card.total for card in cards],
        median=statistics.median(card.total for card in cards),
        bonus=statistics.mean(card.bonus > 0 for card in cards),
        yatzies=statistics.mean(bool(c.score_of(alike[0])) for c in cards) if alike else None,
        boxes={
            key: statistics.mean(card.score_of(key) or 0 for card in cards)
            for key in cards[0].scores
        },
        wins=sum(won),
        shared=sum(
            win and len(state.winners) > 1 for win, (state, _) in zip(won, contests, strict=True)
        ),
        contests=len(contests),
        streaks=streaks(won),
    )


def streaks(won: Sequence[bool]) -> tuple[int, int]:
    """Return the run of wins that goes on, and the longest."""
    runs = "".join("W" if each else " " for each in won)
    last = len(runs) - len(runs.rstrip("W"))
    return last, max(map(len, runs.split(" ")), default=0)
