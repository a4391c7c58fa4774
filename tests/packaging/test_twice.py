from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from release.twice import differences

Change = Callable[[Path], object]


def filled(folder: Path) -> Path:
    (folder / "in").mkdir(parents=True)
    (folder / "in/file").write_bytes(b"x" * 70_000 + b"end")
    (folder / "in/link").symlink_to("file")
    (folder / "empty").touch()
    return folder


def written(name: str, content: bytes) -> Change:
    return lambda folder: (folder / name).write_bytes(content)


def relinked(folder: Path) -> None:
    (folder / "in/link").unlink()
    (folder / "in/link").symlink_to("../empty")


def test_equal_folders_differ_in_nothing(tmp_path: Path) -> None:
    assert differences(filled(tmp_path / "a"), filled(tmp_path / "b")) == []


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (written("in/file", b"x" * 70_000 + b"enD"), "in/file: differs from byte 70002 on"),
        (written("in/file", b"x" * 70_000), "in/file: differs from byte 70000 on"),
        (written("more", b""), "more: is not in "),
        (lambda folder: (folder / "empty").unlink(), "empty: is not in "),
        (lambda folder: (folder / "empty").chmod(0o755), "empty: has other rights"),
        (relinked, "in/link: points elsewhere"),
    ],
)
@pytest.mark.parametrize("changed", ["a", "b"])
def test_what_differs_is_named(tmp_path: Path, change: Change, expected: str, changed: str) -> None:
    filled(tmp_path / "a"), filled(tmp_path / "b")
    change(tmp_path / changed)
    (line,) = differences(tmp_path / "a", tmp_path / "b")
    assert line.startswith(expected)
