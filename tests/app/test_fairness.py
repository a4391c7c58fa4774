"""The page about the dice: a fingerprint before, a word of one's own, the seed after the end."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import LEFT, PlayedWindow, keep_game, kept_state
from yatzy_desktop.game import FairDice, History, Player, RollDice, ScoreBox, new_game, verify
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.dialogs import FairnessDialog

DICE = FairDice(bytes(range(32)))
SEED = DICE.seed.hex()


def game(boxes: int) -> History:
    rules = find_ruleset("yatzy-sv")
    history = History.starting(new_game(rules, [Player("Anna")]), DICE)
    for each in rules.categories[:boxes]:
        history, _ = history.play(RollDice())
        history, _ = history.play(ScoreBox(each.key))
    return history


def page_of(played: PlayedWindow) -> FairnessDialog:
    played.window.menu.fairness.trigger()
    shown = [each for each in played.window.findChildren(FairnessDialog) if each.isVisible()]
    assert len(shown) == 1
    return shown[0]


def test_a_word_is_mixed_in_before_the_first_roll_only(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    keep_game(tmp_path, game(0))
    played = open_window(seed=None)
    page = page_of(played)
    assert page.fingerprint.text() == DICE.fingerprint
    page.word.insert("smörgås")
    QTest.mouseClick(page.mix_button, LEFT)
    page.close()
    played.roll()
    expected, _ = game(0).with_dice(DICE.with_word("smörgås")).play(RollDice())
    assert played.state.turn.dice == expected.state.turn.dice
    page = page_of(played)
    assert page.word.text() == "smörgås"
    assert page.word.isReadOnly()
    assert not page.mix_button.isEnabled()


def test_the_seed_is_nowhere_before_the_end_and_then_proves_the_game(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    keep_game(tmp_path, game(14))
    played = open_window(seed=None)
    page = page_of(played)
    assert not page.reveal_button.isEnabled()
    assert all(SEED not in each.text() for each in page.findChildren(QLineEdit))
    assert "(" in page.counts.text()
    page.seed_wanted.emit()
    assert not played.context.game.model.history.is_revealed
    page.close()
    played.roll()
    played.fill(played.state.ruleset.categories[14].key)
    if played.window.question_card.isVisible():
        QTest.mouseClick(played.window.question_card.go_on_button, LEFT)
    assert played.state.is_over
    page = page_of(played)
    assert page.seed.text() == ""
    QTest.mouseClick(page.reveal_button, LEFT)
    assert page.seed.text() == SEED
    QTest.mouseClick(page.copy_seed, LEFT)
    assert QApplication.clipboard().text() == SEED
    model = played.context.game.model
    assert verify(model.history).wrong is None
    assert not model.can_take_back
    assert kept_state(tmp_path) == played.state
