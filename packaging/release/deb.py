"""The package for Debian, Ubuntu and their kin."""

from __future__ import annotations

import hashlib
import platform
import re
import subprocess
from pathlib import Path

from release import product
from release.bundle import size_mb
from release.commands import PackagingError, check, fresh, need_tools, run
from release.linux_tree import LIBRARIES, check_tree, lay_out, packed, settle
from release.news import as_debian
from release.source_date import build_time

_TEMPLATES = product.SOURCES / "linux"
_WORK = product.BUILD / "deb"

_CHANCE_VERSIONS = (
    # Debian asks for the version it had when it last looked; the functions used are far older.
    "libx11-xcb1",  # only XGetXCBConnection, of 2006
    "libzstd1",  # only ZSTD_decompress and what belongs to it, of 2018
)

OWN_LIBRARIES = ("", "PySide6", "PySide6/Qt/lib", "shiboken6")
"""Where in _internal libraries lie that the package brings itself."""


def make_deb() -> Path:
    """Make the .deb from the bundle and return its path. Raises PackagingError."""
    need_tools({"dpkg-shlibdeps": ["dpkg-dev"], "objdump": ["binutils"]})
    tree = fresh(_WORK) / "debian" / product.PROGRAM
    lay_out(tree, system_libraries=True, programs="usr/games")
    check_tree(tree)
    documents = tree / "usr/share/doc" / product.PROGRAM
    documents.mkdir(parents=True, exist_ok=True)
    (documents / "copyright").write_bytes((_TEMPLATES / "copyright").read_bytes())
    changes = (product.ROOT / "CHANGELOG.md").read_bytes()
    (documents / "changelog.gz").write_bytes(packed(changes))
    (documents / "changelog.Debian.gz").write_bytes(packed(as_debian().encode()))
    overrides = tree / "usr/share/lintian/overrides" / product.PROGRAM
    overrides.parent.mkdir(parents=True)
    overrides.write_bytes((_TEMPLATES / "lintian-overrides").read_bytes())
    _write_control(tree, _dependencies(tree))
    settle(tree)
    product.DIST.mkdir(exist_ok=True)
    package = product.DIST / f"{product.PROGRAM}_{debian_version()}_{_architecture()}.deb"
    epoch = {"SOURCE_DATE_EPOCH": str(build_time())}
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, package, env=epoch)
    print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB", flush=True)
    return package


def judge(package: Path) -> None:
    """Let lintian judge a .deb. Raises PackagingError for an error or a warning."""
    need_tools({"lintian": ["lintian"]})
    print(run("lintian", "--fail-on", "error,warning", "--tag-display-limit", "0", package), end="")


def debian_version() -> str:
    """Return the version with the number of the packaging behind it."""
    return f"{product.version()}-1"


def _architecture() -> str:
    return run("dpkg", "--print-architecture").strip()


def _dependencies(tree: Path) -> str:
    """Return what the libraries in the package need of others, found by dpkg-shlibdeps."""
    (_WORK / "debian" / "control").write_text(
        f"Source: {product.PROGRAM}\n\nPackage: {product.PROGRAM}\nArchitecture: any\n",
        encoding="utf-8",
    )
    libraries = [path for path in tree.rglob("*") if is_program_code(path)]
    own = [f"-l{tree / LIBRARIES / '_internal' / folder}" for folder in OWN_LIBRARIES]
    options = ("-O", "--ignore-missing-info", *own)
    answer = run("dpkg-shlibdeps", *options, *libraries, cwd=_WORK)
    found = re.search(r"^shlibs:Depends=(.+)$", answer, re.MULTILINE)
    if found is None:
        raise PackagingError(f"dpkg-shlibdeps found nothing:\n{answer}")
    depends = without_chance_versions(found[1])
    if platform.machine() == "x86_64":  # for arm64 Qt itself asks for a younger system
        check_oldest(depends)
    return depends


def without_chance_versions(depends: str) -> str:
    """Return dependencies that the oldest system has, less versions that nothing in here needs."""
    parts = [part.strip() for part in depends.split(",")]
    return ", ".join(
        part.split(" ", 1)[0] if part.split(" ", 1)[0] in _CHANCE_VERSIONS else part
        for part in parts
    )


def check_oldest(depends: str) -> None:
    """Raise PackagingError for a dependency that the oldest system cannot meet."""
    lines = (_TEMPLATES / "ubuntu-22.04.txt").read_text(encoding="ascii").splitlines()
    there = dict(line.split() for line in lines if not line.startswith("#"))
    for part in depends.split(", "):
        name, _, wanted = part.rstrip(")").partition(" (>= ")
        check(name in there, f"nobody knows whether Ubuntu 22.04 has {name}: ubuntu-22.04.txt")
        if wanted:
            words = ("dpkg", "--compare-versions", there[name], "ge", wanted)
            met = subprocess.run(words, check=False).returncode == 0
            check(met, f"Ubuntu 22.04 has {name} {there[name]}, and {wanted} is asked for")


def is_program_code(path: Path) -> bool:
    """Tell whether a file is a program or a library for Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _write_control(tree: Path, depends: str) -> None:
    control = tree / "DEBIAN"
    kilobytes = str(round(size_mb(tree) * 1e6 / 1024))
    control.mkdir()
    files = [path for path in sorted(tree.rglob("*")) if path.is_file() and not path.is_symlink()]
    sums = "".join(f"{_md5(path)}  {path.relative_to(tree)}\n" for path in files)
    text = product.filled(
        _TEMPLATES / "control.in",
        architecture=_architecture(),
        debian_version=debian_version(),
        depends=depends,
        kilobytes=kilobytes,
    )
    check("libqt6" not in depends.lower(), f"Qt is to come along, not to be depended on: {depends}")
    (control / "control").write_text(text, encoding="utf-8")
    (control / "md5sums").write_text(sums, encoding="utf-8")


def _md5(path: Path) -> str:
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
