"""The panel over the table in a turn with real dice: what they show, or what a box got."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QEvent, QLocale, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yatzy_desktop.adapters.words import category_name, face_word, points_text
from yatzy_desktop.compat import override
from yatzy_desktop.rules import FACES, Dice, Ruleset
from yatzy_desktop.widgets.look import (
    ENTER_KEYS,
    ButtonKind,
    CheckBox,
    ComboBox,
    DrawnButton,
    Dressed,
    TextLabel,
    announce,
    line_pen,
    rounded,
    text_unit,
)
from yatzy_desktop.widgets.table_mode.die_face import DieFace
from yatzy_desktop.widgets.table_mode.entry import Entry

_SLOT, _KEY = 4.2, 2.8
_SAID, _POINTS, _SMALL = 2.0, 3.2, 1.25
_ERASING = frozenset({Qt.Key.Key_Backspace, Qt.Key.Key_Delete})
_DIGITS = {Qt.Key(Qt.Key.Key_0 + digit): digit for digit in range(10)}
MOST_LISTED = 12
"""So many possible values of a box are named; of more only the least and the most."""


@dataclass(frozen=True, slots=True)
class EntryWish:
    """A turn with real dice: by which rules, how many rolls can be used, and what is known.

    `taken` are the dice that were entered already, None before; `asks_alike` tells that all
    dice alike earn extra points; `seat` is whose turn it is, and the how manyth.
    """

    ruleset: Ruleset
    most_rolls: int
    taken: Dice | None = None
    asks_alike: bool = False
    seat: tuple[int, int] = (0, 0)


class EntryPanel(Dressed, QWidget):
    """Covers its parent; takes digits, presses on faces and Enter.

    Emits what was entered; whoever listens shows the next `EntryWish`. Rolls are asked for
    where they are saved; elsewhere the R key tells them, and a hint can then advise to roll.
    """

    dice_entered = Signal(object, object)
    """The Dice, and how many rolls were used: None if nobody counted."""
    points_entered = Signal(str, int, object, bool)
    """A category, its points, the rolls used or None, and whether all dice were alike."""

    def __init__(self, table: QWidget, style: str = "ivory") -> None:
        super().__init__(table)
        self._table = table
        self._style = style
        self._wish: EntryWish | None = None
        self._entry = Entry(5, 3, counts_rolls=False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.said = TextLabel(self, factor=_SAID, bold=True)
        self.note = TextLabel(self, factor=_SMALL)
        for label in (self.said, self.note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._slot_row, self._key_row = QHBoxLayout(), QHBoxLayout()
        self.slots: list[DieFace] = []
        self.keys = [DieFace(_KEY, self) for _ in FACES]
        self.rolls = ComboBox(self)
        self.rolls.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.alike = CheckBox(self)
        self.take_button = DrawnButton(ButtonKind.MAIN, self)
        self._column = QVBoxLayout(self)
        self._build()
        table.installEventFilter(self)
        self.hide()

    @property
    def entry(self) -> Entry:
        """What is entered so far."""
        return self._entry

    def set_style(self, style: str) -> None:
        """Show dice of another make."""
        self._style = style
        self._show()

    def begin(self, wish: EntryWish) -> None:
        """Be there for a turn; the same one again leaves what is typed."""
        if wish != self._wish or self.isHidden():
            self._wish = wish
            saves = wish.ruleset.saved_rolls.enabled
            self._entry = Entry(wish.ruleset.dice_count, wish.most_rolls, counts_rolls=saves)
            self._make_slots(wish.ruleset.dice_count)
            self._fill_rolls()
            self.alike.setChecked(False)
        self.setGeometry(self._table.rect())
        self.show()
        self._show()

    def end(self) -> None:
        """Go: somebody else is to act."""
        self._wish = None
        self.hide()

    def ask_points(self, category: str, possible: tuple[int, ...]) -> None:
        """Take the points of a box in place of dice."""
        self._entry = self._entry.for_points(category, possible)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show()
        announce(self, self.said.text())

    def tell(self, text: str) -> None:
        """Let screen readers say something that has just happened here."""
        announce(self, text)

    def press_face(self, face: int) -> None:
        """Enter a face, or a digit where digits count."""
        # Else Enter would fill the box that the keyboard points at.
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._put(self._entry.typed(face))

    def take(self) -> None:
        """Announce what was entered, if that is all that is needed."""
        entry = self._entry
        if not entry.is_complete:
            return
        if entry.box is None:
            self.dice_entered.emit(entry.faces, entry.rolls)
        else:
            alike = self.alike.isChecked() and not self.alike.isHidden()
            self.points_entered.emit(entry.box, entry.points or 0, entry.rolls, alike)

    def take_key(self, event: QKeyEvent) -> bool:
        """Act on a key wherever the keyboard is, and tell whether it meant something here."""
        if event.isAutoRepeat() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = Qt.Key(event.key())
        if key in _DIGITS:
            self.press_face(_DIGITS[key])
        elif key in _ERASING:
            self._put(self._entry.without_last())
        elif key == Qt.Key.Key_Escape and self._entry != self._entry.cleared():
            self._put(self._entry.cleared())
        elif key == Qt.Key.Key_R:
            self._next_rolls()
        else:
            return False
        return True

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self.take()
        elif not self.take_key(event):
            super().keyPressEvent(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._table.rect())
        return False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit, painter = self.theme, text_unit(self), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(2.0, unit * 0.14)
        area = self.rect().toRectF().adjusted(line, line, -line, -line)
        has_focus = self.hasFocus()
        painter.setPen(line_pen(theme.table_text if has_focus else theme.table_rim, line))
        painter.setBrush(theme.table)
        painter.drawPath(rounded(area, unit * 0.7))

    @override
    def dress(self) -> None:
        palette = QPalette(self.palette())
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
            palette.setColor(role, self.theme.table_text)
        for part in (self.said, self.note, self.alike):
            part.setPalette(palette)
        self._show()

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._column.setContentsMargins(*(round(unit * 0.7),) * 4)
        for layout in (self._column, self._slot_row, self._key_row):
            layout.setSpacing(round(unit * 0.3))

    @override
    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Real dice"))
        self.take_button.setText(self.tr("Enter"))
        self.rolls.setAccessibleName(self.tr("Rolls used"))
        self.alike.setText(self.tr("All dice were alike"))
        self._fill_rolls()
        self._show()

    @property
    def _has_taken(self) -> bool:
        return self._wish is not None and self._wish.taken is not None

    def _build(self) -> None:
        for face, key in zip(FACES, self.keys, strict=True):
            key.clicked.connect(partial(self.press_face, face))
            self._key_row.addWidget(key)
        self.rolls.activated.connect(self._rolls_chosen)
        self.take_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.take_button.clicked.connect(self.take)
        below = QHBoxLayout()
        below.addWidget(self.rolls)
        below.addWidget(self.alike)
        below.addStretch(1)
        below.addWidget(self.take_button)
        self._column.addWidget(self.said)
        self._column.addLayout(self._slot_row, 3)
        self._column.addWidget(self.note)
        self._column.addLayout(self._key_row, 2)
        self._column.addLayout(below)

    def _make_slots(self, count: int) -> None:
        while len(self.slots) > count:
            slot = self.slots.pop()
            slot.hide()
            slot.deleteLater()
        while len(self.slots) < count:
            slot = DieFace(_SLOT, self)
            slot.clicked.connect(partial(self._erase, len(self.slots)))
            self._slot_row.addWidget(slot)
            self.slots.append(slot)

    def _fill_rolls(self) -> None:
        if self._wish is None:
            return
        number = QLocale().toString
        first = self.tr("Rolls used: ?") if self._entry.counts_rolls else self.tr("The last roll")
        with QSignalBlocker(self.rolls):
            self.rolls.clear()
            self.rolls.addItem(first, None)
            for rolls in range(1, self._wish.most_rolls + 1):
                text = self.tr("Rolls used: {number}").format(number=number(rolls))
                self.rolls.addItem(text, rolls)

    def _rolls_chosen(self) -> None:
        entry = self._entry
        if self._has_taken and not entry.faces and self._wish is not None and entry.box is None:
            entry = replace(entry, faces=self._wish.taken or ())
        self._put(entry.with_rolls(self.rolls.currentData()), takes=False)

    def _next_rolls(self) -> None:
        self.rolls.setCurrentIndex((self.rolls.currentIndex() + 1) % self.rolls.count())
        self._rolls_chosen()

    def _erase(self, place: int) -> None:
        entry = self._entry
        if place < len(entry.faces):
            self._put(entry.without(place))

    def _put(self, entry: Entry, *, takes: bool = True) -> None:
        was_complete, self._entry = self._entry.is_complete, entry
        self._show()
        # The number of rolls is the last thing anybody can type.
        is_last = takes and entry.counts_rolls and entry.box is None
        if is_last and entry.is_complete and not was_complete:
            self.take()

    def _show(self) -> None:
        if self._wish is None:
            return
        entry, taken = self._entry, self._wish.taken
        shown = entry.faces or (taken or () if entry.box is None else ())
        for place, slot in enumerate(self.slots):
            face = shown[place] if place < len(shown) else 0
            name = face_word(face) if face else self.tr("no die yet")
            slot.show_face(face, self._style, name)
            slot.setVisible(entry.box is None)
        for face, key in zip(FACES, self.keys, strict=True):
            key.show_face(face, self._style, face_word(face))
            key.setVisible(entry.box is None)
        with QSignalBlocker(self.rolls):
            self.rolls.setCurrentIndex(entry.rolls or 0)
        self.alike.setVisible(entry.box is not None and self._wish.asks_alike)
        self.take_button.setEnabled(entry.is_complete)
        self.said.set_factor(_SAID if entry.box is None else _POINTS)
        self.said.setText(self._said(entry))
        self.note.setText(self._note(entry))
        self.setAccessibleDescription(f"{self.said.text()}\n{self.note.text()}")
        self.update()

    def _said(self, entry: Entry) -> str:
        if entry.box is not None and self._wish is not None:
            name = category_name(entry.box, self._wish.ruleset)
            typed = points_text(int(entry.digits)) if entry.digits else "…"
            return self.tr("{box}: {points}").format(box=name, points=typed)
        if self._has_taken and not entry.faces:
            return self.tr("Choose a box")
        if entry.has_all_dice and not entry.is_complete:
            return self.tr("How many rolls?")
        return self.tr("Press Enter") if entry.is_complete else self.tr("What do the dice show?")

    def _note(self, entry: Entry) -> str:
        if entry.box is not None:
            return self._possible_note(entry.possible)
        if self._has_taken and not entry.faces:
            return self.tr("Type again to put the dice right.")
        return self.tr("Type the numbers or press the faces; or choose a box for its points.")

    def _possible_note(self, possible: tuple[int, ...]) -> str:
        if len(possible) <= MOST_LISTED:
            listed = QLocale().createSeparatedList([points_text(each) for each in possible])
            return self.tr("Possible: {points}").format(points=listed)
        above = [each for each in possible if each]
        text = self.tr("Possible: {least} to {most}, or 0 to strike it out")
        return text.format(least=points_text(above[0]), most=points_text(above[-1]))
