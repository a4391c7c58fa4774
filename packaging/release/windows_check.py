"""Installs the packages for Windows under Wine and sees what people would see."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from release import product, wine
from release.bundle import told
from release.chroot import wait_for
from release.commands import PackagingError, check, fresh
from release.windows import BUNDLE, PROGRAM

_GAME = product.ROOT / "tests/data/saves/v1-house-rules.yatzy"
_DRIVE = wine.PREFIX / "drive_c"
_UNINSTALL_KEY = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{product.PROGRAM}"
_TYPE_KEYS = (r"HKCU\Software\Classes\.yatzy", r"HKCU\Software\Classes\YatzyDesktop.Document")


def check_setup(package: Path) -> None:
    """Install, play, upgrade and uninstall with setup.exe, all silently. Raises PackagingError."""
    # Without spaces: Wine would put quotes around them, which NSIS does not take.
    place = _DRIVE / "Åse_Ørbæk_š" / "Yatzy"
    wine.wine(package, "/S", r"/D=C:\Åse_Ørbæk_š\Yatzy")
    _check_files(place, {"uninstall.exe"})
    check(_menu_entry() is not None, "there is no entry in the Start menu")
    check(all(map(_has_key, (_UNINSTALL_KEY, *_TYPE_KEYS))), "the registry lacks an entry")
    _say("setup.exe: installed into a folder with difficult letters")
    _check_self_test(place, "setup")
    settings = _data() / "settings.json"
    with _playing(place / PROGRAM, wine.windows_path(_GAME)):
        pass
    game = (_data() / "current.yatzy").read_bytes()
    settings.write_text('{"version": 1, "language": "sv"}\n', encoding="utf-8")
    (place / "_internal/left_over.py").touch()
    wine.wine(package, "/S")
    _check_files(place, {"uninstall.exe"})
    kept = (_data() / "current.yatzy").read_bytes() == game and "sv" in settings.read_text("utf-8")
    check(kept, "installing once more changed a person's game or settings")
    _say("setup.exe: installed over itself; game and settings stayed, a stale file went")
    wine.wine(place / "uninstall.exe", "/S")
    # The uninstaller goes on in a copy of itself.
    wait_for(lambda: not place.exists(), "uninstalling leaves the folder", 60)
    check(_menu_entry() is None, "uninstalling leaves an entry in the Start menu")
    check(not any(map(_has_key, (_UNINSTALL_KEY, *_TYPE_KEYS))), "the registry keeps an entry")
    check((_data() / "current.yatzy").exists(), "uninstalling took a person's game away")
    _say("setup.exe: uninstalled; nothing is left but what belongs to people")


def check_msi(package: Path) -> None:
    """Install, open a game by its type and uninstall with the MSI, all silently."""
    place = _DRIVE / "Program Files" / product.NAME
    wine.wine("msiexec", "/i", wine.windows_path(package), "/qn")
    _check_files(place, set())
    _say("MSI: installed")
    _check_self_test(place, "msi")
    with _playing("start", "/unix", _GAME):
        pass
    _say("MSI: a double click on a game opens it")
    wine.wine("msiexec", "/x", wine.windows_path(package), "/qn")
    check(not place.exists(), "uninstalling the MSI leaves its folder")
    check(not _has_key(r"HKCR\YatzyDesktop.Document"), "uninstalling the MSI leaves its file type")
    _say("MSI: uninstalled; nothing is left")


def _check_files(place: Path, more: set[str]) -> None:
    expected = _names(BUNDLE) | more
    found = _names(place)
    check(found == expected, f"installed is not what was packed: {sorted(found ^ expected)[:9]}")


def _names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


def _check_self_test(place: Path, name: str) -> None:
    folder = fresh(product.BUILD / "selftest" / f"windows {name} š")
    wine.wine(place / PROGRAM, "--selftest", wine.windows_path(folder))
    _say(f"{name}: {told(folder, 'windows')}")


@contextmanager
def _playing(*words: str | Path) -> Iterator[None]:
    """Have the program run until it has taken up the game, and close its window."""
    current = _data() / "current.yatzy"
    current.unlink(missing_ok=True)
    process = wine.start(*words)
    try:
        wait_for(current.exists, "the game that was opened is not being played", 60)
        yield
    finally:
        wait_for(lambda: _closed(process), "closing the window does not end the program", 60)


def _closed(process: subprocess.Popen[bytes]) -> bool:
    """Ask the window to close, which may not be there yet, and tell whether the program is gone."""
    process.poll()  # what has ended is listed until somebody asks
    if _runs():
        with suppress(PackagingError):
            wine.wine("taskkill", "/IM", PROGRAM)
    return not _runs()


def _runs() -> bool:
    """Tell whether the program runs in Wine; its processes are processes of this machine."""
    for place in Path("/proc").glob("[0-9]*/comm"):
        with suppress(OSError):
            if place.read_text("utf-8").strip() == PROGRAM[:15]:  # comm holds no more
                return True
    return False


def _data() -> Path:
    return _person() / "AppData/Local/yatzy-desktop"


def _person() -> Path:
    people = (path for path in (_DRIVE / "users").iterdir() if path.name != "Public")
    return next(people)


def _menu_entry() -> Path | None:
    menu = _person() / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs"
    return next(menu.rglob(f"{product.NAME}.lnk"), None)


def _has_key(key: str) -> bool:
    try:
        wine.wine("reg", "query", key)
    except PackagingError:
        return False
    return True


def _say(line: str) -> None:
    print(f"Wine: {line}", flush=True)
