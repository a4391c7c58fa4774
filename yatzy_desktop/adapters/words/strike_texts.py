"""The question before a box is struck out: what speaks against it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yatzy_desktop.adapters.words.labels import category_name, points_text
from yatzy_desktop.game import GameState, possible_scores


def best_other_box(state: GameState, category: str) -> str | None:
    """Return the box, beside this one, in which the dice give most; None if they give nothing."""
    scores = {key: points for key, points in possible_scores(state).items() if key != category}
    best = max(scores, key=lambda key: scores[key], default=None)
    return best if best is not None and scores[best] > 0 else None


def strike_question_text(state: GameState, category: str) -> str:
    """Return the question whether somebody really wants a zero in this box."""
    translate, ruleset = QCoreApplication.translate, state.ruleset
    other = best_other_box(state, category)
    if other is None and state.can_roll:
        text = translate("Strike", "Strike out {box}? There are rolls left.")
    elif other is None:
        text = translate("Strike", "Strike out {box}?")
    elif state.can_roll:
        text = translate(
            "Strike", "Strike out {box}? {other} would give {points}, and there are rolls left."
        )
    else:
        text = translate("Strike", "Strike out {box}? {other} would give {points}.")
    return text.format(
        box=category_name(category, ruleset),
        other="" if other is None else category_name(other, ruleset),
        points="" if other is None else points_text(possible_scores(state)[other]),
    )
