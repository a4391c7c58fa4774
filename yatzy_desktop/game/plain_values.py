"""Values out of JSON, each of the kind it has to be or refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class NotationError(Exception):
    """The text is not a game: broken, foreign, or against its own rules."""


def as_object(value: object) -> Mapping[str, Any]:
    """Return the object; raises `NotationError`."""
    if not isinstance(value, Mapping):
        raise NotationError("an object is missing")
    return value


def as_text(value: object) -> str:
    """Return the text; raises `NotationError`."""
    if not isinstance(value, str):
        raise NotationError("a text is missing")
    return value


def as_number(value: object) -> int:
    """Return the whole number; raises `NotationError`."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise NotationError("a number is missing")
    return value


def as_number_or_none(value: object) -> int | None:
    """Return the whole number, or None; raises `NotationError`."""
    return None if value is None else as_number(value)


def as_flag(value: object) -> bool:
    """Return the truth value; raises `NotationError`."""
    if not isinstance(value, bool):
        raise NotationError("something is neither true nor false")
    return value


def as_list(value: object) -> list[Any]:
    """Return the list; raises `NotationError`."""
    if not isinstance(value, list):
        raise NotationError("a list is missing")
    return value


def as_positions(value: object, dice_count: int) -> frozenset[int]:
    """Return the places of dice; raises `NotationError`."""
    positions = frozenset(as_number(each) for each in as_list(value))
    if not positions <= frozenset(range(dice_count)):
        raise NotationError("no die lies at that place")
    return positions
