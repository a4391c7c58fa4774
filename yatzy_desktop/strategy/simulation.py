"""Games played by the computer alone, and what they amount to."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from yatzy_desktop.game import GameState, History, Throw, apply, new_game
from yatzy_desktop.rules import FACES, Dice, Ruleset
from yatzy_desktop.strategy.levels import Level
from yatzy_desktop.strategy.policy import ComputerPlayer
from yatzy_desktop.strategy.table import ValueTable

DECILES = 10


@dataclass(frozen=True, slots=True)
class Statistics:
    """What a number of games amounts to, in points; `deciles` are the nine inner ones."""

    games: int
    mean: float
    deviation: float
    standard_error: float
    deciles: tuple[int, ...]
    lowest: int
    highest: int
    bonus_rate: float


@dataclass(frozen=True, slots=True)
class GameResult:
    """One player's final score, and whether the upper bonus was earned."""

    total: int
    has_bonus: bool


class _RandomDice:
    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def roll(self, throw: Throw) -> Dice:
        return tuple(self._rng.choices(FACES, k=len(throw.positions)))


def simulate(
    ruleset: Ruleset,
    level: Level,
    *,
    games: int,
    seed: int,
    table: ValueTable | None = None,
    progress: Callable[[int], bool] | None = None,
) -> Statistics:
    """Play so many games alone and return their statistics; the same seed gives the same.

    `progress` is called with the number of finished games and stops the run by returning
    False. Raises `ValueError` when no game is finished.
    """
    results = []
    for result in play_games(ruleset, level, games=games, seed=seed, table=table):
        results.append(result)
        if progress is not None and not progress(len(results)):
            break
    return statistics_of(results)


def play_games(
    ruleset: Ruleset, level: Level, *, games: int, seed: int, table: ValueTable | None = None
) -> Iterator[GameResult]:
    """Yield one result after the other; each game has dice of its own, whoever plays it."""
    for played in play_histories(ruleset, level, games=games, seed=seed, table=table):
        card = played.state.scorecards[0]
        yield GameResult(card.total, card.bonus > 0)


def play_histories(
    ruleset: Ruleset, level: Level, *, games: int, seed: int, table: ValueTable | None = None
) -> Iterator[History]:
    """Yield the same games with their logs."""
    player = ComputerPlayer(level, ruleset, table)
    start = new_game(ruleset, [""])
    for number in range(games):
        dice = random.Random(f"{seed} {number} dice")  # noqa: S311 - repeatable on purpose
        whims = random.Random(f"{seed} {number} whims")  # noqa: S311 - repeatable on purpose
        played = History.starting(start)
        while not played.state.is_over:
            played, _ = played.play(player.choose(played.state, whims), _RandomDice(dice))
        yield played


def statistics_of(results: Sequence[GameResult]) -> Statistics:
    """Return the statistics of finished games; raises `ValueError` when there are none."""
    if not results:
        raise ValueError("no games")
    totals = sorted(each.total for each in results)
    count = len(totals)
    mean = sum(totals) / count
    squares = sum((total - mean) ** 2 for total in totals)
    deviation = math.sqrt(squares / (count - 1)) if count > 1 else 0.0
    return Statistics(
        games=count,
        mean=mean,
        deviation=deviation,
        standard_error=deviation / math.sqrt(count),
        deciles=tuple(totals[min(count - 1, count * i // DECILES)] for i in range(1, DECILES)),
        lowest=totals[0],
        highest=totals[-1],
        bonus_rate=sum(each.has_bonus for each in results) / count,
    )


@dataclass(frozen=True, slots=True)
class MatchScore:
    """How a level did against another in games of two: wins, shared wins and mean scores."""

    games: int
    won: int
    shared: int
    mean: float
    mean_against: float

    @property
    def share(self) -> float:
        """The share of games won, a shared win counting half."""
        return (self.won + self.shared / 2) / self.games

    @property
    def standard_error(self) -> float:
        """The standard error of the share."""
        return math.sqrt(max(0.0, self.share * (1.0 - self.share)) / self.games)


def play_matches(
    players: tuple[ComputerPlayer, ComputerPlayer],
    *,
    games: int,
    seed: int,
) -> MatchScore:
    """Let two players of one ruleset play against each other; the first to roll alternates.

    The same seed gives the same dice. Raises `ValueError` without games.
    """
    if games < 1:
        raise ValueError("no games")
    won = shared = 0
    totals = [0, 0]
    for number in range(games):
        dice = random.Random(f"{seed} {number} dice")  # noqa: S311 - repeatable on purpose
        whims = random.Random(f"{seed} {number} whims")  # noqa: S311 - repeatable on purpose
        state: GameState = new_game(players[0].ruleset, ["", ""], starter=number % 2)
        while not state.is_over:
            action = players[state.current].choose(state, whims)
            state, _ = apply(state, action, _RandomDice(dice))
        won += state.winners == (0,)
        shared += len(state.winners) > 1
        totals = [
            sum(each) for each in zip(totals, (c.total for c in state.scorecards), strict=True)
        ]
    return MatchScore(games, won, shared, totals[0] / games, totals[1] / games)
