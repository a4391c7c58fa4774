"""What a person can learn from: the review of a game, practice and openings; without Qt."""

from __future__ import annotations

from yatzy_desktop.strategy.study.openings import Opening, openings_of
from yatzy_desktop.strategy.study.positions import (
    Position,
    PositionError,
    mistakes_in,
    position_from_plain,
    position_to_plain,
    two_choices,
    usual_positions,
)
from yatzy_desktop.strategy.study.practice import (
    Answer,
    Practice,
    PracticeError,
    Waiting,
    answered,
    next_position,
    practice_from_plain,
    practice_to_plain,
)
from yatzy_desktop.strategy.study.reviewer import ReviewedChoice, ReviewedEntry, Reviewer
from yatzy_desktop.strategy.study.summary import (
    Review,
    SeatSummary,
    accuracy_scale,
    review_game,
    reviewed,
)
from yatzy_desktop.strategy.study.weak_spots import (
    Habit,
    WeakSpot,
    all_weak_spots,
    habit_of,
    weak_spots,
)

__all__ = [
    "Answer",
    "Habit",
    "Opening",
    "Position",
    "PositionError",
    "Practice",
    "PracticeError",
    "Review",
    "ReviewedChoice",
    "ReviewedEntry",
    "Reviewer",
    "SeatSummary",
    "Waiting",
    "WeakSpot",
    "accuracy_scale",
    "all_weak_spots",
    "answered",
    "habit_of",
    "mistakes_in",
    "next_position",
    "openings_of",
    "position_from_plain",
    "position_to_plain",
    "practice_from_plain",
    "practice_to_plain",
    "review_game",
    "reviewed",
    "two_choices",
    "usual_positions",
    "weak_spots",
]
