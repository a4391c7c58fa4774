"""Rulesets as plain dictionaries, the shape of every file that holds one.

What comes from a file is not trusted: each value is checked for type and size here, and
for sense by the ruleset itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from yatzy_desktop.rules.category import CATEGORY_KEYS, Category, Section
from yatzy_desktop.rules.errors import InvalidRulesetError, NewerRulesetError, RulesetProblem
from yatzy_desktop.rules.ruleset import Ruleset
from yatzy_desktop.rules.ruleset_parts import FillOrder, SavedRolls, UpperBonus
from yatzy_desktop.rules.scoring import AllDice, FaceSum, Groups, Scoring, Straight

RULESET_FORMAT_VERSION = 1

Plain: TypeAlias = dict[str, Any]

_Value = TypeVar("_Value")
_LARGEST_NUMBER = 10_000
_LARGEST_VERSION = 1_000_000_000  # a format may come to be numbered by dates
_LONGEST_TEXT = 200


def ruleset_to_dict(ruleset: Ruleset) -> Plain:
    """Return the ruleset as numbers, texts, lists and dictionaries only; None is left out."""
    plain: Plain = {
        "version": RULESET_FORMAT_VERSION,
        "key": ruleset.key,
        "name": ruleset.name,
        "based_on": ruleset.based_on,
        "country": ruleset.country,
        "home_language": ruleset.home_language,
        "dice_count": ruleset.dice_count,
        "rolls_per_turn": ruleset.rolls_per_turn,
        "min_held": ruleset.min_held,
        "held_locked": ruleset.held_locked,
        "fill_order": ruleset.fill_order.value,
        "extra_yatzy_points": ruleset.extra_yatzy_points,
        "joker": ruleset.joker,
        "saved_rolls": _without_none(
            {"enabled": ruleset.saved_rolls.enabled, "cap": ruleset.saved_rolls.cap}
        ),
    }
    if ruleset.upper_bonus is not None:
        plain["upper_bonus"] = {
            "threshold": ruleset.upper_bonus.threshold,
            "points": ruleset.upper_bonus.points,
        }
    plain["boxes"] = [_category_to_dict(each) for each in ruleset.categories]
    return plain


def ruleset_from_dict(plain: object) -> Ruleset:
    """Build a ruleset from plain data.

    Raises `NewerRulesetError` for a later format and `InvalidRulesetError` for anything
    else that is not a playable ruleset.
    """
    data = _Reader(plain)
    version = data.number("version", RULESET_FORMAT_VERSION, largest=_LARGEST_VERSION)
    if version > RULESET_FORMAT_VERSION:
        raise NewerRulesetError(version)
    if version < 1:
        raise InvalidRulesetError(RulesetProblem.MALFORMED, field="version")
    boxes = data.items("boxes")
    if len(boxes) > len(CATEGORY_KEYS):
        raise InvalidRulesetError(RulesetProblem.TOO_MANY_BOXES, most=len(CATEGORY_KEYS))
    bonus = data.optional("upper_bonus", _upper_bonus_from)
    ruleset = Ruleset(
        key=data.text("key"),
        name=data.text("name", ""),
        based_on=data.text("based_on", ""),
        country=data.text("country", ""),
        home_language=data.text("home_language", "en"),
        dice_count=data.number("dice_count"),
        rolls_per_turn=data.number("rolls_per_turn", 3),
        min_held=data.number("min_held", 0),
        held_locked=data.flag("held_locked"),
        fill_order=data.choice("fill_order", FillOrder, FillOrder.FREE),
        extra_yatzy_points=data.number("extra_yatzy_points", 0),
        joker=data.flag("joker"),
        saved_rolls=data.optional("saved_rolls", _saved_rolls_from) or SavedRolls(),
        upper_bonus=bonus,
        categories=tuple(_category_from(each) for each in boxes),
    )
    data.refuse_unread()
    return ruleset


def _without_none(plain: Plain) -> Plain:
    return {name: value for name, value in plain.items() if value is not None}


def _category_to_dict(category: Category) -> Plain:
    plain: Plain = {"key": category.key, "section": category.section.value}
    plain |= _without_none({"name": category.name or None})
    match category.scoring:
        case FaceSum(face):
            plain |= {"kind": "face_sum", "face": face}
        case AllDice():
            plain |= {"kind": "all_dice"}
        case Groups(sizes, distinct, points, count_all):
            plain |= {"kind": "groups", "sizes": list(sizes), "distinct": distinct}
            plain |= _without_none({"points": points, "count_all": count_all or None})
        case Straight(length, lowest, points):
            plain |= {"kind": "straight", "length": length, "points": points}
            plain |= _without_none({"lowest": lowest})
    return plain


def _upper_bonus_from(data: _Reader) -> UpperBonus:
    return UpperBonus(data.number("threshold"), data.number("points"))


def _saved_rolls_from(data: _Reader) -> SavedRolls:
    return SavedRolls(data.flag("enabled"), data.optional_number("cap"))


def _category_from(plain: object) -> Category:
    data = _Reader(plain)
    section = data.choice("section", Section, None)
    category = Category(data.text("key"), section, _scoring_from(data), data.text("name", ""))
    data.refuse_unread()
    return category


def _scoring_from(data: _Reader) -> Scoring:
    match data.text("kind"):
        case "face_sum":
            return FaceSum(data.number("face"))
        case "all_dice":
            return AllDice()
        case "groups":
            return Groups(
                data.numbers("sizes"),
                data.flag("distinct", default=True),
                data.optional_number("points"),
                data.flag("count_all"),
            )
        case "straight":
            return Straight(
                data.number("length"), data.optional_number("lowest"), data.number("points")
            )
    raise InvalidRulesetError(RulesetProblem.MALFORMED, field="kind")


class _Reader:
    """Reads typed values out of one untrusted dictionary, remembering which it has read."""

    def __init__(self, plain: object) -> None:
        if not isinstance(plain, Mapping):
            raise InvalidRulesetError(RulesetProblem.MALFORMED)
        self._plain = plain
        self._read: set[str] = set()

    def refuse_unread(self) -> None:
        for name in self._plain:
            if not isinstance(name, str):
                raise InvalidRulesetError(RulesetProblem.MALFORMED)
            if name not in self._read:
                raise self._malformed(name[:_LONGEST_TEXT])

    def text(self, name: str, default: str | None = None) -> str:
        value = self._value(name, default)
        if not isinstance(value, str) or len(value) > _LONGEST_TEXT:
            raise self._malformed(name)
        return value

    def number(
        self, name: str, default: int | None = None, *, largest: int = _LARGEST_NUMBER
    ) -> int:
        return self._number(name, self._value(name, default), largest)

    def optional_number(self, name: str) -> int | None:
        value = self._value(name, None)
        return None if value is None else self._number(name, value)

    def numbers(self, name: str) -> tuple[int, ...]:
        return tuple(self._number(name, value) for value in self.items(name))

    def flag(self, name: str, *, default: bool = False) -> bool:
        value = self._value(name, default)
        if not isinstance(value, bool):
            raise self._malformed(name)
        return value

    def choice(self, name: str, kind: Callable[[str], _Value], default: _Value | None) -> _Value:
        value = self._value(name, None)
        if value is None and default is not None:
            return default
        try:
            return kind(value)
        except (TypeError, ValueError):
            raise self._malformed(name) from None

    def items(self, name: str) -> list[Any]:
        value = self._value(name, None)
        if not isinstance(value, list):
            raise self._malformed(name)
        return value

    def optional(self, name: str, build: Callable[[_Reader], _Value]) -> _Value | None:
        value = self._value(name, None)
        if value is None:
            return None
        inner = _Reader(value)
        built = build(inner)
        inner.refuse_unread()
        return built

    def _value(self, name: str, default: object) -> Any:  # noqa: ANN401 - untrusted by nature
        self._read.add(name)
        return self._plain.get(name, default)

    def _number(self, name: str, value: object, largest: int = _LARGEST_NUMBER) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._malformed(name)
        if abs(value) > largest:
            raise self._malformed(name)
        return value

    @staticmethod
    def _malformed(name: str) -> InvalidRulesetError:
        return InvalidRulesetError(RulesetProblem.MALFORMED, field=name)
