"""A copy that does not answer is asked about, and there is always a way out."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.app.process.test_single_instance import IMPATIENT, leave_lock
from yatzy_desktop.app.process import Standing
from yatzy_desktop.app.process.holder_question import HolderQuestion
from yatzy_desktop.app.process.single_instance import SingleInstance

ANSWERS = {
    "&Play here": Standing.FIRST,
    "Play without &saving": Standing.ALONE,
    "&Quit": Standing.HANDED_OVER,
}


@pytest.fixture
def instance(tmp_path: Path) -> SingleInstance:
    leave_lock(tmp_path, process=4242, host="<b>else&where")
    instance = SingleInstance(tmp_path, IMPATIENT)
    assert instance.enter() is Standing.ALONE
    return instance


@pytest.mark.parametrize("answer", ANSWERS)
def test_each_answer_is_a_way_out(
    answer: str, instance: SingleInstance, qtbot: QtBot, tmp_path: Path
) -> None:
    question = HolderQuestion(instance, tmp_path / "game")
    qtbot.addWidget(question.box)
    question.box.open()
    question.look()
    next(each for each in question.box.buttons() if each.text() == answer).click()
    assert question.standing() is ANSWERS[answer]
    assert list((tmp_path / "requests").iterdir()) == []
    assert "&lt;b&gt;" in question.box.informativeText()
    instance.leave()


def test_the_question_goes_when_the_other_copy_is_gone(
    instance: SingleInstance, qtbot: QtBot, tmp_path: Path
) -> None:
    question = HolderQuestion(instance, None)
    qtbot.addWidget(question.box)
    question.box.open()
    (tmp_path / "lock").unlink()
    question.look()
    assert not question.box.isVisible()
    assert question.standing() is Standing.FIRST
    instance.leave()
