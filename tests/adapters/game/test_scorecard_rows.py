from __future__ import annotations

from dataclasses import replace

import pytest

from yatzy_desktop.adapters.game.scorecard_rows import (
    RowKind,
    card_rows,
    row_face,
    row_label,
    row_points,
)
from yatzy_desktop.game import Scorecard
from yatzy_desktop.rules import Ruleset, UpperBonus, find_ruleset, rulesets, standard_category

# Rows of the printed pads: boxes, and SUM, BONUS and TOTAL; source: the product's rules, 1 and 6.
ROW_COUNTS = {5: 18, 6: 23}


def labels(ruleset: Ruleset) -> list[str]:
    return [row_label(row, ruleset) for row in card_rows(ruleset)]


def own_rules(*keys: str) -> Ruleset:
    boxes = tuple(standard_category(key) for key in keys)
    return replace(find_ruleset("yatzy-nb"), upper_bonus=None, categories=boxes)


@pytest.mark.parametrize("ruleset", rulesets()[:-1], ids=lambda ruleset: ruleset.key)
def test_nordic_pads_have_their_printed_rows(ruleset: Ruleset) -> None:
    rows = labels(ruleset)
    assert len(rows) == ROW_COUNTS[ruleset.dice_count]
    assert rows[5:9] == ["SIXES", "SUM", "BONUS", "ONE PAIR"]
    assert rows[-3:-1] == ["CHANCE", "YATZY" if ruleset.dice_count == 5 else "MAXI YATZY"]
    assert rows[-1] == "TOTAL"


def test_the_american_pad_has_a_row_for_further_yatzies() -> None:
    rows = labels(find_ruleset("american"))
    assert len(rows) == 17
    assert rows[-4:] == ["YATZY", "CHANCE", "EXTRA YATZY", "TOTAL"]


def test_without_a_bonus_the_boxes_stand_alone() -> None:
    assert labels(own_rules("ones", "chance")) == ["ONES", "CHANCE", "TOTAL"]
    assert labels(own_rules("chance")) == ["CHANCE", "TOTAL"]


def test_boxes_keep_the_order_of_the_ruleset() -> None:
    boxes = tuple(standard_category(key) for key in ("chance", "sixes", "one_pair", "ones"))
    mixed = replace(
        find_ruleset("yatzy-nb"),
        categories=boxes,
        upper_bonus=UpperBonus(20, 50),
    )
    assert labels(mixed) == ["CHANCE", "SIXES", "ONE PAIR", "ONES", "SUM", "BONUS", "TOTAL"]


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.key)
def test_heavy_rules_enclose_sum_and_bonus_and_stand_above_the_total(ruleset: Ruleset) -> None:
    rows = card_rows(ruleset)
    assert [row.kind for row in rows if row.rule_above] == [RowKind.SUM, RowKind.TOTAL]
    assert [row.kind for row in rows if row.rule_below] == [RowKind.BONUS]


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.key)
def test_all_alike_and_the_total_are_bold(ruleset: Ruleset) -> None:
    bold = [row_label(row, ruleset) for row in card_rows(ruleset) if row.bold]
    assert bold == ["YATZY" if ruleset.dice_count == 5 else "MAXI YATZY", "TOTAL"]


def test_upper_rows_know_their_face() -> None:
    ruleset = find_ruleset("maxi-nb")
    faces = [row_face(row, ruleset) for row in card_rows(ruleset)]
    assert faces == [1, 2, 3, 4, 5, 6] + [None] * 17


def points(card: Scorecard) -> dict[str, int | None]:
    rows = card_rows(card.ruleset)
    return {row.category or row.kind.value: row_points(row, card) for row in rows}


def test_a_blank_card_has_nothing_written() -> None:
    assert set(points(Scorecard.blank(find_ruleset("american"))).values()) == {None}


def test_sums_appear_with_the_first_box() -> None:
    card = Scorecard.blank(find_ruleset("yatzy-sv")).with_score("chance", 20)
    assert points(card)["sum"] is None
    assert points(card)["total"] == 20
    card = card.with_score("ones", 0)
    assert points(card)["sum"] == 0


def test_the_bonus_is_written_when_it_is_decided() -> None:
    card = Scorecard.blank(find_ruleset("yatzy-sv"))
    for key, score in (("threes", 9), ("fours", 12), ("fives", 20), ("sixes", 18)):
        card = card.with_score(key, score)
        assert points(card)["bonus"] is None
    assert points(card.with_score("twos", 4))["bonus"] == 50
    missed = card.with_score("twos", 0).with_score("ones", 3)
    assert points(missed)["bonus"] == 0


def test_extra_points_are_written_when_there_are_some_or_the_card_is_full() -> None:
    ruleset = find_ruleset("american")
    card = Scorecard.blank(ruleset).with_score("yatzy", 50).with_score("chance", 30, 100)
    assert points(card)["extra"] == 100
    full = Scorecard(ruleset, (0,) * len(ruleset.categories))
    assert points(full)["extra"] == 0
