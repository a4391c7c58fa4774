"""How dice can look, as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DiceStyle:
    """The material and the marks of a set of dice; colours are #rrggbb.

    ``shade``, ``body`` and ``light`` are the material in shadow, in plain light and where it
    shines; ``gloss`` (0-1) is how strongly it shines.  ``numerals`` replaces pips by digits.
    """

    key: str
    shade: str
    body: str
    light: str
    gloss: float
    mark: str
    mark_deep: str
    mark_rim: str
    numerals: bool = False


IVORY = DiceStyle(
    key="ivory",
    shade="#86714f",
    body="#f7efdd",
    light="#fffdf6",
    gloss=0.55,
    mark="#3a3033",
    mark_deep="#120d10",
    mark_rim="#fffaf0",
)
RED = DiceStyle(
    key="red",
    shade="#3d0709",
    body="#b3262a",
    light="#ff8d80",
    gloss=0.6,
    mark="#fffaf0",
    mark_deep="#cfc2b4",
    mark_rim="#e8685f",
)
BLUE = DiceStyle(
    key="blue",
    shade="#0a1a33",
    body="#2a5a92",
    light="#9cc8f2",
    gloss=0.6,
    mark="#fbfbf8",
    mark_deep="#bcc6d2",
    mark_rim="#74a5d8",
)
BLACK = DiceStyle(
    key="black",
    shade="#07080a",
    body="#2f3236",
    light="#aeb6be",
    gloss=0.75,
    mark="#faf7f0",
    mark_deep="#c2beb6",
    mark_rim="#7b828a",
)
DIGITS = DiceStyle(
    key="digits",
    shade="#7a7366",
    body="#f4f0e6",
    light="#ffffff",
    gloss=0.45,
    mark="#1d2f4a",
    mark_deep="#0d1728",
    mark_rim="#ffffff",
    numerals=True,
)

DICE_STYLES: dict[str, DiceStyle] = {
    style.key: style for style in (IVORY, RED, BLUE, BLACK, DIGITS)
}
