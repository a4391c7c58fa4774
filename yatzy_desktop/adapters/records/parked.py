"""Games to go on with: each kept whole in a file of its own while another is played."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from yatzy_desktop.adapters.records.digest import digest_of, is_same_game
from yatzy_desktop.adapters.storage import Session, Write, move_aside, read_text, write_whole
from yatzy_desktop.game import (
    History,
    NotationError,
    Player,
    clean_name,
    history_to_text,
    text_to_session,
    trusted_rules,
)
from yatzy_desktop.rules import RulesError, Ruleset, ruleset_from_dict

MOST_PARKED = 50
FOLDER = "parked"
_SUFFIX = ".yatzy"
_NAMED = re.compile(r"[0-9a-f]+-\d+")


@dataclass(frozen=True, slots=True)
class ParkedGame:
    """A game to go on with, as it is offered; rounds count from 1."""

    path: Path
    parked: datetime
    ruleset: Ruleset
    players: tuple[Player, ...]
    round_number: int
    round_count: int


class ParkedGames:
    """A folder of games to go on with; all its methods read or write small files.

    A game is first written here, then another begins: at any moment it is in one of the two
    places, or in both. `tidy` removes what is in both.
    """

    def __init__(
        self, data_dir: Path, clock: Callable[[], datetime], write: Write = write_whole
    ) -> None:
        self._folder = data_dir / FOLDER
        self._clock = clock
        self._write = write

    def games(self) -> tuple[ParkedGame, ...]:
        """Return what there is to go on with, the latest first; files that are no use stay."""
        found = [game for path in self.paths() for game in _described(path)]
        return tuple(sorted(found, key=lambda game: (game.parked, game.path.name), reverse=True))

    def surplus(self) -> tuple[ParkedGame, ...]:
        """Return the oldest games, to be abandoned when one more is parked; often none."""
        return self.games()[MOST_PARKED - 1 :]

    def park(self, session: Session) -> Path:
        """Keep a running game, once however often it comes, and return its file.

        Raises `OSError`: then the game must not be left.
        """
        history = session.history
        opening, text = digest_of(history).opening, history_to_text(history, session.held)
        alike = [each for each in self.paths() if each.name.startswith(opening)]
        same = [each for each in alike if _is_game(each, text)]
        number = 1 + max((int(each.stem.rpartition("-")[2]) for each in alike), default=0)
        path = same[0] if same else self._folder / f"{opening}-{number}{_SUFFIX}"
        plain = json.loads(text)
        # A reader of games overlooks what it does not know: the file is one like any other.
        plain["parked"] = self._clock().isoformat()
        self._write(path, json.dumps(plain, ensure_ascii=False).encode(errors="replace"))
        return path

    def open(self, game: ParkedGame) -> Session | None:
        """Return a game to go on with; its file stays until `remove`. None for a broken one.

        A broken file is kept under another name.
        """
        try:
            history, held = text_to_session(read_text(game.path))
        except (OSError, UnicodeError, NotationError):
            with suppress(OSError):
                move_aside(game.path, "broken")
            return None
        return Session(history, held)

    def remove(self, path: Path) -> None:
        """Remove the file of a game that goes on, was kept as abandoned, or is not wanted."""
        with suppress(OSError):
            path.unlink(missing_ok=True)

    def tidy(self, current: History) -> None:
        """Remove the file of the game that is going on: the program died while it moved."""
        opening, text = digest_of(current).opening, history_to_text(current)
        for path in self.paths():
            if path.name.startswith(opening) and _is_game(path, text):
                self.remove(path)

    def paths(self) -> list[Path]:
        """Return the files of what waits, without reading them."""
        with suppress(OSError):
            return [
                path for path in self._folder.glob(f"*{_SUFFIX}") if _NAMED.fullmatch(path.stem)
            ]
        return []


def _described(path: Path) -> list[ParkedGame]:
    """Describe a game without playing it through: fifty are listed at once."""
    try:
        plain = json.loads(read_text(path))
        players = tuple(
            Player(clean_name(each["name"]), each.get("level")) for each in plain["players"]
        )
        ruleset = trusted_rules(ruleset_from_dict(plain["ruleset"]))
        boxes = sum("box" in entry for entry in plain["log"])
        rounds = len(ruleset.categories)
        number = min(boxes // len(players) + 1, rounds)
        return [ParkedGame(path, _time_in(plain, path), ruleset, players, number, rounds)]
    except (OSError, ValueError, KeyError, TypeError, AttributeError, ZeroDivisionError):
        return []
    except (RulesError, RecursionError):
        return []


def _time_in(plain: Mapping[str, Any], path: Path) -> datetime:
    try:
        return datetime.fromisoformat(plain["parked"]).astimezone()
    except (KeyError, TypeError, ValueError, OverflowError):
        return datetime.fromtimestamp(path.stat().st_mtime).astimezone()


def _is_game(path: Path, text: str) -> bool:
    with suppress(OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return is_same_game(read_text(path), text)
    return False
