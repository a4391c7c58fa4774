"""Slips taken back and redone, corrections, real dice and the seed, through the one door."""

from __future__ import annotations

import pytest

from tests.helpers.game_table import NOTHING, Diary, Table, play_to_the_end
from tests.helpers.keyed_games import dice_of, some_action, started
from yatzy_desktop.adapters.game.game_model import GameModel
from yatzy_desktop.game import (
    AmendBox,
    BoxAmended,
    DiceEntered,
    EnterDice,
    GameAction,
    HandOver,
    History,
    IllegalReason,
    JoinGame,
    LeaveGame,
    Player,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    RenamePlayer,
    RollDice,
    ScoreBox,
    SeatHandedOver,
    new_game,
    verify,
)
from yatzy_desktop.rules import find_ruleset


def keyed(*players: Player | str) -> Table:
    """Return a table with the dice of its own game, the same for every test."""
    table = Table(players=players)
    model = GameModel(None, lambda *saved: table.saves.append(saved))
    table.model, table.diary = model, Diary(model, table.saves)
    model.start(started(find_ruleset("yatzy-sv"), *players))
    table.diary.clear()
    return table


def let_computers_play(model: GameModel) -> None:
    while not model.is_human_turn and not model.state.is_over:
        model.submit(some_action(model.history))


def test_a_game_without_dice_of_its_own_gets_some_and_keeps_them() -> None:
    saves: list[tuple[History, frozenset[int]]] = []
    model = GameModel(None, lambda *saved: saves.append(saved))
    old = History.starting(new_game(find_ruleset("yatzy-da"), ["Bo"]))
    model.resume(old)
    assert model.submit(RollDice())
    assert saves[-1][0].dice is not None
    assert verify(saves[-1][0]).proven == 1
    again = GameModel(None)
    again.resume(saves[-1][0])
    assert again.history.dice == saves[-1][0].dice
    other = GameModel(None)
    other.resume(old)
    assert other.history.dice != again.history.dice


def test_a_box_is_taken_back_through_computers_and_redone_with_all_that_followed() -> None:
    table = keyed("Ada", Player("Robot", "steady"))
    model = table.model
    model.submit(RollDice())
    model.set_held(frozenset({1}))
    before = model.state
    model.submit(ScoreBox("chance"))
    assert model.can_take_back
    let_computers_play(model)
    after, history = model.state, model.history
    table.diary.clear()
    assert model.take_back()
    assert model.state == before
    assert model.held == {1}
    assert table.diary.names == ["state_changed", "held_changed", "taken_back"]
    assert model.can_redo
    assert table.saves[-1][0].can_redo
    table.diary.clear()
    assert model.redo()
    assert table.diary.entries == [
        ("state_changed", (before, after)),
        ("held_changed", NOTHING),
        ("redone", ()),
    ]
    assert model.history == history
    assert not model.redo()


def test_a_computer_s_whim_is_the_same_after_a_take_back() -> None:
    model = keyed("Ada", Player("Robot", "steady")).model
    model.submit(RollDice())
    model.submit(ScoreBox("chance"))
    whims = [model.whim]
    model.submit(RollDice())
    whims.append(model.whim)
    model.take_back()
    model.submit(ScoreBox("ones"))
    assert model.whim == whims[0]
    model.submit(RollDice())
    assert model.whim == whims[1] != whims[0]


@pytest.mark.parametrize(
    ("action", "name", "event"),
    [
        (AmendBox(0, "ones", 3, "x"), "box_amended", BoxAmended(0, "ones", None, 3, "x")),
        (RenamePlayer(1, "Bea"), "player_renamed", PlayerRenamed(1, "Bea")),
        (HandOver(1, "expert"), "seat_handed_over", SeatHandedOver(1, "expert")),
        (LeaveGame(1), "player_left", PlayerLeft(1, struck=False)),
        (JoinGame(Player("C")), "player_joined", PlayerJoined(2)),
    ],
)
def test_a_correction_is_announced_and_leaves_dice_and_marks_on_the_table(
    action: GameAction, name: str, event: object
) -> None:
    table = keyed("Ada", "Bo")
    table.model.submit(RollDice())
    table.model.set_held(frozenset({1, 2}))
    dice = table.model.state.turn.dice
    table.diary.clear()
    assert table.model.submit(action)
    assert table.diary.names == ["state_changed", name, "corrected"]
    assert table.diary.all_of(name) == [event]
    assert table.model.held == {1, 2}
    assert table.model.state.turn.dice == dice
    assert table.model.take_back()
    assert table.model.held == {1, 2}
    assert table.model.state.turn.dice == dice


def test_marks_end_when_a_correction_passes_the_turn() -> None:
    table = keyed("Ada", "Bo")
    table.model.submit(RollDice())
    table.model.set_held(frozenset({1, 2}))
    table.model.submit(LeaveGame(0))
    assert table.model.held == NOTHING
    assert table.diary.names[-3:] == ["player_left", "turn_started", "corrected"]


def test_real_dice_are_entered_and_not_marked() -> None:
    table = keyed(Player("Ada", own_dice=True))
    assert not table.model.submit(RollDice())
    assert table.model.submit(EnterDice((1, 2, 3, 4, 5), 1))
    assert table.diary.all_of("dice_entered") == [DiceEntered(0, (1, 2, 3, 4, 5), 1)]
    assert not table.model.can_hold
    assert not table.model.toggle_held(0)
    assert table.diary.all_of("refused") == [IllegalReason.OWN_DICE] * 2
    assert table.model.submit(ScoreBox("chance"))


def test_the_seed_is_given_away_after_the_end_only_and_ends_taking_back() -> None:
    table = keyed("Ada")
    with pytest.raises(ValueError, match="before the end"):
        table.model.reveal_dice()
    play_to_the_end(table.model)
    assert table.model.can_take_back
    assert table.model.reveal_dice() == dice_of(1)
    assert table.saves[-1][0].is_revealed
    assert not table.model.can_take_back
    saved = len(table.saves)
    assert table.model.reveal_dice() == dice_of(1)
    assert len(table.saves) == saved
