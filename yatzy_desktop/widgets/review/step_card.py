"""What is said of one position: whose it was, the luck of the roll, the choice and a better one."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from yatzy_desktop.adapters.game import Explanation
from yatzy_desktop.adapters.words import (
    SEPARATOR,
    better_text,
    hint_texts,
    isolated,
    luck_text,
    player_name,
    verdict_text,
)
from yatzy_desktop.compat import override
from yatzy_desktop.game import GameState
from yatzy_desktop.strategy import decimals_of_loss
from yatzy_desktop.strategy.study import ReviewedEntry
from yatzy_desktop.widgets.look import Dressed, Heading, TextLabel

_LINES = 3.3


class StepCard(Dressed, QWidget):
    """A few lines above the table; they keep their room, so that nothing moves below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: GameState | None = None
        self._choice: ReviewedEntry | None = None
        self._roll: ReviewedEntry | None = None
        self._explained: Explanation | None = None
        self._note: str | None = None
        self.title = Heading(1.25, self)
        self.verdict = TextLabel(self, bold=True)
        self.details = TextLabel(self)
        self.details.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 0, 0, 0)
        column.setSpacing(2)
        for label in (self.title, self.verdict, self.details):
            column.addWidget(label)
        column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_step(
        self, state: GameState, choice: ReviewedEntry | None, roll: ReviewedEntry | None
    ) -> None:
        """Tell of a position what is known of it."""
        self._state, self._choice, self._roll = state, choice, roll
        self._explained, self._note = None, None
        self.retranslate()

    def show_reasons(self, explained: Explanation) -> None:
        """Tell besides why the best choice is best."""
        self._explained = explained
        self.retranslate()

    def show_note(self, title: str, text: str) -> None:
        """Tell something else in place of all that."""
        self._note = text
        self.title.setText(title)
        self.verdict.setText(text)
        self.details.setText("")

    @property
    def spoken(self) -> str:
        """Everything, line by line."""
        texts = (each.text() for each in (self.title, self.verdict, self.details))
        return "\n".join(text for text in texts if text)

    @override
    def refit(self) -> None:
        lines = self.verdict.fontMetrics().lineSpacing() * (_LINES + 0.9)
        self.setFixedHeight(round(self.title.fontMetrics().lineSpacing() * 1.2 + lines))

    @override
    def retranslate(self) -> None:
        state = self._state
        if state is None or self._note is not None:
            return
        if state.is_over:
            self.title.setText(self.tr("The game is over"))
            self.verdict.setText("")
            self.details.setText("")
            return
        text = self.tr("{player} · round {round} · roll {roll}")
        number = QLocale().toString
        self.title.setText(
            text.format(
                player=isolated(player_name(state, state.current)),
                round=number(state.round_number),
                roll=number(state.turn.rolls_used),
            )
        )
        decimals = decimals_of_loss(self._choice.error if self._choice else 0.0)
        verdict = "" if self._choice is None else verdict_text(self._choice, state, decimals)
        self.verdict.setText(verdict)
        self.details.setText(SEPARATOR.join(self._details(state, decimals)))
        self.setAccessibleName(self.spoken)

    def _details(self, state: GameState, decimals: int) -> list[str]:
        lines = []
        if self._choice is not None and (better := better_text(self._choice, state, decimals)):
            lines.append(better)
        if self._roll is not None and self._roll.luck is not None:
            lines.append(luck_text(self._roll.luck, decimals))
        if self._explained is not None:
            told = hint_texts(state, self._explained.analysis, self._explained.chances)
            lines += told.reasons
        return lines
