"""The records of all games as a table or as JSON, from a shell."""

from __future__ import annotations

import sqlite3
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from yatzy_desktop.app.shell.console import (
    PROGRAM,
    ConsoleParser,
    MistakeError,
    named_folder,
    say,
)
from yatzy_desktop.app.shell.names import RECORDS
from yatzy_desktop.app.shell.rules import RULESET_HELP, ruleset_called
from yatzy_desktop.strategy import play_fingerprint

if TYPE_CHECKING:
    from yatzy_desktop.adapters.records import Filter


def tell_records(words: Sequence[str]) -> int:
    """Print or write the records that the arguments ask for; return the exit code."""
    return _parser().carry_out(words, _tell)


def _parser() -> ConsoleParser:
    parser = ConsoleParser(
        prog=f"{PROGRAM} {RECORDS}",
        description=(
            "Tell all games that were kept, the oldest first: as a table (CSV) with a row for "
            "each player and game, or as JSON that can be brought in elsewhere."
        ),
    )
    add = parser.add_argument
    kind = parser.add_mutually_exclusive_group(required=True)
    kind.add_argument("--csv", action="store_true", help="a table; its first row names the columns")
    kind.add_argument("--json", action="store_true", help="everything, games with their throws")
    add("--output", type=Path, metavar="FILE", help="the file to write, instead of printing")
    add("--ruleset", metavar="KEY", help=f"only games by these rules: {RULESET_HELP}")
    add("--player", metavar="NAME", help="only games of this person")
    add("--since", type=_day, metavar="DATE", help="only games of this day (2026-12-24) and later")
    add("--until", type=_day, metavar="DATE", help="only games of this day and earlier")
    add("--people-only", action="store_true", help="no games with computers")
    add("--without-help", action="store_true", help="no games in which advice was seen")
    add("--data-dir", type=named_folder, metavar="DIR", help="where the games are kept")
    return parser


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise ArgumentTypeError(f"{text!r} is no date like 2026-12-24") from error


def _tell(wishes: Namespace) -> None:
    from yatzy_desktop.adapters.records import RecordsError, open_existing, records_path  # noqa: PLC0415
    from yatzy_desktop.adapters.storage import AppPaths  # noqa: PLC0415 - needs Qt

    folder = wishes.data_dir
    paths = AppPaths.standard() if folder is None else AppPaths.inside(folder)
    path = records_path(paths.data_dir)
    if not path.exists():
        raise MistakeError(f"no records in {path.parent}")
    try:
        with closing(open_existing(path)) as connection:
            text = _text(connection, wishes)
    except (RecordsError, sqlite3.Error) as error:
        raise MistakeError(f"cannot read {path}: {error}") from error
    _hand_out(text, wishes.output, with_mark=wishes.csv)


def _text(connection: sqlite3.Connection, wishes: Namespace) -> str:
    from yatzy_desktop.adapters.records import csv_text, find_player, game_numbers, json_pieces  # noqa: PLC0415

    player = None
    if wishes.player is not None:
        player = find_player(connection, wishes.player, None)
        if not player:
            raise MistakeError(f"no games of {wishes.player!r}")
    numbers = game_numbers(connection, _filter(wishes), player)
    tell: Callable[[], str] = (
        (lambda: csv_text(connection, numbers))
        if wishes.csv
        else (lambda: "".join(json_pieces(connection, numbers)))
    )
    return tell()


def _filter(wishes: Namespace) -> Filter:
    from yatzy_desktop.adapters.records import DiceKind, Filter  # noqa: PLC0415

    ruleset = None if wishes.ruleset is None else ruleset_called(wishes.ruleset)
    return Filter(
        ruleset=None if ruleset is None else play_fingerprint(ruleset),
        since=wishes.since,
        until=wishes.until,
        people_only=wishes.people_only,
        without_help=wishes.without_help,
        dice=DiceKind.ALL,
    )


def _hand_out(text: str, output: Path | None, *, with_mark: bool) -> None:
    from yatzy_desktop.adapters.records import BYTE_ORDER_MARK  # noqa: PLC0415
    from yatzy_desktop.adapters.storage import write_chosen  # noqa: PLC0415

    if output is None:
        say(text.replace("\r\n", "\n").removesuffix("\n"))
        return
    try:
        write_chosen(output, ((BYTE_ORDER_MARK if with_mark else "") + text).encode())
    except (OSError, ValueError) as error:
        raise MistakeError(f"cannot write {output}: {error}") from error
