"""Games that end in the window are in the records, and games left aside are kept."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.app.conftest import OpenWindow
from tests.helpers.child_program import running, said
from tests.helpers.played_window import PlayedWindow, keep_game
from tests.helpers.random_games import played_game, replayed_end
from tests.helpers.record_folder import SHORT
from yatzy_desktop.adapters.records.database import open_existing
from yatzy_desktop.adapters.records.parked import MOST_PARKED, ParkedGames
from yatzy_desktop.adapters.records.statistics import games
from yatzy_desktop.adapters.records.store import KeptGame
from yatzy_desktop.adapters.records.values import ANY_GAME, GameRow, Status, records_path
from yatzy_desktop.adapters.storage.game_store import Session
from yatzy_desktop.app.play.record_keeper import RecordKeeper
from yatzy_desktop.game import History, ScoreBox, new_game

PATIENCE_MS = 60_000
"""Milliseconds that a busy machine is given; nothing waits for them to pass."""


def rows(folder: Path) -> tuple[GameRow, ...]:
    """Return the games in the records of a folder, the newest first."""
    connection = open_existing(records_path(folder))
    try:
        return games(connection, ANY_GAME)
    finally:
        connection.close()


def keeper_of(window: PlayedWindow) -> RecordKeeper:
    keeper = window.window.findChild(RecordKeeper)
    assert keeper is not None
    return keeper


def end_game(window: PlayedWindow, seed: int = 1) -> None:
    """Go on with a game that lacks only its last box, and fill that."""
    whole = played_game(SHORT, ["Mum", "Dad"], seed)
    window.context.game.model.start(whole.take_back()[0])
    with window.qtbot.waitSignal(keeper_of(window).told, timeout=PATIENCE_MS) as told:
        window.context.game.model.submit(
            ScoreBox(whole.take_back()[0].state.scorecard.open_categories[0])
        )
    assert isinstance(told.args[0], KeptGame)


def test_a_game_that_ends_is_kept_once_whatever_is_done_then(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window = open_window()
    end_game(window)
    model = window.context.game.model
    with window.qtbot.waitSignal(keeper_of(window).told, timeout=PATIENCE_MS):
        assert model.take_back()
        model.submit(ScoreBox(model.state.scorecard.open_categories[0]))
    window.close()
    assert [row.status for row in rows(tmp_path)] == [Status.FINISHED]
    again = open_window()
    keeper = keeper_of(again)
    with again.qtbot.waitSignal(keeper.told, timeout=PATIENCE_MS):
        pass  # the start tries once more what may not have been done
    again.close()
    assert len(rows(tmp_path)) == 1


def test_a_game_that_was_over_when_its_file_was_opened_is_kept_once(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window = open_window()
    over = played_game(SHORT, ["Mum", "Dad"], 5)
    for _ in range(2):
        with window.qtbot.waitSignal(keeper_of(window).told, timeout=PATIENCE_MS):
            window.context.game.model.start(over)
    window.close()
    assert [row.status for row in rows(tmp_path)] == [Status.FINISHED]


def test_a_game_that_another_takes_the_place_of_is_abandoned(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window = open_window()
    model = window.context.game.model
    model.start(played_game(SHORT, ["Mum", "Dad"], 3, actions=12))
    with window.qtbot.waitSignal(keeper_of(window).told, timeout=PATIENCE_MS):
        model.start(History.starting(new_game(SHORT, ["Mum"])))
    window.close()
    assert [row.status for row in rows(tmp_path)] == [Status.ABANDONED]


def test_a_parked_game_goes_on_where_it_was(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window()
    keeper, model = keeper_of(window), window.context.game.model
    first = played_game(SHORT, ["Mum", "Dad"], 3, actions=12)
    model.start(first)
    assert keeper.park()
    model.start(played_game(SHORT, ["Åse"], 4, actions=5))
    (parked,) = keeper.parked.games()
    assert [player.name for player in parked.players] == ["Mum", "Dad"]
    assert parked.round_number == first.state.round_number
    assert keeper.go_on(parked)
    assert model.history == first
    (other,) = keeper.parked.games()
    assert [player.name for player in other.players] == ["Åse"]
    window.close()
    assert not records_path(tmp_path).exists() or rows(tmp_path) == ()


def test_the_oldest_of_many_parked_games_is_abandoned_and_told_of(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    clock = datetime(2026, 1, 1, 12).astimezone()
    for number in range(MOST_PARKED):
        day = clock.replace(minute=number)
        parked = ParkedGames(tmp_path, lambda day=day: day)  # type: ignore[misc]
        history = played_game(SHORT, [f"Guest {number}"], number, actions=9)
        parked.park(Session(history, frozenset()))
    window = open_window()
    keeper = keeper_of(window)
    window.context.game.model.start(played_game(SHORT, ["Mum"], 99, actions=5))
    with qtbot.waitSignals([keeper.abandoned, keeper.told], timeout=PATIENCE_MS):
        assert keeper.park()
        window.context.game.model.start(History.starting(new_game(SHORT, ["Mum"])))
    qtbot.waitUntil(lambda: len(keeper.parked.games()) == MOST_PARKED, timeout=PATIENCE_MS)
    assert keeper.parked.games()[-1].players[0].name == "Guest 1"
    window.close()
    assert [row.seats[0].name for row in rows(tmp_path)] == ["Guest 0"]


def test_a_game_that_died_while_it_moved_is_offered_no_more(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    history = played_game(SHORT, ["Mum", "Dad"], 3, actions=12)
    parked = ParkedGames(tmp_path, lambda: datetime.now().astimezone())
    parked.park(Session(history, frozenset()))
    parked.park(Session(history, frozenset({1})))
    assert len(parked.games()) == 1
    keep_game(tmp_path, history)
    window = open_window()
    qtbot.waitUntil(lambda: not parked.games(), timeout=PATIENCE_MS)
    window.close()


def test_files_that_are_no_games_are_not_offered(tmp_path: Path) -> None:
    parked = ParkedGames(tmp_path, lambda: datetime.now().astimezone())
    path = parked.park(Session(played_game(SHORT, ["Mum"], 1, actions=5), frozenset()))
    for number, text in enumerate(["", "{}", "[]", '{"log": 3}', path.read_text()[:-40]], 2):
        path.with_name(f"abc-{number}.yatzy").write_text(text)
    (only,) = parked.games()
    path.write_text(path.read_text().replace('"box"', '"fox"'))
    assert parked.open(only) is None
    assert path.with_name(f"{path.stem}.broken-1.yatzy").exists()
    assert parked.games() == ()


START = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from yatzy_desktop.app import main
from yatzy_desktop.app.composition import compose

def shown(context):
    window = compose(context)
    window.shown.connect(lambda: QTimer.singleShot(0, tell))
    return window

def tell():
    print([name for name in sys.modules if "sqlite" in name or "adapters.records" in name])
    from PySide6.QtWidgets import QApplication
    QApplication.instance().closeAllWindows()

raise SystemExit(main.main(["--data-dir", sys.argv[1]], shown))
"""


def test_a_start_does_without_the_records(tmp_path: Path) -> None:
    keep_game(tmp_path, replayed_end(played_game(SHORT, ["Mum"], 1), 2))
    with running(START, tmp_path) as child:
        assert said(child) == "[]"
        assert child.wait() == 0


@pytest.mark.parametrize("boxes", [1, 2])
def test_games_of_few_boxes_are_kept(open_window: OpenWindow, tmp_path: Path, boxes: int) -> None:
    ruleset = replace(SHORT, categories=SHORT.categories[:boxes])
    window = open_window()
    whole = played_game(ruleset, ["Mum"], 1)
    model = window.context.game.model
    model.start(whole.take_back()[0])
    with window.qtbot.waitSignal(keeper_of(window).told, timeout=PATIENCE_MS):
        model.submit(ScoreBox(model.state.scorecard.open_categories[0]))
    window.close()
    assert len(rows(tmp_path)) == 1


def test_what_is_worth_telling_stands_on_the_result(open_window: OpenWindow) -> None:
    window = open_window()
    for seed in range(4):
        end_game(window, seed)
    panel = window.window.game_over
    window.qtbot.waitUntil(lambda: panel.evening.text() != "", timeout=PATIENCE_MS)
    assert "4 games" in panel.evening.text()
    assert "Mum" in panel.evening.text()
    assert "Dad" in panel.facts.text()
    window.context.game.model.start(History.starting(new_game(SHORT, ["Mum"])))
    assert not panel.isVisible()


def test_people_stand_on_steps_with_bands_in_their_colours(open_window: OpenWindow) -> None:
    window = open_window()
    colour = "#2f6fbf"
    keeper_of(window).records.change(lambda book: book.recolour(book.add_person("Mum"), colour))
    end_game(window)
    podium = window.window.game_over.podium
    podium.set_risen(1.0)

    def seen() -> bool:
        picture = podium.grab().toImage()
        middle = range(picture.width())
        return any(
            picture.pixelColor(x, y).name() == colour
            for x in middle[::8]
            for y in range(picture.height())
        )

    window.qtbot.waitUntil(seen, timeout=PATIENCE_MS)
