from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from yatzy_desktop.adapters.words.advice_texts import HintTexts
from yatzy_desktop.widgets.cards.hint_card import HintCard
from yatzy_desktop.widgets.cards.question_card import QuestionCard
from yatzy_desktop.widgets.cards.table_card import TableCard

WIDE, NARROW = 1400, 420
REASON = "Sen jälkeen olet 2 edellä bonustahdista."
HINT = HintTexts("Ota Neloset: 12", ("+3,4 kun otat Täyskäsi, 23",), (REASON, "Yatzy: 4 %"), "")
QUESTION = "“Yliviivaa Täyskäsi nyt heti” antaa 12 pistettä vähemmän. Silti?"


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    """Return a window with a table as its second child, with letters of twice the size."""
    host = QWidget()
    qtbot.addWidget(host)
    font = QFont(host.font())
    font.setPointSizeF(20)
    host.setFont(font)
    host.resize(WIDE, 900)
    upper, table = QWidget(host), QWidget(host)
    upper.setGeometry(0, 0, WIDE, 20)
    table.setGeometry(0, 20, WIDE, 880)
    host.show()
    return host


def parts(host: QWidget) -> tuple[QWidget, QWidget, QWidget]:
    upper, table = host.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)[:2]
    return host, upper, table


def cut_off(card: TableCard) -> list[str]:
    """Return the texts of which not everything is seen."""
    return [
        label.text()
        for label in card.findChildren(QLabel)
        if label.isVisible() and not _has_room(card, label)
    ]


def _has_room(card: TableCard, label: QLabel) -> bool:
    right = label.mapTo(card, QPoint(label.width(), 0)).x()
    wrapped = Qt.TextFlag.TextWordWrap
    room = QRect(0, 0, label.width(), 9_999)
    needed = QFontMetrics(label.font()).boundingRect(room, wrapped, label.text())
    return right <= card.width() and needed.width() <= label.width()


def test_a_hint_breaks_what_is_too_wide_for_a_line_and_nothing_else(host: QWidget) -> None:
    _, _, table = around = parts(host)
    card = HintCard(*around)
    card.show_hint(lambda: HINT)
    assert REASON.replace(" ", "\N{NO-BREAK SPACE}") in card.reasons.text()
    table.resize(NARROW, table.height())
    assert REASON in card.reasons.text()
    assert "Yatzy:\N{NO-BREAK SPACE}4" in card.reasons.text()
    assert cut_off(card) == []
    table.resize(WIDE, table.height())
    assert REASON not in card.reasons.text()


def test_a_question_breaks_what_is_too_wide_for_a_line(host: QWidget) -> None:
    _, _, table = around = parts(host)
    table.resize(NARROW, table.height())
    card = QuestionCard(*around)
    card.ask(
        lambda: QUESTION.replace(
            "Yliviivaa Täyskäsi nyt heti", "Yliviivaa\xa0Täyskäsi\xa0nyt\xa0heti"
        )
    )
    assert card.question.text() == QUESTION
    assert cut_off(card) == []
