from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.shipped_tables import TABLES_FOLDER
from yatzy_desktop.rules import Ruleset, find_ruleset
from yatzy_desktop.strategy import TableError, play_fingerprint, rulesets_with_tables
from yatzy_desktop.strategy.winning import SpreadModel, read_spreads, spread_for
from yatzy_desktop.strategy.winning.spread import SPREADS_NAME, SpreadEntry


def name_of(ruleset: Ruleset) -> str:
    return f"{ruleset.key}-{'saving' if ruleset.saved_rolls.enabled else 'plain'}"


def spread_of(ruleset: Ruleset) -> SpreadModel:
    found = spread_for(TABLES_FOLDER, ruleset)
    assert found is not None
    return found


@pytest.mark.parametrize("ruleset", rulesets_with_tables(), ids=name_of)
def test_every_ruleset_with_a_table_has_its_spread(ruleset: Ruleset) -> None:
    found = spread_of(ruleset)
    layout = found.layout
    bonus = found.bonus_chance(0, 0, 0)
    gap = found.gap(0)
    deviation = (found.variance(0, 0, 0) + bonus * (1 - bonus) * gap**2) ** 0.5
    # Standard deviations of whole games, and shares with a bonus, as they were played.
    known = {
        ("yatzy-sv", False): (38.5, 0.898),
        ("american", False): (59.6, 0.682),
        ("maxi-sv-classic", False): (56.1, 0.909),
        ("maxi-sv-classic", True): (57.6, 0.977),
        ("maxi-sv-modern", False): (77.0, 0.718),
        ("maxi-sv-modern", True): (65.3, 0.978),
        ("maxi-da", False): (51.0, 0.986),
    }.get((ruleset.key, ruleset.saved_rolls.enabled))
    assert layout.ruleset == ruleset
    if known is not None:
        assert (deviation, bonus) == pytest.approx(known, rel=0.05)


def test_what_is_won_or_lost_already_is_certain() -> None:
    found = spread_of(find_ruleset("yatzy-sv"))
    layout = found.layout
    won = layout.column_of[layout.full_mask & ~1, 63]
    lost = layout.column_of[layout.full_mask & ~1, 57]
    open_still = layout.column_of[layout.full_mask & ~1, 60]
    assert found.bonus_chance(0, won, 0) == 1.0
    assert found.bonus_chance(0, lost, 0) == 0.0
    assert 0.5 < found.bonus_chance(0, open_still, 0) < 1.0


def test_a_spread_belongs_to_the_very_rules(tmp_path: Path) -> None:
    assert spread_for(TABLES_FOLDER, find_ruleset("yatzy-sv")) is not None
    entry = read_spreads(TABLES_FOLDER)[0]
    assert entry.fingerprint == play_fingerprint(find_ruleset(entry.ruleset))
    short = SpreadEntry(entry.fingerprint, entry.ruleset, 1, (0.0, 0.0), (1.0,), (1.0,))
    with pytest.raises(TableError, match="another card"):
        SpreadModel(find_ruleset(entry.ruleset), short)
    (tmp_path / SPREADS_NAME).write_text("[[spread]]\nfingerprint = 1\n", encoding="utf-8")
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(TableError, match="cannot be read"):
            spread_for(folder, find_ruleset("yatzy-sv"))
