"""How well the computer's players judge: six levels, from a beginner to play for the win.

Every level throws the same dice as everybody else; what differs is only how a position is
judged. Levels are known by their keys; names for players live with the translations.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How a level sees the game.

    `exact` levels know the table. The others judge by rules of thumb: `foresight`,
    `bonus_sense` and `thrift` (0 to 1) as in `ThumbTable`. `glamour` multiplies in the
    player's eyes the points of pretty combinations, `horizon` is how many rolls are thought
    ahead (None: all), and each choice is misjudged by a normal error of `carelessness` points.
    `to_win` levels take what wins most often against those at the table, not what scores most.
    Only choices that make sense to a person are thought of; see `sensible`.
    """

    key: str
    exact: bool = False
    foresight: float = 0.0
    bonus_sense: float = 0.0
    thrift: float = 0.0
    glamour: float = 1.0
    horizon: int | None = None
    carelessness: float = 0.0
    to_win: bool = False

    @property
    def is_perfect(self) -> bool:
        """Whether it always plays the choice that is known to score most."""
        return self.exact and not self.carelessness and not self.to_win


LEVELS = (
    Level("beginner", glamour=1.6, horizon=1, carelessness=2.5),
    Level("casual", foresight=0.3, bonus_sense=0.25, thrift=0.4, carelessness=1.0),
    Level("steady", foresight=0.7, bonus_sense=1.0, thrift=1.0, carelessness=0.8),
    Level("expert", exact=True, carelessness=0.6),
    Level("master", exact=True),
    Level("contender", exact=True, to_win=True),
)
"""From the weakest to the strongest."""

USUAL_LEVEL = LEVELS[2]
"""Who plays where nobody has chosen a level, or one that this version lacks."""

BEST_SCORING = next(level for level in LEVELS if level.is_perfect)
"""The level that scores most; whoever plays to win scores a little less."""


class UnknownLevelError(Exception):
    """No level has this key."""

    def __init__(self, key: str) -> None:
        super().__init__(f"no level has the key {key!r}")
        self.key = key


def find_level(key: str) -> Level:
    """Return the level with this key; raises `UnknownLevelError`."""
    for level in LEVELS:
        if level.key == key:
            return level
    raise UnknownLevelError(key)
