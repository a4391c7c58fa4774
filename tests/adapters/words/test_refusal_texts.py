from __future__ import annotations

from dataclasses import replace

import pytest

from yatzy_desktop.adapters.words.refusal_texts import illegal_reason_text, ruleset_problem_text
from yatzy_desktop.game import IllegalReason
from yatzy_desktop.rules import (
    AllDice,
    InvalidRulesetError,
    Ruleset,
    RulesetProblem,
    SavedRolls,
    Section,
    UpperBonus,
    find_ruleset,
    ruleset_from_dict,
    standard_category,
)
from yatzy_desktop.rules.category import with_points


@pytest.mark.parametrize("reason", IllegalReason)
def test_every_refusal_is_one_sentence_of_its_own(reason: IllegalReason) -> None:
    ruleset = find_ruleset("maxi-da")
    text = illegal_reason_text(reason, ruleset)
    assert text.endswith(".")
    assert reason.value not in text
    others = [illegal_reason_text(each, ruleset) for each in IllegalReason if each is not reason]
    assert text not in others


def test_the_number_of_dice_to_hold_is_told() -> None:
    ruleset = replace(find_ruleset("maxi-da"), min_held=2)
    text = illegal_reason_text(IllegalReason.TOO_FEW_HELD, ruleset)
    assert text == "Hold at least 2 dice before you roll again."


def refused(**changes: object) -> InvalidRulesetError:
    base: Ruleset = find_ruleset("yatzy-sv")
    with pytest.raises(InvalidRulesetError) as caught:
        replace(base, **changes)  # type: ignore[arg-type]
    return caught.value


def test_a_box_for_more_dice_is_named() -> None:
    error = refused(categories=(standard_category("three_pairs"),), upper_bonus=None)
    assert ruleset_problem_text(error) == "“Three pairs” needs 6 dice, but these rules have 5."


def test_a_bonus_out_of_reach_tells_the_limit() -> None:
    error = refused(upper_bonus=UpperBonus(106, 50))
    assert ruleset_problem_text(error) == (
        "Nobody can reach a bonus at 106: the upper boxes give 105 at most."
    )


def test_an_unknown_box_is_told_by_its_key() -> None:
    error = InvalidRulesetError(RulesetProblem.UNKNOWN_BOX, box="poker")
    assert ruleset_problem_text(error) == "The program does not know the box “poker”."


YATZY = find_ruleset("yatzy-sv")
ONES = standard_category("ones")
FIXED = standard_category("yatzy")
IMPOSSIBLE: list[tuple[RulesetProblem, dict[str, object]]] = [
    (RulesetProblem.DICE_COUNT, {"dice_count": 7}),
    (RulesetProblem.ROLLS_PER_TURN, {"rolls_per_turn": 0}),
    (RulesetProblem.NO_BOXES, {"categories": ()}),
    (RulesetProblem.TOO_MANY_BOXES, {"categories": (ONES,) * 30}),
    (RulesetProblem.UNKNOWN_BOX, {"categories": (replace(ONES, key="poker"),)}),
    (RulesetProblem.DUPLICATE_BOX, {"categories": (ONES, ONES)}),
    (RulesetProblem.WRONG_SECTION, {"categories": (replace(ONES, section=Section.LOWER),)}),
    (RulesetProblem.WRONG_SCORING, {"categories": (replace(ONES, scoring=AllDice()),)}),
    (RulesetProblem.BOX_NEEDS_MORE_DICE, {"categories": (standard_category("villa"),)}),
    (RulesetProblem.BOX_POINTS, {"categories": (with_points(FIXED, 0),)}),
    (RulesetProblem.BONUS_WITHOUT_UPPER_BOXES, {"categories": YATZY.lower}),
    (RulesetProblem.BONUS_THRESHOLD, {"upper_bonus": UpperBonus(0, 50)}),
    (RulesetProblem.BONUS_UNREACHABLE, {"upper_bonus": UpperBonus(106, 50)}),
    (RulesetProblem.BONUS_POINTS, {"upper_bonus": UpperBonus(63, 0)}),
    (RulesetProblem.SAVED_ROLLS_CAP, {"saved_rolls": SavedRolls(enabled=True, cap=0)}),
    (RulesetProblem.MIN_HELD, {"min_held": 5}),
    (RulesetProblem.EXTRA_YATZY_POINTS, {"extra_yatzy_points": -1}),
    (
        RulesetProblem.EXTRA_WITHOUT_YATZY_BOX,
        {"categories": (ONES,), "upper_bonus": None, "joker": True},
    ),
    (RulesetProblem.NAME, {"name": "n" * 200}),
]


@pytest.mark.parametrize(("problem", "changes"), IMPOSSIBLE, ids=lambda value: str(value)[:30])
def test_every_refused_ruleset_gets_a_whole_sentence(
    problem: RulesetProblem, changes: dict[str, object]
) -> None:
    error = refused(**changes)
    assert error.problem is problem
    text = ruleset_problem_text(error)
    assert text.endswith(".")
    assert "{" not in text


def test_every_problem_has_its_example() -> None:
    assert {problem for problem, _ in IMPOSSIBLE} == set(RulesetProblem) - {
        RulesetProblem.MALFORMED
    }


def test_a_damaged_ruleset_is_told() -> None:
    with pytest.raises(InvalidRulesetError) as caught:
        ruleset_from_dict([])
    assert ruleset_problem_text(caught.value) == "These rules are damaged and cannot be read."
