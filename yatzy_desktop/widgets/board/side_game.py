"""A position played by a person on a board of its own; the real game hears nothing of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from yatzy_desktop.adapters.game import GameModel
from yatzy_desktop.adapters.words import illegal_reason_text
from yatzy_desktop.game import (
    Action,
    BoxScored,
    DiceRolled,
    DiceSource,
    GameState,
    History,
    IllegalReason,
    RollDice,
    ScoreBox,
    illegal_reason,
    legal_categories,
)
from yatzy_desktop.rules import counting_positions
from yatzy_desktop.widgets.board.board import PositionBoard
from yatzy_desktop.widgets.turn import panel_state

_NOTHING: frozenset[int] = frozenset()


class SideGame(QObject):
    """Lets a person hold dice, roll and fill boxes on a board.

    With `only_asks` nothing is carried out: `acted` tells what the person wants, and waits.
    """

    acted = Signal(object)
    """The Action that a person has chosen; the rules allow it."""
    changed = Signal()
    """Another position is on the board, at rest."""
    refused = Signal(str)
    """Why something cannot be done, in a sentence."""

    def __init__(
        self,
        board: PositionBoard,
        parent: QObject,
        *,
        only_asks: bool = False,
        dice_source: DiceSource | None = None,
    ) -> None:
        super().__init__(parent)
        self._board = board
        self._only_asks = only_asks
        self._is_on = False
        self.model = GameModel(dice_source, None, self)
        self.model.held_changed.connect(self._show_held)
        self.model.state_changed.connect(self._show_change)
        self.model.dice_rolled.connect(self._show_roll)
        self.model.box_scored.connect(self._show_box)
        self.model.refused.connect(self._say_why)
        board.table.die_clicked.connect(self.toggle)
        board.table.roll_requested.connect(self.roll)
        board.table.settled.connect(self._land)
        board.roll_panel.roll_requested.connect(self.roll)
        board.pad.box_chosen.connect(self.fill)
        board.pad.box_refused.connect(self._refuse_box)
        board.pad.box_hovered.connect(self._lift)

    @property
    def is_on(self) -> bool:
        """Whether a person is to choose."""
        return self._is_on

    def begin(self, state: GameState) -> None:
        """Lay a position out for a person to play."""
        self._is_on = True
        held = state.turn.held if state.ruleset.held_locked else _NOTHING
        self.model.start(History.starting(state), held)
        self._board.show_position(state, self.model.held)
        self._refresh()
        self.changed.emit()

    def end(self) -> None:
        """Take nothing from the person any more."""
        self._board.table.finish()
        self._is_on = False
        self._board.table.set_interactive(False)
        self._board.table.set_ready(False)

    def toggle(self, position: int) -> None:
        """Hold a die, or let it go."""
        if self._is_on and not self._is_rolling and position < self._dice_count:
            self.model.toggle_held(position)

    def roll(self) -> None:
        """Roll the dice that are not held."""
        if self._board.table.is_rolling:
            self._board.table.finish()
        elif self._is_on:
            self._act(RollDice(self.model.held))

    def fill(self, category: str) -> None:
        """Fill a box."""
        if self._is_on and not self._is_rolling:
            self._act(ScoreBox(category))

    @property
    def _is_rolling(self) -> bool:
        return self._board.table.is_rolling

    @property
    def _dice_count(self) -> int:
        return self.model.state.ruleset.dice_count

    def _act(self, action: Action) -> None:
        if self._only_asks:
            reason = illegal_reason(self.model.state, action)
            if reason is None:
                self.acted.emit(action)
            else:
                self._say_why(reason)
        elif self.model.submit(action):
            self.acted.emit(action)

    def _lift(self, category: str | None) -> None:
        if not self._is_on or self._is_rolling:
            return
        state, lit = self.model.state, _NOTHING
        if state.turn.dice is not None and category in legal_categories(state):
            lit = counting_positions(state.ruleset, category, state.turn.dice)
        self._board.table.set_highlight(lit)

    def _show_held(self, held: frozenset[int]) -> None:
        self._board.table.set_held(held)
        self._refresh()

    def _show_change(self, old: GameState, new: GameState) -> None:
        rolled = new.scorecards == old.scorecards
        self._board.model.set_previews_enabled(not rolled)
        self._board.model.set_state(new)
        if not rolled:
            self._board.table.set_dice(new.turn.dice, self.model.held)
            self._refresh()
            self.changed.emit()

    def _show_roll(self, event: DiceRolled) -> None:
        self._board.table.roll_to(event.dice, event.held)
        self._refresh()

    def _show_box(self, event: BoxScored) -> None:
        self._board.pad.show_written(event.seat, event.category)

    def _land(self) -> None:
        if self._is_on:
            self._board.model.set_previews_enabled(True)
            self._refresh()
            self.changed.emit()

    def _refuse_box(self, category: str) -> None:
        if self._is_on and not self._is_rolling:
            reason = illegal_reason(self.model.state, ScoreBox(category))
            if reason is not None:
                self._say_why(reason)

    def _say_why(self, reason: IllegalReason) -> None:
        if self._is_on:
            self.refused.emit(illegal_reason_text(reason, self.model.state.ruleset))

    def _refresh(self) -> None:
        state, rolling = self.model.state, self._is_rolling
        panel = panel_state(state, self.model.held, rolling=rolling)
        self._board.table.set_interactive(self.model.can_hold and not rolling)
        self._board.table.set_ready(panel.can_roll)
        self._board.roll_panel.set_state(panel)
