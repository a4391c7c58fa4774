"""Clean Debian systems in folders, in which packages are installed and started; needs root."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from release import product
from release.commands import check, fresh, need_tools, run

SUITES = ("bookworm", "trixie")
HOME = "/home/Åse Ørbæk š"
"""The home of the person who plays: with letters and spaces that have broken programs."""

PERSON = "ase"
OTHER = "lars"

_FOLDER = product.BUILD / "chroots"
_MOUNTS = (
    "mount -t proc proc {0}/proc"
    " && mount -t tmpfs tmpfs {0}/dev/shm && mount -t tmpfs tmpfs {0}/run"
    " && mkdir -p {0}/tmp/.X11-unix /tmp/.X11-unix"
    " && mount --bind /tmp/.X11-unix {0}/tmp/.X11-unix"
)


class Chroot:
    """A Debian with nothing in it but what `debootstrap --variant=minbase` puts there."""

    def __init__(self, suite: str) -> None:
        self.suite = suite
        self.root = _FOLDER / suite

    def make(self) -> None:
        """Make it anew, with two people who may use it. Raises PackagingError."""
        check(os.geteuid() == 0, "a chroot needs root")
        need_tools({"debootstrap": ["debootstrap"], "unshare": ["util-linux"]})
        base = _FOLDER / f"{self.suite}.tar"
        if not base.exists():
            fresh(self.root)
            run("debootstrap", "--variant=minbase", self.suite, self.root)
            run("tar", "-C", self.root, "-cf", f"{base}.part", "--one-file-system", ".")
            Path(f"{base}.part").rename(base)
        run("tar", "-C", fresh(self.root), "-xf", base)
        self.run("useradd", "--create-home", "--home-dir", HOME, PERSON)
        self.run("useradd", "--create-home", OTHER)
        self.run("apt-get", "-qq", "update")

    def install(self, package: Path) -> None:
        """Install a package file with what it depends on, and nothing that is only recommended."""
        inside = self.root / "opt" / package.name
        shutil.copy(package, inside)
        options = ("-qq", "--yes", "--no-install-recommends", "--allow-downgrades")
        self.run("apt-get", *options, "install", f"/opt/{package.name}")
        inside.unlink()

    def run(
        self, *words: str, person: str = "root", network: bool = True, timeout: float = 600
    ) -> str:
        """Run a command inside and return what it printed; raises PackagingError.

        Without `network` it has no interface but its own loopback, which is down.
        """
        return run(*self.command(*words, person=person, network=network), timeout=timeout)

    def start(self, *words: str, person: str) -> subprocess.Popen[bytes]:
        """Start a program inside that goes on running."""
        command = self.command(*words, person=person, network=False)
        return subprocess.Popen(command, stdin=subprocess.DEVNULL)

    def command(self, *words: str, person: str, network: bool) -> tuple[str, ...]:
        """Return the words that run a command inside; their process becomes the command itself.

        The mounts are seen by that command alone and go with it.
        """
        settings = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games",
            "DEBIAN_FRONTEND": "noninteractive",
        }
        settings |= {"LANG": "C.UTF-8", "HOME": self.home(person), "USER": person}
        settings |= _passed_on("DISPLAY", "QT_QPA_PLATFORM")
        inner = ["env", "-i", *(f"{name}={value}" for name, value in settings.items())]
        if person != "root":
            inner += ["setpriv", f"--reuid={person}", f"--regid={person}", "--clear-groups"]
        script = _MOUNTS.format(shlex.quote(str(self.root)))
        script += f" && exec chroot {shlex.quote(str(self.root))} {shlex.join((*inner, *words))}"
        apart = ("--mount",) if network else ("--mount", "--net")
        return ("unshare", *apart, "sh", "-c", script)

    @staticmethod
    def home(person: str) -> str:
        """Return the home of one of the people, as seen from inside."""
        return {"root": "/root", PERSON: HOME}.get(person, f"/home/{person}")

    def home_folder(self, person: str) -> Path:
        """Return the home of one of the people, as seen from outside."""
        return self.root / self.home(person).lstrip("/")

    def files(self, name: str) -> list[str]:
        """Return the files outside the homes whose names hold a word, whatever the case."""
        left_out = ("-path", "./home", "-o", "-path", "./proc", "-o", "-path", "./sys")
        command = (
            "find",
            ".",
            "(",
            *left_out,
            ")",
            "-prune",
            "-o",
            "-iname",
            f"*{name}*",
            "-print",
        )
        return sorted(run(*command, cwd=self.root).split())

    def remove(self) -> None:
        """Delete it."""
        shutil.rmtree(self.root)


def wait_for(happened: Callable[[], bool], otherwise: str, seconds: float = 30) -> None:
    """Wait until something has happened; raises PackagingError with a message when it does not."""
    end = time.monotonic() + seconds
    while not happened():
        check(time.monotonic() < end, f"{otherwise} within {seconds:.0f} s")
        time.sleep(0.1)


def _passed_on(*names: str) -> Mapping[str, str]:
    return {name: os.environ[name] for name in names if name in os.environ}
