"""Above the table: whose turn it is, which round, and what a person can do now."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QLocale, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from yatzy_desktop.adapters.words import shown_in_tip
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    Dressed,
    TextLabel,
    announce,
)
from yatzy_desktop.widgets.turn.work_note import WorkNote

_PLAIN_ROOM, _BAND_ROOM, _BAND_WIDTH = 4, 16, 6
"""Pixels left of the name, without and with a colour, and the width of that."""

_LEAST_NAME, _UNEVEN = 0.6, 0.97
"""How small a long name may be, and how unevenly hinted letters shrink."""


class TurnHint(Enum):
    """What the line under the player's name suggests."""

    ROLL = auto()
    HOLD_OR_CHOOSE = auto()
    HOLD_FIRST = auto()
    CHOOSE = auto()
    ENTER = auto()
    ENTER_AGAIN = auto()
    WATCH = auto()
    ROLLING = auto()
    OVER = auto()


@dataclass(frozen=True, slots=True)
class TurnHeaderState:
    """The player, the round of how many, the ruleset's shown name, and the hint."""

    player: str
    round_number: int
    round_count: int
    rules: str
    hint: TurnHint


class ElidedLabel(TextLabel):
    """One line of text that ends in … where it has no room, with the whole text as tooltip.

    `least` is the share of its size to which it shrinks before that.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        factor: float = 1.0,
        bold: bool = False,
        least: float = 1.0,
    ) -> None:
        super().__init__(parent, factor=factor, bold=bold)
        self._least = least
        self.setWordWrap(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw as much of the text as there is room for."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        wide = self.contentsRect().width()
        needed = self.fontMetrics().horizontalAdvance(self.text())
        if needed > wide:
            font = QFont(self.font())
            share = max(self._least, wide * _UNEVEN / needed)
            font.setPixelSize(max(1, int(QFontInfo(font).pixelSize() * min(1.0, share))))
            painter.setFont(font)
        text = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, wide)
        self.setToolTip("" if text == self.text() else shown_in_tip(self.text()))
        room, alignment = self.contentsRect(), self.alignment()
        if room.height() < self.fontMetrics().height():
            # Where it must be cut, then not the dots and rings of capitals.
            alignment = (alignment & ~Qt.AlignmentFlag.AlignVCenter) | Qt.AlignmentFlag.AlignTop
        painter.drawText(room, alignment, text)


class TurnHeader(Dressed, QWidget):
    """The player's name large, round and rules small, and one helpful sentence.

    Further widgets, such as a strip of icons, are placed at its end with `add_at_end`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: TurnHeaderState | None = None
        self._crowded = False
        self._round_texts = ("", "")
        self._color = ""
        self.name = ElidedLabel(self, factor=1.9, bold=True, least=_LEAST_NAME)
        self.round = ElidedLabel(self, factor=1.1)
        self.brief_round = TextLabel(self, factor=1.1)
        self.brief_round.setWordWrap(False)
        self.brief_round.hide()
        self.hint = TextLabel(self, factor=1.2)
        self.work = WorkNote(self)
        self.hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        for label in (self.round, self.brief_round, self.hint):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._top = QHBoxLayout()
        self._top.setSpacing(2)
        self._top.addWidget(self.name, 1)
        self._top.addWidget(self.brief_round)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(_PLAIN_ROOM, 0, 0, 0)
        self._layout.setSpacing(2)
        self._layout.addLayout(self._top)
        self._layout.addWidget(self.round)
        below = QHBoxLayout()
        below.addWidget(self.hint, 1)
        below.addWidget(self.work, 0, Qt.AlignmentFlag.AlignTop)
        self._layout.addLayout(below)

    def add_at_end(self, widget: QWidget) -> None:
        """Place a widget to the right of the name."""
        self._top.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)

    def set_state(self, state: TurnHeaderState) -> None:
        """Show this turn."""
        self._state = state
        self.retranslate()

    def set_color(self, color: str) -> None:
        """Mark the name with a player's colour like "#2f6fbf", or with none."""
        if color != self._color:
            self._color = color
            self._layout.setContentsMargins(_BAND_ROOM if color else _PLAIN_ROOM, 0, 0, 0)
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the colour of whose turn it is beside the name."""
        if not self._color:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._color))
        name = self.name.geometry()
        high = name.height() * 0.72
        place = QRectF(0.0, name.top() + (name.height() - high) / 2.0, _BAND_WIDTH, high)
        painter.drawRoundedRect(place, _BAND_WIDTH / 2.0, _BAND_WIDTH / 2.0)

    def set_work(self, percent: int | None) -> None:
        """Show how much of the coach's work on own rules is done, None when there is none."""
        was_hidden = self.work.isHidden()
        if percent is None:
            self.work.hide()
        else:
            self.work.show_percent(percent)
        if self.work.isHidden() != was_hidden:
            # There is more room for the hint now, or less.
            self._layout.activate()
            self._show_hint()

    def say(self, sentence: str) -> None:
        """Show a sentence in place of the hint until the next state."""
        self.hint.setText(sentence)
        announce(self.hint, sentence)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose words for the new width."""
        super().resizeEvent(event)
        self._show_hint()

    def set_crowded(self, crowded: bool) -> None:  # noqa: FBT001 - a plain property
        """Take less room, where large text meets a small window."""
        self._crowded = crowded
        self.name.set_factor(1.25 if crowded else 1.9)
        self.hint.set_factor(1.0 if crowded else 1.2)
        self.round.setVisible(not crowded)
        self.brief_round.setVisible(crowded)
        self.refit()

    @override
    def refit(self) -> None:
        # The lines are reserved, so that a longer sentence never moves the table.
        lines = (1 if self._crowded else 2) * self.hint.fontMetrics().lineSpacing()
        self.hint.setFixedHeight(lines + self.hint.contentsMargins().top())
        self.work.setMaximumHeight(self.hint.height())

    @override
    def retranslate(self) -> None:
        state = self._state
        if state is None:
            return
        number = QLocale().toString
        if state.hint is TurnHint.OVER:
            self.name.setText(self.tr("The game is over"))
            self.round.setText(state.rules)
            self.brief_round.clear()
            self._show_hint()
            return
        self.name.setText(state.player)
        told = {"number": number(state.round_number), "count": number(state.round_count)}
        text = self.tr("Round {number} of {count} · {rules}").format(rules=state.rules, **told)
        self._round_texts = text, self.tr("Round {number} of {count}").format(**told)
        brief = self.tr("{number}/{count}", "the round, and how many there are")
        self.brief_round.setText(brief.format(**told))
        self.brief_round.setAccessibleName(self._round_texts[1])
        self._show_hint()

    def _show_round(self) -> None:
        """Show the round, and the rules where there is room for their whole name."""
        whole, brief = self._round_texts
        fits = self.round.fontMetrics().horizontalAdvance(whole) <= self.round.width()
        self.round.setText(whole if fits else brief)

    def _show_hint(self) -> None:
        """Show the hint in the longest words that there is room for."""
        if self._state is None:
            return
        if self._state.hint is not TurnHint.OVER:
            self._show_round()
        whole, brief = self._hint_text(self._state.hint), self._brief_hint_text(self._state.hint)
        room = self.hint.contentsRect()
        needed = self.hint.fontMetrics().boundingRect(
            QRect(0, 0, room.width(), 10_000), Qt.TextFlag.TextWordWrap, whole
        )
        if needed.height() > room.height():
            elide = Qt.TextElideMode.ElideRight
            self.hint.setText(self.hint.fontMetrics().elidedText(brief, elide, room.width()))
        else:
            self.hint.setText(whole)
        self.hint.setToolTip(shown_in_tip(whole) if self.hint.text() != whole else "")

    def _hint_text(self, hint: TurnHint) -> str:
        return {
            TurnHint.ROLL: self.tr("Roll the dice to begin the turn."),
            TurnHint.HOLD_OR_CHOOSE: self.tr(
                "Click the dice to keep and roll again, or choose a box on the score sheet."
            ),
            TurnHint.HOLD_FIRST: self.tr(
                "Hold at least one die before you roll again, or choose a box."
            ),
            TurnHint.CHOOSE: self.tr("Choose a box on the score sheet for these dice."),
            TurnHint.ENTER: self.tr("Throw the dice on the table and enter what they show."),
            TurnHint.ENTER_AGAIN: self.tr("Choose a box, or roll again and enter the dice."),
            TurnHint.WATCH: self.tr("The computer is playing."),
            TurnHint.ROLLING: "",
            TurnHint.OVER: self.tr("Every box is filled."),
        }[hint]

    def _brief_hint_text(self, hint: TurnHint) -> str:
        return {
            TurnHint.ROLL: self.tr("Roll the dice."),
            TurnHint.HOLD_OR_CHOOSE: self.tr("Hold dice, or choose a box."),
            TurnHint.HOLD_FIRST: self.tr("Hold a die, or choose a box."),
            TurnHint.CHOOSE: self.tr("Choose a box."),
            TurnHint.ENTER: self.tr("Enter the dice."),
        }.get(hint, self._hint_text(hint))
