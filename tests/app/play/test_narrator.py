"""What is told of a game to those who play by ear."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication

from tests.helpers.catalogs import LANGUAGES
from tests.helpers.spoken import spoken
from yatzy_desktop.adapters.game.game_model import GameModel
from yatzy_desktop.app.play.narrator import Narrator
from yatzy_desktop.game import (
    History,
    Player,
    RollDice,
    ScoreBox,
    ScriptedDice,
    legal_categories,
    new_game,
)
from yatzy_desktop.rules import Ruleset, find_ruleset

FIVE = [5, 6, 2, 6, 2]


class Desk:
    """A game with scripted dice, and somebody who listens."""

    def __init__(
        self, dice: list[int], *players: Player | str, rules: str | Ruleset = "yatzy-sv"
    ) -> None:
        ruleset = find_ruleset(rules) if isinstance(rules, str) else rules
        self.said: list[str] = []
        self.parent = QObject()
        self.model = GameModel(ScriptedDice(dice))
        self.narrator = Narrator(self.model, self.said.append, self.parent)
        self.model.start(History.starting(new_game(ruleset, players or ("Anna", "Bo"))))

    def heard(self) -> list[str]:
        """Return what has been said since the last time."""
        QCoreApplication.processEvents()
        said, self.said[:] = list(self.said), []
        return said

    def roll(self, *held: int) -> None:
        self.model.submit(RollDice(frozenset(held)))
        self.narrator.tell_landed(self.model.state)

    def fill(self, category: str) -> None:
        self.model.submit(ScoreBox(category))


@pytest.fixture(autouse=True)
def quiet(qapp: QApplication) -> Iterator[None]:
    with spoken("en"):
        yield
    qapp.processEvents()


def test_a_turn_is_told_as_it_is_played() -> None:
    desk = Desk([*FIVE, 1, 2, 6])
    assert desk.heard() == ["Anna’s turn."]
    desk.roll()
    assert desk.heard() == ["Five, six, two, six, two. 2 rolls left."]
    desk.model.toggle_held(1)
    assert desk.heard() == ["Holding 1 six."]
    desk.model.toggle_held(3)
    assert desk.heard() == ["Holding 2 sixes."]
    desk.model.toggle_held(4)
    assert desk.heard() == ["Holding 1 two and 2 sixes."]
    desk.model.toggle_held(4)
    desk.roll(1, 3)
    assert desk.heard() == ["Holding 2 sixes. One, six, two, six, six. 1 roll left."]
    desk.fill("sixes")
    assert desk.heard() == ["Sixes: 18. Bo’s turn."]


def test_nothing_is_told_before_the_dice_lie() -> None:
    desk = Desk(FIVE)
    desk.heard()
    desk.model.submit(RollDice())
    for tell in (desk.narrator.tell_table, desk.narrator.tell_choices):
        tell()
    assert desk.heard() == []
    desk.narrator.tell_landed(desk.model.state)
    assert desk.heard() == ["Five, six, two, six, two. 2 rolls left."]


def test_marks_that_go_with_a_box_are_not_told() -> None:
    desk = Desk(FIVE)
    desk.roll()
    desk.model.set_held(frozenset({1, 3}))
    desk.heard()
    desk.fill("twos")
    assert desk.heard() == ["Twos: 4. Bo’s turn."]


def test_a_strike_and_what_is_taken_back_are_told() -> None:
    desk = Desk(FIVE)
    desk.roll()
    desk.heard()
    desk.fill("yatzy")
    assert desk.heard() == ["Yatzy struck out. Bo’s turn."]
    assert desk.model.take_back()
    back = "Taken back. Anna’s turn. Five, six, two, six, two. 2 rolls left."
    assert desk.heard() == [back]
    assert desk.model.redo()
    assert desk.heard() == ["Done again. Bo’s turn."]


def test_a_computers_turn_is_one_sentence() -> None:
    desk = Desk([*FIVE, 1, 2, 6, 3, 3, 3, 4, 4], "Anna", Player("Vidar", level="easy"))
    desk.roll()
    desk.fill("twos")
    assert desk.heard() == ["Anna’s turn. Five, six, two, six, two. 2 rolls left. Twos: 4."]
    desk.roll()
    desk.roll(0, 1)
    assert desk.heard() == []
    desk.fill("chance")
    dice = "one, two, three, four, four"
    assert desk.heard() == [f"Vidar takes 14 for Chance, with {dice}. Anna’s turn."]


def test_one_who_plays_alone_is_not_told_whose_turn_it_is() -> None:
    desk = Desk(FIVE, "Anna")
    desk.roll()
    desk.heard()
    desk.fill("twos")
    assert desk.heard() == ["Twos: 4."]


def test_bonus_and_end_are_told_with_the_box() -> None:
    rules = find_ruleset("yatzy-sv")
    upper = ["ones", "twos", "threes", "fours", "fives", "sixes"]
    order = [box.key for box in rules.categories if box.key not in upper] + upper
    faces = {key: face for face, key in enumerate(upper, 1)}
    desk = Desk([faces.get(key, 1) for key in order for _ in range(5)], "Anna")
    said = []
    for key in order:
        desk.roll()
        desk.fill(key)
        said = desk.heard()
    assert said == [
        "Six, six, six, six, six. 2 rolls left. Sixes: 30. The game is over.",
    ]


def test_the_bonus_is_told_when_it_is_earned() -> None:
    desk = Desk([face for face in (6, 5, 4) for _ in range(5)], "Anna")
    for key in ("sixes", "fives"):
        desk.roll()
        desk.fill(key)
    desk.roll()
    desk.heard()
    desk.fill("fours")
    assert desk.heard() == ["Fours: 20. Bonus: 50."]


def test_what_lies_and_what_it_gives_can_be_asked_for() -> None:
    desk = Desk(FIVE)
    desk.heard()
    desk.narrator.tell_table()
    desk.narrator.tell_choices()
    assert desk.heard() == ["The dice are in the cup. 3 rolls left.", "Nothing is rolled yet."]
    desk.roll()
    desk.model.set_held(frozenset({1}))
    desk.heard()
    desk.narrator.tell_table()
    desk.narrator.tell_choices()
    table, choices = desk.heard()
    assert table == "Five, six, two, six, two. Holding 1 six. 2 rolls left."
    assert choices.startswith("Chance 21, Two pairs 16, Sixes 12, One pair 12, Fives 5, Twos 4.")
    assert choices.endswith("Full house, Yatzy.")
    assert "Zero: Ones, Threes" in choices


def test_everybodys_sheet_is_read_in_turn() -> None:
    desk = Desk([*FIVE, *FIVE], "Anna", "Bo", "Cia")
    desk.roll()
    desk.fill("twos")
    desk.roll()
    desk.fill("yatzy")
    desk.heard()
    for step in (1, 1, 1, -1):
        desk.narrator.tell_sheet(step)
    cia, anna, bo, again = desk.heard()
    assert cia.startswith("Cia: 0 points. Open: Ones, Twos")
    assert anna.startswith("Anna: 4 points. Twos 4. Open: Ones, Threes")
    assert bo.startswith("Bo: 0 points. Zero: Yatzy. Open: Ones")
    assert again == anna
    desk.narrator.tell_standings()
    assert desk.heard() == ["Anna 4, Bo 0, Cia 0."]


def test_saved_rolls_are_told_where_there_are_any() -> None:
    desk = Desk([1, 2, 3, 4, 5, 6], "Anna", rules="maxi-sv-modern")
    desk.roll()
    assert desk.heard() == ["One, two, three, four, five, six. 2 rolls left, and 0 saved."]


def test_a_game_that_is_opened_in_mid_turn_is_told_whole() -> None:
    desk = Desk(FIVE)
    desk.roll()
    desk.model.set_held(frozenset({1, 3}))
    history = desk.model.history
    desk.heard()
    desk.model.resume(history, frozenset({1, 3}))
    assert desk.heard() == [
        "Anna’s turn. Five, six, two, six, two. Holding 2 sixes. 2 rolls left.",
    ]


def test_before_there_is_a_game_nothing_is_told() -> None:
    said: list[str] = []
    parent = QObject()
    narrator = Narrator(GameModel(), said.append, parent)
    narrator.begin()
    for tell in (narrator.tell_table, narrator.tell_choices, narrator.tell_standings):
        tell()
    narrator.tell_sheet(1)
    QCoreApplication.processEvents()
    assert said == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_told_in_every_language(language: str) -> None:
    with spoken("en"):
        english = told()
    with spoken(language):
        assert not set(told()) & set(english)


def told() -> list[str]:
    desk = Desk([*FIVE, *FIVE], "Anna", Player("Vidar", level="easy"))
    desk.roll()
    said = desk.heard()
    desk.model.set_held(frozenset({1, 3}))
    for tell in (desk.narrator.tell_table, desk.narrator.tell_choices):
        tell()
    desk.narrator.tell_sheet(1)
    desk.fill(legal_categories(desk.model.state)[0])
    desk.roll()
    desk.fill("chance")
    return [*said, *desk.heard()]
