"""What package managers want to know of a release: manifests, filled in from what lies in dist."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

from release import product
from release.commands import PackagingError, check, fresh
from release.flathub import commit, wheel_sources
from release.flatpak import BRANCH, permissions
from release.news import as_debian, releases

TARGET = product.BUILD / "manifests"

FILES = {
    "dmg": "Yatzy-Desktop-{0}-universal.dmg",
    "msi": "Yatzy-Desktop-{0}-x64.msi",
    "setup": "Yatzy-Desktop-{0}-x64-setup.exe",
}
"""What manifests point to, in dist, by the version."""

_TEMPLATES = product.SOURCES / "manifests"
_WINGET = "YatzyDesktop.YatzyDesktop"


def make_manifests(
    target: Path = TARGET,
    dist: Path = product.DIST,
    wheels: Callable[[], str] = wheel_sources,
) -> None:
    """Write manifests for winget, Homebrew, Scoop, Chocolatey, Flathub and Debian.

    Raises PackagingError when a file of the release is not there.
    """
    words = _words(dist) | {"wheels": wheels(), "commit": commit()}
    words |= {"branch": BRANCH, "permissions": permissions(), "changelog": as_debian()}
    fresh(target)
    for template in sorted(_TEMPLATES.rglob("*.in")):
        place = template.relative_to(_TEMPLATES).with_suffix("")
        if place.parts[0] == "winget":
            # There the name of a file tells of which package it is; the version's has no more.
            more = "" if place.name == "version.yaml" else f".{place.stem}"
            place = place.with_name(f"{_WINGET}{more}.yaml")
        if place.name == "manifest.yml":
            place = place.with_name(f"{product.APP_ID}.yml")
        path = target / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(product.filled(template, **words), encoding="utf-8", newline="\n")
        if path.name == "rules":
            path.chmod(0o755)
    print(f"manifests: {', '.join(sorted(each.name for each in target.iterdir()))}", flush=True)


def _words(dist: Path) -> dict[str, str]:
    version = product.version()
    found = next((each for each in releases() if each.version == version), None)
    if found is None:
        raise PackagingError(f"CHANGELOG.md has no dated section of version {version}")
    words = {"date": found.date, "download": f"{product.homepage()}/releases/download/v{version}"}
    for name, pattern in FILES.items():
        path = dist / pattern.format(version)
        check(path.exists(), f"{path.name} is not in {dist}")
        words |= {name: path.name, f"{name}_digest": _digest(path)}
    return words


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
