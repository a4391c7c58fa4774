from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from asset_files import LANGUAGES
from texts import collect_texts

CODE = """
from __future__ import annotations

class Pad:
    def texts(self, n: int) -> list[str]:
        return [self.tr("Roll"), self.tr("%n dice", "", n), self.tr("Åse")]
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "yatzy_desktop").mkdir()
    write(tmp_path, CODE)
    return tmp_path


def write(root: Path, code: str) -> None:
    (root / "yatzy_desktop" / "pad.py").write_text(code, encoding="utf-8")


def catalog(root: Path, language: str) -> Path:
    return root / "resources" / "i18n" / f"yatzy_{language}.ts"


def sources(root: Path, language: str) -> list[str | None]:
    tree = ET.parse(catalog(root, language))  # noqa: S314 - our own file
    return [message.findtext("source") for message in tree.iter("message")]


def test_every_language_gets_all_texts_and_english_its_plurals(root: Path) -> None:
    collect_texts(root)
    for language in LANGUAGES:
        assert sources(root, language) == ["%n dice", "Roll", "Åse"]
    assert sources(root, "en") == ["%n dice"]


def test_moving_code_changes_no_catalog(root: Path) -> None:
    collect_texts(root)
    before = [path.read_bytes() for path in sorted(catalog(root, "sv").parent.iterdir())]
    write(root, "\n\n\n" + CODE)
    collect_texts(root)
    assert [path.read_bytes() for path in sorted(catalog(root, "sv").parent.iterdir())] == before


def test_translations_are_kept(root: Path) -> None:
    collect_texts(root)
    path = catalog(root, "sv")
    empty = '<source>Roll</source>\n        <translation type="unfinished"></translation>'
    done = "<source>Roll</source>\n        <translation>Kasta</translation>"
    text = path.read_text("utf-8")
    assert empty in text
    path.write_text(text.replace(empty, done), encoding="utf-8")
    write(root, CODE + '\n    def more(self) -> str:\n        return self.tr("Hold")\n')
    collect_texts(root)
    assert done in path.read_text("utf-8")
    assert sources(root, "sv") == ["%n dice", "Hold", "Roll", "Åse"]
