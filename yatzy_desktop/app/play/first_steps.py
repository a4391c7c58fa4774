"""Says three things to whoever plays here for the first time, each once and where it is needed."""

from __future__ import annotations

from PySide6.QtCore import QObject

from yatzy_desktop.adapters.game import GameModel
from yatzy_desktop.adapters.storage import BUBBLES, SettingsModel
from yatzy_desktop.app.play.turn_presenter import TurnPresenter
from yatzy_desktop.widgets.main_window import MainWindow

HOLD, BOX, HINT = BUBBLES


class FirstSteps(QObject):
    """Shows a bubble about holding dice, then about boxes, then about the hint."""

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
        self._window = window
        presenter.settled.connect(self.look)
        model.state_changed.connect(self._put_away)
        model.held_changed.connect(self._put_away)

    def look(self) -> None:
        """Say what is needed in this position and has not been said yet."""
        wanted = self._wanted()
        if wanted is None:
            self._put_away()
            return
        seen = self._settings.settings.seen_bubbles
        self._settings.change(seen_bubbles=(*seen, wanted))
        self._window.show_bubble(wanted, self._text(wanted))

    def _wanted(self) -> str | None:
        model, seen = self._model, self._settings.settings.seen_bubbles
        if len(seen) == len(BUBBLES) or not model.is_human_turn:
            return None
        state = model.state
        if state.turn.dice is None or state.player.throws_own_dice or self._window.is_busy:
            return None
        if not state.can_roll:
            return BOX if BOX not in seen else None
        if HOLD not in seen:
            return HOLD
        return HINT if HINT not in seen and BOX in seen else None

    def _text(self, bubble: str) -> str:
        match bubble:
            case "hold":
                return self.tr(
                    "Click the dice you want to keep: they go into the tray. Then roll the others."
                )
            case "box":
                return self.tr(
                    "No rolls are left. Click a box in your column: what it gives is there in"
                    " pencil."
                )
            case _:
                return self.tr("Not sure what to do? This asks the coach.")

    def _put_away(self, *_what_changed: object) -> None:
        self._window.put_bubble_away()
