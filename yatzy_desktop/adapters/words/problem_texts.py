"""What went wrong with a file, in sentences that a player understands."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDir

from yatzy_desktop.adapters.storage import ProblemKind, StoreProblem
from yatzy_desktop.adapters.words.plain_text import shown_path

_TEXTS = cast(
    "dict[ProblemKind, str]",
    {
        ProblemKind.BROKEN_GAME: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "The game that was going on is damaged and cannot be continued."
            " Its file is kept as {kept}.",
        ),
        ProblemKind.NEWER_GAME: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "The game that was going on comes from a newer version of Yatzy Desktop."
            " Its file is kept as {kept}.",
        ),
        ProblemKind.GAME_NOT_SAVED: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "The game cannot be saved, because the folder of Yatzy Desktop cannot be written."
            " Perhaps the disk is full. You can play on; the game is saved as soon as possible.",
        ),
        ProblemKind.BROKEN_SETTINGS: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "The settings are damaged, so the usual ones are used. The old file is kept as {kept}.",
        ),
        ProblemKind.DAMAGED_PLAYERS: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "Some of the remembered players are damaged and left out."
            " The old settings are kept as {kept}.",
        ),
        ProblemKind.NEWER_SETTINGS: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "The settings come from a newer version of Yatzy Desktop, so the usual ones are used."
            " The old file is kept as {kept}.",
        ),
        ProblemKind.SETTINGS_NOT_SAVED: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "The settings cannot be saved, because the folder of Yatzy Desktop cannot be written."
            " Perhaps the disk is full. They hold for now and are saved as soon as possible.",
        ),
        ProblemKind.CANNOT_OPEN: QT_TRANSLATE_NOOP("StoreProblem", "{file} cannot be opened."),
        ProblemKind.OPENED_BROKEN: QT_TRANSLATE_NOOP(
            "StoreProblem", "{file} is not a game of Yatzy Desktop, or it is damaged."
        ),
        ProblemKind.OPENED_NEWER: QT_TRANSLATE_NOOP(
            "StoreProblem", "{file} comes from a newer version of Yatzy Desktop."
        ),
        ProblemKind.COPY_NOT_SAVED: QT_TRANSLATE_NOOP(
            "StoreProblem", "The copy cannot be saved to {file}. Try another place."
        ),
        ProblemKind.COPY_WITHOUT_FOLDER: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "The copy cannot be saved: there is no folder {folder}. Try another place.",
        ),
        ProblemKind.NOT_LOCKED: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "Yatzy Desktop is already open, but does not answer."
            " The game in this window is not saved.",
        ),
        ProblemKind.RECORDS_NOT_SAVED: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "The game that ended cannot be put into the records now."
            " It is kept and put there as soon as possible.",
        ),
        ProblemKind.NEWER_RECORDS: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "The records come from a newer version of Yatzy Desktop. They stay as they are,"
            " and games that end now are kept until that version puts them there.",
        ),
    },
)
_LEFT_IN_PLACE = cast(
    "dict[ProblemKind, str]",
    {
        ProblemKind.BROKEN_GAME: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "The game that was going on is damaged, and its file cannot be moved."
            " It stays as it is, so this game is not saved.",
        ),
        ProblemKind.NEWER_GAME: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "The game that was going on comes from a newer version, and its file cannot be moved."
            " It stays as it is, so this game is not saved.",
        ),
        ProblemKind.BROKEN_SETTINGS: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "The settings are damaged, and their file cannot be moved."
            " It stays as it is, so changes are not saved.",
        ),
        ProblemKind.NEWER_SETTINGS: QT_TRANSLATE_NOOP(
            "StoreProblem",
            "The settings come from a newer version, and their file cannot be moved."
            " It stays as it is, so changes are not saved.",
        ),
    },
)


def store_problem_text(problem: StoreProblem) -> str:
    """Return the sentences that tell a player what went wrong.

    Files that somebody chose or may look for are named, the program's own are not.
    """
    source = _TEXTS[problem.kind]
    if problem.kept_as is None:
        source = _LEFT_IN_PLACE.get(problem.kind, source)
    kept = problem.path if problem.kept_as is None else problem.kept_as
    template = QCoreApplication.translate("StoreProblem", source)
    folder = QDir.toNativeSeparators(str(problem.path.parent))
    return template.format(
        file=shown_path(problem.path.name), kept=shown_path(kept.name), folder=shown_path(folder)
    )
