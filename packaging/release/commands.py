"""Runs the tools that make packages, and sees to it that they are there."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from system_packages import install_packages


class PackagingError(Exception):
    """A package cannot be made or is not as it must be; the message says why."""


def run(
    *command: str | Path,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    timeout: float | None = None,
) -> str:
    """Run a command, return what it printed on both streams, and show that when it fails.

    `env` is added to the environment of this process. Raises PackagingError for an exit code
    other than 0 or after `timeout` seconds.
    """
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env=dict(os.environ) | dict(env or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=timeout,
            check=False,
        )
    except FileNotFoundError as error:
        raise PackagingError(f"{words[0]} is not installed") from error
    except subprocess.TimeoutExpired as error:
        shown = error.output or b""
        text = shown.decode(errors="replace") if isinstance(shown, bytes) else shown
        raise PackagingError(f"{text}\n{' '.join(words)} took over {timeout:.0f} s") from error
    if done.returncode != 0:
        raise PackagingError(f"{done.stdout}\nexit code {done.returncode}: {' '.join(words)}")
    return done.stdout


def need_tools(tools: Mapping[str, Sequence[str]]) -> None:
    """Have tools installed, named by command or file, from the Debian packages that hold them.

    Raises PackagingError when one is missing afterwards.
    """
    missing = [name for name in tools if not _is_there(name)]
    if not missing:
        return
    install_packages(sorted({package for name in missing for package in tools[name]}))
    missing = [name for name in missing if not _is_there(name)]
    if missing:
        raise PackagingError(f"not installed: {', '.join(missing)}")


def check(holds: bool, otherwise: str) -> None:  # noqa: FBT001 - reads as a sentence
    """Raise PackagingError with a message unless something holds."""
    if not holds:
        raise PackagingError(otherwise)


def fresh(folder: Path) -> Path:
    """Return a folder after emptying it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _is_there(name: str) -> bool:
    return Path(name).exists() if name.startswith("/") else shutil.which(name) is not None
