"""The manual in its window: every section is listed and can be gone to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.spoken import spoken
from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.widgets.dialogs.manual import ManualPage


def text_in(language: str) -> str:
    path = asset_path(f"manual/{language}.md")
    return path.read_text(encoding="utf-8") if path.exists() else ""


@pytest.mark.parametrize("language", [each for each in LANGUAGES if text_in(each)])
def test_each_section_is_listed_and_gone_to(qtbot: QtBot, language: str) -> None:
    with spoken(language):
        page = ManualPage(lambda: text_in(language))
        qtbot.addWidget(page)
        page.show()
        assert page.page.height() > 0.6 * page.height()
        page.resize(800, 500)
        titles = [page.sections.item(row).text() for row in range(page.sections.count())]
        wanted = [line[3:] for line in text_in(language).splitlines() if line.startswith("## ")]
        assert titles == wanted
        page.sections.setFocus()
        seen: set[int] = set()
        for title in titles[:-1]:
            cursor = page.page.textCursor()
            assert not seen or cursor.block().text() == title
            seen.add(page.page.verticalScrollBar().value())
            QTest.keyClick(page.sections, Qt.Key.Key_Down)
        assert len(seen) > len(titles) / 2, "the text has moved"


def test_another_language_is_shown_at_once(qtbot: QtBot) -> None:
    now = ["en"]
    page = ManualPage(lambda: text_in(now[0]))
    qtbot.addWidget(page)
    assert page.sections.item(0).text() == "Begin a game"
    now[0] = "fi"
    page.retranslate()
    assert page.sections.item(0).text() == "Aloita peli"


def test_without_a_manual_there_is_an_empty_page(qtbot: QtBot) -> None:
    page = ManualPage(lambda: "")
    qtbot.addWidget(page)
    assert page.sections.count() == 0
