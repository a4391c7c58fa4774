"""What is heard of a game: dice, tray, pencil, and the notes of its moments."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject

from yatzy_desktop.adapters.game import GameModel
from yatzy_desktop.adapters.sound import Sound, Sounds
from yatzy_desktop.adapters.storage import Settings, SettingsModel
from yatzy_desktop.game import BoxScored, DiceRolled, GameState

_SURFACES = {
    "FELT": Sound.DIE_ON_FELT,
    "RIM": Sound.DIE_ON_WOOD,
    "DIE": Sound.DIE_ON_DIE,
    "CUP": Sound.CUP_KNOCK,
}
_POURED = 0.8
_TRAY_WIDTH = 0.8
_ALL_PERCENT = 100


class _Named(Protocol):
    @property
    def name(self) -> str:
        """A surface: "FELT", "RIM", "DIE" or "CUP"."""


class _Hit(Protocol):
    """A die that strikes something: with which strength (0-1), and where, from -1 to 1."""

    @property
    def surface(self) -> _Named:
        """What is struck."""

    @property
    def strength(self) -> float:
        """How hard, from 0 to 1."""

    @property
    def pan(self) -> float:
        """Where, from the left (-1) to the right (1)."""


class TableSounds(QObject):
    """Lets a game be heard as the settings say; what moves on the table tells its own blows."""

    def __init__(
        self, sounds: Sounds, model: GameModel, settings: SettingsModel, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._sounds = sounds
        self._model = model
        self._settings = settings
        self._held = model.held
        model.game_started.connect(self._look_at_held)
        model.state_changed.connect(self._follow)
        model.held_changed.connect(self._hear_held)
        model.dice_rolled.connect(self._hear_cup)
        model.box_scored.connect(self._hear_pencil)
        model.bonus_earned.connect(self._hear_bonus)
        model.game_ended.connect(lambda _event: sounds.play(Sound.WIN))
        model.taken_back.connect(lambda: sounds.play(Sound.TAKE_BACK))
        settings.changed.connect(self._follow_settings)
        self._set_volume(settings.settings)

    def hear_hit(self, hit: _Hit) -> None:
        """Let a die be heard that strikes something."""
        self._sounds.play(_SURFACES[hit.surface.name], hit.strength, hit.pan)

    def hear_landed(self, state: GameState) -> None:
        """Let it be heard that the dice of a state have come to rest all alike."""
        dice = state.turn.dice
        if dice is not None and len(set(dice)) == 1 and self._settings.settings.celebrations:
            self._sounds.play(Sound.YATZY)

    def _follow_settings(self, old: Settings, new: Settings) -> None:
        self._set_volume(new)
        if (old.sound, old.volume) != (new.sound, new.volume):
            self._sounds.play(Sound.HOLD)  # how loud it is now, if at all

    def _set_volume(self, settings: Settings) -> None:
        self._sounds.set_volume(settings.volume / _ALL_PERCENT if settings.sound else 0.0)

    def _follow(self, old: GameState, new: GameState) -> None:
        # Dice that leave the tray because a turn is over or taken back are moved by nobody.
        if new.scorecards != old.scorecards:
            self._look_at_held()

    def _look_at_held(self) -> None:
        self._held = self._model.held

    def _hear_held(self, held: frozenset[int]) -> None:
        added, removed = held - self._held, self._held - held
        self._held = held
        for moved, sound in ((added, Sound.HOLD), (removed, Sound.RELEASE)):
            if moved:
                middle = (self._model.state.ruleset.dice_count - 1) / 2
                place = sum(moved) / len(moved) - middle
                self._sounds.play(sound, pan=_TRAY_WIDTH * place / middle)
                return

    def _hear_cup(self, _event: DiceRolled) -> None:
        self._sounds.play(Sound.CUP_POUR, _POURED)

    def _hear_pencil(self, event: BoxScored) -> None:
        self._sounds.play(Sound.STRIKE_OUT if event.scratch else Sound.PENCIL)

    def _hear_bonus(self) -> None:
        # At the end of a game its own song is enough.
        if self._settings.settings.celebrations and not self._model.state.is_over:
            self._sounds.play(Sound.BONUS)
