"""The page about the dice: a fingerprint before, a word of one's own, the seed after the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import LEFT, PlayedWindow, keep_game, kept_state
from tests.helpers.random_games import played_game
from tests.helpers.record_folder import SHORT, RecordFolder
from yatzy_desktop.adapters.fairness.census import Counted, DiceCensus
from yatzy_desktop.adapters.fairness.judgement import judged
from yatzy_desktop.adapters.fairness.published import published_lines
from yatzy_desktop.adapters.fairness.tally import GameDice, dice_of, tally_of
from yatzy_desktop.adapters.records.values import FOLDER
from yatzy_desktop.game import (
    FairDice,
    History,
    Player,
    RollDice,
    ScoreBox,
    new_game,
    throw_for_start,
    verify,
)
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.dialogs import FairnessDialog, StartingThrowDialog
from yatzy_desktop.widgets.new_game.dialog import NewGameDialog

PATIENCE_MS = 20_000
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


def begun_with(played: PlayedWindow, word: str) -> str:
    """Begin a game of three, thrown for, with a word; return the fingerprint that was shown."""
    played.window.menu.new_game.trigger()
    dialog = played.window.findChildren(NewGameDialog)[-1]
    dialog.players.add_player()
    dialog.thrown_card.click()
    dialog.dice.more_button.click()
    dialog.dice.word.insert(word)
    shown = dialog.dice.fingerprint.text()
    dialog.start_button.click()
    return shown


def test_a_word_in_new_game_decides_the_dice_and_who_begins(open_window: OpenWindow) -> None:
    played = open_window(seed=None)
    shown = begun_with(played, " mormors  kaffe ")
    history = played.context.game.model.history
    assert history.dice is not None
    assert history.dice.fingerprint == shown
    assert history.dice.word == "mormors kaffe"
    assert history.is_start_thrown
    assert verify(history).is_start_proven
    assert played.state.current == throw_for_start(3, history.dice).starter


def test_each_new_game_is_offered_a_seed_of_its_own(open_window: OpenWindow) -> None:
    played = open_window(seed=None)
    assert len({begun_with(played, "") for _ in range(3)}) == 3


def test_a_word_that_comes_later_throws_again_for_who_begins(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    rules, names = find_ruleset("yatzy-sv"), ["Anna", "Bo", "Cia", "Dan"]
    starter = throw_for_start(4, DICE).starter
    start = History.starting(new_game(rules, names, starter), DICE, is_start_thrown=True)
    keep_game(tmp_path, start)
    played = open_window(seed=None)
    page = page_of(played)
    page.word.insert("b")
    QTest.mouseClick(page.mix_button, LEFT)
    thrown = throw_for_start(4, DICE.with_word("b"))
    assert thrown.starter != starter
    assert played.state.current == thrown.starter
    (told,) = played.window.findChildren(StartingThrowDialog)
    assert names[thrown.starter] in told.heading.text()
    assert verify(played.context.game.model.history).is_start_proven
    told.accept()
    # The same word once more changes nothing, and is not told as a throw.
    page.mix_button.click()
    assert not [
        each for each in played.window.findChildren(StartingThrowDialog) if each.isVisible()
    ]


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


def test_before_any_recorded_game_the_page_says_what_will_be_there(open_window: OpenWindow) -> None:
    page = page_of(open_window())
    assert "No game is recorded" in page.all_dice.summary.text()
    assert not page.all_dice.verdict.isVisible()
    assert not page.all_dice.cells[1][1].isVisible()
    assert not page.all_dice.pairs.isVisible()


def test_all_recorded_dice_are_counted_while_the_page_is_open(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    folder = RecordFolder(tmp_path / FOLDER)
    games = [played_game(SHORT, ("Mum", Player("", "sharp")), seed) for seed in range(25)]
    games.append(played_game(find_ruleset("yatzy-sv"), ("Mum", "Dad"), 7))
    for each in games:
        folder.keep(each)
    folder.close()
    played = open_window()
    page = page_of(played)
    shown = page.all_dice

    def lucky() -> list[str]:
        return [line.split(":")[0] for line in shown.luck.text().splitlines()]

    played.qtbot.waitUntil(lambda: lucky() == ["Dad", "Mum"], timeout=PATIENCE_MS)
    dice = sum(map(dice_of, games), GameDice())
    assert "26" in shown.summary.text()
    for face in range(1, 7):
        people, computers = (shown.cells[face][column].text() for column in (1, 3))
        assert people == str(dice.people.faces[face - 1])
        assert computers == str(dice.computers.faces[face - 1])
    pairs = [int(cell.text()) for row in shown.pairs.cells for cell in row]
    assert tuple(pairs) == dice.everybody.pairs
    assert shown.pairs.cells[2][4].accessibleName() == f"5 after 3: {pairs[2 * 6 + 4]}"
    assert shown.verdict.text() == "Nothing here speaks against the dice."
    assert len(shown.findings.text().splitlines()) == len(judged(dice))
    assert "one finds any fault" in shown.rate.text()
    QTest.mouseClick(shown.copy_lines, LEFT)
    assert QApplication.clipboard().text() == published_lines()


@pytest.mark.parametrize("closes_all", [False, True])
def test_a_count_ends_with_its_page(
    open_window: OpenWindow, tmp_path: Path, *, closes_all: bool
) -> None:
    folder = RecordFolder(tmp_path / FOLDER)
    for seed in range(40):
        folder.play("Mum", "Dad", seed=seed)
    folder.close()
    played = open_window()
    page = page_of(played)
    heard: list[object] = []
    (census,) = page.findChildren(DiceCensus)
    played.qtbot.waitUntil(lambda: "0" in page.all_dice.summary.text(), timeout=PATIENCE_MS)
    census.counted.connect(heard.append)
    if closes_all:
        played.close()
    else:
        page.close()
        # Whoever opens it again sees all, from the start.
        again = page_of(played)
        played.qtbot.waitUntil(
            lambda: (
                "40" in again.all_dice.summary.text().split("games")[0]
                and again.all_dice.verdict.isVisible()
            ),
            timeout=PATIENCE_MS,
        )
    assert heard == []


def test_what_is_too_rare_for_chance_is_named(qtbot: QtBot) -> None:
    page = FairnessDialog(game(0))
    qtbot.addWidget(page)
    loaded = tally_of((1, 2, 3, 4, 6, 6) * 300)
    page.all_dice.show_dice(Counted(GameDice(loaded, by_hand=3, games=2), 2, 2))
    assert "too rare to be chance" in page.all_dice.verdict.text()
    lines = page.all_dice.findings.text().splitlines()
    assert "that is no chance" in lines[0]
    assert "too few dice" in lines[3]
    assert "3 entries of real dice" in page.all_dice.summary.text()
    # Dice that are still being counted are not judged: looking often finds anything.
    page.all_dice.show_dice(Counted(GameDice(loaded, games=1), 1, 2))
    assert page.all_dice.verdict.isHidden()
    assert page.all_dice.findings.isHidden()
    assert page.all_dice.summary.text() == "1 of 2 recorded games are counted…"
    page.all_dice.show_failure()
    assert page.all_dice.summary.text() == "The records cannot be read now."
