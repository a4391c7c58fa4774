"""What each setting of a ruleset is called and does, in one short sentence."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from yatzy_desktop.rules import FillOrder

_TEXTS = cast(
    "dict[str, tuple[str, str]]",
    {
        "name": (
            QT_TRANSLATE_NOOP("RulesetForm", "Name"),
            QT_TRANSLATE_NOOP("RulesetForm", "What you call these rules."),
        ),
        "dice": (
            QT_TRANSLATE_NOOP("RulesetForm", "Dice"),
            QT_TRANSLATE_NOOP("RulesetForm", "With six dice the pad has more boxes."),
        ),
        "rolls": (
            QT_TRANSLATE_NOOP("RulesetForm", "Rolls in a turn"),
            QT_TRANSLATE_NOOP("RulesetForm", "How often the dice may be rolled before a box."),
        ),
        "saved_rolls": (
            QT_TRANSLATE_NOOP("RulesetForm", "Saved rolls"),
            QT_TRANSLATE_NOOP("RulesetForm", "Rolls not used may be used in a later turn."),
        ),
        "saved_cap": (
            QT_TRANSLATE_NOOP("RulesetForm", "Most saved rolls"),
            QT_TRANSLATE_NOOP("RulesetForm", "More than these are lost."),
        ),
        "min_held": (
            QT_TRANSLATE_NOOP("RulesetForm", "Dice held at least"),
            QT_TRANSLATE_NOOP("RulesetForm", "So many must be held before each new roll."),
        ),
        "held_locked": (
            QT_TRANSLATE_NOOP("RulesetForm", "Held dice stay held"),
            QT_TRANSLATE_NOOP("RulesetForm", "A die once held is not rolled again in that turn."),
        ),
        "fill_order": (
            QT_TRANSLATE_NOOP("RulesetForm", "Order of the boxes"),
            QT_TRANSLATE_NOOP("RulesetForm", "Which open box may be filled next."),
        ),
        "bonus": (
            QT_TRANSLATE_NOOP("RulesetForm", "Bonus"),
            QT_TRANSLATE_NOOP("RulesetForm", "Extra points for a good upper section."),
        ),
        "threshold": (
            QT_TRANSLATE_NOOP("RulesetForm", "Bonus from"),
            QT_TRANSLATE_NOOP("RulesetForm", "The sum of the upper boxes that earns it."),
        ),
        "bonus_points": (
            QT_TRANSLATE_NOOP("RulesetForm", "Points of the bonus"),
            QT_TRANSLATE_NOOP("RulesetForm", "What it gives."),
        ),
        "houses": (
            QT_TRANSLATE_NOOP("RulesetForm", "Yatzy counts as full house"),
            QT_TRANSLATE_NOOP("RulesetForm", "The groups of a house may show the same face."),
        ),
        "pairs": (
            QT_TRANSLATE_NOOP("RulesetForm", "Four alike count as two pairs"),
            QT_TRANSLATE_NOOP("RulesetForm", "Pairs in one box may show the same face."),
        ),
        "extra_yatzy": (
            QT_TRANSLATE_NOOP("RulesetForm", "Points for a further Yatzy"),
            QT_TRANSLATE_NOOP(
                "RulesetForm", "For each one after the Yatzy box; American rules give 100."
            ),
        ),
        "joker": (
            QT_TRANSLATE_NOOP("RulesetForm", "A further Yatzy is a joker"),
            QT_TRANSLATE_NOOP(
                "RulesetForm",
                "It fills houses and straights in full if its own upper box is filled.",
            ),
        ),
        "boxes": (
            QT_TRANSLATE_NOOP("RulesetForm", "Boxes on the pad"),
            QT_TRANSLATE_NOOP(
                "RulesetForm",
                "Space puts a box on the pad or leaves it out."
                " Drag it, or press Alt with an arrow key, to move it."
                " Click the chosen one again, or press F2, to call it something else.",
            ),
        ),
    },
)

_GROUPS = cast(
    "dict[str, str]",
    {
        "turn": QT_TRANSLATE_NOOP("RulesetForm", "Dice and rolls"),
        "holding": QT_TRANSLATE_NOOP("RulesetForm", "Holding"),
        "bonus": QT_TRANSLATE_NOOP("RulesetForm", "Order and bonus"),
        "scores": QT_TRANSLATE_NOOP("RulesetForm", "What counts"),
        "boxes": QT_TRANSLATE_NOOP("RulesetForm", "The pad"),
    },
)

_ORDERS = cast(
    "dict[FillOrder, str]",
    {
        FillOrder.FREE: QT_TRANSLATE_NOOP("RulesetForm", "Any box"),
        FillOrder.TOP_DOWN: QT_TRANSLATE_NOOP("RulesetForm", "From the top down"),
        FillOrder.BOTTOM_UP: QT_TRANSLATE_NOOP("RulesetForm", "From the bottom up"),
        FillOrder.UPPER_FIRST: QT_TRANSLATE_NOOP("RulesetForm", "Upper section first"),
    },
)


def field_texts(field: str) -> tuple[str, str]:
    """Return the title of a setting and the sentence about it; raises KeyError."""
    title, explanation = _TEXTS[field]
    translate = QCoreApplication.translate
    return translate("RulesetForm", title), translate("RulesetForm", explanation)


def group_title(group: str) -> str:
    """Return the heading of a group of settings; raises KeyError."""
    return QCoreApplication.translate("RulesetForm", _GROUPS[group])


def order_titles() -> dict[str, str]:
    """Return the titles of the orders of filling by their values."""
    translate = QCoreApplication.translate
    return {order.value: translate("RulesetForm", text) for order, text in _ORDERS.items()}


def fixed_box_text(key: str) -> str:
    """Return the sentence about the points of a box of fixed value."""
    if key == "full_straight":
        return QCoreApplication.translate(
            "RulesetForm", "What the box always gives: 21 on most pads, 25 on some."
        )
    return QCoreApplication.translate("RulesetForm", "What the box always gives.")
