"""Installs the program from source, for distributions and Flathub: with their Python and Qt."""

from __future__ import annotations

import shutil
from pathlib import Path

from asset_files import make_assets
from release import product
from release.icons import make_icons
from release.linux_tree import put_entries

_IGNORED = shutil.ignore_patterns("__pycache__", ".stamp*")

_STARTER = """\
#!/usr/bin/env python3
import sys

sys.path.insert(0, "{place}")
from yatzy_desktop.app.main import main

sys.exit(main())
"""


def install(prefix: Path, stage: Path) -> None:
    """Put the program where a Python that has PySide6 finds it: below a prefix such as /usr.

    Files are written below `stage`, the root of the system that they are for. Needs PySide6.
    """
    make_assets()
    make_icons(product.BUILD / "icons")
    target = stage / prefix.relative_to(prefix.anchor)
    place = Path("lib") / product.PROGRAM
    package = target / place / "yatzy_desktop"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(product.ROOT / "yatzy_desktop", package, ignore=_IGNORED)
    starter = target / "bin" / product.PROGRAM
    starter.parent.mkdir(parents=True, exist_ok=True)
    starter.write_text(_STARTER.format(place=prefix / place), encoding="utf-8")
    starter.chmod(0o755)
    put_entries(target / "share")
