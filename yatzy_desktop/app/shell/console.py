"""What every command line of the program has in common: its parser, and how it speaks."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TextIO, cast

PROGRAM = "yatzy-desktop"

MISTAKE = 2
"""The exit code after something was asked for that cannot be."""

_INTERRUPTED = 130


class MistakeError(Exception):
    """What was asked for cannot be done; the message says why."""


def named_folder(text: str) -> Path:
    """Return the folder that a person names; the empty name, of a variable not set, is none."""
    if not text:
        raise argparse.ArgumentTypeError("the name of the folder is empty")
    return Path(text)


class ConsoleParser(argparse.ArgumentParser):
    """A parser that can do without a console."""

    def _print_message(self, message: str, file: object = None) -> None:
        # A program without a console (pythonw) has None for both streams.
        stream = file or sys.stderr
        if not message or not hasattr(stream, "write"):
            return
        try:
            write_out(cast("TextIO", stream), message)
        except OSError as error:
            if stream is sys.stdout:
                self.exit(MISTAKE, f"{self.prog}: error: cannot write: {error.strerror}\n")
            raise SystemExit(MISTAKE) from error

    def carry_out(
        self, arguments: Sequence[str], work: Callable[[argparse.Namespace], None]
    ) -> int:
        """Do a command's work and return the exit code: 0, or 2 after telling why not."""
        try:
            work(self.parse_args(arguments))
        except SystemExit as leaving:
            return leaving.code if isinstance(leaving.code, int) else 0
        except MistakeError as mistake:
            self._print_message(f"{self.prog}: error: {mistake}\n", sys.stderr)
            return MISTAKE
        except KeyboardInterrupt:
            return _INTERRUPTED
        return 0


def say(text: str) -> None:
    """Print a text, where there is a console; raises `MistakeError` when that cannot be."""
    if sys.stdout is None:
        return
    try:
        write_out(sys.stdout, text + "\n")
    except OSError as error:
        raise MistakeError(f"cannot write: {error.strerror}") from error


def write_out(stream: TextIO, text: str) -> None:
    """Write a text at once, with question marks for letters that the stream does not know.

    Raises `OSError`, and then nothing more is written there when the program ends.
    """
    encoding = stream.encoding or "utf-8"
    try:
        stream.write(text.encode(encoding, "replace").decode(encoding))
        stream.flush()
    except OSError:
        # What could not be written would be tried again at the end, and end in a traceback.
        with suppress(OSError, ValueError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
        raise
