"""Setup program and MSI for Windows, made from a bundle that was made there or under Wine."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import quoteattr

from asset_files import make_assets
from release import product, wine
from release.bundle import check_contents, same_bytes, size_mb, write_version_resource
from release.commands import check, fresh, need_tools, run
from release.icons import make_icons
from release.licences import add_licences
from release.msi import settle_msi
from release.papers import publish_sbom
from release.source_date import build_time

BUNDLE = product.BUILD / "bundle" / product.NAME
PROGRAM = f"{product.NAME}.exe"

_NAMESPACE = uuid.UUID("4f0b6a53-5d5e-4a37-8d5f-6f3f0d3f2b10")
_WORK = product.BUILD / "windows"


def make_bundle() -> None:
    """Make the bundle for Windows under Wine. Raises PackagingError."""
    make_assets()
    make_icons(product.BUILD / "icons")
    write_version_resource()
    wine.prepare()
    fresh(BUNDLE)
    spec = wine.windows_path(product.SOURCES / "pyinstaller/yatzy-desktop.spec")
    places = (
        *("--distpath", wine.windows_path(BUNDLE.parent)),
        *("--workpath", wine.windows_path(_WORK / "pyinstaller")),
    )
    words = ("-m", "PyInstaller", "--noconfirm", *places, spec)
    log = wine.wine(wine.PYTHON, *words, timeout=1200, env=same_bytes())
    (product.BUILD / "pyinstaller-windows.log").write_text(log, encoding="utf-8")
    check((BUNDLE / PROGRAM).exists(), f"PyInstaller made no {PROGRAM}:\n{log}")
    check(not wine.stand_ins_in(BUNDLE), "a stand-in for Wine got into the bundle")
    version = wine.wine(wine.PYTHON, "--version").split()[-1]
    add_licences(BUNDLE, version)
    check_contents(BUNDLE, "win32")
    print(f"{BUNDLE.relative_to(product.ROOT)}: {size_mb(BUNDLE):.1f} MB", flush=True)


def make_setup() -> Path:
    """Make setup.exe from the bundle for Windows and return its path."""
    need_tools({"makensis": ["nsis"]})
    publish_sbom(next(BUNDLE.rglob("licences")), "win32")
    product.DIST.mkdir(exist_ok=True)
    package = product.DIST / f"Yatzy-Desktop-{product.version()}-x64-setup.exe"
    script = _WORK / "setup.nsi"
    script.parent.mkdir(parents=True, exist_ok=True)
    icon = product.BUILD / "icons/yatzy-desktop.ico"
    sign = product.SOURCES / "windows/sign.sh"
    places = {"out": package, "icon": icon, "bundle": BUNDLE, "sign": sign}
    text = product.filled(
        product.SOURCES / "windows/setup.nsi.in",
        **{name: str(place) for name, place in places.items()},
    )
    script.write_text(text, encoding="utf-8")
    _settle(BUNDLE)
    run("makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", script, env=same_bytes())
    return _told(package)


def make_msi() -> Path:
    """Make the MSI from the bundle for Windows and return its path."""
    need_tools({"wixl": ["wixl"]})
    product.DIST.mkdir(exist_ok=True)
    package = product.DIST / f"Yatzy-Desktop-{product.version()}-x64.msi"
    files, names = _components(BUNDLE)
    references = "\n".join(f'      <ComponentRef Id="{name}"/>' for name in names)
    template = product.SOURCES / "windows/package.wxs.in"
    work = fresh(_WORK / "msi")
    text = product.filled(
        template,
        files=files,
        references=references,
        product_code=_code("product", product.version()),
    )
    (work / "package.wxs").write_text(text, encoding="utf-8")
    icon = (product.BUILD / "icons/yatzy-desktop.ico").read_bytes()
    (work / "yatzy-desktop.ico").write_bytes(icon)
    # wixl knows files only by names relative to where it runs.
    (work / "files").symlink_to(BUNDLE)
    _settle(BUNDLE)
    options = ("-a", "x64", "-D", "Win64=yes", "-o", package)
    run("wixl", *options, "package.wxs", cwd=work, env=same_bytes())
    moment = build_time()
    settle_msi(package, _code("package", f"{product.version()} {moment}"), moment)
    return _told(package)


def _code(kind: str, name: str) -> str:
    """Return a number by which Windows tells products and packages apart, the same each time."""
    return str(uuid.uuid5(_NAMESPACE, f"{kind} {name}")).upper()


def _components(folder: Path) -> tuple[str, list[str]]:
    """Return the folders and files of a bundle for the MSI, and the names of its components.

    The same file is the same component in every version, as MSI demands.
    """
    names: list[str] = []

    def lines(inside: Path, depth: int) -> Iterator[str]:
        blank = "  " * depth
        for path in sorted(inside.iterdir()):
            place = path.relative_to(folder).as_posix()
            code = uuid.uuid5(_NAMESPACE, place)
            if path.is_dir():
                yield f'{blank}<Directory Id="d{code.hex}" Name={quoteattr(path.name)}>'
                yield from lines(path, depth + 1)
                yield f"{blank}</Directory>"
                continue
            names.append(f"c{code.hex}")
            source = quoteattr(f"files/{place}")
            yield f'{blank}<Component Id="c{code.hex}" Guid="{str(code).upper()}" Win64="yes">'
            yield f'{blank}  <File Id="f{code.hex}" Source={source} KeyPath="yes"/>'
            yield f"{blank}</Component>"

    return "\n".join(lines(folder, 5)), names


def _settle(folder: Path) -> None:
    """Give all files the time of the sources: installers keep it."""
    moment = build_time()
    for path in folder.rglob("*"):
        os.utime(path, (moment, moment))


def _told(package: Path) -> Path:
    print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB", flush=True)
    return package
