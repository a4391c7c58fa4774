"""What the product is called in packages, and where they are made."""

from __future__ import annotations

import os
import re
from pathlib import Path

import asset_files

ROOT = asset_files.ROOT

NAME = "Yatzy Desktop"
PROGRAM = "yatzy-desktop"
APP_ID = "io.github.yatzy_desktop.YatzyDesktop"
"""The name of the desktop entry; the program names its windows after it."""

VENDOR = "Yatzy Desktop contributors"
SUMMARY = "Nordic Yatzy for the family table"
CONTACT = "Yatzy Desktop contributors <yatzy-desktop@users.noreply.github.com>"
MIME_TYPE = "application/x-yatzy-desktop"
LICENSE = "MIT"

BUILD = ROOT / "build"
"""Where packages are made; may be deleted at any time."""

DIST = ROOT / "dist"
"""Where finished packages are put."""

SOURCES = ROOT / "packaging"


def version(root: Path = ROOT) -> str:
    """Return the version of the program in a checkout."""
    text = (root / "yatzy_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([0-9]+\.[0-9]+\.[0-9]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("yatzy_desktop/__init__.py has no version of three numbers")
    return found[1]


def homepage() -> str:
    """Return where the project is at home: in a workflow, the repository it runs in."""
    server = os.environ.get("GITHUB_SERVER_URL", "https://github.com")
    return f"{server}/{os.environ.get('GITHUB_REPOSITORY', 'yatzy-desktop/yatzy-desktop')}"


def filled(template: Path, **more: str) -> str:
    """Return the text of a template in which each `@{name}` is replaced by what it stands for.

    Raises KeyError for a name that is not known.
    """
    known = {
        "app_id": APP_ID,
        "contact": CONTACT,
        "homepage": homepage(),
        "mime_type": MIME_TYPE,
        "name": NAME,
        "program": PROGRAM,
        "summary": SUMMARY,
        "vendor": VENDOR,
        "version": version(),
    }
    words = known | more
    # Marked with @, since shells, specs and installers use $ and % themselves.
    text = template.read_text(encoding="utf-8")
    return re.sub(r"@\{([a-z_]+)\}", lambda found: words[found[1]], text)
