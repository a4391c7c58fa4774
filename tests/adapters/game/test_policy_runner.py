"""What the thread that thinks answers, and how much of a bank its reasons count."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.helpers.tables import game_of, on_the_table
from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.game.policy_runner import Explanation, PolicyRunner
from yatzy_desktop.game import Action, GameState, Player, new_game
from yatzy_desktop.rules import SavedRolls
from yatzy_desktop.strategy import TableLibrary, advise, box_chances


@pytest.fixture
def runner(qapp: QApplication) -> Iterator[PolicyRunner]:
    runner = PolicyRunner(asset_path("tables"))
    yield runner
    runner.close()


STATE = on_the_table(game_of("yatzy-sv"), "44555")


def explained(runner: PolicyRunner, state: GameState) -> Explanation:
    answer: list[Explanation] = []
    runner.explained.connect(lambda _state, told: answer.append(told))
    runner.explain(state)
    runner._thread.submit(lambda: None).result()
    QApplication.processEvents()
    return answer[0]


def test_no_garbage_is_collected_while_another_thread_works(runner: PolicyRunner) -> None:
    # A widget that the collector destroys in the wrong thread crashes the program.
    heard: list[tuple[bool, bool]] = []
    here = threading.get_ident()
    runner.advised.connect(
        lambda _state, _told: heard.append((threading.get_ident() == here, gc.isenabled()))
    )
    seen: list[bool] = []
    runner.advise(STATE)
    runner._thread.submit(lambda: seen.append(gc.isenabled())).result()
    QApplication.processEvents()
    assert seen == [False]
    assert heard == [(True, True)]


def test_closing_in_the_middle_of_a_thought_lets_the_collector_work_again(
    qapp: QApplication,
) -> None:
    runner = PolicyRunner(asset_path("tables"))
    runner.explain(STATE)
    runner.close()
    QApplication.processEvents()
    assert gc.isenabled()


def test_reasons_are_the_chances_after_the_best_keep(runner: PolicyRunner) -> None:
    told = explained(runner, STATE)
    table = TableLibrary(asset_path("tables")).table_for(STATE.ruleset)
    assert told.analysis == advise(STATE, table)
    assert told.chances == box_chances(STATE, told.analysis.best.keep)


def test_a_box_needs_no_chances(runner: PolicyRunner) -> None:
    told = explained(runner, on_the_table(game_of("yatzy-sv"), "66666"))
    assert told.analysis.best.points == 50
    assert told.chances == ()


@pytest.mark.parametrize(("used", "same_as_left"), [(1, 2), (2, 1), (3, 1), (5, 1)])
def test_reasons_count_the_turns_own_rolls_or_one_saved(
    runner: PolicyRunner, used: int, same_as_left: int
) -> None:
    saving = game_of("yatzy-sv", saved_rolls=SavedRolls(enabled=True))
    state = replace(on_the_table(saving, "12466", used), saved_rolls=(9,))
    told = explained(runner, state)
    plain = on_the_table(game_of("yatzy-sv"), "12466", 3 - same_as_left)
    keep = told.analysis.best.keep
    assert keep is not None
    assert tuple(replace(each, saved=0) for each in told.chances) == box_chances(plain, keep)
    assert {each.saved for each in told.chances} == {int(used >= 3)}


def test_without_tables_nothing_can_be_said(qapp: QApplication, tmp_path: Path) -> None:
    runner = PolicyRunner(tmp_path)
    heard: list[object] = []
    runner.failed.connect(heard.append)
    runner.advise(STATE)
    runner.explain(STATE)
    runner._thread.submit(lambda: None).result()
    QApplication.processEvents()
    assert [each is STATE for each in heard] == [True, True]
    runner.close()


def test_a_careless_level_does_the_same_for_the_same_whim_and_not_always_for_another(
    runner: PolicyRunner,
) -> None:
    state = on_the_table(new_game(game_of("yatzy-sv").ruleset, [Player("", "beginner")]), "12356")
    chosen: list[Action] = []
    runner.chosen.connect(lambda _state, action: chosen.append(action))
    for whim in [str(number) for number in range(12)] * 2:
        runner.choose(state, whim)
    runner._thread.submit(lambda: None).result()
    QApplication.processEvents()
    assert chosen[:12] == chosen[12:]
    assert len(set(chosen)) > 1
