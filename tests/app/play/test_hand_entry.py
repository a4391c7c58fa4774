"""Real dice at the table: whole games by keys and by mouse, hints, points alone, corrections."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.app.conftest import OpenWindow
from tests.helpers.coached_window import ask_for_hint
from tests.helpers.played_window import LEFT, PlayedWindow, keep_game, kept_state
from yatzy_desktop.adapters.game import box_letters
from yatzy_desktop.adapters.storage.settings import Settings, SettingsStore
from yatzy_desktop.game import (
    EnterDice,
    EnterPoints,
    History,
    Player,
    enterable_points,
    legal_categories,
    new_game,
    possible_scores,
)
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.table_mode import EntryPanel
from yatzy_desktop.widgets.turn.header import TurnHint

FOUR = [Player(name, own_dice=True) for name in ("Anna", "Bo", "", "Eva")]


WHOLE = "YATZY_WHOLE_GAMES"
"""Set in the environment it has whole games played here, else their last rounds are."""

ROUNDS = 3


def lay(folder: Path, ruleset: str, players: Sequence[Player], past_rounds: int = 0) -> None:
    """Keep a game in which the first boxes have been struck out without telling any dice."""
    history = History.starting(new_game(find_ruleset(ruleset), players))
    for box in history.state.ruleset.categories[:past_rounds]:
        for _ in players:
            least = enterable_points(history.state)[box.key][0]
            history, _ = history.play(EnterPoints(box.key, least, 3))
    keep_game(folder, history)
    SettingsStore(folder).save(Settings(strike_asks="never"))


def past_rounds(ruleset: str) -> int:
    return 0 if WHOLE in os.environ else len(find_ruleset(ruleset).categories) - ROUNDS


def panel_of(played: PlayedWindow) -> EntryPanel:
    panels = played.window.table.findChildren(EntryPanel)
    assert len(panels) == 1
    return panels[0]


class Counter:
    """Presses keys where the keyboard is, and counts them."""

    def __init__(self, played: PlayedWindow) -> None:
        self.played = played
        self.count = 0

    def press(self, key: Qt.Key) -> None:
        self.count += 1
        self.played.press(key)

    def type(self, text: str) -> None:
        for sign in text:
            self.press(Qt.Key(ord(sign.upper())))


def throws(played: PlayedWindow, chance: random.Random) -> Iterator[tuple[int, ...]]:
    while not played.state.is_over:
        yield tuple(chance.randint(1, 6) for _ in range(played.state.ruleset.dice_count))


@pytest.mark.parametrize("ruleset", ["maxi-sv-modern", "yatzy-da"])
def test_a_whole_game_of_four_by_keys(
    open_window: OpenWindow, tmp_path: Path, ruleset: str
) -> None:
    lay(tmp_path, ruleset, FOUR, past_rounds(ruleset))
    played = open_window()
    rules, chance = played.state.ruleset, random.Random(3)
    letters, most = box_letters(rules), []
    for dice in throws(played, chance):
        seat, keys = played.state.current, Counter(played)
        assert panel_of(played).isVisible()
        assert not played.window.roll_panel.isVisible()
        used = chance.randint(1, rules.rolls_per_turn + played.state.saved_rolls[seat])
        used = min(used, 9)
        keys.type("".join(map(str, dice)))
        if rules.saved_rolls.enabled:
            keys.type(str(used))
            assert played.state.turn.rolls_used == used
        else:
            keys.press(Qt.Key.Key_Return)
        assert played.state.turn.dice == dice
        category = chance.choice(legal_categories(played.state))
        points = possible_scores(played.state)[category]
        keys.type(letters[category])
        assert played.state.scorecards[seat].score_of(category) == points
        most.append(keys.count)
    assert max(most) <= rules.dice_count + 2
    assert len(most) == 4 * (played.state.round_count - past_rounds(ruleset))
    assert played.window.game_over.isVisible()
    assert not panel_of(played).isVisible()
    assert kept_state(tmp_path) == played.state


def test_a_whole_game_of_four_by_mouse(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, "maxi-da", FOUR, past_rounds("maxi-da"))
    played = open_window()
    chance = random.Random(5)
    for dice in throws(played, chance):
        seat, panel = played.state.current, panel_of(played)
        for face in dice:
            QTest.mouseClick(panel.keys[face - 1], LEFT)
        if played.state.ruleset.saved_rolls.enabled:
            panel.rolls.setCurrentIndex(2)
            panel.rolls.activated.emit(2)
        QTest.mouseClick(panel.take_button, LEFT)
        assert played.state.turn.dice == dice
        options = possible_scores(played.state)
        category = max(options, key=lambda key: options[key])
        played.fill(category)
        assert played.state.scorecards[seat].score_of(category) == options[category]
    assert played.window.game_over.isVisible()
    assert kept_state(tmp_path) == played.state


def test_points_alone_are_taken_if_dice_can_give_them(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path, "yatzy-sv", FOUR[:2])
    played = open_window()
    played.fill("fours")
    panel = panel_of(played)
    assert panel.said.text() == "Fours: …"
    assert panel.note.text() == "Possible: 0, 4, 8, 12, 16, and 20"
    keys = Counter(played)
    keys.type("3")
    keys.press(Qt.Key.Key_Return)
    assert played.state.current == 0
    keys.type("12")
    assert panel.said.text() == "Fours: 12"
    keys.press(Qt.Key.Key_Return)
    assert played.state.scorecards[0].score_of("fours") == 12
    assert played.state.current == 1
    keys.type(box_letters(played.state.ruleset)["chance"])
    assert panel.note.text() == "Possible: 5 to 30, or 0 to strike it out" or "30" in (
        panel.note.text()
    )
    keys.type("26")
    keys.press(Qt.Key.Key_Return)
    assert played.state.scorecards[1].score_of("chance") == 26
    assert kept_state(tmp_path) == played.state
    played.window.menu.take_back.trigger()
    assert played.state.scorecards[1].is_open("chance")


def test_no_points_are_asked_about_like_any_strike(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, "yatzy-sv", FOUR[:2])
    SettingsStore(tmp_path).save(Settings())
    played = open_window()
    card, keys = played.window.question_card, Counter(played)
    played.fill("fours")
    keys.type("0")
    keys.press(Qt.Key.Key_Return)
    assert card.isVisible()
    assert card.question.text() == "Strike out Fours?"
    assert played.state.scorecards[0].is_open("fours")
    keys.press(Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert played.state.scorecards[0].is_open("fours")
    assert panel_of(played).entry.points == 0
    QTest.mouseClick(panel_of(played).take_button, LEFT)
    QTest.mouseClick(card.go_on_button, LEFT)
    assert played.state.scorecards[0].score_of("fours") == 0
    assert played.state.current == 1
    # What gets points is not asked about.
    played.fill("chance")
    keys.type("9")
    keys.press(Qt.Key.Key_Return)
    assert not card.isVisible()
    assert played.state.scorecards[1].score_of("chance") == 9


@pytest.mark.parametrize(("asks", "is_asked"), [("never", False), ("always", True)])
def test_no_points_in_the_last_box_are_asked_about_as_the_setting_says(
    open_window: OpenWindow, tmp_path: Path, asks: str, *, is_asked: bool
) -> None:
    lay(tmp_path, "yatzy-sv", FOUR[:1], past_rounds=14)
    SettingsStore(tmp_path).save(Settings(strike_asks=asks))
    played = open_window()
    played.fill("yatzy")
    keys = Counter(played)
    keys.type("0")
    keys.press(Qt.Key.Key_Return)
    assert played.window.question_card.isVisible() == is_asked
    assert played.state.is_over != is_asked


def test_each_possible_value_of_each_box_can_be_typed_and_no_other(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path, "yatzy-sv", FOUR[:1])
    played = open_window()
    panel = panel_of(played)
    for category, possible in enterable_points(played.state).items():
        for points in range(max(possible) + 3):
            panel.ask_points(category, possible)
            for digit in str(points):
                panel.press_face(int(digit))
            typed = panel.entry.points
            assert (typed == points) == (points in possible)
    assert played.state.scorecards[0].filled_count == 0


def test_typing_can_be_put_right(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, "yatzy-sv", FOUR[:1])
    played = open_window()
    keys = Counter(played)
    keys.type("7123455")
    panel = panel_of(played)
    assert panel.entry.faces == (1, 2, 3, 4, 5)
    keys.press(Qt.Key.Key_Backspace)
    keys.press(Qt.Key.Key_Return)
    assert played.state.turn.dice is None
    QTest.mouseClick(panel.slots[0], LEFT)
    keys.type("66")
    keys.press(Qt.Key.Key_Return)
    assert played.state.turn.dice == (2, 3, 4, 6, 6)
    keys.type("11111")
    keys.press(Qt.Key.Key_Return)
    assert played.state.turn.dice == (1,) * 5
    played.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert played.state.turn.dice == (2, 3, 4, 6, 6)
    assert kept_state(tmp_path) == played.state


def test_a_hint_helps_with_real_dice_that_are_known(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path, "yatzy-sv", FOUR[:1])
    played = open_window()
    keys = Counter(played)
    assert not played.window.menu.hint.isEnabled()
    keys.press(Qt.Key.Key_R)
    keys.type("55512")
    keys.press(Qt.Key.Key_Return)
    assert played.state.turn.rolls_used == 1
    assert played.state.can_roll
    ask_for_hint(played)
    assert "5" in played.window.hint_card.title.text()


def test_real_dice_and_those_of_the_program_take_turns(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path, "yatzy-sv", [Player("Anna", own_dice=True), Player("Bo")])
    played = open_window()
    keys = Counter(played)
    keys.type("66666")
    keys.press(Qt.Key.Key_Return)
    keys.type("f")
    assert played.state.scorecards[0].score_of("sixes") == 30
    assert not panel_of(played).isVisible()
    assert played.window.roll_panel.isVisible()
    played.press(Qt.Key.Key_Space)
    assert played.state.turn.rolls_used == 1
    played.fill("chance")
    assert panel_of(played).isVisible()
    entries = [type(each.action) for each in played.context.game.model.history.entries]
    assert EnterDice in entries
    assert EnterPoints not in entries


def test_the_panel_speaks_and_the_cells_name_their_keys(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(tmp_path, "yatzy-sv", FOUR[:1])
    played = open_window()
    said: list[str] = []
    monkeypatch.setattr(EntryPanel, "tell", lambda _panel, text: said.append(text))
    keys = Counter(played)
    assert TurnHint.ENTER is not None
    assert "What do the dice show?" in panel_of(played).accessibleDescription()
    keys.type("13356")
    assert "Press Enter" in panel_of(played).accessibleDescription()
    keys.press(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert said == ["Entered: 1, 3, 3, 5, and 6"]
    model = played.window.pad.view.model()
    index = model.index(played.row_of("twos"), 0)
    described = index.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "Press Enter or B to fill this box." in described
