"""The whole game between two actions, as one frozen value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from yatzy_desktop.game.scorecard import Scorecard
from yatzy_desktop.rules import Dice, Ruleset

MAX_PLAYERS = 99
"""More than any table seats; it only keeps foreign files from asking for a million."""

MAX_NAME_LENGTH = 60


class InvalidGameError(Exception):
    """A game cannot start like this: no players, too many, or no such starter."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table; `level` names a computer opponent's, None is a person."""

    name: str
    level: str | None = None

    @property
    def is_human(self) -> bool:
        """Whether a person plays at this seat."""
        return self.level is None


@dataclass(frozen=True, slots=True)
class Turn:
    """A running turn: the dice (None before the first roll), rolls used, positions last held."""

    dice: Dice | None = None
    rolls_used: int = 0
    held: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class GameState:
    """Everything that the rest of the game depends on.

    `current` and `starter` are seats (from 0); `saved_rolls` holds each seat's bank.
    When the game is over, `turn` keeps the last dice.
    """

    ruleset: Ruleset
    players: tuple[Player, ...]
    scorecards: tuple[Scorecard, ...]
    saved_rolls: tuple[int, ...]
    current: int
    starter: int
    turn: Turn

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.current]

    @property
    def scorecard(self) -> Scorecard:
        """The card of the player whose turn it is."""
        return self.scorecards[self.current]

    @property
    def is_over(self) -> bool:
        """Whether every box of every player is filled."""
        return all(card.is_full for card in self.scorecards)

    @property
    def round_number(self) -> int:
        """The running round, from 1; the last one when the game is over."""
        return min(self.scorecard.filled_count + 1, self.round_count)

    @property
    def round_count(self) -> int:
        """How many rounds the game has: one for each box."""
        return len(self.ruleset.categories)

    @property
    def rolls_left(self) -> int:
        """How many rolls the player may still take this turn, the bank included."""
        if self.is_over:
            return 0
        bank = self.saved_rolls[self.current]
        return self.ruleset.rolls_per_turn + bank - self.turn.rolls_used

    @property
    def bank_left(self) -> int:
        """What is left of the player's bank: the basic rolls are spent before it."""
        if self.is_over:
            return self.saved_rolls[self.current]
        over = max(0, self.turn.rolls_used - self.ruleset.rolls_per_turn)
        return self.saved_rolls[self.current] - over

    @property
    def basic_rolls_left(self) -> int:
        """How many of the turn's own rolls are left, the bank aside."""
        return 0 if self.is_over else max(0, self.ruleset.rolls_per_turn - self.turn.rolls_used)

    @property
    def can_roll(self) -> bool:
        """Whether another roll is allowed, with some choice of held dice."""
        return self.rolls_left > 0

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total of a finished game; empty before its end."""
        if not self.is_over:
            return ()
        best = max(card.total for card in self.scorecards)
        return tuple(seat for seat, card in enumerate(self.scorecards) if card.total == best)


def new_game(ruleset: Ruleset, players: Sequence[Player | str], starter: int = 0) -> GameState:
    """Return the state before the first roll; raises `InvalidGameError`."""
    seated = tuple(Player(each) if isinstance(each, str) else each for each in players)
    if not 1 <= len(seated) <= MAX_PLAYERS:
        raise InvalidGameError(f"a game needs 1 to {MAX_PLAYERS} players, not {len(seated)}")
    if any(len(each.name) > MAX_NAME_LENGTH for each in seated):
        raise InvalidGameError(f"a player's name has at most {MAX_NAME_LENGTH} characters")
    if not 0 <= starter < len(seated):
        raise InvalidGameError(f"no seat {starter} among {len(seated)} players")
    return GameState(
        ruleset=ruleset,
        players=seated,
        scorecards=(Scorecard.blank(ruleset),) * len(seated),
        saved_rolls=(0,) * len(seated),
        current=starter,
        starter=starter,
        turn=Turn(),
    )
