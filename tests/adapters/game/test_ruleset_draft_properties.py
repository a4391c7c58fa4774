"""Whatever somebody does to rules, they stay playable, and all that shows them works."""

from __future__ import annotations

import random
from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from yatzy_desktop.adapters.game.ruleset_draft import Outcome, Refusal, RulesetDraft
from yatzy_desktop.adapters.game.scorecard_rows import card_rows, row_label
from yatzy_desktop.adapters.words.rule_texts import ruleset_description
from yatzy_desktop.adapters.words.rules_page_text import RulesPageTexts, box_rules, disputed_points
from yatzy_desktop.game import (
    History,
    SeededDice,
    history_to_text,
    legal_actions,
    new_game,
    text_to_session,
)
from yatzy_desktop.rules import (
    CATEGORY_KEYS,
    FillOrder,
    Ruleset,
    ruleset_from_dict,
    ruleset_to_dict,
    rulesets,
)
from yatzy_desktop.rules.families import HOUSES, PAIRS

Change = Callable[[RulesetDraft], Outcome]
small = st.integers(-1, 130)
any_box = st.sampled_from(CATEGORY_KEYS)


def fixed_points(draft: RulesetDraft, number: int, points: int) -> Outcome:
    boxes = draft.fixed_boxes
    return draft.with_points(boxes[number % len(boxes)].key, points) if boxes else draft


def moved(draft: RulesetDraft, number: int, place: int) -> Outcome:
    boxes = draft.ruleset.categories
    return draft.with_box_at(boxes[number % len(boxes)].key, place)


def changes() -> st.SearchStrategy[Change]:
    return st.one_of(
        st.sampled_from([5, 6, 7]).map(lambda n: lambda draft: draft.with_dice_count(n)),
        st.integers(0, 6).map(lambda n: lambda draft: draft.with_rolls(n)),
        st.tuples(st.booleans(), st.none() | small).map(
            lambda pair: lambda draft: draft.with_saved_rolls(enabled=pair[0], cap=pair[1])
        ),
        st.integers(-1, 7).map(lambda n: lambda draft: draft.with_min_held(n)),
        st.booleans().map(lambda on: lambda draft: draft.with_held_locked(locked=on)),
        st.sampled_from(FillOrder).map(lambda order: lambda draft: draft.with_fill_order(order)),
        st.just(lambda draft: draft.with_forced_order_at_42()),
        st.tuples(small, small).map(lambda pair: lambda draft: draft.with_bonus(*pair)),
        st.just(lambda draft: draft.without_bonus()),
        st.tuples(st.sampled_from([HOUSES, PAIRS]), st.booleans()).map(
            lambda pair: lambda draft: draft.with_same_face(pair[0], allowed=pair[1])
        ),
        st.tuples(small, small).map(lambda pair: lambda draft: fixed_points(draft, *pair)),
        small.map(lambda n: lambda draft: draft.with_extra_yatzy(n)),
        st.booleans().map(lambda on: lambda draft: draft.with_joker(joker=on)),
        any_box.map(lambda key: lambda draft: draft.with_box(key)),
        any_box.map(lambda key: lambda draft: draft.without_box(key)),
        st.tuples(small, small).map(lambda pair: lambda draft: moved(draft, *pair)),
    )


def edited(preset: Ruleset, steps: list[Change]) -> RulesetDraft:
    draft = RulesetDraft.of(preset)
    for step in steps:
        outcome = step(draft)
        if not isinstance(outcome, Refusal):
            draft = outcome
    return draft


drafts = st.builds(edited, st.sampled_from(rulesets()), st.lists(changes(), max_size=12))


@given(drafts)
def test_every_box_is_on_the_card_or_left_out_and_only_once(draft: RulesetDraft) -> None:
    assert sorted(each.key for each in draft.all_boxes) == sorted(CATEGORY_KEYS)
    assert draft.is_own == draft.is_changed


@given(drafts)
def test_edited_rules_survive_a_file_and_open_again(draft: RulesetDraft) -> None:
    again = ruleset_from_dict(ruleset_to_dict(draft.ruleset))
    assert again == draft.ruleset
    assert RulesetDraft.of(again).ruleset == draft.ruleset


@given(drafts)
def test_everything_that_shows_rules_works_with_edited_ones(draft: RulesetDraft) -> None:
    ruleset = draft.ruleset
    labels = [row_label(row, ruleset) for row in card_rows(ruleset)]
    assert len(labels) > len(ruleset.categories)
    assert ruleset_description(ruleset)
    for rule in box_rules(ruleset.categories, ruleset):
        assert 0 < rule.example.points <= rule.most
    texts = RulesPageTexts(ruleset)
    for lines in (texts.turn(), texts.filling(), texts.bonus(), texts.end()):
        assert lines
    assert disputed_points(ruleset)


@given(drafts, st.integers(0, 1_000_000))
def test_edited_rules_are_played_to_the_end_and_saved_on_the_way(
    draft: RulesetDraft, seed: int
) -> None:
    dice, chance = SeededDice(seed), random.Random(seed)
    history = History.starting(new_game(draft.ruleset, ["Anna", "Bo"]))
    while not history.state.is_over:
        history, _ = history.play(chance.choice(legal_actions(history.state)), dice)
    assert all(card.total <= draft.ruleset.max_total for card in history.state.scorecards)
    assert text_to_session(history_to_text(history))[0].state == history.state
