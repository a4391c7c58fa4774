"""None"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from tests.helpers.pad_games import NAMES, after_turns, finished, rolled, scored, start
from tests.helpers.score_sheets import (
    PRESETS,
    announced,
    banks,
    of,
    snapshot,
    spoken,
)
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


def test_before_a_game_the_table_is_empty(model: ScorecardTableModel) -> None:
    assert (model.rowCount(), model.columnCount(), model.current_column) == (0, 0, -1)
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    model.set_previews_enabled(True)
    model.retranslate()


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
