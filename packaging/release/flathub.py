"""What Flathub builds the program of: our sources, and the locked wheels by their hashes."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from typing import Any

from environment import RUNTIME
from release import product
from release.commands import run

_PYTHON = "3.13"
"""Not younger than that of the runtime."""

_GLIBC = range(17, 43)


def wheel_sources() -> str:
    """Ask the package registry for the locked wheels and return the lines of the manifest.

    For x86_64 alone: there is no wheel of miniaudio for arm64. Raises PackagingError.
    """
    tags = [f"--platform=manylinux_2_{minor}_x86_64" for minor in _GLIBC]
    tags += ["--platform=manylinux2014_x86_64", "--platform=any"]
    options = ("--dry-run", "--quiet", "--ignore-installed", "--no-deps", "--report", "-")
    wanted = ("--only-binary", ":all:", "--require-hashes", "-r", str(RUNTIME))
    place = ("--python-version", _PYTHON, "--target", str(product.BUILD / "nowhere"))
    answer = run(sys.executable, "-m", "pip", "install", *options, *tags, *place, *wanted)
    return source_lines(json.loads(answer[answer.index("\n{") :])["install"])


def source_lines(report: Iterable[Mapping[str, Any]]) -> str:
    """Return sources of a manifest for what pip reports that it would install."""
    found = [each["download_info"] for each in report]
    wheels = sorted((info["url"], info["archive_info"]["hashes"]["sha256"]) for info in found)
    return "\n".join(
        f"      - type: file\n        url: {address}\n        sha256: {digest}"
        for address, digest in wheels
    )


def commit() -> str:
    """Return the commit that is released."""
    return run("git", "-C", product.ROOT, "rev-parse", "HEAD").strip()
