"""The named errors of the rules, each carrying what a sentence for the player needs."""

from __future__ import annotations

from enum import StrEnum


class RulesetProblem(StrEnum):
    """Why a ruleset cannot be played; the texts for players live with the translations."""

    DICE_COUNT = "dice_count"
    ROLLS_PER_TURN = "rolls_per_turn"
    NO_BOXES = "no_boxes"
    TOO_MANY_BOXES = "too_many_boxes"
    UNKNOWN_BOX = "unknown_box"
    DUPLICATE_BOX = "duplicate_box"
    WRONG_SECTION = "wrong_section"
    WRONG_SCORING = "wrong_scoring"
    BOX_NEEDS_MORE_DICE = "box_needs_more_dice"
    BOX_POINTS = "box_points"
    BONUS_WITHOUT_UPPER_BOXES = "bonus_without_upper_boxes"
    BONUS_THRESHOLD = "bonus_threshold"
    BONUS_UNREACHABLE = "bonus_unreachable"
    BONUS_POINTS = "bonus_points"
    SAVED_ROLLS_CAP = "saved_rolls_cap"
    MIN_HELD = "min_held"
    EXTRA_YATZY_POINTS = "extra_yatzy_points"
    EXTRA_WITHOUT_YATZY_BOX = "extra_without_yatzy_box"
    NAME = "name"
    MALFORMED = "malformed"


class RulesError(Exception):
    """The base of every error that the rules raise."""


class UnknownRulesetError(RulesError):
    """No shipped ruleset has this key."""

    def __init__(self, key: str) -> None:
        super().__init__(f"no ruleset has the key {key!r}")
        self.key = key


class UnknownCategoryError(RulesError):
    """The ruleset's card has no such box."""

    def __init__(self, key: str) -> None:
        super().__init__(f"no box has the key {key!r}")
        self.key = key


class InvalidDiceError(RulesError):
    """A face is outside 1 to 6, or the number of dice is not the ruleset's."""


class InvalidRulesetError(RulesError):
    """The ruleset contradicts itself; `problem` and `details` say how."""

    def __init__(self, problem: RulesetProblem, **details: str | int) -> None:
        listed = ", ".join(f"{name}={value!r}" for name, value in details.items())
        super().__init__(f"{problem.value}: {listed}" if listed else problem.value)
        self.problem = problem
        self.details = details


class NewerRulesetError(RulesError):
    """The ruleset was written by a newer version of the program."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the ruleset has format version {version}")
        self.version = version
