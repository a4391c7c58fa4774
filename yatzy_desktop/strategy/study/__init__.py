"""What a person can learn from: the review of a game, practice and openings; without Qt."""

from __future__ import annotations

from yatzy_desktop.strategy.study.openings import Opening, openings_of
from yatzy_desktop.strategy.study.reviewer import ReviewedChoice, ReviewedEntry, Reviewer
from yatzy_desktop.strategy.study.summary import (
    Review,
    SeatSummary,
    accuracy_scale,
    review_game,
    reviewed,
)

__all__ = [
    "Opening",
    "Review",
    "ReviewedChoice",
    "ReviewedEntry",
    "Reviewer",
    "SeatSummary",
    "accuracy_scale",
    "openings_of",
    "review_game",
    "reviewed",
]
