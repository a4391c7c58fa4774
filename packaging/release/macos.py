"""The app and its disk image for macOS: made there, checked here as far as that goes."""

from __future__ import annotations

import os
import plistlib
import runpy
import struct
import sys
from pathlib import Path

from release import macos_app, product
from release.bundle import check_contents, self_test_app
from release.commands import PackagingError, check, run
from release.icons import ICNS_KINDS, make_icons

APP = product.BUILD / "bundle" / f"{product.NAME}.app"

_SOURCES = product.SOURCES / "macos"


def make_dmg() -> Path:
    """Sign the app, let it test itself, and put it into a disk image. Only on macOS.

    With CODESIGN_IDENTITY it is signed by that, and with NOTARY_PROFILE notarised; without, it is
    signed for this machine alone and says so. Raises PackagingError.
    """
    check(sys.platform == "darwin", "disk images are made on macOS")
    identity = os.environ.get("CODESIGN_IDENTITY", "")
    if not identity:
        print("No certificate: macOS will warn before it opens this app.", flush=True)
    hardened = ("--options", "runtime", "--entitlements", _SOURCES / "entitlements.plist")
    stamp = "--timestamp" if identity else "--timestamp=none"
    run("codesign", "--force", "--deep", *hardened, stamp, "--sign", identity or "-", APP)
    _verify(APP)
    print(self_test_app(APP / "Contents/MacOS" / product.NAME), flush=True)
    product.DIST.mkdir(exist_ok=True)
    package = product.DIST / f"Yatzy-Desktop-{product.version()}-universal.dmg"
    settings = ("-s", _SOURCES / "dmg_settings.py")
    search = {"PYTHONPATH": str(product.SOURCES)}
    run(sys.executable, "-m", "dmgbuild", *settings, product.NAME, package, env=search)
    if identity:
        run("codesign", "--timestamp", "--sign", identity, package)
    _notarise(package)
    _check_image(package)
    print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB", flush=True)
    return package


def check_settings() -> None:
    """Check everywhere what can be: property list, entitlements, icon and disk image settings."""
    plist = plistlib.loads(plistlib.dumps(macos_app.info_plist()))
    (kind,) = plist["CFBundleDocumentTypes"]
    (declared,) = plist["UTExportedTypeDeclarations"]
    check(kind["LSItemContentTypes"] == [declared["UTTypeIdentifier"]], "the file type is unknown")
    check("NSRequiresAquaSystemAppearance" not in plist, "the app would not follow dark mode")
    with (_SOURCES / "entitlements.plist").open("rb") as file:
        rights = plistlib.load(file)
    check(not [name for name in rights if "network" in name], "the app asks for the network")
    make_icons(product.BUILD / "icons")
    _check_icns((product.BUILD / "icons" / f"{product.PROGRAM}.icns").read_bytes())
    image = runpy.run_path(str(_SOURCES / "dmg_settings.py"))
    check(image["files"] == [str(APP)], "the disk image holds something else")
    print("macOS: property list, entitlements, icon and disk image settings are sound", flush=True)


def _check_icns(content: bytes) -> None:
    check(content[:4] == b"icns", "the icon is none of macOS")
    check(struct.unpack(">I", content[4:8])[0] == len(content), "the icon's length is wrong")
    kinds, place = [], 8
    while place < len(content):
        kinds.append(content[place : place + 4])
        check(content[place + 8 : place + 12] == b"\x89PNG", "the icon holds what is no picture")
        place += struct.unpack(">I", content[place + 4 : place + 8])[0]
    check(kinds == list(ICNS_KINDS), f"the icon holds {kinds}")


def _verify(app: Path) -> None:
    run("codesign", "--verify", "--deep", "--strict", app)
    check_contents(app, "darwin")


def _notarise(package: Path) -> None:
    profile = os.environ.get("NOTARY_PROFILE", "")
    if not profile:
        print("Not notarised: there is no profile for it.", flush=True)
        return
    run("xcrun", "notarytool", "submit", package, "--keychain-profile", profile, "--wait")
    run("xcrun", "stapler", "staple", package)


def _check_image(package: Path) -> None:
    """Verify the signature of the app inside the image, as people get it."""
    answer = run("hdiutil", "attach", "-nobrowse", "-readonly", "-plist", package)
    parts = plistlib.loads(answer.encode())["system-entities"]
    places = [part["mount-point"] for part in parts if "mount-point" in part]
    if not places:
        raise PackagingError(f"{package.name} cannot be opened")
    try:
        _verify(Path(places[0]) / APP.name)
    finally:
        run("hdiutil", "detach", places[0])
