"""Advice in words, for keeps, boxes and strike-outs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.helpers.tables import filled, game_of, on_the_table
from yatzy_desktop.adapters.words.advice_texts import (
    choice_text,
    hint_texts,
    loss_mark,
    loss_text,
    question_text,
)
from yatzy_desktop.game import RollDice, ScoreBox, legal_categories
from yatzy_desktop.rules import FillOrder, SavedRolls
from yatzy_desktop.strategy import Analysis, BoxChance, Choice

STATE = on_the_table(game_of("yatzy-sv", "Åse"), "44555")
RULES = STATE.ruleset
KEEP = Choice(RollDice(frozenset({2, 3, 4})), 250.0, 0.0, (5, 5, 5))
REROLL = Choice(RollDice(), 246.8, 3.21, ())
TAKE = Choice(ScoreBox("full_house"), 245.0, 5.0, None, 23)
STRIKE = Choice(ScoreBox("yatzy"), 240.0, 10.0, None, 0)


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def analysis(*choices: Choice, exact: bool = True) -> Analysis:
    return Analysis(choices, STATE.turn.dice, exact, 0.2 if exact else None)


@pytest.mark.parametrize(
    ("choice", "text"),
    [
        (KEEP, "Keep 5 5 5"),
        (REROLL, "Roll all the dice again"),
        (TAKE, "Take Full house: 23"),
        (STRIKE, "Strike out Yatzy"),
    ],
)
def test_choices_are_said_as_one_tells_somebody(choice: Choice, text: str) -> None:
    assert plain(choice_text(choice, RULES)) == text


def test_the_two_next_best_are_compared() -> None:
    texts = hint_texts(STATE, analysis(KEEP, REROLL, TAKE, STRIKE), ())
    assert [plain(each) for each in texts.comparisons] == [
        "+3.2 over rolling all the dice again",
        "+5.0 over taking Full house for 23",
    ]
    texts = hint_texts(STATE, analysis(TAKE, STRIKE), ())
    assert texts.comparisons == ("+10.0 over striking out Yatzy",)


def test_by_similar_rules_only_whole_points_are_told() -> None:
    near = Choice(RollDice(frozenset({2, 3})), 250.0, 0.4, (5, 5))
    texts = hint_texts(STATE, analysis(KEEP, near, REROLL, exact=False), ())
    assert [plain(each) for each in texts.comparisons] == [
        "Just as good: Keep 5 5",
        "+3 over rolling all the dice again",
    ]


def test_equals_are_called_so() -> None:
    even = Choice(RollDice(frozenset({2, 3})), 250.0, 0.04, (5, 5))
    texts = hint_texts(STATE, analysis(KEEP, even), ())
    assert plain(texts.comparisons[0]) == "Just as good: Keep 5 5"


def test_the_likeliest_points_are_the_reason() -> None:
    chances = (
        BoxChance("one_pair", 1, 1.0, 1.0),
        BoxChance("four_of_a_kind", 1, 0.5177, 0.55),
        BoxChance("full_house", 1, 0.2816, 0.29),
        BoxChance("large_straight", 1, 0.01, 0.01),
        BoxChance("fives", 15, 1.0, 1.0),
        BoxChance("sixes", 18, 0.073, 0.073),
        BoxChance("yatzy", 1, 0.9949, 0.9949),
    )
    texts = hint_texts(STATE, analysis(KEEP), chances)
    assert texts.reasons == ("Yatzy: 99%", "Fives, 15 or more: 100%", "Four of a kind: 52%")


def test_what_another_keep_reaches_much_sooner_is_no_reason() -> None:
    chances = (
        BoxChance("two_pairs", 1, 0.41, 0.60),
        BoxChance("sixes", 12, 0.37, 0.72),
        BoxChance("full_house", 1, 0.2, 0.22),
    )
    assert hint_texts(STATE, analysis(KEEP), chances).reasons == ("Full house: 20%",)


@pytest.mark.parametrize(("goal", "is_told"), [(10, False), (15, True), (20, True)])
def test_what_is_more_than_reached_already_is_no_reason(goal: int, *, is_told: bool) -> None:
    chance = 1.0 if goal <= 15 else 0.5
    texts = hint_texts(STATE, analysis(KEEP), (BoxChance("fives", goal, chance, chance),))
    assert bool(texts.reasons) is is_told


@pytest.mark.parametrize(
    ("used", "cap", "saved", "sentence"),
    [
        (1, None, 0, "You save 2 rolls for later turns."),
        (2, None, 5, "You save one roll for later turns."),
        (1, 4, 3, "You save one roll for later turns."),
        (1, 3, 3, ""),
        (3, None, 0, ""),
        (4, None, 2, ""),
    ],
)
def test_a_box_tells_what_rolls_it_saves(
    used: int, cap: int | None, saved: int, sentence: str
) -> None:
    state = game_of("yatzy-sv", saved_rolls=SavedRolls(enabled=True, cap=cap))
    state = replace(on_the_table(state, "66666", used), saved_rolls=(saved,))
    reasons = hint_texts(state, analysis(TAKE), ()).reasons
    assert reasons == ((sentence,) if sentence else ())


def test_the_last_box_saves_nothing() -> None:
    state = game_of("yatzy-sv", saved_rolls=SavedRolls(enabled=True))
    others = [each.key for each in state.ruleset.categories if each.key != "yatzy"]
    state = on_the_table(filled(state, **dict.fromkeys(others, 0)), "66666")
    assert hint_texts(state, analysis(TAKE), ()).reasons == ()


@pytest.mark.parametrize(
    ("boxes", "sentence"),
    [
        ({"ones": 3, "sixes": 12}, "You are 6 behind for the bonus."),
        ({"ones": 4}, "You are 1 ahead for the bonus."),
        ({"ones": 3}, "You are on course for the bonus."),
    ],
)
def test_the_bonus_is_looked_out_for(boxes: dict[str, int], sentence: str) -> None:
    texts = hint_texts(filled(STATE, **boxes), analysis(KEEP), ())
    assert texts.reasons == (sentence,)


@pytest.mark.parametrize(
    "boxes",
    [
        {},
        {"sixes": 30, "fives": 25, "fours": 20},
        {"sixes": 0, "fives": 0, "fours": 0},
    ],
)
def test_nothing_is_said_of_a_bonus_not_begun_earned_or_lost(boxes: dict[str, int]) -> None:
    assert hint_texts(filled(STATE, **boxes), analysis(KEEP), ()).reasons == ()


@pytest.mark.parametrize(
    ("boxes", "sentence"),
    [
        ({"sixes": 24, "fours": 16}, "It leaves you 10 ahead for the bonus."),
        ({"sixes": 12, "fours": 8}, "It leaves you 10 behind for the bonus."),
        ({"sixes": 18}, "It leaves you on course for the bonus."),
        ({"sixes": 30, "fours": 20}, "It earns the bonus."),
        ({"sixes": 24, "fours": 4, "threes": 3, "twos": 2}, "The bonus will be out of reach."),
    ],
)
def test_a_box_tells_how_it_leaves_the_bonus(boxes: dict[str, int], sentence: str) -> None:
    fives = Choice(ScoreBox("fives"), 250.0, 0.0, None, 15)
    if sentence == "The bonus will be out of reach.":
        fives = Choice(ScoreBox("fives"), 250.0, 0.0, None, 5)
    assert hint_texts(filled(STATE, **boxes), analysis(fives), ()).reasons == (sentence,)


def test_a_strike_out_is_explained() -> None:
    reasons = hint_texts(STATE, analysis(STRIKE), ()).reasons
    assert reasons == ("It is the box you will miss least.",)


def test_a_strike_out_that_had_to_be_is_not_called_a_choice() -> None:
    forced = replace(STATE.ruleset, fill_order=FillOrder.BOTTOM_UP)
    cards = tuple(replace(card, ruleset=forced) for card in STATE.scorecards)
    state = replace(STATE, ruleset=forced, scorecards=cards)
    assert legal_categories(state) == ("yatzy",)
    assert hint_texts(state, analysis(STRIKE), ()).reasons == ()


def test_values_of_similar_rules_are_marked_so() -> None:
    texts = hint_texts(STATE, analysis(KEEP, TAKE, exact=False), ())
    assert "similar rules" in texts.note
    assert texts.spoken.splitlines()[0] == texts.title
    assert texts.spoken.splitlines()[-1] == texts.note
    assert hint_texts(STATE, analysis(KEEP), ()).note == ""


def test_the_question_names_both_choices() -> None:
    assert plain(question_text(REROLL, KEEP, RULES)) == (
        "“Roll all the dice again” gives about 3.2 points less than “Keep 5 5 5”. Do it anyway?"
    )


@pytest.mark.parametrize(
    ("loss", "mark", "sentence"),
    [
        (0.0, "best", "The best choice now."),
        (0.04, "best", "The best choice now."),
        (0.06, "−0.1", "0.1 points less than the best choice."),
        (9.94, "−9.9", "9.9 points less than the best choice."),
        (9.96, "−10", "10.0 points less than the best choice."),
    ],
)
def test_losses_are_short_on_the_pad_and_sentences_for_the_ear(
    loss: float, mark: str, sentence: str
) -> None:
    assert loss_mark(loss) == mark
    assert loss_text(loss) == sentence


@pytest.mark.parametrize(
    ("loss", "mark", "sentence"),
    [
        (0.4, "best", "The best choice now."),
        (0.6, "−1", "1 points less than the best choice."),
        (4.2, "−4", "4 points less than the best choice."),
        (12.3, "−12", "12 points less than the best choice."),
    ],
)
def test_losses_by_similar_rules_are_told_in_whole_points(
    loss: float, mark: str, sentence: str
) -> None:
    assert loss_mark(loss, 0) == mark
    assert loss_text(loss, 0) == sentence
