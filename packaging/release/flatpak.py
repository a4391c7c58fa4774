"""The Flatpak: built on the real runtime where that is installed, else on a stand-in for trying."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

from release import product
from release.bundle import told
from release.chroot import Chroot
from release.commands import check, fresh, need_tools, run
from release.linux_tree import lay_out
from release.papers import architecture
from release.source_date import build_time

_WORK = product.BUILD / "flatpak"
_RUNTIME = "org.freedesktop.Platform"
_SDK = "org.freedesktop.Sdk"
BRANCH = "26.08"
"""Of the runtime."""

PERMISSIONS = (
    *("share=ipc", "socket=wayland", "socket=fallback-x11", "socket=cups", "socket=pulseaudio"),
    "device=dri",
)
"""What the game may use; the network is not among it."""

_SYSTEM = (
    # What the real runtime has and the program asks of it.
    *("libegl1", "libgl1", "libx11-xcb1", "libfontconfig1", "libdbus-1-3", "libcups2"),
    *("libglib2.0-0", "libwayland-client0", "libwayland-cursor0", "fonts-dejavu-core"),
)


def make_flatpak() -> Path:
    """Make the Flatpak from the bundle and return its path. Raises PackagingError."""
    need_tools({"flatpak": ["flatpak"], "flatpak-builder": ["flatpak-builder"]})
    tree = fresh(_WORK) / "tree"
    lay_out(tree, system_libraries=False)
    stand_in = not _has_runtime()
    if stand_in:
        _make_stand_in()
    manifest = _manifest(tree)
    options = ["--force-clean", "--disable-rofiles-fuse", f"--state-dir={_WORK / 'state'}"]
    if stand_in:
        # It lacks the tool that composes a catalogue.
        text = manifest.read_text(encoding="utf-8") + "appstream-compose: false\n"
        manifest.write_text(text, encoding="utf-8")
    repository = _WORK / "repository"
    app = _WORK / "app"
    run("flatpak-builder", "--user", *options, app, manifest, env=_surroundings())
    moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(build_time()))
    words = ("build-export", f"--timestamp={moment}", "--disable-sandbox")
    run("flatpak", *words, repository, app, env=_surroundings())
    product.DIST.mkdir(exist_ok=True)
    package = product.DIST / f"{product.APP_ID}-{product.version()}-{architecture()}.flatpak"
    run("flatpak", "build-bundle", repository, package, product.APP_ID, env=_surroundings())
    print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB", flush=True)
    return package


def permissions() -> str:
    """Return the lines of a manifest that say what the game may use."""
    return "\n".join(f"  - --{each}" for each in PERMISSIONS)


def check_flatpak(package: Path) -> None:
    """Install the Flatpak for one user, see what it may do, run it in its sandbox, remove it."""
    surroundings = _surroundings()
    run("flatpak", "install", "--user", "--noninteractive", package, env=surroundings)
    allowed = run("flatpak", "info", "--show-permissions", product.APP_ID, env=surroundings)
    check("network" not in allowed, f"the Flatpak may use the network:\n{allowed}")
    folder = _home() / ".var/app" / product.APP_ID / "data/selftest"
    shutil.rmtree(folder, ignore_errors=True)
    words = ("--env=QT_QPA_PLATFORM=offscreen", product.APP_ID, "--selftest", str(folder))
    run("flatpak", "run", "--user", *words, env=surroundings, timeout=300)
    print(f"Flatpak in its sandbox: {told(folder, 'offscreen')}", flush=True)
    run("flatpak", "uninstall", "--user", "--noninteractive", product.APP_ID, env=surroundings)


def _manifest(tree: Path) -> Path:
    manifest = _WORK / f"{product.APP_ID}.yml"
    template = product.SOURCES / "linux/flatpak/manifest.yml.in"
    manifest.write_text(
        product.filled(template, tree=str(tree), branch=BRANCH, permissions=permissions()),
        encoding="utf-8",
    )
    return manifest


def _has_runtime() -> bool:
    listed = run("flatpak", "list", "--runtime", "--columns=application,branch")
    return any(line.split() == [_SDK, BRANCH] for line in listed.splitlines())


def _home() -> Path:
    """Return the home in whose .var Flatpak keeps what its programs write."""
    return Path.home() if _has_runtime() else _WORK / "home"


def _surroundings() -> dict[str, str]:
    """Return an environment in which Flatpak keeps everything in the folder of this build."""
    if _has_runtime():
        return {}
    home = _home()
    home.mkdir(parents=True, exist_ok=True)
    run_time = _WORK / "run"
    run_time.mkdir(mode=0o700, exist_ok=True)
    places = {"HOME": home, "XDG_RUNTIME_DIR": run_time, "XDG_DATA_HOME": home / ".local/share"}
    return {name: str(place) for name, place in places.items()}


def _make_stand_in() -> None:
    """Install a Debian under the names of the real runtime and its tools for building."""
    chroot = Chroot("bookworm")
    chroot.make()
    options = ("-qq", "--yes", "--no-install-recommends")
    chroot.run("apt-get", *options, "install", *_SYSTEM)
    folder = fresh(_WORK / "system")
    shutil.copytree(chroot.root / "usr", folder / "usr", symlinks=True)
    shutil.copytree(chroot.root / "etc", folder / "usr/etc", symlinks=True)
    (folder / "files").mkdir()
    architecture = os.uname().machine
    for name in (_RUNTIME, _SDK):
        pair = (f"runtime={_RUNTIME}", f"sdk={_SDK}")
        lines = ("[Runtime]", f"name={name}", *(f"{one}/{architecture}/{BRANCH}" for one in pair))
        (folder / "metadata").write_text("\n".join((*lines, "")), encoding="utf-8")
        words = ("build-export", "--runtime", _WORK / "runtimes", folder, BRANCH)
        run("flatpak", *words, env=_surroundings())
    chroot.remove()
    add = ("remote-add", "--user", "--no-gpg-verify", "stand-in", str(_WORK / "runtimes"))
    run("flatpak", *add, env=_surroundings())
    names = (f"{_RUNTIME}//{BRANCH}", f"{_SDK}//{BRANCH}")
    run(
        *("flatpak", "install", "--user", "--noninteractive", "stand-in", *names),
        env=_surroundings(),
    )
