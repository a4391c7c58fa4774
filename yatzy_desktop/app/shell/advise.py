"""The best choices in a position, from a shell. Without Qt."""

from __future__ import annotations

import json
from argparse import ArgumentTypeError, Namespace
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
from yatzy_desktop.app.shell.words import (
    DECIMALS,
    choice_as_plain,
    choice_word,
    count,
    dice_word,
    error_word,
)
from yatzy_desktop.game import GameState, Turn, new_game
from yatzy_desktop.rules import Dice, RulesError, Ruleset, rulesets, validate_dice
from yatzy_desktop.strategy import Analysis, advise
from yatzy_desktop.strategy.layout import card_layout


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
    add("--rolls-left", type=count, required=True, metavar="N", help="left of the turn's own")
    add("--locked", default="", metavar="3,3", help="dice that earlier rolls hold, by such rules")
    add("--filled", default="", metavar="ones=3,...", help="boxes already filled, with points")
    add("--saved", type=count, default=0, metavar="N", help="rolls saved from earlier turns")
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
    dice = _dice(wishes.dice, ruleset.dice_count)
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
    used = ruleset.rolls_per_turn - wishes.rolls_left
    turn = Turn(dice, used, _locked(ruleset, wishes.locked, dice, used))
    return replace(state, scorecards=(card,), saved_rolls=(wishes.saved,), turn=turn)


def _dice(text: str, dice_count: int) -> Dice:
    try:
        return validate_dice([count(face) for face in text.split(",")], dice_count)
    except (ArgumentTypeError, RulesError) as error:
        raise MistakeError(f"no {dice_count} dice: {text}") from error


def _locked(ruleset: Ruleset, text: str, dice: Dice, rolls_used: int) -> frozenset[int]:
    """Return the places of the dice that earlier rolls hold."""
    if not text:
        return frozenset()
    if not ruleset.held_locked:
        raise MistakeError("by these rules no dice are locked")
    places, wanted = [], list(_dice(text, len(text.split(","))))
    for place, face in enumerate(dice):
        if face in wanted:
            wanted.remove(face)
            places.append(place)
    if wanted or rolls_used == 1 or len(places) == len(dice):
        raise MistakeError(f"these dice cannot be locked now: {text}")
    return frozenset(places)


def _filled(text: str) -> Mapping[str, int]:
    filled: dict[str, int] = {}
    for part in text.split(",") if text else ():
        key, _, points = part.strip().partition("=")
        if not (points.isascii() and points.isdecimal()) or key in filled:
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
    dice = dice_word(state.turn.dice or ())
    lines = [f"{ruleset_word(state.ruleset)}: {dice}, rolls left: {state.rolls_left}"]
    lines.append(SIMILAR if analysis.error is None else error_word(analysis.error))
    for place, choice in enumerate(analysis.choices, start=1):
        loss = f"{-choice.loss:9.{analysis.loss_decimals}f}" if choice.loss else ""
        value = f"{choice.value:9.{analysis.value_decimals}f}"
        lines.append(f"{place:3}. {choice_word(choice):24}{value}{loss}")
    return "\n".join(lines)


def _as_plain(state: GameState, analysis: Analysis) -> dict[str, object]:
    return {
        "ruleset": ruleset_word(state.ruleset),
        "dice": list(state.turn.dice or ()),
        "rolls_left": state.basic_rolls_left,
        "saved": state.bank_left,
        "exact": analysis.is_worked_out,
        "similar": not analysis.exact,
        "error": analysis.error,
        "value": round(analysis.value, DECIMALS),
        "choices": [choice_as_plain(choice) for choice in analysis.choices],
    }
