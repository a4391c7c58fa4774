"""Work done in steps while nobody waits for it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from yatzy_desktop.app.idle_steps import IdleSteps


def test_steps_are_done_in_order_and_then_nothing_runs(qtbot: QtBot) -> None:
    done: list[int] = []
    steps = IdleSteps()
    steps.add(lambda: done.append(1), lambda: steps.add(lambda: done.append(3)))
    steps.add(lambda: done.append(2))
    assert done == []
    steps.begin()
    qtbot.waitUntil(lambda: steps.is_at_rest)
    assert done == [1, 2, 3]


def test_what_happens_meanwhile_comes_between_two_steps(qtbot: QtBot) -> None:
    done: list[str] = []
    steps = IdleSteps()
    others = IdleSteps()
    others.add(lambda: done.append("somebody else"))
    steps.add(others.begin, lambda: None, lambda: done.append("last"))
    steps.begin()
    qtbot.waitUntil(lambda: steps.is_at_rest)
    assert done == ["somebody else", "last"]


def test_all_that_is_left_can_be_done_at_once() -> None:
    done: list[int] = []
    steps = IdleSteps()
    steps.add(lambda: done.append(1), lambda: done.append(2))
    steps.finish()
    assert done == [1, 2]
    assert steps.is_at_rest
