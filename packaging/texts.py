"""Collects the texts of the program for translators."""

from __future__ import annotations

import subprocess
from pathlib import Path

from asset_files import LANGUAGES, ROOT, qt_tool


def collect_texts(root: Path = ROOT, folder: Path | None = None) -> None:
    """Bring resources/i18n of a checkout, or another folder, up to date with the texts in its code.

    Translations are kept, those of texts that are gone marked as vanished. Raises AssetError when
    PySide6, which brings the collector, is not installed, and CalledProcessError when it fails.
    """
    folder = folder or root / "resources" / "i18n"
    folder.mkdir(parents=True, exist_ok=True)
    # English is the source: it needs no translation but for its plurals.
    _collect(root, [folder / "yatzy_en.ts"], "-pluralonly")
    _collect(root, [folder / f"yatzy_{language}.ts" for language in LANGUAGES])


def _collect(root: Path, catalogs: list[Path], *options: str) -> None:
    # lupdate obeys an option only for the folders that follow it. Without places of origin and
    # in the order of the alphabet, a change to the code changes few lines.
    arguments = ["-silent", "-extensions", "py", "-locations", "none", "-sort-messages", *options]
    command = [str(qt_tool("lupdate")), *arguments, "-source-language", "en_US", "yatzy_desktop"]
    subprocess.run([*command, "-ts", *map(str, catalogs)], cwd=root, check=True)
