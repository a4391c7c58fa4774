"""A box that own rules call something else is called that wherever it is named."""

from __future__ import annotations

import ast
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

import yatzy_desktop
from yatzy_desktop.adapters.game.scorecard_rows import card_rows, row_label
from yatzy_desktop.adapters.printing.layout import blank_sheets, game_sheets
from yatzy_desktop.adapters.printing.options import PrintOptions
from yatzy_desktop.adapters.storage.ruleset_store import RulesetStore
from yatzy_desktop.adapters.words.advice_texts import choice_text
from yatzy_desktop.adapters.words.heard_texts import HeardTexts
from yatzy_desktop.adapters.words.labels import category_name
from yatzy_desktop.adapters.words.rules_page_text import box_rules
from yatzy_desktop.game import (
    BoxScored,
    History,
    ScoreBox,
    history_to_text,
    new_game,
    text_to_session,
)
from yatzy_desktop.rules import Ruleset, find_ruleset
from yatzy_desktop.strategy import Choice
from yatzy_desktop.widgets.look.fonts import FAMILY, load_fonts

NAME = "Grandma's hut"


@pytest.fixture
def ruleset() -> Ruleset:
    shipped = find_ruleset("yatzy-sv")
    renamed = {"full_house": NAME}
    boxes = tuple(replace(each, name=renamed.get(each.key, "")) for each in shipped.categories)
    return replace(shipped, key="own", name="Ours", country="", categories=boxes)


def test_it_is_said_shown_and_printed(ruleset: Ruleset, qapp: object) -> None:
    assert load_fonts() == FAMILY
    state = new_game(ruleset, ["Anna"])
    heard = HeardTexts()
    assert category_name("full_house", ruleset) == NAME
    assert category_name("yatzy", ruleset) == "Yatzy"
    (row,) = [each for each in card_rows(ruleset) if each.category == "full_house"]
    assert row_label(row, ruleset) == NAME.upper()
    assert heard.box(state, BoxScored(0, "full_house", 17, scratch=False)).startswith(NAME)
    assert NAME in heard.computer(state, BoxScored(0, "full_house", 0, scratch=True), None)
    assert NAME in heard.sheet(state, 0)
    assert NAME in heard.advised_box(state, "full_house")
    assert NAME in [each.name for each in box_rules(ruleset.lower, ruleset)]
    options = PrintOptions(ruleset)
    for sheets in (blank_sheets(options), game_sheets(state, date(2026, 6, 5), options)):
        assert NAME.upper() in [text.text for text in sheets[0].cards[0].texts]


def test_it_is_advised(ruleset: Ruleset) -> None:
    choice = Choice(ScoreBox("full_house"), 200.0, 0.0, points=17)
    assert choice_text(choice, ruleset) == f"Take {NAME}: 17"


def test_it_is_kept_with_the_rules_and_with_a_game(ruleset: Ruleset, tmp_path: Path) -> None:
    history = History.starting(new_game(ruleset, ["Anna"]))
    again, _held = text_to_session(history_to_text(history))
    assert again.state.ruleset == ruleset
    saved = RulesetStore(tmp_path).add(ruleset)
    later = RulesetStore(tmp_path)
    later.load()
    assert saved is not None
    assert later.rulesets[0].category("full_house").name == NAME


def test_a_name_from_a_file_is_made_fit_to_be_shown(ruleset: Ruleset) -> None:
    text = history_to_text(History.starting(new_game(ruleset, ["Anna"])))
    hostile = text.replace(NAME, r"\u202e a\n\u0000b" + "x" * 90)
    again, _held = text_to_session(hostile)
    assert again.state.ruleset.category("full_house").name == "a b" + "x" * 21


def test_letters_from_right_to_left_turn_nothing_around_them(ruleset: Ruleset) -> None:
    boxes = tuple(replace(each, name="שלום" if each.name else "") for each in ruleset.categories)
    name = category_name("full_house", replace(ruleset, categories=boxes))
    assert name == "\N{FIRST STRONG ISOLATE}שלום\N{POP DIRECTIONAL ISOLATE}"


USUAL_NAMES_WANTED = {
    "adapters/game/ruleset_draft.py",  # where a name is given
    "adapters/printing/content.py",  # the title of shipped cards
    "adapters/words/labels.py",
    "adapters/words/refusal_texts.py",  # rules that are no rules
    "widgets/rule_editor/box_list_model.py",  # boxes that are left out
}


def test_the_usual_name_of_a_box_is_asked_for_only_where_rules_are_made() -> None:
    folder = Path(yatzy_desktop.__path__[0])
    asking = {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "box_name"
    }
    assert asking == USUAL_NAMES_WANTED
