"""The whole game between two actions, as one frozen value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from yatzy_desktop.game.names import MAX_NAME_LENGTH
from yatzy_desktop.game.player import Player, Presence
from yatzy_desktop.game.scorecard import Scorecard
from yatzy_desktop.rules import Dice, Ruleset

MAX_PLAYERS = 99
"""More than any table seats; it only keeps foreign files from asking for a million."""


class InvalidGameError(Exception):
    """A game cannot start like this: no players, too many, or no such starter."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A running turn: the dice (None before the first roll), rolls used, positions last held."""

    dice: Dice | None = None
    rolls_used: int = 0
    held: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class GameState:
    """Everything that the rest of the game depends on.

    `current` and `starter` are seats (from 0); `saved_rolls` holds each seat's bank, `turns`
    how many turns each has ended. When the game is over, `turn` keeps the last dice.
    """

    ruleset: Ruleset
    players: tuple[Player, ...]
    scorecards: tuple[Scorecard, ...]
    saved_rolls: tuple[int, ...]
    turns: tuple[int, ...]
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
        """Whether every box of every player who has not left is filled."""
        return not any(map(self.is_playing, range(len(self.players))))

    def is_playing(self, seat: int) -> bool:
        """Whether turns are still to come at this seat."""
        return self.players[seat].is_here and not self.scorecards[seat].is_full

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
        """The seats with the highest total of a finished game; empty before its end.

        The points of a player who left stand, unless they were struck.
        """
        if not self.is_over:
            return ()
        totals = {seat: self.scorecards[seat].total for seat in self.ranked_seats}
        best = max(totals.values())
        return tuple(seat for seat, total in totals.items() if total == best)

    @property
    def ranked_seats(self) -> tuple[int, ...]:
        """The seats whose points count: all but the struck ones."""
        return tuple(
            seat
            for seat, player in enumerate(self.players)
            if player.presence is not Presence.STRUCK
        )


def new_game(ruleset: Ruleset, players: Sequence[Player | str], starter: int = 0) -> GameState:
    """Return the state before the first roll; raises `InvalidGameError`."""
    seated = tuple(
        Player(each) if isinstance(each, str) else each.seated_anew() for each in players
    )
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
        turns=(0,) * len(seated),
        current=starter,
        starter=starter,
        turn=Turn(),
    )
