"""The Debian and Ubuntu packages that the program and its tests need beside Python's own."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

# Shared libraries that PySide6's wheels expect to find on the system, by the packages they are in.
DRAWING = {
    "libegl1": "libEGL.so.1",
    "libgl1": "libGL.so.1",
    "libx11-6": "libX11.so.6",
    "libdbus-1-3": "libdbus-1.so.3",
    "libfontconfig1": "libfontconfig.so.1",
    "libfreetype6": "libfreetype.so.6",
    "libglib2.0-0": "libglib-2.0.so.0",
    "libxkbcommon0": "libxkbcommon.so.0",
}
SCREEN = {
    # X11
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
    # Wayland
    "libwayland-cursor0": "libwayland-cursor.so.0",
    "libwayland-client0": "libwayland-client.so.0",
}
PRINTING = {"libcups2": "libcups.so.2"}
TESTING = (
    "poppler-utils",  # reads printed pages
    "strace",  # shows every socket that the program opens
    *("xvfb", "xauth"),  # a screen that nobody sees
    *("openbox", "xdotool"),  # a window manager, and a hand for keys and mouse
    *("dbus", "at-spi2-core", "python3-pyatspi"),  # what a screen reader reads
)

_LIBRARIES = DRAWING | SCREEN | PRINTING

_SHOWN_LINES = 8
"""Of what apt said when it failed: its reasons come last."""

_APT_OPTIONS = ("-o", "DPkg::Lock::Timeout=300", "-o", "Dpkg::Use-Pty=0")


def needed_packages(*, testing: bool) -> tuple[str, ...]:
    """Return the names of all packages to have, whether installed already or not."""
    names = (*_LIBRARIES, *(TESTING if testing else ()))
    return names if can_make_environments() else (venv_package(), *names)


def install_system_packages(*, testing: bool) -> None:
    """Install what is missing with apt; where that cannot be done, say what is needed and go on."""
    install_packages(needed_packages(testing=testing))


def install_packages(needed: Sequence[str]) -> None:
    """Install those of the Debian packages that are missing, or say that it cannot be done."""
    if shutil.which("apt-get") is None or shutil.which("dpkg-query") is None:
        missing = [name for name in needed if not _found(name)]
        if sys.platform.startswith("linux") and missing:
            print(f"No apt here. Missing, by their Debian names: {' '.join(missing)}", flush=True)
        return
    missing = [name for name in needed if not _installed(name)]
    if not missing:
        return
    print(f"Installing system packages: {' '.join(missing)}", flush=True)
    if not _apt("update") or not _apt("install", "--yes", "--no-install-recommends", *missing):
        print(f"Could not install them; please do so yourself: {' '.join(missing)}", flush=True)


def can_make_environments() -> bool:
    """Tell whether this Python has all that virtual environments are made with."""
    return importlib.util.find_spec("ensurepip") is not None


def venv_package() -> str:
    """Return the name of the Debian package that brings what makes environments."""
    return f"python{sys.version_info.major}.{sys.version_info.minor}-venv"


def _found(name: str) -> bool:
    """Tell whether the library that a package is for can be loaded, wherever it came from."""
    try:
        ctypes.CDLL(_LIBRARIES[name])
    except (KeyError, OSError):
        return False
    return True


def _installed(name: str) -> bool:
    # Debian 13 and Ubuntu 24.04 renamed some libraries when time_t grew to 64 bits.
    names = (name, f"{name}t64")
    query = ["dpkg-query", "--show", "--showformat", "${db:Status-Status}\n", *names]
    answer = subprocess.run(query, capture_output=True, text=True, check=False)
    return "installed" in answer.stdout.split()


def _apt(*arguments: str) -> bool:
    command = ["apt-get", "-qq", *_APT_OPTIONS, *arguments]
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    if sys.platform != "win32" and os.geteuid() != 0:
        if shutil.which("sudo") is None:
            return False
        ask = [] if sys.stdin.isatty() else ["--non-interactive"]
        command = ["sudo", *ask, "DEBIAN_FRONTEND=noninteractive", *command]
    # A question for the password comes on the terminal itself.
    done = subprocess.run(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        print("".join(done.stdout.splitlines(keepends=True)[-_SHOWN_LINES:]), end="", flush=True)
    return done.returncode == 0
