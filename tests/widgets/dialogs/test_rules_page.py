from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.dress import wear
from yatzy_desktop.adapters.words.labels import ruleset_label
from yatzy_desktop.rules import Ruleset, find_ruleset, rulesets
from yatzy_desktop.widgets.dialogs.rules_page import RulesPage
from yatzy_desktop.widgets.dialogs.rules_page_row import (
    BoxRuleRow,
    ExampleDice,
    OtherSentences,
)


def opened(qtbot: QtBot, key: str, *, printable: bool = False) -> RulesPage:
    page = RulesPage(find_ruleset(key), printable=printable)
    qtbot.addWidget(page)
    page.resize(820, 560)
    page.show()
    qtbot.waitExposed(page)
    return page


def texts(page: RulesPage) -> list[str]:
    return [label.text() for label in page.page.findChildren(QLabel)]


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
def test_every_box_stands_on_the_page_in_pad_order(qtbot: QtBot, ruleset: Ruleset) -> None:
    page = opened(qtbot, ruleset.key)
    names = [row.name_label.text() for row in page.page.findChildren(BoxRuleRow)]
    assert len(names) == len(ruleset.categories)
    assert len(page.page.findChildren(ExampleDice)) == len(ruleset.categories)
    assert page.heading.text()


def test_examples_can_be_heard(qtbot: QtBot) -> None:
    page = opened(qtbot, "yatzy-sv")
    spoken = [each.accessibleName() for each in page.page.findChildren(ExampleDice)]
    assert "Example: 3 3 3 5 5 gives 19 points." in spoken


def test_dice_that_do_not_count_are_paler(qtbot: QtBot) -> None:
    page = opened(qtbot, "yatzy-sv")
    example = page.page.findChildren(ExampleDice)[6]
    assert example.example.counted == {0, 1}
    image = example.grab().toImage()

    def darkest(place: int) -> int:
        width = image.width() * 0.72 / 5
        area = range(round(place * width), round((place + 1) * width))
        return min(
            image.pixelColor(x, y).lightness() for x in area for y in range(image.height() - 1)
        )

    assert darkest(0) + 60 < darkest(2)


def test_another_ruleset_is_shown_from_the_top(qtbot: QtBot) -> None:
    page = opened(qtbot, "yatzy-sv")
    page.scroll_area.verticalScrollBar().setValue(200)
    page.show_ruleset(find_ruleset("maxi-sv-modern"))
    assert page.heading.text() == "Maxi Yatzy, modern pad (Sweden)"
    assert page.scroll_area.verticalScrollBar().value() == 0
    assert "Saved rolls" in texts(page)


@pytest.mark.parametrize("key", [Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_Space])
def test_it_is_read_by_keyboard(qtbot: QtBot, key: Qt.Key) -> None:
    page = opened(qtbot, "maxi-da")
    bar = page.scroll_area.verticalScrollBar()
    QTest.keyClick(page.scroll_area, key)
    assert bar.value() > 0
    QTest.keyClick(page.scroll_area, Qt.Key.Key_Home)
    assert bar.value() == 0


def test_escape_closes_it(qtbot: QtBot) -> None:
    page = opened(qtbot, "maxi-da")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_it_can_be_printed_only_where_somebody_prints(qtbot: QtBot) -> None:
    assert not opened(qtbot, "maxi-da").print_button.isVisible()
    page = opened(qtbot, "maxi-da", printable=True)
    with qtbot.waitSignal(page.print_requested) as requested:
        QTest.mouseClick(page.print_button, Qt.MouseButton.LeftButton)
    assert requested.args == [find_ruleset("maxi-da")]


def test_a_new_language_or_theme_writes_the_page_anew(qtbot: QtBot) -> None:
    page = opened(qtbot, "yatzy-sv")
    before = page.page
    QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.page is not before
    before = page.page
    wear("dark")
    assert page.page is not before
    assert len(page.page.findChildren(BoxRuleRow)) == 15


@pytest.mark.parametrize("width", [420, 820])
def test_nothing_sticks_out_at_the_side(qtbot: QtBot, width: int) -> None:
    page = opened(qtbot, "maxi-da")
    page.resize(width, 500)
    qtbot.waitUntil(lambda: page.width() == width)
    room = page.scroll_area.viewport().width()
    assert page.body.width() <= room
    for row in page.page.findChildren(QWidget):
        right = row.mapTo(page.body, row.rect().topRight()).x()
        assert right <= room


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
def test_nothing_is_marked_that_is_the_same(qtbot: QtBot, ruleset: Ruleset) -> None:
    page = opened(qtbot, ruleset.key)
    page.show_ruleset(ruleset, ruleset)
    assert not any(row.is_other for row in page.page.findChildren(BoxRuleRow))
    assert not page.page.findChildren(OtherSentences)
    assert f"{ruleset_label(ruleset)} has the same rules." in texts(page)


def test_what_other_rules_have_otherwise_is_marked_and_heard(qtbot: QtBot) -> None:
    page = opened(qtbot, "yatzy-sv")
    page.show_ruleset(find_ruleset("american"), find_ruleset("yatzy-sv"))
    rows = {row.accessibleName(): row for row in page.page.findChildren(BoxRuleRow)}
    assert not rows["Ones"].is_other
    assert rows["Full house"].is_other
    assert rows["Full house"].accessibleDescription().startswith("Different: ")
    marked = [each.label.text() for each in page.page.findChildren(OtherSentences)]
    assert any("35" in each for each in marked)
    assert any("Only there one also fills: " in each and "pair" in each for each in texts(page))
    plain, other = (rows[name].grab().toImage() for name in ("Ones", "Full house"))
    assert plain.pixelColor(1, plain.height() // 2) != other.pixelColor(1, other.height() // 2)
