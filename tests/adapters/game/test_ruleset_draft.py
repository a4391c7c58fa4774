from __future__ import annotations

from dataclasses import replace

import pytest

from yatzy_desktop.adapters.game.ruleset_draft import DraftField, Outcome, Refusal, RulesetDraft
from yatzy_desktop.adapters.storage.ruleset_names import tidy_name, unique_name
from yatzy_desktop.game import (
    IllegalActionError,
    IllegalReason,
    RollDice,
    ScoreBox,
    ScriptedDice,
    apply,
    legal_categories,
    new_game,
)
from yatzy_desktop.rules import (
    CATEGORY_KEYS,
    FillOrder,
    Ruleset,
    RulesetProblem,
    SavedRolls,
    UpperBonus,
    find_ruleset,
    rulesets,
)
from yatzy_desktop.rules.catalog import nordic_card
from yatzy_desktop.rules.families import HOUSES, PAIRS


def draft_of(key: str) -> RulesetDraft:
    return RulesetDraft.of(find_ruleset(key))


def accepted(outcome: Outcome) -> RulesetDraft:
    assert isinstance(outcome, RulesetDraft), outcome
    return outcome


def refused(outcome: Outcome) -> tuple[DraftField, RulesetProblem]:
    assert isinstance(outcome, Refusal)
    return outcome.field, outcome.error.problem


def keys(ruleset: Ruleset) -> list[str]:
    return [each.key for each in ruleset.categories]


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
def test_a_shipped_ruleset_opens_as_it_is(ruleset: Ruleset) -> None:
    draft = RulesetDraft.of(ruleset)
    assert draft.ruleset == ruleset
    assert not draft.is_changed
    assert not draft.is_own
    assert sorted(each.key for each in draft.all_boxes) == sorted(CATEGORY_KEYS)


def test_the_first_change_to_a_shipped_ruleset_makes_own_rules() -> None:
    draft = accepted(draft_of("maxi-da").with_rolls(4))
    assert draft.is_own
    assert draft.is_changed
    assert draft.ruleset.name == "Our Maxi Yatzy"
    assert draft.ruleset.based_on == "maxi-da"
    assert draft.ruleset.country == ""
    assert draft.original == find_ruleset("maxi-da")
    assert find_ruleset("maxi-da").rolls_per_turn == 3


def test_what_changes_nothing_leaves_a_shipped_ruleset_alone() -> None:
    assert not accepted(draft_of("yatzy-sv").with_rolls(3)).is_changed
    assert not accepted(draft_of("yatzy-sv").with_dice_count(5)).is_changed


def test_a_change_to_own_rules_keeps_their_name() -> None:
    draft = accepted(accepted(draft_of("yatzy-sv").with_name("Cabin rules")).with_rolls(2))
    assert draft.ruleset.name == "Cabin rules"


@pytest.mark.parametrize("key", ["yatzy-sv", "yatzy-da", "yatzy-nb"])
def test_six_dice_bring_the_boxes_of_the_six_dice_card(key: str) -> None:
    draft = accepted(draft_of(key).with_dice_count(6))
    assert draft.ruleset.categories == nordic_card(6)


def test_five_dice_take_the_boxes_away_and_lower_the_bonus() -> None:
    draft = accepted(draft_of("maxi-nb").with_dice_count(5))
    assert draft.ruleset.categories == nordic_card(5)
    assert draft.ruleset.upper_bonus == UpperBonus(63, 100)


def test_going_back_to_six_dice_restores_the_bonus() -> None:
    five = accepted(draft_of("maxi-nb").with_dice_count(5))
    assert accepted(five.with_dice_count(6)).ruleset.upper_bonus == UpperBonus(84, 100)


def test_a_bonus_from_before_is_not_restored_when_it_became_unreachable() -> None:
    draft = accepted(draft_of("maxi-nb").with_dice_count(5))
    draft = accepted(draft.with_bonus(10, 5))
    for key in ("sixes", "fives", "fours"):
        draft = accepted(draft.without_box(key))
    assert accepted(draft.with_dice_count(6)).ruleset.upper_bonus == UpperBonus(10, 5)


def test_the_number_of_dice_takes_what_cannot_stay() -> None:
    held = accepted(draft_of("maxi-nb").with_min_held(5))
    assert accepted(held.with_dice_count(5)).ruleset.min_held == 4
    american = accepted(draft_of("american").with_dice_count(6)).ruleset
    assert (american.extra_yatzy_points, american.joker) == (0, False)


def test_a_box_left_out_stays_out_when_the_dice_change() -> None:
    draft = accepted(draft_of("yatzy-sv").without_box("chance"))
    assert "chance" not in keys(accepted(draft.with_dice_count(6)).ruleset)


@pytest.mark.parametrize("rolls", [1, 2, 3, 4, 5])
def test_a_turn_has_as_many_rolls_as_set(rolls: int) -> None:
    ruleset = accepted(draft_of("yatzy-sv").with_rolls(rolls)).ruleset
    state, dice = new_game(ruleset, ["Anna"]), ScriptedDice([1] * 30)
    for _ in range(rolls):
        state, _ = apply(state, RollDice(), dice)
    with pytest.raises(IllegalActionError) as caught:
        apply(state, RollDice(), dice)
    assert caught.value.reason is IllegalReason.NO_ROLLS_LEFT


def test_saved_rolls_go_to_the_bank_up_to_the_cap() -> None:
    draft = accepted(draft_of("yatzy-sv").with_saved_rolls(enabled=True, cap=3))
    state, dice = new_game(draft.ruleset, ["Anna"]), ScriptedDice([1] * 30)
    for box, bank in (("ones", 2), ("twos", 3)):
        state, _ = apply(state, RollDice(), dice)
        state, _ = apply(state, ScoreBox(box), dice)
        assert state.saved_rolls == (bank,)
    assert state.rolls_left == 6


def test_saved_rolls_can_be_switched_off_again() -> None:
    draft = accepted(draft_of("maxi-sv-modern").with_saved_rolls(enabled=False))
    assert draft.ruleset.saved_rolls == SavedRolls()


def test_dice_must_be_held_before_a_reroll() -> None:
    ruleset = accepted(draft_of("yatzy-sv").with_min_held(2)).ruleset
    state, dice = new_game(ruleset, ["Anna"]), ScriptedDice([1] * 30)
    state, _ = apply(state, RollDice(), dice)
    with pytest.raises(IllegalActionError) as caught:
        apply(state, RollDice(frozenset({0})), dice)
    assert caught.value.reason is IllegalReason.TOO_FEW_HELD
    apply(state, RollDice(frozenset({0, 1})), dice)


def test_held_dice_stay_held_when_locked() -> None:
    ruleset = accepted(draft_of("yatzy-sv").with_held_locked(locked=True)).ruleset
    state, dice = new_game(ruleset, ["Anna"]), ScriptedDice([1] * 30)
    state, _ = apply(state, RollDice(), dice)
    state, _ = apply(state, RollDice(frozenset({0})), dice)
    with pytest.raises(IllegalActionError) as caught:
        apply(state, RollDice(frozenset({1})), dice)
    assert caught.value.reason is IllegalReason.HELD_DICE_LOCKED


@pytest.mark.parametrize(
    ("order", "boxes"),
    [
        (FillOrder.FREE, [each.key for each in nordic_card(5)]),
        (FillOrder.TOP_DOWN, ["ones"]),
        (FillOrder.BOTTOM_UP, ["yatzy"]),
        (FillOrder.UPPER_FIRST, ["ones", "twos", "threes", "fours", "fives", "sixes"]),
    ],
)
def test_boxes_are_filled_in_the_order_set(order: FillOrder, boxes: list[str]) -> None:
    ruleset = accepted(draft_of("yatzy-sv").with_fill_order(order)).ruleset
    state, _ = apply(new_game(ruleset, ["Anna"]), RollDice(), ScriptedDice([1] * 5))
    assert list(legal_categories(state)) == boxes


@pytest.mark.parametrize(("key", "points"), [("yatzy-sv", 50), ("maxi-nb", 100)])
def test_forced_order_with_the_bonus_at_42_is_one_choice(key: str, points: int) -> None:
    draft = draft_of(key)
    assert not draft.is_forced_order_at_42
    draft = accepted(draft.with_forced_order_at_42())
    assert draft.is_forced_order_at_42
    assert draft.ruleset.upper_bonus == UpperBonus(42, points)
    assert draft.ruleset.fill_order is FillOrder.TOP_DOWN


def test_the_bonus_can_be_changed_taken_away_and_given_back() -> None:
    draft = accepted(draft_of("yatzy-sv").with_bonus(70, 60))
    assert draft.ruleset.upper_bonus == UpperBonus(70, 60)
    draft = accepted(draft.without_bonus())
    assert draft.ruleset.upper_bonus is None
    assert draft.usual_bonus == UpperBonus(63, 50)


def test_rules_that_never_had_a_bonus_are_offered_a_usual_one() -> None:
    bare = replace(find_ruleset("yatzy-sv"), key="bare", name="Bare", upper_bonus=None)
    assert RulesetDraft.of(bare).usual_bonus == UpperBonus(63, 50)


def test_a_yatzy_counts_as_a_house_when_allowed() -> None:
    draft = accepted(draft_of("maxi-nb").with_same_face(HOUSES, allowed=True))
    dice = (4,) * 6
    assert [draft.ruleset.score(key, dice) for key in HOUSES] == [20, 24, 24]
    assert draft.same_face(HOUSES)
    assert not draft.same_face(PAIRS)
    again = accepted(draft.with_same_face(HOUSES, allowed=False))
    assert [again.ruleset.score(key, dice) for key in HOUSES] == [0, 0, 0]


def test_four_alike_count_as_two_pairs_when_allowed() -> None:
    draft = accepted(draft_of("yatzy-sv").with_same_face(PAIRS, allowed=True))
    assert draft.ruleset.score("two_pairs", (5, 5, 5, 5, 1)) == 20
    assert draft.ruleset.score("full_house", (5, 5, 5, 5, 5)) == 0


def test_a_box_put_back_follows_what_was_chosen_meanwhile() -> None:
    draft = accepted(draft_of("yatzy-sv").without_box("full_house"))
    draft = accepted(draft.with_same_face(HOUSES, allowed=True))
    draft = accepted(draft.with_box("full_house"))
    assert draft.ruleset.score("full_house", (5,) * 5) == 25


def test_reopened_rules_know_what_boxes_left_out_would_allow() -> None:
    draft = accepted(draft_of("maxi-nb").with_same_face(HOUSES, allowed=True))
    reopened = RulesetDraft.of(accepted(draft.without_box("tower")).ruleset)
    assert accepted(reopened.with_box("tower")).ruleset.score("tower", (2,) * 6) == 12


@pytest.mark.parametrize("points", [21, 25, 40])
def test_a_full_straight_gives_what_is_set(points: int) -> None:
    ruleset = accepted(draft_of("maxi-sv-classic").with_points("full_straight", points)).ruleset
    assert ruleset.score("full_straight", (1, 2, 3, 4, 5, 6)) == points


def test_a_box_keeps_its_points_while_it_is_left_out() -> None:
    draft = accepted(draft_of("yatzy-sv").with_points("yatzy", 80))
    draft = accepted(accepted(draft.without_box("yatzy")).with_box("yatzy"))
    assert draft.ruleset.category("yatzy").fixed_points == 80


def test_boxes_are_left_out_and_put_back_at_their_place() -> None:
    draft = accepted(draft_of("yatzy-sv").without_box("one_pair"))
    assert "one_pair" not in keys(draft.ruleset)
    assert not draft.has_box("one_pair")
    again = accepted(draft.with_box("one_pair"))
    assert again.ruleset.categories == nordic_card(5)


def test_boxes_change_places() -> None:
    draft = accepted(draft_of("yatzy-sv").with_box_at("chance", 0))
    assert keys(draft.ruleset)[:2] == ["chance", "ones"]
    assert keys(accepted(draft.with_box_at("chance", 99)).ruleset)[-1] == "chance"
    assert keys(accepted(draft.with_box_at("chance", -5)).ruleset)[0] == "chance"


def with_only(*wanted: str) -> RulesetDraft:
    draft = accepted(draft_of("yatzy-sv").without_bonus())
    for key in keys(draft.ruleset):
        if key not in wanted:
            draft = accepted(draft.without_box(key))
    return draft


def test_what_cannot_be_played_is_refused_where_it_is_tried() -> None:
    sv = draft_of("yatzy-sv")
    assert refused(sv.with_box("three_pairs")) == (
        DraftField.BOXES,
        RulesetProblem.BOX_NEEDS_MORE_DICE,
    )
    assert refused(sv.with_box("full_straight"))[1] is RulesetProblem.BOX_NEEDS_MORE_DICE
    assert refused(sv.with_bonus(106, 50)) == (DraftField.BONUS, RulesetProblem.BONUS_UNREACHABLE)
    assert refused(sv.with_bonus(63, 1001))[1] is RulesetProblem.BONUS_POINTS
    assert refused(sv.with_rolls(6)) == (DraftField.ROLLS, RulesetProblem.ROLLS_PER_TURN)
    assert refused(sv.with_dice_count(7)) == (DraftField.DICE, RulesetProblem.DICE_COUNT)
    assert refused(sv.with_min_held(5)) == (DraftField.MIN_HELD, RulesetProblem.MIN_HELD)
    assert refused(sv.with_points("yatzy", 0)) == (DraftField.POINTS, RulesetProblem.BOX_POINTS)
    assert refused(sv.with_saved_rolls(enabled=True, cap=100)) == (
        DraftField.SAVED_ROLLS,
        RulesetProblem.SAVED_ROLLS_CAP,
    )
    assert refused(sv.with_name("  \n ")) == (DraftField.NAME, RulesetProblem.NAME)
    assert refused(draft_of("maxi-nb").with_joker(joker=True)) == (
        DraftField.JOKER,
        RulesetProblem.EXTRA_WITHOUT_YATZY_BOX,
    )
    assert refused(draft_of("american").without_box("yatzy"))[0] is DraftField.BOXES


def test_the_last_box_and_the_last_upper_box_of_a_bonus_stay() -> None:
    assert refused(with_only("chance").without_box("chance")) == (
        DraftField.BOXES,
        RulesetProblem.NO_BOXES,
    )
    draft = accepted(with_only("ones", "chance").with_bonus(3, 10))
    assert refused(draft.without_box("ones"))[1] is RulesetProblem.BONUS_WITHOUT_UPPER_BOXES
    assert refused(with_only("chance").with_bonus(1, 10))[1] is (
        RulesetProblem.BONUS_WITHOUT_UPPER_BOXES
    )


def test_boxes_that_the_bonus_needs_stay() -> None:
    draft = accepted(draft_of("yatzy-sv").with_bonus(100, 50))
    assert refused(draft.without_box("sixes"))[1] is RulesetProblem.BONUS_UNREACHABLE


def test_further_yatzies_can_be_paid_in_any_rules_with_five_dice() -> None:
    draft = accepted(draft_of("yatzy-nb").with_extra_yatzy(100))
    assert accepted(draft.with_joker(joker=True)).ruleset.joker


def test_names_are_tidied_and_kept_apart() -> None:
    assert tidy_name("  Cabin\t\trules\u202e \x00") == "Cabin rules"
    assert len(tidy_name("x" * 500)) == 80
    assert unique_name("Cabin", ["cabin", "Cabin 2"]) == "Cabin 3"
    assert len(unique_name("x" * 80, ["x" * 80])) == 80
