"""The dialogs that print: each choice is seen at once, and what goes wrong is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.helpers.dress import wear
from tests.helpers.print_dialogs import (
    MODERN,
    NAMES,
    FakeDesk,
    card_dialog,
    click,
    game_dialog,
    shown_words,
)
from tests.helpers.print_tools import needs_poppler, painted, pdf_lines, pdf_pages
from tests.helpers.shouting import shouted
from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.adapters.printing.geometry import Box
from yatzy_desktop.adapters.printing.layout import blank_sheets
from yatzy_desktop.adapters.printing.options import Paper, PrintOptions
from yatzy_desktop.rules import find_ruleset, rulesets
from yatzy_desktop.widgets.printing.card_dialog import PrintCardDialog
from yatzy_desktop.widgets.printing.dialog import PrintDialog
from yatzy_desktop.widgets.printing.game_dialog import PrintGameDialog


@pytest.fixture
def fake() -> FakeDesk:
    return FakeDesk()


@pytest.fixture
def dialog(qtbot: QtBot, fake: FakeDesk) -> PrintCardDialog:
    dialog = card_dialog(fake)
    qtbot.addWidget(dialog)
    return dialog


@pytest.fixture
def game(qtbot: QtBot, fake: FakeDesk) -> PrintGameDialog:
    dialog = game_dialog(fake)
    qtbot.addWidget(dialog)
    return dialog


def test_it_opens_with_the_rules_and_the_language_it_was_given(dialog: PrintCardDialog) -> None:
    assert dialog.options == PrintOptions(MODERN, "sv")
    assert "TVÅOR" in shown_words(dialog)


def change_ruleset(dialog: PrintCardDialog) -> None:
    QTest.keyClick(dialog.card_form.ruleset, Qt.Key.Key_Home)


CHANGES: dict[str, tuple[Callable[[PrintCardDialog], None], dict[str, object]]] = {
    "ruleset": (change_ruleset, {"ruleset": rulesets()[0]}),
    "columns": (lambda d: QTest.keyClick(d.card_form.columns, Qt.Key.Key_Up), {"columns": 7}),
    "names": (
        lambda d: QTest.keyClicks(d.card_form.names, "Bo,  Eva Lena ,"),
        {"names": ("Bo", "Eva Lena")},
    ),
    "last players": (lambda d: click(d.card_form.names_button), {"names": NAMES}),
    "two cards": (
        lambda d: click(d.card_form.cards.cards["2"]),
        {"cards_per_sheet": 2, "landscape": True},
    ),
    "language": (lambda d: QTest.keyClicks(d.sheet_form.language, "Su"), {"language": "fi"}),
    "paper": (
        lambda d: QTest.keyClick(d.sheet_form.paper, Qt.Key.Key_Down),
        {"paper": Paper.A5},
    ),
    "format": (
        lambda d: click(d.sheet_form.orientation.cards["landscape"]),
        {"landscape": True},
    ),
    "most points": (lambda d: click(d.sheet_form.max_column), {"max_column": True}),
    "pictures": (lambda d: click(d.sheet_form.pip_pictures), {"pip_pictures": True}),
}


@pytest.mark.parametrize("name", CHANGES)
def test_each_choice_is_seen_at_once(dialog: PrintCardDialog, name: str) -> None:
    act, expected = CHANGES[name]
    before = dialog.preview.grab().toImage()
    act(dialog)
    expected = {"ruleset": MODERN, "language": "sv"} | expected
    assert dialog.options == PrintOptions(**expected)  # type: ignore[arg-type]
    assert dialog.preview.sheets == blank_sheets(dialog.options)
    assert dialog.preview.grab().toImage() != before


def test_the_preview_is_painted_as_the_print_is(dialog: PrintCardDialog) -> None:
    dialog.resize(900, 800)
    QApplication.processEvents()
    paper, (sheet,) = dialog.preview.paper_rect(), dialog.preview.sheets
    dpi = paper.width() / sheet.page.width * 25.4
    printed = painted(sheet, dpi, Box(0, 0, sheet.page.width, sheet.page.height))
    seen = dialog.preview.grab(paper.toAlignedRect()).toImage()
    size = printed.size()
    assert shades(seen.scaled(size)) == pytest.approx(shades(printed), abs=6)


def shades(image: QImage) -> list[int]:
    """Return how light a grid of patches of a picture is."""
    small = image.scaled(
        8, 8, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    # The edge of the paper has a line and a shadow that are not printed.
    inside = range(1, 7)
    return [small.pixelColor(x, y).lightness() for x in inside for y in inside]


def test_more_names_than_columns_make_more_columns(dialog: PrintCardDialog) -> None:
    form = dialog.card_form
    form.names.setText("a,b,c,d,e,f,g,h")
    assert (form.columns.value(), len(dialog.options.names)) == (8, 8)
    assert form.note.isHidden()
    form.names.setText("a,b,c,d,e,f,g,h,i,j")
    assert (form.columns.value(), dialog.options.names[-1]) == (9, "i")
    assert not form.note.isHidden()
    form.columns.setValue(2)
    assert dialog.options.names == ("a", "b")


def test_own_rules_can_be_printed_though_they_are_not_listed(qtbot: QtBot, fake: FakeDesk) -> None:
    american = find_ruleset("american")
    dialog = PrintCardDialog(rulesets()[:3], american, "en", desk=fake.desk())
    qtbot.addWidget(dialog)
    assert dialog.options.ruleset == american
    assert dialog.card_form.ruleset.count() == 4
    assert dialog.card_form.names_button.isHidden()


def test_the_keyboard_reaches_everything_in_order(dialog: PrintCardDialog) -> None:
    dialog.activateWindow()
    card, sheet = dialog.card_form, dialog.sheet_form
    assert dialog.focusWidget() is card.ruleset
    expected = [
        *(card.columns, card.names, card.names_button, card.cards.cards["1"]),
        *(sheet.language, sheet.paper, sheet.orientation.cards["portrait"]),
        *(sheet.max_column, sheet.pip_pictures),
        *(dialog.close_button, dialog.pdf_button, dialog.print_button, card.ruleset),
    ]
    reached = []
    for _ in expected:
        dialog.focusNextChild()
        reached.append(dialog.focusWidget())
    assert reached == expected


@needs_poppler
def test_two_small_cards_on_a_sheet_by_keyboard_only(
    dialog: PrintCardDialog, fake: FakeDesk, tmp_path: Path, qtbot: QtBot
) -> None:
    fake.path = tmp_path / "cards"
    for _ in range(4):
        press(dialog, Qt.Key.Key_Tab)
    press(dialog, Qt.Key.Key_Right)
    press(dialog, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil((tmp_path / "cards.pdf").exists)  # the button is seen going down first
    assert pdf_pages((tmp_path / "cards.pdf").read_bytes()) == (1, "842 x 595 pts (A4)")
    assert " ".join(pdf_lines((tmp_path / "cards.pdf").read_bytes())).count("TVÅOR") == 2
    press(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden()


def press(
    dialog: QWidget,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    dialog.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(dialog.focusWidget() or dialog, key, modifier)


@needs_poppler
def test_a_game_is_printed_with_its_day_and_winner(
    game: PrintGameDialog, fake: FakeDesk, tmp_path: Path
) -> None:
    fake.path = tmp_path / "game.pdf"
    click(game.pdf_button)
    text = " ".join(pdf_lines(fake.path.read_bytes()))
    assert pdf_pages(fake.path.read_bytes())[0] == 1
    assert "5 juni 2026" in text
    assert str(fake.path) in game.message.text()
    assert fake.suggested[0].name.endswith("2026-06-05.pdf")


def test_choices_for_a_game_are_seen_at_once(game: PrintGameDialog) -> None:
    assert "TVÅOR" in shown_words(game)
    QTest.keyClicks(game.sheet_form.language, "Da")
    click(game.sheet_form.max_column)
    click(game.sheet_form.orientation.cards["landscape"])
    assert {"TOERE", "649"} <= set(shown_words(game))
    assert game.preview.sheets[0].page.width == pytest.approx(297)


@pytest.mark.parametrize("which", ["dialog", "game"])
def test_every_text_follows_the_language(which: str, request: pytest.FixtureRequest) -> None:
    dialog: PrintDialog = request.getfixturevalue(which)
    with shouted():
        for _ in range(4):
            QApplication.processEvents()
        assert {text for text in texts(dialog) if text.upper() != text} == set()
        # The card keeps the language that was chosen for it.
        assert "Bonus 84" not in shown_words(dialog)
        assert any(word.startswith("bonus 84") for word in shown_words(dialog))
    QApplication.processEvents()


def texts(dialog: QWidget) -> set[str]:
    found = {dialog.windowTitle()}
    for part in dialog.findChildren(QWidget):
        found |= {part.accessibleName(), part.accessibleDescription()}
        if isinstance(part, QLabel | QAbstractButton):
            found.add(part.text())
        if isinstance(part, QComboBox):
            found |= {part.itemText(index) for index in range(part.count())}
    return (
        found - {each.own_name for each in LANGUAGES.values()} - {each.paper_name for each in Paper}
    )


def test_another_theme_leaves_the_paper_white(dialog: PrintCardDialog) -> None:
    QApplication.processEvents()
    paper = dialog.preview.paper_rect().toRect().adjusted(3, 3, -3, -3)
    light = dialog.preview.grab(paper).toImage()
    wear("dark")
    QApplication.processEvents()
    assert dialog.preview.grab(paper).toImage() == light
    assert light.pixelColor(0, 0).name() == "#ffffff"


def test_controls_and_buttons_have_keys_of_their_own(dialog: PrintCardDialog) -> None:
    marked = [
        text[text.index("&") + 1].upper()
        for part in dialog.findChildren(QWidget)
        if isinstance(part, QLabel | QAbstractButton) and not part.isHidden()
        for text in [part.text()]
        if "&" in text
    ]
    assert len(marked) == len(set(marked)) >= 11


def test_it_fits_a_small_window_with_large_text(qtbot: QtBot, dialog: PrintCardDialog) -> None:
    font = dialog.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    dialog.setFont(font)
    dialog.resize(900, 600)
    QApplication.processEvents()
    assert (dialog.width(), dialog.height()) == (900, 600)
    assert dialog.body.width() <= dialog.scroll_area.viewport().width()
    preview = dialog.preview.geometry()
    assert dialog.rect().contains(preview)
    assert dialog.preview.paper_rect().height() > 200
    for button in (dialog.close_button, dialog.pdf_button, dialog.print_button):
        assert dialog.rect().contains(button.geometry())
