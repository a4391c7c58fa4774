"""A game kept on paper: the turn, the cards and the bank, written from the rules a second time.

It follows a real game action by action, foretells what each one must do, and compares
everything that can be seen of a state with its own notes.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, combinations

from tests.helpers.score_oracle import UPPER_BOXES, oracle_points, spec_of
from yatzy_desktop.game import (
    Action,
    BonusEarned,
    BoxScored,
    DiceRolled,
    Event,
    ExtraYatzyEarned,
    GameEnded,
    GameState,
    IllegalReason,
    RollDice,
    RollsSaved,
    ScoreBox,
    Throw,
    TurnStarted,
    illegal_reason,
    legal_actions,
    legal_categories,
    legal_holds,
    possible_scores,
)
from yatzy_desktop.rules import Dice, FillOrder, Ruleset


class LuckyDice:
    """Repeatable dice that like to show the same face, so that rare boxes fill too."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.thrown = 0

    def roll(self, throw: Throw) -> Dice:
        count = len(throw.positions)
        self.thrown += count
        favourite = self._random.randint(1, 6)
        luck = self._random.choice([0.0, 0.5, 1.0])
        return tuple(
            favourite if self._random.random() < luck else self._random.randint(1, 6)
            for _ in range(count)
        )


@dataclass
class Sheet:
    """What one player has on paper."""

    boxes: dict[str, int] = field(default_factory=dict)
    bonus: int = 0
    extra: int = 0
    bank: int = 0

    @property
    def upper_sum(self) -> int:
        return sum(points for key, points in self.boxes.items() if key in UPPER_BOXES)

    @property
    def total(self) -> int:
        return sum(self.boxes.values()) + self.bonus + self.extra


@dataclass
class ReferenceGame:
    ruleset: Ruleset
    sheets: list[Sheet]
    starter: int
    seat: int
    dice: list[int] = field(default_factory=list)  # empty before the first roll
    used: int = 0
    held: frozenset[int] = frozenset()

    @classmethod
    def begin(cls, ruleset: Ruleset, seats: int, starter: int) -> ReferenceGame:
        return cls(ruleset, [Sheet() for _ in range(seats)], starter, starter)

    def copy(self) -> ReferenceGame:
        sheets = [replace(sheet, boxes=dict(sheet.boxes)) for sheet in self.sheets]
        return replace(self, sheets=sheets, dice=list(self.dice))

    @property
    def keys(self) -> list[str]:
        return [box.key for box in self.ruleset.categories]

    @property
    def sheet(self) -> Sheet:
        return self.sheets[self.seat]

    @property
    def is_over(self) -> bool:
        return sum(len(sheet.boxes) for sheet in self.sheets) == len(self.sheets) * len(self.keys)

    @property
    def rolls_left(self) -> int:
        if self.is_over:
            return 0
        return self.ruleset.rolls_per_turn + self.sheet.bank - self.used

    @property
    def round_number(self) -> int:
        fewest = min(len(sheet.boxes) for sheet in self.sheets)
        return min(fewest + 1, len(self.keys))

    @property
    def winners(self) -> tuple[int, ...]:
        totals = [sheet.total for sheet in self.sheets]
        ranked = [seat for seat, total in enumerate(totals) if total == max(totals)]
        return tuple(ranked) if self.is_over else ()

    def all_holds(self) -> list[frozenset[int]]:
        places = range(self.ruleset.dice_count)
        sizes = range(len(places) + 1)
        return [frozenset(each) for each in chain(*(combinations(places, n) for n in sizes))]

    def refusal(self, action: Action) -> IllegalReason | None:
        if self.is_over:
            return IllegalReason.GAME_OVER
        if isinstance(action, RollDice):
            return self._roll_refusal(action.held)
        return self._box_refusal(action.category)

    def _roll_refusal(self, held: frozenset[int]) -> IllegalReason | None:
        dice_count, first = self.ruleset.dice_count, self.used == 0
        locked = self.ruleset.held_locked and bool(self.held - held)
        rules = {
            IllegalReason.NO_ROLLS_LEFT: self.rolls_left == 0,
            IllegalReason.NO_SUCH_DIE: any(place not in range(dice_count) for place in held),
            IllegalReason.NOTHING_TO_HOLD: first and bool(held),
            IllegalReason.ALL_DICE_HELD: len(held) == dice_count,
            IllegalReason.TOO_FEW_HELD: not first and len(held) < self.ruleset.min_held,
            IllegalReason.HELD_DICE_LOCKED: locked,
        }
        return next((reason for reason, broken in rules.items() if broken), None)

    def _box_refusal(self, key: str) -> IllegalReason | None:
        if key not in self.keys:
            return IllegalReason.NO_SUCH_BOX
        if self.used == 0:
            return IllegalReason.NOT_ROLLED_YET
        if key in self.sheet.boxes:
            return IllegalReason.BOX_FILLED
        return None if key in self._next_boxes() else IllegalReason.NOT_THIS_BOX_YET

    def _next_boxes(self) -> list[str]:
        free = [key for key in self.keys if key not in self.sheet.boxes]
        upper = [key for key in free if key in UPPER_BOXES]
        return {
            FillOrder.FREE: free,
            FillOrder.TOP_DOWN: free[:1],
            FillOrder.BOTTOM_UP: free[-1:],
            FillOrder.UPPER_FIRST: upper or free,
        }[self.ruleset.fill_order]

    def allowed_boxes(self) -> list[str]:
        return [key for key in self.keys if self.refusal(ScoreBox(key)) is None]

    def worth(self, key: str) -> int:
        box = self.ruleset.category(key)
        dice = tuple(sorted(self.dice))
        if self._is_joker() and box.fixed_points is not None:
            return box.fixed_points
        return oracle_points(spec_of(box), dice)

    def _is_joker(self) -> bool:
        alike = self.dice.count(self.dice[0]) == 5
        own = next(key for key, face in UPPER_BOXES.items() if face == self.dice[0])
        own_is_open = own in self.keys and own not in self.sheet.boxes
        return self.ruleset.joker and alike and "yatzy" in self.sheet.boxes and not own_is_open

    def roll(self, held: frozenset[int], after: GameState) -> tuple[Event, ...]:
        """Note a roll: held dice keep their places, the others are read from the table."""
        assert after.turn.dice is not None
        fallen = list(after.turn.dice)
        self.dice = [
            self.dice[place] if place in held else face for place, face in enumerate(fallen)
        ]
        self.used += 1
        self.held = held
        return (DiceRolled(self.seat, tuple(self.dice), held, self.used),)

    def score(self, key: str) -> tuple[Event, ...]:
        """Note a filled box and return what must have happened."""
        seat, sheet = self.seat, self.sheet
        points = self.worth(key)
        further_yatzy = self.dice.count(self.dice[0]) == 5 and sheet.boxes.get("yatzy", 0) > 0
        sheet.boxes[key] = points
        events: list[Event] = [BoxScored(seat, key, points, scratch=points == 0)]
        bonus = self.ruleset.upper_bonus
        if bonus and not sheet.bonus and sheet.upper_sum >= bonus.threshold:
            sheet.bonus = bonus.points
            events.append(BonusEarned(seat, bonus.points))
        if self.ruleset.extra_yatzy_points and further_yatzy:
            sheet.extra += self.ruleset.extra_yatzy_points
            events.append(ExtraYatzyEarned(seat, self.ruleset.extra_yatzy_points))
        return (*events, *self._save_rolls(), *self._pass_on())

    def _save_rolls(self) -> list[Event]:
        if not self.ruleset.saved_rolls.enabled:
            return []
        before, sheet = self.sheet.bank, self.sheet
        sheet.bank = before + self.ruleset.rolls_per_turn - self.used
        if self.ruleset.saved_rolls.cap is not None:
            sheet.bank = min(sheet.bank, self.ruleset.saved_rolls.cap)
        return [RollsSaved(self.seat, sheet.bank)] if sheet.bank > before else []

    def _pass_on(self) -> list[Event]:
        if self.is_over:
            return [GameEnded(self.winners)]
        self.seat = (self.seat + 1) % len(self.sheets)
        self.dice, self.used, self.held = [], 0, frozenset()
        return [TurnStarted(self.seat, self.round_number)]

    def check(self, state: GameState) -> None:
        """Compare all that a state shows with the notes."""
        self._check_cards(state)
        self._check_turn(state)
        self._check_permissions(state)

    def _check_cards(self, state: GameState) -> None:
        bonus = self.ruleset.upper_bonus
        for sheet, card in zip(self.sheets, state.scorecards, strict=True):
            assert {key: sheet.boxes.get(key) for key in self.keys} == dict(card.scores)
            assert list(card.scores) == self.keys
            assert card.upper_sum == sheet.upper_sum
            assert card.bonus == sheet.bonus
            assert card.extra_points == sheet.extra
            assert card.total == sheet.total <= self.ruleset.max_total
            assert card.is_full == (len(sheet.boxes) == len(self.keys))
            assert card.filled_count == len(sheet.boxes)
            free = [key for key in self.keys if key not in sheet.boxes]
            assert list(card.open_categories) == free
            if bonus:
                most = sheet.upper_sum + sum(
                    UPPER_BOXES.get(key, 0) * self.ruleset.dice_count for key in free
                )
                assert card.bonus_out_of_reach == (most < bonus.threshold)
        assert list(state.saved_rolls) == [sheet.bank for sheet in self.sheets]
        assert min(state.saved_rolls) >= 0

    def _check_turn(self, state: GameState) -> None:
        assert (state.current, state.starter) == (self.seat, self.starter)
        assert state.player is state.players[self.seat]
        assert state.turn.dice == (tuple(self.dice) or None)
        assert state.turn.rolls_used == self.used
        assert state.turn.held == self.held
        assert state.rolls_left == self.rolls_left >= 0
        assert state.can_roll == (self.rolls_left > 0)
        assert state.basic_rolls_left + state.bank_left == self.rolls_left or self.is_over
        assert 0 <= state.bank_left <= self.sheet.bank
        assert state.is_over == self.is_over
        assert state.winners == self.winners
        assert state.round_number == self.round_number
        assert state.round_count == len(self.keys)

    def _check_permissions(self, state: GameState) -> None:
        holds = [each for each in self.all_holds() if self.refusal(RollDice(each)) is None]
        boxes = self.allowed_boxes()
        assert sorted(map(sorted, legal_holds(state))) == sorted(map(sorted, holds))
        assert list(legal_categories(state)) == boxes
        allowed: Sequence[Action] = legal_actions(state)
        assert len(allowed) == len(set(allowed)) == len(holds) + len(boxes)
        assert set(allowed) == {*map(RollDice, holds), *map(ScoreBox, boxes)}
        assert all(illegal_reason(state, action) is None for action in allowed)
        assert possible_scores(state) == {key: self.worth(key) for key in boxes}
