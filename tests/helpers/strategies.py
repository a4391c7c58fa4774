"""Generated rulesets, plain data and actions for property tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from tests.helpers.score_oracle import UPPER_BOXES
from yatzy_desktop.game.names import clean_name
from yatzy_desktop.rules import (
    CATEGORY_KEYS,
    Category,
    FillOrder,
    Groups,
    Ruleset,
    SavedRolls,
    Straight,
    UpperBonus,
    find_ruleset,
    rulesets,
    standard_category,
)

NEEDS_SIX_DICE = frozenset({"three_pairs", "full_straight", "villa", "tower", "maxi_yatzy"})
SHARED_FACE_OPTION = frozenset({"two_pairs", "three_pairs", "full_house", "villa", "tower"})

# Any text that a file can hold: no halves of a character pair.
texts = st.text(st.characters(exclude_categories=["Cs"]))


@st.composite
def _boxes(draw: st.DrawFn, dice_count: int) -> tuple[Category, ...]:
    nordic = [key for key in CATEGORY_KEYS if dice_count == 6 or key not in NEEDS_SIX_DICE]
    pool = [standard_category(key) for key in nordic]
    if dice_count == 5 and draw(st.booleans()):
        pool = list(find_ruleset("american").categories)
    chosen = draw(
        st.one_of(
            st.permutations(pool),
            st.lists(st.sampled_from(pool), min_size=1, unique_by=lambda box: box.key),
        )
    )
    return tuple(draw(_house_ruled(box)) for box in chosen)


@st.composite
def _house_ruled(draw: st.DrawFn, box: Category) -> Category:
    scoring = box.scoring
    if isinstance(scoring, Groups | Straight) and scoring.points and draw(st.booleans()):
        scoring = replace(scoring, points=draw(st.integers(1, 1000)))
    if isinstance(scoring, Groups) and box.key in SHARED_FACE_OPTION:
        scoring = replace(scoring, distinct=draw(st.booleans()))
    name = draw(st.sampled_from(["", "", "Hytte", "{box} %n & [*]", "\u05e9\u05dc"]))
    return replace(box, scoring=scoring, name=name)


@st.composite
def _bonus(draw: st.DrawFn, boxes: tuple[Category, ...], dice_count: int) -> UpperBonus | None:
    reachable = dice_count * sum(UPPER_BOXES.get(box.key, 0) for box in boxes)
    if not reachable or not draw(st.booleans()):
        return None
    # A low threshold is one that random games reach, now and then exactly.
    threshold = draw(st.integers(1, min(12, reachable)) | st.integers(1, reachable))
    return UpperBonus(threshold, draw(st.integers(1, 1000)))


@st.composite
def custom_rulesets(draw: st.DrawFn) -> Ruleset:
    """Draw any ruleset that a player could put together by house rules."""
    dice_count = draw(st.sampled_from([5, 6]))
    boxes = draw(_boxes(dice_count))
    extras = dice_count == 5 and any(box.key == "yatzy" for box in boxes)
    return Ruleset(
        key="own-" + draw(texts.filter(lambda text: len(text) <= 20)),
        name=clean_name(draw(texts), 80),  # as a file that is read has it
        based_on=draw(st.sampled_from(["", "yatzy-sv", "maxi-da"])),
        home_language=draw(st.sampled_from(["en", "sv", "da", "nb", "fi"])),
        country=draw(st.sampled_from(["", "SE", "DK", "NO"])),
        dice_count=dice_count,
        categories=boxes,
        upper_bonus=draw(_bonus(boxes, dice_count)),
        rolls_per_turn=draw(st.integers(1, 5)),
        saved_rolls=SavedRolls(
            draw(st.booleans()), draw(st.none() | st.integers(1, 3) | st.integers(1, 99))
        ),
        min_held=draw(st.integers(0, dice_count - 1)),
        held_locked=draw(st.booleans()),
        fill_order=draw(st.sampled_from(FillOrder)),
        extra_yatzy_points=draw(st.sampled_from([0, 100, 1000])) if extras else 0,
        joker=draw(st.booleans()) if extras else False,
    )


def any_rulesets() -> st.SearchStrategy[Ruleset]:
    """Draw a shipped ruleset or a custom one."""
    return st.sampled_from(rulesets()) | custom_rulesets()


plain_values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 8)
    | st.integers(-(10**30), 10**30)
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from([*CATEGORY_KEYS, "upper", "lower", "groups", "straight", "face_sum"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
"""Whatever a broken or foreign JSON file may hold in place of a value."""


@st.composite
def damaged(draw: st.DrawFn, plain: Any) -> Any:
    """Draw the plain data with one to three values replaced, added or taken out."""
    for _ in range(draw(st.integers(1, 3))):
        plain = _damaged_once(draw, plain)
    return plain


def _damaged_once(draw: st.DrawFn, plain: Any) -> Any:
    if not isinstance(plain, dict | list) or not plain or not draw(st.integers(0, 9)):
        return draw(plain_values)
    is_list = isinstance(plain, list)
    items = dict(enumerate(plain)) if is_list else dict(plain)
    place = draw(st.sampled_from(list(items)))
    match draw(st.sampled_from(["inside", "inside", "inside", "drop", "add"])):
        case "inside":
            items[place] = _damaged_once(draw, items[place])
        case "drop":
            del items[place]
        case _:
            added = len(items) if is_list else draw(st.text(max_size=8))
            items[added] = draw(plain_values | st.just(items[place]))
    return list(items.values()) if is_list else items
