from __future__ import annotations

from dataclasses import replace

import pytest

from yatzy_desktop.adapters.game.ruleset_draft import RulesetDraft
from yatzy_desktop.adapters.words.rules_page_text import (
    RulesPageTexts,
    box_line,
    box_rules,
    disputed_points,
)
from yatzy_desktop.rules import FillOrder, Ruleset, SavedRolls, find_ruleset, rulesets
from yatzy_desktop.rules.families import HOUSES


def page(ruleset: Ruleset) -> str:
    texts = RulesPageTexts(ruleset)
    parts = [texts.turn(), texts.filling(), texts.saved_rolls(), texts.bonus(), texts.end()]
    return " ".join(line for part in parts for line in part)


@pytest.mark.parametrize("ruleset", rulesets(), ids=lambda each: each.key)
def test_the_page_of_each_ruleset_names_every_box_and_the_computed_maximum(
    ruleset: Ruleset,
) -> None:
    rules = box_rules(ruleset.categories, ruleset)
    assert [each.key for each in rules] == [each.key for each in ruleset.categories]
    assert all(each.name and each.text.endswith(".") and each.most > 0 for each in rules)
    assert f"{ruleset.max_total} points" in page(ruleset).replace(",", "")


CHANGES: list[tuple[dict[str, object], str]] = [
    ({"rolls_per_turn": 1}, "Each turn has one roll"),
    ({"rolls_per_turn": 4}, "up to 4 rolls"),
    ({"min_held": 1}, "Hold at least one die"),
    ({"min_held": 3}, "Hold at least 3 dice"),
    ({"held_locked": True}, "stays held until the turn ends"),
    ({"fill_order": FillOrder.TOP_DOWN}, "filled from top to bottom"),
    ({"fill_order": FillOrder.BOTTOM_UP}, "filled from bottom to top"),
    ({"fill_order": FillOrder.UPPER_FIRST}, "upper section are filled first"),
    ({"saved_rolls": SavedRolls(enabled=True)}, "saved for your later turns"),
    ({"saved_rolls": SavedRolls(enabled=True, cap=1)}, "one roll at most"),
    ({"saved_rolls": SavedRolls(enabled=True, cap=7)}, "7 rolls at most"),
    ({"upper_bonus": None}, "no bonus"),
    ({"extra_yatzy_points": 100}, "100 points more"),
    ({"joker": True}, "if the upper box of its face is filled"),
]


@pytest.mark.parametrize(("changes", "words"), CHANGES)
def test_the_page_tells_what_the_rules_say_and_only_then(
    changes: dict[str, object], words: str
) -> None:
    plain = find_ruleset("yatzy-sv")
    assert words not in page(plain)
    assert words in page(replace(plain, **changes))  # type: ignore[arg-type]


def test_a_box_is_told_in_one_line() -> None:
    line = box_line(find_ruleset("maxi-nb"), "full_straight")
    assert line == "The faces 1–2–3–4–5–6. Always 21 points."


def about(ruleset: Ruleset) -> set[str]:
    return {each.about for each in disputed_points(ruleset)}


def test_disputed_points_are_told_where_they_matter() -> None:
    maxi, small = find_ruleset("maxi-da"), find_ruleset("yatzy-sv")
    assert len(about(maxi)) == 12
    assert about(small) == {
        "The box for three and two alike",
        "Houses, towers and pairs of one face",
        "Striking out",
        "Ties",
    }


def test_what_own_rules_do_otherwise_is_not_claimed() -> None:
    draft = RulesetDraft.of(find_ruleset("maxi-sv-modern"))
    for change in (
        draft.with_same_face(HOUSES, allowed=True),
        draft.with_points("full_straight", 25),
        draft.with_fill_order(FillOrder.TOP_DOWN),
    ):
        assert isinstance(change, RulesetDraft)
        assert len(about(change.ruleset)) == len(about(draft.ruleset)) - 1


def test_disputed_points_say_what_is_done_and_why() -> None:
    for point in disputed_points(find_ruleset("maxi-da")):
        assert point.we_do.endswith(".")
        assert point.because.endswith(".")
