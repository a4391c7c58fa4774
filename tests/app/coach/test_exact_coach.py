"""Own rules worked out while they are played, in the real window."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.app.conftest import OpenWindow
from tests.helpers.coached_window import ASKING, VALUES, ask_for_hint, hear_all, lay, plain
from tests.helpers.log_watch import LogWatch
from tests.helpers.played_window import LEFT, PlayedWindow, keep_game
from tests.helpers.tables import only_boxes
from yatzy_desktop.adapters.storage.settings import Settings
from yatzy_desktop.game import History, Player, new_game
from yatzy_desktop.rules import Ruleset, UpperBonus, find_ruleset
from yatzy_desktop.strategy import advise, read_solved
from yatzy_desktop.widgets.new_game.dialog import NewGameDialog

OWN = replace(
    only_boxes("yatzy-sv", "twos", "fives", "one_pair", "full_house", "chance"),
    key="own:ours-1",
    name="Ours",
    upper_bonus=UpperBonus(22, 50),
)
SLOWLY = "import time; print('4 %', flush=True); time.sleep(600)"
PATIENCE_MS = 30_000


def use(played: PlayedWindow, script: str) -> None:
    """Let something else than the program do the work."""
    played.context.game.rules_solver._command = (sys.executable, "-c", script)


def hint_while_solving(open_window: OpenWindow, folder: Path) -> PlayedWindow:
    """Return a window with a hint by own rules, the work on which never ends."""
    lay(folder, ruleset=OWN)
    played = open_window()
    use(played, SLOWLY)
    ask_for_hint(played)
    return played


def solved_by(played: PlayedWindow) -> Ruleset | None:
    return played.context.game.rules_solver.ruleset


def wait_until_solved(played: PlayedWindow) -> None:
    folder = played.context.storage.paths.solved_dir
    played.qtbot.waitUntil(lambda: read_solved(folder, OWN) is not None, timeout=PATIENCE_MS)
    played.qtbot.waitUntil(lambda: solved_by(played) is None, timeout=PATIENCE_MS)


def test_a_hint_by_similar_rules_becomes_an_exact_one(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path, ruleset=OWN)
    played = open_window()
    card = played.window.hint_card
    ask_for_hint(played)
    assert plain(card.note.text()).startswith("Judged by similar rules")
    with played.qtbot.waitSignal(played.context.game.rules_solver.solved, timeout=PATIENCE_MS):
        assert solved_by(played) == OWN
    played.qtbot.waitUntil(card.note.isHidden, timeout=PATIENCE_MS)
    assert card.isVisible()
    assert played.window.header.work.isHidden()
    assert (
        played.window.header.hint.text() == "These rules are worked out: the hints are exact now."
    )
    table = read_solved(played.context.storage.paths.solved_dir, OWN)
    assert table is not None
    advice = advise(played.state, table)
    assert f"+{advice.choices[1].loss:.1f}" in plain(card.comparisons.text())
    assert f"+{advice.choices[2].loss:.1f}" in plain(card.comparisons.text())


def test_the_next_game_by_the_same_rules_is_exact_from_the_beginning(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path, ruleset=OWN)
    first = open_window()
    ask_for_hint(first)
    wait_until_solved(first)
    first.close()
    again = open_window()
    use(again, SLOWLY)
    ask_for_hint(again)
    assert again.window.hint_card.note.isHidden()
    assert solved_by(again) is None


@pytest.mark.parametrize("settings", [VALUES, ASKING])
def test_other_help_has_them_worked_out_too(
    open_window: OpenWindow, tmp_path: Path, settings: Settings
) -> None:
    lay(tmp_path, ruleset=OWN, settings=settings)
    played = open_window()
    wait_until_solved(played)


def test_without_help_nothing_is_worked_out(open_window: OpenWindow, tmp_path: Path) -> None:
    lay(tmp_path, ruleset=OWN)
    played = open_window()
    use(played, SLOWLY)
    hear_all(played)
    assert solved_by(played) is None
    assert played.window.header.work.isHidden()


@pytest.mark.parametrize(("level", "is_exact"), [("master", True), ("beginner", False)])
def test_computers_who_play_by_values_have_them_worked_out(
    open_window: OpenWindow,
    tmp_path: Path,
    level: str,
    is_exact: bool,
) -> None:
    keep_game(tmp_path, History.starting(new_game(OWN, [Player("A", level), Player("Anna")])))
    played = open_window()
    use(played, SLOWLY)
    played.qtbot.waitUntil(lambda: played.state.current == 1, timeout=PATIENCE_MS)
    assert (solved_by(played) == OWN) is is_exact


@pytest.mark.parametrize(
    "ruleset",
    [
        find_ruleset("yatzy-sv"),
        replace(find_ruleset("maxi-da"), key="own:maxi", name="Maxi", min_held=0),
    ],
    ids=["shipped", "six dice"],
)
def test_rules_that_have_values_or_never_will_are_left_alone(
    open_window: OpenWindow, tmp_path: Path, ruleset: Ruleset
) -> None:
    lay(tmp_path, [4, 4, 5, 5, 5, 6][: ruleset.dice_count], ruleset=ruleset)
    played = open_window()
    use(played, SLOWLY)
    ask_for_hint(played)
    hear_all(played)
    assert solved_by(played) is None
    assert played.window.hint_card.exact_button.isHidden()


def test_progress_is_told_in_the_hint_or_else_in_the_header(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    played = hint_while_solving(open_window, tmp_path)
    note, card = played.window.header.work, played.window.hint_card
    said = "Judged by similar rules until these are worked out: 4%"
    played.qtbot.waitUntil(lambda: plain(card.note.text()) == said, timeout=PATIENCE_MS)
    assert note.isHidden()
    played.press(Qt.Key.Key_Escape)
    assert note.isVisible()
    assert note.percent == 4
    ask_for_hint(played)
    assert plain(card.note.text()) == said
    assert note.isHidden()


def test_the_work_can_be_stopped_in_the_hint(open_window: OpenWindow, tmp_path: Path) -> None:
    played = hint_while_solving(open_window, tmp_path)
    card = played.window.hint_card
    played.qtbot.waitUntil(card.stop_button.isVisible, timeout=PATIENCE_MS)
    QTest.mouseClick(card.stop_button, LEFT)
    assert solved_by(played) is None
    assert card.stop_button.isHidden()
    assert card.exact_button.isVisible()
    assert plain(card.note.text()) == "Judged by similar rules: these are not worked out."


def test_the_hint_moves_with_the_header_under_a_notice(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path)
    played = open_window()
    ask_for_hint(played)
    window, card = played.window, played.window.hint_card
    name = window.header.name

    def distance() -> int:
        below = name.mapTo(window, name.rect().bottomLeft()).y()
        return card.mapTo(window, card.rect().topLeft()).y() - below

    before, top = distance(), card.y()
    window.notice_bar.show_notice("The disk is full.")
    played.qtbot.waitUntil(lambda: card.y() > top, timeout=PATIENCE_MS)
    assert distance() == before
    window.notice_bar.show_next()
    played.qtbot.waitUntil(lambda: card.y() == top, timeout=PATIENCE_MS)
    assert distance() == before


def test_what_was_stopped_begins_again_only_when_asked_for(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    played = hint_while_solving(open_window, tmp_path)
    note, card = played.window.header.work, played.window.hint_card
    assert card.exact_button.isHidden()
    played.press(Qt.Key.Key_Escape)
    QTest.mouseClick(note.cancel_button, LEFT)
    assert solved_by(played) is None
    assert note.isHidden()
    ask_for_hint(played)
    hear_all(played)
    assert solved_by(played) is None
    assert card.exact_button.isVisible()
    assert plain(card.note.text()) == "Judged by similar rules: these are not worked out."
    QTest.mouseClick(card.exact_button, LEFT)
    assert solved_by(played) == OWN
    assert card.exact_button.isHidden()
    assert card.stop_button.isVisible()
    played.press(Qt.Key.Key_Space)
    assert played.state.turn.rolls_used == 2


def test_the_keyboard_goes_back_to_the_game_when_the_work_is_stopped(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    played = hint_while_solving(open_window, tmp_path)
    played.press(Qt.Key.Key_Escape)
    button = played.window.header.work.cancel_button
    played.qtbot.waitUntil(button.isVisible, timeout=PATIENCE_MS)
    button.setFocus()
    played.press(Qt.Key.Key_Space)
    assert solved_by(played) is None
    played.press(Qt.Key.Key_Space)
    assert played.state.turn.rolls_used == 2


def test_a_failure_is_told_once_and_can_be_tried_again(
    open_window: OpenWindow, tmp_path: Path, log_watch: LogWatch
) -> None:
    lay(tmp_path, ruleset=OWN)
    played = open_window()
    folder = played.context.storage.paths.solved_dir
    folder.write_text("in the way")
    bar, card = played.window.notice_bar, played.window.hint_card
    with log_watch.expects("could not be solved"):
        ask_for_hint(played)
        played.qtbot.waitUntil(lambda: bool(bar.text), timeout=PATIENCE_MS)
    assert bar.text == ("These rules could not be worked out exactly. Hints follow similar rules.")
    assert played.window.header.work.isHidden()
    played.press(Qt.Key.Key_Escape)
    ask_for_hint(played)
    hear_all(played)
    assert bar.waiting == ()
    folder.unlink()
    QTest.mouseClick(card.exact_button, LEFT)
    assert bar.text == ""
    wait_until_solved(played)


def test_a_table_that_cannot_be_read_is_not_worked_out_for_ever(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path, ruleset=OWN)
    played = open_window()
    use(played, "")
    ask_for_hint(played)
    for _ in range(2):
        hear_all(played)
        played.qtbot.waitUntil(lambda: solved_by(played) is None, timeout=PATIENCE_MS)
    use(played, SLOWLY)
    hear_all(played)
    assert solved_by(played) is None


def test_another_game_ends_the_work_on_other_rules(open_window: OpenWindow, tmp_path: Path) -> None:
    played = hint_while_solving(open_window, tmp_path)
    hear_all(played)
    assert solved_by(played) == OWN
    model = played.context.game.model
    model.start(History.starting(new_game(OWN, ["Anna", "Bo"])))
    assert solved_by(played) == OWN
    model.start(History.starting(new_game(find_ruleset("yatzy-da"), ["Anna"])))
    assert solved_by(played) is None
    assert played.window.header.work.isHidden()


def test_closing_the_window_ends_the_work(open_window: OpenWindow, tmp_path: Path) -> None:
    played = hint_while_solving(open_window, tmp_path)
    hear_all(played)
    assert solved_by(played) == OWN
    played.window.close()
    assert solved_by(played) is None


def test_what_the_best_computer_scores_is_known_once_rules_are_solved(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    lay(tmp_path, ruleset=OWN)
    played = open_window()
    ask_for_hint(played)
    wait_until_solved(played)
    own = played.context.storage.ruleset_store.add(OWN)
    assert own is not None
    played.window.menu.new_game.trigger()
    dialog = played.window.findChild(NewGameDialog)
    assert dialog is not None
    dialog.picker.choose(own.key)
    texts = [each.text() for each in dialog.players.rows[0].level_button.menu().actions()]
    table = read_solved(played.context.storage.paths.solved_dir, OWN)
    assert table is not None
    assert texts[-2] == f"Master\tabout {round(table.expected)} points"
    assert "about" not in texts[-1] + texts[-3]
