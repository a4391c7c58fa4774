"""Letters by which boxes are filled from the keyboard in a turn with real dice."""

from __future__ import annotations

from yatzy_desktop.rules import Ruleset

_LETTERS = "abcdefgijklnopqstuvwxyz"
"""Without those that mean something else: hint, mute, and rolls used."""


def box_letters(ruleset: Ruleset) -> dict[str, str]:
    """Return the letter of each box in pad order; of a very long pad the last have none."""
    keys = (each.key for each in ruleset.categories)
    return dict(zip(keys, _LETTERS, strict=False))
