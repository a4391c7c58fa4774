from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.helpers.shouting import shouted
from yatzy_desktop import __version__
from yatzy_desktop.rules import find_ruleset, rulesets
from yatzy_desktop.widgets.dialogs import about
from yatzy_desktop.widgets.dialogs.about import AboutDialog, license_text
from yatzy_desktop.widgets.dialogs.help import HelpDialog


def open_help(qtbot: QtBot, key: str) -> HelpDialog:
    dialog = HelpDialog(find_ruleset(key))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.key)
def test_help_tells_the_facts_of_the_rules_in_use(qtbot: QtBot, ruleset: object) -> None:
    key = str(getattr(ruleset, "key", ""))
    text = open_help(qtbot, key).text
    rules = find_ruleset(key)
    assert f"{rules.max_total:,}" in text or str(rules.max_total) in text
    assert ("saved" in text) == rules.saved_rolls.enabled
    assert ("Hold at least" in text) == bool(rules.min_held)
    assert len(text.splitlines()) > 2 * len(rules.categories)


def test_help_scrolls_by_keyboard(qtbot: QtBot) -> None:
    dialog = open_help(qtbot, "maxi-nb")
    dialog.resize(500, 300)
    qtbot.wait(0)
    focused = dialog.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_PageDown)
    assert dialog.scroll_area.verticalScrollBar().value() > 0


def test_an_open_dialog_follows_another_language(qtbot: QtBot) -> None:
    dialog = open_help(qtbot, "yatzy-sv")
    with shouted():
        qtbot.waitUntil(lambda: dialog.heading.text() == "HOW TO PLAY")
        assert "FULL HOUSE" in dialog.text
    qtbot.waitUntil(lambda: dialog.heading.text() == "How to play")


def test_larger_text_reaches_an_open_dialog(qtbot: QtBot, qapp: QApplication) -> None:
    dialog = open_help(qtbot, "yatzy-sv")
    small = dialog.heading.fontMetrics().height(), dialog.body.heightForWidth(500)
    usual = qapp.font()
    font = QFont(usual)
    font.setPointSizeF(font.pointSizeF() * 2)
    qapp.setFont(font)
    try:
        qtbot.waitUntil(lambda: dialog.body.heightForWidth(500) > small[1])
        assert dialog.heading.fontMetrics().height() > small[0]
    finally:
        qapp.setFont(usual)
    qtbot.waitUntil(lambda: dialog.body.heightForWidth(500) == small[1])


def test_about_names_versions_and_shows_the_licences(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    assert __version__ in dialog.version.text()
    assert "MIT" in dialog.licenses.toPlainText()
    assert "Lato" in license_text()


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of licences of a package, with a page and the text that it links to."""
    folder = tmp_path / "licences"
    folder.mkdir()
    (folder / "index.md").write_text("| what | licence |\n| --- | --- |\n| Qt | [LGPL](L.txt) |\n")
    (folder / "L.txt").write_text("GNU <b>LESSER</b> GENERAL PUBLIC LICENSE")
    monkeypatch.setattr(about, "asset_path", lambda name: tmp_path / name)
    return folder


def test_about_opens_each_licence_of_a_package_and_goes_back(qtbot: QtBot, packed: Path) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    page = dialog.licenses.toPlainText()
    assert not dialog.back_button.isVisible()
    QTest.keyClick(dialog.licenses, Qt.Key.Key_Tab)
    QTest.keyClick(dialog.licenses, Qt.Key.Key_Return)
    assert dialog.licenses.toPlainText() == "GNU <b>LESSER</b> GENERAL PUBLIC LICENSE"
    QTest.mouseClick(dialog.back_button, Qt.MouseButton.LeftButton)
    assert dialog.licenses.toPlainText() == page
    assert not dialog.back_button.isVisible()


@pytest.mark.parametrize("link", ["nobody.txt", "../secret.txt", "https://example.org/L2.txt", ""])
def test_about_opens_nothing_but_shipped_texts(qtbot: QtBot, packed: Path, link: str) -> None:
    (packed.parent / "secret.txt").write_text("not a licence")
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    page = dialog.licenses.toPlainText()
    dialog.licenses.anchorClicked.emit(QUrl(link))
    assert dialog.licenses.toPlainText() == page


def test_about_does_without_the_file_of_licences(qtbot: QtBot) -> None:
    dialog = AboutDialog(licenses="")
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.licenses.isHidden()


def test_a_dialog_with_a_parent_is_gone_once_closed(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    for _ in range(3):
        dialog = AboutDialog(window)
        dialog.open()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert not isValid(dialog)


def test_details_are_copied_for_a_report(qtbot: QtBot) -> None:
    dialog = AboutDialog(licenses="", details="Yatzy Desktop 1.2.3\n")
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.copied.isVisible()
    QTest.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "Yatzy Desktop 1.2.3\n"
    assert dialog.copied.isVisible()
    with qtbot.waitSignal(dialog.folder_wanted):
        QTest.mouseClick(dialog.folder_button, Qt.MouseButton.LeftButton)
