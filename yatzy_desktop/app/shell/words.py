"""Choices and figures as shell commands print them."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Sequence

from yatzy_desktop.game import ScoreBox
from yatzy_desktop.strategy import Choice

DECIMALS = 4
"""What JSON is rounded to; how many of them hold is said beside."""


def count(text: str) -> int:
    """Return a number written with the digits 0 to 9; raises `ArgumentTypeError`."""
    if not (text.isascii() and text.isdecimal()):
        raise ArgumentTypeError(f"{text!r} is no number")
    return int(text)


def choice_word(choice: Choice) -> str:
    """Return a choice in a few words: "keep 3 3", "chance 23"."""
    if isinstance(choice.action, ScoreBox):
        return f"{choice.action.category} {choice.points}"
    return f"keep {dice_word(choice.keep or ()) or 'nothing'}"


def dice_word(dice: Sequence[int]) -> str:
    """Return faces with blanks between them."""
    return " ".join(map(str, dice))


def choice_as_plain(choice: Choice) -> dict[str, object]:
    """Return a choice as plain data."""
    what: dict[str, object] = (
        {"box": choice.action.category, "points": choice.points}
        if isinstance(choice.action, ScoreBox)
        else {"keep": list(choice.keep or ())}
    )
    values = {"value": choice.value, "loss": choice.loss}
    return what | {name: round(value, DECIMALS) for name, value in values.items()}


def error_word(error: float) -> str:
    """Return how exact values are."""
    return f"from a table, within about {error:g} points" if error >= 0.01 else "exact"  # noqa: PLR2004
