"""First throws as a table, and on paper."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from tests.helpers.shipped_tables import shipped_tables
from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.printing.geometry import Page
from yatzy_desktop.adapters.printing.openings import openings_document_title, openings_sheets
from yatzy_desktop.adapters.printing.painter import CannotPrintError
from yatzy_desktop.adapters.study.runner import StudyRunner
from yatzy_desktop.game import ScoreBox
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.strategy.study import openings_of
from yatzy_desktop.widgets.look import load_fonts
from yatzy_desktop.widgets.practice.openings_model import OpeningColumn, OpeningsModel
from yatzy_desktop.widgets.practice.openings_page import OpeningsPage

RULES = find_ruleset("yatzy-sv")
OPENINGS = tuple(openings_of(RULES, shipped_tables().table_for(RULES)))
A4 = Page(210, 297)


@pytest.fixture
def study(qapp: QApplication) -> Iterator[StudyRunner]:
    runner = StudyRunner(asset_path("tables"))
    yield runner
    runner.close()


def plain(text: object) -> str:
    return str(text).replace("\N{NO-BREAK SPACE}", " ")


def test_the_model_is_a_sound_table_while_it_grows(
    qtbot: QtBot, qtmodeltester: ModelTester
) -> None:
    model = OpeningsModel(RULES)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    model.add(OPENINGS[:20])
    model.add([])
    model.add(OPENINGS[20:])
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    model.retranslate()
    assert model.rowCount() == 252
    assert model.openings == OPENINGS
    last = model.rowCount() - 1
    texts = [plain(model.index(last, column).data()) for column in OpeningColumn]
    assert texts[:2] == ["6 6 6 6 6", "Take Yatzy: 50"]
    assert texts[OpeningColumn.LESS] == f"{OPENINGS[-1].second.loss:.1f}"  # type: ignore[union-attr]
    heads = [model.headerData(each, Qt.Orientation.Horizontal) for each in OpeningColumn]
    assert heads[0] == "First throw"


def test_the_page_fills_and_then_may_be_printed(qtbot: QtBot, study: StudyRunner) -> None:
    page = OpeningsPage(RULES, study)
    qtbot.addWidget(page)
    page.show()
    assert not page.print_button.isEnabled()
    qtbot.waitUntil(page.print_button.isEnabled, timeout=20_000)
    assert page.model.openings == OPENINGS
    assert page.note.text() == "What is best with an empty score sheet."
    with qtbot.waitSignal(page.print_requested) as asked:
        QTest.mouseClick(page.print_button, Qt.MouseButton.LeftButton)
    assert asked.args == [RULES, OPENINGS]


def test_closing_the_page_stops_the_work(qtbot: QtBot, study: StudyRunner) -> None:
    page = OpeningsPage(RULES, study)
    qtbot.addWidget(page)
    page.show()
    page.close()
    assert page._task.is_cancelled


def test_without_tables_the_page_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    study = StudyRunner(tmp_path)
    page = OpeningsPage(RULES, study)
    qtbot.addWidget(page)
    qtbot.waitUntil(lambda: page.note.text().startswith("There is no advice"), timeout=20_000)
    assert not page.print_button.isEnabled()
    study.close()


@pytest.mark.parametrize("language", ["en", "sv", "da", "nb", "fi"])
def test_all_throws_are_printed_with_the_dice_to_keep(qapp: QApplication, language: str) -> None:
    load_fonts()
    sheets = openings_sheets(OPENINGS, RULES, language, A4)
    passages = [sheet.passage for sheet in sheets if sheet.passage is not None]
    assert len(passages) == len(sheets) == 1
    dice = [die for passage in passages for die in passage.dice]
    assert len(dice) == 5 * len(OPENINGS)
    kept = sum(
        5 if isinstance(each.best.action, ScoreBox) else len(each.best.keep or ())
        for each in OPENINGS
    )
    assert sum(die.counts for die in dice) == kept
    area = passages[0].area
    assert all(area.left <= die.box.left and die.box.right <= area.right for die in dice)
    assert all(die.box.bottom <= area.bottom + 0.01 for die in dice)
    texts = passages[0].texts
    assert all(text.left + text.width <= area.right + 0.01 for text in texts)
    assert openings_document_title(RULES, language)


def test_paper_that_is_too_small_is_refused(qapp: QApplication) -> None:
    load_fonts()
    with pytest.raises(CannotPrintError):
        openings_sheets(OPENINGS, RULES, "en", Page(40, 60))
