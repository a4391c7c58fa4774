"""The best choices in a position, from a shell. Without Qt."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import replace

from yatzy_desktop.app.shell.console import PROGRAM, ConsoleParser, MistakeError, say
from yatzy_desktop.app.shell.names import ADVISE
from yatzy_desktop.app.shell.rules import (
    RULESET_HELP,
    SIMILAR,
    add_data_dir,
    ruleset_called,
    ruleset_word,
    table_of,
)
from yatzy_desktop.game import GameState, ScoreBox, Turn, new_game
from yatzy_desktop.rules import RulesError, Ruleset, rulesets, validate_dice
from yatzy_desktop.strategy import Analysis, Choice, advise
from yatzy_desktop.strategy.layout import card_layout

_DECIMALS = 4


def advise_on_position(words: Sequence[str]) -> int:
    """Print the choices in the position that the arguments describe; return the exit code."""
    return _parser().carry_out(words, _advise)


def _parser() -> ConsoleParser:
    parser = ConsoleParser(
        prog=f"{PROGRAM} {ADVISE}",
        description=(
            "Rank the choices in a position by the expected final total, in points. "
            "Boxes are called by their keys, such as ones or full_house."
        ),
        epilog=f"Rulesets: {', '.join(each.key for each in rulesets())}.",
    )
    add = parser.add_argument
    add("--ruleset", default="yatzy-sv", metavar="KEY", help=RULESET_HELP)
    add("--dice", required=True, metavar="3,3,5,5,6", help="the dice on the table")
    add("--rolls-left", type=int, required=True, metavar="N", help="rolls left of the turn's own")
    add("--filled", default="", metavar="ones=3,...", help="boxes already filled, with points")
    add("--saved", type=int, default=0, metavar="N", help="rolls saved from earlier turns")
    add_data_dir(parser)
    add("--json", action="store_true", help="print JSON")
    return parser


def _advise(wishes: Namespace) -> None:
    ruleset = ruleset_called(wishes.ruleset)
    state = _position(ruleset, wishes)
    analysis = advise(state, table_of(ruleset, wishes.data_dir))
    if wishes.json:
        say(json.dumps(_as_plain(state, analysis), indent=2))
    else:
        say(_as_text(state, analysis))


def _position(ruleset: Ruleset, wishes: Namespace) -> GameState:
    try:
        dice = validate_dice([int(face) for face in wishes.dice.split(",")], ruleset.dice_count)
    except (ValueError, RulesError) as error:
        raise MistakeError(f"no {ruleset.dice_count} dice: {wishes.dice}") from error
    most = ruleset.rolls_per_turn - 1
    if not 0 <= wishes.rolls_left <= most:
        raise MistakeError(f"after the first roll 0 to {most} rolls are left")
    state = new_game(ruleset, [""])
    card = state.scorecard
    for key, points in _filled(wishes.filled).items():
        _check_box(ruleset, key, points)
        card = card.with_score(key, points)
    if card.is_full:
        raise MistakeError("every box is filled")
    _check_saved(ruleset, wishes.saved, card.filled_count)
    turn = Turn(dice, ruleset.rolls_per_turn - wishes.rolls_left)
    return replace(state, scorecards=(card,), saved_rolls=(wishes.saved,), turn=turn)


def _filled(text: str) -> Mapping[str, int]:
    filled: dict[str, int] = {}
    for part in text.split(",") if text else ():
        key, _, points = part.strip().partition("=")
        if not points.isdecimal() or key in filled:
            raise MistakeError(f"not a filled box: {part}")
        filled[key] = int(points)
    return filled


def _check_box(ruleset: Ruleset, key: str, points: int) -> None:
    keys = [each.key for each in ruleset.categories]
    if key not in keys:
        raise MistakeError(f"no box {key!r}; there are {', '.join(keys)}")
    if points > ruleset.max_score(key):
        raise MistakeError(f"{key} gives at most {ruleset.max_score(key)} points")
    layout = card_layout(ruleset)
    if points not in layout.different_points[layout.box_number(key)]:
        raise MistakeError(f"{key} cannot give {points} points")


def _check_saved(ruleset: Ruleset, saved: int, turns: int) -> None:
    most = card_layout(ruleset).most_saved(turns)
    if not 0 <= saved <= most:
        raise MistakeError(f"at most {most} rolls can have been saved, not {saved}")


def _as_text(state: GameState, analysis: Analysis) -> str:
    dice = " ".join(map(str, state.turn.dice or ()))
    lines = [f"{ruleset_word(state.ruleset)}: {dice}, rolls left: {state.rolls_left}"]
    if not analysis.exact:
        lines.append(SIMILAR)
    for place, choice in enumerate(analysis.choices, start=1):
        loss = f"{-choice.loss:9.2f}" if choice.loss else ""
        lines.append(f"{place:3}. {_name(choice):24}{choice.value:9.2f}{loss}")
    return "\n".join(lines)


def _name(choice: Choice) -> str:
    if isinstance(choice.action, ScoreBox):
        return f"{choice.action.category} {choice.points}"
    return f"keep {' '.join(map(str, choice.keep or ())) or 'nothing'}"


def _as_plain(state: GameState, analysis: Analysis) -> dict[str, object]:
    return {
        "ruleset": ruleset_word(state.ruleset),
        "dice": list(state.turn.dice or ()),
        "rolls_left": state.basic_rolls_left,
        "saved": state.bank_left,
        "exact": analysis.exact,
        "value": round(analysis.value, _DECIMALS),
        "choices": [_choice_as_plain(choice) for choice in analysis.choices],
    }


def _choice_as_plain(choice: Choice) -> dict[str, object]:
    what: dict[str, object] = (
        {"box": choice.action.category, "points": choice.points}
        if isinstance(choice.action, ScoreBox)
        else {"keep": list(choice.keep or ())}
    )
    values = {"value": choice.value, "loss": choice.loss}
    return what | {name: round(value, _DECIMALS) for name, value in values.items()}
