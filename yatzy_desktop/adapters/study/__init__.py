"""Study beside the game: reviews, practice, openings and chances to win, off the drawing thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.adapters.study.practice_texts import WeakSpotTexts as WeakSpotTexts
    from yatzy_desktop.adapters.study.practice_texts import answer_text as answer_text
    from yatzy_desktop.adapters.study.practice_texts import best_text as best_text
    from yatzy_desktop.adapters.study.practice_texts import score_text as score_text
    from yatzy_desktop.adapters.study.runner import StudyRunner as StudyRunner
    from yatzy_desktop.adapters.study.runner import Task as Task
    from yatzy_desktop.adapters.study.works import AllJudged as AllJudged
    from yatzy_desktop.adapters.study.works import ChancesAt as ChancesAt
    from yatzy_desktop.adapters.study.works import Question as Question
    from yatzy_desktop.adapters.study.works import Starts as Starts
    from yatzy_desktop.adapters.study.works import explain_work as explain_work
    from yatzy_desktop.adapters.study.works import luck_work as luck_work
    from yatzy_desktop.adapters.study.works import mistakes_work as mistakes_work
    from yatzy_desktop.adapters.study.works import openings_work as openings_work
    from yatzy_desktop.adapters.study.works import question_work as question_work
    from yatzy_desktop.adapters.study.works import review_work as review_work
    from yatzy_desktop.adapters.study.works import win_chances_work as win_chances_work

__getattr__ = open_doors(
    __name__,
    {
        "practice_texts": "WeakSpotTexts answer_text best_text score_text",
        "runner": "StudyRunner Task",
        "works": (
            "AllJudged ChancesAt Question Starts explain_work luck_work mistakes_work "
            "openings_work question_work review_work win_chances_work"
        ),
    },
)
