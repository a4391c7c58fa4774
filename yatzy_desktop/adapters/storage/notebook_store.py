"""Where a person's practice is kept."""

from __future__ import annotations

import json
import logging
from pathlib import Path

from yatzy_desktop.adapters.storage.files import (
    KeptFile,
    ProblemKind,
    StoreProblem,
    Write,
    read_text,
    write_whole,
)
from yatzy_desktop.strategy.study import (
    Notebook,
    PracticeError,
    notebook_from_plain,
    notebook_to_plain,
)

_log = logging.getLogger(__name__)

NOTEBOOK_FILE = "practice.json"


class NotebookStore:
    """Keeps the notebook; a file that cannot be used is put aside, and practice begins anew."""

    def __init__(self, folder: Path, write: Write = write_whole) -> None:
        self._file = KeptFile(folder / NOTEBOOK_FILE, ProblemKind.SETTINGS_NOT_SAVED, _tell, write)

    def load(self) -> Notebook:
        """Return the notebook kept here, an empty one when there is none."""
        try:
            return notebook_from_plain(json.loads(read_text(self._file.path)))
        except (FileNotFoundError, NotADirectoryError):
            return Notebook()
        except (OSError, ValueError, RecursionError, PracticeError) as error:
            self._file.set_aside(ProblemKind.BROKEN_SETTINGS, "broken", str(error))
            return Notebook()

    def save(self, notebook: Notebook) -> bool:
        """Keep the notebook and tell whether it is on the disk."""
        plain = notebook_to_plain(notebook)
        return self._file.save(json.dumps(plain, ensure_ascii=False) + "\n")


def _tell(problem: StoreProblem) -> None:
    _log.info("%s: %s", problem.path, problem.detail)
