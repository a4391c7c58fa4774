"""Games that have ended and wait for their place in the records, each in a file of its own."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from yatzy_desktop.adapters.records.digest import digest_of, text_without_names
from yatzy_desktop.adapters.records.values import EndedGame
from yatzy_desktop.adapters.storage import Write, move_aside, read_text, write_whole
from yatzy_desktop.game import NotationError, history_to_text, text_to_session

_log = logging.getLogger(__name__)

_SUFFIX = ".ended"
_FORMAT, _VERSION = "yatzy-desktop-ended-game", 1


class Outbox:
    """A folder of ended games: one is put in before the records are written, and taken out after.

    So a game is nowhere only in memory for longer than it takes to write a small file.
    """

    def __init__(self, folder: Path, write: Write = write_whole) -> None:
        self._folder = folder
        self._write = write

    def put(self, ended: EndedGame) -> Path:
        """Write a game and return its file; raises `OSError`."""
        path = self._folder / f"{digest_of(ended.history).uid}{_SUFFIX}"
        self._write(path, _as_text(ended).encode(errors="replace"))
        return path

    def waiting(self) -> Iterator[tuple[Path, EndedGame]]:
        """Yield the games that wait, those that ended first before others.

        Files that are no use are put aside and stay in the folder.
        """
        found = []
        with suppress(OSError):
            for path in sorted(self._folder.glob(f"*{_SUFFIX}")):
                if ".broken-" not in path.name:
                    found += [(path, ended) for ended in self._read(path)]
        yield from sorted(found, key=lambda each: each[1].ended)

    def take_out(self, path: Path) -> None:
        """Remove a file whose game is in the records; if that fails, it is only tried again."""
        with suppress(OSError):
            path.unlink(missing_ok=True)

    def _read(self, path: Path) -> list[EndedGame]:
        try:
            return [_from_text(read_text(path))]
        except OSError:
            return []
        except (ValueError, KeyError, TypeError, NotationError) as error:
            _log.info("An ended game cannot be read: %s", error)
            with suppress(OSError):
                move_aside(path, "broken")
            return []


def _as_text(ended: EndedGame) -> str:
    text = history_to_text(ended.history)
    plain = {
        "format": _FORMAT,
        "version": _VERSION,
        "ended": ended.ended.isoformat(),
        "only_known": ended.only_known,
        "real_dice": ended.real_dice,
        "game": text_without_names(text, ended.nameless) if ended.nameless else text,
    }
    return json.dumps(plain, ensure_ascii=False) + "\n"


def _from_text(text: str) -> EndedGame:
    plain: dict[str, Any] = json.loads(text)
    if plain["format"] != _FORMAT or plain["version"] != _VERSION:
        raise ValueError("no ended game")
    return EndedGame(
        history=text_to_session(plain["game"])[0],
        ended=datetime.fromisoformat(plain["ended"]),
        only_known=bool(plain["only_known"]),
        real_dice=bool(plain["real_dice"]),
    )
