from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from tests.helpers.pad_games import NAMES, after_turns, finished, rolled, scored, start
from yatzy_desktop.adapters.game.scorecard_rows import RowKind, row_points
from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardRole, ScorecardTableModel
from yatzy_desktop.game import (
    GameState,
    Player,
    legal_categories,
    new_game,
    possible_scores,
)
from yatzy_desktop.rules import Ruleset, find_ruleset, rulesets

Roles = dict[int, object]
PRESETS = [ruleset.key for ruleset in rulesets()]
ALL_ROLES = (
    *ScorecardRole,
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


@pytest.fixture
def model() -> Iterator[ScorecardTableModel]:
    model = ScorecardTableModel()
    tester = QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Fatal, model
    )
    yield model
    tester.deleteLater()


def snapshot(model: ScorecardTableModel) -> dict[tuple[int, int], Roles]:
    return {
        (row, column): {role: model.index(row, column).data(role) for role in ALL_ROLES}
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    }


def announced(spy: QSignalSpy) -> list[tuple[int, int]]:
    cells: list[tuple[int, int]] = []
    for number in range(spy.count()):
        first, last = spy.at(number)[:2]
        cells += [
            (row, column)
            for row in range(first.row(), last.row() + 1)
            for column in range(first.column(), last.column() + 1)
        ]
    return cells


def of(model: ScorecardTableModel, category: str, column: int, role: int) -> object:
    return model.index(model.row_of(category), column).data(role)


def spoken(model: ScorecardTableModel, row: int, column: int = 0) -> object:
    return model.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole)


def test_before_a_game_the_table_is_empty(model: ScorecardTableModel) -> None:
    assert (model.rowCount(), model.columnCount(), model.current_column) == (0, 0, -1)
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    model.set_previews_enabled(True)
    model.retranslate()


def banks(state: GameState) -> list[int]:
    left = list(state.saved_rolls)
    left[state.current] = state.bank_left
    return left


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("players", [1, 4])
def test_written_points_are_those_of_the_cards(
    model: ScorecardTableModel, key: str, players: int
) -> None:
    for turns in (0, players, players * 6 + 1):
        state = after_turns(key, players, turns)
        model.set_state(state)
        for number, row in enumerate(model.rows):
            for seat, card in enumerate(state.scorecards):
                index = model.index(number, seat)
                is_bank = row.kind is RowKind.BANK
                points = banks(state)[seat] if is_bank else row_points(row, card)
                text = "" if points is None else str(points)
                assert index.data(ScorecardRole.POINTS_TEXT) == text
                assert index.data(ScorecardRole.ROW_KIND) == row.kind
                is_own = seat == state.current
                assert index.data(ScorecardRole.IS_CURRENT_PLAYER) is is_own
                is_scratch = row.kind is RowKind.CATEGORY and points == 0
                assert index.data(ScorecardRole.IS_SCRATCH) is is_scratch


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("turns", [0, 7])
def test_possible_scores_are_those_of_the_engine(
    model: ScorecardTableModel, key: str, turns: int
) -> None:
    model.set_previews_enabled(True)
    dice_count = find_ruleset(key).dice_count
    before = after_turns(key, 2, turns)
    for faces in ([6, 5, 4, 3, 2, 1], [2, 2, 2, 5, 5, 5], [4, 4, 4, 4, 4, 4], [1, 1, 3, 4, 6, 6]):
        state = rolled(before, faces[:dice_count])
        model.set_state(state)
        expected = possible_scores(state)
        assert set(expected) == set(legal_categories(state))
        for category in (each.key for each in state.ruleset.categories):
            points = expected.get(category)
            text = "" if points is None else str(points)
            seat = state.current
            assert of(model, category, seat, ScorecardRole.POSSIBLE_TEXT) == text
            assert of(model, category, seat, ScorecardRole.IS_SELECTABLE) is (points is not None)
            assert of(model, category, seat, ScorecardRole.WOULD_SCRATCH) is (points == 0)
            assert of(model, category, seat, ScorecardRole.IS_BEST) is False
            assert of(model, category, 1 - seat, ScorecardRole.POSSIBLE_TEXT) == ""
            assert of(model, category, 1 - seat, ScorecardRole.IS_SELECTABLE) is False


def test_nothing_tells_the_dice_while_they_roll(model: ScorecardTableModel) -> None:
    before = start("yatzy-nb", 2)
    model.set_state(before)
    quiet = snapshot(model)
    model.set_state(rolled(before, [6, 6, 6, 6, 6]))
    assert snapshot(model) == quiet
    model.set_previews_enabled(True)
    assert of(model, "yatzy", 0, ScorecardRole.POSSIBLE_TEXT) == "50"
    model.set_previews_enabled(False)
    assert snapshot(model) == quiet


def test_after_junk_no_earlier_score_stays_on_view(model: ScorecardTableModel) -> None:
    model.set_previews_enabled(True)
    first = rolled(start("yatzy-nb", 1), [1, 2, 3, 4, 5])
    model.set_state(first)
    assert of(model, "small_straight", 0, ScorecardRole.POSSIBLE_TEXT) == "15"
    model.set_state(rolled(first, [1, 1, 3, 4, 6]))
    assert of(model, "small_straight", 0, ScorecardRole.POSSIBLE_TEXT) == "0"
    assert of(model, "small_straight", 0, ScorecardRole.WOULD_SCRATCH) is True


@pytest.mark.parametrize("key", PRESETS)
def test_exactly_the_changed_cells_are_announced(model: ScorecardTableModel, key: str) -> None:
    state = after_turns(key, 3, 10)
    dice = [1, 3, 3, 4, 6, 6][: state.ruleset.dice_count]
    first_box = state.scorecard.open_categories[0]
    on_table = rolled(state, dice)
    steps: list[tuple[GameState, bool]] = [
        (on_table, False),
        (on_table, True),
        (rolled(state, list(reversed(dice))), True),
        (rolled(state, [5] * state.ruleset.dice_count), True),
        (scored(on_table, first_box), True),
        (scored(on_table, first_box), False),
        (on_table, False),
        (start(key, 3), False),
    ]
    model.set_state(state)
    resets = QSignalSpy(model.modelReset)
    for after, previews in steps:
        before = snapshot(model)
        spy = QSignalSpy(model.dataChanged)
        model.set_previews_enabled(previews)
        model.set_state(after)
        now = snapshot(model)
        changed = [place for place, roles in now.items() if roles != before[place]]
        assert sorted(announced(spy)) == sorted(changed)
    assert resets.count() == 0


def test_the_same_state_again_announces_nothing(model: ScorecardTableModel) -> None:
    model.set_state(after_turns("maxi-nb", 2, 5))
    spy = QSignalSpy(model.dataChanged)
    model.set_state(after_turns("maxi-nb", 2, 5))
    assert spy.count() == 0


def test_other_people_or_rules_reset_the_table(model: ScorecardTableModel) -> None:
    model.set_state(start("yatzy-nb", 2))
    spy = QSignalSpy(model.modelReset)
    model.set_state(start("yatzy-nb", 3))
    model.set_state(start("maxi-nb", 3))
    model.set_state(new_game(find_ruleset("maxi-nb"), ["A", "B", "C"]))
    assert spy.count() == 3
    assert (model.rowCount(), model.columnCount()) == (23, 3)


def test_a_struck_box_is_filled_and_distinct_from_an_open_one(model: ScorecardTableModel) -> None:
    struck = scored(rolled(start("yatzy-nb", 1), [1, 2, 2, 4, 6]), "yatzy")
    model.set_state(struck)
    assert of(model, "yatzy", 0, ScorecardRole.IS_SCRATCH) is True
    assert of(model, "yatzy", 0, ScorecardRole.POINTS_TEXT) == "0"
    assert of(model, "chance", 0, ScorecardRole.IS_SCRATCH) is False
    assert of(model, "chance", 0, ScorecardRole.POINTS_TEXT) == ""


def test_boxes_of_a_computer_player_cannot_be_chosen(model: ScorecardTableModel) -> None:
    seats = [Player("Anna"), Player("Robot", level="hard")]
    state = new_game(find_ruleset("yatzy-nb"), seats, starter=1)
    model.set_previews_enabled(True)
    model.set_state(rolled(state, [1, 2, 3, 4, 5]))
    chosen = [roles[ScorecardRole.IS_SELECTABLE] for roles in snapshot(model).values()]
    assert not any(chosen)
    assert of(model, "small_straight", 1, ScorecardRole.POSSIBLE_TEXT) == "15"


def test_only_boxes_that_may_be_filled_are_selectable_items(model: ScorecardTableModel) -> None:
    model.set_previews_enabled(True)
    model.set_state(rolled(start("yatzy-nb", 1), [1, 2, 3, 4, 5]))
    box, total = model.index(0, 0), model.index(model.rowCount() - 1, 0)
    assert box.flags() & Qt.ItemFlag.ItemIsSelectable
    assert not total.flags() & Qt.ItemFlag.ItemIsSelectable
    assert total.flags() & Qt.ItemFlag.ItemIsEnabled


@pytest.mark.parametrize(
    ("box", "faces", "text", "state"),
    [
        ("threes", [3, 3, 3, 3, 1], "+3", "ahead"),
        ("threes", [3, 3, 3, 1, 1], "±0", "even"),
        ("fives", [5, 5, 1, 2, 3], "\N{MINUS SIGN}5", "behind"),
    ],
)
def test_the_sum_tells_how_the_bonus_stands(
    model: ScorecardTableModel, box: str, faces: list[int], text: str, state: str
) -> None:
    model.set_state(scored(rolled(start("yatzy-nb", 1), faces), box))
    index = model.index(model.row_of_kind(RowKind.SUM), 0)
    assert index.data(ScorecardRole.PROGRESS_TEXT) == text
    assert index.data(ScorecardRole.BONUS_STATE) == state


def test_winners_are_marked_in_their_total(model: ScorecardTableModel) -> None:
    state = finished("yatzy-nb", 3)
    model.set_state(state)
    last = model.rowCount() - 1
    marked = [seat for seat in range(3) if model.index(last, seat).data(ScorecardRole.IS_WINNER)]
    assert tuple(marked) == state.winners
    assert model.current_column == -1
    own = [roles[ScorecardRole.IS_CURRENT_PLAYER] for roles in snapshot(model).values()]
    assert not any(own)


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.key)
def test_headers_name_the_rows_and_players(model: ScorecardTableModel, ruleset: Ruleset) -> None:
    model.set_state(start(ruleset.key, 4))
    names = [model.headerData(seat, Qt.Orientation.Horizontal) for seat in range(4)]
    assert names == list(NAMES[:4])
    assert model.headerData(0, Qt.Orientation.Vertical) == "ONES"
    aloud = Qt.ItemDataRole.AccessibleTextRole
    total = model.row_of_kind(RowKind.TOTAL)
    assert model.headerData(total, Qt.Orientation.Vertical, aloud) == "Total"
    last = model.headerData(model.rowCount() - 1, Qt.Orientation.Vertical, aloud)
    assert last == ("Saved rolls" if ruleset.saved_rolls.enabled else "Total")
    assert model.headerData(0, Qt.Orientation.Horizontal, aloud) == "Anna, playing now"
    assert model.headerData(1, Qt.Orientation.Horizontal, aloud) == "Lars"
    assert model.headerData(99, Qt.Orientation.Horizontal) is None
    assert model.headerData(99, Qt.Orientation.Vertical) is None


def test_headers_follow_the_turn(model: ScorecardTableModel) -> None:
    state = start("yatzy-nb", 3)
    model.set_state(state)
    spy = QSignalSpy(model.headerDataChanged)
    model.set_state(scored(rolled(state, [1, 2, 3, 4, 5]), "ones"))
    assert [spy.at(number)[1] for number in range(spy.count())] == [0, 1]


def test_cells_speak_in_whole_sentences(model: ScorecardTableModel) -> None:
    state = scored(rolled(start("yatzy-nb", 1), [1, 2, 2, 4, 6]), "yatzy")
    state = scored(rolled(state, [3, 3, 3, 3, 1]), "threes")
    model.set_previews_enabled(True)
    model.set_state(rolled(state, [6, 6, 6, 5, 5]))
    box = model.row_of
    assert spoken(model, box("full_house")) == "Full house, Anna: 28 possible"
    model.set_advised("full_house")
    assert spoken(model, box("full_house")) == "Full house, Anna: 28 possible, the best choice"
    assert spoken(model, box("fives")) == "Fives, Anna: 10 possible"
    assert spoken(model, box("ones")) == "Ones, Anna: would be struck out"
    assert spoken(model, box("yatzy")) == "Yatzy, Anna: struck out"
    assert spoken(model, box("threes")) == "Threes, Anna: filled, 12"
    assert spoken(model, model.row_of_kind(RowKind.SUM)) == "Sum, Anna: 12, 3 ahead for the bonus"
    assert spoken(model, model.row_of_kind(RowKind.BONUS)) == "Bonus, Anna: not earned yet"
    assert spoken(model, model.row_of_kind(RowKind.TOTAL)) == "Total, Anna: 12"
    model.set_previews_enabled(False)
    assert spoken(model, box("full_house")) == "Full house, Anna: open"


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
