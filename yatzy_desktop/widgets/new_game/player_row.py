"""One line of the list of players: a name to write, who plays there, a grip and a cross."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QStringListModel, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLabel, QSizePolicy, QWidget

from yatzy_desktop.adapters.words import isolated
from yatzy_desktop.compat import override
from yatzy_desktop.game import clean_name
from yatzy_desktop.widgets.look import (
    ENTER_KEYS,
    Dressed,
    SignButton,
    TextField,
    draw_cross,
    draw_focus_ring,
    draw_grip,
    line_pen,
    text_unit,
)
from yatzy_desktop.widgets.new_game.level_button import LevelButton

NAME_LENGTH = 20
"""How many characters of a name the score sheet surely shows."""


_CURSOR_SIDE = 5
"""Pixels by which QLineEdit's rectangle of the cursor starts left of the text."""


def _paint_grip(painter: QPainter, rect: QRectF, color: QColor) -> None:
    draw_grip(painter, rect.adjusted(-2, -2, 2, 2), color)


def _paint_cross(painter: QPainter, rect: QRectF, color: QColor) -> None:
    inner = rect.adjusted(*(rect.width() * share for share in (0.1, 0.1, -0.1, -0.1)))
    draw_cross(painter, inner, color, rect.width() * 0.13)


class Grip(SignButton):
    """Moves its player up and down: dragged by mouse, or by the arrow keys."""

    dragged_to = Signal(QPointF)
    move_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_paint_grip, parent)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged_to.emit(event.globalPosition())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        super().mouseReleaseEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.move_requested.emit(step)


class NameEdit(TextField):
    """A line to write a name on, which offers names known from before."""

    move_requested = Signal(int)
    step_requested = Signal(int)
    entered = Signal()
    """The name is written: Enter was pressed."""
    all_entered = Signal()
    """All names are written: Ctrl+Enter was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setMaxLength(NAME_LENGTH)
        self._names = QStringListModel(self)
        completer = QCompleter(self._names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.setCompleter(completer)

    def offer_names(self, names: Sequence[str]) -> None:
        """Complete what is written to one of these names."""
        self._names.setStringList(list(names))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        popup = self.completer().popup()
        offering = popup is not None and popup.isVisible()
        if event.key() in ENTER_KEYS and not self._takes_offered_name(event):
            if popup is not None:
                popup.hide()
            if not event.isAutoRepeat():
                (self.all_entered if _with_control(event) else self.entered).emit()
        elif step is None or offering:
            super().keyPressEvent(event)
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.move_requested.emit(step)
        else:
            self.step_requested.emit(step)

    def _takes_offered_name(self, event: QKeyEvent) -> bool:
        popup = self.completer().popup()
        if popup is None or _with_control(event):
            return False
        return popup.isVisible() and popup.currentIndex().isValid()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasSelectedText():
            self._paint_selection()

    def _paint_selection(self) -> None:
        """Draw marked text once more: Qt cuts it off where the typeface says it is highest.

        Lato's capitals with a ring or dots rise above that.
        """
        metrics = QFontMetricsF(self.font())
        text, start = self.text(), self.selectionStart()
        cursor = self.cursorRect()
        origin = cursor.left() + _CURSOR_SIDE
        origin -= round(metrics.horizontalAdvance(text[: self.cursorPosition()]))
        left = origin + metrics.horizontalAdvance(text[:start])
        width = metrics.horizontalAdvance(self.selectedText())
        over = max(0.0, -metrics.tightBoundingRect(self.selectedText()).top() - metrics.ascent())
        ground = QRectF(left, cursor.top() - over, width, metrics.height() + over)
        painter = QPainter(self)
        painter.setClipRect(self.rect().adjusted(_CURSOR_SIDE, 0, -_CURSOR_SIDE, 0))
        palette = self.palette()
        painter.fillRect(ground, palette.color(QPalette.ColorRole.Highlight))
        painter.setPen(palette.color(QPalette.ColorRole.HighlightedText))
        painter.drawText(QPointF(left, cursor.top() + metrics.ascent()), self.selectedText())


def _with_control(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


class PlayerRow(Dressed, QWidget):
    """A line of the list; it draws itself as a line of a paper pad.

    `computer_name` is what a computer on it is called unless another name is written.
    """

    changed = Signal()
    level_chosen = Signal(object)
    remove_requested = Signal()
    move_requested = Signal(int)
    step_requested = Signal(int)
    entered = Signal()
    all_entered = Signal()
    dragged_to = Signal(QPointF)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = QLabel(self)
        self.grip = Grip(self)
        self.edit = NameEdit(self)
        self.level_button = LevelButton(self)
        self.computer_name = ""
        self.remove_button = SignButton(_paint_cross, self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._layout = QHBoxLayout(self)
        parts = (self.grip, self._number, self.edit, self.level_button, self.remove_button)
        for part in parts:
            self._layout.addWidget(part, 1 if part is self.edit else 0)
        self._connect()

    @property
    def level(self) -> str | None:
        """The level of the computer that plays here, None for a person."""
        return self.level_button.level

    @property
    def own_dice(self) -> bool:
        """Whether the person who plays here throws real dice."""
        return self.level_button.own_dice

    @property
    def guest(self) -> bool:
        """Whether the person who plays here is to be kept nowhere."""
        return self.level_button.guest

    @property
    def written_name(self) -> str:
        """The tidy name written on the line; empty when there is none."""
        return clean_name(self.edit.text())

    @property
    def shown_name(self) -> str:
        """The name the player has: the written one, or that of the place."""
        return self.written_name or self.edit.placeholderText()

    def kept_name(self, distinct: str) -> str:
        """Return the name as it is kept: none for a person who is called by their place."""
        is_nameless = self.level is None and not self.written_name
        return "" if is_nameless and distinct == self.shown_name else distinct

    def set_texts(self, number: str, placeholder: str, *, removable: bool) -> None:
        """Show the number of the line and the name that its player has without one."""
        self._number.setText(number)
        self.edit.setPlaceholderText(placeholder)
        self.edit.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        self.remove_button.setEnabled(removable)
        self._name_buttons()
        self.dress()
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, unit = self.theme, text_unit(self)
        line = max(1.0, unit * 0.06)
        below = self.height() - line / 2
        painter.setPen(line_pen(theme.paper_line, line))
        painter.drawLine(QPointF(0, below), QPointF(self.width(), below))
        if self.edit.hasFocus():
            ring = QRectF(self.edit.geometry()).adjusted(-unit * 0.2, 0, unit * 0.2, 0)
            draw_focus_ring(painter, ring, unit * 0.4, theme.focus)

    def _connect(self) -> None:
        self.grip.move_requested.connect(self.move_requested)
        self.grip.dragged_to.connect(self.dragged_to)
        self.edit.move_requested.connect(self.move_requested)
        self.edit.step_requested.connect(self.step_requested)
        self.edit.entered.connect(self.entered)
        self.edit.all_entered.connect(self.all_entered)
        self.level_button.level_chosen.connect(self.level_chosen)
        self.level_button.guest_changed.connect(self.changed)
        self.edit.textChanged.connect(self._name_buttons)
        self.edit.textChanged.connect(self.changed)
        self.remove_button.clicked.connect(self.remove_requested)
        self.edit.installEventFilter(self)

    @override
    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        return False

    def _name_buttons(self) -> None:
        self.level_button.set_player(self.shown_name)
        name = isolated(self.shown_name)
        self.grip.name(
            self.tr("Move {name}").format(name=name),
            self.tr("Drag, or press the up and down arrow keys"),
        )
        self.remove_button.name(self.tr("Take {name} off the list").format(name=name))

    @override
    def dress(self) -> None:
        palette = QPalette(self.edit.palette())
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Text, self.theme.ink)
        # A computer is really called so; a person's place only stands in for a name.
        nameless = self.theme.pencil if self.level is None else self.theme.ink
        palette.setColor(QPalette.ColorRole.PlaceholderText, nameless)
        self.edit.setPalette(palette)
        palette = QPalette(self._number.palette())
        palette.setColor(QPalette.ColorRole.WindowText, self.theme.ink_muted)
        self._number.setPalette(palette)

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._layout.setContentsMargins(round(unit * 0.2), 0, round(unit * 0.2), 0)
        self._layout.setSpacing(round(unit * 0.3))
        self._number.setMinimumWidth(round(unit * 0.8))
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Bold)
        self._number.setFont(font)
        self.edit.setFixedHeight(round(unit * 1.9))
