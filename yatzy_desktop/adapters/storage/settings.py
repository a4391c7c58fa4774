"""What the program remembers about how a person likes it: one frozen, checked record."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.adapters.storage.files import (
    KeptFile,
    ProblemKind,
    Write,
    read_text,
    write_whole,
)
from yatzy_desktop.game import MAX_PLAYERS, clean_name
from yatzy_desktop.rules import UnknownRulesetError, find_ruleset

SETTINGS_VERSION = 1
SETTINGS_FILE = "settings.json"

SYSTEM = "system"
THEMES = (SYSTEM, "light", "dark")
TABLE_STYLES = ("felt", "oak", "slate")
DICE_STYLES = ("ivory", "red", "blue", "black", "digits")
MOTIONS = (SYSTEM, "full", "reduced")
STARTERS = ("first", "thrown")
REMATCH_ORDERS = ("same", "next", "winner", "loser", "thrown")
BUBBLES = ("hold", "box", "hint")
"""What those who play for the first time are told, in this order."""
PACES = ("normal", "slow", "at_once")
"""How fast computers play."""
STRIKE_QUESTIONS = ("never", "avoidable", "always")
"""When a box is asked about before it is struck out."""
TEXT_SIZES = (100, 200)
"""Smallest and largest text, in percent of the system's."""
COACH_LIMITS = (0.2, 5.0)
"""How many points a choice may give less before the coach asks: strictest and mildest."""
VOLUMES = (0, 100)
"""Quietest and loudest, in percent."""
MOST_KNOWN_NAMES = 40
OWN_RULESET_PREFIX = "own-"
"""How the keys of a person's own rulesets begin; whether one still exists, its store knows."""

_LONGEST_KEY = 200


class InvalidSettingsError(Exception):
    """A setting has a value that it cannot have; `field` names it."""

    def __init__(self, field: str, value: object) -> None:
        super().__init__(f"{field} cannot be {value!r}")
        self.field = field


@dataclass(frozen=True, slots=True)
class PlayerEntry:
    """Somebody who sat at the table last; `level` names a computer opponent's.

    Without a name they are called by their seat, see `player_name`. With
    `own_dice` they throw real ones. A `guest` is kept nowhere once the game is over.
    """

    name: str
    level: str | None = None
    own_dice: bool = False
    guest: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; raises `InvalidSettingsError`.

    `ruleset` is the key of the ruleset played last, empty before the first game. `players`
    are in their seats; `known_names` has the most recent first. With `coach_asks` a choice that
    gives more than `coach_limit` points less than the best is asked about first. `volume` is
    how loud sound is while it is on, in percent.
    """

    language: str = SYSTEM
    theme: str = SYSTEM
    text_size: int = TEXT_SIZES[0]
    dice_style: str = DICE_STYLES[0]
    table_style: str = TABLE_STYLES[0]
    left_handed: bool = False
    motion: str = SYSTEM
    celebrations: bool = True
    seen_bubbles: tuple[str, ...] = ()
    ruleset: str = ""
    players: tuple[PlayerEntry, ...] = ()
    known_names: tuple[str, ...] = ()
    starter: str = STARTERS[0]
    values_on_pad: bool = False
    win_chance: bool = False
    coach_asks: bool = False
    coach_limit: float = 1.0
    strike_asks: str = STRIKE_QUESTIONS[1]
    rematch: str = REMATCH_ORDERS[0]
    pace: str = PACES[0]
    sound: bool = True
    volume: int = 80

    def __post_init__(self) -> None:
        """Refuse values that no reader of a setting expects."""
        for name, check in _CHECKS.items():
            value = getattr(self, name)
            if not check(value):
                raise InvalidSettingsError(name, value)

    def seating(self, players: Iterable[PlayerEntry]) -> Settings:
        """Return the settings with these players seated; all names but guests' are remembered."""
        seated = tuple(replace(each, name="") if each.guest else each for each in players)
        names = [each.name for each in seated if each.level is None]
        return replace(self, players=seated, known_names=_recent(names + list(self.known_names)))


def _recent(names: Iterable[object]) -> tuple[str, ...]:
    kept: dict[str, str] = {}
    for name in names:
        clean = clean_name(name) if isinstance(name, str) else ""
        if clean:
            kept.setdefault(clean.casefold(), clean)
    return tuple(kept.values())[:MOST_KNOWN_NAMES]


def settings_to_text(settings: Settings) -> str:
    """Return the settings as the text of their file."""
    plain = {"version": SETTINGS_VERSION} | asdict(settings)
    return json.dumps(plain, ensure_ascii=False, indent=2) + "\n"


def settings_from_plain(plain: Mapping[str, Any]) -> Settings:
    """Return the settings in a dictionary; each value that is missing or bad is the default."""
    usable: dict[str, Any] = {}
    for each in fields(Settings):
        value = _READERS.get(each.name, _as_it_is)(plain.get(each.name))
        if _CHECKS[each.name](value):
            usable[each.name] = value
    return Settings(**usable)


class SettingsStore(QObject):
    """Keeps the settings in a folder, while `may_save` says so."""

    problem_found = Signal(object)
    """A StoreProblem, once for each thing that went wrong."""
    waiting_changed = Signal()
    """Settings could not be saved and wait, or they no longer do."""

    def __init__(
        self,
        folder: Path,
        write: Write = write_whole,
        may_save: Callable[[], bool] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._may_save = may_save
        self._file = KeptFile(
            folder / SETTINGS_FILE,
            ProblemKind.SETTINGS_NOT_SAVED,
            self.problem_found.emit,
            write,
            self.waiting_changed.emit,
        )

    def load(self) -> Settings:
        """Return the settings kept here, the defaults when there are none.

        A file that cannot be used is kept under another name, and the problem announced.
        """
        try:
            plain = json.loads(read_text(self._file.path))
        except (FileNotFoundError, NotADirectoryError):
            return Settings()
        except (OSError, ValueError, RecursionError) as error:
            self._file.set_aside(ProblemKind.BROKEN_SETTINGS, "broken", str(error))
            return Settings()
        if not isinstance(plain, Mapping):
            self._file.set_aside(ProblemKind.BROKEN_SETTINGS, "broken")
            return Settings()
        version = plain.get("version")
        if isinstance(version, int) and version > SETTINGS_VERSION:
            self._file.set_aside(ProblemKind.NEWER_SETTINGS, "newer")
            return Settings()
        settings = settings_from_plain(plain)
        if _has_lost_rows(plain, settings) and self._is_ours():
            self._file.set_aside(ProblemKind.DAMAGED_PLAYERS, "broken")
            self.save(settings)
        return settings

    def save(self, settings: Settings) -> bool:
        """Keep the settings and tell whether they are on the disk."""
        return self._is_ours() and self._file.save(settings_to_text(settings))

    @property
    def is_waiting(self) -> bool:
        """Whether the last save failed and waits for `save_again`."""
        return self._file.has_unsaved

    def save_again(self) -> bool:
        """Try once more what could not be saved, if anything; tell whether all is on the disk."""
        return self._is_ours() and self._file.save_again()

    def _is_ours(self) -> bool:
        if self._may_save is None or self._may_save():
            return True
        self._file.give_up()
        return False


class SettingsModel(QObject):
    """The settings in force; whoever depends on one listens.

    Those `for_this_run`, by name, hold instead of the kept ones and are not saved. The kept ones
    stay as they were until somebody changes the setting.
    """

    changed = Signal(object, object)
    """The Settings before and after, once they are saved."""

    def __init__(
        self,
        settings: Settings,
        save: Callable[[Settings], object] | None = None,
        parent: QObject | None = None,
        *,
        for_this_run: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(parent)
        chosen = for_this_run or {}
        self._settings = replace(settings, **chosen)
        self._kept = {name: getattr(settings, name) for name in chosen}
        self._save = save

    @property
    def settings(self) -> Settings:
        """The settings now."""
        return self._settings

    def change(self, **changes: Any) -> None:  # noqa: ANN401 - checked by the settings
        """Change some settings by name; raises `InvalidSettingsError` and then changes none."""
        self.put(replace(self._settings, **changes))

    def put(self, settings: Settings) -> None:
        """Put other settings in force and save them; the same ones change nothing."""
        old = self._settings
        if settings == old:
            return
        self._settings = settings
        self._kept = {
            name: kept
            for name, kept in self._kept.items()
            if getattr(settings, name) == getattr(old, name)
        }
        if self._save is not None:
            self._save(replace(settings, **self._kept))
        self.changed.emit(old, settings)


def _one_of(*choices: str) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and value in choices


def _is_text_size(value: object) -> bool:
    smallest, largest = TEXT_SIZES
    return isinstance(value, int) and not isinstance(value, bool) and smallest <= value <= largest


def _is_volume(value: object) -> bool:
    quietest, loudest = VOLUMES
    return isinstance(value, int) and not isinstance(value, bool) and quietest <= value <= loudest


def _is_yes_or_no(value: object) -> bool:
    return isinstance(value, bool)


def _is_coach_limit(value: object) -> bool:
    strictest, mildest = COACH_LIMITS
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return strictest <= value <= mildest


def _is_ruleset_key(value: object) -> bool:
    if not isinstance(value, str):
        return False
    if value.startswith(OWN_RULESET_PREFIX):
        return len(value) <= _LONGEST_KEY and value.isprintable()
    try:
        return not value or bool(find_ruleset(value))
    except UnknownRulesetError:
        return False


def _is_name(value: object) -> bool:
    return isinstance(value, str) and bool(value) and value == clean_name(value)


def _is_player(value: object) -> bool:
    if not isinstance(value, PlayerEntry) or not (value.name == "" or _is_name(value.name)):
        return False
    if not (isinstance(value.own_dice, bool) and isinstance(value.guest, bool)):
        return False
    return value.level is None or _is_name(value.level)


def _are_players(value: object) -> bool:
    return isinstance(value, tuple) and len(value) <= MAX_PLAYERS and all(map(_is_player, value))


def _are_names(value: object) -> bool:
    return isinstance(value, tuple) and len(value) <= MOST_KNOWN_NAMES and all(map(_is_name, value))


def _are_bubbles(value: object) -> bool:
    return isinstance(value, tuple) and all(
        each in BUBBLES and value.count(each) == 1 for each in value
    )


def _as_it_is(value: object) -> object:
    return value


def _read_players(value: object) -> object:
    if not isinstance(value, list):
        return None
    entries = [
        PlayerEntry(
            clean_name(each["name"]),
            each.get("level"),
            own_dice=each.get("own_dice") is True,
            guest=each.get("guest") is True,
        )
        for each in value
        if isinstance(each, Mapping) and isinstance(each.get("name"), str)
    ]
    return tuple(each for each in entries if _is_player(each))[:MAX_PLAYERS]


def _has_lost_rows(plain: Mapping[str, Any], settings: Settings) -> bool:
    """Whether some of the people in a file are in no setting read from it."""
    seats = plain.get("players", [])
    if not isinstance(seats, list) or len(seats) > len(settings.players):
        return True
    names = plain.get("known_names", [])
    return not isinstance(names, list) or not all(isinstance(each, str) for each in names)


def kept_language(folder: Path) -> str:
    """Return the language in the settings there; the system's where there are none to be read."""
    try:
        plain = json.loads(read_text(folder / SETTINGS_FILE))
    except (OSError, ValueError, RecursionError):
        return SYSTEM
    found = plain.get("language") if isinstance(plain, Mapping) else None
    return found if isinstance(found, str) and _CHECKS["language"](found) else SYSTEM


def _read_names(value: object) -> object:
    return _recent(value) if isinstance(value, list) else None


_CHECKS: Mapping[str, Callable[[object], bool]] = {
    "language": _one_of(SYSTEM, *LANGUAGES),
    "theme": _one_of(*THEMES),
    "text_size": _is_text_size,
    "dice_style": _one_of(*DICE_STYLES),
    "table_style": _one_of(*TABLE_STYLES),
    "left_handed": _is_yes_or_no,
    "motion": _one_of(*MOTIONS),
    "celebrations": _is_yes_or_no,
    "seen_bubbles": _are_bubbles,
    "ruleset": _is_ruleset_key,
    "players": _are_players,
    "known_names": _are_names,
    "starter": _one_of(*STARTERS),
    "values_on_pad": _is_yes_or_no,
    "win_chance": _is_yes_or_no,
    "coach_asks": _is_yes_or_no,
    "coach_limit": _is_coach_limit,
    "strike_asks": _one_of(*STRIKE_QUESTIONS),
    "rematch": _one_of(*REMATCH_ORDERS),
    "pace": _one_of(*PACES),
    "sound": _is_yes_or_no,
    "volume": _is_volume,
}
_READERS: Mapping[str, Callable[[object], object]] = {
    "players": _read_players,
    "seen_bubbles": lambda value: tuple(value) if isinstance(value, list) else None,
    "known_names": _read_names,
}
