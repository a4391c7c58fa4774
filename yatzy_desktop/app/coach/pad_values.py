"""What boxes are worth compared with the best choice, written on the pad if that is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from yatzy_desktop.adapters.game import GameModel, ScorecardTableModel
from yatzy_desktop.adapters.storage import Settings, SettingsModel
from yatzy_desktop.app.coach.advice_desk import AdviceDesk
from yatzy_desktop.game import ScoreBox

if TYPE_CHECKING:
    from yatzy_desktop.strategy.analysis import Analysis


class PadValues(QObject):
    """Follows the setting and every position; the pad itself forgets values with their state."""

    def __init__(
        self,
        model: GameModel,
        settings: SettingsModel,
        desk: AdviceDesk,
        pad_model: ScorecardTableModel,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._settings = settings
        self._desk = desk
        self._pad_model = pad_model
        desk.ready.connect(self._show)
        settings.changed.connect(self._follow)

    def look(self) -> None:
        """Find out the values of the position on the table, if they are to be shown."""
        if self._settings.settings.values_on_pad:
            self._desk.want()

    def _show(self, analysis: Analysis) -> None:
        if not self._settings.settings.values_on_pad:
            return
        self._model.note_help()
        self._pad_model.set_losses(
            {
                each.action.category: each.loss
                for each in analysis.choices
                if isinstance(each.action, ScoreBox)
            },
            analysis.loss_decimals,
        )

    def _follow(self, old: Settings, new: Settings) -> None:
        if new.values_on_pad and not old.values_on_pad:
            self.look()
        elif old.values_on_pad and not new.values_on_pad:
            self._pad_model.set_losses({})
