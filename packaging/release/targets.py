"""The targets of build.py that make and check packages."""

from __future__ import annotations

from collections.abc import Sequence

from release import appimage as appimages
from release import bundle as bundles
from release import deb as debs
from release import deb_check, product

BUILD_SCRIPT = product.SOURCES / "build.py"


def bundle(arguments: Sequence[str]) -> int:
    """Gather program, Python and Qt in one slim folder, build/bundle, and let it test itself."""
    code = bundles.in_package_environment(BUILD_SCRIPT, "bundle", *arguments)
    if code is not None:
        return code
    bundles.make_bundle()
    if "--no-check" not in arguments:
        bundles.check_bundle()
    return 0


def deb(arguments: Sequence[str]) -> int:
    """Make the .deb from the bundle; with the names of Debian releases, try it on clean ones."""
    package = debs.make_deb()
    for suite in arguments:
        deb_check.check_deb(package, suite)
    return 0


def appimage(arguments: Sequence[str]) -> int:
    """Make the AppImage from the bundle; with names of Debian releases, try it on clean ones."""
    appimages.check_appimage(appimages.make_appimage(), tuple(arguments))
    return 0


TARGETS = (bundle, deb, appimage)
