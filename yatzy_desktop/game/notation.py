"""A game as text: the versioned save format.

A save holds the ruleset, the log and the seed of the dice; reading it plays the log again, so
whatever is read was legal from the first roll to the last box. Since version 2 it ends with the
SHA-256 of all that stands before, which `verify` compares; to read it, nobody needs it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from yatzy_desktop.game.dice_source import OutOfDiceError
from yatzy_desktop.game.fair_dice import FairDice
from yatzy_desktop.game.history import History
from yatzy_desktop.game.legality import IllegalActionError
from yatzy_desktop.game.log_notation import (
    entry_from_plain,
    entry_to_plain,
    player_from_plain,
    player_to_plain,
)
from yatzy_desktop.game.names import clean_name, with_clean_names
from yatzy_desktop.game.plain_values import (
    NotationError,
    as_flag,
    as_list,
    as_number,
    as_positions,
    as_text,
)
from yatzy_desktop.game.state import InvalidGameError, new_game
from yatzy_desktop.rules import (
    NewerRulesetError,
    RulesError,
    Ruleset,
    ruleset_from_dict,
    ruleset_to_dict,
    rulesets,
)
from yatzy_desktop.rules.limits import MAX_NAME_LENGTH

FORMAT_NAME = "yatzy-desktop-game"
FORMAT_VERSION = 2

_KEYED_SINCE = 2
_CHECK = ',"check":"{0}"}}\n'


class NewerFormatError(NotationError):
    """The text was written by a newer version of the program."""

    def __init__(self, version: int) -> None:
        super().__init__(f"format version {version} is newer than {FORMAT_VERSION}")
        self.version = version


def history_to_text(history: History, held: frozenset[int] = frozenset()) -> str:
    """Return the save of a game; `held` are the positions marked on the table now."""
    initial = history.initial
    plain: dict[str, Any] = {
        "format": FORMAT_NAME,
        "version": FORMAT_VERSION,
        "ruleset": ruleset_to_dict(initial.ruleset),
        "players": [player_to_plain(player) for player in initial.players],
        "starter": initial.starter,
        "log": [entry_to_plain(entry) for entry in history.entries],
        "held": sorted(held),
    }
    if history.undone:
        plain["undone"] = [entry_to_plain(entry) for entry in history.undone]
    if history.dice is not None:
        plain["seed"] = history.dice.seed.hex()
        plain["word"] = history.dice.word
    if history.is_helped:
        plain["help"] = True
    if history.is_revealed:
        plain["seed_shown"] = True
    if history.is_start_thrown:
        plain["starter_thrown"] = True
    return _sealed(json.dumps(plain, ensure_ascii=False, separators=(",", ":")))


def is_as_written(text: str) -> bool:
    """Whether not a sign of a save was changed since the program wrote it."""
    end = len(_CHECK.format("0" * 64))
    return len(text) > end and _sealed(text[:-end] + "}") == text


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
    version = as_number(plain.get("version"))
    if version > FORMAT_VERSION:
        raise NewerFormatError(version)
    if version < 1:
        raise NotationError(f"there is no format version {version}")
    try:
        return _session_from(plain, is_keyed=version >= _KEYED_SINCE)
    except NewerRulesetError as error:
        raise NewerFormatError(error.version) from error
    except (RulesError, InvalidGameError, IllegalActionError, OutOfDiceError) as error:
        raise NotationError(f"the game is not legal: {error}") from error


def _sealed(body: str) -> str:
    # A lone surrogate, which no file can hold, must not keep a game from being saved.
    digest = hashlib.sha256(body.encode(errors="replace")).hexdigest()
    return body[:-1] + _CHECK.format(digest)


def _session_from(plain: Mapping[str, Any], *, is_keyed: bool) -> tuple[History, frozenset[int]]:
    ruleset = trusted_rules(ruleset_from_dict(plain.get("ruleset")))
    players = [player_from_plain(each) for each in as_list(plain.get("players"))]
    state = new_game(ruleset, players, as_number(plain.get("starter")))
    log, undone = as_list(plain.get("log")), as_list(plain.get("undone", []))
    entries = tuple(entry_from_plain(each, ruleset.dice_count) for each in [*log, *undone])
    if not is_keyed:
        entries = tuple(replace(each, is_keyed=False) for each in entries)
    whole = History((state,), entries, dice=_dice_from(plain)).replay()
    history = replace(
        whole,
        states=whole.states[: len(log) + 1],
        entries=whole.entries[: len(log)],
        undone=whole.entries[len(log) :],
        is_helped=as_flag(plain.get("help", False)),
        is_revealed=as_flag(plain.get("seed_shown", False)),
        is_start_thrown=as_flag(plain.get("starter_thrown", False)),
    )
    held = as_positions(plain.get("held", []), ruleset.dice_count)
    if held and (history.state.turn.dice is None or history.state.is_over):
        raise NotationError("dice are held that nobody has thrown")
    return history, held


def trusted_rules(ruleset: Ruleset) -> Ruleset:
    """Return the rules with nothing in them that other parts would have to distrust."""
    known = {each.country for each in rulesets()}
    return replace(
        ruleset,
        name=clean_name(ruleset.name, MAX_NAME_LENGTH),
        categories=with_clean_names(ruleset.categories),
        country=ruleset.country if ruleset.country in known else "",
    )


def _dice_from(plain: Mapping[str, Any]) -> FairDice | None:
    if "seed" not in plain:
        return None
    try:
        seed = bytes.fromhex(as_text(plain["seed"]))
        return FairDice(seed).with_word(as_text(plain.get("word", "")))
    except ValueError as error:
        raise NotationError("the seed is not 32 bytes") from error
