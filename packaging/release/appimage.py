"""The AppImage: one file that runs on every current Linux, without installing and without FUSE."""

from __future__ import annotations

import os
import platform
import re
import shutil
from pathlib import Path

from release import product
from release.bundle import self_test, told
from release.chroot import PERSON, Chroot
from release.commands import check, fresh, need_tools, run
from release.deb import is_program_code
from release.linux_tree import lay_out, settle
from release.source_date import build_time

_WORK = product.BUILD / "appimage"

_SOURCES = product.SOURCES / "linux/appimage"

HOST_LIBRARIES = frozenset((_SOURCES / "host-libraries.txt").read_text(encoding="ascii").split())
"""What every desktop has, or what must fit its drivers, its fonts and its printers."""

_HEADERS = "/usr/include/squashfuse/squashfuse.h"
_LIBRARIES = ("squashfuse", "z", "zstd", "lzma", "lz4", "lzo2", "pthread")


def make_appimage() -> Path:
    """Make the AppImage from the bundle and return its path. Raises PackagingError."""
    need_tools(
        {
            "gcc": ["gcc", "libc6-dev"],
            "mksquashfs": ["squashfs-tools"],
            "objdump": ["binutils"],
            "zsyncmake": ["zsync"],
            _HEADERS: [
                *("libsquashfuse-dev", "zlib1g-dev", "libzstd-dev", "liblzma-dev", "liblz4-dev"),
                "liblzo2-dev",
            ],
        }
    )
    tree = fresh(_WORK) / "AppDir"
    lay_out(tree, system_libraries=False)
    check_host_libraries(tree)
    _add_root_files(tree)
    settle(tree)
    image = _WORK / "files"
    options = ("-root-owned", "-noappend", "-quiet", "-no-progress", "-b", "256K")
    packing = ("-comp", "zstd", "-Xcompression-level", "19")
    epoch = {"SOURCE_DATE_EPOCH": str(build_time())}
    run("mksquashfs", tree, image, *options, *packing, env=epoch)
    product.DIST.mkdir(exist_ok=True)
    name = f"{product.NAME.replace(' ', '_')}-{product.version()}-{platform.machine()}.AppImage"
    package = product.DIST / name
    package.write_bytes(_runtime() + image.read_bytes())
    package.chmod(0o755)
    os.utime(package, (build_time(), build_time()))
    run("zsyncmake", "-u", package.name, "-o", f"{package}.zsync", package)
    print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB", flush=True)
    return package


def update_information() -> str:
    """Return where newer AppImages are found, as the AppImage specification writes it."""
    owner, repository = product.homepage().rsplit("/", 2)[1:]
    pattern = f"{product.NAME.replace(' ', '_')}-*-{platform.machine()}.AppImage.zsync"
    return f"gh-releases-zsync|{owner}|{repository}|latest|{pattern}"


def check_host_libraries(tree: Path) -> None:
    """Raise PackagingError when anything in a tree needs a library that systems may lack."""
    code = [path for path in tree.rglob("*") if is_program_code(path)]
    inside = {path.name for path in code}
    for path in code:
        needed = set(re.findall(r"NEEDED\s+(\S+)", run("objdump", "-p", path)))
        missing = sorted(needed - inside - HOST_LIBRARIES)
        check(not missing, f"{path.name} needs {missing}, which some systems lack")


def check_appimage(package: Path, suites: tuple[str, ...]) -> None:
    """Run an AppImage in clean Debians from a read-only folder with a difficult name."""
    head = package.read_bytes()[:11]
    check(head[:4] == b"\x7fELF" and head[8:11] == b"AI\x02", "this is no AppImage of type 2")
    told = run("objdump", "-s", "-j", ".upd_info", package)
    check("gh-releases" in told, f"the AppImage does not tell where newer ones are:\n{told}")
    _check_here(package)
    for suite in suites:
        _check_in(Chroot(suite), package)


def _check_here(package: Path) -> None:
    cache = {"XDG_CACHE_HOME": str(fresh(_WORK / "cache"))}
    run(package, "--version", env=cache)
    unpacked = list((_WORK / "cache/yatzy-desktop").iterdir())
    check(len(unpacked) == 1, f"starting the AppImage once left {unpacked}")
    os.environ.update(cache)
    print(f"AppImage: {self_test(package, fresh(_WORK / 'selftest'), display=False)}", flush=True)


def _check_in(chroot: Chroot, package: Path) -> None:
    chroot.make()
    # What any desktop has; the package itself cannot ask for anything.
    libraries = ("libegl1", "libgl1", "libx11-xcb1", "libfontconfig1", "libdbus-1-3", "libcups2")
    more = ("libglib2.0-0", "libwayland-client0", "libwayland-cursor0")
    options = ("-qq", "--yes", "--no-install-recommends")
    chroot.run("apt-get", *options, "install", *libraries, *more)
    folder = chroot.root / "opt/Spel Åse Ørbæk š"
    folder.mkdir(parents=True)
    inside = f"/{folder.relative_to(chroot.root)}/{package.name}"
    shutil.copy(package, folder)
    folder.chmod(0o555)
    for start in ("first start", "second start"):
        target = f"{chroot.home(PERSON)}/{start}"
        words = ("env", "QT_QPA_PLATFORM=offscreen", inside, "--selftest", target)
        chroot.run(*words, person=PERSON, network=False, timeout=300)
        line = told(chroot.home_folder(PERSON) / start, "offscreen")
        print(f"AppImage on {chroot.suite}, {start}: {line}", flush=True)
    chroot.remove()


def _add_root_files(tree: Path) -> None:
    """Add what an AppImage has beside usr: its entry, its icon and what is started."""
    (tree / "AppRun").symlink_to(f"usr/bin/{product.PROGRAM}")
    entry = f"{product.APP_ID}.desktop"
    (tree / entry).symlink_to(f"usr/share/applications/{entry}")
    icon = f"{product.APP_ID}.png"
    (tree / icon).symlink_to(f"usr/share/icons/hicolor/256x256/apps/{icon}")
    (tree / ".DirIcon").symlink_to(icon)


def _runtime() -> bytes:
    source = _SOURCES / "runtime.c"
    target = _WORK / "runtime"
    options = ("-Os", "-static", "-s", "-Wall", "-Wextra", "-Werror", "-D_FILE_OFFSET_BITS=64")
    told = f'-DUPDATE_INFORMATION="{update_information()}"'
    run("gcc", *options, told, "-o", target, source, *(f"-l{name}" for name in _LIBRARIES))
    code = bytearray(target.read_bytes())
    # Marks an AppImage of type 2, in bytes that ELF leaves free.
    code[8:11] = b"AI\x02"
    return bytes(code)
