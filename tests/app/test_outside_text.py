"""Text from outside is text: hostile names go through every widget, tip, dialog and print."""

from __future__ import annotations

import ast
import importlib
import json
import pkgutil
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QAction, QHelpEvent, QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QMessageBox, QToolTip, QWidget

import yatzy_desktop
from tests.app.conftest import OpenWindow
from tests.helpers.outside_text import HOSTILE, faults_on_screen, hostile_name
from tests.helpers.played_window import PlayedWindow
from yatzy_desktop.adapters.printing.statistics import StatisticsPrint
from yatzy_desktop.adapters.record_tables import KeptSheet
from yatzy_desktop.adapters.records.parked import ParkedGame
from yatzy_desktop.adapters.words import shown_in_tip
from yatzy_desktop.app.process import ErrorBox
from yatzy_desktop.app.selftest import SelfTest  # noqa: F401 - imports every room of widgets
from yatzy_desktop.game import History, SeededDice, history_to_text, new_game, throw_for_start
from yatzy_desktop.rules import find_ruleset, ruleset_to_dict
from yatzy_desktop.widgets import dialogs, printing, records
from yatzy_desktop.widgets.dialogs import SheetDialog
from yatzy_desktop.widgets.records.sheet_window import SheetWindow

KINDS = sorted(HOSTILE)
_LEFT_OUT = {"quit", "full_screen", "save_copy", "open"}


def lay_out_hostile(folder: Path) -> None:
    """Put a game, settings and own rules with hostile names where the program looks for them."""
    names = list(HOSTILE.values())
    rules = replace(find_ruleset("yatzy-sv"), key="own-x", name="")
    state = new_game(rules, ["A", "B", "C", "D"])
    plain = json.loads(history_to_text(History.starting(state)))
    for player, name in zip(plain["players"], names, strict=False):
        player["name"] = name
    plain["players"][3]["level"] = names[0][:50]
    plain["ruleset"] |= {"name": names[1][:80], "country": "<b>", "home_language": "<b>"}
    _name_boxes(plain["ruleset"])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "current.yatzy").write_text(json.dumps(plain))
    rulesets = folder / "rulesets"
    rulesets.mkdir()
    for number, name in enumerate(names):
        own = ruleset_to_dict(rules) | {"name": name[:80]}
        _name_boxes(own)
        text = json.dumps({"format": "yatzy-desktop-rules", "version": 1, "ruleset": own})
        (rulesets / f"own{number}.yatzy").write_text(text)
    seated = [{"name": name, "level": None} for name in names[:4]]
    plain = {"version": 1, "players": seated, "known_names": names}
    (folder / "settings.json").write_text(json.dumps(plain))


def _name_boxes(ruleset: dict[str, Any]) -> None:
    for box, name in zip(ruleset["boxes"], cycle(HOSTILE.values()), strict=False):
        box["name"] = name[:200]


@pytest.fixture
def played(open_window: OpenWindow, tmp_path: Path) -> PlayedWindow:
    lay_out_hostile(tmp_path / "data")
    return open_window(tmp_path / "data")


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def dialog_kinds(kind: type[QWidget] = SheetDialog) -> Iterator[type[QWidget]]:
    """Return every kind of dialog that the program has and that is no frame of others."""
    for each in kind.__subclasses__():
        if each.__subclasses__():
            yield from dialog_kinds(each)
        elif each.__module__.startswith("yatzy_desktop."):
            yield each


def import_everything() -> None:
    for each in pkgutil.walk_packages(yatzy_desktop.__path__, "yatzy_desktop."):
        if not each.name.endswith("__main__"):
            importlib.import_module(each.name)


def actions_of(menu: QWidget) -> Iterator[QAction]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from actions_of(inner)
        elif not action.isSeparator():
            yield action


def test_no_widget_makes_more_of_a_name_than_text(played: PlayedWindow, tmp_path: Path) -> None:
    import_everything()
    window, context = played.window, played.context
    assert played.state.players[0].name == hostile_name(next(iter(HOSTILE)))
    seen: set[type] = set()

    def look() -> None:
        settle()
        assert list(faults_on_screen()) == []
        for widget in QApplication.topLevelWidgets():
            if widget.isVisible():
                seen.add(type(widget))
        for widget in window.findChildren(QDialog):
            widget.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    look()
    left_out = {getattr(window.menu, name) for name in _LEFT_OUT}
    played.roll()
    for action in list(actions_of(window.menuBar())):
        if action not in left_out:
            action.trigger()
            look()
    for dialog in _other_dialogs(played):
        dialog.show()
        look()
    for kind in ("bold", "directions", "controls"):
        hostile_file = tmp_path / f"{HOSTILE[kind].translate({0: None, ord('/'): None})}.yatzy"
        hostile_file.write_text("broken")
        window.file_dropped.emit(hostile_file)
        assert "<img src" in window.notice_bar.text
        look()
    assert seen >= set(dialog_kinds()), set(dialog_kinds()) - seen
    context.look.sounds.close()


def _other_dialogs(played: PlayedWindow) -> Iterator[QWidget]:
    window, names = played.window, [each.name for each in played.state.players]
    thrown = throw_for_start(len(names), SeededDice(1))
    words = dialogs.Question(names[0], names[1], names[2].replace("&", "&&"), "No")
    yield dialogs.QuestionDialog(words, window)
    yield dialogs.StartingThrowDialog(thrown, names, window)
    ruleset, history = played.state.ruleset, played.context.game.model.history
    yield printing.PrintRulesDialog(ruleset, "sv", window)
    yield printing.PrintTipsDialog(ruleset, "sv", window)
    yield printing.PrintOpeningsDialog(ruleset, (), "sv", window)
    content = StatisticsPrint(names[0], names[1], ((names[2], names[0]),), (), ((names[1],),))
    yield printing.PrintStatisticsDialog(ruleset, content, "sv", window)
    now = played.context.game.clock()
    parked = ParkedGame(Path(names[0]), now, ruleset, history.state.players, 1, 2)
    yield records.ParkedWindow([parked], window)
    yield SheetWindow(KeptSheet(1, history, now.date()), window)


@pytest.mark.parametrize("kind", KINDS)
def test_a_tip_shows_the_very_signs_of_a_name(kind: str, qapp: QApplication) -> None:
    name = hostile_name(kind)
    told = shown_in_tip(name)
    assert QTextDocumentFragment.fromHtml(told).toPlainText() == name


def test_the_tip_over_a_name_on_the_pad_is_text(played: PlayedWindow) -> None:
    header = played.window.pad.view.horizontalHeader()
    spot = QPoint(header.sectionViewportPosition(0) + 5, header.height() // 2)
    event = QHelpEvent(QEvent.Type.ToolTip, spot, header.viewport().mapToGlobal(spot))
    QApplication.sendEvent(header.viewport(), event)
    tips = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")]
    assert any(isinstance(tip, QLabel) and "&lt;img" in tip.text() for tip in tips)
    QToolTip.hideText()


def test_boxes_of_qt_show_paths_as_text(qapp: QApplication, tmp_path: Path) -> None:
    box = ErrorBox(tmp_path / "<b>" / "x.log")
    box.show()
    shown = [each for each in QApplication.topLevelWidgets() if isinstance(each, QMessageBox)]
    assert shown
    assert list(faults_on_screen()) == []
    for each in shown:
        each.close()


_GUESSERS = {"setToolTip", "setWhatsThis", "setStatusTip", "setInformativeText"}
_FORBIDDEN = {"setHtml", "insertHtml", "showText", "setDetailedText"}


def test_no_code_goes_past_the_doors() -> None:
    folder = Path(yatzy_desktop.__path__[0])
    past = [
        f"{path.name}:{call.lineno}"
        for path in folder.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
        if call.func.attr in _FORBIDDEN
        or (call.func.attr in _GUESSERS and "shown_in_tip" not in ast.unparse(call))
    ]
    assert past == []
