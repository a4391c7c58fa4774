"""What the program does in a shell, without a window; each command is loaded when it runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from yatzy_desktop.app.shell.names import (
    ADVISE,
    PRINT_CARD,
    PRINTERS,
    RECORDS,
    REVIEW,
    SIMULATE,
    SOLVE,
    VERIFY,
)


@dataclass(frozen=True, slots=True)
class ShellCommand:
    """A first argument that stands for a task; `run` takes the rest and returns the exit code."""

    summary: str
    run: Callable[[Sequence[str]], int]


def _print_card(words: Sequence[str]) -> int:
    from yatzy_desktop.app.shell.print_card import print_card  # noqa: PLC0415

    return print_card(words)


def _printers(words: Sequence[str]) -> int:
    from yatzy_desktop.app.shell.printers import tell_printers  # noqa: PLC0415

    return tell_printers(words)


def _simulate(words: Sequence[str]) -> int:
    from yatzy_desktop.app.shell.simulate import simulate_games  # noqa: PLC0415

    return simulate_games(words)


def _advise(words: Sequence[str]) -> int:
    from yatzy_desktop.app.shell.advise import advise_on_position  # noqa: PLC0415

    return advise_on_position(words)


def _review(words: Sequence[str]) -> int:
    from yatzy_desktop.app.shell.review import review_from_file  # noqa: PLC0415

    return review_from_file(words)


def _solve(words: Sequence[str]) -> int:
    from yatzy_desktop.app.shell.solve import solve_rules  # noqa: PLC0415

    return solve_rules(words)


def _verify(words: Sequence[str]) -> int:
    from yatzy_desktop.app.shell.verify import verify_game  # noqa: PLC0415

    return verify_game(words)


def _records(words: Sequence[str]) -> int:
    from yatzy_desktop.app.shell.records import tell_records  # noqa: PLC0415

    return tell_records(words)


COMMANDS: Mapping[str, ShellCommand] = {
    PRINT_CARD: ShellCommand("print an empty score sheet", _print_card),
    SIMULATE: ShellCommand("let a computer play many games alone and tell its results", _simulate),
    ADVISE: ShellCommand("rank the choices in a position", _advise),
    REVIEW: ShellCommand("tell what each choice of a saved game cost", _review),
    SOLVE: ShellCommand("work out own rules with five dice exactly", _solve),
    VERIFY: ShellCommand("prove that the dice of a saved game follow from its seed", _verify),
    PRINTERS: ShellCommand("tell the printers that the system knows", _printers),
    RECORDS: ShellCommand("tell all games that were kept, as CSV or JSON", _records),
}
