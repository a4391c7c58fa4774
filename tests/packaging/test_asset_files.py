from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from asset_files import LANGUAGES, AssetError, make_assets

CATALOG = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}">
<context><name>{context}</name>
<message><source>Cancel</source><translation>{text}</translation></message>
</context>
</TS>
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a small checkout that has something of everything."""
    for name, content in {
        "fonts/a.ttf": b"letters",
        "fonts/README.md": b"where from",
        "icons/a.svg": b"<svg/>",
        "licenses.md": b"free",
        "screenshots/table.png": b"picture",
    }.items():
        path = tmp_path / "resources" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    write_catalog(tmp_path, "yatzy_sv", "Pad", "Ångra")
    return tmp_path


def write_catalog(root: Path, name: str, context: str, text: str) -> None:
    path = root / "resources" / "i18n" / f"{name}.ts"
    path.parent.mkdir(parents=True, exist_ok=True)
    content = CATALOG.format(language=name[-2:], context=context, text=text)
    path.write_text(content, encoding="utf-8")


def make(root: Path) -> bool:
    return make_assets(
        root, lambda: [("click-1.wav", b"click")], lambda: [("felt.png", b"picture")]
    )


def assets(root: Path) -> Path:
    return root / "yatzy_desktop" / "assets"


def shipped(root: Path) -> set[str]:
    files = (path for path in assets(root).rglob("*") if path.is_file())
    return {path.relative_to(assets(root)).as_posix() for path in files if path.name[0] != "."}


def translated(root: Path, name: str, context: str, text: str) -> str:
    translator = QTranslator()
    assert translator.load(str(assets(root) / "i18n" / f"{name}.qm"))
    return translator.translate(context, text) or ""


def test_everything_the_program_needs_is_shipped_and_nothing_else(root: Path) -> None:
    make(root)
    assert shipped(root) == {
        *("fonts/a.ttf", "icons/a.svg", "licenses.md", "i18n/yatzy_sv.qm"),
        "sounds/click-1.wav",
        "textures/felt.png",
        *(f"i18n/qtbase_{language}.qm" for language in LANGUAGES),
    }
    assert (assets(root) / "fonts" / "a.ttf").read_bytes() == b"letters"


def test_translations_are_compiled(root: Path) -> None:
    make(root)
    assert translated(root, "yatzy_sv", "Pad", "Cancel") == "Ångra"


@pytest.mark.parametrize(
    ("language", "cancel"),
    [("da", "Annuller"), ("fi", "Peru"), ("nb", "Avbryt"), ("sv", "Avbryt")],
)
def test_qt_itself_speaks_every_language(root: Path, language: str, cancel: str) -> None:
    make(root)
    assert translated(root, f"qtbase_{language}", "QPlatformTheme", "Cancel") == cancel


def test_a_catalog_of_our_own_takes_the_place_of_qts(root: Path) -> None:
    write_catalog(root, "qtbase_nb", "QPlatformTheme", "Avbryt, du")
    make(root)
    assert translated(root, "qtbase_nb", "QPlatformTheme", "Cancel") == "Avbryt, du"


def test_nothing_is_done_while_nothing_has_changed(root: Path) -> None:
    assert make(root)
    assert not make(root)
    (root / "resources" / "screenshots" / "table.png").write_bytes(b"another")
    assert not make(root)


def test_what_has_changed_is_made_anew(root: Path) -> None:
    make(root)
    (root / "resources" / "icons" / "a.svg").write_bytes(b"<svg></svg>")
    assert make(root)
    assert (assets(root) / "icons" / "a.svg").read_bytes() == b"<svg></svg>"


def test_what_is_gone_from_the_sources_goes(root: Path) -> None:
    make(root)
    (root / "resources" / "icons" / "a.svg").unlink()
    (root / "resources" / "i18n" / "yatzy_sv.ts").unlink()
    make(root)
    assert {"icons/a.svg", "i18n/yatzy_sv.qm"}.isdisjoint(shipped(root))


def test_assets_that_were_deleted_come_back(root: Path) -> None:
    make(root)
    (assets(root) / ".stamp").unlink()
    (assets(root) / "fonts" / "a.ttf").unlink()
    assert make(root)
    assert "fonts/a.ttf" in shipped(root)


def test_a_broken_catalog_is_named(root: Path) -> None:
    (root / "resources" / "i18n" / "yatzy_sv.ts").write_text("<TS>", encoding="utf-8")
    with pytest.raises(AssetError, match=r"yatzy_sv\.ts"):
        make(root)


def test_sounds_are_made_once_and_again_when_one_is_missing(root: Path) -> None:
    made: list[str] = []

    def sounds() -> list[tuple[str, bytes]]:
        made.append("made")
        return [("click-1.wav", b"click"), ("click-2.wav", b"clack")]

    make_assets(root, sounds)
    (root / "resources" / "icons" / "a.svg").write_bytes(b"<svg></svg>")
    assert make_assets(root, sounds)
    assert made == ["made"]
    (assets(root) / "sounds" / "click-1.wav").unlink()
    (root / "resources" / "icons" / "a.svg").write_bytes(b"<svg/>")
    make_assets(root, sounds)
    assert made == ["made", "made"]
    assert {"sounds/click-1.wav", "sounds/click-2.wav"} <= shipped(root)
