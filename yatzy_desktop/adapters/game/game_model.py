"""The running game for Qt: takes actions, keeps marks, saves, then says what happened."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal, SignalInstance

from yatzy_desktop.game import (
    CORRECTIONS,
    BonusEarned,
    BoxAmended,
    BoxScored,
    DiceEntered,
    DiceRolled,
    DiceSource,
    Event,
    ExtraYatzyEarned,
    FairDice,
    GameAction,
    GameEnded,
    GameState,
    History,
    IllegalActionError,
    IllegalReason,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    RollDice,
    SeatHandedOver,
    TurnStarted,
)

Persist = Callable[[History, frozenset[int]], object]
"""Saves a game with the positions marked to hold; must not raise."""

_NOTHING_HELD: frozenset[int] = frozenset()


class NoGameError(Exception):
    """There is no game yet: nothing was started or resumed."""


class GameModel(QObject):
    """Holds one game and is the only door through which it changes.

    Every change is stored, then saved, then announced. What a slot changes in turn is stored
    and saved at once but announced afterwards, so everybody hears events in their order.
    Each game has dice of its own, unless a source is given for all: for tests.
    """

    game_started = Signal()
    state_changed = Signal(object, object)
    """The GameState before and after."""
    held_changed = Signal(object)
    """The frozenset of positions marked to hold."""
    dice_rolled = Signal(object)
    box_scored = Signal(object)
    bonus_earned = Signal(object)
    extra_yatzy_earned = Signal(object)
    dice_entered = Signal(object)
    box_amended = Signal(object)
    player_renamed = Signal(object)
    seat_handed_over = Signal(object)
    player_left = Signal(object)
    player_joined = Signal(object)
    corrected = Signal()
    """After what a correction changed was announced, whoever's turn it is now."""
    turn_started = Signal(object)
    game_ended = Signal(object)
    taken_back = Signal()
    redone = Signal()
    refused = Signal(object)
    """The IllegalReason why an action or a mark was not accepted."""

    def __init__(
        self,
        dice_source: DiceSource | None = None,
        persist: Persist | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._dice_source = dice_source
        self._persist = persist
        self._history: History | None = None
        self._held = _NOTHING_HELD
        self._announcements: deque[Callable[[], None]] = deque()
        self._is_announcing = False

    @property
    def has_game(self) -> bool:
        """Whether a game was started or resumed."""
        return self._history is not None

    @property
    def history(self) -> History:
        """The game with its log; raises `NoGameError`."""
        if self._history is None:
            raise NoGameError
        return self._history

    @property
    def state(self) -> GameState:
        """The state now; raises `NoGameError`."""
        return self.history.state

    @property
    def held(self) -> frozenset[int]:
        """The positions of the dice marked to stay on the next roll."""
        return self._held

    @property
    def is_human_turn(self) -> bool:
        """Whether a person is to act now."""
        return self.has_game and not self.state.is_over and self.state.player.is_human

    @property
    def whim(self) -> str:
        """What the carelessness of the computer to act follows from; see `History.whim`."""
        return self.history.whim

    @property
    def can_hold(self) -> bool:
        """Whether a person may mark dice now."""
        return self.is_human_turn and self._hold_refusal() is None

    @property
    def can_take_back(self) -> bool:
        """Whether a person did something since a person last rolled; see `History.take_back`."""
        return self.has_game and self.history.can_take_back

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back, and nothing else was played since."""
        return self.has_game and self.history.can_redo

    @property
    def is_kept(self) -> bool:
        """Whether what happens is saved as far as that can be done."""
        return self._persist is not None

    def start(self, history: History, held: frozenset[int] = _NOTHING_HELD) -> None:
        """Begin another game, or go on with an opened one; it is saved as the current one."""
        self._take_up(history, held, persist=True)

    def resume(self, history: History, held: frozenset[int] = _NOTHING_HELD) -> None:
        """Go on with the game that was just read from where it is saved."""
        self._take_up(history, held, persist=False)

    def submit(self, action: GameAction) -> bool:
        """Carry out an action of whoever's turn it is and tell whether the rules allowed it."""
        history = self.history
        try:
            after, events = history.play(action, self._dice_source, self._held)
        except IllegalActionError as error:
            self._announce(partial(self.refused.emit, error.reason))
            return False
        held = action.held if isinstance(action, RollDice) else _NOTHING_HELD
        if after.state.turn == history.state.turn and not after.state.is_over:
            held = self._held
        facts: list[Callable[[], None]] = [partial(self._emit_event, event) for event in events]
        if isinstance(action, CORRECTIONS):
            facts.append(self.corrected.emit)
        self._change(after, held, facts)
        return True

    def take_back(self) -> bool:
        """Undo what a person did last, with the marks as they were, and tell whether it was.

        Computers that have played since will do the same again. One that is thinking is heard
        no more: its answer is about another state.
        """
        if not self.can_take_back:
            return False
        before, held = self.history.take_back()
        self._change(before, held, [self.taken_back.emit])
        return True

    def redo(self) -> bool:
        """Do again what was taken back last, the computers' turns included; tell whether it was."""
        if not self.can_redo:
            return False
        after = self.history.redo()
        held = _NOTHING_HELD if after.state.is_over else after.state.turn.held
        self._change(after, held, [self.redone.emit])
        return True

    def reveal_dice(self) -> FairDice | None:
        """Return the dice of the finished game, their seed to be shown; None if it had none.

        From then on nothing is taken back: the dice to come could be foreseen. Raises
        `ValueError` before the end.
        """
        revealed = self.history.revealed()
        if revealed != self.history:
            self._change(revealed, self._held, [])
        return revealed.dice

    def note_help(self) -> None:
        """Remember that the person to act sees advice: the next action is logged with it."""
        if self.is_human_turn and not self.history.is_helped:
            self._change(self.history.with_help(), self._held, [])

    def toggle_held(self, position: int) -> bool:
        """Mark a die to stay, or no longer, and tell whether that was accepted."""
        return self.set_held(self._held ^ {position})

    def set_held(self, held: frozenset[int]) -> bool:
        """Mark exactly these dice to stay, and tell whether that was accepted.

        Only a person's dice that lie on the table and can be rolled again are marked.
        """
        if not self.is_human_turn:
            return False
        reason = self._hold_refusal() or self._marks_refusal(held)
        if reason is not None:
            self._announce(partial(self.refused.emit, reason))
            return False
        if held != self._held:
            self._change(self.history, held, [])
        return True

    def _hold_refusal(self) -> IllegalReason | None:
        if self.state.player.throws_own_dice:
            return IllegalReason.OWN_DICE
        if self.state.turn.dice is None:
            return IllegalReason.NOTHING_TO_HOLD
        return None if self.state.can_roll else IllegalReason.NO_ROLLS_LEFT

    def _marks_refusal(self, held: frozenset[int]) -> IllegalReason | None:
        ruleset = self.state.ruleset
        if not held <= frozenset(range(ruleset.dice_count)):
            return IllegalReason.NO_SUCH_DIE
        if ruleset.held_locked and not self.state.turn.held <= held:
            return IllegalReason.HELD_DICE_LOCKED
        return None

    def _take_up(self, history: History, held: frozenset[int], *, persist: bool) -> None:
        state = history.state
        if state.turn.dice is None or state.is_over:
            held = _NOTHING_HELD
        elif state.ruleset.held_locked:
            held |= state.turn.held
        if history.dice is None and self._dice_source is None:
            history = history.with_dice(FairDice.drawn())
        self._history = history
        self._held = held
        self._announcements.append(self.game_started.emit)
        self._announcements.append(partial(self.held_changed.emit, held))
        self._save_and_announce(persist=persist)

    def _change(
        self, history: History, held: frozenset[int], facts: list[Callable[[], None]]
    ) -> None:
        old, new = self.state, history.state
        held_before, self._history, self._held = self._held, history, held
        if new is not old:
            self._announcements.append(partial(self.state_changed.emit, old, new))
        if held != held_before:
            self._announcements.append(partial(self.held_changed.emit, held))
        self._announcements.extend(facts)
        self._save_and_announce(persist=True)

    def _announce(self, announcement: Callable[[], None]) -> None:
        self._announcements.append(announcement)
        self._save_and_announce(persist=False)

    def _save_and_announce(self, *, persist: bool) -> None:
        is_outermost, self._is_announcing = not self._is_announcing, True
        try:
            if persist and self._persist is not None:
                self._persist(self.history, self._held)
            while is_outermost and self._announcements:
                self._announcements.popleft()()
        finally:
            if is_outermost:
                self._is_announcing = False

    def _emit_event(self, event: Event) -> None:
        signals: dict[type, SignalInstance] = {
            DiceRolled: self.dice_rolled,
            BoxScored: self.box_scored,
            BonusEarned: self.bonus_earned,
            ExtraYatzyEarned: self.extra_yatzy_earned,
            DiceEntered: self.dice_entered,
            BoxAmended: self.box_amended,
            PlayerRenamed: self.player_renamed,
            SeatHandedOver: self.seat_handed_over,
            PlayerLeft: self.player_left,
            PlayerJoined: self.player_joined,
            TurnStarted: self.turn_started,
            GameEnded: self.game_ended,
        }
        # What is saved up has no signal: the state tells it.
        if type(event) in signals:
            signals[type(event)].emit(event)
