"""The real window over a folder of its own, and hands that click and type in it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardTableModel
from yatzy_desktop.adapters.storage.game_store import GameStore
from yatzy_desktop.adapters.storage.paths import AppPaths
from yatzy_desktop.adapters.storage.settings import BUBBLES, PlayerEntry, Settings, SettingsStore
from yatzy_desktop.app.composition import compose
from yatzy_desktop.app.context import AppContext, make_context
from yatzy_desktop.app.idle_steps import IdleSteps
from yatzy_desktop.app.play.pace import Pace
from yatzy_desktop.app.process.single_instance import SingleInstance, Standing
from yatzy_desktop.app.shell.command_line import parse_command_line
from yatzy_desktop.app.start import Start
from yatzy_desktop.game import GameState, History, new_game
from yatzy_desktop.rules import Ruleset, find_ruleset
from yatzy_desktop.widgets.main_window import MainWindow
from yatzy_desktop.widgets.table.dice_button import DieButton
from yatzy_desktop.widgets.table.motion import MotionSettings

AT_ONCE = MotionSettings(0, 0)
LEFT = Qt.MouseButton.LeftButton


class PlayedWindow:
    """A window with a game of its own; everything is done by mouse and keyboard."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        *,
        seed: int | None = 1,
        pace_ms: int = 0,
        motion: MotionSettings = AT_ONCE,
        arguments: Sequence[str] = (),
        may_write: bool = True,
        beginner: bool = False,
    ) -> None:
        self.qtbot = qtbot
        self.folder = folder
        # Without a seed each game has the dice that it has for those who play.
        dice = [] if seed is None else ["--test-dice", str(seed)]
        self.context = _context(folder, [*dice, "--silent", *arguments], may_write=may_write)
        if not beginner:
            model = self.context.storage.settings_model
            model._settings = replace(model.settings, seen_bubbles=BUBBLES)
        self.window: MainWindow = compose(self.context, Pace(pace_ms, pace_ms, pace_ms))
        self.window.menuBar().setNativeMenuBar(False)
        self.window.table.set_motion(motion)
        self.window.pad.set_writing_ms(0)
        qtbot.addWidget(self.window)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.activateWindow()
        self.complete()
        QApplication.processEvents()

    def complete(self) -> None:
        """Let the window get at once what it gets after its first picture."""
        steps = self.window.findChild(IdleSteps)
        assert steps is not None
        steps.finish()

    @property
    def state(self) -> GameState:
        """The state of the game now."""
        return self.context.game.model.state

    @property
    def dice(self) -> list[DieButton]:
        """The controls over the dice, in their places."""
        # Those of an earlier number of dice may still wait for their deletion.
        return self.window.table.findChildren(DieButton)[-self.state.ruleset.dice_count :]

    def roll(self) -> None:
        """Click the Roll button."""
        QTest.mouseClick(self.window.roll_panel.button, LEFT)

    def hold(self, *positions: int) -> None:
        """Click dice."""
        for position in positions:
            QTest.mouseClick(self.dice[position], LEFT)

    def fill(self, category: str) -> None:
        """Click the current player's box."""
        QTest.mouseClick(self.window.pad.view.viewport(), LEFT, pos=self.spot(category))

    def strike(self, category: str) -> None:
        """Click a box that gets nothing, and say that it is meant."""
        self.fill(category)
        assert self.window.question_card.isVisible()
        QTest.mouseClick(self.window.question_card.go_on_button, LEFT)

    def spot(self, category: str, seat: int | None = None) -> QPoint:
        """Return the middle of a box in the view's own coordinates."""
        view = self.window.pad.view
        model = view.model()
        row = self.row_of(category)
        index = model.index(row, self.state.current if seat is None else seat)
        view.scrollTo(index)
        return view.visualRect(index).center()

    def row_of(self, category: str) -> int:
        """Return the row of a box on the pad."""
        model = self.window.pad.view.model()
        assert isinstance(model, ScorecardTableModel)
        return model.row_of(category)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        """Press and release a key where the keyboard's focus is."""
        target: QWidget = QApplication.focusWidget() or self.window
        QTest.keyClick(target, key, modifier or Qt.KeyboardModifier.NoModifier)

    def close(self) -> None:
        """Close the window with all its dialogs."""
        for widget in QApplication.topLevelWidgets():
            if widget is not self.window and widget.isVisible():
                widget.close()
        self.window.close()


def lay_out(
    folder: Path, ruleset: str | Ruleset, players: Sequence[str], settings: Settings | None = None
) -> None:
    """Put a game at its start, and settings, where the program will look for them."""
    rules = find_ruleset(ruleset) if isinstance(ruleset, str) else ruleset
    keep_game(folder, History.starting(new_game(rules, players)))
    seated = tuple(PlayerEntry(name) for name in players)
    # Most games here are not about strikes, and fill whatever comes.
    SettingsStore(folder).save(settings or Settings(players=seated, strike_asks="never"))


def keep_game(folder: Path, history: History, held: frozenset[int] = frozenset()) -> None:
    """Put a game where the program will look for it."""
    folder.mkdir(parents=True, exist_ok=True)
    assert GameStore(folder).save(history, held)


def kept_state(folder: Path) -> GameState:
    """Return the state that a next start would show."""
    session = GameStore(folder).load()
    assert session is not None
    return session.history.state


def _context(folder: Path, words: Sequence[str], *, may_write: bool) -> AppContext:
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    arguments = parse_command_line(["--data-dir", str(folder), *words])
    instance = SingleInstance(folder)
    if not may_write:
        instance.settle(Standing.ALONE)
    start = Start(arguments, AppPaths.inside(folder), instance, may_write, start_time=0.0)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return make_context(start, application)
