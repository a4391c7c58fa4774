"""Makes packages twice, each time in a clone of its own, and names what is not the same."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from release import product
from release.commands import check, fresh, run

_WORK = product.BUILD / "twice"
_BLOCK = 1 << 16


def make_twice(targets: tuple[str, ...]) -> None:
    """Make targets of build.py in two clones of the last commit and compare all that they leave.

    Raises PackagingError with the names of what differs.
    """
    results: list[Path] = []
    # Names of different length, so that no path of the one fits into the other by accident.
    for name in ("once", "once-more"):
        clone = fresh(_WORK) / name if name == "once" else _WORK / name
        # The second of the first, since the checkout itself may have moved on meanwhile.
        run("git", "clone", "--quiet", results[0] if results else product.ROOT, clone)
        for target in targets:
            words = (sys.executable, clone / "packaging/build.py", target, "--no-check")
            run(*words, cwd=clone, env={"TMPDIR": str(_own_temporary(clone))})
        results.append(clone)
    found = [
        f"{folder}/{line}"
        for folder in ("build/bundle", "dist")
        for line in differences(*(result / folder for result in results))
    ]
    check(not found, "not the same twice:\n" + "\n".join(found))
    made = sorted(path for path in (results[0] / "dist").iterdir() if path.is_file())
    files = sum(1 for path in (results[0] / "build/bundle").rglob("*") if path.is_file())
    names = ", ".join(path.name for path in made)
    print(f"the same twice: {files} files of the bundle; {names}", flush=True)


def differences(first: Path, second: Path) -> list[str]:
    """Return what is not the same in two folders: names, kinds, rights and bytes."""
    names = {path.relative_to(folder) for folder in (first, second) for path in folder.rglob("*")}
    found = ((name, _difference(first / name, second / name)) for name in sorted(names))
    return [f"{name.as_posix()}: {what}" for name, what in found if what]


def _difference(first: Path, second: Path) -> str:
    for path in (first, second):
        if not os.path.lexists(path):
            return f"is not in {path.parents[0]}"
    if first.is_symlink() or second.is_symlink():
        same = first.is_symlink() and second.is_symlink() and first.readlink() == second.readlink()
        return "" if same else "points elsewhere"
    if first.is_dir() or second.is_dir():
        return "" if first.is_dir() and second.is_dir() else "is a folder in one of them"
    if first.stat().st_mode != second.stat().st_mode:
        return "has other rights"
    return _other_bytes(first, second)


def _other_bytes(first: Path, second: Path) -> str:
    place = 0
    with first.open("rb") as one, second.open("rb") as other:
        while True:
            left, right = one.read(_BLOCK), other.read(_BLOCK)
            if left != right:
                pairs = enumerate(zip(left, right, strict=False))
                offset = next((at for at, (a, b) in pairs if a != b), min(len(left), len(right)))
                return f"differs from byte {place + offset} on"
            if not left:
                return ""
            place += len(left)


def _own_temporary(clone: Path) -> Path:
    folder = clone / "build/tmp"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
