"""What the score sheet says and recommends."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QSignalSpy

from tests.helpers.pad_games import finished, rolled, scored, start
from tests.helpers.score_sheets import (
    announced,
    of,
    spoken,
)
from yatzy_desktop.adapters.game.scorecard_rows import RowKind
from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardRole, ScorecardTableModel
from yatzy_desktop.game import (
    LeaveGame,
    Player,
    Presence,
    ScriptedDice,
    apply,
    new_game,
)
from yatzy_desktop.rules import find_ruleset


def test_the_end_is_spoken(model: ScorecardTableModel) -> None:
    state = finished("maxi-da", 1)
    model.set_state(state)
    total = state.scorecards[0].total
    assert spoken(model, model.row_of_kind(RowKind.TOTAL)) == f"Total, Anna: {total}, winner"
    assert (
        model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole)
        == "Anna, winner"
    )


def test_descriptions_tell_what_can_be_done(model: ScorecardTableModel) -> None:
    role = Qt.ItemDataRole.AccessibleDescriptionRole
    state = start("yatzy-nb", 2)
    model.set_previews_enabled(True)
    model.set_state(state)
    assert of(model, "twos", 0, role) == "Dice that show a two. Those dice are added up."
    model.set_state(rolled(state, [1, 2, 3, 4, 5]))
    assert of(model, "twos", 0, role) == "Press Enter to fill this box."
    assert of(model, "twos", 1, role) == "Dice that show a two. Those dice are added up."
    bonus = model.index(model.row_of_kind(RowKind.BONUS), 0).data(role)
    assert bonus == "50 points when the upper boxes give 63 or more."


def test_a_new_language_refreshes_all_words(model: ScorecardTableModel) -> None:
    model.set_state(start("yatzy-nb", 2))
    heads, cells = QSignalSpy(model.headerDataChanged), QSignalSpy(model.dataChanged)
    model.retranslate()
    assert [list(heads.at(number)) for number in range(2)] == [
        [Qt.Orientation.Vertical, 0, 17],
        [Qt.Orientation.Horizontal, 0, 1],
    ]
    assert len(announced(cells)) == 36


def test_no_cell_lies_outside_the_table(model: ScorecardTableModel) -> None:
    model.set_state(start("yatzy-nb", 2))
    inner = model.index(0, 0)
    assert (model.rowCount(inner), model.columnCount(inner)) == (0, 0)
    assert model.data(QModelIndex()) is None
    assert model.row_of("villa") == -1
    assert model.row_of_kind(RowKind.EXTRA) == -1


def test_only_the_coach_recommends_a_box(model: ScorecardTableModel) -> None:
    model.set_previews_enabled(True)
    model.set_state(rolled(start("yatzy-sv", 1), [1, 3, 4, 6, 6]))

    def recommended() -> list[str]:
        keys = [row.category for row in model.rows if row.kind is RowKind.CATEGORY]
        return [key for key in keys if of(model, key, 0, ScorecardRole.IS_BEST)]

    assert recommended() == []
    model.set_losses({"chance": 11.0, "sixes": 6.5})  # keeping dice is better than any box
    assert recommended() == []
    model.set_losses({"chance": 11.0, "sixes": 0.0, "one_pair": 0.04})
    assert recommended() == ["sixes", "one_pair"]
    model.set_losses({})
    model.set_advised("sixes")
    assert recommended() == ["sixes"]


def test_values_and_hints_belong_to_one_position_of_a_person(model: ScorecardTableModel) -> None:
    state = rolled(start("yatzy-sv", 2), [4, 4, 5, 5, 5])
    model.set_previews_enabled(True)
    model.set_state(state)
    spy = QSignalSpy(model.dataChanged)
    model.set_losses({"full_house": 4.2, "yatzy": 0.0})
    model.set_advised("yatzy")
    rows = {model.row_of("full_house"), model.row_of("yatzy")}
    assert set(announced(spy)) == {(row, 0) for row in rows}
    assert of(model, "full_house", 0, ScorecardRole.LOSS_TEXT) == "−4.2"
    assert of(model, "yatzy", 0, ScorecardRole.LOSS_TEXT) == "best"
    model.set_losses({"full_house": 4.2, "yatzy": 0.3}, 0)
    assert of(model, "full_house", 0, ScorecardRole.LOSS_TEXT) == "−4"
    assert of(model, "yatzy", 0, ScorecardRole.LOSS_TEXT) == "best"
    assert of(model, "yatzy", 0, ScorecardRole.IS_BEST)
    model.set_losses({"full_house": 4.2, "yatzy": 0.0})
    assert of(model, "yatzy", 0, ScorecardRole.IS_ADVISED)
    assert of(model, "yatzy", 0, ScorecardRole.IS_BEST)
    assert not of(model, "full_house", 0, ScorecardRole.IS_BEST)  # it gives more points now
    assert of(model, "full_house", 1, ScorecardRole.LOSS_TEXT) == ""
    said = of(model, "yatzy", 0, Qt.ItemDataRole.AccessibleDescriptionRole)
    assert said == "The best choice now. Press Enter to fill this box."
    model.set_previews_enabled(False)
    assert of(model, "yatzy", 0, ScorecardRole.LOSS_TEXT) == ""
    assert not of(model, "yatzy", 0, ScorecardRole.IS_ADVISED)
    model.set_previews_enabled(True)
    model.set_state(rolled(start("yatzy-sv", 2), [4, 4, 5, 5, 6]))
    assert of(model, "yatzy", 0, ScorecardRole.LOSS_TEXT) == ""
    assert not of(model, "yatzy", 0, ScorecardRole.IS_ADVISED)


def test_a_computers_column_says_so(model: ScorecardTableModel) -> None:
    players = [Player("Anna"), Player("Embla", "master")]
    model.set_state(new_game(find_ruleset("yatzy-sv"), players, 1))
    across, spoken_role = Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole
    assert model.headerData(1, across) == "Embla"
    assert model.headerData(1, across, spoken_role) == "Embla (computer), playing now"
    assert model.headerData(0, across, spoken_role) == "Anna"
    assert model.headerData(1, across, ScorecardRole.IS_COMPUTER) is True
    assert model.headerData(0, across, ScorecardRole.IS_COMPUTER) is False


def test_the_column_of_who_left_says_so(model: ScorecardTableModel) -> None:
    across = Qt.Orientation.Horizontal
    state = start("yatzy-sv", 3)
    for action in (LeaveGame(0), LeaveGame(1, struck=True)):
        state, _ = apply(state, action, ScriptedDice(()))
    model.set_state(state)
    spoken = [
        model.headerData(seat, across, Qt.ItemDataRole.AccessibleTextRole) for seat in range(3)
    ]
    assert "has left; the points count" in str(spoken[0])
    assert "has left; the column is crossed out" in str(spoken[1])
    assert "left" not in str(spoken[2])
    tip = str(model.headerData(1, across, Qt.ItemDataRole.ToolTipRole))
    assert "crossed out" in tip
    assert [model.headerData(seat, across, ScorecardRole.PRESENCE) for seat in range(3)] == [
        Presence.LEFT,
        Presence.STRUCK,
        Presence.HERE,
    ]


def test_the_box_filled_last_is_marked_until_the_next(model: ScorecardTableModel) -> None:
    first = scored(rolled(start("yatzy-nb", 2), [1, 2, 3, 4, 5]), "ones")
    second = scored(rolled(first, [2, 2, 2, 2, 2]), "twos")

    def marked() -> list[tuple[str, int]]:
        return [
            (row.category, seat)
            for seat in range(2)
            for number, row in enumerate(model.rows)
            if model.cell(number, seat).is_newest
        ]

    model.set_state(start("yatzy-nb", 2))
    assert marked() == []
    model.set_state(first)
    assert marked() == [("ones", 0)]
    assert "just filled" in str(
        model.index(model.row_of("ones"), 0).data(Qt.ItemDataRole.AccessibleTextRole)
    )
    model.set_state(rolled(first, [2, 2, 2, 2, 2]))
    assert marked() == [("ones", 0)]
    model.set_state(second)
    assert marked() == [("twos", 1)]
    model.set_state(first)
    assert marked() == []


def test_saved_rolls_of_all_are_on_the_pad(model: ScorecardTableModel) -> None:
    state = scored(rolled(start("maxi-sv-modern", 2), [1, 2, 3, 4, 5, 6]), "chance")
    model.set_state(state)
    row = model.row_of_kind(RowKind.BANK)
    assert [model.cell(row, seat).points for seat in range(2)] == [2, 0]
