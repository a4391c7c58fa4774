"""Computer players decide on a state alone, and no state holds the seed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path

import yatzy_desktop
import yatzy_desktop.game
from tests.helpers.keyed_games import played_out, started
from tests.helpers.tables import only_boxes
from yatzy_desktop.game import FairDice, History

ROOT = Path(yatzy_desktop.__file__).parents[1]
SECRET = {
    "FairDice",
    "History",
    "LogEntry",
    "history_to_text",
    "text_to_session",
    "verify",
    "fair_dice",
    "history",
    "notation",
    "log_notation",
    "verification",
}


def reached(value: object) -> Iterator[object]:
    """Yield everything that can be reached from a value."""
    yield value
    if isinstance(value, Enum):
        return
    if is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from reached(getattr(value, each.name))
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from reached(key)
            yield from reached(part)
    elif isinstance(value, tuple | list | frozenset | set):
        for part in value:
            yield from reached(part)


def test_no_state_of_a_game_holds_its_seed() -> None:
    history = played_out(started(only_boxes("maxi-sv-modern", "chance", "villa"), "A", "B"))
    assert any(isinstance(each, FairDice | bytes) for each in reached(history))
    for state in history.states:
        kinds = {type(each) for each in reached(state)}
        assert not kinds & {FairDice, History, bytes, bytearray}
        assert all(kind.__module__.startswith(("builtins", "yatzy_desktop.")) for kind in kinds)


def imported(module: str) -> Iterator[str]:
    """Yield the full names of all that a module of the program imports, lazily too."""
    path = ROOT.joinpath(*module.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)


def test_who_decides_takes_nothing_from_the_game_that_knows_the_seed() -> None:
    # Reviews read the logs of games; computer players, and all that they use, read none.
    seen, waiting = set[str](), {"yatzy_desktop.strategy.policy"}
    while waiting:
        module = waiting.pop()
        for name in imported(module):
            seen.add(name)
            owner = name.rpartition(".")[0]
            if owner.startswith("yatzy_desktop.strategy.") and owner not in seen:
                seen.add(owner)
                waiting.add(owner)
    assert "yatzy_desktop.game.GameState" in seen
    assert "yatzy_desktop.strategy.analysis" in seen
    assert not {name.rpartition(".")[2] for name in seen} & SECRET
