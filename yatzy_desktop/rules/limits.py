"""How far a ruleset may go."""

from __future__ import annotations

DICE_COUNTS = (5, 6)
MAX_ROLLS_PER_TURN = 5
MAX_POINTS = 1000
MAX_NAME_LENGTH = 80
MAX_BOX_NAME_LENGTH = 24
MAX_SAVED_ROLLS_CAP = 99
