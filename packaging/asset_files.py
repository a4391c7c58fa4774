"""Makes the files the program carries (yatzy_desktop/assets) from their sources (resources)."""

from __future__ import annotations

import hashlib
import importlib.util
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from pictures import PICTURES_FOLDER, SOURCES, make_pictures
from sounds import make_sounds, sounds_fingerprint

ROOT = Path(__file__).resolve().parent.parent

sys.path.append(str(ROOT))

from yatzy_desktop.adapters import languages  # noqa: E402 - found by the line above

LANGUAGES = tuple(sorted(set(languages.LANGUAGES) - {languages.FALLBACK}))
"""What the program speaks beside English, its source language."""

_DEBIANS_TOOLS = Path("/usr/lib/qt6/bin")
_DEBIANS_CATALOGS = Path("/usr/share/qt6/translations")
"""Where they are when PySide6 is not the wheel, but that of Debian."""

_TEXTS = "i18n"
_NOT_SHIPPED = (_TEXTS, "screenshots")
_STAMP = ".stamp"
_SOUNDS = "sounds"
_SOUNDS_STAMP = ".stamp-sounds"

MakeFiles = Callable[[], Iterable[tuple[str, bytes]]]
"""Gives the name and the content of each file of one kind."""


class AssetError(Exception):
    """The assets cannot be made; the message says what is missing."""


def make_assets(
    root: Path = ROOT,
    make_sounds: MakeFiles = make_sounds,
    make_pictures: MakeFiles = make_pictures,
) -> bool:
    """Bring the assets of a checkout up to date and tell whether there was anything to do.

    Raises AssetError when PySide6, which brings the compiler of translations, is not installed.
    Sounds take seconds, and are made only when their own sources have changed. Each file is put
    in place whole, so that a program reading them meanwhile sees no half of one.
    """
    assets = root / "yatzy_desktop" / "assets"
    fingerprint = _fingerprint(root)
    if _read(assets / _STAMP) == fingerprint.encode():
        return False
    (assets / _STAMP).unlink(missing_ok=True)
    sounds = _sounds(assets, make_sounds)
    wanted = dict(_copies(root)) | dict(_translations(root))
    wanted |= {f"{_SOUNDS}/{name}": content for name, content in sounds.items()}
    wanted |= {f"{PICTURES_FOLDER}/{name}": content for name, content in make_pictures()}
    for name, content in wanted.items():
        _put(assets / name, content)
    for path in _files(assets):
        stale = path.relative_to(assets).as_posix() not in wanted
        if stale and not path.name.startswith("."):  # those may be another run's, half written
            path.unlink(missing_ok=True)
    _put(assets / _SOUNDS_STAMP, _stamp_of(sounds))
    _put(assets / _STAMP, fingerprint.encode())
    return True


def qt_folder() -> Path:
    """Return the folder of the installed PySide6, or raise AssetError."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise AssetError(f"PySide6 is not installed for {sys.executable}")
    return Path(next(iter(spec.submodule_search_locations)))


def qt_tool(name: str) -> Path:
    """Return the path of one of Qt's tools, such as lrelease, or raise AssetError."""
    places = (qt_folder(), _DEBIANS_TOOLS)
    tools = [place / (f"{name}.exe" if sys.platform == "win32" else name) for place in places]
    found = next((tool for tool in tools if tool.exists()), None)
    if found is None:
        raise AssetError(f"PySide6 has no {name}: {tools[0]}")
    return found


def _copies(root: Path) -> Iterator[tuple[str, bytes]]:
    resources = root / "resources"
    for path in _files(resources):
        name = path.relative_to(resources)
        if name.parts[0] not in _NOT_SHIPPED and path.name != "README.md":
            yield name.as_posix(), path.read_bytes()


def _translations(root: Path) -> Iterator[tuple[str, bytes]]:
    # Qt has no texts of its own in some languages: one that is understood stands in, and a
    # resources/i18n/qtbase_XX.ts takes its place.
    for language in map(languages.LANGUAGES.__getitem__, LANGUAGES):
        catalogs = (
            place / f"qtbase_{code}.qm"
            for code in (language.code, *language.also)
            for place in (qt_folder() / "Qt" / "translations", _DEBIANS_CATALOGS)
        )
        catalog = next((path for path in catalogs if path.exists()), None)
        if catalog is not None:
            yield f"{_TEXTS}/qtbase_{language.code}.qm", catalog.read_bytes()
    for path in sorted((root / "resources" / _TEXTS).glob("*.ts")):
        yield f"{_TEXTS}/{path.stem}.qm", _compiled(path)


def _sounds(assets: Path, make: MakeFiles) -> dict[str, bytes]:
    """Return the sounds as they are, or made anew when what makes them has changed."""
    kept = {path.name: path.read_bytes() for path in sorted((assets / _SOUNDS).glob("*.wav"))}
    if _read(assets / _SOUNDS_STAMP) == _stamp_of(kept):
        return kept
    (assets / _SOUNDS_STAMP).unlink(missing_ok=True)
    return dict(make())


def _stamp_of(sounds: Iterable[str]) -> bytes:
    return "\n".join((sounds_fingerprint(), *sorted(sounds))).encode()


def _compiled(source: Path) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "out.qm"
        command = [str(qt_tool("lrelease")), "-silent", str(source), "-qm", str(target)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0 or not target.exists():
            raise AssetError(f"cannot compile {source}: {done.stdout}{done.stderr}")
        return target.read_bytes()


def _fingerprint(root: Path) -> str:
    digest = hashlib.sha256(Path(__file__).read_bytes() + sounds_fingerprint().encode())
    digest.update(_read(qt_folder() / "_config.py") or b"")
    for source in SOURCES:
        digest.update(source.read_bytes())
    for path in _files(root / "resources"):
        if path.relative_to(root / "resources").parts[0] != "screenshots":
            digest.update(f"\0{path.relative_to(root).as_posix()}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _read(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None


def _put(path: Path, content: bytes) -> None:
    if _read(path) == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".", delete=False) as file:
        file.write(content)
    Path(file.name).chmod(0o644)
    Path(file.name).replace(path)
