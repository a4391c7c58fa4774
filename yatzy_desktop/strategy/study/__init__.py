"""What a person can learn from: the review of a game, practice and openings; without Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.strategy.study.habits import Habit as Habit
    from yatzy_desktop.strategy.study.habits import WeakSpot as WeakSpot
    from yatzy_desktop.strategy.study.habits import all_weak_spots as all_weak_spots
    from yatzy_desktop.strategy.study.habits import habit_of as habit_of
    from yatzy_desktop.strategy.study.habits import weak_spots as weak_spots
    from yatzy_desktop.strategy.study.notebook import Mistake as Mistake
    from yatzy_desktop.strategy.study.notebook import Notebook as Notebook
    from yatzy_desktop.strategy.study.notebook import mistake_in_answer as mistake_in_answer
    from yatzy_desktop.strategy.study.notebook import mistakes_of as mistakes_of
    from yatzy_desktop.strategy.study.notebook import notebook_from_plain as notebook_from_plain
    from yatzy_desktop.strategy.study.notebook import notebook_to_plain as notebook_to_plain
    from yatzy_desktop.strategy.study.openings import Opening as Opening
    from yatzy_desktop.strategy.study.openings import openings_of as openings_of
    from yatzy_desktop.strategy.study.positions import Position as Position
    from yatzy_desktop.strategy.study.positions import PositionError as PositionError
    from yatzy_desktop.strategy.study.positions import alone as alone
    from yatzy_desktop.strategy.study.positions import mistakes_in as mistakes_in
    from yatzy_desktop.strategy.study.positions import position_from_plain as position_from_plain
    from yatzy_desktop.strategy.study.positions import position_to_plain as position_to_plain
    from yatzy_desktop.strategy.study.positions import two_choices as two_choices
    from yatzy_desktop.strategy.study.positions import usual_positions as usual_positions
    from yatzy_desktop.strategy.study.practice import Answer as Answer
    from yatzy_desktop.strategy.study.practice import Practice as Practice
    from yatzy_desktop.strategy.study.practice import PracticeError as PracticeError
    from yatzy_desktop.strategy.study.practice import Waiting as Waiting
    from yatzy_desktop.strategy.study.practice import answered as answered
    from yatzy_desktop.strategy.study.practice import next_position as next_position
    from yatzy_desktop.strategy.study.practice import practice_from_plain as practice_from_plain
    from yatzy_desktop.strategy.study.practice import practice_to_plain as practice_to_plain
    from yatzy_desktop.strategy.study.reviewer import ReviewedChoice as ReviewedChoice
    from yatzy_desktop.strategy.study.reviewer import ReviewedEntry as ReviewedEntry
    from yatzy_desktop.strategy.study.reviewer import Reviewer as Reviewer
    from yatzy_desktop.strategy.study.summary import Review as Review
    from yatzy_desktop.strategy.study.summary import SeatSummary as SeatSummary
    from yatzy_desktop.strategy.study.summary import accuracy_scale as accuracy_scale
    from yatzy_desktop.strategy.study.summary import review_game as review_game
    from yatzy_desktop.strategy.study.summary import reviewed as reviewed

__getattr__ = open_doors(
    __name__,
    {
        "notebook": (
            "Mistake Notebook mistake_in_answer mistakes_of notebook_from_plain notebook_to_plain"
        ),
        "openings": "Opening openings_of",
        "positions": (
            "Position PositionError alone mistakes_in "
            "position_from_plain position_to_plain two_choices usual_positions"
        ),
        "practice": (
            "Answer Practice PracticeError Waiting "
            "answered next_position practice_from_plain practice_to_plain"
        ),
        "reviewer": "ReviewedChoice ReviewedEntry Reviewer",
        "summary": "Review SeatSummary accuracy_scale review_game reviewed",
        "habits": "Habit WeakSpot all_weak_spots habit_of weak_spots",
    },
)
