"""Tells a game to those who play by ear: one announcement for all that happens at a moment."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from yatzy_desktop.adapters.game import GameModel
from yatzy_desktop.adapters.words import HeardTexts
from yatzy_desktop.game import (
    BonusEarned,
    BoxScored,
    DiceRolled,
    ExtraYatzyEarned,
    GameState,
)

Say = Callable[[str], object]
"""Lets screen readers say a text, after what they are saying."""


class Narrator(QObject):
    """Says what changes, in the order in which it happened, and what is asked for by keys.

    What happens at one moment is said together, and after the focus has moved: a screen reader
    that names what has the focus now would cut short what it was told before.
    """

    def __init__(self, model: GameModel, say: Say, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._say = say
        self._texts = HeardTexts()
        self._parts: list[str] = []
        self._known_held = model.held
        self._thrown: DiceRolled | None = None
        self._sheet: int | None = None
        self._is_rolling = False
        model.game_started.connect(self.begin)
        model.state_changed.connect(self._follow)
        model.held_changed.connect(self._tell_held)
        model.dice_rolled.connect(self._remember)
        model.box_scored.connect(self._tell_box)
        model.bonus_earned.connect(self._tell_bonus)
        model.extra_yatzy_earned.connect(self._tell_extra)
        model.turn_started.connect(self._tell_turn)
        model.game_ended.connect(self._tell_turn)
        model.taken_back.connect(lambda: self._tell_position(self._texts.taken_back()))
        model.redone.connect(lambda: self._tell_position(self._texts.redone()))

    def begin(self) -> None:
        """Tell where the game stands that is now on the table."""
        self._parts.clear()
        self._sheet = None
        self._known_held = self._model.held
        if self._model.has_game and not self._model.state.is_over:
            self._tell_position("")

    def tell_landed(self, state: GameState) -> None:
        """Say what the dice of a state show that have just come to rest."""
        self._is_rolling = False
        if self._model.is_human_turn:
            self._tell(self._texts.table(state))

    # What is asked for

    def tell_table(self) -> None:
        """Say the dice, those held, and the rolls left."""
        self._answer(lambda state: self._texts.table(state, self._model.held))

    def tell_choices(self) -> None:
        """Say what each open box would give now."""
        self._answer(self._texts.choices)

    def tell_standings(self) -> None:
        """Say who has how many points."""
        self._answer(self._texts.standings)

    def tell_sheet(self, step: int) -> None:
        """Say a score sheet: first that of whoever's turn it is, then those of the others.

        `step` is 1 to go on to the next player and -1 to go back.
        """
        if not self._model.has_game:
            return
        state = self._model.state
        seat = state.current if self._sheet is None else self._sheet + step
        self._sheet = seat % len(state.players)
        self._say(self._texts.sheet(state, self._sheet))

    def _answer(self, words: Callable[[GameState], str]) -> None:
        if self._model.has_game and not self._is_rolling:
            self._say(words(self._model.state))

    # What happens

    def _follow(self, _old: GameState, _new: GameState) -> None:
        # Marks that come and go with a roll or a box are nobody's wish.
        self._known_held = self._model.held

    def _tell_held(self, held: frozenset[int]) -> None:
        dice = self._model.state.turn.dice
        if held == self._known_held or dice is None:
            return
        self._known_held = held
        self._tell(self._texts.holding(dice, held))

    def _remember(self, event: DiceRolled) -> None:
        self._thrown = event
        self._is_rolling = True

    def _tell_box(self, event: BoxScored) -> None:
        state = self._model.state
        if state.players[event.seat].is_human:
            self._tell(self._texts.box(state, event))
        else:
            dice = None if self._thrown is None else self._thrown.dice
            self._tell(self._texts.computer(state, event, dice))

    def _tell_bonus(self, event: BonusEarned) -> None:
        self._tell(self._texts.bonus(event.points))

    def _tell_extra(self, event: ExtraYatzyEarned) -> None:
        self._tell(self._texts.extra_yatzy(event.points))

    def _tell_turn(self, _event: object) -> None:
        self._sheet = None
        state = self._model.state
        # A computer's turn is told when it is over, with its name.
        if state.is_over or state.player.is_human:
            self._tell(self._texts.turn(state))

    def _tell_position(self, what: str) -> None:
        state = self._model.state
        self._tell(what)
        self._tell(self._texts.turn(state))
        if state.turn.dice is not None and self._model.is_human_turn:
            self._tell(self._texts.table(state, self._model.held))

    def _tell(self, sentence: str) -> None:
        if not sentence:
            return
        if not self._parts:
            QTimer.singleShot(0, self, self._flush)
        self._parts.append(sentence)

    def _flush(self) -> None:
        parts, self._parts = self._parts, []
        if parts:
            self._say(" ".join(parts))
