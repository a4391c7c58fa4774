from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.dress import wear
from tests.helpers.pad_desk import ENTER, LEFT, NO_KEYS, Desk, chosen, keys, pad_desk, two_players
from tests.helpers.pad_games import after_turns, finished, rolled, scored, start
from yatzy_desktop.adapters.game.scorecard_rows import RowKind
from yatzy_desktop.game import Player, new_game
from yatzy_desktop.rules import find_ruleset


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    with pad_desk(qtbot) as desk:
        yield desk


# Mouse


def test_a_click_on_an_open_box_chooses_it_once(desk: Desk) -> None:
    desk.show(two_players())
    spy = chosen(desk)
    desk.click("full_house")
    assert keys(spy) == ["full_house"]


def test_nothing_is_chosen_that_may_not_be_filled(desk: Desk) -> None:
    state = scored(two_players(), "sixes")
    state = rolled(scored(rolled(state, [1, 1, 1, 1, 1]), "ones"), [1, 2, 2, 4, 6])
    desk.show(state)
    spy = chosen(desk)
    desk.click("sixes", 0)  # filled
    desk.click("twos", 1)  # another player's
    view, model = desk.pad.view, desk.model
    for kind in (RowKind.SUM, RowKind.BONUS, RowKind.TOTAL):
        rect = view.visualRect(model.index(model.row_of_kind(kind), 0))
        QTest.mouseClick(view.viewport(), LEFT, NO_KEYS, rect.center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, NO_KEYS, desk.center("twos"))
    assert spy.count() == 0
    desk.click("yatzy", 0)  # a zero may always be written
    assert keys(spy) == ["yatzy"]


def test_nothing_is_chosen_before_the_roll_or_while_dice_roll(desk: Desk) -> None:
    state = start("yatzy-nb", 2)
    desk.show(state)
    spy = chosen(desk)
    desk.click("chance")
    desk.model.set_previews_enabled(False)
    desk.show(rolled(state, [1, 2, 3, 4, 5]))
    desk.click("chance")
    desk.take_focus()
    desk.key(ENTER)
    assert spy.count() == 0


def test_a_computer_players_boxes_cannot_be_chosen(desk: Desk) -> None:
    state = new_game(find_ruleset("yatzy-nb"), [Player("Robot", level="easy")])
    desk.show(rolled(state, [1, 2, 3, 4, 5]))
    spy = chosen(desk)
    desk.click("chance")
    desk.take_focus()
    desk.key(ENTER)
    assert spy.count() == 0


def test_a_double_click_never_acts_twice(desk: Desk) -> None:
    state = two_players()
    desk.show(state)
    spy = chosen(desk)
    # The first press fills the box, and at once the same place may be filled by the next player.
    after = rolled(scored(state, "chance"), [1, 2, 3, 4, 5])
    after = rolled(scored(after, "ones"), [1, 2, 3, 4, 5])
    desk.pad.box_chosen.connect(lambda _: desk.show(after))
    viewport, place = desk.pad.view.viewport(), desk.center("twos")
    QTest.mouseClick(viewport, LEFT, NO_KEYS, place)
    second = QMouseEvent(
        QMouseEvent.Type.MouseButtonDblClick,
        place,
        viewport.mapToGlobal(place),
        LEFT,
        LEFT,
        NO_KEYS,
    )
    QApplication.sendEvent(viewport, second)
    QTest.mouseRelease(viewport, LEFT, NO_KEYS, place)
    assert keys(spy) == ["twos"]


def test_letting_go_elsewhere_chooses_nothing(desk: Desk) -> None:
    desk.show(two_players())
    spy = chosen(desk)
    viewport = desk.pad.view.viewport()
    QTest.mousePress(viewport, LEFT, NO_KEYS, desk.center("chance"))
    QTest.mouseRelease(viewport, LEFT, NO_KEYS, desk.center("yatzy"))
    QTest.mouseRelease(viewport, LEFT, NO_KEYS, desk.center("chance"))
    assert spy.count() == 0


def test_a_press_in_an_earlier_turn_does_not_act_in_the_next(desk: Desk) -> None:
    state = two_players()
    desk.show(state)
    spy = chosen(desk)
    viewport = desk.pad.view.viewport()
    QTest.mousePress(viewport, LEFT, NO_KEYS, desk.center("chance", 0))
    desk.show(rolled(scored(state, "ones"), [1, 2, 3, 4, 5]))
    QTest.mouseRelease(viewport, LEFT, NO_KEYS, desk.center("chance", 0))
    assert spy.count() == 0


def test_a_click_leaves_the_focus_where_it_was(desk: Desk) -> None:
    desk.show(two_players())
    desk.click("chance")
    assert desk.button.hasFocus()


# Pointing


def test_pointing_tells_the_box_that_may_be_filled(desk: Desk) -> None:
    desk.show(scored(rolled(scored(two_players(), "ones"), [1, 2, 3, 4, 5]), "ones"))
    spy = QSignalSpy(desk.pad.box_hovered)
    desk.point("chance")
    assert keys(spy) == []  # no dice yet
    desk.show(rolled(desk.model.state or pytest.fail("no game"), [6, 6, 6, 5, 5]))
    assert keys(spy) == ["chance"]
    desk.point("sixes")
    desk.point("ones")
    desk.point("sixes")
    desk.point("chance", 1)
    assert keys(spy) == ["chance", "sixes", None, "sixes", None]


def test_while_dice_roll_no_box_is_pointed_at(desk: Desk) -> None:
    desk.show(two_players())
    desk.point("chance")
    spy = QSignalSpy(desk.pad.box_hovered)
    desk.model.set_previews_enabled(False)
    desk.model.set_previews_enabled(True)
    assert keys(spy) == [None, "chance"]


def test_the_keyboards_box_is_told_while_the_pad_has_the_focus(desk: Desk) -> None:
    desk.show(two_players())
    spy = QSignalSpy(desk.pad.box_hovered)
    desk.take_focus()
    desk.key(Qt.Key.Key_Down)
    desk.button.setFocus()
    assert keys(spy) == ["ones", "twos", None]


def test_scrolling_leaves_the_box_that_was_pointed_at(desk: Desk) -> None:
    desk.show(two_players())
    view = desk.pad.view
    view.resize(view.fit_within(QSize(300, 200)))
    desk.point("ones")
    spy = QSignalSpy(desk.pad.box_hovered)
    view.verticalScrollBar().setValue(60)
    assert keys(spy) == [None]


# Keyboard


def test_enter_fills_the_box_with_the_focus(desk: Desk) -> None:
    desk.show(two_players())
    desk.take_focus()
    spy = chosen(desk)
    desk.key(Qt.Key.Key_End)
    desk.key(ENTER)
    desk.key(Qt.Key.Key_Up)
    desk.key(Qt.Key.Key_Enter)
    assert keys(spy) == ["yatzy", "chance"]


def test_a_key_held_down_fills_nothing(desk: Desk) -> None:
    desk.show(two_players())
    desk.take_focus()
    spy = chosen(desk)
    kind, none = QKeyEvent.Type.KeyPress, Qt.KeyboardModifier.NoModifier
    for _ in range(3):
        QApplication.sendEvent(desk.pad.view, QKeyEvent(kind, ENTER, none, "\r", autorep=True))
    assert spy.count() == 0


def test_arrows_visit_the_open_boxes_of_the_own_column(desk: Desk) -> None:
    state = start("yatzy-nb", 1)
    for key in ("twos", "sixes", "one_pair", "yatzy"):
        state = scored(rolled(state, [1, 2, 3, 4, 6]), key)
    desk.show(state)
    desk.take_focus()
    desk.key(Qt.Key.Key_Home)
    visited = [desk.place()[0]]
    for _ in range(20):
        desk.key(Qt.Key.Key_Down)
        if desk.place()[0] == visited[-1]:
            break
        visited.append(desk.place()[0])
    assert visited == list(state.scorecard.open_categories)
    desk.key(Qt.Key.Key_Up)
    assert desk.place()[0] == visited[-2]


def test_with_control_arrows_visit_every_row(desk: Desk) -> None:
    state = scored(rolled(start("yatzy-nb", 1), [1, 2, 3, 4, 6]), "sixes")
    desk.show(state)
    desk.take_focus()
    desk.key(Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert desk.place()[0] == "total"
    desk.key(Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert desk.place()[0] == "yatzy"
    for _ in range(10):
        desk.key(Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert desk.place()[0] == "sum"


def test_left_and_right_read_the_other_cards(desk: Desk) -> None:
    desk.show(two_players())
    desk.take_focus()
    spy = chosen(desk)
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Right)
    assert desk.place() == ("ones", 1)
    for _ in range(6):
        desk.key(Qt.Key.Key_Down)
    assert desk.place() == ("sum", 1)
    desk.key(ENTER)
    assert spy.count() == 0
    desk.key(Qt.Key.Key_Left)
    desk.key(Qt.Key.Key_Left)
    assert desk.place() == ("sum", 0)


def test_going_to_a_box_does_not_choose_it(desk: Desk) -> None:
    desk.show(two_players())
    spy = chosen(desk)
    desk.pad.view.setCurrentIndex(desk.model.index(3, 0))
    assert desk.place() == ("fours", 0)
    assert spy.count() == 0


def test_each_turn_begins_at_the_next_open_box_of_its_player(desk: Desk) -> None:
    state = two_players()
    desk.show(state)
    assert desk.place() == ("ones", 0)
    desk.pad.view.setCurrentIndex(desk.model.index(desk.model.row_of("fives"), 0))
    state = scored(state, "fives")
    desk.show(state)
    assert desk.place() == ("fives", 1)
    state = scored(rolled(state, [1, 2, 3, 4, 5]), "yatzy")
    desk.show(state)
    assert desk.place() == ("sixes", 0)


def test_keys_of_the_window_are_left_to_it(desk: Desk) -> None:
    desk.show(start("yatzy-nb", 2))
    kind, none = QKeyEvent.Type.KeyPress, Qt.KeyboardModifier.NoModifier
    for key, text in ((Qt.Key.Key_Space, " "), (Qt.Key.Key_1, "1"), (ENTER, "\r")):
        event = QKeyEvent(kind, key, none, text)
        QApplication.sendEvent(desk.pad.view, event)
        assert not event.isAccepted(), key


def test_enter_on_a_filled_box_does_not_roll(desk: Desk) -> None:
    desk.show(rolled(scored(rolled(start("yatzy-nb", 1), [1] * 5), "ones"), [1] * 5))
    desk.take_focus()
    desk.pad.view.setCurrentIndex(desk.model.index(0, 0))
    event = QKeyEvent(QKeyEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "\r")
    QApplication.sendEvent(desk.pad.view, event)
    assert event.isAccepted()


def test_tab_enters_and_leaves_the_pad(desk: Desk) -> None:
    desk.show(two_players())
    QTest.keyClick(desk.button, Qt.Key.Key_Tab)
    assert desk.pad.view.hasFocus()
    desk.key(Qt.Key.Key_Tab)
    assert desk.button.hasFocus()


# Ink


def test_with_no_duration_nothing_moves(desk: Desk) -> None:
    desk.show(scored(two_players(), "chance"))
    desk.pad.show_written(0, "chance")
    desk.pad.show_bonus(0)
    assert not desk.pad.view.is_writing


def test_a_written_number_moves_and_comes_to_rest(desk: Desk) -> None:
    desk.pad.set_writing_ms(20)
    desk.show(scored(two_players(), "chance"))
    desk.pad.show_written(0, "chance")
    desk.pad.show_bonus(0)
    assert desk.pad.view.is_writing
    desk.bot.waitUntil(lambda: not desk.pad.view.is_writing)


def test_writing_blocks_no_click_and_ends_with_a_new_game(desk: Desk) -> None:
    desk.pad.set_writing_ms(60_000)
    state = scored(two_players(), "chance")
    desk.show(rolled(state, [1, 2, 3, 4, 5]))
    desk.pad.show_written(0, "chance")
    spy = chosen(desk)
    desk.click("ones", 1)
    assert keys(spy) == ["ones"]
    desk.show(start("maxi-nb", 2))
    assert not desk.pad.view.is_writing


def test_unknown_boxes_are_not_written(desk: Desk) -> None:
    desk.pad.set_writing_ms(60_000)
    desk.show(two_players())
    desk.pad.show_written(0, "villa")
    desk.pad.show_written(7, "chance")
    assert not desk.pad.view.is_writing


# Any game


@pytest.mark.parametrize("players", [1, 8])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_any_moment_of_a_game_can_be_drawn(desk: Desk, players: int, theme: str) -> None:
    wear(theme)
    pictures = []
    for state in (
        start("american", players),
        rolled(after_turns("american", players, 3 * players), [1, 1, 2, 3, 4]),
        finished("american", players),
    ):
        desk.show(state)
        pictures.append(desk.pad.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]


def test_an_empty_pad_can_be_drawn_and_clicked(desk: Desk) -> None:
    desk.take_focus()
    desk.key(ENTER)
    desk.key(Qt.Key.Key_Down)
    QTest.mouseClick(desk.pad.view.viewport(), LEFT)
    assert not desk.pad.grab().isNull()
