"""Exact values computed elsewhere, which every build of the tables is held against.

Sources: the product's notes on the coach; the five-dice value is published by others as well.
"""

from __future__ import annotations

from dataclasses import replace

from yatzy_desktop.rules import FillOrder, Groups, Ruleset, SavedRolls, UpperBonus, find_ruleset


def _changed_box(ruleset: Ruleset, key: str) -> Ruleset:
    boxes = tuple(
        replace(box, scoring=replace(box.scoring, distinct=False))
        if box.key == key and isinstance(box.scoring, Groups)
        else box
        for box in ruleset.categories
    )
    return replace(ruleset, categories=boxes)


def known_values() -> tuple[tuple[Ruleset, float], ...]:
    """Return rulesets with five dice, solved within seconds, and their exact values."""
    yatzy, american = find_ruleset("yatzy-sv"), find_ruleset("american")
    low = replace(yatzy, upper_bonus=UpperBonus(42, 50))
    return (
        (yatzy, 248.4399894),
        (_changed_box(yatzy, "full_house"), 248.4680909),
        (_changed_box(yatzy, "two_pairs"), 248.6440589),
        (replace(yatzy, min_held=1), 248.0181048),
        (low, 260.8319265),
        (replace(yatzy, fill_order=FillOrder.TOP_DOWN), 122.5585274),
        (replace(low, fill_order=FillOrder.TOP_DOWN), 150.2167965),
        (replace(yatzy, fill_order=FillOrder.UPPER_FIRST), 204.8723428),
        (replace(low, fill_order=FillOrder.UPPER_FIRST), 235.5559907),
        (american, 254.5896),
        (replace(american, joker=False, extra_yatzy_points=0), 245.8708),
    )


def known_value(ruleset: Ruleset) -> float | None:
    """Return the exact value of a ruleset that has a table, None if nobody else has it."""
    classic, modern = find_ruleset("maxi-sv-classic"), find_ruleset("maxi-sv-modern")
    known = {
        find_ruleset("yatzy-sv"): 248.439989,
        find_ruleset("american"): 254.5896,
        classic: 383.305403,
        find_ruleset("maxi-nb"): 394.557507,
        find_ruleset("maxi-da"): 395.025845,
        replace(classic, saved_rolls=SavedRolls(enabled=True)): 462.457733,
        # By a solver in double precision and without a cap of the bank, as the one before.
        modern: 496.633260,
    }
    return known.get(ruleset)
