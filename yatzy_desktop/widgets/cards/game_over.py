"""The end of a game: a panel over the table with the podium and what can come next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QLocale,
    QObject,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from yatzy_desktop.adapters.words import (
    SEPARATOR,
    isolated,
    player_name,
    ruleset_label,
)
from yatzy_desktop.compat import override
from yatzy_desktop.game.state import GameState
from yatzy_desktop.widgets.cards.podium import Podium, on_podium
from yatzy_desktop.widgets.cards.standings import Standing, standings_of
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    Dressed,
    EvenGridLayout,
    Heading,
    QuietTime,
    TextLabel,
    announce,
    line_pen,
    paper_palette,
    rounded,
    text_unit,
)
from yatzy_desktop.widgets.table import rim_corner

RISE_MS = 900
QUIET_MS = 1000
"""How long after the press that ended the game no key acts, in milliseconds."""

_VEIL = 0.58
_SHADOW_STEPS = 6
_ARROWS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right})
_HEADING_TEXT = 1.6
_ALONE_TEXT = 3.0
_LAST_STRETCH = 5
_UNEVEN = 0.97
"""Hinted letters do not grow quite evenly with the size of their font."""


class GameOverPanel(Dressed, QWidget):
    """Covers its parent when a game has ended; hidden it leaves the table as it is.

    Emits requests only. `duration_ms` is how long the steps rise, 0 not at all. Whoever opens
    it gives it the focus, not one of its buttons: a key meant for the dice then does nothing.
    """

    rematch_requested = Signal()
    new_game_requested = Signal()
    review_requested = Signal()
    dismissed = Signal()
    """The person wants to look at the score sheet; the panel has hidden itself."""

    def __init__(
        self,
        parent: QWidget,
        *,
        duration_ms: int = RISE_MS,
        quiet_ms: int = QUIET_MS,
    ) -> None:
        super().__init__(parent)
        self._table = parent
        self._duration_ms = duration_ms
        self._quiet = QuietTime(quiet_ms)
        self._state: GameState | None = None
        self._helped: frozenset[int] = frozenset()
        self.heading = Heading(_HEADING_TEXT, self)
        self.line = TextLabel(self)
        self.podium = Podium(self)
        self.others = TextLabel(self)
        self.facts = TextLabel(self, bold=True)
        self.evening = TextLabel(self)
        self.facts.hide()
        self.evening.hide()
        self.rematch_button = DrawnButton(ButtonKind.MAIN, self)
        self.new_game_button = DrawnButton(ButtonKind.QUIET, self)
        self.review_button = DrawnButton(ButtonKind.QUIET, self)
        self.sheet_button = DrawnButton(ButtonKind.FLAT, self)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self.podium.set_risen)
        self._build()
        self._connect()
        parent.installEventFilter(self)
        self.hide()

    @property
    def animation(self) -> QVariantAnimation:
        """Lifts the steps once, when a result comes up."""
        return self._animation

    @property
    def buttons(self) -> tuple[DrawnButton, ...]:
        """What can be pressed, in the order of Tab."""
        return (
            self.rematch_button,
            self.new_game_button,
            self.review_button,
            self.sheet_button,
        )

    def set_duration(self, duration_ms: int) -> None:
        """Let the steps rise for so many milliseconds from the next result on."""
        self._duration_ms = duration_ms

    def tell(self, facts: Sequence[str], evening: Sequence[str]) -> None:
        """Tell what is worth telling of the game that has ended, and how the evening stands."""
        for label, lines in ((self.facts, facts), (self.evening, evening)):
            label.setText("\n".join(lines))
            label.setVisible(bool(lines))
        if self.isVisible() and facts:
            announce(self, self.facts.text())

    def follow(
        self, state: GameState, helped: frozenset[int] = frozenset(), pressed_at: int = 0
    ) -> None:
        """Come up when a game has just ended, and go when it goes on or another begins.

        A result that was shown does not come up again by itself. `helped` are the seats of
        those who played with advice, which is told quietly. `pressed_at` is the timestamp in
        milliseconds of the press that ended the game, 0 for none.
        """
        known, self._helped = self._state, helped
        self._state = state if state.is_over else None
        if self._state is None:
            self.hide()
        elif known != state:
            self.tell((), ())
            self.podium.set_colours({})
            self.retranslate()
            self._quiet.begin(pressed_at)
            self.open()

    def open(self) -> None:
        """Show the result of the game that ended; without one nothing happens."""
        if self._state is None:
            return
        self.setGeometry(self._table.rect())
        self._animation.stop()
        self.podium.set_risen(0.0 if self._duration_ms else 1.0)
        self.show()
        self.raise_()
        if self._duration_ms:
            self._animation.setDuration(self._duration_ms)
            self._animation.start()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._table.rect())
        is_press = watched in self.buttons and event.type() == QEvent.Type.KeyPress
        return is_press and self._quiet.covers(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._animation.state() != QAbstractAnimation.State.Stopped:
            self._animation.stop()

    @override
    def event(self, event: QEvent) -> bool:
        # Before Tab moves the focus, too.
        is_press = event.type() == QEvent.Type.KeyPress
        return (is_press and self._quiet.covers(event)) or super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._dismiss()
        elif key in _ARROWS and self.hasFocus():
            self.rematch_button.setFocus(Qt.FocusReason.TabFocusReason)
        elif event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self.theme, text_unit(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(theme.shadow.rgb())
        veil.setAlphaF(_VEIL)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        table = QRectF(self.rect())
        painter.drawPath(rounded(table, rim_corner(table.width(), table.height())))
        sheet = QRectF(self._outer.contentsRect())
        sheet.adjust(-unit, -unit * 0.8, unit, unit * 0.8)
        self._paint_shadow(painter, sheet)
        painter.setPen(line_pen(theme.border, max(1.0, unit * 0.06)))
        painter.setBrush(theme.paper)
        painter.drawPath(rounded(sheet, unit * 0.7))

    def _paint_shadow(self, painter: QPainter, sheet: QRectF) -> None:
        """Let the sheet lie a little above the table."""
        if self.theme.name == "high_contrast":
            return
        unit, shade = text_unit(self), QColor(self.theme.shadow)
        shade.setAlphaF(shade.alphaF() / (_SHADOW_STEPS + 1))
        painter.setBrush(shade)
        for step in range(1, _SHADOW_STEPS + 1):
            grow = unit * 0.6 * step / _SHADOW_STEPS
            area = sheet.adjusted(-grow * 0.7, -grow * 0.3, grow * 0.7, grow)
            painter.drawPath(rounded(area, unit * 0.7 + grow))

    def _build(self) -> None:
        self._body = body = QWidget()
        body.setAutoFillBackground(False)
        self._column = column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(0)
        column.addWidget(self.heading)
        column.addWidget(self.line)
        column.addWidget(self.facts)
        column.addWidget(self.podium, 1)
        column.addWidget(self.others)
        column.addWidget(self.evening)
        column.addStretch(0)
        for label in (self.heading, self.line, self.facts, self.others, self.evening):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setWidget(body)
        body.setAutoFillBackground(False)
        self._buttons = EvenGridLayout()
        self._buttons.addWidget(self.rematch_button)
        self._buttons.addWidget(self.new_game_button)
        column.addLayout(self._buttons)
        column.addWidget(self.review_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.sheet_button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._scroll, 1)

    def _connect(self) -> None:
        self.rematch_button.clicked.connect(self.rematch_requested)
        self.new_game_button.clicked.connect(self.new_game_requested)
        self.review_button.clicked.connect(self.review_requested)
        self.sheet_button.clicked.connect(self._dismiss)
        for button in self.buttons:
            button.installEventFilter(self)

    def _dismiss(self) -> None:
        self.hide()
        self.dismissed.emit()

    @override
    def retranslate(self) -> None:
        self.rematch_button.setText(self.tr("Rematch"))
        self.rematch_button.setAccessibleDescription(self.tr("The same players and rules"))
        self.new_game_button.setText(self.tr("New game…"))
        self.review_button.setText(self.tr("Review the game"))
        self.sheet_button.setText(self.tr("Look at the score sheet"))
        state = self._state
        if state is None:
            return
        standings = standings_of(state)
        alone = len(standings) == 1
        self.heading.setText(self._headline(standings))
        self._fit_heading()
        rules = ruleset_label(state.ruleset)
        line = self._quiet_line(standings[0].name, rules) if alone else rules
        self.line.setText(SEPARATOR.join([line, *self._help_note(state)]))
        self.podium.setVisible(not alone)
        for stretch in (0, _LAST_STRETCH):
            self._column.setStretch(stretch, 1 if alone else 0)
        self.podium.set_standings(standings)
        rest = standings[len(on_podium(standings)) :]
        lines = (self._result(each).replace(" ", "\N{NO-BREAK SPACE}") for each in rest)
        self.others.setText(SEPARATOR.join(lines))
        self.others.setVisible(bool(rest))
        results = "\n".join(self._result(each) for each in standings)
        self.podium.setAccessibleName(results)
        told = [self.heading.text(), *([] if alone else [results]), *self._help_note(state)]
        self.setAccessibleName("\n".join(told))

    def _help_note(self, state: GameState) -> list[str]:
        """Return who played with hints, if anybody did."""
        if not self._helped:
            return []
        if len(state.players) == 1:
            return [self.tr("with hints", "below the total of who played alone")]
        names = [isolated(player_name(state, seat)) for seat in sorted(self._helped)]
        text = self.tr("with hints: {names}")
        return [text.format(names=QLocale().createSeparatedList(names))]

    def _quiet_line(self, name: str, rules: str) -> str:
        return self.tr("{name} · {rules}", "below the total of who played alone").format(
            name=isolated(name), rules=rules
        )

    def _headline(self, standings: Sequence[Standing]) -> str:
        best = [isolated(each.name) for each in standings if each.place == 1]
        if len(standings) == 1:
            return self.tr("%n points", "", standings[0].total)
        if len(best) > 1:
            return self.tr("Shared win: {names}").format(names=QLocale().createSeparatedList(best))
        return self.tr("{name} wins!").format(name=best[0])

    def _result(self, standing: Standing) -> str:
        text = self.tr("{place}. {name}: %n points", "one line of the result", standing.total)
        return text.format(place=QLocale().toString(standing.place), name=isolated(standing.name))

    @override
    def dress(self) -> None:
        self._body.setPalette(paper_palette(self.theme))

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._column.setSpacing(round(unit * 0.4))
        self._buttons.setSpacing(round(unit * 0.3))
        self._place()

    def _place(self) -> None:
        """Leave some of the table to be seen around the sheet, where there is room."""
        unit = text_unit(self)
        side = max(unit * 1.5, min(unit * 4.0, (self.width() - unit * 26) / 2))
        above = max(unit * 1.3, min(unit * 3.0, (self.height() - unit * 20) / 2))
        self._outer.setContentsMargins(round(side), round(above), round(side), round(above))
        self._fit_heading()

    def _fit_heading(self) -> None:
        """Write the result as large as its longest word allows: a name may be one long word."""
        alone = self._state is not None and len(self._state.players) == 1
        wanted = _ALONE_TEXT if alone else _HEADING_TEXT
        self.heading.set_factor(wanted)
        words = self.heading.text().split()
        metrics = self.heading.fontMetrics()
        widest = max((metrics.horizontalAdvance(word) for word in words), default=0)
        room = self._outer.contentsRect().width()
        if widest > room > 0:
            self.heading.set_factor(max(1.0, wanted * room / widest * _UNEVEN))
