"""Finds the table for a ruleset among the shipped ones, or says what stands in for it."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib.resources.abc import Traversable
from pathlib import Path

from yatzy_desktop.plain_files import read_beginning, read_plain
from yatzy_desktop.rules import Ruleset, SavedRolls, find_ruleset, rulesets
from yatzy_desktop.strategy.fingerprint import play_fingerprint
from yatzy_desktop.strategy.last_boxes import LastBoxesTable
from yatzy_desktop.strategy.layout import card_layout
from yatzy_desktop.strategy.nearest import NearestTable, most_similar
from yatzy_desktop.strategy.solved import SolvedTable, is_quickly_solved
from yatzy_desktop.strategy.table import FactorTable, TableError, ValueTable, unpack_table
from yatzy_desktop.strategy.whole_table import (
    HEAD_BYTES,
    SOLVED_LIMIT,
    WholeTable,
    unpack_expected,
    unpack_whole_table,
)
from yatzy_desktop.strategy.winning import SpreadModel, spread_for

INDEX_NAME = "tables.toml"
SOLVED_SUFFIX = ".values"


@dataclass(frozen=True, slots=True)
class TableEntry:
    """A shipped table: its file and its exact figures, known without opening it (points).

    `error` is about the most that a listed value was off in positions met in good play, held
    against other solvers.
    """

    fingerprint: str
    file: str
    expected: float
    deviation: float
    bonus_rate: float
    lost: float
    error: float


_PLAYED_EITHER_WAY = ("maxi-sv-classic", "maxi-sv-modern")
"""The pads whose players save rolls or not, whatever is printed on them."""


def rulesets_with_tables() -> tuple[Ruleset, ...]:
    """Return the rulesets that have a table.

    Those are the shipped ones, and pads that are often played with the saving of rolls
    switched the other way.
    """
    switched = (
        replace(each, saved_rolls=SavedRolls(enabled=not each.saved_rolls.enabled))
        for each in map(find_ruleset, _PLAYED_EITHER_WAY)
    )
    return (*rulesets(), *switched)


def solved_path(folder: Path, ruleset: Ruleset) -> Path:
    """Return where the table of an own ruleset is kept once it is solved."""
    return folder / f"{play_fingerprint(ruleset)}{SOLVED_SUFFIX}"


def read_solved(folder: Path, ruleset: Ruleset) -> WholeTable | None:
    """Return the table that an own ruleset was solved into; None where none can be used.

    The time of the file tells when it was used last.
    """
    path = solved_path(folder, ruleset)
    try:
        table = unpack_whole_table(read_plain(path, SOLVED_LIMIT), ruleset)
    except (OSError, TableError):
        # It will be solved anew: nothing is lost but time.
        with suppress(OSError):
            path.unlink()
        return None
    with suppress(OSError):
        path.touch()
    return table


def read_solved_score(folder: Path, ruleset: Ruleset) -> float | None:
    """Return the exact mean score of an own ruleset that has been solved, None for others."""
    try:
        path = solved_path(folder, ruleset)
        return unpack_expected(read_beginning(path, HEAD_BYTES, SOLVED_LIMIT), ruleset)
    except (OSError, TableError):
        return None


class TableLibrary:
    """The shipped tables in their folder; each is read when first wanted, then kept.

    `solved` is the folder with the tables of own rulesets that were solved on this computer.
    """

    def __init__(self, folder: Traversable, solved: Path | None = None) -> None:
        self._folder = folder
        self._solved = solved
        self._entries = {each.fingerprint: each for each in read_index(folder)}
        self._opened: dict[str, FactorTable] = {}
        self._finished: dict[str, LastBoxesTable] = {}

    @property
    def entries(self) -> tuple[TableEntry, ...]:
        """Every shipped table."""
        return tuple(self._entries.values())

    def entry_for(self, ruleset: Ruleset) -> TableEntry | None:
        """Return the table made for exactly these rules, or None."""
        return self._entries.get(play_fingerprint(ruleset))

    def table_for(self, ruleset: Ruleset) -> ValueTable:
        """Return the best values there are for a ruleset; see `is_exact`.

        Its own table if it has one, or was solved into one; exact values worked out on the
        spot where the order of filling is fixed; else the table of the most similar ruleset.
        Raises `TableError` if a shipped file is missing or damaged.
        """
        entry = self.entry_for(ruleset)
        if entry is not None:
            if entry.file not in self._finished:
                table = self._open(entry, ruleset)
                self._finished[entry.file] = LastBoxesTable(ruleset, table, entry.error)
            return self._finished[entry.file]
        if is_quickly_solved(ruleset):
            return SolvedTable(ruleset)
        whole = read_solved(self._solved, ruleset) if self._solved is not None else None
        if whole is not None:
            return whole
        candidates = [each for each in rulesets_with_tables() if self.entry_for(each)]
        similar = most_similar(ruleset, candidates)
        other = self.entry_for(similar) if similar else None
        if similar is None or other is None:
            raise TableError("no table for so many dice")
        return NearestTable(ruleset, similar, self._open(other, similar))

    def spread_for(self, ruleset: Ruleset) -> SpreadModel | None:
        """Return by how much the values of a ruleset vary; None where nobody measured it.

        Raises `TableError` if the shipped file is missing or damaged.
        """
        return spread_for(self._folder, ruleset)

    def _open(self, entry: TableEntry, ruleset: Ruleset) -> FactorTable:
        if entry.file not in self._opened:
            try:
                data = self._folder.joinpath(entry.file).read_bytes()
            except OSError as error:
                raise TableError(f"the table {entry.file} cannot be read") from error
            info, parts = unpack_table(data)
            if info.fingerprint != entry.fingerprint:
                raise TableError(f"the table {entry.file} is for other rules")
            self._opened[entry.file] = FactorTable(card_layout(ruleset), info, parts)
        return self._opened[entry.file]


def read_index(folder: Traversable) -> list[TableEntry]:
    """Return the shipped tables listed in a folder; raises `TableError`."""
    try:
        plain = tomllib.loads(folder.joinpath(INDEX_NAME).read_text(encoding="utf-8"))
        return [TableEntry(**each) for each in plain["table"]]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise TableError("the list of tables cannot be read") from error
