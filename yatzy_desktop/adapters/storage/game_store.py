"""Where the running game is kept from one action to the next, and games in files of their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from yatzy_desktop.adapters.storage.files import (
    KeptFile,
    ProblemKind,
    StoreProblem,
    Write,
    read_text,
    remove_unfinished,
    write_whole,
)
from yatzy_desktop.game import (
    History,
    NewerFormatError,
    NotationError,
    history_to_text,
    text_to_session,
)
from yatzy_desktop.plain_files import is_folder

CURRENT_GAME = "current.yatzy"


@dataclass(frozen=True, slots=True)
class Session:
    """A game with the positions marked to hold on its table."""

    history: History
    held: frozenset[int]


class GameStore(QObject):
    """Keeps the current game in a folder; reads and writes others where a person wants them.

    The current game is only saved while `may_save` says so: not where another program may be
    writing it.
    """

    problem_found = Signal(object)
    """A StoreProblem, once for each thing that went wrong."""
    waiting_changed = Signal()
    """The current game could not be saved and waits, or it no longer does."""

    def __init__(
        self,
        folder: Path,
        write: Write = write_whole,
        may_save: Callable[[], bool] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._write = write
        self._may_save = may_save
        self._is_refused = False
        self._current = KeptFile(
            folder / CURRENT_GAME,
            ProblemKind.GAME_NOT_SAVED,
            self.problem_found.emit,
            write,
            self.waiting_changed.emit,
        )

    def tidy(self) -> None:
        """Remove what a killed program left half written; only where no other one is running."""
        remove_unfinished(self._current.path)

    def load(self) -> Session | None:
        """Return the game that was going on, or the finished one; None when there is none.

        A file that cannot be used is kept under another name, and the problem announced.
        """
        try:
            return _session_in(self._current.path)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except NewerFormatError as error:
            self._current.set_aside(ProblemKind.NEWER_GAME, "newer", str(error))
        except (OSError, UnicodeError, NotationError) as error:
            self._current.set_aside(ProblemKind.BROKEN_GAME, "broken", str(error))
        return None

    def save(self, history: History, held: frozenset[int] = frozenset()) -> bool:
        """Keep this as the current game and tell whether it is on the disk."""
        return self._is_ours() and self._current.save(history_to_text(history, held))

    @property
    def is_waiting(self) -> bool:
        """Whether the last save failed and waits for `save_again`."""
        return self._current.has_unsaved

    def save_again(self) -> bool:
        """Try once more what could not be saved, if anything; tell whether all is on the disk."""
        return self._is_ours() and self._current.save_again()

    def warn(self) -> None:
        """Announce that the folder cannot be written before there is anything to save."""
        self._current.warn()

    def load_file(self, path: Path) -> Session | None:
        """Return the game in any file, which stays as it is; None after announcing a problem."""
        try:
            return _session_in(path)
        except NewerFormatError as error:
            kind, detail = ProblemKind.OPENED_NEWER, str(error)
        except (UnicodeError, NotationError) as error:
            kind, detail = ProblemKind.OPENED_BROKEN, str(error)
        except (OSError, ValueError) as error:
            kind, detail = ProblemKind.CANNOT_OPEN, str(error)
        self.problem_found.emit(StoreProblem(kind, path, None, detail))
        return None

    def save_copy(self, path: Path, history: History, held: frozenset[int] = frozenset()) -> bool:
        """Write the game to any file in a folder that exists, and tell whether it is there."""
        if not is_folder(path.parent):
            self.problem_found.emit(StoreProblem(ProblemKind.COPY_WITHOUT_FOLDER, path))
            return False
        try:
            self._write(path, history_to_text(history, held).encode(errors="replace"))
        except (OSError, ValueError) as error:
            self.problem_found.emit(
                StoreProblem(ProblemKind.COPY_NOT_SAVED, path, None, str(error))
            )
            return False
        return True

    def _is_ours(self) -> bool:
        if self._may_save is None or self._may_save():
            return True
        self._current.give_up()
        if not self._is_refused:
            self._is_refused = True
            self.problem_found.emit(StoreProblem(ProblemKind.NOT_LOCKED, self._current.path))
        return False


def _session_in(path: Path) -> Session:
    history, held = text_to_session(read_text(path))
    return Session(history, held)
