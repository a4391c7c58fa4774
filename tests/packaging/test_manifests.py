"""Manifests for package managers, as far as they can be judged without theirs."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from release import product
from release.commands import PackagingError
from release.flathub import source_lines
from release.flatpak import PERMISSIONS
from release.manifests import FILES, make_manifests

VERSION = product.version()
ADDRESS = f"{product.homepage()}/releases/download/v{VERSION}/"


def reported(name: str) -> dict[str, object]:
    """Return what pip tells of a wheel that it would download."""
    digest = hashlib.sha256(name.encode()).hexdigest()
    return {
        "download_info": {
            "url": f"https://example.org/{name}.whl",
            "archive_info": {"hashes": {"sha256": digest}},
        }
    }


REPORT = [reported("sound"), reported("qt")]


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    for pattern in FILES.values():
        name = pattern.format(VERSION)
        (folder / name).write_text(name, encoding="ascii")
    return folder


@pytest.fixture(scope="module")
def made(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("manifests")
    make_manifests(target, dist, lambda: source_lines(REPORT))
    return target


def digest(kind: str) -> str:
    return hashlib.sha256(FILES[kind].format(VERSION).encode()).hexdigest()


def yaml(path: Path) -> dict[str, object]:
    return dict(YAML(typ="safe").load(path.read_text("utf-8")))


def test_a_missing_file_stops_the_making(dist: Path, tmp_path: Path) -> None:
    shutil.copytree(dist, tmp_path / "dist")
    (tmp_path / "dist" / FILES["msi"].format(VERSION)).unlink()
    with pytest.raises(PackagingError, match=r"x64\.msi is not in"):
        make_manifests(tmp_path / "out", tmp_path / "dist", str)


def test_nothing_is_left_to_be_filled_in(made: Path) -> None:
    files = [path for path in made.rglob("*") if path.is_file()]
    assert len(files) == 15
    assert not [path for path in files if "@{" in path.read_text("utf-8")]


def test_winget_gets_three_files_about_one_package(made: Path) -> None:
    manifests = {path.name: yaml(path) for path in (made / "winget").iterdir()}
    assert manifests.keys() == {
        "YatzyDesktop.YatzyDesktop.yaml",
        "YatzyDesktop.YatzyDesktop.installer.yaml",
        "YatzyDesktop.YatzyDesktop.locale.en-US.yaml",
    }
    for manifest in manifests.values():
        assert manifest["PackageIdentifier"] == "YatzyDesktop.YatzyDesktop"
        assert manifest["PackageVersion"] == VERSION
        assert manifest["ManifestVersion"] == "1.6.0"
    kinds = {manifest["ManifestType"] for manifest in manifests.values()}
    assert kinds == {"version", "installer", "defaultLocale"}
    installers = manifests["YatzyDesktop.YatzyDesktop.installer.yaml"]["Installers"]
    assert isinstance(installers, list)
    assert {each["InstallerSha256"] for each in installers} == {digest("setup"), digest("msi")}
    assert all(each["InstallerUrl"].startswith(ADDRESS) for each in installers)


def test_scoop_gets_the_msi(made: Path) -> None:
    manifest = json.loads((made / "scoop/yatzy-desktop.json").read_text("utf-8"))
    wanted = manifest["architecture"]["64bit"]
    assert manifest["version"] == VERSION
    assert wanted["url"] == ADDRESS + FILES["msi"].format(VERSION)
    assert wanted["hash"] == digest("msi")
    later = manifest["autoupdate"]["architecture"]["64bit"]["url"]
    assert later.replace("$version", VERSION) == wanted["url"]


def test_chocolatey_gets_the_setup_program(made: Path) -> None:
    root = ET.parse(made / "chocolatey/yatzy-desktop.nuspec").getroot()  # noqa: S314 - our own
    said = {element.tag.split("}")[1]: element.text for element in root.iter()}
    assert (said["id"], said["version"]) == ("yatzy-desktop", VERSION)
    script = (made / "chocolatey/tools/chocolateyinstall.ps1").read_text("utf-8")
    assert f"'{ADDRESS}{FILES['setup'].format(VERSION)}'" in script
    assert f"'{digest('setup')}'" in script


def test_homebrew_gets_the_disk_image(made: Path) -> None:
    cask = made / "homebrew/yatzy-desktop.rb"
    text = cask.read_text("utf-8")
    assert f'sha256 "{digest("dmg")}"' in text
    assert FILES["dmg"].format("#{version}") in text
    ruby = shutil.which("ruby")
    if ruby is not None:
        subprocess.run([ruby, "-c", str(cask)], check=True, capture_output=True)  # noqa: S603


def test_flathub_gets_wheels_by_their_hashes_and_no_network(made: Path) -> None:
    manifest = yaml(made / f"flathub/{product.APP_ID}.yml")
    assert manifest["app-id"] == product.APP_ID
    assert manifest["finish-args"] == [f"--{each}" for each in PERMISSIONS]
    assert not [each for each in PERMISSIONS if "network" in each]
    modules = manifest["modules"]
    assert isinstance(modules, list)
    packages, program = modules
    digests = {each["url"].split("/")[-1]: each["sha256"] for each in packages["sources"]}
    assert digests == {
        f"{name}.whl": hashlib.sha256(name.encode()).hexdigest() for name in ("qt", "sound")
    }
    (source,) = program["sources"]
    assert source["tag"] == f"v{VERSION}"
    assert len(source["commit"]) == 40
    only = json.loads((made / "flathub/flathub.json").read_text("utf-8"))
    assert only == {"only-arches": ["x86_64"]}


@pytest.mark.skipif(shutil.which("dpkg-source") is None, reason="dpkg-source packs sources.")
def test_debian_packs_a_source_package(made: Path, tmp_path: Path) -> None:
    source = tmp_path / f"yatzy-desktop-{VERSION}"
    source.mkdir()
    (source / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    archive = f"yatzy-desktop_{VERSION}.orig.tar.gz"
    subprocess.run(["tar", "-czf", archive, source.name], cwd=tmp_path, check=True)  # noqa: S603, S607
    shutil.copytree(made / "debian", source / "debian")
    done = subprocess.run(  # noqa: S603
        ["dpkg-source", "--build", source.name],  # noqa: S607
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "warning" not in done.stderr
    assert (tmp_path / f"yatzy-desktop_{VERSION}-1.dsc").exists()
    assert os.access(source / "debian/rules", os.X_OK)
