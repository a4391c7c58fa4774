"""The entries of a game's log as plain values, and back: one shape for each action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yatzy_desktop.game.action import (
    CORRECTIONS,
    AmendBox,
    Correction,
    EnterDice,
    EnterPoints,
    GameAction,
    HandOver,
    JoinGame,
    LeaveGame,
    RenamePlayer,
    RollDice,
    ScoreBox,
)
from yatzy_desktop.game.corrections import with_clean_text
from yatzy_desktop.game.history import LogEntry
from yatzy_desktop.game.names import clean_name
from yatzy_desktop.game.plain_values import (
    NotationError,
    as_flag,
    as_list,
    as_number,
    as_number_or_none,
    as_object,
    as_positions,
    as_text,
)
from yatzy_desktop.game.player import Player
from yatzy_desktop.rules import validate_dice


def player_to_plain(player: Player) -> dict[str, Any]:
    """Return a player as they sat down."""
    level = {} if player.is_human else {"level": player.level}
    marks = {"own_dice": player.own_dice, "guest": player.guest}
    return {"name": player.name} | level | {key: True for key, is_set in marks.items() if is_set}


def player_from_plain(value: object) -> Player:
    """Return the player with a clean name; raises `NotationError`."""
    plain = as_object(value)
    level = plain.get("level")
    return Player(
        clean_name(as_text(plain.get("name"))),
        None if level is None else as_text(level),
        own_dice=as_flag(plain.get("own_dice", False)),
        guest=as_flag(plain.get("guest", False)),
    )


def entry_to_plain(entry: LogEntry) -> dict[str, Any]:
    """Return an entry without what is usual: no marks, no help, dice from the seed."""
    plain = _action_to_plain(entry.action)
    if isinstance(entry.action, RollDice):
        plain |= {"thrown": list(entry.thrown)} | ({} if entry.is_keyed else {"keyed": False})
    if entry.marks:
        plain["marks"] = sorted(entry.marks)
    if entry.helped:
        plain["help"] = True
    return plain


def entry_from_plain(value: object, dice_count: int) -> LogEntry:
    """Return the entry; raises `NotationError` and `RulesError`. Whether it is legal is not asked.

    Rolls of the first format version say nothing of keys: they are none.
    """
    plain = as_object(value)
    action = _action_from_plain(plain, dice_count)
    if isinstance(action, CORRECTIONS):
        action = with_clean_text(action)
    helped = as_flag(plain.get("help", False))
    if isinstance(action, RollDice):
        thrown = validate_dice(as_list(plain.get("thrown")), dice_count - len(action.held))
        is_keyed = as_flag(plain.get("keyed", True))
        return LogEntry(action, thrown, helped=helped, is_keyed=is_keyed)
    marks = as_positions(plain.get("marks", []), dice_count)
    return LogEntry(action, marks=marks, helped=helped)


def _action_to_plain(action: GameAction) -> dict[str, Any]:
    if isinstance(action, CORRECTIONS):
        return _correction_to_plain(action)
    match action:
        case RollDice(held):
            return {"hold": sorted(held)}
        case ScoreBox(category):
            return {"box": category}
        case EnterDice(faces, rolls):
            return {"dice": list(faces), "rolls": rolls}
        case EnterPoints(category, points, rolls, alike):
            return {"box": category, "points": points, "rolls": rolls, "alike": alike}


def _correction_to_plain(action: Correction) -> dict[str, Any]:
    match action:
        case AmendBox(seat, category, points, reason):
            return {"amend": category, "seat": seat, "points": points, "reason": reason}
        case RenamePlayer(seat, name):
            return {"rename": name, "seat": seat}
        case HandOver(seat, level):
            return {"hand_over": level, "seat": seat}
        case LeaveGame(seat, struck):
            return {"leave": seat, "struck": struck}
        case JoinGame(player, boxes):
            return {"join": player_to_plain(player), "boxes": [list(each) for each in boxes]}


def _action_from_plain(plain: Mapping[str, Any], dice_count: int) -> GameAction:
    if "hold" in plain:
        return RollDice(as_positions(plain["hold"], dice_count))
    if "box" in plain:
        return _filling_from_plain(plain)
    if "dice" in plain:
        faces = validate_dice(as_list(plain["dice"]), dice_count)
        return EnterDice(faces, as_number_or_none(plain.get("rolls")))
    return _correction_from_plain(plain)


def _filling_from_plain(plain: Mapping[str, Any]) -> GameAction:
    box = as_text(plain["box"])
    if "points" not in plain:
        return ScoreBox(box)
    rolls, alike = as_number_or_none(plain.get("rolls")), as_flag(plain.get("alike", False))
    return EnterPoints(box, as_number(plain["points"]), rolls, alike)


def _correction_from_plain(plain: Mapping[str, Any]) -> GameAction:
    if "leave" in plain:
        return LeaveGame(as_number(plain["leave"]), as_flag(plain.get("struck")))
    if "join" in plain:
        boxes = tuple(map(_agreed_box, as_list(plain.get("boxes"))))
        return JoinGame(player_from_plain(plain["join"]), boxes)
    seat = as_number(plain.get("seat"))
    if "amend" in plain:
        points = as_number_or_none(plain.get("points"))
        return AmendBox(seat, as_text(plain["amend"]), points, as_text(plain.get("reason")))
    if "hand_over" in plain:
        level = plain["hand_over"]
        return HandOver(seat, None if level is None else as_text(level))
    return RenamePlayer(seat, as_text(plain.get("rename")))


def _agreed_box(value: object) -> tuple[str, int]:
    match as_list(value):
        case [key, points]:
            return as_text(key), as_number(points)
        case _:
            raise NotationError("an agreed box is not a key and points")
