"""What Shiboken knows of Qt's functions, as byte code: it would compile it anew at every start.

Shiboken carries that part of itself as source text and looks first for a folder of files beside
itself, which it writes on its own wish (`SBK_EMBED`, see its `signature_bootstrap`).
"""

from __future__ import annotations

import compileall
import py_compile
import shutil
import sys
import tempfile
from pathlib import Path

from release.commands import check, run

FOLDER = "files.dir"
"""The name by which Shiboken finds it."""

_FOR_EDITORS = "shibokensupport/signature/lib/pyi_generator.py"
"""Writes the files by which editors know Qt's functions: nothing in a program asks it."""


def add_signatures(shiboken: Path) -> None:
    """Put the byte code into the folder of Shiboken in a bundle; raises PackagingError."""
    target = shiboken / FOLDER
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / "shiboken6"
        shutil.copytree(_installed(), copy)
        shutil.rmtree(copy / FOLDER, ignore_errors=True)
        first = {"PYTHONPATH": name, "SBK_EMBED": "0"}
        run(sys.executable, "-c", "import PySide6.QtCore", env=first)
        files = copy / FOLDER
        check((files / _FOR_EDITORS).exists(), f"Shiboken has no {_FOR_EDITORS}")
        (files / _FOR_EDITORS).write_text("", encoding="utf-8")
        kind = py_compile.PycInvalidationMode.UNCHECKED_HASH
        whole = compileall.compile_dir(
            files,
            quiet=1,
            stripdir=name,
            legacy=True,
            optimize=2,
            force=True,
            invalidation_mode=kind,
        )
        check(bool(whole), "Shiboken's part in Python does not compile")
        kept = shutil.ignore_patterns("*.py", "__pycache__")
        shutil.copytree(files, target, ignore=kept, dirs_exist_ok=True)


def _installed() -> Path:
    import shiboken6  # noqa: PLC0415 - only where packages are made

    return Path(shiboken6.__file__).parent
