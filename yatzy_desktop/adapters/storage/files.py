"""Files that are written whole or not at all, and bad ones that are kept, not destroyed."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile

from yatzy_desktop.plain_files import files_in, is_folder, read_plain, refuse_special

SIZE_LIMIT = 5_000_000
"""Bytes; no file of this program comes near it, so nothing larger is read into memory."""

Write = Callable[[Path, bytes], None]
"""Writes a whole file or raises `OSError` and leaves the old one as it was."""

_MOST_NAMES = 10_000


class ProblemKind(StrEnum):
    """What went wrong with a file; the sentences for players live with the translations."""

    BROKEN_GAME = "broken_game"
    NEWER_GAME = "newer_game"
    GAME_NOT_SAVED = "game_not_saved"
    BROKEN_SETTINGS = "broken_settings"
    DAMAGED_PLAYERS = "damaged_players"
    NEWER_SETTINGS = "newer_settings"
    SETTINGS_NOT_SAVED = "settings_not_saved"
    CANNOT_OPEN = "cannot_open"
    OPENED_BROKEN = "opened_broken"
    OPENED_NEWER = "opened_newer"
    COPY_NOT_SAVED = "copy_not_saved"
    COPY_WITHOUT_FOLDER = "copy_without_folder"
    NOT_LOCKED = "not_locked"
    RECORDS_NOT_SAVED = "records_not_saved"
    NEWER_RECORDS = "newer_records"


@dataclass(frozen=True, slots=True)
class StoreProblem:
    """A file could not be used or written.

    For a bad file of the program's own, `kept_as` is its new place; None means that it could
    not be moved and stays where it is, so that nothing is saved over it. `detail` is the
    system's own words, possibly empty.
    """

    kind: ProblemKind
    path: Path
    kept_as: Path | None = None
    detail: str = ""


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that the old or the new content is there at any moment.

    Creates the folders it needs; raises `OSError` and then leaves the old file as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise OSError(file.errorString())
    if file.write(data) != len(data):
        file.cancelWriting()
    if not file.commit():
        raise OSError(file.errorString())


def write_chosen(path: Path, data: bytes) -> None:
    """Write a file where a person wants it.

    Raises `OSError` also where there is no such folder, and where something other than an
    ordinary file has that name: a folder, a pipe, a device.
    """
    if not is_folder(path.parent):
        raise FileNotFoundError(f"no folder {path.parent}")
    refuse_special(path)
    write_whole(path, data)


def read_text(path: Path, limit: int = SIZE_LIMIT) -> str:
    """Return the text of an ordinary file in UTF-8.

    Raises `FileNotFoundError`, another `OSError` when it cannot be read (a folder, a pipe, no
    permission, larger than `limit` bytes) and `UnicodeDecodeError` for other encodings.
    """
    return read_plain(path, limit).decode("utf-8-sig")


def move_aside(path: Path, word: str) -> Path:
    """Rename a file or folder to a free name such as `current.broken-1.yatzy` and return that.

    Raises `OSError`; never replaces anything.
    """
    for number in range(1, _MOST_NAMES):
        aside = path.with_name(f"{path.stem}.{word}-{number}{path.suffix}")
        if not os.path.lexists(aside):
            path.rename(aside)
            return aside
    raise OSError("no free name left")


def remove_unfinished(path: Path) -> None:
    """Remove what writers of this file left who were killed; nobody may be writing it now."""
    for unfinished in files_in(path.parent, f"{path.name}.{'[A-Za-z]' * 6}"):
        # QSaveFile takes large and small letters; a person's "….backup" is none of its files.
        if not unfinished.suffix.islower():
            with suppress(OSError):
                unfinished.unlink()


class KeptFile:
    """One file of the program: read, saved whole, and never saved over a bad one.

    Problems go to `report`; a failing save is reported once until a save succeeds again. What
    could not be saved is kept for another try. `waiting_changed` is called when saving begins to
    fail or to wait, and when it no longer does.
    """

    def __init__(
        self,
        path: Path,
        not_saved: ProblemKind,
        report: Callable[[StoreProblem], None],
        write: Write = write_whole,
        waiting_changed: Callable[[], None] | None = None,
    ) -> None:
        self.path = path
        self._not_saved = not_saved
        self._report = report
        self._write = write
        self._waiting_changed = waiting_changed
        self._unsaved: str | None = None
        self._is_failing = False
        self._in_the_way: tuple[ProblemKind, str] | None = None

    def set_aside(self, kind: ProblemKind, word: str, detail: str = "") -> None:
        """Move the bad file to a new name, or else see to it that nothing is saved over it."""
        try:
            kept_as = move_aside(self.path, word)
        except OSError as error:
            if self._in_the_way is None:
                self._in_the_way = (kind, word)
                self._report(StoreProblem(kind, self.path, None, str(error)))
            return
        self._in_the_way = None
        self._report(StoreProblem(kind, self.path, kept_as, detail))

    @property
    def has_unsaved(self) -> bool:
        """Whether the last save failed, so that the file lags behind."""
        return self._unsaved is not None

    def save(self, text: str) -> bool:
        """Write the file and tell whether it is there."""
        before = self._trouble
        is_saved = self._is_written(text)
        self._unsaved = None if is_saved else text
        self._tell_change(before)
        return is_saved

    def save_again(self) -> bool:
        """Try once more what could not be saved, if anything; tell whether all is on the disk."""
        return self._unsaved is None or self.save(self._unsaved)

    def give_up(self) -> None:
        """Forget what could not be saved."""
        before = self._trouble
        self._unsaved, self._is_failing = None, False
        self._tell_change(before)

    def warn(self, detail: str = "") -> None:
        """Report that saving fails before there is anything to save."""
        if not self._is_failing:
            self._is_failing = True
            self._report(StoreProblem(self._not_saved, self.path, None, detail))

    def _is_written(self, text: str) -> bool:
        if self._in_the_way is not None:
            self._retry_setting_aside(*self._in_the_way)
        if self._in_the_way is not None:
            return False
        try:
            self._write(self.path, text.encode(errors="replace"))
        except OSError as error:
            self.warn(str(error))
            return False
        self._is_failing = False
        return True

    @property
    def _trouble(self) -> tuple[bool, bool]:
        return self.has_unsaved, self._is_failing

    def _tell_change(self, before: tuple[bool, bool]) -> None:
        if self._waiting_changed is not None and self._trouble != before:
            self._waiting_changed()

    def _retry_setting_aside(self, kind: ProblemKind, word: str) -> None:
        if os.path.lexists(self.path):
            self.set_aside(kind, word)
        else:
            self._in_the_way = None
