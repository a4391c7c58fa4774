from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import pytest

from asset_files import ROOT
from release.slim import carried, pack_again, program_modules, wanted


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libQt6PrintSupport.so.6",
        "PySide6/Qt/lib/libQt6XcbQpa.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so",
        "PySide6/QtWidgets.abi3.so",
        "libpython3.11.so.1.0",
        "libxcb-cursor.so.0",
        "_miniaudio.abi3.so",
        "_cffi_backend.cpython-311-x86_64-linux-gnu.so",
        "yatzy_desktop/assets/sounds/win-1.wav",
        "yatzy_desktop/assets/i18n/qtbase_sv.qm",
        "yatzy_desktop/assets/fonts/Lato-Regular.ttf",
    ],
)
def test_what_the_game_uses_is_in(name: str) -> None:
    assert wanted(name, "linux")


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt/lib/libQt6OpenGL.so.6",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/networkinformation/libqnetworkmanager.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "PySide6/Qt/translations/qtbase_sv.qm",
        "yatzy_desktop/assets/.stamp",
        "yatzy_desktop/assets/.stamp-sounds",
        "libdbus-1.so.3",
        "libsystemd.so.0",
        "libX11.so.6",
        "libfontconfig.so.1",
    ],
)
def test_what_the_game_does_not_use_or_systems_have_is_out(name: str) -> None:
    assert not wanted(name, "linux")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (r"PySide6\plugins\platforms\qwindows.dll", True),
        (r"PySide6\plugins\platforms\qoffscreen.dll", True),
        (r"PySide6\plugins\platforms\qdirect2d.dll", False),
        (r"PySide6\plugins\styles\qmodernwindowsstyle.dll", True),
        (r"PySide6\Qt6PrintSupport.dll", True),
        (r"PySide6\Qt6Network.dll", False),
        (r"PySide6\opengl32sw.dll", False),
        (r"PySide6\MSVCP140.dll", False),
        (r"shiboken6\MSVCP140.dll", True),
        ("python313.dll", True),
    ],
)
def test_windows_names_are_judged_alike(name: str, expected: bool) -> None:
    assert wanted(name, "win32") is expected


def test_system_libraries_that_packages_depend_on_are_told_from_pythons_own() -> None:
    assert carried("libxkbcommon.so.0")
    assert not carried("libpython3.11.so.1.0")


def test_modules_that_are_imported_by_name_alone_are_known() -> None:
    names = program_modules(ROOT)
    assert {"yatzy_desktop", "yatzy_desktop.app.main", "yatzy_desktop.widgets.dialogs"} <= set(
        names
    )
    assert len(names) == len(set(names)) > 200
    assert all(find_spec(name) for name in names if not name.endswith("__main__"))


@pytest.mark.parametrize("small", [True, False])
def test_the_same_contents_make_the_same_zip(tmp_path: Path, *, small: bool) -> None:
    packed = []
    for number, names in enumerate((("a", "b/c"), ("b/c", "a"))):
        archive = tmp_path / f"{number}.zip"
        with ZipFile(archive, "w") as file:
            for name in names:
                file.writestr(name, name * 100)
        pack_again(archive, small=small)
        packed.append(archive.read_bytes())
        with ZipFile(archive) as file:
            assert {name: file.read(name).decode() for name in file.namelist()} == {
                "a": "a" * 100,
                "b/c": "b/c" * 100,
            }
    assert packed[0] == packed[1]
