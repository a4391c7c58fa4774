"""A table at which somebody plays, with all that its model saves and says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from yatzy_desktop.adapters.game.game_model import GameModel
from yatzy_desktop.game import (
    History,
    Player,
    RollDice,
    ScoreBox,
    ScriptedDice,
    SeededDice,
    new_game,
)
from yatzy_desktop.rules import Ruleset, find_ruleset

NOTHING: frozenset[int] = frozenset()
SIGNALS = (
    "game_started",
    "state_changed",
    "held_changed",
    "dice_rolled",
    "box_scored",
    "bonus_earned",
    "extra_yatzy_earned",
    "dice_entered",
    "box_amended",
    "player_renamed",
    "seat_handed_over",
    "player_left",
    "player_joined",
    "corrected",
    "turn_started",
    "game_ended",
    "taken_back",
    "redone",
    "refused",
)


class Diary:
    """Everything a model says, in order, and what is saved at that moment."""

    def __init__(self, model: GameModel, saves: list[Any]) -> None:
        self.entries: list[tuple[str, Any]] = []
        self.saves_when_heard: list[int] = []
        self._saves = saves
        for name in SIGNALS:
            getattr(model, name).connect(self._note(name))

    def _note(self, name: str) -> Callable[..., None]:
        def note(*arguments: object) -> None:
            self.entries.append((name, arguments[0] if len(arguments) == 1 else arguments))
            self.saves_when_heard.append(len(self._saves))

        return note

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.entries]

    def all_of(self, name: str) -> list[Any]:
        return [what for each, what in self.entries if each == name]

    def clear(self) -> None:
        self.entries.clear()
        self.saves_when_heard.clear()


class Table:
    """A model at which somebody plays, with all it saves and says."""

    def __init__(
        self,
        faces: list[int] | None = None,
        ruleset: Ruleset | str = "yatzy-sv",
        players: tuple[Player | str, ...] = ("Åsa",),
    ) -> None:
        self.saves: list[tuple[History, frozenset[int]]] = []
        source = SeededDice(7) if faces is None else ScriptedDice(faces)
        self.model = GameModel(source, lambda *saved: self.saves.append(saved))
        self.diary = Diary(self.model, self.saves)
        rules = find_ruleset(ruleset) if isinstance(ruleset, str) else ruleset
        self.model.start(History.starting(new_game(rules, players)))
        self.diary.clear()


def play_to_the_end(model: GameModel) -> None:
    while not model.state.is_over:
        model.submit(RollDice())
        model.submit(ScoreBox(model.state.scorecard.open_categories[0]))
