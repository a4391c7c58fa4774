"""Which of the files that PyInstaller finds go into a package: only what the game uses."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

MODULES_LEFT_OUT = (
    # Found by following imports, but behind doors the game never opens.
    *("PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtQml", "PySide6.QtTest"),
    *("asyncio", "bz2", "curses", "decimal", "doctest", "fractions", "ftplib", "http", "lib2to3"),
    *("multiprocessing", "pdb", "statistics", "_decimal", "_pydecimal"),
    *(
        "pydoc",
        "readline",
        "setuptools",
        "smtplib",
        "ssl",
        "test",
        "tkinter",
        "unittest",
    ),
    *("xml", "xmlrpc", "_asyncio", "_bz2", "_curses", "_hashlib", "_multiprocessing"),
    *("_ssl", "_tkinter", "_uuid", "pyexpat"),
)

LEFT_OUT_BUT_ON_LINUX = ("PySide6.QtDBus",)
"""Asks Linux desktops for their settings."""

QT_PLUGINS = (
    # The screens of the three systems, and none.
    *("platforms/*xcb*", "platforms/*wayland*", "platforms/*offscreen*"),
    *("platforms/qwindows*", "platforms/*cocoa*"),
    *("wayland-shell-integration/*xdg-shell*", "wayland-decoration-client/*"),
    # Native dialogs, dark mode and the look of the desktop.
    *("platformthemes/*xdgdesktopportal*", "styles/*"),
    # Accents typed with two keys, and input methods.
    *("platforminputcontexts/*compose*", "platforminputcontexts/*ibus*"),
    *("imageformats/*svg*", "iconengines/*svg*"),
    "printsupport/*",
)

QT_LIBRARIES = (
    *("core", "dbus", "gui", "printsupport", "svg", "widgets"),
    *("xcbqpa", "waylandclient", "wlshellintegration"),
)

CARRIED_LIBRARIES = (
    # Differ between distributions, or are missing on some; everything else is the system's own.
    *("libffi.so*", "liblzma.so*"),
    *("libxcb-[!g]*.so*", "libxkbcommon.so*", "libxkbcommon-x11.so*"),
    "libsqlite3.so*",
)
"""Libraries from the machine that builds which go into the portable Linux bundle."""

SOUND_MODULES = ("_cffi_backend.", "_miniaudio.")
"""How the names of the modules begin that play sounds: compiled, and in no package."""


DOUBLED_LIBRARIES = (
    # A process on Windows has one library of a name: Python's own is loaded first, and Shiboken's
    # before Qt's. The others would never be looked at.
    *("pyside6/msvcp140.dll", "pyside6/vcruntime140.dll", "pyside6/vcruntime140_1.dll"),
    *("shiboken6/vcruntime140.dll", "shiboken6/vcruntime140_1.dll"),
)


NEEDED_BY_NOBODY = (".stamp", "opengl32sw.dll", "d3dcompiler")
"""How the names begin of files that say of what assets were made, and that draw in 3D."""


def wanted(destination: str, platform: str) -> bool:
    """Tell whether a file belongs into the bundle, by its place there and `sys.platform`."""
    path = PurePosixPath(destination.replace("\\", "/"))
    parts = [part.lower() for part in path.parts]
    if "translations" in parts and "pyside6" in parts:
        return False  # the assets carry those that are used
    if "plugins" in parts:
        place = "/".join(parts[parts.index("plugins") + 1 :])
        return any(fnmatchcase(place, pattern) for pattern in QT_PLUGINS)
    name = parts[-1]
    if "qt6" in name and _is_library(name):
        return _qt_module(name) in QT_LIBRARIES
    if "/".join(parts) in DOUBLED_LIBRARIES or name.startswith(NEEDED_BY_NOBODY):
        return False
    if platform == "linux" and len(parts) == 1 and ".so" in name:
        return name.startswith(("libpython", *SOUND_MODULES)) or carried(name)
    return True


def prelude(scripts: Iterable[tuple[str, str, str]], platform: str) -> list[tuple[str, str, str]]:
    """Return the scripts that run before the program, and it, less those that only take time.

    On Linux the wheels of Qt find their parts by themselves, and nothing asks for source lines or
    for the modules in an archive.
    """
    kept = list(scripts)
    if platform != "linux":
        return kept
    return [script for script in kept if not script[0].startswith("pyi_rth_")]


def program_modules(root: Path) -> list[str]:
    """Return the names of all modules of the program in a checkout."""
    files = sorted((root / "yatzy_desktop").rglob("*.py"))
    names = [".".join(path.relative_to(root).with_suffix("").parts) for path in files]
    return [name.removesuffix(".__init__") for name in names]


def pack_again(archive: Path, *, small: bool) -> None:
    """Write a zip file anew, in place: the same bytes for the same contents, or `small` ones."""
    with ZipFile(archive) as file:
        contents = sorted((name, file.read(name)) for name in file.namelist())
    kind = ZIP_DEFLATED if small else ZIP_STORED
    with ZipFile(archive, "w", kind, compresslevel=9 if small else None) as file:
        for name, content in contents:
            file.writestr(ZipInfo(name), content, kind)


def carried(name: str) -> bool:
    """Tell whether a library of the machine that builds goes into the portable Linux bundle."""
    return any(fnmatchcase(name.lower(), pattern) for pattern in CARRIED_LIBRARIES)


def _is_library(name: str) -> bool:
    return ".so" in name or name.endswith((".dll", ".dylib"))


def _qt_module(name: str) -> str:
    return name.split("qt6", 1)[1].split(".", 1)[0]
