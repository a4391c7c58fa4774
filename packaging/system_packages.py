"""The Debian and Ubuntu packages that the program and its tests need beside Python's own."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

# Shared libraries that PySide6's wheels expect to find on the system.
DRAWING = (
    *("libegl1", "libgl1", "libx11-6", "libdbus-1-3", "libfontconfig1", "libfreetype6"),
    *("libglib2.0-0", "libxkbcommon0"),
)
SCREEN = (
    # X11
    *("libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "libxkbcommon-x11-0"),
    # Wayland
    *("libwayland-cursor0", "libwayland-client0"),
)
PRINTING = ("libcups2",)
TESTING = (
    "poppler-utils",  # reads printed pages
    "strace",  # shows every socket that the program opens
)

_APT_OPTIONS = ("-o", "DPkg::Lock::Timeout=300", "-o", "Dpkg::Use-Pty=0")


def needed_packages(*, testing: bool) -> tuple[str, ...]:
    """Return the names of all packages to have, whether installed already or not."""
    names = DRAWING + SCREEN + PRINTING + (TESTING if testing else ())
    return names if _can_make_environments() else (_venv_package(), *names)


def install_system_packages(*, testing: bool) -> None:
    """Install what is missing with apt; where that cannot be done, say what is needed and go on."""
    install_packages(needed_packages(testing=testing))


def install_packages(needed: Sequence[str]) -> None:
    """Install those of the Debian packages that are missing, or say that it cannot be done."""
    if shutil.which("apt-get") is None or shutil.which("dpkg-query") is None:
        if sys.platform.startswith("linux"):
            print(f"No apt here. Needed, by their Debian names: {' '.join(needed)}", flush=True)
        return
    missing = [name for name in needed if not _installed(name)]
    if not missing:
        return
    print(f"Installing system packages: {' '.join(missing)}", flush=True)
    if not _apt("update") or not _apt("install", "--yes", "--no-install-recommends", *missing):
        print(f"Could not install them; please do so yourself: {' '.join(missing)}", flush=True)


def _can_make_environments() -> bool:
    return importlib.util.find_spec("ensurepip") is not None


def _venv_package() -> str:
    return f"python{sys.version_info.major}.{sys.version_info.minor}-venv"


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
    return subprocess.run(command, env=environment, check=False).returncode == 0
