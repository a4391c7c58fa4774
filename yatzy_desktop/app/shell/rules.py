"""The rules that a shell command is told to use: shipped ones, or those in a file."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.app.shell.console import MistakeError, named_folder
from yatzy_desktop.plain_files import is_there
from yatzy_desktop.rules import Ruleset, UnknownRulesetError, find_ruleset, rulesets
from yatzy_desktop.strategy import SpreadModel, TableError, TableLibrary, ValueTable

RULESET_HELP = "a ruleset, or a file with own rules"
SIMILAR = "judged by the table of similar rules"
"""What is said where values are not those of the very rules that are played."""


def add_data_dir(parser: ArgumentParser) -> None:
    """Add the option that names the folder of own rules that were worked out."""
    told = "where own rules that were worked out are kept"
    parser.add_argument("--data-dir", type=named_folder, metavar="DIR", help=told)


def ruleset_called(key: str) -> Ruleset:
    """Return a shipped ruleset, or the one in a file; raises `MistakeError`."""
    try:
        return find_ruleset(key)
    except UnknownRulesetError:
        path = Path(key)
    if not is_there(path):
        known = ", ".join(each.key for each in rulesets())
        raise MistakeError(f"no ruleset {key!r}; there are {known}")

    from yatzy_desktop.adapters.storage import RulesFileError, read_ruleset  # noqa: PLC0415

    try:
        return read_ruleset(path)
    except RulesFileError as error:
        from yatzy_desktop.adapters.words import rules_file_problem_text  # noqa: PLC0415

        why = rules_file_problem_text(error.problem)
        raise MistakeError(f"no rules can be read from {path}: {why}") from error


def ruleset_word(ruleset: Ruleset) -> str:
    """Return what rules are called in a shell: their key, or the name of one's own."""
    return ruleset.name or ruleset.key


def table_of(ruleset: Ruleset, data_dir: Path | None = None) -> ValueTable:
    """Return the best values there are for a ruleset; raises `MistakeError`."""
    try:
        return table_library(ruleset, data_dir).table_for(ruleset)
    except TableError as error:
        raise MistakeError(f"no table of values for {ruleset.key}: {error}") from error


def spread_of(ruleset: Ruleset) -> SpreadModel | None:
    """Return by how much values vary, None where nobody measured it; raises `MistakeError`."""
    try:
        return table_library(ruleset).spread_for(ruleset)
    except TableError as error:
        raise MistakeError(str(error)) from error


def table_library(ruleset: Ruleset, data_dir: Path | None = None) -> TableLibrary:
    """Return the shipped tables, and for own rules those solved here; raises `MistakeError`."""
    solved = solved_folder(data_dir) if ruleset.name else None
    try:
        return TableLibrary(asset_path("tables"), solved)
    except TableError as error:
        raise MistakeError(str(error)) from error


def solved_folder(data_dir: Path | None = None) -> Path:
    """Return where tables of own rules are kept that were solved on this computer."""
    from yatzy_desktop.adapters.storage import AppPaths  # noqa: PLC0415 - needs Qt

    paths = AppPaths.standard() if data_dir is None else AppPaths.inside(data_dir)
    return paths.solved_dir
