"""The targets of build.py that make and check packages."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from release import appimage as appimages
from release import bundle as bundles
from release import deb as debs
from release import deb_check, installation, macos, news, product, windows_check, wine
from release import flatpak as flatpaks
from release import rpm as rpms
from release import windows as windows_packages
from release.chroot import SUITES
from release.icons import make_icons
from release.manifests import make_manifests
from release.measure import compare_starts
from release.papers import make_papers
from release.screen import screen
from release.source_check import check_source
from release.twice import make_twice

Target = Callable[[Sequence[str]], int]

_CHECKED_NOT = "--no-check"
"""The word after a target that leaves out the trying of what was made."""

BUILD_SCRIPT = product.SOURCES / "build.py"


def bundle(arguments: Sequence[str]) -> int:
    """Gather program, Python and Qt in one slim folder, build/bundle, and let it test itself."""
    code = bundles.in_package_environment(BUILD_SCRIPT, "bundle", *arguments)
    if code is not None:
        return code
    bundles.make_bundle()
    if _CHECKED_NOT not in arguments:
        bundles.check_bundle()
    return 0


def deb(arguments: Sequence[str]) -> int:
    """Make the .deb from the bundle; with the names of Debian releases, try it on clean ones.

    With the file of an older .deb among the names, it is tried as an upgrade of that.
    """
    package = debs.make_deb()
    if _CHECKED_NOT not in arguments:
        debs.judge(package)
    older = next((Path(word) for word in arguments if word.endswith(".deb")), None)
    for suite in _names(arguments):
        deb_check.check_deb(package, suite, older)
    return 0


def appimage(arguments: Sequence[str]) -> int:
    """Make the AppImage from the bundle; with names of Debian releases, try it on clean ones."""
    package = appimages.make_appimage()
    if _CHECKED_NOT not in arguments:
        appimages.check_appimage(package, tuple(arguments))
    return 0


def rpm(arguments: Sequence[str]) -> int:
    """Make the .rpm from the bundle and try it in an empty root."""
    package = rpms.make_rpm()
    if _CHECKED_NOT not in arguments:
        rpms.check_rpm(package)
    return 0


def flatpak(arguments: Sequence[str]) -> int:
    """Make the Flatpak from the bundle and try it in its sandbox."""
    package = flatpaks.make_flatpak()
    if _CHECKED_NOT not in arguments:
        flatpaks.check_flatpak(package)
    return 0


def windows(arguments: Sequence[str]) -> int:
    """Make bundle, setup.exe and MSI for Windows under Wine, install and try them there."""
    code = bundles.in_package_environment(BUILD_SCRIPT, "windows", *arguments)
    if code is not None:
        return code
    with screen() as display:
        os.environ["DISPLAY"] = display
        windows_packages.make_bundle()
        setup, msi = windows_packages.make_setup(), windows_packages.make_msi()
        try:
            if _CHECKED_NOT not in arguments:
                windows_check.check_setup(setup)
                windows_check.check_msi(msi)
        finally:
            wine.end()
    return 0


def windows_installers(arguments: Sequence[str]) -> int:
    """Make setup.exe and MSI from a bundle for Windows in build/bundle, on Linux."""
    code = bundles.in_package_environment(BUILD_SCRIPT, "windows-installers", *arguments)
    if code is not None:
        return code
    make_icons(product.BUILD / "icons")
    windows_packages.make_setup()
    windows_packages.make_msi()
    return 0


def dmg(arguments: Sequence[str]) -> int:
    """Sign the app and make its disk image; on macOS, after the target bundle."""
    code = bundles.in_package_environment(BUILD_SCRIPT, "dmg", *arguments)
    if code is None:
        macos.make_dmg()
    return code or 0


def macos_check(arguments: Sequence[str]) -> int:
    """Check on any system what can be of the app for macOS."""
    code = bundles.in_package_environment(BUILD_SCRIPT, "macos-check", *arguments)
    if code is None:
        macos.check_settings()
    return code or 0


def source(arguments: Sequence[str]) -> int:
    """Play from source in the clean Debians named, as the README tells to."""
    for suite in arguments or SUITES:
        check_source(suite)
    return 0


def twice(arguments: Sequence[str]) -> int:
    """Make bundle and packages, or the targets named, in two clones, and name what differs."""
    make_twice(tuple(arguments) or ("bundle", "deb", "appimage", "rpm"))
    return 0


def check_release(arguments: Sequence[str]) -> int:
    """Check that a tag, such as v1.2.3, the program and CHANGELOG.md name the same version."""
    news.check_release(*arguments[:1] or ("",))
    return 0


def notes(arguments: Sequence[str]) -> int:  # noqa: ARG001
    """Print what is new in this version, from CHANGELOG.md."""
    print(news.notes(), end="")
    return 0


def start_time(arguments: Sequence[str]) -> int:  # noqa: ARG001
    """Compare how fast the bundle and the program from source come up."""
    compare_starts()
    return 0


def papers(arguments: Sequence[str]) -> int:  # noqa: ARG001
    """Write the checksums of all that lies in dist."""
    make_papers()
    return 0


def _names(arguments: Sequence[str]) -> tuple[str, ...]:
    return tuple(word for word in arguments if not word.startswith("--") and "." not in word)


def install(arguments: Sequence[str]) -> int:
    """Install from source below a prefix such as /usr, with the PySide6 of this Python.

    With DESTDIR in the environment, files are written below that folder.
    """
    prefix = Path(*arguments[:1] or ("/usr/local",))
    installation.install(prefix, Path(os.environ.get("DESTDIR", "/")))
    return 0


def manifests(arguments: Sequence[str]) -> int:  # noqa: ARG001
    """Write manifests for package managers of what lies in dist, into build/manifests."""
    make_manifests()
    return 0


def packages(arguments: Sequence[str]) -> int:
    """Make and try the packages for Linux that take little time; with --slow, all that can be."""
    slow = "--slow" in arguments
    suites = ("bookworm", "trixie") if slow else ("bookworm",)
    plan: list[tuple[Target, tuple[str, ...]]] = [
        (bundle, ()),
        (deb, suites),
        (appimage, suites if slow else ()),
    ]
    if slow:
        plan += [
            (source, suites),
            (twice, ()),
            (rpm, ()),
            (flatpak, ()),
            (windows, ()),
            (macos_check, ()),
        ]
    plan.append((papers, ()))
    for target, words in plan:
        print(f"\n--- {target.__name__} {' '.join(words)}".rstrip(), flush=True)
        start = time.monotonic()
        if target(words) != 0:
            return 1
        print(f"--- {target.__name__}: done after {time.monotonic() - start:.0f} s", flush=True)
    return 0


TARGETS: tuple[Target, ...] = (
    *(bundle, deb, appimage, rpm, flatpak, windows, windows_installers, dmg, macos_check),
    *(source, twice, check_release, notes, start_time, papers, install, manifests, packages),
)
