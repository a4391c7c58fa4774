"""Below the table: the Roll button that says what it will do, with the rolls left."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from yatzy_desktop.adapters.words import shown_in_tip
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    Dressed,
    Theme,
    presses_by_enter,
)

_ARROWS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down})


class RollPrompt(Enum):
    """What the Roll button stands for now."""

    ROLL = auto()
    ROLL_SAVED = auto()
    ROLLING = auto()
    TAKE_BACK_A_DIE = auto()
    HOLD_MORE = auto()
    CHOOSE_BOX = auto()
    OTHER_PLAYER = auto()
    GAME_OVER = auto()


@dataclass(frozen=True, slots=True)
class RollPanelState:
    """What the panel shows: dice to throw, the turn's own rolls left of how many, and the bank.

    `bank` is None where the rules save no rolls; `hold_needed` counts dice still to hold.
    """

    prompt: RollPrompt
    dice: int = 0
    basic_left: int = 0
    basic_total: int = 3
    bank: int | None = None
    hold_needed: int = 0

    @property
    def can_roll(self) -> bool:
        """Whether a person may throw the dice now."""
        return self.prompt in {RollPrompt.ROLL, RollPrompt.ROLL_SAVED}

    @property
    def enabled(self) -> bool:
        """Whether the button can be pressed; while dice roll it stays so, to keep the focus."""
        return self.prompt in {
            RollPrompt.ROLL,
            RollPrompt.ROLL_SAVED,
            RollPrompt.ROLLING,
            RollPrompt.OTHER_PLAYER,
        }


class RollButton(Dressed, QPushButton):
    """A large button in the theme's accent colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press with Enter as with Space, and leave the arrows to the window."""
        if event.key() in _ARROWS:
            event.ignore()
        elif not presses_by_enter(self, event):
            super().keyPressEvent(event)

    @override
    def sizeHint(self) -> QSize:
        """Return room for the longest text and a finger."""
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(self.text()) + 4 * metrics.averageCharWidth()
        return QSize(width, round(metrics.height() * 2.3))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the least size at which most of the text is read."""
        return QSize(self.fontMetrics().averageCharWidth() * 8, self.sizeHint().height())

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the button, its text and its focus."""
        theme = self.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.height() * 0.28
        body = QRectF(self.rect()).adjusted(3, 3, -3, -5)
        self._paint_body(painter, theme, body, radius)
        painter.setPen(theme.accent_text if self.isEnabled() else theme.window_text)
        painter.setFont(self._font_for(body.width() - radius))
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -3)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.focus, 2))
            painter.drawRoundedRect(ring, radius + 2, radius + 2)

    def _font_for(self, width: float) -> QFont:
        """Return the button's font, smaller where the text would not fit into so many pixels."""
        font = QFont(self.font())
        wanted = QFontMetricsF(font).horizontalAdvance(self.text())
        if wanted > width > 0:
            font.setPointSizeF(font.pointSizeF() * width / wanted)
        return font

    def _paint_body(self, painter: QPainter, theme: Theme, body: QRectF, radius: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        if not self.isEnabled():
            painter.setPen(QPen(theme.border, 1.2))
            painter.setBrush(theme.button)
            painter.drawRoundedRect(body, radius, radius)
            return
        edge = QColor(theme.accent).darker(145)
        painter.setBrush(edge)
        painter.drawRoundedRect(body.translated(0, 2), radius, radius)
        painter.setBrush(theme.accent_hover if self.underMouse() else theme.accent)
        painter.drawRoundedRect(body.translated(0, 1) if self.isDown() else body, radius, radius)


class RollsLeft(Dressed, QWidget):
    """Pips for the turn's own rolls, and tokens for the saved ones."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = RollPanelState(RollPrompt.ROLL)

    def set_state(self, state: RollPanelState) -> None:
        """Show these rolls."""
        self._state = state
        self.retranslate()
        self.updateGeometry()
        self.update()

    @override
    def retranslate(self) -> None:
        self.setAccessibleName(self._description())
        self.setToolTip(shown_in_tip(self._description()))

    def _description(self) -> str:
        left = self.tr("%n rolls left", "", self._state.basic_left)
        if self._state.bank is None:
            return left
        saved = self.tr("%n saved rolls", "", self._state.bank)
        return self.tr("{rolls}, {saved}").format(rolls=left, saved=saved)

    @property
    def _unit(self) -> int:
        return max(10, round(self.fontMetrics().height() * 0.85))

    @override
    def sizeHint(self) -> QSize:
        """Return room for the pips, and below them the tokens."""
        across = self._state.basic_total * 1.5 + 0.5
        rows = 1.0
        if self._state.bank is not None:
            across = max(across, 1.9 + self.fontMetrics().horizontalAdvance("×88") / self._unit)
            rows = 2.6
        return QSize(round(across * self._unit), round((rows + 0.6) * self._unit))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the same as the hint: pips are never cut."""
        return self.sizeHint()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw pips and tokens."""
        theme = self.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, state = self._unit, self._state
        rows = 1.0 if state.bank is None else 2.6
        top = (self.height() - rows * unit) / 2
        for place in range(state.basic_total):
            spot = QRectF((place * 1.5 + 0.25) * unit, top, unit, unit)
            full = place < state.basic_left
            painter.setPen(QPen(theme.pip_on if full else theme.window_muted, 1.5))
            painter.setBrush(theme.pip_on if full else theme.pip_off)
            painter.drawEllipse(spot.adjusted(1, 1, -1, -1))
        if state.bank is not None:
            self._paint_bank(painter, theme, top + 1.5 * unit, state.bank)

    def _paint_bank(self, painter: QPainter, theme: Theme, top: float, bank: int) -> None:
        unit = self._unit
        painter.setPen(QPen(QColor(theme.token).darker(130), 1.2))
        painter.setBrush(theme.token if bank else theme.pip_off)
        for layer in reversed(range(min(bank, 3) or 1)):
            spot = QRectF(0.25 * unit, top - layer * unit * 0.18, unit * 1.1, unit * 1.1)
            painter.drawEllipse(spot)
        painter.setPen(theme.window_text)
        text = self.tr("×{count}").format(count=QLocale().toString(bank))
        place = QRectF(1.7 * unit, top - unit * 0.2, self.width() - 1.7 * unit, unit * 1.5)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


class RollPanel(Dressed, QWidget):
    """The Roll button with the rolls left beside it; emits `roll_requested`."""

    roll_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = RollPanelState(RollPrompt.ROLL)
        self._crowded = False
        self.button = RollButton(self)
        self.rolls_left = RollsLeft(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.button, 1)
        self._row.addWidget(self.rolls_left)
        self.button.clicked.connect(self.roll_requested)

    def set_left_handed(self, *, on: bool) -> None:
        """Show what is left at the other side of the button."""
        to_left, to_right = QHBoxLayout.Direction.RightToLeft, QHBoxLayout.Direction.LeftToRight
        self._row.setDirection(to_left if on else to_right)

    @property
    def has_keyboard(self) -> bool:
        """Whether keys act on the button."""
        return self.button.hasFocus()

    @property
    def state(self) -> RollPanelState:
        """What is shown now."""
        return self._state

    def set_state(self, state: RollPanelState) -> None:
        """Show what a press would do, and what is left."""
        self._state = state
        self.button.setEnabled(state.enabled)
        self.rolls_left.set_state(state)
        self.retranslate()

    def set_crowded(self, crowded: bool) -> None:  # noqa: FBT001 - a plain property
        """Take less room, where large text meets a small window."""
        self._crowded = crowded
        self.refit()

    @override
    def refit(self) -> None:
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * (1.1 if self._crowded else 1.55))
        font.setBold(True)
        self.button.setFont(font)

    @override
    def retranslate(self) -> None:
        # What is left is told where it changes: a name that follows it would be heard twice.
        self.button.setAccessibleName(self.tr("Roll") if self._state.can_roll else "")
        self.button.setText(self._text())
        self.button.updateGeometry()

    def _text(self) -> str:
        state, number = self._state, QLocale().toString
        if state.prompt is RollPrompt.ROLL:
            text = self.tr("Roll %n dice · {left} left", "", state.dice)
            return text.format(left=number(state.basic_left))
        if state.prompt is RollPrompt.ROLL_SAVED:
            text = self.tr("Saved roll, %n dice · {saved} saved", "", state.dice)
            return text.format(saved=number(state.bank or 0))
        if state.prompt is RollPrompt.HOLD_MORE:
            return self.tr("Hold %n dice before you roll", "", state.hold_needed)
        return {
            RollPrompt.ROLLING: self.tr("Rolling…"),
            RollPrompt.TAKE_BACK_A_DIE: self.tr("All dice are held"),
            RollPrompt.CHOOSE_BOX: self.tr("Choose a box"),
            RollPrompt.OTHER_PLAYER: self.tr("Show the turn at once"),
            RollPrompt.GAME_OVER: self.tr("The game is over"),
        }[state.prompt]
