"""The files that packages carry, as far as they can be judged without making a package."""

from __future__ import annotations

import plistlib
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from asset_files import LANGUAGES, ROOT
from release import macos_app, product
from release.flatpak import permissions
from release.icons import ICNS_KINDS, ICO_SIZES, PNG_SIZES, make_icons
from release.mac_modules import locked
from release.manifests import FILES
from release.news import as_appstream
from yatzy_desktop import __version__
from yatzy_desktop.app.main import APP_ID, DESKTOP_ENTRY

SOURCES = ROOT / "packaging"
LINUX = SOURCES / "linux"
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def entry() -> dict[str, str]:
    text = product.filled(LINUX / "yatzy-desktop.desktop.in")
    return dict(line.split("=", 1) for line in text.splitlines() if "=" in line)


def test_the_version_is_the_programs() -> None:
    assert product.version() == __version__


def test_the_window_finds_its_desktop_entry() -> None:
    assert product.APP_ID == DESKTOP_ENTRY
    assert entry()["StartupWMClass"] == APP_ID == product.PROGRAM


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_desktop_entry_speaks_every_language(language: str) -> None:
    lines = entry()
    for key in ("GenericName", "Comment", "Keywords"):
        assert lines[f"{key}[{language}]"]


@pytest.mark.parametrize("name", ["metainfo.xml", "mime.xml"])
def test_metadata_speaks_every_language(name: str) -> None:
    text = product.filled(LINUX / f"yatzy-desktop.{name}.in", releases=as_appstream())
    root = ET.fromstring(text)  # noqa: S314 - our own file
    translated: dict[str, set[str]] = {}
    for element in root.iter():
        language = element.get(XML_LANGUAGE)
        if language is not None:
            translated.setdefault(element.tag, set()).add(language)
    assert translated
    assert all(languages == set(LANGUAGES) for languages in translated.values())


def test_the_pictures_in_the_metadata_are_there() -> None:
    text = product.filled(LINUX / "yatzy-desktop.metainfo.xml.in", releases=as_appstream())
    pictures = re.findall(r"<image>.*/raw/v[0-9.]+/(.+)</image>", text)
    assert len(pictures) > 1
    assert all((ROOT / picture).exists() for picture in pictures)


def test_entry_metadata_and_type_agree() -> None:
    mime = product.filled(LINUX / "yatzy-desktop.mime.xml.in")
    assert f'type="{product.MIME_TYPE}"' in mime
    assert '<glob pattern="*.yatzy"/>' in mime
    assert entry()["MimeType"] == f"{product.MIME_TYPE};"
    (declared,) = macos_app.info_plist()["UTExportedTypeDeclarations"]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["yatzy"]


@pytest.mark.parametrize(
    "template", sorted(SOURCES.rglob("*.in")), ids=lambda path: Path(path).name
)
def test_templates_name_only_what_is_known(template: Path) -> None:
    special = ("date", "numbers", "architecture", "debian_version", "depends", "kilobytes")
    parts = ("branch", "changelog", "commit", "licence", "permissions", "releases", "sign")
    files = (*FILES, *(f"{name}_digest" for name in FILES), "download")
    places = ("out", "icon", "bundle", "files", "references", "tree")
    more = (*special, *parts, *files, *places, "product_code", "wheels")
    text = product.filled(template, **dict.fromkeys(more, "1"))
    assert "@{" not in text


def test_a_template_with_an_unknown_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.in").write_text("@{nobody}", encoding="utf-8")
    with pytest.raises(KeyError):
        product.filled(tmp_path / "x.in")


@pytest.fixture(scope="module")
def icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    make_icons(folder)
    return folder


def png_side(content: bytes) -> int:
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", content[16:24])
    assert width == height
    return int(width)


def test_the_windows_icon_holds_every_size(icons: Path) -> None:
    content = (icons / "yatzy-desktop.ico").read_bytes()
    _, kind, count = struct.unpack("<HHH", content[:6])
    assert (kind, count) == (1, len(ICO_SIZES))
    for number, side in enumerate(ICO_SIZES):
        place = 6 + 16 * number
        said = content[place] or 256
        length, start = struct.unpack("<II", content[place + 8 : place + 16])
        assert said == side == png_side(content[start : start + length])


def test_the_macos_icon_holds_every_size(icons: Path) -> None:
    content = (icons / "yatzy-desktop.icns").read_bytes()
    assert struct.unpack(">I", content[4:8])[0] == len(content)
    place = 8
    for kind, side in ICNS_KINDS.items():
        length = struct.unpack(">I", content[place + 4 : place + 8])[0]
        assert content[place : place + 4] == kind
        assert png_side(content[place + 8 : place + length]) == side
        place += length
    assert place == len(content)


def test_there_is_a_picture_of_every_size(icons: Path) -> None:
    assert all(png_side((icons / f"{side}.png").read_bytes()) == side for side in PNG_SIZES)


def test_the_app_follows_dark_mode_and_asks_for_no_network() -> None:
    assert "NSRequiresAquaSystemAppearance" not in macos_app.info_plist()
    rights = plistlib.loads((SOURCES / "macos/entitlements.plist").read_bytes())
    assert not [name for name in rights if "network" in name]


def test_the_flatpak_may_not_use_the_network() -> None:
    asked = permissions()
    assert "--share=ipc" in asked
    assert "network" not in asked


def test_modules_to_be_joined_for_macos_are_locked_with_their_hashes() -> None:
    for package in ("cffi", "miniaudio"):
        lines = locked(package).splitlines()
        assert lines[0].startswith(f"{package}==")
        assert len(lines) > 2
        assert all(line.startswith("    --hash=sha256:") for line in lines[1:])


def test_every_lintian_override_says_why() -> None:
    lines = (LINUX / "lintian-overrides").read_text("utf-8").splitlines()
    assert lines[0].startswith("# ")
    assert all(re.match(r"# [A-Z].*\.$|yatzy-desktop: ", line) for line in lines)


@pytest.mark.parametrize(
    ("schema", "pattern"),
    [
        ("vendor.github-workflows", "workflows/*.yml"),
        ("custom.github-workflows-require-timeout", "workflows/*.yml"),
        ("vendor.dependabot", "dependabot.yml"),
        ("vendor.github-issue-config", "ISSUE_TEMPLATE/config.yml"),
        ("vendor.github-issue-forms", "ISSUE_TEMPLATE/[!c]*.yml"),
    ],
)
def test_what_github_reads_is_as_it_reads_it(schema: str, pattern: str) -> None:
    files = sorted((ROOT / ".github").glob(pattern))
    assert files
    words = ("-m", "check_jsonschema", "--builtin-schema", schema)
    command = [sys.executable, *words, *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout


USES = re.compile(r"uses: (?!\./)(.+)$", re.MULTILINE)


@pytest.mark.parametrize(
    "workflow", sorted((ROOT / ".github/workflows").glob("*.yml")), ids=lambda path: Path(path).name
)
def test_actions_are_pinned_to_a_commit_and_name_its_version(workflow: Path) -> None:
    used = USES.findall(workflow.read_text("utf-8"))
    assert used
    assert all(re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each) for each in used)


def test_one_action_has_one_version_everywhere() -> None:
    used = {
        line
        for workflow in (ROOT / ".github/workflows").glob("*.yml")
        for line in USES.findall(workflow.read_text("utf-8"))
    }
    assert len({line.split("@")[0] for line in used}) == len(used)


def test_workflows_have_no_known_weakness() -> None:
    tool = shutil.which("zizmor", path=str(Path(sys.executable).parent))
    if tool is None:
        pytest.skip("zizmor is not installed")
    command = [tool, "--offline", "--quiet", str(ROOT / ".github")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout
