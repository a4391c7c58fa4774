"""Nothing that the program shows, says, logs or hands on tells the dice to come."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QWidget,
)

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import LEFT, PlayedWindow, keep_game
from yatzy_desktop.app.main import main
from yatzy_desktop.game import FairDice, History, Player, RollDice, ScoreBox, new_game
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.dialogs import FairnessDialog

DICE = FairDice(bytes(range(100, 132)), "a word of our own")
SEEDS = (DICE.seed.hex(), repr(DICE.seed), DICE.seed.decode("latin-1"), str(list(DICE.seed)))


def running(boxes: int) -> History:
    rules = find_ruleset("yatzy-sv")
    history = History.starting(new_game(rules, [Player("Anna"), Player("Bo")]), DICE)
    for each in rules.categories[:boxes]:
        for _ in range(2):
            history, _ = history.play(RollDice())
            history, _ = history.play(ScoreBox(each.key))
    history, _ = history.play(RollDice())
    return history


def told() -> Iterator[str]:
    """Yield every text of every widget there is, for eyes and for ears."""
    for widget in QApplication.allWidgets():
        yield from (widget.windowTitle(), widget.toolTip(), widget.whatsThis())
        yield from (widget.accessibleName(), widget.accessibleDescription())
        yield from _texts_in(widget)
        for action in widget.findChildren(QAction):
            yield from (action.text(), action.toolTip(), action.statusTip())
    yield QApplication.clipboard().text()


def _texts_in(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel | QLineEdit):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QAbstractItemView):
        yield from _cells(widget.model())


def _cells(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    roles = [*map(int, Qt.ItemDataRole), *range(Qt.ItemDataRole.UserRole, 0x120)]
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            yield from (str(model.data(model.index(row, column), role)) for role in roles)


def walk_through(played: PlayedWindow) -> None:
    """Open what there is to open, copy what can be copied, and play on."""
    menu = played.window.menu
    for action in (menu.people, menu.help, menu.records, menu.preferences, menu.review):
        action.trigger()
    menu.new_game.trigger()
    menu.fairness.trigger()
    (page,) = played.window.findChildren(FairnessDialog)
    QTest.mouseClick(page.copy_fingerprint, LEFT)
    page.copy_seed.click()
    page.reveal_button.click()
    page.seed_wanted.emit()
    QApplication.processEvents()


def test_the_seed_of_a_running_game_is_shown_said_and_logged_nowhere(
    open_window: OpenWindow, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    keep_game(tmp_path, running(13))
    played = open_window(seed=None)
    assert played.context.game.model.history.dice == DICE
    walk_through(played)
    everything = "\n".join(told())
    # What is looked through does hold what may be seen.
    assert DICE.fingerprint in everything
    assert "Anna" in everything
    logged = "\n".join(f"{record.getMessage()} {record.args}" for record in caplog.records)
    for seed in SEEDS:
        assert seed not in everything
        assert seed not in logged
    for file in (each for each in tmp_path.rglob("*.log*") if each.is_file()):
        assert DICE.seed.hex() not in file.read_text(errors="replace")


def test_a_copy_of_a_running_game_says_what_it_holds(
    open_window: OpenWindow, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_game(tmp_path, running(14))
    played = open_window(seed=None)
    file = tmp_path / "copy.yatzy"
    played.window.menu.save_copy.trigger()
    _save_as(played, file)
    assert "It holds the dice to come" in played.window.notice_bar.text
    # It must: or the game could not go on with the same dice. `verify` keeps it to itself.
    assert DICE.seed.hex() in file.read_text(encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert DICE.fingerprint in said
    assert not any(seed in said for seed in SEEDS)


def test_a_copy_of_a_finished_game_is_just_saved(open_window: OpenWindow, tmp_path: Path) -> None:
    history = running(14)
    key = history.state.ruleset.categories[14].key
    history, _ = history.play(ScoreBox(key))
    history, _ = history.play(RollDice())
    history, _ = history.play(ScoreBox(key))
    keep_game(tmp_path, history)
    played = open_window(seed=None)
    played.window.menu.save_copy.trigger()
    _save_as(played, tmp_path / "copy.yatzy")
    assert played.window.notice_bar.text == "Saved as copy.yatzy."


def _save_as(played: PlayedWindow, file: Path) -> None:
    (dialog,) = [each for each in played.window.findChildren(QFileDialog) if each.isVisible()]
    dialog.fileSelected.emit(str(file))
    dialog.close()
