"""The package for Fedora, openSUSE and their kin."""

from __future__ import annotations

import platform
from pathlib import Path

from release import product
from release.bundle import FOLDER, self_test
from release.commands import check, fresh, need_tools, run
from release.licences import parts_of
from release.linux_tree import LIBRARIES, lay_out, settle
from release.news import as_rpm
from release.source_date import build_time

_WORK = product.BUILD / "rpm"


def make_rpm() -> Path:
    """Make the .rpm from the bundle and return its path. Raises PackagingError."""
    need_tools({"rpmbuild": ["rpm"], "rpm": ["rpm"]})
    tree = fresh(_WORK) / "tree"
    lay_out(tree, system_libraries=True)
    (tree / "usr/share/licenses").mkdir()
    texts = next((tree / LIBRARIES).rglob("assets/licences")).relative_to(tree)
    (tree / "usr/share/licenses" / product.PROGRAM).symlink_to(f"../../../{texts}")
    settle(tree)
    spec = _WORK / f"{product.PROGRAM}.spec"
    template = product.SOURCES / "linux" / f"{product.PROGRAM}.spec.in"
    spec.write_text(
        product.filled(template, changelog=as_rpm(), licence=_licence()), encoding="utf-8"
    )
    settings = {
        "tree": tree,
        "_topdir": _WORK / "top",
        "_rpmdir": _WORK / "out",
        "_binary_payload": "w19.zstdio",
        "_dbpath": _WORK / "database",
        # Where and when it was made is nobody's business, and would make each one different.
        "_buildhost": product.PROGRAM,
        "use_source_date_epoch_as_buildtime": "1",
        "clamp_mtime_to_source_date_epoch": "1",
    }
    options = [word for name, value in settings.items() for word in ("-D", f"{name} {value}")]
    run("rpmbuild", "-bb", *options, spec, env={"SOURCE_DATE_EPOCH": str(build_time())})
    made = next((_WORK / "out").rglob("*.rpm"))
    product.DIST.mkdir(exist_ok=True)
    name = f"{product.PROGRAM}-{product.version()}-1.{platform.machine()}.rpm"
    package = made.replace(product.DIST / name)
    print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB", flush=True)
    return package


def _licence() -> str:
    """Return the licences of all that is inside, as one expression."""
    paths = (path for path in FOLDER.rglob("*") if path.is_file() and "licences" not in path.parts)
    places = [path.relative_to(FOLDER).as_posix() for path in paths if not path.is_symlink()]
    words = {part.licence for part in parts_of(places)}
    return " AND ".join(sorted(f"({word})" if " " in word else word for word in words))


def check_rpm(package: Path) -> None:
    """Install the .rpm into an empty root, verify it, run it from there and erase it.

    Which packages of Fedora hold the libraries it asks for cannot be seen on Debian.
    """
    needed = run("rpm", "-qp", "--requires", package)
    check("libX11.so.6()(64bit)" in needed, f"the .rpm does not ask for X11:\n{needed}")
    check("libQt6" not in needed, f"the .rpm asks others for Qt:\n{needed}")
    root = fresh(_WORK / "root")
    database = ("--root", str(root), "--dbpath", "/rpm")
    run("rpm", *database, "--install", "--nodeps", "--noscripts", package)
    run("rpm", *database, "--verify", "--nodeps", product.PROGRAM)
    program = root / "usr/bin" / product.PROGRAM
    print(f".rpm: {self_test(program, fresh(_WORK / 'selftest'), display=False)}", flush=True)
    run("rpm", *database, "--erase", "--nodeps", product.PROGRAM)
    left = [path for path in root.rglob("*yatzy*") if "rpm" not in path.parts]
    check(not left, f"erasing the .rpm left {left}")
