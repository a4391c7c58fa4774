"""Only plain, small files are read; everything else is told at once, and nothing is waited for."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import yatzy_desktop
from tests.helpers.odd_files import ODD, make_odd
from yatzy_desktop.plain_files import (
    TooLargeError,
    is_folder,
    is_there,
    read_beginning,
    read_plain,
    refuse_special,
)

LIMIT = 1000


@pytest.mark.parametrize("kind", ODD)
def test_nothing_odd_is_read(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "odd"
    make_odd(path, kind)
    for read in (read_plain, lambda each, limit: read_beginning(each, 10, limit)):
        if ODD[kind].is_plain:
            assert read(path, LIMIT)
        else:
            with pytest.raises(OSError):  # noqa: PT011 - whatever the system says
                read(path, LIMIT)


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b", "\ud83d", "/".join(["x"] * 3000)])
def test_paths_that_no_system_has_are_not_there(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    with pytest.raises(OSError):  # noqa: PT011 - whatever the system says
        read_plain(path, LIMIT)
    assert not is_folder(path)
    assert not is_there(path)


def test_as_much_as_the_limit_is_read_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * LIMIT)
    assert len(read_plain(path, LIMIT)) == LIMIT
    assert read_beginning(path, 5, LIMIT) == b"xxxxx"
    with pytest.raises(TooLargeError):
        read_plain(path, LIMIT - 1)
    refuse_special(path)
    refuse_special(tmp_path / "nothing")
    assert is_there(path)
    assert is_folder(tmp_path)


_SHIPPED = {
    "widgets/look/theme.py",
    "widgets/look/icons.py",
    "widgets/dialogs/about.py",
    "strategy/library.py",
    "strategy/level_scores.py",
    "strategy/winning/spread.py",
    "adapters/sound/takes.py",
    "app/selftest.py",
    "plain_files.py",
}
"""Files that read what belongs to the program itself; and the one place for all others."""


def test_no_code_reads_files_by_itself() -> None:
    folder = Path(yatzy_desktop.__path__[0])
    past = {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        if (isinstance(call.func, ast.Name) and call.func.id == "open")
        or (isinstance(call.func, ast.Attribute) and call.func.attr in {"read_bytes", "read_text"})
        or (isinstance(call.func, ast.Attribute) and ast.unparse(call).endswith("open('rb')"))
    }
    assert past <= _SHIPPED, past - _SHIPPED
