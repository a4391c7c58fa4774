"""What the records keep of a game: its text, what identifies it, and the results of its seats."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from yatzy_desktop.adapters.records.values import guests_in
from yatzy_desktop.game import History, Presence, history_to_text, text_to_session
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.strategy import play_fingerprint

_ALIKE_KEYS = ("yatzy", "maxi_yatzy")
"""The boxes for all dice alike, by which the rate of yatzies is counted."""

_HASH_DIGITS = 32
"""128 bits: more games than can be played go without two alike."""

_BESIDE = ("marks", "help", "keyed")
"""What an entry tells besides what was done."""

Log = Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class SeatDigest:
    """What one seat reached; `place` counts from 1 in the order of play, open boxes are left out.

    `yatzy` is None where the card has no box for all dice alike. `struck` tells that the player
    left and that the column counts no longer.
    """

    seat: int
    place: int
    name: str
    level: str | None
    total: int
    bonus: int
    won: bool
    shared: bool
    yatzy: bool | None
    helped: bool
    real_dice: bool
    boxes: Mapping[str, int]
    struck: bool = False


@dataclass(frozen=True, slots=True)
class GameDigest:
    """A game as it is kept; `rounds` are those that every player finished."""

    text: str
    uid: str
    opening: str
    ruleset: Ruleset
    fingerprint: str
    finished: bool
    rounds: int
    seats: tuple[SeatDigest, ...]

    @property
    def people_only(self) -> bool:
        """Whether no computer played."""
        return all(seat.level is None for seat in self.seats)


def digest_of(history: History, guests: frozenset[int] = frozenset()) -> GameDigest:
    """Return what is kept of a game, with the names of guests and of those seats left out."""
    state, text = history.state, history_to_text(history)
    guests |= guests_in(history)
    if guests:
        text = text_without_names(text, guests)
    plain = json.loads(text)
    fingerprint = play_fingerprint(state.ruleset)
    opening = _opening(plain, fingerprint)
    return GameDigest(
        text=text,
        uid=_hash([opening, plain.get("seed") or _firm(plain["log"])]),
        opening=opening,
        ruleset=state.ruleset,
        fingerprint=fingerprint,
        finished=state.is_over,
        rounds=min(card.filled_count for card in state.scorecards),
        seats=tuple(
            _seat(history, seat, is_guest=seat in guests) for seat in range(len(state.players))
        ),
    )


def digest_of_text(text: str) -> GameDigest:
    """Return what is kept of a saved game; raises `NotationError`."""
    return digest_of(text_to_session(text)[0])


def is_same_game(one: str, other: str) -> bool:
    """Tell whether two saves that open alike are of one game.

    Games with seeds are told apart by these. Of older ones, one must go on from the other: only
    the last box may differ, as it can be taken back and filled anew, after further rolls.
    """
    first, second = json.loads(one), json.loads(other)
    if "seed" in first or "seed" in second:
        return bool(first.get("seed") == second.get("seed"))
    logs = [[_deed(entry) for entry in plain["log"]] for plain in (first, second)]
    firms = [_firm(plain["log"]) for plain in (first, second)]
    return logs[1][: len(firms[0])] == firms[0] or logs[0][: len(firms[1])] == firms[1]


def deeds_in(text: str) -> list[Any]:
    """Return what was done in a saved game, aside from marks and advice."""
    return [_deed(entry) for entry in json.loads(text)["log"]]


def text_without_names(text: str, seats: frozenset[int]) -> str:
    """Return a save with the names of these seats left out, otherwise as it was."""
    plain = json.loads(text)
    # Says that nothing was changed, which would no longer be true; nobody needs it.
    plain.pop("check", None)
    for seat, player in enumerate(plain["players"]):
        if seat in seats:
            player["name"] = ""
    joined = len(plain["players"])
    for name in ("log", "undone"):
        kept = []
        for entry in plain.get(name, []):
            if "join" in entry:
                if joined in seats:
                    entry["join"]["name"] = ""
                joined += 1
            if "rename" not in entry or entry["seat"] not in seats:
                kept.append(entry)
        if name in plain:
            plain[name] = kept
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n"


def _seat(history: History, seat: int, *, is_guest: bool) -> SeatDigest:
    state = history.state
    player, card = state.players[seat], state.scorecards[seat]
    winners = state.winners
    alike = [card.scores[key] for key in _ALIKE_KEYS if key in card.scores]
    return SeatDigest(
        seat=seat,
        place=(seat - state.starter) % len(state.players) + 1,
        name="" if is_guest else player.name,
        level=player.level,
        total=card.total,
        bonus=card.bonus,
        won=seat in winners and len(state.players) > 1,
        shared=seat in winners and len(winners) > 1,
        yatzy=any(alike) if alike else None,
        helped=seat in history.helped_seats,
        real_dice=player.own_dice,
        boxes={key: points for key, points in card.scores.items() if points is not None},
        struck=player.presence is Presence.STRUCK,
    )


def _opening(plain: Mapping[str, Any], fingerprint: str) -> str:
    """Return a hash of the seed, or of rules, seats and first throw of games without one."""
    if "seed" in plain:
        return _hash(plain["seed"])
    levels = [player.get("level") for player in plain["players"]]
    first = [entry["thrown"] for entry in plain["log"] if "thrown" in entry][:1]
    return _hash([fingerprint, levels, plain["starter"], first])


def _firm(log: Log) -> list[Any]:
    """Return the log up to the last throw: what cannot be taken back."""
    end = len(log)
    while end and not ("thrown" in log[end - 1] or "dice" in log[end - 1]):
        end -= 1
    return [_deed(entry) for entry in log[:end]]


def _deed(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key not in _BESIDE}


def _hash(plain: object) -> str:
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:_HASH_DIGITS]
