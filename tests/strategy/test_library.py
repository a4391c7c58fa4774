from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers.shipped_tables import TABLES_FOLDER, shipped_tables
from yatzy_desktop.game import new_game
from yatzy_desktop.rules import FillOrder, Ruleset, SavedRolls, UpperBonus, find_ruleset, rulesets
from yatzy_desktop.strategy import (
    FactorTable,
    LastBoxesTable,
    NearestTable,
    SolvedTable,
    TableError,
    TableLibrary,
    advise,
    play_fingerprint,
    rulesets_with_tables,
)

EXPECTED = {
    ("yatzy-sv", False): 248.4399894,
    ("yatzy-da", False): 248.4399894,
    ("yatzy-nb", False): 248.4399894,
    ("maxi-sv-classic", False): 383.305403,
    ("maxi-sv-classic", True): 462.457733,
    ("maxi-sv-modern", False): 394.557507,
    ("maxi-sv-modern", True): 496.633260,
    ("maxi-da", False): 395.025845,
    ("maxi-nb", False): 394.557507,
    ("american", False): 254.5896,
}
MOST_BYTES = 6_000_000


def of(ruleset: Ruleset) -> tuple[str, bool]:
    return ruleset.key, ruleset.saved_rolls.enabled


KNOWN = tuple(each for each in rulesets_with_tables() if of(each) in EXPECTED)


def name_of(ruleset: Ruleset) -> str:
    return f"{ruleset.key}-{'saving' if ruleset.saved_rolls.enabled else 'plain'}"


def test_tables_are_for_the_presets_and_both_swedish_maxi_pads_either_way() -> None:
    assert {of(each) for each in rulesets_with_tables()} >= EXPECTED.keys()
    assert {each.key for each in rulesets()} >= {key for key, _ in EXPECTED}


@pytest.mark.parametrize("ruleset", KNOWN, ids=name_of)
def test_each_has_a_table_made_for_exactly_its_rules(ruleset: Ruleset) -> None:
    table = shipped_tables().table_for(ruleset)
    assert isinstance(table, LastBoxesTable)
    assert table.is_exact
    factors = table.table
    assert isinstance(factors, FactorTable)
    assert factors.info.fingerprint == play_fingerprint(ruleset)
    assert factors.info.expected == pytest.approx(EXPECTED[of(ruleset)], rel=1e-6)
    assert factors.info.lost <= (0.10 if ruleset.saved_rolls.enabled else 0.02)


@pytest.mark.parametrize("ruleset", KNOWN, ids=name_of)
def test_advice_at_the_start_of_a_game_is_the_expected_score(ruleset: Ruleset) -> None:
    table = shipped_tables().table_for(ruleset)
    advice = advise(new_game(ruleset, ["Åse"]), table)
    tolerance = 0.5 if ruleset.saved_rolls.enabled else 0.05
    assert advice.exact
    assert advice.value == pytest.approx(EXPECTED[of(ruleset)], abs=tolerance)


def test_equal_games_share_a_table() -> None:
    library = shipped_tables()
    tables = {id(library.table_for(find_ruleset(f"yatzy-{end}"))) for end in ("sv", "da", "nb")}
    assert len(tables) == 1


def test_the_index_lists_every_file_and_no_other() -> None:
    entries = shipped_tables().entries
    files = {each.name for each in TABLES_FOLDER.glob("*.table")}
    assert {entry.file for entry in entries} == files
    assert sum((TABLES_FOLDER / name).stat().st_size for name in files) <= MOST_BYTES


def test_changed_rules_never_use_a_stale_table() -> None:
    changed = replace(find_ruleset("yatzy-sv"), upper_bonus=UpperBonus(63, 49))
    table = shipped_tables().table_for(changed)
    assert isinstance(table, NearestTable)
    assert not table.is_exact
    assert table.similar.key == "yatzy-sv"


def test_forced_orders_are_solved_exactly() -> None:
    forced = replace(find_ruleset("yatzy-sv"), fill_order=FillOrder.TOP_DOWN)
    table = shipped_tables().table_for(forced)
    assert isinstance(table, SolvedTable)
    assert advise(new_game(forced, ["Åse"]), table).value == pytest.approx(122.5585274)
    low = replace(forced, upper_bonus=UpperBonus(42, 50))
    advice = advise(new_game(low, ["Åse"]), shipped_tables().table_for(low))
    assert advice.value == pytest.approx(150.2167965)


def test_the_upper_section_first_is_solved_exactly_with_five_dice() -> None:
    ruleset = replace(find_ruleset("yatzy-sv"), fill_order=FillOrder.UPPER_FIRST)
    table = shipped_tables().table_for(ruleset)
    assert table.is_exact
    assert advise(new_game(ruleset, ["Åse"]), table).value == pytest.approx(204.8723428)
    maxi = replace(find_ruleset("maxi-da"), fill_order=FillOrder.UPPER_FIRST)
    assert not shipped_tables().table_for(maxi).is_exact


def test_locked_dice_are_worth_less_also_in_a_fixed_order() -> None:
    locked = replace(find_ruleset("yatzy-sv"), held_locked=True, fill_order=FillOrder.TOP_DOWN)
    table = shipped_tables().table_for(locked)
    assert table.is_exact
    assert 115 < advise(new_game(locked, ["Åse"]), table).value < 122.5585274
    free = replace(locked, fill_order=FillOrder.UPPER_FIRST)
    assert not shipped_tables().table_for(free).is_exact


def test_saving_rolls_without_a_table_takes_the_nearest() -> None:
    saving = replace(find_ruleset("maxi-da"), saved_rolls=SavedRolls(enabled=True))
    table = shipped_tables().table_for(saving)
    assert isinstance(table, NearestTable)
    assert table.similar.saved_rolls.enabled


def test_a_missing_index_is_named(tmp_path: Path) -> None:
    with pytest.raises(TableError):
        TableLibrary(tmp_path)


def test_a_missing_or_exchanged_table_is_named(tmp_path: Path) -> None:
    shutil.copy(TABLES_FOLDER / "tables.toml", tmp_path)
    library = TableLibrary(tmp_path)
    ruleset, other = find_ruleset("yatzy-sv"), find_ruleset("american")
    with pytest.raises(TableError, match="cannot be read"):
        library.table_for(ruleset)
    wanted, wrong = library.entry_for(ruleset), library.entry_for(other)
    assert wanted is not None
    assert wrong is not None
    shutil.copy(TABLES_FOLDER / wrong.file, tmp_path / wanted.file)
    with pytest.raises(TableError, match="for other rules"):
        library.table_for(ruleset)
