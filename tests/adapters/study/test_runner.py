"""Works that are carried out beside the window: what they tell, and how they are stopped."""

from __future__ import annotations

import gc
import logging
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.helpers.log_watch import LogWatch
from tests.helpers.played_games import game_by_levels
from tests.helpers.shipped_tables import shipped_tables
from tests.helpers.tables import game_of, on_the_table
from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.study.runner import Desk, StudyRunner, Task, Work
from yatzy_desktop.adapters.study.works import (
    AllJudged,
    ChancesAt,
    Starts,
    explain_work,
    openings_work,
    review_work,
    win_chances_work,
)
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.strategy import advise
from yatzy_desktop.strategy.study import ReviewedEntry, openings_of, review_game

RULES = find_ruleset("yatzy-sv")
GAME = game_by_levels(RULES, ("casual", "steady"), 3)


@pytest.fixture
def runner(qapp: QApplication) -> Iterator[StudyRunner]:
    runner = StudyRunner(asset_path("tables"))
    yield runner
    runner.close()
    QApplication.processEvents()
    assert gc.isenabled()


class Heard:
    """Everything that a task says, in its order."""

    def __init__(self, runner: StudyRunner, work: Work) -> None:
        self.runner = runner
        self.told: list[object] = []
        self.finished: list[object] = []
        self.failed = 0
        self.task: Task = runner.begin(work)
        self.task.told.connect(self.told.append)
        self.task.finished.connect(self.finished.append)
        self.task.failed.connect(self._fail)

    def _fail(self) -> None:
        self.failed += 1

    def out(self) -> Heard:
        self.runner._thread.submit(lambda: None).result()
        QApplication.processEvents()
        return self


def test_a_review_tells_every_entry_and_then_the_chances(runner: StudyRunner) -> None:
    heard = Heard(runner, review_work(GAME)).out()
    found = review_game(GAME, shipped_tables().table_for(RULES))
    assert found is not None
    assert heard.told[0] == Starts(tuple(each.start for each in found.seats))
    entries = [each for each in heard.told if isinstance(each, ReviewedEntry)]
    assert entries == list(found.entries)
    after = heard.told[heard.told.index(AllJudged()) + 1 :]
    chances = [each for each in after if isinstance(each, ChancesAt)]
    assert len(chances) == len(after)
    assert chances[0].step == 0
    assert chances[0].shares == pytest.approx((0.5, 0.5), abs=0.02)
    assert all(sum(each.shares) == pytest.approx(1, abs=0.01) for each in chances)
    winner = GAME.state.winners[0]
    assert chances[-1].step == len(GAME.entries)
    assert chances[-1].shares[winner] == 1
    assert (heard.finished, heard.failed) == ([None], 0)


def test_alone_nobody_has_a_chance_to_win(runner: StudyRunner) -> None:
    alone = game_by_levels(RULES, ("casual",), 1)
    heard = Heard(runner, review_work(alone)).out()
    assert heard.told[-1] == AllJudged()
    assert Heard(runner, win_chances_work(alone.initial)).out().finished == [None]


def test_reasons_and_openings_are_those_of_the_strategy(runner: StudyRunner) -> None:
    state = on_the_table(game_of("yatzy-sv"), "44555")
    table = shipped_tables().table_for(RULES)
    told = Heard(runner, explain_work(state)).out().finished[0]
    assert getattr(told, "analysis", None) == advise(state, table)
    assert Heard(runner, openings_work(RULES)).out().told == list(openings_of(RULES, table))


def test_a_cancelled_task_says_nothing_more_and_stops(runner: StudyRunner) -> None:
    seen: list[int] = []
    go_on = threading.Event()

    def work(desk: Desk) -> None:
        for number in range(3):
            seen.append(number)
            desk.tell(number)
            go_on.wait(10)

    heard = Heard(runner, work)
    heard.task.cancel()
    go_on.set()
    heard.out()
    assert heard.task.is_cancelled
    assert len(seen) <= 2
    assert (heard.told, heard.finished, heard.failed) == ([], [], 0)
    assert Heard(runner, lambda _desk: 7).out().finished == [7]


def test_nothing_is_collected_while_it_works_and_signals_come_here(runner: StudyRunner) -> None:
    here = threading.get_ident()
    collects: list[bool] = []
    threads: list[int] = []

    def work(_desk: Desk) -> None:
        collects.append(gc.isenabled())

    heard = Heard(runner, work)
    heard.task.finished.connect(lambda _told: threads.append(threading.get_ident()))
    heard.out()
    assert collects == [False]
    assert threads == [here]
    assert gc.isenabled()


def test_without_tables_a_task_fails(qapp: QApplication, tmp_path: Path) -> None:
    runner = StudyRunner(tmp_path)
    assert Heard(runner, review_work(GAME)).out().failed == 1
    runner.close()


def test_a_fault_is_logged_and_told(runner: StudyRunner, log_watch: LogWatch) -> None:
    def work(_desk: Desk) -> None:
        raise ZeroDivisionError

    with log_watch.expects("Working out a study failed", logging.ERROR):
        assert Heard(runner, work).out().failed == 1


def test_after_closing_nothing_begins(qapp: QApplication) -> None:
    runner = StudyRunner(asset_path("tables"))
    heard = Heard(runner, review_work(GAME))
    runner.close()
    QApplication.processEvents()
    assert (heard.told, heard.finished) == ([], [])
    assert runner.begin(review_work(GAME)).is_cancelled
    assert gc.isenabled()
