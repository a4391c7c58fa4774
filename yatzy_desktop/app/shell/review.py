"""A game reviewed in a shell: luck, points lost by choices, and the dearest ones."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from yatzy_desktop.app.shell.console import PROGRAM, ConsoleParser, MistakeError, say
from yatzy_desktop.app.shell.names import REVIEW
from yatzy_desktop.app.shell.rules import SIMILAR, add_data_dir, ruleset_word, table_of
from yatzy_desktop.app.shell.words import choice_as_plain, choice_word, dice_word, error_word
from yatzy_desktop.game import GameState, History, NewerFormatError, NotationError, text_to_session
from yatzy_desktop.strategy import decimals_of_loss, decimals_of_value
from yatzy_desktop.strategy.study import (
    Review,
    ReviewedEntry,
    SeatSummary,
    review_game,
    weak_spots,
)

_DECIMALS = 4
_SEEN = 0.05
"""Points of the table's own error that can be seen in what is printed."""


def review_from_file(words: Sequence[str]) -> int:
    """Print the review of the game that the arguments name; return the exit code."""
    return _parser().carry_out(words, _review)


def _parser() -> ConsoleParser:
    parser = ConsoleParser(
        prog=f"{PROGRAM} {REVIEW}",
        description=(
            "Tell what every choice of a game cost and what every roll was worth, in points of"
            " the expected final total. Luck and loss add up to the result."
        ),
    )
    parser.add_argument("game", type=Path, metavar="GAME", help="a saved game")
    add_data_dir(parser)
    parser.add_argument("--json", action="store_true", help="print JSON, with every entry")
    return parser


def _review(wishes: Namespace) -> None:
    history = _game_in(wishes.game)
    table = table_of(history.initial.ruleset, wishes.data_dir)
    found = review_game(history, table)
    if found is None:
        return
    if wishes.json:
        say(json.dumps(_as_plain(history, found), indent=2))
    else:
        say("\n".join(_as_text(history, found)))


def _game_in(path: Path) -> History:
    from yatzy_desktop.adapters.storage import read_text  # noqa: PLC0415 - only here

    try:
        history, _ = text_to_session(read_text(path))
    except NewerFormatError as error:
        raise MistakeError(f"{path} comes from a newer version of the program") from error
    except (NotationError, UnicodeDecodeError) as error:
        raise MistakeError(f"{path} holds no game: {error}") from error
    except OSError as error:
        raise MistakeError(f"cannot read {path}: {error.strerror or error}") from error
    return history


def _as_text(history: History, found: Review) -> Iterator[str]:
    state = history.state
    played = "finished" if state.is_over else f"round {state.round_number} of {state.round_count}"
    yield f"{ruleset_word(state.ruleset)}, {played}"
    for seat in found.seats:
        yield ""
        yield from _seat_as_text(history, found, seat)


def _seat_as_text(history: History, found: Review, seat: SeatSummary) -> Iterator[str]:
    state = history.state
    decimals = decimals_of_value(seat.error)
    yield f"{_player_word(state, seat.seat)}: {_points(state, seat, decimals)}"
    rows = [
        ("expected at the start", f"{seat.start:.{decimals}f}"),
        ("luck of the dice", f"{seat.luck:+.{decimals}f}"),
        ("lost by choices", _lost(seat.lost, decimals)),
    ]
    if abs(seat.table_error) >= _SEEN:
        rows.append(("the table's own error", f"{seat.table_error:+.{_DECIMALS // 2}f}"))
    if seat.unjudged_entries:
        rows.append(("what cannot be judged", f"{seat.unjudged:+.{decimals}f}"))
    rows.append(("with average luck", f"{seat.with_average_luck:.{decimals}f}"))
    if seat.accuracy is not None:
        told = f"{seat.accuracy:.0f} of 100, which {seat.scale:g} points lost per choice make 37"
        rows.append(("accuracy", told))
    rows.append(("values", SIMILAR if seat.error is None else error_word(seat.error)))
    yield from (f"  {name:24}{value}" for name, value in rows)
    for entry in seat.dearest:
        yield f"  {_dear_word(history, entry)}"
    for spot in weak_spots(history, found.entries, seat.seat)[:2]:
        yield f"  {spot.habit.replace('_', ' ')}: {spot.times} times, {_lost(spot.lost, 0)}"


def _lost(points: float, decimals: int) -> str:
    """Return a loss with its minus; nothing lost has none."""
    return f"{0.0 - round(points, decimals):.{decimals}f}"


def _points(state: GameState, seat: SeatSummary, decimals: int) -> str:
    if state.is_over:
        return f"{state.scorecards[seat.seat].total} points"
    return f"{seat.total:.{decimals}f} points expected"


def _player_word(state: GameState, seat: int) -> str:
    name = "".join(letter for letter in state.players[seat].name if letter.isprintable())
    return name or f"player {seat + 1}"


def _dear_word(history: History, entry: ReviewedEntry) -> str:
    choice = entry.choice
    state = history.states[entry.step]
    if choice is None:
        return ""
    cost = _lost(entry.loss, decimals_of_loss(entry.error))
    dice = dice_word(state.turn.dice or ())
    place = f"round {entry.round_number}, roll {state.turn.rolls_used}, {dice}"
    return f"{cost} {place}: {choice_word(choice.chosen)}; best {choice_word(choice.best)}"


def _as_plain(history: History, found: Review) -> dict[str, object]:
    state = history.state
    return {
        "ruleset": ruleset_word(state.ruleset),
        "finished": state.is_over,
        "complete": found.is_complete,
        "players": [_seat_as_plain(history, found, seat) for seat in found.seats],
        "entries": [_entry_as_plain(history, each) for each in found.entries],
        "curve": [
            [None if value is None else round(value, _DECIMALS) for value in values]
            for values in found.curve
        ],
    }


def _seat_as_plain(history: History, found: Review, seat: SeatSummary) -> dict[str, object]:
    figures = {
        "start": seat.start,
        "luck": seat.luck,
        "lost": seat.lost,
        "table_error": seat.table_error,
        "unjudged": seat.unjudged,
        "total": seat.total,
        "with_average_luck": seat.with_average_luck,
    }
    return {
        "name": history.state.players[seat.seat].name,
        "points": history.state.scorecards[seat.seat].total,
        **{name: round(value, _DECIMALS) for name, value in figures.items()},
        "choices": seat.choices,
        "accuracy": None if seat.accuracy is None else round(seat.accuracy, 1),
        "error": seat.error,
        "dearest": [each.step for each in seat.dearest],
        "habits": [
            {"habit": each.habit.value, "times": each.times, "lost": round(each.lost, _DECIMALS)}
            for each in weak_spots(history, found.entries, seat.seat)
        ],
    }


def _entry_as_plain(history: History, entry: ReviewedEntry) -> dict[str, object]:
    choice = entry.choice
    judged: dict[str, object] = {
        "seat": entry.seat,
        "round": entry.round_number,
        "dice": list(history.states[entry.step + 1].turn.dice or ()),
        "luck": None if entry.luck is None else round(entry.luck, _DECIMALS),
        "value": round(entry.value, _DECIMALS),
        "table_error": round(entry.table_error, _DECIMALS),
        "unjudged": round(entry.unjudged, _DECIMALS),
        "error": entry.error,
    }
    if choice is not None:
        judged["options"] = choice.options
        judged["loss"] = round(choice.loss, _DECIMALS)
        judged["chosen"] = choice_as_plain(choice.chosen)
        judged["best"] = choice_as_plain(choice.best)
    return judged
