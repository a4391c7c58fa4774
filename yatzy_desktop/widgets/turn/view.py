"""What the turn looks like: the state of the game put into what panel and header show."""

from __future__ import annotations

from yatzy_desktop.adapters.words import player_name, ruleset_label
from yatzy_desktop.game import GameState
from yatzy_desktop.widgets.turn.header import TurnHeaderState, TurnHint
from yatzy_desktop.widgets.turn.roll_panel import RollPanelState, RollPrompt


def panel_state(state: GameState, held: frozenset[int], *, rolling: bool) -> RollPanelState:
    """Return what the Roll panel shows; while the dice roll it reveals nothing new."""
    ruleset = state.ruleset
    return RollPanelState(
        prompt=_prompt(state, held, rolling=rolling),
        dice=ruleset.dice_count - len(held),
        basic_left=state.basic_rolls_left,
        basic_total=ruleset.rolls_per_turn,
        bank=state.bank_left if ruleset.saved_rolls.enabled else None,
        hold_needed=max(0, ruleset.min_held - len(held)),
    )


def header_state(state: GameState, *, rolling: bool) -> TurnHeaderState:
    """Return what the header shows for the player whose turn it is."""
    return TurnHeaderState(
        player=player_name(state, state.current),
        round_number=state.round_number,
        round_count=state.round_count,
        rules=ruleset_label(state.ruleset),
        hint=TurnHint.ROLLING if _is_in_the_air(state, rolling=rolling) else _hint(state),
    )


def _prompt(state: GameState, held: frozenset[int], *, rolling: bool) -> RollPrompt:
    if state.is_over:
        return RollPrompt.GAME_OVER
    if not state.player.is_human:
        return RollPrompt.OTHER_PLAYER
    if rolling:
        return RollPrompt.ROLLING
    if not state.can_roll:
        return RollPrompt.CHOOSE_BOX
    return _rolling_prompt(state, held)


def _rolling_prompt(state: GameState, held: frozenset[int]) -> RollPrompt:
    if state.turn.dice is not None:
        if len(held) == state.ruleset.dice_count:
            return RollPrompt.TAKE_BACK_A_DIE
        if len(held) < state.ruleset.min_held:
            return RollPrompt.HOLD_MORE
    return RollPrompt.ROLL if state.basic_rolls_left else RollPrompt.ROLL_SAVED


def _is_in_the_air(state: GameState, *, rolling: bool) -> bool:
    return rolling and state.player.is_human and not state.is_over


def _hint(state: GameState) -> TurnHint:
    if state.is_over:
        return TurnHint.OVER
    if not state.player.is_human:
        return TurnHint.WATCH
    if state.player.throws_own_dice:
        return _hint_for_real_dice(state)
    if state.turn.dice is None:
        return TurnHint.ROLL
    if not state.can_roll:
        return TurnHint.CHOOSE
    return TurnHint.HOLD_FIRST if state.ruleset.min_held else TurnHint.HOLD_OR_CHOOSE


def _hint_for_real_dice(state: GameState) -> TurnHint:
    if state.turn.dice is None:
        return TurnHint.ENTER
    return TurnHint.ENTER_AGAIN if state.can_roll else TurnHint.CHOOSE
