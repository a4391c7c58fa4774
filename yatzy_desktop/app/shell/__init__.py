"""What the program does in a shell: the words of a command line and its commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.app.shell.command_line import Arguments as Arguments
    from yatzy_desktop.app.shell.command_line import parse_command_line as parse_command_line
    from yatzy_desktop.app.shell.commands import COMMANDS as COMMANDS

__getattr__ = open_doors(
    __name__,
    {
        "command_line": "Arguments parse_command_line",
        "commands": "COMMANDS",
    },
)
