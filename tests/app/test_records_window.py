"""The window of the records, opened from the game and used by mouse and keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, lay_out
from tests.helpers.record_folder import SHORT, RecordFolder
from yatzy_desktop.adapters.records.values import FOLDER
from yatzy_desktop.app.records import RecordsDesk
from yatzy_desktop.widgets.dialogs.question import QuestionDialog
from yatzy_desktop.widgets.new_game.dialog import NewGameDialog
from yatzy_desktop.widgets.printing.game_dialog import PrintGameDialog
from yatzy_desktop.widgets.printing.statistics_dialog import PrintStatisticsDialog
from yatzy_desktop.widgets.records.choosers import Chooser
from yatzy_desktop.widgets.records.sheet_window import SheetWindow
from yatzy_desktop.widgets.records.window import RecordsWindow
from yatzy_desktop.widgets.review import ReviewWindow

PATIENCE_MS = 10_000
LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
STATISTICS, SCORES, DUEL, GAMES, PEOPLE = range(5)


class Hands:
    """Opens the window and waits for what the records answer."""

    def __init__(self, played: PlayedWindow) -> None:
        self.played = played
        played.press(Qt.Key.Key_L, CONTROL)
        (self.window,) = played.window.findChildren(RecordsWindow)
        self.until(lambda: bool(self.window._known.profiles) or self.window.nothing.isVisible())

    def until(self, holds: Callable[[], bool]) -> None:
        self.played.qtbot.waitUntil(holds, timeout=PATIENCE_MS)

    def turn_to(self, page: int) -> None:
        QTest.keyClick(self.window, Qt.Key(Qt.Key.Key_1 + page), CONTROL)

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(widget, LEFT)

    def list_games(self, count: int) -> None:
        self.turn_to(GAMES)
        model = self.window.games.model
        self.until(lambda: model.rowCount() == count and model.game_at(count - 1) is not None)

    def names(self) -> list[str]:
        return [row.cells[0].text for row in self.window.people.model.rows]

    def agree(self) -> None:
        self.until(lambda: bool(self.window.findChildren(QuestionDialog)))
        self.click(self.window.findChildren(QuestionDialog)[-1].agree_button)


@pytest.fixture
def hands(open_window: OpenWindow, tmp_path: Path) -> Hands:
    """The window over six games of Mum and Dad, one of them with a person who plays once."""
    folder = RecordFolder(tmp_path / FOLDER)
    for seed in range(5):
        folder.play("Mum", "Dad", seed=seed)
    folder.play("Mum", "Mom", seed=9)
    folder.close()
    lay_out(tmp_path, "yatzy-sv", ["Mum", "Dad"])
    return Hands(open_window())


def test_before_any_game_it_tells_what_will_be_here(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay_out(tmp_path, "yatzy-sv", ["Mum"])
    hands = Hands(open_window())
    assert "Nothing is here yet" in hands.window.nothing.text()
    assert hands.window.nothing.isVisible()
    for page in range(5):
        hands.turn_to(page)
        lists = hands.window.findChildren(Chooser)
        assert page in {GAMES, PEOPLE} or not any(each.isVisible() for each in lists)
        assert not hands.window.filter_button.isVisible()
    QTest.keyClick(hands.window, Qt.Key.Key_Escape)
    assert not hands.window.isVisible()


def test_it_opens_once_and_from_menu_and_icon(hands: Hands) -> None:
    desk = hands.played.window.findChild(RecordsDesk)
    assert desk is not None
    hands.played.window.menu.records.trigger()
    assert hands.played.window.findChildren(RecordsWindow) == [hands.window]


def test_statistics_are_those_of_the_chosen_player(hands: Hands) -> None:
    page = hands.window.statistics
    hands.until(lambda: page._found is not None)
    assert page.person.box.currentText() == "Mum"
    assert page.figures.parts[0].texts == ("Games", "6")
    assert [row.cells[0].text for row in page.boxes.rows] == ["Ones", "Sixes", "One pair", "Yatzy"]
    assert {row.cells[2].text for row in page.boxes.rows} == {""}, "nobody measured these rules"
    hands.click(page.print_button)
    (dialog,) = hands.played.window.findChildren(PrintStatisticsDialog)
    (sheet, *_) = dialog.make_sheets()
    assert len(sheet.pictures) == 2
    assert sheet.passage is not None
    assert {"Mum", "Average", "6"} <= {text.text for text in sheet.passage.texts}
    dialog.close()
    page.person.box.setFocus()
    QTest.keyClick(page.person.box, Qt.Key.Key_Down)
    hands.until(lambda: page.figures.parts[0].texts == ("Games", "5"))
    assert page.person.box.currentText() == "Dad"
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_A, CONTROL)
    QTest.keyClick(page.table, Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text().splitlines()[0].split("\t")[0] == "Box"


def test_filters_leave_games_out_and_say_so(hands: Hands) -> None:
    window = hands.window
    hands.list_games(6)
    hands.click(window.filter_button)
    QTest.keyClick(window.filters.since_box, Qt.Key.Key_Space)
    hands.until(lambda: window.games.model.rowCount() == 0)  # all were played long ago
    assert "1" in window.filter_button.text()
    QTest.keyClick(window.filters.since_box, Qt.Key.Key_Space)
    hands.list_games(6)
    window.games.person.box.setFocus()
    QTest.keyClick(window.games.person.box, Qt.Key.Key_End)
    hands.until(lambda: window.games.model.rowCount() == 1)


def test_the_best_results_open_their_game(hands: Hands) -> None:
    hands.turn_to(SCORES)
    page = hands.window.scores
    hands.until(lambda: page.model.rowCount() == 12)
    points = [row.cells[2].value or 0 for row in page.model.rows]
    assert points == sorted(points, reverse=True)
    page.table.mark(0)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    hands.until(lambda: bool(hands.window.findChildren(SheetWindow)))


def test_two_players_stand_against_each_other(hands: Hands) -> None:
    hands.turn_to(DUEL)
    page = hands.window.duel
    hands.until(lambda: page._found is not None)
    assert len(page.chart.content.columns) == 5
    assert page.result.text() == page.chart.content.summary


def test_a_game_is_shown_printed_and_reviewed(hands: Hands) -> None:
    hands.list_games(6)
    table = hands.window.games.table
    table.mark(0)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    hands.until(lambda: bool(hands.window.findChildren(SheetWindow)))
    (sheet,) = hands.window.findChildren(SheetWindow)
    assert sheet.kept.history.state.is_over
    hands.click(sheet.print_button)
    (dialog,) = hands.played.window.findChildren(PrintGameDialog)
    assert dialog._state == sheet.kept.history.state
    dialog.reject()
    hands.click(sheet.review_button)
    (review,) = hands.played.window.findChildren(ReviewWindow)
    review.close()


def test_games_are_copied_deleted_and_brought_back(hands: Hands) -> None:
    hands.list_games(6)
    table = hands.window.games.table
    table.setFocus()
    table.selectAll()
    QTest.keyClick(table, Qt.Key.Key_C, CONTROL)
    assert len(QGuiApplication.clipboard().text().splitlines()) == 7
    table.mark(0)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    hands.list_games(5)
    hands.until(hands.window.undo_button.isVisible)
    assert hands.window.said.text() == "1 game deleted."
    QTest.keyClick(hands.window, Qt.Key.Key_Z, CONTROL)
    hands.list_games(6)


def test_games_go_out_as_files_and_come_in_once(hands: Hands, tmp_path: Path) -> None:
    hands.list_games(6)
    page = hands.window.games
    for name in ("all.csv", "all.json"):
        hands.click(page.export_button)
        dialog = page.findChildren(QFileDialog)[-1]
        dialog.fileSelected.emit(str(tmp_path / name))
        hands.until((tmp_path / name).exists)
        dialog.reject()
    assert len((tmp_path / "all.csv").read_text(encoding="utf-8-sig").splitlines()) == 13
    assert len(json.loads((tmp_path / "all.json").read_text())["games"]) == 6
    page.table.mark(0)
    hands.click(page.save_button)
    page.findChildren(QFileDialog)[-1].fileSelected.emit(str(tmp_path / "one.yatzy"))
    hands.until((tmp_path / "one.yatzy").exists)
    page.exchange.preview(tmp_path / "all.json")
    hands.until(lambda: "6 already here" in hands.window.said.text())
    page.table.selectAll()
    hands.click(page.delete_button)
    hands.until(lambda: page.model.rowCount() == 0)
    page.exchange.preview(tmp_path / "all.json")
    hands.agree()
    hands.until(lambda: hands.window.said.text() == "6 games imported.")
    page.exchange.preview(tmp_path / "all.csv")
    hands.until(lambda: "all.csv has no games" in hands.window.said.text())
    page.exchange.preview(tmp_path / "none.json")
    hands.until(lambda: "none.json has no games" in hands.window.said.text())


def test_a_person_is_renamed_coloured_hidden_and_deleted(hands: Hands) -> None:
    hands.turn_to(PEOPLE)
    page = hands.window.people
    hands.until(lambda: hands.names() == ["Dad", "Mom", "Mum"])
    page.table.mark(0)
    page.name.selectAll()
    QTest.keyClicks(page.name, "Papa")
    QTest.keyClick(page.name, Qt.Key.Key_Return)
    hands.until(lambda: hands.names() == ["Mom", "Mum", "Papa"])
    assert page.name.text() == "Papa"
    hands.click(page.colours.swatches["#2f6fbf"])
    hands.until(lambda: page.model.rows[2].colour == "#2f6fbf")
    hands.click(page.hide_button)
    hands.until(lambda: page.model.rows[2].cells[2].text != "")
    hands.click(page.delete_button)
    hands.until(lambda: hands.names() == ["Mom", "Mum"])
    hands.click(hands.window.undo_button)
    hands.until(lambda: hands.names() == ["Mom", "Mum", "Papa"])


def test_a_name_that_is_taken_offers_a_merge(hands: Hands) -> None:
    hands.turn_to(PEOPLE)
    page = hands.window.people
    hands.until(lambda: hands.names() == ["Dad", "Mom", "Mum"])
    page.table.mark(1)
    page.name.setText("mum")
    hands.click(page.rename_button)
    hands.agree()
    hands.until(lambda: hands.names() == ["Dad", "Mum"])
    assert [row.cells[1].text for row in page.model.rows] == ["5", "7"]
    hands.until(hands.window.undo_button.isVisible)
    hands.click(hands.window.undo_button)
    hands.until(lambda: hands.names() == ["Dad", "Mom", "Mum"])


def test_another_language_and_other_colours_reach_every_page(hands: Hands) -> None:
    hands.list_games(6)
    context = hands.played.context
    context.storage.settings_model.change(language="sv")
    context.storage.settings_model.change(theme="dark")
    hands.until(lambda: hands.window.windowTitle() == "Historik")
    for page in range(5):
        hands.turn_to(page)
        hands.window.grab()
    assert SHORT.key in {each.ruleset.key for each in hands.window._known.rules}


def test_new_game_offers_who_has_records_and_nobody_who_is_hidden(hands: Hands) -> None:
    hands.turn_to(PEOPLE)
    page = hands.window.people
    hands.until(lambda: hands.names() == ["Dad", "Mom", "Mum"])
    page.table.mark(1)
    hands.click(page.hide_button)
    hands.until(lambda: page.model.rows[1].cells[2].text != "")
    hands.played.window.menu.new_game.trigger()
    (dialog,) = hands.played.window.findChildren(NewGameDialog)
    offered = dialog.players.rows[0].edit.completer().model()

    def names() -> list[str]:
        return [str(offered.index(row, 0).data()) for row in range(offered.rowCount())]

    hands.until(lambda: sorted(names()) == ["Dad", "Mum"])
