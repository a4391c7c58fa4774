"""A name in letters from right to left never turns the sentence around it."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.finished_game import finished_game
from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardTableModel
from yatzy_desktop.adapters.printing.content import game_content
from yatzy_desktop.adapters.printing.language import CardLanguage
from yatzy_desktop.adapters.storage.settings import PlayerEntry, Settings
from yatzy_desktop.adapters.words.labels import isolated
from yatzy_desktop.game.start import StartingThrow
from yatzy_desktop.widgets.cards.game_over import GameOverPanel
from yatzy_desktop.widgets.cards.moments import Moment, MomentKind, Moments
from yatzy_desktop.widgets.dialogs.starting_throw import StartingThrowDialog
from yatzy_desktop.widgets.look.theme import load_theme
from yatzy_desktop.widgets.new_game.dialog import NewGameDialog

SHALOM, AHMED = "שלום עולם", "أحمد"
SAFE_SHALOM, SAFE_AHMED = f"\u2068{SHALOM}\u2069", f"\u2068{AHMED}\u2069"
THEME = load_theme("light")

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(640, 480)
    table.show()
    return table


@pytest.mark.parametrize("name", ["Anna", "Åse-Marie (2)", "7 of 9", "王芳", "", "Ольга!"])
def test_other_names_are_left_as_they_are(name: str) -> None:
    assert isolated(name) == name


@pytest.mark.parametrize("name", [SHALOM, AHMED, "Bo שלום", f"{AHMED} 2", "\u202eBo"])
def test_such_names_stand_between_signs(name: str) -> None:
    assert isolated(name) == f"\u2068{name}\u2069"


@pytest.mark.parametrize("name", [SHALOM, AHMED])
def test_number_and_points_keep_their_sides(name: str) -> None:
    line = f"6. {isolated(name)}: 33 points"
    assert left_of(line, line.index("6"), line.index(name))
    assert left_of(line, line.index(name), line.index("33"))
    assert left_of(line, line.index("33"), line.index("points"))


def left_of(line: str, first: int, second: int) -> bool:
    """Tell whether a letter of a written line stands to the left of another one."""
    layout = QTextLayout(line)
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    layout.beginLayout()
    written = layout.createLine()
    layout.endLayout()
    places = [written.cursorToX(place) for place in (first, second)]
    return bool(places[0] < places[1])  # type: ignore[operator]


def test_results_name_them_safely(table: QWidget) -> None:
    panel = GameOverPanel(table, duration_ms=0)
    panel.follow(finished_game({SHALOM: 200, AHMED: 230}), frozenset({0}))
    assert panel.heading.text() == f"{SAFE_AHMED} wins!"
    assert f"with hints: {SAFE_SHALOM}" in panel.line.text()
    assert panel.podium.accessibleName().splitlines()[1] == f"2. {SAFE_SHALOM}: 200 points"
    panel.follow(finished_game({SHALOM: 200, AHMED: 200}))
    assert panel.heading.text() == f"Shared win: {SAFE_SHALOM}, {SAFE_AHMED}"
    panel.follow(finished_game({SHALOM: 200}))
    assert panel.line.text().startswith(SAFE_SHALOM)
    panel.follow(finished_game({"A": 9, "B": 8, "C": 7, SHALOM: 6, AHMED: 5}))
    shown = panel.others.text().replace("\N{NO-BREAK SPACE}", " ")
    assert shown == f"4. {SAFE_SHALOM}: 6 points · 5. {SAFE_AHMED}: 5 points"


def test_moments_and_throws_name_them_safely(table: QWidget, qtbot: QtBot) -> None:
    moments = Moments(table)
    moments.celebrate(Moment(MomentKind.YATZY, SHALOM, 50))
    assert SAFE_SHALOM in moments.accessibleName()
    dialog = StartingThrowDialog(StartingThrow(({0: 6, 1: 3},), 0), (SHALOM, AHMED))
    qtbot.addWidget(dialog)
    assert dialog.heading.text() == f"{SAFE_SHALOM} starts"
    assert dialog.accessibleDescription().splitlines()[1] == f"{SAFE_AHMED} throws a three"


def test_the_dialog_for_a_game_names_them_safely(qtbot: QtBot) -> None:
    seated = (PlayerEntry(SHALOM), PlayerEntry(SHALOM))
    dialog = NewGameDialog(Settings(players=seated))
    qtbot.addWidget(dialog)
    row = dialog.players.rows[0]
    for part in (row.grip, row.level_button, row.remove_button):
        assert SAFE_SHALOM in part.accessibleName()
    shown = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert isolated(f"{SHALOM} 2") in shown


def test_the_pad_tells_them_safely() -> None:
    model = ScorecardTableModel()
    model.set_state(finished_game({SHALOM: 200, AHMED: 230}))
    role, horizontal = Qt.ItemDataRole.AccessibleTextRole, Qt.Orientation.Horizontal
    assert model.headerData(1, horizontal, role) == f"{SAFE_AHMED}, winner"
    for row in range(model.rowCount()):
        assert SAFE_SHALOM in model.index(row, 0).data(role)


def test_printed_games_name_them_safely() -> None:
    state = finished_game({SHALOM: 200, AHMED: 230})
    content = game_content(state, CardLanguage("en"), date(2026, 1, 6), (0, 1))
    assert content.result == f"Winner: {SAFE_AHMED}"
