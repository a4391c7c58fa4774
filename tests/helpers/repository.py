"""The files of the repository, and what their code says."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_NEVER_OURS = {"__pycache__", "assets", "build", "dist"}


@cache
def repository_files() -> tuple[Path, ...]:
    """Return all files under version control; outside a checkout, all that could be."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
        names = done.stdout.split("\0") if done.returncode == 0 else []
    except FileNotFoundError:
        names = []
    files = [ROOT / name for name in names if name] or list(_walk(ROOT))
    return tuple(sorted(file for file in files if file.is_file()))


def python_files(*folders: str) -> tuple[Path, ...]:
    """Return the Python files below those top-level folders."""
    return tuple(
        file
        for file in repository_files()
        if file.suffix == ".py" and file.relative_to(ROOT).parts[0] in folders
    )


@cache
def syntax(file: Path) -> ast.Module:
    """Return the syntax tree of a Python file."""
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def place(file: Path, node: ast.AST | None = None) -> str:
    """Return where in the repository something is, as editors understand it."""
    line = "" if node is None else f":{getattr(node, 'lineno', 1)}"
    return f"{file.relative_to(ROOT).as_posix()}{line}"


def imported_modules(file: Path) -> Iterator[tuple[ast.AST, str]]:
    """Yield each import of a file: its place, and the full name of what is imported."""
    for node in ast.walk(syntax(file)):
        if isinstance(node, ast.Import):
            yield from ((node, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node, f"{node.module}.{alias.name}") for alias in node.names)


def _walk(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in _NEVER_OURS or (path.is_dir() and path.name.startswith(".")):
            continue
        if path.is_dir():
            yield from _walk(path)
        else:
            yield path
