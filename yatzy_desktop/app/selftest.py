"""The program plays a whole game by itself and says how it went: for CI and every package.

It clicks the real widgets of the real window, takes pictures on its way, and leaves
`report.json` beside them.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, qVersion
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from yatzy_desktop import __version__
from yatzy_desktop.adapters.game import ScorecardTableModel
from yatzy_desktop.adapters.languages import (
    FALLBACK,
    LANGUAGES,
)
from yatzy_desktop.app.context import AppContext
from yatzy_desktop.app.dialogs import Dialogs
from yatzy_desktop.app.play import GameStarter
from yatzy_desktop.game import History, new_game, possible_scores
from yatzy_desktop.rules import Ruleset, find_ruleset
from yatzy_desktop.strategy import read_solved_score
from yatzy_desktop.widgets.main_window import LEAST_SIZE, MainWindow
from yatzy_desktop.widgets.pad import WRITING_MS
from yatzy_desktop.widgets.table import DieButton

REPORT = "report.json"

_RULESET = "maxi-sv-modern"
_PLAYERS = ("Åse", "Lars")
_LONGEST_S = 240
_FRAMES = 40
_MIDDLE_TURN = 17
_SHOWN_WAIT_MS = 60
_ALL_PERCENT = 100


class SelfTestError(Exception):
    """Something on the screen is not as it must be."""


class SelfTest(QObject):
    """Runs once, beginning when the window comes up, and ends the program with 0 or 1."""

    def __init__(
        self, context: AppContext, window: MainWindow, starter: GameStarter, dialogs: Dialogs
    ) -> None:
        super().__init__(window)
        self._context = context
        self._window = window
        self._starter = starter
        self._dialogs = dialogs
        self._folder = context.opening.selftest_dir or Path()
        self._report: dict[str, Any] = {}
        self._steps = self._script()
        self._began = time.perf_counter()

    def begin(self) -> None:
        """Start playing once what is going on now is done."""
        QTimer.singleShot(0, self._go_on)

    def _go_on(self) -> None:
        try:
            self._check(time.perf_counter() - self._began < _LONGEST_S, "this takes too long")
            wait_ms = next(self._steps)
        except StopIteration:
            self._end("")
        except Exception as error:  # noqa: BLE001 - whatever happens is the result
            traceback.print_exc()
            self._end(f"{type(error).__name__}: {error}")
        else:
            QTimer.singleShot(wait_ms, self._go_on)

    def _end(self, error: str) -> None:
        self._report |= {"ok": not error, "error": error} | _versions()
        text = json.dumps(self._report, indent=2, ensure_ascii=False) + "\n"
        try:
            (self._folder / REPORT).write_text(text, encoding="utf-8")
        except OSError:
            traceback.print_exc()
            error = REPORT
        QApplication.exit(1 if error else 0)

    def _script(self) -> Iterator[int]:
        self._window.repaint()
        self._report["start_to_paint_s"] = round(_since_process_start(self._context), 3)
        self._folder.mkdir(parents=True, exist_ok=True)
        self._context.game.model.start(
            History.starting(new_game(find_ruleset(_RULESET), list(_PLAYERS)))
        )
        yield 0
        self._picture("start")
        yield from self._play_game()
        yield from self._have_rules_solved()
        yield from self._visit_dialogs()
        yield from self._change_looks()
        self._report["sound"] = _sound_library()

    def _play_game(self) -> Iterator[int]:
        turns = 0
        while not self._context.game.model.state.is_over:
            yield from self._play_turn(turns)
            turns += 1
        self._report["turns"] = turns
        yield WRITING_MS + _SHOWN_WAIT_MS
        self._check(self._window.game_over.isVisible(), "no podium after the game")
        self._window.game_over.animation.setCurrentTime(self._window.game_over.animation.duration())
        self._picture("game-over")
        totals = [card.total for card in self._context.game.model.state.scorecards]
        self._report["totals"] = totals

    def _play_turn(self, turn: int) -> Iterator[int]:
        model, table = self._context.game.model, self._window.table
        seat = model.state.current
        self._click(self._window.roll_panel.button)
        self._check(model.state.turn.rolls_used == 1, "Roll did not roll")
        yield from self._watch_roll(turn)
        self._hold_commonest()
        if model.state.can_roll:
            used = model.state.turn.rolls_used
            self._click(self._window.roll_panel.button)
            self._check(model.state.turn.rolls_used == used + 1, "Roll did not roll again")
            table.finish()
        yield 0
        if turn == _MIDDLE_TURN:
            yield from self._show_middle()
        options = possible_scores(model.state)
        category = max(options, key=lambda key: options[key])
        self._click_box(category)
        if self._window.question_card.isVisible():  # a zero is asked about
            self._click(self._window.question_card.go_on_button)
        filled = model.state.scorecards[seat].score_of(category)
        self._check(filled == options[category], f"clicking {category} did not fill it")
        yield 0

    def _show_middle(self) -> Iterator[int]:
        settings = self._context.storage.settings_model
        for theme, name in (("light", "playing"), ("dark", "playing-dark"), ("light", "")):
            settings.change(theme=theme)
            yield _SHOWN_WAIT_MS
            if name:
                self._picture(name)

    def _watch_roll(self, turn: int) -> Iterator[int]:
        """Let the first dice roll as they do for people, and measure the frames of a few more."""
        table = self._window.table
        if turn == 0:
            while table.is_rolling:
                yield 15
        elif turn == 1 and table.is_rolling:
            self._measure_frames()
        table.finish()

    def _measure_frames(self) -> None:
        table = self._window.table
        times: list[float] = []
        for frame in range(_FRAMES):
            begin = time.perf_counter()
            table.setProperty("progress", frame / _FRAMES)
            table.repaint()
            times.append((time.perf_counter() - begin) * 1000)
            if frame == _FRAMES // 2:
                self._picture("rolling")
        self._report["frame_ms"] = {
            "dice": len(self._dice),
            "median": round(sorted(times)[_FRAMES // 2], 2),
            "p95": round(sorted(times)[round(0.95 * len(times)) - 1], 2),
            "device_pixel_ratio": self._window.devicePixelRatioF(),
        }

    def _hold_commonest(self) -> None:
        dice = self._context.game.model.state.turn.dice or ()
        face = Counter(dice).most_common(1)[0][0]
        wanted = {place for place, shown in enumerate(dice) if shown == face}
        if len(wanted) == len(dice):
            return
        for place in wanted:
            self._click(self._dice[place])
        self._window.table.finish()
        held = self._context.game.model.held
        self._check(held == wanted, f"clicks on dice {sorted(wanted)} hold {sorted(held)}")

    def _have_rules_solved(self) -> Iterator[int]:
        """Ask for a hint by own rules, which the program started once more works out."""
        window, solved = self._window, self._context.storage.paths.solved_dir
        rules, percents = _small_rules(), [-1]
        self._context.game.rules_solver.advanced.connect(percents.append)
        self._context.game.model.start(History.starting(new_game(rules, list(_PLAYERS))))
        yield 0
        self._click(window.roll_panel.button)
        window.table.finish()
        yield 0
        window.menu.hint.trigger()
        while read_solved_score(solved, rules) is None or not window.hint_card.note.isHidden():
            self._check(not window.notice_bar.text, window.notice_bar.text)
            yield _SHOWN_WAIT_MS
        self._check(window.hint_card.isVisible(), "no hint after rules were worked out")
        self._picture("exact-hint")
        self._check(percents[-1] == _ALL_PERCENT, f"progress was told up to {percents[-1]} %")
        self._report["own_rules_score"] = read_solved_score(solved, rules)

    def _visit_dialogs(self) -> Iterator[int]:
        for name, open_dialog in (
            ("new-game", self._starter.offer_new_game),
            ("settings", self._dialogs.show_preferences),
            ("help", self._dialogs.show_help),
            ("rules", self._dialogs.show_rules),
            ("rule-settings", self._dialogs.show_rule_settings),
            ("about", self._dialogs.show_about),
        ):
            dialog: QWidget = open_dialog()
            yield _SHOWN_WAIT_MS
            self._check(dialog.isVisible(), f"the dialog {name} is not to be seen")
            self._grab(dialog, name)
            dialog.close()
            yield 0

    def _change_looks(self) -> Iterator[int]:
        settings = self._context.storage.settings_model
        for theme in ("dark", "light"):
            settings.change(theme=theme)
            yield _SHOWN_WAIT_MS
            self._picture(theme)
        for language in (*LANGUAGES, FALLBACK):
            settings.change(language=language)
            yield _SHOWN_WAIT_MS
            self._picture(f"language-{language}")
        self._window.resize(LEAST_SIZE)
        yield _SHOWN_WAIT_MS
        self._picture("small")

    @property
    def _dice(self) -> list[DieButton]:
        count = self._context.game.model.state.ruleset.dice_count
        return self._window.table.findChildren(DieButton)[-count:]

    def _click_box(self, category: str) -> None:
        view, seat = self._window.pad.view, self._context.game.model.state.current
        model = view.model()
        if not isinstance(model, ScorecardTableModel):
            raise SelfTestError("the score sheet shows something else")
        index = model.index(model.row_of(category), seat)
        view.scrollTo(index)
        self._click(view.viewport(), view.visualRect(index).center())

    def _click(self, widget: QWidget, spot: QPoint | None = None) -> None:
        place = QPointF(spot if spot is not None else widget.rect().center())
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        for kind, buttons in (
            (QEvent.Type.MouseButtonPress, left),
            (QEvent.Type.MouseButtonRelease, none),
        ):
            everywhere = widget.mapToGlobal(place)
            keys = Qt.KeyboardModifier.NoModifier
            QApplication.sendEvent(
                widget, QMouseEvent(kind, place, everywhere, left, buttons, keys)
            )

    def _picture(self, name: str) -> None:
        self._grab(self._window, name)

    def _grab(self, widget: QWidget, name: str) -> None:
        path = self._folder / f"{name}.png"
        self._window.table.refine()
        self._check(widget.grab().save(str(path)), f"no picture at {path}")

    @staticmethod
    def _check(holds: bool, otherwise: str) -> None:  # noqa: FBT001 - reads as a sentence
        if not holds:
            raise SelfTestError(otherwise)


def _small_rules() -> Ruleset:
    standard = find_ruleset("yatzy-sv")
    boxes = tuple(standard.category(key) for key in ("fives", "one_pair", "full_house", "yatzy"))
    return replace(standard, key="selftest", name="Self-test", upper_bonus=None, categories=boxes)


def _versions() -> dict[str, Any]:
    return {
        "version": __version__,
        "python": platform.python_version(),
        "qt": qVersion(),
        "platform": QGuiApplication.platformName(),
        "system": platform.platform(),
        "frozen": bool(getattr(sys, "frozen", False)),
    }


def _since_process_start(context: AppContext) -> float:
    """Return seconds since the process began, or since `main` did where that cannot be told."""
    if sys.platform != "linux":
        return time.perf_counter() - context.opening.start_time
    try:
        fields = Path("/proc/self/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        uptime = float(Path("/proc/uptime").read_text(encoding="ascii").split()[0])
        # Field 22 of proc(5), counted here behind the name: ticks from boot to start.
        return uptime - int(fields[19]) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return time.perf_counter() - context.opening.start_time


def _sound_library() -> str:
    from yatzy_desktop.adapters.sound import library_version  # noqa: PLC0415 - not at the start

    return library_version()
