"""A ruleset's card as numbers: which boxes are filled, what they need, what throws give.

The state of a card between turns is a row (which lower boxes are filled), a column (which
upper boxes are filled and their sum, capped at the bonus threshold) and the saved rolls.
All points come from the rules and the game; nothing here knows what a box is worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from yatzy_desktop.game import (
    YATZY_KEY,
    Scorecard,
    boxes_in_order,
    extra_points,
    joker_boxes,
    points_for,
)
from yatzy_desktop.rules import (
    CATEGORY_KEYS,
    FACES,
    Category,
    FaceSum,
    Ruleset,
    Section,
)
from yatzy_desktop.strategy.keeps import KeepTree, keep_tree


@dataclass(frozen=True, slots=True, eq=False)
class CardLayout:
    """How the cards of one ruleset are numbered.

    Boxes are numbered lower first, then upper, each part in the order of `boxes`.
    `points[b][t]` is what throw t gives in box b, `joker_points` what it gives as a joker.
    `different_points[b]` lists what box b can get, `scoring[b]` the throws that score there,
    with their points; `alike` are the throws of equal dice.
    `columns` lists (upper boxes filled, capped sum); `column_of` is its inverse.
    """

    ruleset: Ruleset
    tree: KeepTree
    lower: tuple[Category, ...]
    upper: tuple[Category, ...]
    threshold: int
    columns: tuple[tuple[int, int], ...]
    column_of: dict[tuple[int, int], int]
    points: tuple[tuple[int, ...], ...]
    joker_points: tuple[tuple[int, ...], ...]
    different_points: tuple[tuple[int, ...], ...]
    scoring: tuple[tuple[tuple[int, int], ...], ...]
    alike: tuple[int, ...]
    yatzy_bit: int
    paid_bit: int

    @property
    def boxes(self) -> tuple[Category, ...]:
        """Lower boxes, then upper boxes, each in canonical order."""
        return self.lower + self.upper

    @property
    def row_count(self) -> int:
        """How many rows there are; with extra yatzy points the highest bit means "paid"."""
        return 1 << (len(self.lower) + (1 if self.paid_bit else 0))

    @property
    def full_row(self) -> int:
        """The bits of all lower boxes."""
        return (1 << len(self.lower)) - 1

    @property
    def full_mask(self) -> int:
        """The bits of all upper boxes."""
        return (1 << len(self.upper)) - 1

    @property
    def bonus_points(self) -> int:
        """What the bonus is worth, 0 without one."""
        return self.ruleset.upper_bonus.points if self.ruleset.upper_bonus else 0

    def filled_below(self, row: int) -> int:
        """Return how many lower boxes are filled in a row."""
        return (row & self.full_row).bit_count()

    def most_saved(self, filled: int) -> int:
        """Return how many rolls can have been saved once so many boxes are filled."""
        return self.ruleset.saved_rolls.kept((self.ruleset.rolls_per_turn - 1) * filled)

    def is_row_possible(self, row: int) -> bool:
        """Whether a card can be in this row: extra yatzies need a filled yatzy box."""
        return not row & self.paid_bit or bool(row & self.yatzy_bit)

    def possible_rows(self) -> Iterator[int]:
        """Yield the rows that a card can be in."""
        return filter(self.is_row_possible, range(self.row_count))

    def final_value(self, column: int) -> float:
        """Return what a full card still gets: the bonus, which is credited at the end."""
        has_bonus = self.bonus_points and self.columns[column][1] >= self.threshold
        return float(self.bonus_points) if has_bonus else 0.0

    def box_number(self, key: str) -> int:
        """Return the number of a box of this card."""
        return next(i for i, each in enumerate(self.boxes) if each.key == key)

    def face_of(self, upper_box: int) -> int:
        """Return the face that an upper box (numbered from 0) counts."""
        scoring = self.upper[upper_box].scoring
        assert isinstance(scoring, FaceSum)  # noqa: S101 - the rules allow nothing else
        return scoring.face

    def row_and_column(self, card: Scorecard) -> tuple[int, int]:
        """Return where a card of this ruleset stands."""
        row = sum(1 << i for i, box in enumerate(self.lower) if not card.is_open(box.key))
        if self.paid_bit and card.score_of(YATZY_KEY):
            row |= self.paid_bit
        mask = sum(1 << i for i, box in enumerate(self.upper) if not card.is_open(box.key))
        return row, self.column_of[mask, min(card.upper_sum, self.threshold)]

    def after(self, row: int, column: int, box: int, points: int) -> tuple[int, int]:
        """Return the row and column once a box has been filled with so many points."""
        if box < len(self.lower):
            bit = 1 << box
            paid = self.paid_bit if bit == self.yatzy_bit and points else 0
            return row | bit | paid, column
        mask, total = self.columns[column]
        mask |= 1 << (box - len(self.lower))
        return row, self.column_of[mask, min(total + points, self.threshold)]

    def allowed_boxes(self, row: int, column: int) -> tuple[int, ...]:
        """Return the numbers of the boxes that the order of filling allows now."""
        filled = self._filled(row, column)
        numbers = {each.key: box for box, each in enumerate(self.boxes) if not filled >> box & 1}
        in_pad_order = [each.key for each in self.ruleset.categories if each.key in numbers]
        return tuple(sorted(numbers[key] for key in boxes_in_order(self.ruleset, in_pad_order)))

    def is_joker(self, row: int, column: int, throw: int) -> bool:
        """Whether this throw counts as a joker: five alike, yatzy and own box filled."""
        dice = self.tree.throws[throw]
        if not self.ruleset.joker or dice[0] != dice[-1]:
            return False
        filled = self._filled(row, column)
        needed = joker_boxes(self.ruleset, dice[0])
        return all(filled >> self.box_number(key) & 1 for key in needed)

    def points_of(self, row: int, column: int, box: int, throw: int) -> int:
        """Return what a throw gives in a box, jokers and extra yatzies included."""
        table = self.joker_points if self.is_joker(row, column, throw) else self.points
        return table[box][throw]

    def extra_of(self, row: int, throw: int) -> int:
        """Return the extra points for one more yatzy, whatever box it fills."""
        alike = self.tree.throws[throw][0] == self.tree.throws[throw][-1]
        return extra_points(self.ruleset, row & self.paid_bit, alike=alike)

    def _filled(self, row: int, column: int) -> int:
        """Return a bit for each box that is filled."""
        return (row & self.full_row) | self.columns[column][0] << len(self.lower)


@cache
def card_layout(ruleset: Ruleset) -> CardLayout:
    """Return the numbering of this ruleset's cards."""
    tree = keep_tree(ruleset.dice_count)
    ordered = sorted(ruleset.categories, key=lambda each: CATEGORY_KEYS.index(each.key))
    lower = tuple(each for each in ordered if each.section is Section.LOWER)
    upper = tuple(each for each in ordered if each.section is Section.UPPER)
    threshold = ruleset.upper_bonus.threshold if ruleset.upper_bonus else 0
    columns = _columns(upper, ruleset.dice_count, threshold)
    yatzy = next((1 << i for i, each in enumerate(lower) if each.key == YATZY_KEY), 0)
    boxes = lower + upper
    points = _points(Scorecard.blank(ruleset), boxes, tree)
    jokers = _points(_joker_card(ruleset), boxes, tree)
    return CardLayout(
        ruleset=ruleset,
        tree=tree,
        lower=lower,
        upper=upper,
        threshold=threshold,
        columns=columns,
        column_of={column: number for number, column in enumerate(columns)},
        points=points,
        joker_points=jokers,
        different_points=tuple(
            tuple(sorted({0, *plain, *joker})) for plain, joker in zip(points, jokers, strict=True)
        ),
        scoring=tuple(tuple((t, got) for t, got in enumerate(each) if got) for each in points),
        alike=tuple(tree.throw_of((face,) * tree.dice_count) for face in FACES),
        yatzy_bit=yatzy,
        paid_bit=1 << len(lower) if ruleset.extra_yatzy_points else 0,
    )


def _columns(
    upper: tuple[Category, ...], dice_count: int, threshold: int
) -> tuple[tuple[int, int], ...]:
    columns = []
    for mask in range(1 << len(upper)):
        sums = {0}
        for i, box in enumerate(upper):
            if mask >> i & 1:
                assert isinstance(box.scoring, FaceSum)  # noqa: S101 - the rules allow no other
                steps = [box.scoring.face * count for count in range(dice_count + 1)]
                sums = {min(total + step, threshold) for total in sums for step in steps}
        columns += [(mask, total) for total in sorted(sums)]
    return tuple(columns)


def _points(
    card: Scorecard, boxes: tuple[Category, ...], tree: KeepTree
) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(points_for(card, box.key, dice) for dice in tree.throws) for box in boxes)


def _joker_card(ruleset: Ruleset) -> Scorecard:
    """Return a card on which every five alike is a joker, in whatever box."""
    card = Scorecard.blank(ruleset)
    if not ruleset.joker:
        return card
    for key in (YATZY_KEY, *(each.key for each in ruleset.upper)):
        card = card.with_score(key, 0)
    return card
