"""Own rules solved exactly, from a shell; the game starts the same command for its coach."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from yatzy_desktop.app.shell.console import PROGRAM, ConsoleParser, MistakeError, say
from yatzy_desktop.app.shell.names import SOLVE
from yatzy_desktop.app.shell.rules import (
    add_data_dir,
    ruleset_called,
    ruleset_word,
    solved_folder,
    table_library,
)
from yatzy_desktop.game import new_game
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy import SolvedTable, advise, is_solvable, read_solved, solve_whole
from yatzy_desktop.strategy.solved import is_quickly_solved

_POLITENESS = 10
_BELOW_NORMAL = 0x4000


def solve_rules(words: Sequence[str]) -> int:
    """Solve the rules that the arguments name and keep the result; return the exit code."""
    return _parser().carry_out(words, _solve)


def _parser() -> ConsoleParser:
    parser = ConsoleParser(
        prog=f"{PROGRAM} {SOLVE}",
        description=(
            "Work out own rules with five dice exactly, so that coach, computers and the other "
            "commands play by them. Takes about a minute, with saved rolls or locked dice some "
            "ten; the share done is told in percent."
        ),
    )
    told = "a file with own rules"
    parser.add_argument("--ruleset", required=True, metavar="FILE", help=told)
    add_data_dir(parser)
    return parser


def _solve(wishes: Namespace) -> None:
    ruleset, folder = ruleset_called(wishes.ruleset), solved_folder(wishes.data_dir)
    entry = table_library(ruleset, wishes.data_dir).entry_for(ruleset)
    if entry is None and is_quickly_solved(ruleset):
        found = advise(new_game(ruleset, [""]), SolvedTable(ruleset))
        _tell(ruleset, found.value)
        say("Nothing is kept: these rules are worked out anew whenever that is needed.")
        return
    if entry is None and not is_solvable(ruleset):
        raise MistakeError(
            "these rules cannot be worked out beforehand: that needs five dice, an order that is"
            " not fixed, and no more boxes and saved rolls than memory holds values for"
        )
    score = _score(ruleset, folder) if entry is None else entry.expected
    _tell(ruleset, score)


def _tell(ruleset: Ruleset, score: float) -> None:
    say(f"{ruleset_word(ruleset)}: best play scores {score:.3f} points on average")


def _score(ruleset: Ruleset, folder: Path) -> float:
    known = read_solved(folder, ruleset)
    return _solved_now(ruleset, folder) if known is None else known.expected


def _solved_now(ruleset: Ruleset, folder: Path) -> float:
    from yatzy_desktop.adapters.storage import keep_solved  # noqa: PLC0415 - needs Qt

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MistakeError(f"cannot write to {folder}: {error.strerror}") from error
    _let_others_go_first()
    told = -1

    def tell(share: float) -> None:
        nonlocal told
        percent = int(100 * share)
        if percent > told:
            told = percent
            say(f"{percent} %")

    table = solve_whole(ruleset, tell)
    try:
        keep_solved(folder, table)
    except OSError as error:
        raise MistakeError(f"cannot write to {folder}: {error}") from error
    return table.expected


def _let_others_go_first() -> None:
    """Take only the time of the processor that nobody else wants."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(_POLITENESS)
