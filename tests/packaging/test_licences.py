"""Which licences a bundle carries, by the files that are in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from asset_files import ROOT
from release.commands import PackagingError
from release.licences import (
    PAGE,
    SBOM,
    add_licences,
    bill_of_materials,
    known_parts,
    page,
    parts_of,
)

LINUX = (
    "yatzy-desktop",
    "_internal/PySide6/Qt/lib/libQt6Core.so.6",
    "_internal/PySide6/Qt/lib/libicudata.so.73",
    "_internal/PySide6/Qt/lib/libicuuc.so.73",
    "_internal/PySide6/Qt/plugins/platforms/libqxcb.so",
    "_internal/PySide6/QtCore.abi3.so",
    "_internal/PySide6/libpyside6.abi3.so.6.11",
    "_internal/shiboken6/Shiboken.abi3.so",
    "_internal/libpython3.11.so.1.0",
    "_internal/libxcb-util.so.1",
    "_internal/libsqlite3.so.0",
    "_internal/_miniaudio.abi3.so",
    "_internal/_cffi_backend.cpython-311-x86_64-linux-gnu.so",
    "_internal/python3.11/lib-dynload/_json.so",
    "_internal/base_library.zip",
    "_internal/yatzy_desktop/assets/fonts/Lato-Bold.ttf",
    "_internal/yatzy_desktop/assets/i18n/yatzy_sv.qm",
    "_internal/yatzy_desktop/assets/i18n/qtbase_sv.qm",
)
WINDOWS = (
    "Yatzy Desktop.exe",
    "_internal/python313.dll",
    "_internal/_ctypes.pyd",
    "_internal/libffi-8.dll",
    "_internal/VCRUNTIME140.dll",
    "_internal/PySide6/Qt6Core.dll",
    "_internal/PySide6/QtCore.pyd",
    "_internal/PySide6/pyside6.abi3.dll",
    "_internal/PySide6/plugins/platforms/qwindows.dll",
    "_internal/shiboken6/MSVCP140.dll",
)
MACOS = (
    "Contents/MacOS/Yatzy Desktop",
    "Contents/Info.plist",
    "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
    "Contents/Resources/yatzy_desktop/assets/themes/dark.toml",
)


def names(*places: str) -> set[str]:
    return {part.name.split(",")[0] for part in parts_of(list(places))}


def test_every_asset_has_a_licence() -> None:
    assets = ROOT / "yatzy_desktop" / "assets"
    files = [path for path in assets.rglob("*") if path.is_file() and path.name[0] != "."]
    places = [f"_internal/{path.relative_to(ROOT).as_posix()}" for path in files]
    assert len(places) > 20
    assert parts_of(places)


def bundle(folder: Path, places: tuple[str, ...]) -> Path:
    for place in places:
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_bytes(b"")
    return folder


@pytest.mark.parametrize("places", [LINUX, WINDOWS, MACOS], ids=["linux", "windows", "macos"])
def test_everything_inside_has_a_licence(places: tuple[str, ...]) -> None:
    assert {"Yatzy Desktop", "Qt", "Python", "PyInstaller", "zlib"} <= names(*places)


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("_internal/PySide6/Qt/lib/libicudata.so.73", {"Qt", "ICU"}),
        ("_internal/PySide6/QtCore.abi3.so", {"PySide6 and Shiboken6"}),
        ("_internal/PySide6/Qt/plugins/platforms/libqxcb.so", {"Qt"}),
        ("_internal/PySide6/Qt6Core.dll", {"Qt"}),
        ("_internal/yatzy_desktop/assets/fonts/Lato-Bold.ttf", {"Lato"}),
        ("_internal/yatzy_desktop/assets/i18n/qtbase_sv.qm", {"Qt"}),
        (
            "_internal/shiboken6/MSVCP140.dll",
            {"PySide6 and Shiboken6", "Microsoft Visual C++ runtime"},
        ),
    ],
)
def test_a_file_is_known_by_its_place(place: str, expected: set[str]) -> None:
    assert names(place) == expected


@pytest.mark.parametrize(
    "place", ["_internal/libstranger.so.1", "_internal/yatzy_desktop/assets/x/y"]
)
def test_a_file_without_a_licence_stops_the_build(tmp_path: Path, place: str) -> None:
    with pytest.raises(PackagingError, match=r"no licence of .*(stranger|x/y)"):
        add_licences(bundle(tmp_path, (*LINUX, place)), "3.11.2")


def test_a_bundle_gets_the_texts_of_what_is_inside_and_no_others(tmp_path: Path) -> None:
    folder = add_licences(bundle(tmp_path, LINUX), "3.11.2")
    found = {path.name for path in folder.iterdir()}
    assert {PAGE, SBOM, "LGPL-3.0.txt", "Qt-third-party.txt", "OFL.txt", "SQLite.txt"} <= found
    assert not {"Microsoft-runtime.txt", "libffi.txt"} & found
    assert (folder / "Yatzy-Desktop.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()
    text = (folder / PAGE).read_text("utf-8")
    linked = {name for name in found if f"]({name})" in text}
    assert found - linked == {PAGE, SBOM}
    assert "| ICU | 73 |" in text
    assert "| Python | 3.11.2 |" in text
    assert "| Qt | 6.11.3 |" in text
    assert "| CFFI | 2." in text


@pytest.mark.parametrize("part", known_parts(), ids=lambda part: part.name)
def test_every_part_has_its_texts(part: object) -> None:
    sources = getattr(part, "sources")()  # noqa: B009 - the parameter is only an object
    assert sources
    assert all(len(source.read_text("utf-8")) > 100 for source in sources)


def test_every_text_belongs_to_a_part() -> None:
    used = {source for part in known_parts() for source in part.sources()}
    assert set((ROOT / "packaging/licences").iterdir()) <= used


def test_the_bill_of_materials_lists_what_is_inside_with_versions() -> None:
    parts = parts_of(list(LINUX))
    bill = bill_of_materials(parts, {part.name: "1.2" for part in parts})
    assert bill["metadata"]["component"]["name"] == "Yatzy Desktop"
    listed = {each["name"].split(",")[0] for each in bill["components"]}
    assert listed == names(*LINUX) - {"Yatzy Desktop"}
    assert all(each["licenses"] and each["version"] == "1.2" for each in bill["components"])
    assert "6.11" not in page(parts, {part.name: "1.2" for part in parts})
