"""Rules while somebody changes them: always playable, each change accepted or refused."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeAlias

from PySide6.QtCore import QCoreApplication

from yatzy_desktop.adapters.storage import DRAFT_KEY, tidy_name
from yatzy_desktop.adapters.words import box_name, category_name, ruleset_title
from yatzy_desktop.game import clean_name
from yatzy_desktop.rules import (
    CATEGORY_KEYS,
    HOUSES,
    PAIRS,
    Category,
    FaceSum,
    FillOrder,
    Groups,
    InvalidRulesetError,
    Ruleset,
    RulesetProblem,
    SavedRolls,
    UpperBonus,
    may_share_face,
    standard_category,
)
from yatzy_desktop.rules.catalog import nordic_card
from yatzy_desktop.rules.category import with_points
from yatzy_desktop.rules.limits import DICE_COUNTS, MAX_BOX_NAME_LENGTH, MAX_NAME_LENGTH

FORCED_ORDER_BONUS = 42
"""Where the bonus begins for many who fill the card in a forced order: two of each face."""

_USUAL_BONUS_POINTS = 50
_USUAL_OF_EACH_FACE = 3


class DraftField(StrEnum):
    """What can be changed about rules; a refusal names the one where it was tried."""

    NAME = "name"
    DICE = "dice"
    ROLLS = "rolls"
    SAVED_ROLLS = "saved_rolls"
    MIN_HELD = "min_held"
    HELD_LOCKED = "held_locked"
    FILL_ORDER = "fill_order"
    BONUS = "bonus"
    HOUSES = "houses"
    PAIRS = "pairs"
    POINTS = "points"
    EXTRA_YATZY = "extra_yatzy"
    JOKER = "joker"
    BOXES = "boxes"
    BOX_NAME = "box_name"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A change that cannot be made: where it was tried, and why not."""

    field: DraftField
    error: InvalidRulesetError


def own_rules_name(base: Ruleset) -> str:
    """Return the name that own rules made from other ones get at first."""
    text = QCoreApplication.translate("RulesetDraft", "Our {rules}", "name of own rules")
    return tidy_name(text.format(rules=ruleset_title(base)))


@dataclass(frozen=True, slots=True)
class RulesetDraft:
    """Rules being changed, and what they were when they were opened or last saved.

    `left_out` holds the boxes that are not on the card, with the values they had there;
    `shelved_bonus` is the upper bonus from before the number of dice was changed.
    """

    ruleset: Ruleset
    original: Ruleset
    left_out: tuple[Category, ...]
    shelved_bonus: UpperBonus | None = None

    @classmethod
    def of(cls, ruleset: Ruleset) -> RulesetDraft:
        """Return rules as they are, ready to be changed."""
        on_card = {each.key for each in ruleset.categories}
        spare = tuple(standard_category(key) for key in CATEGORY_KEYS if key not in on_card)
        draft = cls(ruleset, ruleset, spare)
        spare = draft.spread(spare, HOUSES, same_face=draft.same_face(HOUSES))
        spare = draft.spread(spare, PAIRS, same_face=draft.same_face(PAIRS))
        return replace(draft, left_out=spare)

    @property
    def is_changed(self) -> bool:
        """Whether anything differs from how the rules were opened or last saved."""
        return self.ruleset != self.original

    @property
    def is_own(self) -> bool:
        """Whether these are own rules; shipped ones become so by the first change."""
        return bool(self.ruleset.name)

    @property
    def fixed_boxes(self) -> tuple[Category, ...]:
        """The boxes on the card that always give the same points."""
        return tuple(each for each in self.ruleset.categories if each.fixed_points is not None)

    @property
    def all_boxes(self) -> tuple[Category, ...]:
        """Every box there is: those on the card in its order, then those left out."""
        return (*self.ruleset.categories, *self.left_out)

    def has_box(self, key: str) -> bool:
        """Whether the box is on the card."""
        return any(each.key == key for each in self.ruleset.categories)

    def same_face(self, keys: tuple[str, ...]) -> bool:
        """Whether the groups of any of these boxes may show one face (see HOUSES and PAIRS)."""
        return may_share_face(self.all_boxes, keys)

    def with_name(self, name: str) -> Outcome:
        """Give the rules a name; one without any letters is refused."""
        tidy = tidy_name(name)
        if not tidy:
            error = InvalidRulesetError(RulesetProblem.NAME, most=MAX_NAME_LENGTH)
            return Refusal(DraftField.NAME, error)
        return self._changed(DraftField.NAME, name=tidy)

    def with_dice_count(self, count: int) -> Outcome:
        """Play with five or six dice; boxes, bonus and the like follow sensibly."""
        old = self.ruleset
        if count == old.dice_count:
            return self
        if count not in DICE_COUNTS:
            return self._changed(DraftField.DICE, dice_count=count)
        before = {each.key for each in nordic_card(old.dice_count)}
        after = {each.key for each in nordic_card(count)}
        boxes = [
            each
            for each in old.categories
            if each.scoring.dice_needed <= count and each.key not in before - after
        ]
        for category in self.left_out:
            if category.key in after - before:
                _insert(boxes, category)
        outcome = self._changed(
            DraftField.DICE,
            dice_count=count,
            categories=tuple(boxes),
            upper_bonus=self._bonus_for(count),
            min_held=min(old.min_held, count - 1),
            extra_yatzy_points=old.extra_yatzy_points if count == min(DICE_COUNTS) else 0,
            joker=old.joker and count == min(DICE_COUNTS),
        )
        if isinstance(outcome, Refusal):
            return outcome
        return replace(outcome, shelved_bonus=old.upper_bonus)

    def with_rolls(self, rolls: int) -> Outcome:
        """Allow so many rolls in a turn."""
        return self._changed(DraftField.ROLLS, rolls_per_turn=rolls)

    def with_saved_rolls(self, *, enabled: bool, cap: int | None = None) -> Outcome:
        """Save unused rolls, at most `cap` of them, or any number; or save none."""
        saved = SavedRolls(enabled, cap)
        return self._changed(DraftField.SAVED_ROLLS, saved_rolls=saved)

    def with_min_held(self, count: int) -> Outcome:
        """Ask for so many held dice before each reroll."""
        return self._changed(DraftField.MIN_HELD, min_held=count)

    def with_held_locked(self, *, locked: bool) -> Outcome:
        """Let held dice stay held for the turn, or not."""
        return self._changed(DraftField.HELD_LOCKED, held_locked=locked)

    def with_fill_order(self, order: FillOrder) -> Outcome:
        """Have the boxes filled in this order."""
        return self._changed(DraftField.FILL_ORDER, fill_order=order)

    def with_forced_order_at_42(self) -> Outcome:
        """Have the boxes filled from the top, with the bonus from 42 points: a known choice."""
        bonus = UpperBonus(FORCED_ORDER_BONUS, self.usual_bonus.points)
        return self._changed(
            DraftField.FILL_ORDER, fill_order=FillOrder.TOP_DOWN, upper_bonus=bonus
        )

    @property
    def is_forced_order_at_42(self) -> bool:
        """Whether that known choice is what these rules say."""
        bonus = self.ruleset.upper_bonus
        is_at_42 = bonus is not None and bonus.threshold == FORCED_ORDER_BONUS
        return is_at_42 and self.ruleset.fill_order is FillOrder.TOP_DOWN

    @property
    def usual_bonus(self) -> UpperBonus:
        """The bonus of these rules, or one that suits them when they have none."""
        known = self.ruleset.upper_bonus or self.original.upper_bonus
        if known is not None and known.threshold <= self.ruleset.max_upper_sum:
            return known
        usual = _USUAL_OF_EACH_FACE * self._one_of_each_face()
        return UpperBonus(max(1, usual), _USUAL_BONUS_POINTS)

    def with_bonus(self, threshold: int, points: int) -> Outcome:
        """Give so many points when the upper boxes reach the threshold."""
        return self._changed(DraftField.BONUS, upper_bonus=UpperBonus(threshold, points))

    def without_bonus(self) -> Outcome:
        """Give no upper bonus."""
        return self._changed(DraftField.BONUS, upper_bonus=None)

    def with_same_face(self, keys: tuple[str, ...], *, allowed: bool) -> Outcome:
        """Let the groups of these boxes (HOUSES or PAIRS) show one face, or not."""
        field = DraftField.HOUSES if keys == HOUSES else DraftField.PAIRS
        boxes = self.spread(self.ruleset.categories, keys, same_face=allowed)
        spare = self.spread(self.left_out, keys, same_face=allowed)
        return self._changed(field, spare, categories=boxes)

    def with_points(self, key: str, points: int) -> Outcome:
        """Give so many points for a box of fixed value; raises `UnknownCategoryError`."""
        changed = with_points(self.ruleset.category(key), points)
        boxes = tuple(changed if each.key == key else each for each in self.ruleset.categories)
        return self._changed(DraftField.POINTS, categories=boxes)

    def with_extra_yatzy(self, points: int) -> Outcome:
        """Give so many points for each further Yatzy, 0 for none."""
        return self._changed(DraftField.EXTRA_YATZY, extra_yatzy_points=points)

    def with_joker(self, *, joker: bool) -> Outcome:
        """Let a further Yatzy fill the boxes of fixed value, or not."""
        return self._changed(DraftField.JOKER, joker=joker)

    def with_box(self, key: str) -> Outcome:
        """Put a box on the card, at its place in the order of the printed pads."""
        boxes = list(self.ruleset.categories)
        for category in self.left_out:
            if category.key == key:
                _insert(boxes, category)
        spare = tuple(each for each in self.left_out if each.key != key)
        return self._changed(DraftField.BOXES, spare, categories=tuple(boxes))

    def without_box(self, key: str) -> Outcome:
        """Leave a box out."""
        boxes = tuple(each for each in self.ruleset.categories if each.key != key)
        gone = [each for each in self.ruleset.categories if each.key == key]
        spare = sorted((*self.left_out, *gone), key=_pad_place)
        return self._changed(DraftField.BOXES, tuple(spare), categories=boxes)

    def with_box_at(self, key: str, place: int) -> Outcome:
        """Move a box on the card to a place, counted from 0; beyond the ends is at the ends."""
        boxes = [each for each in self.ruleset.categories if each.key != key]
        place = max(0, min(place, len(boxes)))
        boxes.insert(place, self.ruleset.category(key))
        return self._changed(DraftField.BOXES, categories=tuple(boxes))

    def with_box_name(self, key: str, name: str) -> Outcome:
        """Call a box on the card by a name of its own; its usual name, or none, is no own one.

        A name that another box has is refused. Raises `UnknownCategoryError`.
        """
        rules, tidy = self.ruleset, clean_name(name, MAX_BOX_NAME_LENGTH)
        others = [category_name(each.key, rules) for each in rules.categories if each.key != key]
        for other in others:
            if other.casefold() != tidy.casefold():
                continue
            error = InvalidRulesetError(RulesetProblem.DUPLICATE_BOX, box=other)
            return Refusal(DraftField.BOX_NAME, error)
        own = "" if tidy == box_name(key, rules.dice_count) else tidy
        changed = replace(rules.category(key), name=own)
        boxes = tuple(changed if each.key == key else each for each in rules.categories)
        return self._changed(DraftField.BOX_NAME, categories=boxes)

    @staticmethod
    def spread(
        boxes: tuple[Category, ...], keys: tuple[str, ...], *, same_face: bool
    ) -> tuple[Category, ...]:
        """Return the boxes with those of the keys allowing one face for all groups, or not."""
        return tuple(
            replace(each, scoring=replace(each.scoring, distinct=not same_face))
            if each.key in keys and isinstance(each.scoring, Groups)
            else each
            for each in boxes
        )

    def _changed(
        self,
        field: DraftField,
        left_out: tuple[Category, ...] | None = None,
        **changes: Any,  # noqa: ANN401 - the fields of a ruleset
    ) -> Outcome:
        """Return the draft with changes made to it, or why the rules refuse them."""
        try:
            ruleset = replace(self.ruleset, **changes)
            if ruleset != self.ruleset and not self.is_own:
                ruleset = owned(ruleset, self.ruleset)
        except InvalidRulesetError as error:
            return Refusal(field, error)
        on_card = {each.key for each in ruleset.categories}
        spare = list(self.left_out if left_out is None else left_out)
        spare = [each for each in spare if each.key not in on_card]
        known = on_card | {each.key for each in spare}
        spare += [each for each in self.ruleset.categories if each.key not in known]
        return replace(self, ruleset=ruleset, left_out=tuple(sorted(spare, key=_pad_place)))

    def _bonus_for(self, count: int) -> UpperBonus | None:
        bonus, shelved = self.ruleset.upper_bonus, self.shelved_bonus
        if bonus is None:
            return None
        if shelved is not None and shelved.threshold <= count * self._one_of_each_face():
            return shelved
        if count == max(DICE_COUNTS):
            return bonus
        usual = _USUAL_OF_EACH_FACE * self._one_of_each_face()
        return replace(bonus, threshold=min(bonus.threshold, usual))

    def _one_of_each_face(self) -> int:
        scorings = [each.scoring for each in self.ruleset.upper]
        return sum(each.face for each in scorings if isinstance(each, FaceSum))


Outcome: TypeAlias = RulesetDraft | Refusal
"""What a change leads to."""


def owned(ruleset: Ruleset, base: Ruleset) -> Ruleset:
    """Return rules as one's own, made from other ones: with a name, and of no country."""
    return replace(
        ruleset,
        key=DRAFT_KEY,
        name=ruleset.name or own_rules_name(base),
        based_on=base.based_on if base.name else base.key,
        country="",
    )


def _pad_place(category: Category) -> int:
    return CATEGORY_KEYS.index(category.key)


def _insert(boxes: list[Category], category: Category) -> None:
    """Put a box before the first one that comes later on the printed pads."""
    later = (place for place, each in enumerate(boxes) if _pad_place(each) > _pad_place(category))
    boxes.insert(next(later, len(boxes)), category)
