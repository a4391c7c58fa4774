"""What lies on the table for a while: hints, questions, notices, celebrations, the podium."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.cards.bubble import Bubble as Bubble
    from yatzy_desktop.widgets.cards.bubble import Side as Side
    from yatzy_desktop.widgets.cards.game_over import RISE_MS as RISE_MS
    from yatzy_desktop.widgets.cards.game_over import GameOverPanel as GameOverPanel
    from yatzy_desktop.widgets.cards.hint_card import HintCard as HintCard
    from yatzy_desktop.widgets.cards.moments import Moments as Moments
    from yatzy_desktop.widgets.cards.moments import moment_of as moment_of
    from yatzy_desktop.widgets.cards.notice_bar import NoticeBar as NoticeBar
    from yatzy_desktop.widgets.cards.question_card import QuestionCard as QuestionCard

__getattr__ = open_doors(
    __name__,
    {
        "bubble": "Bubble Side",
        "game_over": "GameOverPanel RISE_MS",
        "hint_card": "HintCard",
        "moments": "Moments moment_of",
        "notice_bar": "NoticeBar",
        "question_card": "QuestionCard",
    },
)
