"""Installs the .deb into clean Debian systems and sees what people would see."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from release import product
from release.bundle import told
from release.chroot import OTHER, PERSON, Chroot, wait_for
from release.commands import check, run
from release.linux_tree import LIBRARIES
from release.screen import screen

_GAME = product.ROOT / "tests/data/saves/v1-house-rules.yatzy"
_SETTINGS = '{"version": 1, "language": "sv", "theme": "dark"}\n'
_DATA = ".local/share/yatzy-desktop"
_CONFIG = ".config/yatzy-desktop"


def check_deb(package: Path, suite: str, older: Path | None = None) -> None:
    """Install, play, upgrade and purge a .deb in a clean Debian. Raises PackagingError.

    Without an `older` package one is made of this.
    """
    chroot = Chroot(suite)
    chroot.make()
    before = chroot.files("yatzy")
    older = older or _older(package)
    chroot.install(older)
    _say(suite, f"installed {older.name}, {_count(chroot)} packages in all")
    with screen() as display:
        _check_upgrade(chroot, package)
        _check_self_test(chroot, "offscreen")
        _check_self_test(chroot, "xcb", display)
        _check_two_people(chroot)
    chroot.run("apt-get", "-qq", "--yes", "purge", product.PROGRAM)
    left = [name for name in chroot.files("yatzy") if name not in before]
    check(not left, f"purging left {left}")
    kept = chroot.home_folder(PERSON) / _DATA / "current.yatzy"
    check(kept.exists(), "purging took a person's game away")
    _say(suite, "purged: nothing is left but what belongs to people")
    chroot.remove()


def _older(package: Path) -> Path:
    """Make an older version with a file that the newer one has no more, and return its path."""
    tree = product.BUILD / "older"
    shutil.rmtree(tree, ignore_errors=True)
    run("dpkg-deb", "--raw-extract", package, tree)
    (tree / LIBRARIES / "_internal/left_over.py").write_text("", encoding="utf-8")
    control = tree / "DEBIAN/control"
    text = control.read_text(encoding="utf-8")
    version = next(line for line in text.splitlines() if line.startswith("Version: "))
    control.write_text(text.replace(version, "Version: 0.0.1-1"), encoding="utf-8")
    older = product.BUILD / "yatzy-desktop_0.0.1-1.deb"
    run("dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, older)
    shutil.rmtree(tree)
    return older


def _check_upgrade(chroot: Chroot, package: Path) -> None:
    """Install a newer version over an older one that runs: game and settings stay."""
    home = chroot.home_folder(PERSON)
    shutil.copy(_GAME, home / "Spel på semestern.yatzy")
    (home / _CONFIG).mkdir(parents=True)
    (home / _CONFIG / "settings.json").write_text(_SETTINGS, encoding="utf-8")
    chroot.run("chown", "--recursive", f"{PERSON}:", chroot.home(PERSON))
    game = home / _DATA / "current.yatzy"
    with _playing(chroot, PERSON, f"{chroot.home(PERSON)}/Spel på semestern.yatzy"):
        wait_for(game.exists, "the game does not become the current one")
        chroot.install(package)
    kept = (game.read_bytes(), (home / _CONFIG / "settings.json").read_bytes())
    same = _rolls(kept[0]) == _rolls(_GAME.read_bytes())
    check(same, "the game that was opened is not the one being played")
    with _playing(chroot, PERSON):
        pass
    now = (game.read_bytes(), (home / _CONFIG / "settings.json").read_bytes())
    check(now == kept, "game or settings changed with the upgrade")
    check(not chroot.files("left_over"), "the upgrade left files of the older version")
    chroot.run("dpkg", "--verify", product.PROGRAM)
    _say(chroot.suite, "upgraded while it ran: same game, same settings, no file of the older one")


def _rolls(game: bytes) -> list[object]:
    return [entry.get("thrown") for entry in json.loads(game)["log"]]


def _check_self_test(chroot: Chroot, platform: str, display: str = "") -> None:
    """As a person who may not write where the program lies, and without any network."""
    words = ("env", f"QT_QPA_PLATFORM={platform}", f"DISPLAY={display}", product.PROGRAM)
    folder = f"{chroot.home(PERSON)}/prov {platform}"
    # No interface at all hides the X server's abstract address too; its socket file stays.
    chroot.run(*words, "--selftest", folder, person=PERSON, network=False, timeout=300)
    _say(chroot.suite, told(chroot.home_folder(PERSON) / f"prov {platform}", platform))


def _check_two_people(chroot: Chroot) -> None:
    with _playing(chroot, PERSON) as first, _playing(chroot, OTHER) as second:
        for person in (PERSON, OTHER):
            lock = chroot.home_folder(person) / _DATA / "lock"
            check(lock.exists(), f"{person} does not hold an own folder")
        check(first.poll() is None and second.poll() is None, "two people cannot play at once")
    _say(chroot.suite, "two people played at once, each their own game")


@contextmanager
def _playing(chroot: Chroot, person: str, *files: str) -> Iterator[subprocess.Popen[bytes]]:
    """Have the program run for a person, and end it as the end of a session does."""
    words = ("env", "QT_QPA_PLATFORM=offscreen", product.PROGRAM, *files)
    process = chroot.start(*words, person=person)
    try:
        wait_for(lambda: _catches(process, signal.SIGTERM), "the program does not come up")
        yield process
        check(process.poll() is None, f"the program ended by itself with {process.returncode}")
    finally:
        process.terminate()
        code = process.wait(timeout=30)
    check(code == 0, f"the program ended with {code}")


def _catches(process: subprocess.Popen[bytes], number: signal.Signals) -> bool:
    """Tell whether a process handles a signal: the game does so just before its window shows."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
    caught = next(line.split()[1] for line in status.splitlines() if line.startswith("SigCgt"))
    return bool(int(caught, 16) >> (number - 1) & 1)


def _count(chroot: Chroot) -> int:
    return len(chroot.run("dpkg-query", "--show").splitlines())


def _say(suite: str, line: str) -> None:
    print(f"{suite}: {line}", flush=True)
