"""What lies beside the packages of a release: what is in them, and their checksums."""

from __future__ import annotations

import hashlib
import platform
import shutil
import sys
from pathlib import Path

from release import product
from release.licences import SBOM

SUMS = "SHA256SUMS"

_SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


def architecture() -> str:
    """Return how the machine that builds is called in the names of files: x86_64 or arm64."""
    return {"AMD64": "x86_64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())


def publish_sbom(licences: Path, system: str = sys.platform) -> None:
    """Put the SBOM of a bundle, from its folder of licences, beside the packages."""
    product.DIST.mkdir(exist_ok=True)
    words = (product.PROGRAM, product.version(), _SYSTEMS[system], architecture())
    shutil.copyfile(licences / SBOM, product.DIST / f"{'-'.join(words)}.cdx.json")


def make_papers() -> None:
    """Write SHA256SUMS for all that lies in dist."""
    product.DIST.mkdir(exist_ok=True)
    files = [path for path in sorted(product.DIST.iterdir()) if not path.name.startswith(SUMS)]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (product.DIST / SUMS).write_text("".join(lines), encoding="utf-8")
    print("".join(lines), end="", flush=True)
