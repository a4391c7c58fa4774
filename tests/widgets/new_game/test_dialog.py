"""None"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.helpers.dress import wear
from tests.helpers.new_game_hands import SEATED, OpenDialog, card, focused, press
from yatzy_desktop.adapters.storage.settings import PlayerEntry, Settings
from yatzy_desktop.adapters.words.catalog_words import country_name
from yatzy_desktop.adapters.words.labels import ruleset_label
from yatzy_desktop.adapters.words.rule_texts import ruleset_description
from yatzy_desktop.rules import find_ruleset, rulesets
from yatzy_desktop.widgets.dialogs.rules_page_row import BoxRuleRow
from yatzy_desktop.widgets.look.choice_card import ChoiceCard
from yatzy_desktop.widgets.new_game.dialog import NewGameChoice


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier),
    ],
)
@pytest.mark.parametrize("place", [None, 0, 1])
def test_keys_start_at_once_with_what_was_played_last(
    qtbot: QtBot,
    open_dialog: OpenDialog,
    place: int | None,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier,
) -> None:
    settings = Settings(ruleset="maxi-da", players=SEATED.players, starter="thrown")
    dialog = open_dialog(settings)
    (dialog.thrown_card if place is None else dialog.players.rows[place].edit).setFocus()
    with qtbot.waitSignal(dialog.choice_made) as made:
        QTest.keyClick(focused(dialog), key, modifier)
    assert made.args == [NewGameChoice(find_ruleset("maxi-da"), SEATED.players, "thrown")]
    assert not dialog.isVisible()


def test_names_can_be_typed_at_once_and_blank_lines_are_named_after_their_place(
    qtbot: QtBot, open_dialog: OpenDialog
) -> None:
    dialog = open_dialog()
    QTest.keyClicks(focused(dialog), "  Åse   Marie ")
    assert dialog.choice.names == ("Åse Marie", "")
    assert dialog.players.names == ("Åse Marie", "Player 2")


def test_players_remembered_by_their_place_open_as_blank_lines(open_dialog: OpenDialog) -> None:
    dialog = open_dialog(Settings(players=(PlayerEntry("Player 1"), PlayerEntry("Bo"))))
    assert [row.written_name for row in dialog.players.rows] == ["", "Bo"]
    assert dialog.choice.names == ("", "Bo")


def test_a_name_like_that_of_a_place_is_told_apart_from_it(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    QTest.keyClicks(focused(dialog), "Player 2")
    assert dialog.choice.names == ("Player 2", "Player 2 2")


def test_two_of_a_name_are_told_apart_and_the_dialog_says_so(
    qtbot: QtBot, open_dialog: OpenDialog
) -> None:
    dialog = open_dialog(SEATED)
    second = dialog.players.rows[1].edit
    second.clear()
    QTest.keyClicks(second, "anna")
    assert dialog.choice.names == ("Anna", "anna 2", "Cia")
    shown = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert "Two players have the same name; one is written as “anna 2”." in shown


def test_long_names_end_where_the_sheet_would_cut_them(
    qtbot: QtBot, open_dialog: OpenDialog
) -> None:
    dialog = open_dialog()
    QTest.keyClicks(focused(dialog), "Wolfeschlegelsteinhausen")
    assert dialog.choice.names[0] == "Wolfeschlegelsteinha"


def test_up_to_twenty_players_sit_down_and_one_always_stays(
    qtbot: QtBot, open_dialog: OpenDialog
) -> None:
    dialog = open_dialog()
    for _ in range(22):
        press(dialog.players.add_button)
    assert len(dialog.choice.names) == 20
    assert dialog.players.rows[19].edit.hasFocus()
    assert not dialog.players.add_button.isEnabled()
    for _ in range(22):
        press(dialog.players.rows[0].remove_button)
    assert list(dialog.choice.names) == [""]
    assert not dialog.players.rows[0].remove_button.isEnabled()


def test_nobody_is_asked_who_starts_when_playing_alone(
    qtbot: QtBot, open_dialog: OpenDialog
) -> None:
    dialog = open_dialog()
    assert card(dialog, "Throw for it").isVisible()
    press(dialog.players.rows[0].remove_button)
    assert not dialog.thrown_card.isVisible()


def test_taking_a_player_off_leaves_the_focus_in_the_list(
    qtbot: QtBot, open_dialog: OpenDialog
) -> None:
    dialog = open_dialog(SEATED)
    press(dialog.players.rows[1].remove_button)
    assert dialog.choice.names == ("Anna", "Cia")
    assert dialog.players.isAncestorOf(focused(dialog))


@pytest.mark.parametrize(
    ("place", "key", "order"),
    [
        (0, Qt.Key.Key_Down, ("Bo", "Anna", "Cia")),
        (2, Qt.Key.Key_Up, ("Anna", "Cia", "Bo")),
        (0, Qt.Key.Key_Up, ("Anna", "Bo", "Cia")),
        (2, Qt.Key.Key_Down, ("Anna", "Bo", "Cia")),
    ],
)
def test_players_change_seats_by_keyboard(
    qtbot: QtBot, open_dialog: OpenDialog, place: int, key: Qt.Key, order: tuple[str, ...]
) -> None:
    for use_grip in (True, False):
        dialog = open_dialog(SEATED)
        row = dialog.players.rows[place]
        if use_grip:
            QTest.keyClick(row.grip, key)
        else:
            QTest.keyClick(row.edit, key, Qt.KeyboardModifier.AltModifier)
        assert dialog.choice.names == order


def test_arrow_keys_walk_from_name_to_name(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog(SEATED)
    QTest.keyClick(focused(dialog), Qt.Key.Key_Down)
    assert dialog.players.rows[1].edit.hasFocus()
    QTest.keyClick(focused(dialog), Qt.Key.Key_Up)
    assert dialog.players.rows[0].edit.hasFocus()


def test_tab_walks_through_the_names_of_a_changed_order(
    qtbot: QtBot, open_dialog: OpenDialog
) -> None:
    dialog = open_dialog(SEATED)
    dialog.players.move_player(dialog.players.rows[2], 0)
    dialog.players.rows[0].edit.setFocus()
    reached = [dialog.players.rows[0].edit.text()]
    for _ in range(8):
        QTest.keyClick(focused(dialog), Qt.Key.Key_Tab)
        if focused(dialog) in {row.edit for row in dialog.players.rows}:
            reached.append(str(focused(dialog).property("text")))
    assert reached == ["Cia", "Anna", "Bo"]


def test_return_takes_an_offered_name_without_starting(
    qtbot: QtBot, open_dialog: OpenDialog
) -> None:
    dialog = open_dialog(Settings(known_names=("Anders", "Anna", "Player 3")))
    edit = dialog.players.rows[0].edit
    with qtbot.assertNotEmitted(dialog.choice_made):
        QTest.keyClicks(edit, "an")
        popup = edit.completer().popup()
        assert popup is not None
        assert popup.isVisible()
        QTest.keyClick(popup, Qt.Key.Key_Down)
        QTest.keyClick(popup, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.choice.names[0] == "Anders"


def test_names_of_places_are_not_offered(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog(Settings(known_names=("Player 3",)))
    QTest.keyClicks(focused(dialog), "pl")
    popup = dialog.players.rows[0].edit.completer().popup()
    assert popup is None or not popup.isVisible()


def test_every_ruleset_can_be_chosen_with_two_clicks(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    for ruleset in rulesets():
        press(card(dialog, country_name(ruleset.country)))
        line = ruleset_description(ruleset)
        cards = [each for each in dialog.findChildren(ChoiceCard) if each.isVisible()]
        press(next(each for each in cards if each.detail == line))
        assert dialog.choice.ruleset.key == ruleset.key


def test_another_country_keeps_the_number_of_dice(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog(Settings(ruleset="maxi-sv-modern"))
    press(card(dialog, "Norway"))
    assert dialog.choice.ruleset.key == "maxi-nb"
    press(card(dialog, "United States"))
    assert dialog.choice.ruleset.key == "american"


def test_arrow_keys_choose_among_the_cards(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    chosen = card(dialog, "Sweden")
    chosen.setFocus()
    QTest.keyClick(chosen, Qt.Key.Key_Right)
    assert dialog.choice.ruleset.key == "yatzy-da"


def test_cards_tell_screen_readers_what_they_stand_for(open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    yatzy = card(dialog, "Yatzy")
    expected = ruleset_description(find_ruleset("yatzy-sv"))
    assert yatzy.accessibleDescription() == expected


def test_the_first_game_follows_the_region_and_the_language(open_dialog: OpenDialog) -> None:
    america = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)
    assert open_dialog(locale=america).choice.ruleset.key == "american"
    assert open_dialog(locale=america, language="nb").choice.ruleset.key == "yatzy-nb"


def test_escape_closes_without_a_game(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    with qtbot.assertNotEmitted(dialog.choice_made):
        QTest.keyClick(focused(dialog), Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_double_click_on_start_starts_once(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    made: list[NewGameChoice] = []
    dialog.choice_made.connect(made.append)
    start = dialog.start_button
    QTest.mouseClick(start, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(start, Qt.MouseButton.LeftButton)
    assert len(made) == 1


def test_all_is_reached_in_a_small_window_with_the_largest_text(
    qtbot: QtBot, open_dialog: OpenDialog
) -> None:
    dialog = open_dialog(SEATED)
    font = dialog.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    dialog.setFont(font)
    dialog.resize(900, 600)
    qtbot.wait(0)
    assert (dialog.width(), dialog.height()) == (900, 600)
    assert dialog.rect().contains(dialog.start_button.geometry())
    view = dialog.scroll_area
    assert dialog.body.width() <= view.viewport().width()
    last = next(each for each in dialog.findChildren(ChoiceCard) if each.text() == "United States")
    last.setFocus(Qt.FocusReason.TabFocusReason)
    view.ensureWidgetVisible(last)
    assert view.viewport().rect().contains(last.mapTo(view.viewport(), last.rect().center()))


def test_another_theme_recolors_an_open_dialog(qtbot: QtBot, open_dialog: OpenDialog) -> None:
    dialog = open_dialog()
    before = dialog.start_button.grab().toImage()
    wear("dark")
    assert dialog.start_button.grab().toImage() != before


def test_rules_are_read_from_the_dialog_and_compared_with_those_read_before(
    qtbot: QtBot, open_dialog: OpenDialog
) -> None:
    dialog = open_dialog(Settings(ruleset="yatzy-sv"))
    press(dialog.rules)
    page = dialog.rules.show_page()
    assert page.ruleset.key == "yatzy-sv"
    assert not any(row.is_other for row in page.page.findChildren(BoxRuleRow))
    dialog.picker.choose("maxi-da")
    assert page.ruleset.key == "maxi-da"
    assert any(row.is_other for row in page.page.findChildren(BoxRuleRow))
    page.close()
    dialog.picker.choose("american")
    again = dialog.rules.show_page()
    assert again.ruleset.key == "american"
    label = ruleset_label(find_ruleset("maxi-da"))
    said = [each.text() for each in again.page.findChildren(QLabel)]
    assert any(label in each for each in said)
    again.close()
