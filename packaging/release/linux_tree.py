"""Lays out the program as Linux expects it under /usr; all packages for Linux use that."""

from __future__ import annotations

import gzip
import os
import re
import shutil
from pathlib import Path

from release import product
from release.bundle import FOLDER, PROGRAM
from release.commands import check, fresh, need_tools, run
from release.icons import PNG_SIZES
from release.manual import put_manual
from release.news import as_appstream
from release.slim import carried
from release.source_date import build_date, build_time

LIBRARIES = Path("usr/lib") / product.PROGRAM

MAN_PAGE = f"man/man6/{product.PROGRAM}.6"

_TEMPLATES = product.SOURCES / "linux"
_ICONS = Path("icons/hicolor")


def lay_out(tree: Path, *, system_libraries: bool, programs: str = "usr/bin") -> None:
    """Fill an emptied folder with usr/..., from the bundle.

    The program is found in `programs`, which Debian has a place of its own for where it is a game.
    With `system_libraries` those that distributions have are left out: the package names them as
    its dependencies. Raises PackagingError when there is no bundle.
    """
    check(PROGRAM.exists(), "there is no bundle: python3 packaging/build.py bundle")
    place = fresh(tree) / LIBRARIES
    shutil.copytree(FOLDER, place, symlinks=True)
    if system_libraries:
        for path in (place / "_internal").glob("*.so*"):
            if carried(path.name):
                path.unlink()
    (tree / programs).mkdir()
    (tree / programs / product.PROGRAM).symlink_to(f"../lib/{product.PROGRAM}/{product.PROGRAM}")
    put_entries(tree / "usr/share")
    settle(tree)


def put_entries(share: Path) -> None:
    """Fill a folder such as /usr/share with what desktops look for; the icons have been made."""
    _put(share / f"applications/{product.APP_ID}.desktop", _text("desktop"))
    _put(share / f"metainfo/{product.APP_ID}.metainfo.xml", _text("metainfo.xml"))
    _put(share / f"mime/packages/{product.APP_ID}.xml", _text("mime.xml"))
    _put(share / f"{MAN_PAGE}.gz", packed(_text("6")))
    put_manual(share / "doc" / product.PROGRAM / "manual")
    for side in PNG_SIZES:
        picture = (product.BUILD / "icons" / f"{side}.png").read_bytes()
        _put(share / _ICONS / f"{side}x{side}/apps/{product.APP_ID}.png", picture)
    drawing = (product.ROOT / "resources/icons" / f"{product.PROGRAM}.svg").read_bytes()
    _put(share / _ICONS / f"scalable/apps/{product.APP_ID}.svg", drawing)
    drawing = (product.ROOT / "resources/icons" / f"{product.PROGRAM}-symbolic.svg").read_bytes()
    _put(share / _ICONS / f"symbolic/apps/{product.APP_ID}-symbolic.svg", drawing)


def check_tree(tree: Path) -> None:
    """Let the desktop's own tools judge the entry, the metadata, the MIME type and the man page."""
    need_tools(
        {
            "desktop-file-validate": ["desktop-file-utils"],
            "appstreamcli": ["appstream"],
            "update-mime-database": ["shared-mime-info"],
            "man": ["man-db"],
        }
    )
    share = tree / "usr/share"
    run("desktop-file-validate", share / f"applications/{product.APP_ID}.desktop")
    metadata = share / f"metainfo/{product.APP_ID}.metainfo.xml"
    # Before 1.0 it does not know all that is asked for today, and is strict about that, too.
    young = not re.search(r"\b0\.", run("appstreamcli", "--version"))
    run("appstreamcli", "validate", "--no-net", *(["--strict"] if young else []), metadata)
    types = fresh(product.BUILD / "mime")
    shutil.copytree(share / "mime/packages", types / "packages")
    run("update-mime-database", types)
    globs = (types / "globs2").read_text(encoding="utf-8")
    check(f"{product.MIME_TYPE}:*.yatzy" in globs, "*.yatzy has no MIME type")
    page = share / f"{MAN_PAGE}.gz"
    warnings = run("man", "--warnings", "-l", page, env={"LC_ALL": "C.UTF-8", "MANPAGER": "cat"})
    check("warning" not in warnings, warnings)


def packed(content: bytes) -> bytes:
    """Return the same gzip file for the same content at any time."""
    return gzip.compress(content, compresslevel=9, mtime=0)


def _text(ending: str) -> bytes:
    template = _TEMPLATES / f"{product.PROGRAM}.{ending}.in"
    return product.filled(template, date=build_date(), releases=as_appstream()).encode()


def _put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def settle(tree: Path) -> None:
    """Give everything in a tree the rights it needs and the time of the sources."""
    program, moment = tree / LIBRARIES / product.PROGRAM, build_time()
    for path in (tree, *sorted(tree.rglob("*"))):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)
