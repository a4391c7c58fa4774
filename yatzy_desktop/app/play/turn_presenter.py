"""Plays a turn on the screen: passes requests to the game and its facts to the widgets."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from yatzy_desktop.adapters.game import GameModel, ScorecardTableModel
from yatzy_desktop.adapters.words import (
    category_name,
    illegal_reason_text,
    ruleset_label,
    shown_in_title,
)
from yatzy_desktop.game import (
    Action,
    BonusEarned,
    BoxScored,
    DiceRolled,
    EnterPoints,
    GameState,
    IllegalReason,
    RollDice,
    ScoreBox,
    illegal_reason,
    legal_categories,
)
from yatzy_desktop.rules import counting_positions
from yatzy_desktop.widgets.main_window import MainWindow
from yatzy_desktop.widgets.turn import header_state, panel_state

_NOTHING: frozenset[int] = frozenset()

Judge = Callable[[Action | EnterPoints, Callable[[], object]], None]
"""Is told what a person is about to do, and how to carry it out."""


class TurnPresenter(QObject):
    """Connects one game model with one window.

    The state is final before anything moves. What a roll gave is shown, offered and told
    only when the dice have landed (`landed`), and nothing acts before that.
    """

    landed = Signal(object)
    """The GameState whose dice have just come to rest."""
    settled = Signal()
    """There is a position to look at: dice have landed, a game has begun or was taken back."""
    points_wanted = Signal(str)
    """The category of a box that was chosen while the real dice are not known."""
    hurry_requested = Signal()
    """Somebody does not want to wait for the computer."""

    def __init__(
        self, model: GameModel, pad_model: ScorecardTableModel, window: MainWindow
    ) -> None:
        super().__init__(window)
        self._model = model
        self._pad_model = pad_model
        self._window = window
        self._judge: Judge = _carry_out
        self._lit = _NOTHING
        self._listen_to_the_game()
        self._listen_to_the_person()

    def _listen_to_the_game(self) -> None:
        model = self._model
        model.game_started.connect(self._show_game)
        model.state_changed.connect(self._show_change)
        model.held_changed.connect(self._show_held)
        model.dice_rolled.connect(self._show_roll)
        model.box_scored.connect(self._show_box)
        model.bonus_earned.connect(self._show_bonus)
        model.player_joined.connect(self._show_game)
        model.refused.connect(self._say_why)
        self._window.dice_settled.connect(self._show_landed)

    def _listen_to_the_person(self) -> None:
        window = self._window
        window.roll_requested.connect(self._roll)
        window.roll_cut_short.connect(self._hurry)
        window.retranslated.connect(self._refresh)
        window.die_requested.connect(self._toggle)
        window.box_chosen.connect(self._score)
        window.box_refused.connect(self._say_why_not)
        window.box_hovered.connect(self._lift)
        window.take_back_requested.connect(self._take_back)
        window.redo_requested.connect(self._redo)

    def set_judge(self, judge: Judge) -> None:
        """Let somebody see every action of a person before it is carried out."""
        self._judge = judge

    def light(self, positions: frozenset[int]) -> None:
        """Keep some dice lifted while no box is pointed at; it ends with the position."""
        self._lit = positions
        self._window.table.set_highlight(positions)

    @property
    def _is_rolling(self) -> bool:
        return self._window.table.is_rolling

    def _roll(self) -> None:
        if self._is_rolling:
            return
        if self._model.is_human_turn:
            self._do(RollDice(self._model.held))
        else:
            self._hurry()

    def _hurry(self) -> None:
        """Wait for no computer: the same press that lands its dice ends its turn."""
        if not self._model.is_human_turn:
            self._window.guard.hurried()
            self.hurry_requested.emit()

    def _toggle(self, position: int) -> None:
        if not self._is_rolling and position < self._model.state.ruleset.dice_count:
            self._model.toggle_held(position)

    def _score(self, category: str) -> None:
        if self._is_rolling or not self._model.is_human_turn:
            return
        state = self._model.state
        if state.turn.dice is None and state.player.throws_own_dice:
            self.points_wanted.emit(category)
        else:
            self._do(ScoreBox(category))

    def enter_points(self, action: EnterPoints) -> None:
        """Fill a box with the points of real dice, after whoever judges has seen it."""
        self._do(action)

    def _do(self, action: Action | EnterPoints) -> None:
        self._judge(action, lambda: self._model.submit(action))

    def _take_back(self) -> None:
        self._window.table.finish()
        self._model.take_back()

    def _redo(self) -> None:
        self._window.table.finish()
        self._model.redo()

    def _lift(self, category: str | None) -> None:
        state = self._model.state
        lifted = self._lit
        dice = None if self._is_rolling else state.turn.dice
        if dice is not None and category in legal_categories(state):
            lifted = counting_positions(state.ruleset, category, dice)
        self._window.table.set_highlight(lifted)

    def _show_game(self, _joined: object = None) -> None:
        state = self._model.state
        self._window.set_player_count(len(state.players))
        self._pad_model.set_previews_enabled(True)
        self._pad_model.set_state(state)
        self._window.table.set_count(state.ruleset.dice_count)
        self._window.table.set_dice(state.turn.dice, self._model.held)
        self._lit = _NOTHING
        self._refresh()
        self.follow_focus()
        self.settled.emit()

    def _show_change(self, old: GameState, new: GameState) -> None:
        # Taking a box back also leads to a state with more rolls used, by the same player.
        same = (new.scorecards, new.players) == (old.scorecards, old.players)
        rolled = same and not new.player.throws_own_dice
        self._pad_model.set_previews_enabled(not rolled)
        self._pad_model.set_state(new)
        self._lit = _NOTHING
        if not rolled:
            self._window.table.set_dice(new.turn.dice, self._model.held)
            self._refresh()
            self.follow_focus()
            self.settled.emit()

    def _show_held(self, held: frozenset[int]) -> None:
        self._window.table.set_held(held)
        self._refresh()

    def _show_roll(self, event: DiceRolled) -> None:
        self._window.table.roll_to(event.dice, event.held)
        self._refresh()

    def _show_box(self, event: BoxScored) -> None:
        self._window.pad.show_written(event.seat, event.category)
        self._window.guard.turn_passed()

    def _show_bonus(self, event: BonusEarned) -> None:
        self._window.pad.show_bonus(event.seat)

    def _show_landed(self) -> None:
        self._pad_model.set_previews_enabled(True)
        self._refresh()
        self.follow_focus()
        self.landed.emit(self._model.state)
        self.settled.emit()

    def follow_focus(self) -> None:
        """Let the keyboard act where the next action is likely to be."""
        state = self._model.state
        if state.turn.dice is not None and state.player.throws_own_dice and not state.is_over:
            self._go_to_open_box()
            self._window.focus_pad()
        elif state.can_roll or not self._model.is_human_turn:
            self._window.focus_roll()
        elif not self._window.pad.has_keyboard:
            self._go_to_open_box()
            self._window.focus_pad()
            self._window.guard.ask_before_enter(self._ask_to_fill)

    def _go_to_open_box(self) -> None:
        """Point at the box where the person was last, or at the first that may be filled."""
        column, pad = self._pad_model.current_column, self._window.pad
        rows = range(self._pad_model.rowCount())
        fillable = [row for row in rows if self._pad_model.cell(row, column).is_selectable]
        if fillable:
            row = pad.pointed_row if pad.pointed_row in fillable else fillable[0]
            pad.point_at(self._pad_model.index(row, column))

    def _ask_to_fill(self) -> None:
        key = self._pad_model.rows[self._window.pad.pointed_row].category
        name = category_name(key, self._model.state.ruleset)
        text = self.tr("Enter again: {box}. Or choose another box with the arrow keys.")
        self._window.say(text.format(box=name))

    def _say_why_not(self, category: str) -> None:
        reason = illegal_reason(self._model.state, ScoreBox(category))
        if reason is not None and self._model.is_human_turn and not self._is_rolling:
            self._say_why(reason)

    def _say_why(self, reason: IllegalReason) -> None:
        self._window.say(illegal_reason_text(reason, self._model.state.ruleset))

    def _refresh(self) -> None:
        state, rolling, window = self._model.state, self._is_rolling, self._window
        title = ruleset_label(state.ruleset)
        if not self._model.is_kept:
            title = self.tr("{rules} – nothing is saved").format(rules=title)
        window.setWindowTitle(shown_in_title(title))
        window.header.set_state(header_state(state, rolling=rolling))
        window.table.set_interactive(self._model.can_hold and not rolling)
        panel = panel_state(state, self._model.held, rolling=rolling)
        window.table.set_ready(panel.can_roll)
        if not panel.enabled and window.roll_panel.has_keyboard:
            self.follow_focus()
        window.roll_panel.set_state(panel)
        has_dice = self._model.is_human_turn and state.turn.dice is not None
        window.allow(
            take_back=self._model.can_take_back,
            redo=self._model.can_redo,
            hint=has_dice and not rolling,
        )


def _carry_out(_action: Action | EnterPoints, carry_out: Callable[[], object]) -> None:
    carry_out()
