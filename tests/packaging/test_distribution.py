from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from asset_files import LANGUAGES, ROOT


def built(kind: str, folder: Path) -> Path:
    """Build a wheel or an sdist of this checkout, as pip does but without its isolation."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    (package,) = folder.iterdir()
    return package


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    with zipfile.ZipFile(built("wheel", tmp_path_factory.mktemp("wheel"))) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    with tarfile.open(built("sdist", tmp_path_factory.mktemp("sdist"))) as archive:
        return {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}


def test_a_wheel_is_the_complete_program(wheel: set[str]) -> None:
    assets = {
        *("fonts/Lato-Regular.ttf", "fonts/OFL.txt", "icons/yatzy-desktop.svg", "licenses.md"),
        *("themes/light.toml", "themes/dark.toml"),
        *(f"i18n/qtbase_{language}.qm" for language in LANGUAGES),
    }
    sources = (ROOT / "yatzy_desktop").rglob("*.py")
    code = {path.relative_to(ROOT).as_posix() for path in sources}
    assert code | {f"yatzy_desktop/assets/{name}" for name in assets} <= wheel


def test_a_wheel_holds_only_the_program(wheel: set[str]) -> None:
    assert {name.split("/")[0].split("-")[0] for name in wheel} == {"yatzy_desktop"}
    assert not any(Path(name).name.startswith(".") for name in wheel)


def test_an_sdist_has_the_sources_and_not_what_is_made_of_them(sdist: set[str]) -> None:
    assert {
        *("pyproject.toml", "packaging/hatch_build.py", "packaging/asset_files.py"),
        *("resources/themes/light.toml", "resources/fonts/Lato-Regular.ttf", "LICENSE"),
        *("yatzy_desktop/__init__.py", "tests/test_repository.py"),
    } <= sdist
    assert not any(name.startswith("yatzy_desktop/assets") for name in sdist)
