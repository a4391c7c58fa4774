"""Positions for the coach: a game laid out in the middle of a turn, and what is then seen."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.helpers.played_window import PlayedWindow, keep_game
from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardRole, ScorecardTableModel
from yatzy_desktop.adapters.storage.settings import Settings, SettingsStore
from yatzy_desktop.game import History, Player, RollDice, ScoreBox, ScriptedDice, new_game
from yatzy_desktop.rules import Ruleset, find_ruleset
from yatzy_desktop.strategy import Analysis, TableLibrary, advise
from yatzy_desktop.widgets.table.motion import MotionSettings

SLOW = MotionSettings(roll_ms=60_000, slide_ms=0)
FIVES = [4, 4, 5, 5, 5]
ASKING = Settings(coach_asks=True, coach_limit=1.0)
VALUES = Settings(values_on_pad=True)


def lay(
    folder: Path,
    faces: Sequence[int] = FIVES,
    *,
    filled: Sequence[str] = (),
    ruleset: Ruleset | None = None,
    others: Sequence[Player] = (),
    settings: Settings | None = None,
) -> None:
    """Keep a game whose first player has filled some boxes and then rolled these faces."""
    rules = ruleset or find_ruleset("yatzy-sv")
    history = History.starting(new_game(rules, [Player("Anna"), *others]))
    dice = ScriptedDice([1, 2, 3, 4, 6] * len(filled) + list(faces))
    for box in filled:
        history, _ = history.play(RollDice(), dice)
        history, _ = history.play(ScoreBox(box), dice)
    history, _ = history.play(RollDice(), dice)
    keep_game(folder, history)
    SettingsStore(folder).save(settings or Settings())


def ask_for_hint(played: PlayedWindow) -> None:
    played.press(Qt.Key.Key_H)
    played.qtbot.waitUntil(played.window.hint_card.isVisible, timeout=10_000)


def known(played: PlayedWindow) -> Analysis:
    library = TableLibrary(asset_path("tables"))
    return advise(played.state, library.table_for(played.state.ruleset))


def losses(played: PlayedWindow) -> dict[str, str]:
    model = played.window.pad.view.model()
    assert isinstance(model, ScorecardTableModel)
    shown = {}
    for row, line in enumerate(model.rows):
        text = model.index(row, played.state.current).data(ScorecardRole.LOSS_TEXT)
        if text:
            shown[line.category] = text
    return shown


def pictures(played: PlayedWindow) -> list[QImage]:
    """What is seen of each die in the middle: one that is lit lies higher."""
    image = played.window.table.grab().toImage()
    quarters = [(die.geometry(), die.width() // 4) for die in played.dice]
    return [image.copy(place.adjusted(q, q, -q, -q)) for place, q in quarters]


def helped(played: PlayedWindow) -> list[bool]:
    return [entry.helped for entry in played.context.game.model.history.entries]


@contextmanager
def busy(played: PlayedWindow) -> Iterator[None]:
    """Keep the thread that thinks occupied."""
    release = threading.Event()
    played.context.game.policy_runner._thread.submit(release.wait)
    try:
        yield
    finally:
        release.set()


def plain(text: str) -> str:
    """Return a text with blanks that lines may break at."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def hear_all(played: PlayedWindow) -> None:
    """Wait until every question has been answered and the answers have been heard."""
    played.context.game.policy_runner._thread.submit(lambda: None).result()
    QApplication.processEvents()
