"""What may be written after the program's name. Without Qt, so that answers come at once."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from yatzy_desktop import __version__
from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.app.shell.commands import COMMANDS
from yatzy_desktop.app.shell.console import PROGRAM, ConsoleParser, named_folder
from yatzy_desktop.plain_files import is_there


@dataclass(frozen=True, slots=True)
class Arguments:
    """The wishes of one start; None is no wish."""

    file: Path | None = None
    data_dir: Path | None = None
    language: str | None = None
    selftest: Path | None = None
    test_dice: int | None = None
    silent: bool = False

    @property
    def own_folder(self) -> Path | None:
        """The folder in which everything is kept instead of the person's own places."""
        return self.data_dir or (self.selftest / "data" if self.selftest is not None else None)


def parse_command_line(arguments: Sequence[str] | None = None) -> Arguments:
    """Read the arguments, by default those of this process.

    Raises `SystemExit` after `--version`, `--help` and mistakes, having said so where there is a
    console.
    """
    return Arguments(**vars(_parser().parse_args(arguments)))


def _parser() -> argparse.ArgumentParser:
    parser = ConsoleParser(
        prog=PROGRAM,
        description="Nordic Yatzy for the family table.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"without a window ({PROGRAM} COMMAND --help tells more):\n{_command_list()}",
    )
    parser.add_argument("file", nargs="?", type=_file, metavar="FILE", help="a game to open")
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.add_argument(
        "--data-dir",
        type=named_folder,
        metavar="DIR",
        help="keep games, settings and logs in this folder",
    )
    parser.add_argument("--language", choices=LANGUAGES, help="speak this language for once")
    parser.add_argument("--silent", action="store_true", help="play no sounds for once")
    parser.add_argument(
        "--selftest",
        type=Path,
        metavar="DIR",
        help="play and print by itself, leave pictures in this folder, and tell if all went well",
    )
    parser.add_argument("--test-dice", type=int, metavar="SEED", help=argparse.SUPPRESS)
    return parser


def _file(text: str) -> Path:
    """Return the file a person names, unless it looks like a command with a slip of the hand."""
    path = Path(text)
    meant = get_close_matches(text, COMMANDS, n=1)
    if meant and path.name == text and not is_there(path):
        raise argparse.ArgumentTypeError(f"no file {text!r}; did you mean {PROGRAM} {meant[0]}?")
    return path


def _command_list() -> str:
    return "\n".join(f"  {name:12}{command.summary}" for name, command in COMMANDS.items())
