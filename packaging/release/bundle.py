"""The program, Python and Qt in one folder: what every package is made of."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from asset_files import make_assets
from environment import PACKAGE, RUNTIME, Environment
from release import product
from release.commands import PackagingError, check, fresh, need_tools, run
from release.icons import make_icons
from release.icu import check_sorting, trim_icu
from release.licences import add_licences
from release.mac_modules import join_architectures
from release.papers import publish_sbom
from release.signatures import add_signatures
from release.slim import SOUND_MODULES
from release.source_date import build_time
from system_packages import install_packages, install_system_packages

ENVIRONMENT = Environment(product.BUILD / "venv")
FOLDER = product.BUILD / "bundle" / product.PROGRAM
PROGRAM = FOLDER / product.PROGRAM

LARGEST_MB = {"linux": 100, "win32": 64, "darwin": 130}
"""What a bundle may take on disk, in millions of bytes."""

_SYSTEM_PYTHON = Path("/usr/bin/python3")


def in_package_environment(script: Path, target: str, *arguments: str) -> int | None:
    """Run a target in the environment that packages are made in; None when this is it.

    On Debian and Ubuntu that is of the system's Python: it runs on older systems than one built
    here would, and carries no path of this machine.
    """
    if Path(sys.prefix) == ENVIRONMENT.folder:
        return None
    install_system_packages(testing=False)  # what Qt needs, and what is carried along
    system = sys.platform == "linux" and _SYSTEM_PYTHON.exists()
    if system and Path(sys.base_prefix) != Path("/usr"):
        install_packages(["python3-venv"])
        command = [str(_SYSTEM_PYTHON), str(script), target, *arguments]
        return subprocess.run(command, check=False).returncode
    ENVIRONMENT.install(RUNTIME, PACKAGE)
    command = [str(ENVIRONMENT.python), str(script), target, *arguments]
    return subprocess.run(command, check=False).returncode


def make_bundle() -> Path:
    """Make the bundle of this system, check it, and return its folder.

    Runs in the environment of `in_package_environment`. Raises PackagingError.
    """
    make_assets()
    make_icons(product.BUILD / "icons")
    if sys.platform == "win32":
        write_version_resource()
    if sys.platform == "darwin":
        join_architectures()
    fresh(FOLDER.parent)
    spec = product.SOURCES / "pyinstaller" / "yatzy-desktop.spec"
    places = ("--distpath", FOLDER.parent, "--workpath", product.BUILD / "pyinstaller")
    log = run(sys.executable, "-m", "PyInstaller", "--noconfirm", *places, spec, env=same_bytes())
    (product.BUILD / "pyinstaller.log").write_text(log, encoding="utf-8")
    folder = FOLDER if sys.platform == "linux" else FOLDER.parent / product.NAME
    if sys.platform == "linux":
        _strip(folder)
        add_signatures(folder / "_internal" / "shiboken6")
        trim_icu(folder, product.BUILD / "icu")
        check_sorting(folder, ENVIRONMENT.python)
    whole = folder.with_name(f"{product.NAME}.app") if sys.platform == "darwin" else folder
    publish_sbom(add_licences(whole, platform.python_version()))
    check_contents(folder, sys.platform)
    print(f"{folder.relative_to(product.ROOT)}: {size_mb(folder):.1f} MB", flush=True)
    return folder


def _strip(folder: Path) -> None:
    """Take out of modules what only helps to find faults in them; the others come without it."""
    need_tools({"strip": ["binutils"]})
    for name in SOUND_MODULES:
        for path in folder.rglob(f"{name}*.so"):
            run("strip", "--strip-unneeded", path)


def same_bytes() -> dict[str, str]:
    """Return an environment in which programs write the same bytes at any time and place."""
    # Sets of texts would be stored in an order that changes from run to run.
    return {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(build_time()), "TZ": "UTC"}


def write_version_resource() -> None:
    """Write what the program's file says of itself on Windows."""
    numbers = ", ".join((*product.version().split("."), "0"))
    text = product.filled(product.SOURCES / "windows" / "version.txt.in", numbers=numbers)
    (product.BUILD / "version.txt").write_text(text, encoding="utf-8")


def size_mb(folder: Path) -> float:
    """Return the millions of bytes in the files of a folder."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


def check_contents(folder: Path, system: str) -> None:
    """Raise PackagingError when a bundle lacks what the game needs or holds what it must not."""
    names = [path.relative_to(folder).as_posix().lower() for path in folder.rglob("*")]
    kinds = {
        "linux": ("libqxcb", "libqwayland", "plugins/printsupport/libcups"),
        # Elsewhere what prints is part of the library.
        "win32": ("qwindows", "qt6printsupport", "qmodernwindowsstyle"),
        "darwin": ("libqcocoa", "qtprintsupport"),
    }
    needed = (
        *("assets/fonts/lato-regular.ttf", "assets/themes/dark.toml", "assets/i18n/yatzy_sv.qm"),
        *(
            "assets/i18n/qtbase_sv.qm",
            "assets/tables/tables.toml",
            "assets/icons/yatzy-desktop.svg",
            "assets/sounds/win-1.wav",
        ),
        *("_miniaudio.", "_cffi_backend."),
        *(
            "assets/licences/index.md",
            "assets/licences/lgpl-3.0.txt",
            "assets/licences/sbom.cdx.json",
        ),
        *("offscreen", "qsvgicon"),
        *kinds.get(system, ()),
    )
    for part in needed:
        check(any(part in name for name in names), f"the bundle lacks {part}")
    for part in ("qtnetwork", "qt6network", "qml", "webengine", "multimedia", "_ssl", "qt6quick"):
        found = [name for name in names if part in name]
        check(not found, f"the bundle holds {found}")
    size, largest = size_mb(folder), LARGEST_MB[system]
    check(size <= largest, f"the bundle takes {size:.1f} MB, more than {largest}")


def self_test(program: Path, folder: Path, *, display: bool, wrap: tuple[str, ...] = ()) -> str:
    """Let a packaged program play by itself, into a folder, and return a line about it.

    `display` starts Xvfb for it; `wrap` are words before the command. Raises PackagingError.
    """
    screen = ("xvfb-run", "--auto-servernum", "--server-args=-screen 0 1280x900x24")
    before = (*wrap, *screen) if display else wrap
    platform = {"QT_QPA_PLATFORM": "xcb" if display else "offscreen"}
    run(*before, program, "--selftest", folder, env=platform, timeout=300)
    return told(folder, "xcb" if display else "offscreen")


def self_test_app(program: Path) -> str:
    """Let a packaged program play by itself on this system's own screen; return a line about it."""
    folder = fresh(product.BUILD / "selftest" / "Åse Ørbæk š")
    run(program, "--selftest", folder, timeout=300)
    return told(folder, {"win32": "windows", "darwin": "cocoa"}[sys.platform])


def told(folder: Path, platform: str, *, frozen: bool = True) -> str:
    """Return a line about a self-test by what it left, or raise PackagingError."""
    try:
        report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise PackagingError(f"the self-test left no report in {folder}") from error
    check(report["ok"] is True, f"the self-test failed: {report['error']}")
    check(report["frozen"] is frozen, "the self-test ran from source, or from a package")
    check(report["platform"] == platform, f"the self-test ran on {report['platform']}")
    start = report["start_to_paint_s"]
    return f"self-test on {platform}: passed, {report['turns']} turns, first paint at {start} s"


def check_bundle() -> None:
    """Self-test the bundle without a screen, on one, and where there is no network at all."""
    if sys.platform != "linux":
        name = "Contents/MacOS/" if sys.platform == "darwin" else ""
        folder = FOLDER.parent / (f"{product.NAME}.app" if name else product.NAME)
        print(self_test_app(folder / f"{name}{product.NAME}"), flush=True)
        return
    need_tools({"xvfb-run": ["xvfb", "xauth"], "unshare": ["util-linux"]})
    results = fresh(product.BUILD / "selftest")
    print(self_test(PROGRAM, results / "offscreen", display=False), flush=True)
    print(self_test(PROGRAM, results / "xcb", display=True), flush=True)
    _check_shell(results)
    if os.geteuid() == 0:
        alone = ("unshare", "--net")
        line = self_test(PROGRAM, results / "no-network", display=False, wrap=alone)
        print(f"without network, {line}", flush=True)
    shutil.rmtree(results / "xcb" / "data", ignore_errors=True)


def _check_shell(results: Path) -> None:
    """Let the bundle do what it does without a window: each imports what the game does not."""
    cards, screen = results / "cards.pdf", {"QT_QPA_PLATFORM": "offscreen"}
    run(PROGRAM, "print-card", "--output", cards, env=screen, timeout=60)
    check(cards.read_bytes().startswith(b"%PDF"), "print-card made no PDF")
    run(PROGRAM, "simulate", "--games", "3", "--level", "casual", timeout=60)
    run(PROGRAM, "advise", "--dice", "3,3,5,5,6", "--rolls-left", "1", timeout=60)
    run(PROGRAM, "solve", "--ruleset", "maxi-da", timeout=60)
    print("shell: print-card, simulate, advise and solve work", flush=True)
