"""Where the window was, and where it can be on the screens there are now."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from PySide6.QtCore import QMargins, QRect

from yatzy_desktop.adapters.storage.files import (
    KeptFile,
    ProblemKind,
    StoreProblem,
    Write,
    read_text,
    write_whole,
)

_log = logging.getLogger(__name__)

WINDOW_FILE = "window.json"
NO_FRAME = QMargins()

_FARTHEST = 1_000_000


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """The inside of a window in device-independent pixels, and whether it was maximized."""

    x: int
    y: int
    width: int
    height: int
    maximized: bool = False

    @classmethod
    def of(cls, rect: QRect, *, maximized: bool = False) -> WindowPlace:
        """Return the place of a rectangle."""
        return cls(rect.x(), rect.y(), rect.width(), rect.height(), maximized)

    @property
    def rect(self) -> QRect:
        """The place as a rectangle."""
        return QRect(self.x, self.y, self.width, self.height)


class WindowStore:
    """Keeps the window's place. It matters to nobody but the window: problems go to the log."""

    def __init__(
        self,
        folder: Path,
        write: Write = write_whole,
        may_save: Callable[[], bool] | None = None,
    ) -> None:
        self._may_save = may_save
        self._file = KeptFile(folder / WINDOW_FILE, ProblemKind.SETTINGS_NOT_SAVED, _tell, write)

    def load(self) -> WindowPlace | None:
        """Return the place kept here, or None when there is none that can be used."""
        try:
            return _place_from(json.loads(read_text(self._file.path)))
        except (FileNotFoundError, NotADirectoryError):
            return None
        except (OSError, ValueError, RecursionError) as error:
            self._file.set_aside(ProblemKind.BROKEN_SETTINGS, "broken", str(error))
            return None

    def save(self, place: WindowPlace) -> bool:
        """Keep the place and tell whether it is on the disk; another program's is left alone."""
        if self._may_save is not None and not self._may_save():
            return False
        return self._file.save(json.dumps(asdict(place)) + "\n")


def fit_into(
    rect: QRect, screens: Sequence[QRect], frame: QMargins = NO_FRAME, first: int = 0
) -> QRect:
    """Return where a window can be, wholly inside one of the screens with its frame.

    That is the screen which shows most of it, or screen number `first` when none does. The window
    keeps its size unless the screen is smaller. Without screens it stays where it is.
    """
    if not screens:
        return QRect(rect)
    outer = rect.marginsAdded(frame)
    shown = [_area(outer.intersected(screen)) for screen in screens]
    number = shown.index(max(shown)) if any(shown) else first
    screen = screens[number]
    outer.setSize(outer.size().boundedTo(screen.size()))
    x = min(max(outer.x(), screen.x()), screen.x() + screen.width() - outer.width())
    y = min(max(outer.y(), screen.y()), screen.y() + screen.height() - outer.height())
    outer.moveTo(x, y)
    return outer.marginsRemoved(frame)


def _area(rect: QRect) -> int:
    return 0 if rect.isEmpty() else rect.width() * rect.height()


def _place_from(plain: object) -> WindowPlace:
    if not isinstance(plain, Mapping):
        raise ValueError("not an object")  # noqa: TRY004 - a broken file, no wrong call
    numbers = [plain.get(name) for name in ("x", "y", "width", "height")]
    match numbers:
        case [int(x), int(y), int(width), int(height)] if width > 0 < height and all(
            abs(each) < _FARTHEST for each in (x, y, width, height)
        ):
            return WindowPlace(x, y, width, height, plain.get("maximized") is True)
    raise ValueError("not a place")


def _tell(problem: StoreProblem) -> None:
    _log.info("%s: %s", problem.path, problem.detail)
