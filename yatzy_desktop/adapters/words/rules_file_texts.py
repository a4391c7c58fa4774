"""What went wrong with a file of rules, in sentences that a player understands."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from yatzy_desktop.adapters.storage import RulesFileProblem, RulesFileProblemKind
from yatzy_desktop.adapters.words.plain_text import shown_path
from yatzy_desktop.adapters.words.refusal_texts import ruleset_problem_text

_TEXTS = cast(
    "dict[RulesFileProblemKind, str]",
    {
        RulesFileProblemKind.CANNOT_READ: QT_TRANSLATE_NOOP(
            "RulesFile", "{file} cannot be opened."
        ),
        RulesFileProblemKind.TOO_LARGE: QT_TRANSLATE_NOOP(
            "RulesFile", "{file} is far too large to hold rules."
        ),
        RulesFileProblemKind.NOT_RULES: QT_TRANSLATE_NOOP(
            "RulesFile", "{file} holds no rules of Yatzy Desktop, or it is damaged."
        ),
        RulesFileProblemKind.HOLDS_A_GAME: QT_TRANSLATE_NOOP(
            "RulesFile", "{file} holds a game, not rules. Open it from the Game menu."
        ),
        RulesFileProblemKind.NEWER: QT_TRANSLATE_NOOP(
            "RulesFile", "{file} comes from a newer version of Yatzy Desktop."
        ),
        RulesFileProblemKind.NOT_PLAYABLE: QT_TRANSLATE_NOOP(
            "RulesFile", "The rules in {file} cannot be played. {reason}"
        ),
        RulesFileProblemKind.BROKEN_OWN: QT_TRANSLATE_NOOP(
            "RulesFile", "Own rules are damaged and cannot be used. Their file is kept as {kept}."
        ),
        RulesFileProblemKind.NEWER_OWN: QT_TRANSLATE_NOOP(
            "RulesFile",
            "The own rules in {file} come from a newer version of Yatzy Desktop"
            " and are left as they are.",
        ),
        RulesFileProblemKind.UNREADABLE_OWN: QT_TRANSLATE_NOOP(
            "RulesFile", "The own rules in {file} cannot be read."
        ),
        RulesFileProblemKind.NOT_SAVED: QT_TRANSLATE_NOOP(
            "RulesFile", "The rules cannot be saved to {file}."
        ),
        RulesFileProblemKind.NOT_DELETED: QT_TRANSLATE_NOOP(
            "RulesFile", "{file} cannot be deleted."
        ),
        RulesFileProblemKind.NOT_EXPORTED: QT_TRANSLATE_NOOP(
            "RulesFile", "The rules cannot be written to {file}. Try another place."
        ),
    },
)


def rules_file_problem_text(problem: RulesFileProblem) -> str:
    """Return the sentences that tell a player what went wrong with which file of rules."""
    template = QCoreApplication.translate("RulesFile", _TEXTS[problem.kind])
    reason = "" if problem.error is None else ruleset_problem_text(problem.error)
    kept = problem.path if problem.kept_as is None else problem.kept_as
    return template.format(
        file=shown_path(problem.path.name), kept=shown_path(kept.name), reason=reason
    )
