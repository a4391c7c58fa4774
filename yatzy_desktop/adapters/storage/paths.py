"""Where the program keeps what belongs to a person."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from yatzy_desktop.adapters.storage.files import remove_unfinished
from yatzy_desktop.plain_files import is_folder

FOLDER = "yatzy-desktop"
SOLVED_FOLDER = "solved"


@dataclass(frozen=True, slots=True)
class AppPaths:
    """Folders, which need not exist.

    They are for games, for settings, for what only helps (logs, the window), and for what can be
    worked out again.
    """

    data_dir: Path
    config_dir: Path
    state_dir: Path
    cache_dir: Path

    @property
    def solved_dir(self) -> Path:
        """Where the tables of own rulesets are kept that were solved on this computer."""
        return self.cache_dir / SOLVED_FOLDER

    @classmethod
    def standard(cls) -> AppPaths:
        """Return the places that the system has for this."""
        place = QStandardPaths.StandardLocation
        return cls(
            data_dir=_folder_in(place.GenericDataLocation),
            config_dir=_folder_in(place.GenericConfigLocation),
            state_dir=_folder_in(place.GenericStateLocation),
            cache_dir=_folder_in(place.GenericCacheLocation),
        )

    @classmethod
    def inside(cls, folder: Path) -> AppPaths:
        """Return one folder for everything, as `--data-dir` wants it."""
        whole = folder.absolute()
        return cls(whole, whole, whole, whole)


def tidy_up(paths: AppPaths) -> None:
    """Remove what killed programs left half written; only where no other one is running."""
    for folder, pattern in (
        (paths.config_dir, "settings.json"),
        (paths.state_dir, "window.json"),
        (paths.cache_dir, "window.picture"),
        (paths.data_dir / "rulesets", "*.yatzy"),
        (paths.data_dir / "parked", "*.yatzy"),
        (paths.solved_dir, "*.values"),
        (paths.solved_dir, "*.rules"),
    ):
        remove_unfinished(folder / pattern)


def documents_folder() -> Path:
    """Return where a person's own files are looked for first: a folder that exists."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    documents = Path(QStandardPaths.writableLocation(place))
    return documents if is_folder(documents) else Path.home()


def _folder_in(place: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(place)) / FOLDER
