from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.strategies import any_rulesets, damaged, plain_values
from yatzy_desktop.rules import (
    InvalidRulesetError,
    NewerRulesetError,
    Ruleset,
    RulesetProblem,
    find_ruleset,
    ruleset_from_dict,
    ruleset_to_dict,
    rulesets,
)


def plain(key: str = "american") -> dict[str, Any]:
    return ruleset_to_dict(find_ruleset(key))


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda ruleset: ruleset.key)
def test_a_shipped_ruleset_comes_back_from_plain_data(ruleset: Ruleset) -> None:
    assert ruleset_from_dict(json.loads(json.dumps(ruleset_to_dict(ruleset)))) == ruleset


@given(any_rulesets())
def test_any_ruleset_comes_back_from_plain_data(ruleset: Ruleset) -> None:
    written = ruleset_to_dict(ruleset)
    assert ruleset_from_dict(written) == ruleset
    text = json.dumps(written, ensure_ascii=False)
    read = ruleset_from_dict(json.loads(text.encode().decode()))
    assert read == ruleset
    assert hash(read) == hash(ruleset)
    assert read.max_total == ruleset.max_total


def test_none_is_left_out_and_may_be_written() -> None:
    without = plain() | {"saved_rolls": {"enabled": True}}
    del without["upper_bonus"]
    with_none = without | {"upper_bonus": None, "saved_rolls": {"enabled": True, "cap": None}}
    ruleset = ruleset_from_dict(without)
    assert ruleset == ruleset_from_dict(with_none)
    assert ruleset.upper_bonus is None
    assert ruleset.saved_rolls.enabled
    assert ruleset_to_dict(ruleset)["saved_rolls"] == {"enabled": True}
    assert "upper_bonus" not in ruleset_to_dict(ruleset)


def test_only_key_dice_and_boxes_are_needed() -> None:
    full = plain("yatzy-nb")
    short = {name: full[name] for name in ("key", "dice_count", "boxes")}
    ruleset = ruleset_from_dict(short)
    assert ruleset.rolls_per_turn == 3
    assert ruleset.upper_bonus is None
    assert ruleset.categories == find_ruleset("yatzy-nb").categories


@pytest.mark.parametrize("version", [2, 3, 10_000, 20_301_231])
def test_a_ruleset_of_a_later_format_says_so(version: int) -> None:
    with pytest.raises(NewerRulesetError) as caught:
        ruleset_from_dict(plain() | {"version": version, "boxes": "in a shape of the future"})
    assert caught.value.version == version


def first_box(**changes: object) -> dict[str, Any]:
    data = plain("yatzy-sv")
    data["boxes"] = [data["boxes"][0] | changes, *data["boxes"][1:]]
    return data


MALFORMED: list[tuple[str | None, object]] = [
    (None, None),
    (None, []),
    (None, "ruleset"),
    (None, 7),
    ("boxes", {}),
    ("key", plain() | {"key": 7}),
    ("key", plain() | {"key": "k" * 201}),
    ("name", plain() | {"name": None}),
    ("dice_count", plain() | {"dice_count": "5"}),
    ("dice_count", plain() | {"dice_count": 5.0}),
    ("dice_count", plain() | {"dice_count": True}),
    ("dice_count", plain() | {"dice_count": 10**400}),
    ("rolls_per_turn", plain() | {"rolls_per_turn": None}),
    ("rolls_per_turn", plain() | {"rolls_per_turn": 10_001}),
    ("joker", plain() | {"joker": "false"}),
    ("joker", plain() | {"joker": 0}),
    ("fill_order", plain() | {"fill_order": "sideways"}),
    ("fill_order", plain() | {"fill_order": ["free"]}),
    (None, plain() | {"saved_rolls": []}),
    (None, plain() | {"saved_rolls": 1}),
    ("enabled", plain() | {"saved_rolls": {"enabled": "off"}}),
    ("cap", plain() | {"saved_rolls": {"enabled": True, "cap": "none"}}),
    ("points", plain() | {"upper_bonus": {"threshold": 63}}),
    ("when", plain() | {"upper_bonus": {"threshold": 63, "points": 50, "when": "now"}}),
    ("boxes", plain() | {"boxes": {"ones": 1}}),
    (None, plain() | {"boxes": ["ones"]}),
    ("color", plain() | {"color": "red"}),
    ("color", first_box(color="red")),
    ("section", first_box(section="middle")),
    ("section", first_box(section=None)),
    ("kind", first_box(kind="magic")),
    ("kind", first_box(kind=None)),
    ("face", first_box(face="1")),
    ("sizes", first_box(kind="groups")),
    ("sizes", first_box(kind="groups", sizes=[2, "2"])),
    ("length", first_box(kind="straight")),
    ("version", plain() | {"version": 0}),
    ("version", plain() | {"version": -1}),
    ("version", plain() | {"version": "1"}),
    ("version", plain() | {"version": True}),
]


@pytest.mark.parametrize(("field", "data"), MALFORMED)
def test_what_has_not_the_shape_of_a_ruleset_is_malformed(field: str | None, data: object) -> None:
    with pytest.raises(InvalidRulesetError) as caught:
        ruleset_from_dict(data)
    assert caught.value.problem is RulesetProblem.MALFORMED
    assert caught.value.details == ({} if field is None else {"field": field})


def test_a_card_as_long_as_a_book_is_refused_unread() -> None:
    with pytest.raises(InvalidRulesetError) as caught:
        ruleset_from_dict(plain() | {"boxes": [None] * 22})
    assert caught.value.problem is RulesetProblem.TOO_MANY_BOXES


def test_a_name_that_is_no_text_is_malformed() -> None:
    with pytest.raises(InvalidRulesetError) as caught:
        ruleset_from_dict(dict([*plain().items(), (10**5000, 1)]))
    assert caught.value.problem is RulesetProblem.MALFORMED


@given(any_rulesets().map(ruleset_to_dict).flatmap(damaged) | plain_values)
def test_damaged_data_gives_a_ruleset_or_a_named_error(data: object) -> None:
    try:
        ruleset = ruleset_from_dict(data)
    except (InvalidRulesetError, NewerRulesetError):
        return
    written = json.dumps(ruleset_to_dict(ruleset))
    assert ruleset_from_dict(json.loads(written)) == ruleset


@given(st.data())
def test_reading_leaves_the_data_as_it_was(data: st.DataObject) -> None:
    written = ruleset_to_dict(data.draw(any_rulesets()))
    before = json.dumps(written)
    ruleset_from_dict(written)
    assert json.dumps(written) == before
