"""Turns with real dice: what is typed on the panel goes to the game, and boxes have letters."""

from __future__ import annotations

from PySide6.QtCore import QObject

from yatzy_desktop.adapters.game import GameModel, box_letters
from yatzy_desktop.adapters.storage import Settings, SettingsModel
from yatzy_desktop.adapters.words import dice_entered_text
from yatzy_desktop.app.play.turn_presenter import TurnPresenter
from yatzy_desktop.game import (
    YATZY_KEY,
    DiceEntered,
    EnterDice,
    EnterPoints,
    GameState,
    enterable_points,
)
from yatzy_desktop.rules import Dice
from yatzy_desktop.widgets.main_window import MainWindow
from yatzy_desktop.widgets.table_mode import EntryPanel, EntryWish


class HandEntry(QObject):
    """Shows the panel while somebody with real dice is to act, in place of the Roll button."""

    def __init__(
        self,
        model: GameModel,
        settings: SettingsModel,
        presenter: TurnPresenter,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._model = model
        self._settings = settings
        self._presenter = presenter
        self._window = window
        self._panel: EntryPanel | None = None
        model.game_started.connect(self.look)
        model.state_changed.connect(self.look)
        model.dice_entered.connect(self._tell)
        settings.changed.connect(self._dress)
        presenter.points_wanted.connect(self._ask_points)
        window.letter_typed.connect(self._go_to_box)

    def look(self, *_what_changed: object) -> None:
        """Be there or not, as the player to act needs it."""
        if not self._model.has_game or not self._is_wanted:
            if self._window.end_entry():
                self._presenter.follow_focus()
            return
        state = self._model.state
        wish = EntryWish(
            ruleset=state.ruleset,
            most_rolls=state.ruleset.rolls_per_turn + state.saved_rolls[state.current],
            taken=state.turn.dice,
            asks_alike=_earns_extra(state),
            seat=(state.current, state.turns[state.current]),
        )
        self._window.begin_entry(self._made(), wish)
        self._presenter.follow_focus()

    @property
    def _is_wanted(self) -> bool:
        return self._model.is_human_turn and self._model.state.player.throws_own_dice

    def _made(self) -> EntryPanel:
        if self._panel is None:
            self._panel = EntryPanel(self._window.table, self._settings.settings.dice_style)
            self._panel.dice_entered.connect(self._enter_dice)
            self._panel.points_entered.connect(self._enter_points)
        return self._panel

    def _enter_dice(self, faces: Dice, rolls: int | None) -> None:
        self._model.submit(EnterDice(faces, rolls))

    def _enter_points(
        self,
        category: str,
        points: int,
        rolls: int | None,
        alike: bool,  # noqa: FBT001 - the shape of the signal
    ) -> None:
        self._presenter.enter_points(EnterPoints(category, points, rolls, alike))

    def _ask_points(self, category: str) -> None:
        possible = enterable_points(self._model.state).get(category, ())
        self._made().ask_points(category, possible)

    def _go_to_box(self, letter: str) -> None:
        """Fill the box of a letter, or ask for its points while no dice are known."""
        if not self._is_wanted:
            return
        letters = box_letters(self._model.state.ruleset)
        category = next((key for key, each in letters.items() if each == letter), None)
        if category is not None:
            self._window.choose_box(category)

    def _tell(self, event: DiceEntered) -> None:
        self._made().tell(dice_entered_text(event.dice))

    def _dress(self, old: Settings, new: Settings) -> None:
        if self._panel is not None and new.dice_style != old.dice_style:
            self._panel.set_style(new.dice_style)


def _earns_extra(state: GameState) -> bool:
    """Whether a further Yatzy would earn extra points, so that it has to be told."""
    return bool(state.ruleset.extra_yatzy_points and state.scorecard.scores.get(YATZY_KEY))
