"""Boxes of one family, which house rules treat alike."""

from __future__ import annotations

from collections.abc import Iterable

from yatzy_desktop.rules.category import Category
from yatzy_desktop.rules.scoring import Groups

HOUSES = ("full_house", "villa", "tower")
PAIRS = ("two_pairs", "three_pairs")
FULL_STRAIGHT = "full_straight"


def may_share_face(boxes: Iterable[Category], keys: Iterable[str]) -> bool:
    """Return whether the groups of any of these boxes may all show one face."""
    wanted = set(keys)
    return any(
        isinstance(each.scoring, Groups) and not each.scoring.distinct
        for each in boxes
        if each.key in wanted
    )
