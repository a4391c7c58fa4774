"""A game as text: the versioned save format, and one line for tests and bug reports.

A save holds the ruleset and the log; reading it plays the log again, so whatever is read
was legal from the first roll to the last box.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from yatzy_desktop.game.action import RollDice, ScoreBox
from yatzy_desktop.game.dice_source import OutOfDiceError, ScriptedDice
from yatzy_desktop.game.engine import IllegalActionError
from yatzy_desktop.game.history import History, LogEntry
from yatzy_desktop.game.scorecard import Scorecard
from yatzy_desktop.game.state import GameState, InvalidGameError, Player, Turn, new_game
from yatzy_desktop.rules import (
    NewerRulesetError,
    RulesError,
    find_ruleset,
    ruleset_from_dict,
    ruleset_to_dict,
    validate_dice,
)

FORMAT_NAME = "yatzy-desktop-game"
FORMAT_VERSION = 1


class NotationError(Exception):
    """The text is not a game: broken, foreign, or against its own rules."""


class NewerFormatError(NotationError):
    """The text was written by a newer version of the program."""

    def __init__(self, version: int) -> None:
        super().__init__(f"format version {version} is newer than {FORMAT_VERSION}")
        self.version = version


def history_to_text(history: History, held: frozenset[int] = frozenset()) -> str:
    """Return the save of a game; `held` are the positions marked on the table now."""
    initial = history.initial
    plain = {
        "format": FORMAT_NAME,
        "version": FORMAT_VERSION,
        "ruleset": ruleset_to_dict(initial.ruleset),
        "players": [_player_to_dict(player) for player in initial.players],
        "starter": initial.starter,
        "log": [_entry_to_dict(entry) for entry in history.entries],
        "held": sorted(held),
    } | ({"help": True} if history.is_helped else {})
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n"


def text_to_session(text: str) -> tuple[History, frozenset[int]]:
    """Read a save and return the game with the positions marked to hold.

    Raises `NewerFormatError` for a later version and `NotationError` for anything else
    that is not a whole, legal game.
    """
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError("the text is not JSON") from error
    if not isinstance(plain, Mapping) or plain.get("format") != FORMAT_NAME:
        raise NotationError("the text is not a game")
    version = _number(plain.get("version"))
    if version > FORMAT_VERSION:
        raise NewerFormatError(version)
    if version < 1:
        raise NotationError(f"there is no format version {version}")
    try:
        return _session_from(plain)
    except NewerRulesetError as error:
        raise NewerFormatError(error.version) from error
    except (RulesError, InvalidGameError, IllegalActionError, OutOfDiceError) as error:
        raise NotationError(f"the game is not legal: {error}") from error


def _player_to_dict(player: Player) -> dict[str, Any]:
    return {"name": player.name} | ({} if player.is_human else {"level": player.level})


def _entry_to_dict(entry: LogEntry) -> dict[str, Any]:
    helped = {"help": True} if entry.helped else {}
    if isinstance(entry.action, RollDice):
        return {"hold": sorted(entry.action.held), "thrown": list(entry.thrown)} | helped
    marks = {"marks": sorted(entry.marks)} if entry.marks else {}
    return {"box": entry.action.category} | marks | helped


def _session_from(plain: Mapping[str, Any]) -> tuple[History, frozenset[int]]:
    ruleset = ruleset_from_dict(plain.get("ruleset"))
    players = [_player_from(each) for each in _items(plain.get("players"))]
    state = new_game(ruleset, players, _number(plain.get("starter")))
    history = History.starting(state)
    log = _items(plain.get("log"))
    for each in log:
        history = _replayed(history, each)
    history = history.with_help(seen=_is_helped(plain))
    held = _positions(plain.get("held", []), ruleset.dice_count)
    if held and (history.state.turn.dice is None or history.state.is_over):
        raise NotationError("dice are held that nobody has thrown")
    return history, held


def _replayed(history: History, plain: object) -> History:
    if not isinstance(plain, Mapping):
        raise NotationError("a log entry is not an object")
    count = history.initial.ruleset.dice_count
    history = history.with_help(seen=_is_helped(plain))
    if "box" in plain:
        marks = _positions(plain.get("marks", []), count)
        action = ScoreBox(_text(plain["box"]))
        return history.play(action, ScriptedDice(()), marks)[0]
    held = _positions(plain.get("hold"), count)
    thrown = validate_dice(_items(plain.get("thrown")), count - len(held))
    return history.play(RollDice(held), ScriptedDice(thrown))[0]


def _is_helped(plain: Mapping[str, Any]) -> bool:
    helped = plain.get("help", False)
    if not isinstance(helped, bool):
        raise NotationError("a position is neither helped nor not")
    return helped


def _player_from(plain: object) -> Player:
    if not isinstance(plain, Mapping):
        raise NotationError("a player is not an object")
    level = plain.get("level")
    return Player(_text(plain.get("name")), None if level is None else _text(level))


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise NotationError("a text is missing")
    return value


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise NotationError("a number is missing")
    return value


def _items(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise NotationError("a list is missing")
    return value


def _positions(value: object, dice_count: int) -> frozenset[int]:
    positions = frozenset(_number(each) for each in _items(value))
    if not positions <= frozenset(range(dice_count)):
        raise NotationError("no die lies at that place")
    return positions


def state_line(state: GameState) -> str:
    """Return a game of a shipped ruleset in one line, without the players' names.

    The fields: ruleset; starter/current seat; each seat's card as box values in pad order
    (`-` open) with `+extra` and `*bank`; dice, `#rolls used`, `!positions held`.
    """
    cards = " ".join(
        ",".join("-" if points is None else str(points) for points in card.points)
        + f"+{card.extra_points}*{bank}"
        for card, bank in zip(state.scorecards, state.saved_rolls, strict=True)
    )
    dice = "".join(str(face) for face in state.turn.dice or ()) or "-"
    held = "".join(str(place) for place in sorted(state.turn.held))
    turn = f"{dice}#{state.turn.rolls_used}!{held}"
    return f"{state.ruleset.key} {state.starter}/{state.current} {cards} {turn}"


def parse_state_line(line: str) -> GameState:
    """Return the state a line stands for, its players named by seat; raises `NotationError`."""
    try:
        key, seats, *cards, turn = line.split(" ")
        starter, current = (int(seat) for seat in seats.split("/"))
        ruleset = find_ruleset(key)
        base = new_game(ruleset, [f"Player {seat + 1}" for seat in range(len(cards))], starter)
        read = [_card_from(card, base) for card in cards]
        state = GameState(
            ruleset=ruleset,
            players=base.players,
            scorecards=tuple(card for card, _ in read),
            saved_rolls=tuple(bank for _, bank in read),
            current=current,
            starter=starter,
            turn=_turn_from(turn, ruleset.dice_count),
        )
    except (ValueError, IndexError, RulesError, InvalidGameError) as error:
        raise NotationError(f"not a state: {line!r}") from error
    if not (0 <= current < len(cards) and _is_sound(state)):
        raise NotationError(f"not a state: {line!r}")
    return state


def _is_sound(state: GameState) -> bool:
    turn, ruleset = state.turn, state.ruleset
    places = range(ruleset.dice_count if turn.rolls_used > 1 else 0)
    return (
        min(state.saved_rolls) >= 0
        and turn.rolls_used >= 0
        and state.rolls_left >= 0
        and (turn.dice is None) == (turn.rolls_used == 0)
        and turn.held <= frozenset(places)
        and all(_is_possible(card) for card in state.scorecards)
    )


def _is_possible(card: Scorecard) -> bool:
    most = card.ruleset.max_score
    return card.extra_points >= 0 and all(
        points is None or 0 <= points <= most(key) for key, points in card.scores.items()
    )


def _card_from(text: str, base: GameState) -> tuple[Scorecard, int]:
    points_text, rest = text.split("+")
    extra, bank = (int(number) for number in rest.split("*"))
    points = tuple(None if each == "-" else int(each) for each in points_text.split(","))
    if len(points) != len(base.ruleset.categories):
        raise NotationError(f"a card with {len(points)} boxes")
    return Scorecard(base.ruleset, points, extra), bank


def _turn_from(text: str, dice_count: int) -> Turn:
    dice_text, rest = text.split("#")
    used, held = rest.split("!")
    dice = None
    if dice_text != "-":
        dice = validate_dice([int(face) for face in dice_text], dice_count)
    return Turn(dice, int(used), frozenset(int(place) for place in held))
