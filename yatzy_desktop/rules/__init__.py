"""What a throw is worth: dice, boxes and rulesets as plain data, without Qt."""

from __future__ import annotations

from yatzy_desktop.rules.catalog import find_ruleset, rulesets
from yatzy_desktop.rules.category import CATEGORY_KEYS, Category, Section, standard_category
from yatzy_desktop.rules.counting import counting_positions
from yatzy_desktop.rules.dice import FACES, Dice, all_throws, face_counts, validate_dice
from yatzy_desktop.rules.errors import (
    InvalidDiceError,
    InvalidRulesetError,
    NewerRulesetError,
    RulesError,
    RulesetProblem,
    UnknownCategoryError,
    UnknownRulesetError,
)
from yatzy_desktop.rules.families import FULL_STRAIGHT, HOUSES, PAIRS, may_share_face
from yatzy_desktop.rules.ruleset import Ruleset
from yatzy_desktop.rules.ruleset_parts import FillOrder, SavedRolls, UpperBonus
from yatzy_desktop.rules.scoring import AllDice, FaceSum, Groups, Scoring, Straight
from yatzy_desktop.rules.serialization import ruleset_from_dict, ruleset_to_dict

__all__ = [
    "CATEGORY_KEYS",
    "FACES",
    "FULL_STRAIGHT",
    "HOUSES",
    "PAIRS",
    "AllDice",
    "Category",
    "Dice",
    "FaceSum",
    "FillOrder",
    "Groups",
    "InvalidDiceError",
    "InvalidRulesetError",
    "NewerRulesetError",
    "RulesError",
    "Ruleset",
    "RulesetProblem",
    "SavedRolls",
    "Scoring",
    "Section",
    "Straight",
    "UnknownCategoryError",
    "UnknownRulesetError",
    "UpperBonus",
    "all_throws",
    "counting_positions",
    "face_counts",
    "find_ruleset",
    "may_share_face",
    "ruleset_from_dict",
    "ruleset_to_dict",
    "rulesets",
    "standard_category",
    "validate_dice",
]
