"""Compiled modules for macOS that come for one kind of machine only, made to run on both."""

from __future__ import annotations

import importlib.util
import re
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from environment import RUNTIME
from release import product
from release.commands import PackagingError, fresh, run

_MODULES = {"cffi": "_cffi_backend", "miniaudio": "_miniaudio"}
"""By the package in the lock file, the module that it brings."""

_PLATFORMS = ("macosx_11_0_arm64", "macosx_10_15_x86_64")


def join_architectures() -> None:
    """Replace those modules, where they are installed, by ones for Apple's and Intel's machines.

    Only on macOS. Raises PackagingError.
    """
    for package, module in _MODULES.items():
        parts = [_module_for(platform, package, module) for platform in _PLATFORMS]
        spec = importlib.util.find_spec(module)
        if spec is None or spec.origin is None:
            raise PackagingError(f"{module} is not installed")
        joined = product.BUILD / "architectures" / Path(spec.origin).name
        run("lipo", "-create", *parts, "-output", joined)
        Path(spec.origin).write_bytes(joined.read_bytes())


def _module_for(platform: str, package: str, module: str) -> Path:
    """Fetch the wheel of a package for a kind of machine, as locked, and take the module out."""
    folder = fresh(product.BUILD / "architectures" / f"{package}-{platform}")
    (folder / "wanted.txt").write_text(locked(package), encoding="utf-8")
    options = ("--no-deps", "--only-binary", ":all:", "--require-hashes", "--platform", platform)
    command = ("-m", "pip", "download", "--quiet", *options, "--dest", folder)
    run(sys.executable, *command, "-r", folder / "wanted.txt")
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (
            name
            for name in archive.namelist()
            if name.startswith(f"{module}.") and name.endswith(tuple(EXTENSION_SUFFIXES))
        )
        return Path(archive.extract(name, folder))


def locked(package: str) -> str:
    """Return the lines of the lock file about a package, with its hashes."""
    text = RUNTIME.read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(package)}==.*(?:\n    .*)*", text, re.MULTILINE)
    if found is None:
        raise PackagingError(f"{package} is not locked")
    return found.group() + "\n"
