"""Whole games under every ruleset, followed step by step by a game kept on paper."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from tests.helpers.reference_game import LuckyDice, ReferenceGame
from tests.helpers.strategies import any_rulesets, custom_rulesets
from yatzy_desktop.game import (
    Action,
    History,
    IllegalActionError,
    NothingToTakeBackError,
    RollDice,
    ScoreBox,
    ScriptedDice,
    history_to_text,
    legal_actions,
    new_game,
    parse_state_line,
    state_line,
    text_to_session,
)
from yatzy_desktop.rules import CATEGORY_KEYS, Ruleset, rulesets

PRESET_KEYS = {ruleset.key for ruleset in rulesets()}
NAMES = ("Åse", "Lars", "Ø", "Lars")


def play_and_compare(history: History, game: ReferenceGame, action: Action, dice: Any) -> History:
    """Carry out a legal action in the game and on paper, and compare what happened."""
    before = history.state
    after, events = history.play(action, dice)
    if isinstance(action, RollDice):
        assert game.roll(action.held, after.state) == events
    else:
        assert game.score(action.category) == events
    assert history.state is before
    assert after.states[:-1] == history.states
    return after


def refuse_and_compare(history: History, game: ReferenceGame, action: Action, dice: Any) -> None:
    """Ask for an illegal action: refused for the foretold reason, and nothing is different."""
    before, entries, thrown = history.state, history.entries, dice.thrown
    with pytest.raises(IllegalActionError) as caught:
        history.play(action, dice)
    assert caught.value.reason is game.refusal(action)
    assert (history.state, history.entries, dice.thrown) == (before, entries, thrown)
    game.check(history.state)


def check_text(history: History, held: frozenset[int] = frozenset()) -> None:
    """A saved game comes back whole, and plays again to the same states."""
    text = history_to_text(history, held)
    assert text_to_session(text) == (history, held)
    assert history_to_text(*text_to_session(text)) == text
    assert history.replay() == history


class PlayedGame(RuleBasedStateMachine):
    """Any sequence of sensible and senseless actions."""

    @initialize(ruleset=any_rulesets(), seats=st.integers(1, 4), data=st.data())
    def begin(self, ruleset: Ruleset, seats: int, data: st.DataObject) -> None:
        starter = data.draw(st.integers(0, seats - 1))
        self.history = History.starting(new_game(ruleset, NAMES[:seats], starter))
        self.game = ReferenceGame.begin(ruleset, seats, starter)
        self.earlier: list[ReferenceGame] = []
        self.last_marks: frozenset[int] = frozenset()
        self.dice = LuckyDice(data.draw(st.integers(0, 10**6)))

    def act(self, action: Action) -> None:
        if self.game.refusal(action) is not None:
            refuse_and_compare(self.history, self.game, action, self.dice)
            return
        self.earlier.append(self.game.copy())
        self.history = play_and_compare(self.history, self.game, action, self.dice)

    @rule(data=st.data())
    def roll(self, data: st.DataObject) -> None:
        places = st.integers(0, self.game.ruleset.dice_count - 1)
        held = data.draw(st.just(frozenset[int]()) | st.frozensets(places))
        self.act(RollDice(held))

    @rule(data=st.data())
    def roll_as_allowed(self, data: st.DataObject) -> None:
        holds = [
            each for each in self.game.all_holds() if self.game.refusal(RollDice(each)) is None
        ]
        if holds:
            self.act(RollDice(data.draw(st.sampled_from(holds))))

    @rule(place=st.sampled_from([-1, 6, 7, 99]))
    def roll_with_a_die_that_is_not_there(self, place: int) -> None:
        self.act(RollDice(frozenset({0, place})))

    @rule(key=st.sampled_from([*CATEGORY_KEYS, "", "hut"]))
    def score_anything(self, key: str) -> None:
        self.act(ScoreBox(key))

    @rule(data=st.data())
    def score_as_allowed(self, data: st.DataObject) -> None:
        boxes = self.game.allowed_boxes()
        if not boxes:
            return
        self.earlier.append(self.game.copy())
        action = ScoreBox(data.draw(st.sampled_from(boxes)))
        self.last_marks = data.draw(st.frozensets(st.integers(0, self.game.ruleset.dice_count - 1)))
        expected = self.game.score(action.category)
        self.history, events = self.history.play(action, self.dice, self.last_marks)
        assert events == expected

    @rule()
    def take_back(self) -> None:
        entries = self.history.entries
        may = bool(entries) and isinstance(entries[-1].action, ScoreBox)
        assert self.history.can_take_back == may
        if not may:
            with pytest.raises(NothingToTakeBackError):
                self.history.take_back()
            return
        marks = entries[-1].marks
        rolled = self.dice.thrown
        self.history, given_back = self.history.take_back()
        assert given_back == marks
        assert self.dice.thrown == rolled
        assert not self.history.can_take_back  # a roll stays
        self.game = self.earlier.pop()

    @precondition(lambda self: len(self.history.entries) % 5 == 0)
    @rule(data=st.data())
    def save_and_load(self, data: st.DataObject) -> None:
        held = frozenset[int]()
        if self.game.used and not self.game.is_over:
            held = data.draw(st.frozensets(st.integers(0, self.game.ruleset.dice_count - 1)))
        check_text(self.history, held)

    @invariant()
    def is_as_noted(self) -> None:
        self.game.check(self.history.state)
        if self.game.ruleset.key in PRESET_KEYS:
            line = state_line(self.history.state)
            assert state_line(parse_state_line(line)) == line


TestPlayedGame = PlayedGame.TestCase
TestPlayedGame.settings = settings(max_examples=60, stateful_step_count=60)


def play_to_the_end(ruleset: Ruleset, seats: int, starter: int, seed: int) -> None:
    choose = random.Random(seed)
    dice = LuckyDice(seed)
    history = History.starting(new_game(ruleset, NAMES[:seats], starter))
    game = ReferenceGame.begin(ruleset, seats, starter)
    turns: list[tuple[int, int]] = []
    while not game.is_over:
        game.check(history.state)
        if game.used == 0:
            turns.append((game.round_number, game.seat))
        holds = [each for each in game.all_holds() if game.refusal(RollDice(each)) is None]
        boxes = game.allowed_boxes()
        if holds and (not boxes or choose.random() < 0.6):
            action: Action = RollDice(choose.choice(holds))
        else:
            action = ScoreBox(choose.choice(boxes))
            assert 1 <= game.used <= ruleset.rolls_per_turn + game.sheet.bank
        history = play_and_compare(history, game, action, dice)
    game.check(history.state)
    check_end(history, game)
    order = [(starter + step) % seats for step in range(seats)]
    boxes_each = len(ruleset.categories)
    assert turns == [(number + 1, seat) for number in range(boxes_each) for seat in order]


def check_end(history: History, game: ReferenceGame) -> None:
    state = history.state
    assert state.is_over
    assert legal_actions(state) == ()
    assert len({action for action, _ in _boxes_filled(history)}) == len(game.ruleset.categories)
    nothing = LuckyDice(0)
    for action in (RollDice(), ScoreBox(game.keys[0]), ScoreBox("hut")):
        refuse_and_compare(history, game, action, nothing)
    totals = [card.total for card in state.scorecards]
    assert state.winners == tuple(i for i, total in enumerate(totals) if total == max(totals))
    check_text(history)
    if game.ruleset.key in PRESET_KEYS:
        read = parse_state_line(state_line(state))
        assert read.scorecards == state.scorecards
        assert (read.current, read.starter, read.turn) == (
            state.current,
            state.starter,
            state.turn,
        )
        assert read.saved_rolls == state.saved_rolls


def _boxes_filled(history: History) -> list[tuple[str, int]]:
    return [
        (entry.action.category, index)
        for index, entry in enumerate(history.entries)
        if isinstance(entry.action, ScoreBox)
    ]


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.key)
def test_a_shipped_game_to_the_end(ruleset: Ruleset, seats: int) -> None:
    for seed in range(2):
        play_to_the_end(ruleset, seats, starter=seed % seats, seed=seed)


@settings(max_examples=40)
@given(custom_rulesets(), st.integers(1, 4), st.data())
def test_a_custom_game_to_the_end(ruleset: Ruleset, seats: int, data: st.DataObject) -> None:
    starter, seed = data.draw(st.integers(0, seats - 1)), data.draw(st.integers(0, 10**6))
    play_to_the_end(ruleset, seats, starter, seed)


def test_eight_players_finish_a_maxi_game() -> None:
    ruleset = next(each for each in rulesets() if each.key == "maxi-sv-modern")
    history = History.starting(new_game(ruleset, [f"P{seat}" for seat in range(8)], 5))
    dice = LuckyDice(8)
    while not history.state.is_over:
        history, _ = history.play(legal_actions(history.state)[-1], dice)
    assert len(history.entries) == 2 * 8 * 20
    assert history.state.saved_rolls == (40,) * 8
    assert history.state.round_number == history.state.round_count == 20
    assert history.state.current == 4


def test_a_scripted_game_takes_exactly_the_dice_it_needs() -> None:
    ruleset = next(each for each in rulesets() if each.key == "yatzy-nb")
    history = History.starting(new_game(ruleset, ["Åse"]))
    dice = ScriptedDice([1, 2, 3, 4, 5, 6, 6])
    history, _ = history.play(RollDice(), dice)
    history, _ = history.play(RollDice(frozenset({4, 1, 0})), dice)
    assert history.state.turn.dice == (1, 2, 6, 6, 5)
