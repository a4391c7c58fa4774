"""What is heard while a game is played."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, lay_out
from yatzy_desktop.adapters.game.game_model import GameModel
from yatzy_desktop.adapters.sound import SilentSounds, Sound
from yatzy_desktop.adapters.storage.settings import Settings, SettingsModel
from yatzy_desktop.app.play.table_sounds import TableSounds
from yatzy_desktop.game import History, RollDice, ScoreBox, ScriptedDice, new_game
from yatzy_desktop.rules import find_ruleset


class Ear:
    """Writes down what is played."""

    def __init__(self) -> None:
        self.heard: list[Sound] = []
        self.pans: list[float] = []
        self.volume = -1.0

    def play(self, sound: Sound, strength: float = 1.0, pan: float = 0.0) -> None:
        assert 0 <= strength <= 1
        assert -1 <= pan <= 1
        self.heard.append(sound)
        self.pans.append(pan)

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def close(self) -> None:
        pass

    def take(self) -> list[Sound]:
        heard, self.heard = self.heard, []
        self.pans = []
        return heard


class Desk:
    """A game with scripted dice, and an ear."""

    def __init__(self, dice: list[int], ruleset: str = "yatzy-sv", players: int = 1) -> None:
        self.ear = Ear()
        self.parent = QObject()
        self.settings = SettingsModel(Settings())
        self.model = GameModel(ScriptedDice(dice))
        self.sounds = TableSounds(self.ear, self.model, self.settings, self.parent)
        names = ["Anna", "Bo"][:players]
        self.model.start(History.starting(new_game(find_ruleset(ruleset), names)))


def test_a_turn_is_heard() -> None:
    desk = Desk([1, 2, 3, 4, 5, 6, 6, 6])
    assert desk.ear.take() == []
    desk.model.submit(RollDice(desk.model.held))
    assert desk.ear.take() == [Sound.CUP_POUR]
    desk.model.toggle_held(0)
    desk.model.toggle_held(4)
    left, right = desk.ear.pans
    assert left < 0 < right
    desk.model.toggle_held(0)
    assert desk.ear.take() == [Sound.HOLD, Sound.HOLD, Sound.RELEASE]
    desk.model.submit(ScoreBox("ones"))
    assert desk.ear.take() == [Sound.PENCIL]  # that the tray is emptied is not heard
    assert desk.model.take_back()
    assert desk.ear.take() == [Sound.TAKE_BACK]
    desk.model.submit(ScoreBox("yatzy"))
    assert desk.ear.take() == [Sound.STRIKE_OUT]


def test_a_computer_that_holds_is_heard() -> None:
    desk = Desk([1, 2, 3, 4, 5, 6, 6, 6])
    desk.model.submit(RollDice(frozenset()))
    desk.ear.take()
    desk.model.submit(RollDice(frozenset({0, 1})))
    assert desk.ear.take() == [Sound.HOLD, Sound.CUP_POUR]


def test_a_game_taken_up_again_is_silent() -> None:
    desk = Desk([1, 2, 3, 4, 5])
    desk.model.submit(RollDice(desk.model.held))
    history = desk.model.history
    desk.ear.take()
    desk.model.resume(history, frozenset({1, 2}))
    assert desk.ear.take() == []
    desk.model.toggle_held(3)
    assert desk.ear.take() == [Sound.HOLD]


@pytest.mark.parametrize("celebrations", [True, False])
def test_five_alike_and_the_bonus_are_heard_once_where_they_are_celebrated(
    celebrations: bool,
) -> None:
    dice = [face for face in (6, 5, 4, 3, 2, 1) for _ in range(5)]
    desk = Desk(dice)
    desk.settings.change(celebrations=celebrations)
    desk.ear.take()
    for category in ("sixes", "fives", "fours", "threes", "twos"):
        desk.model.submit(RollDice(desk.model.held))
        desk.sounds.hear_landed(desk.model.state)
        desk.model.submit(ScoreBox(category))
    expected = {Sound.CUP_POUR: 5, Sound.PENCIL: 5}
    if celebrations:
        expected |= {Sound.YATZY: 5, Sound.BONUS: 1}
    heard = desk.ear.take()
    assert {sound: heard.count(sound) for sound in set(heard)} == expected


def test_unlike_dice_land_without_notes() -> None:
    desk = Desk([1, 1, 1, 1, 2])
    desk.model.submit(RollDice(desk.model.held))
    desk.ear.take()
    desk.sounds.hear_landed(desk.model.state)
    assert desk.ear.take() == []


def test_the_end_is_heard_and_a_bonus_won_with_it_is_not() -> None:
    rules = find_ruleset("yatzy-sv")
    upper = ["ones", "twos", "threes", "fours", "fives", "sixes"]
    order = [box.key for box in rules.categories if box.key not in upper] + upper
    faces = {key: face for face, key in enumerate(upper, 1)}
    desk = Desk([faces.get(key, 1) for key in order for _ in range(5)])
    for key in order:
        desk.model.submit(RollDice(frozenset()))
        desk.model.submit(ScoreBox(key))
    heard = desk.ear.take()
    assert heard[-1] is Sound.WIN
    assert heard.count(Sound.WIN) == 1


class Surface(Enum):
    FELT = auto()
    RIM = auto()
    DIE = auto()
    CUP = auto()


@dataclass(frozen=True)
class Hit:
    surface: Surface
    strength: float
    pan: float


def test_blows_are_heard_by_what_is_struck() -> None:
    desk = Desk([1, 2, 3, 4, 5])
    for surface in Surface:
        desk.sounds.hear_hit(Hit(surface, 0.5, -0.5))
    assert desk.ear.pans == [-0.5] * 4
    assert desk.ear.take() == [
        *(Sound.DIE_ON_FELT, Sound.DIE_ON_WOOD, Sound.DIE_ON_DIE, Sound.CUP_KNOCK),
    ]


def test_the_volume_follows_the_settings() -> None:
    desk = Desk([])
    assert desk.ear.volume == 0.8
    desk.settings.change(volume=20)
    assert desk.ear.volume == 0.2
    assert desk.ear.take() == [Sound.HOLD]  # so loud
    desk.settings.change(theme="dark")
    assert desk.ear.take() == []
    desk.settings.change(sound=False)
    assert desk.ear.volume == 0
    desk.settings.change(sound=True)
    assert desk.ear.volume == 0.2


@pytest.fixture
def played(open_window: OpenWindow, tmp_path: Path) -> PlayedWindow:
    lay_out(tmp_path / "data", "yatzy-sv", ["Anna"])
    return open_window(tmp_path / "data")


def test_one_key_and_the_menu_turn_sound_off_and_on(played: PlayedWindow) -> None:
    settings = played.context.storage.settings_model
    action = played.window.menu.sound
    assert action.isChecked()
    played.press(Qt.Key.Key_M)
    assert not settings.settings.sound
    assert not action.isChecked()
    action.trigger()
    assert settings.settings.sound
    assert action.isChecked()


def test_tests_and_silent_starts_play_nothing(played: PlayedWindow, qtbot: QtBot) -> None:
    assert isinstance(played.context.look.sounds, SilentSounds)
    played.roll()
