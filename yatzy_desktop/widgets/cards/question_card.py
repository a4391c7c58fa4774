"""The question whether a choice that gives less than another is really wanted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.cards.table_card import TableCard
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    EvenGridLayout,
    TextLabel,
    announce,
    breakable,
    text_unit,
)

_QUESTION_TEXT = 1.15
_ARROWS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down})


class QuestionCard(TableCard):
    """Asks with two buttons; the keyboard begins on the one that changes nothing."""

    confirmed = Signal()
    """The choice is wanted nevertheless. Putting the card away means the opposite."""

    def __init__(self, parent: QWidget, upper: QWidget, table: QWidget) -> None:
        super().__init__(parent, upper, table)
        self._focused_before: QWidget | None = None
        self._text = ""
        self._words: Callable[[], str] | None = None
        self.question = TextLabel(self, factor=_QUESTION_TEXT)
        self.think_button = DrawnButton(ButtonKind.QUIET, self)
        self.go_on_button = DrawnButton(ButtonKind.QUIET, self)
        for button in self.buttons:
            button.installEventFilter(self)
        self.go_on_button.clicked.connect(self._confirm)
        self.think_button.clicked.connect(self.dismiss)
        self._buttons = EvenGridLayout()
        self._buttons.addWidget(self.think_button)
        self._buttons.addWidget(self.go_on_button)
        self.column.addWidget(self.question)
        self.column.addLayout(self._buttons)

    @property
    def buttons(self) -> tuple[DrawnButton, DrawnButton]:
        """Both buttons, the one that changes nothing first."""
        return self.think_button, self.go_on_button

    def ask(self, words: Callable[[], str]) -> None:
        """Come up with a question, and take the keyboard.

        `words` asks it in the language in force, and is called again in another one.
        """
        self._words = words
        self._text = question = words()
        self.setAccessibleName(question)
        unit = text_unit(self)
        self.column.setSpacing(round(unit * 0.5))
        self._buttons.setSpacing(round(unit * 0.3))
        # Only what lives as long as this window: a dialog may be gone when the answer comes.
        focused = self.window().focusWidget()
        if focused is not None and not self.isAncestorOf(focused):
            self._focused_before = focused
        self.present()
        self.think_button.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, question)

    def leave(self) -> None:
        """Go without an answer, and give the keyboard back."""
        focused, before = self.window().focusWidget(), self._focused_before
        has_focus = focused is not None and self.isAncestorOf(focused)
        self._focused_before = None
        self.hide()
        if has_focus and before is not None and isValid(before):
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def dismiss(self) -> None:
        was_shown = not self.isHidden()
        self.leave()
        if was_shown:
            self.put_away.emit()

    @override
    def fit_texts(self, width: int) -> None:
        self.question.setText(breakable(self._text, self.question.font(), width))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go between the buttons by arrows."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            first, second = self.buttons
            if watched in self.buttons and event.key() in _ARROWS:
                other = second if watched is first else first
                other.setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().eventFilter(watched, event)

    def _confirm(self) -> None:
        self.leave()
        self.confirmed.emit()

    @override
    def retranslate(self) -> None:
        self.go_on_button.setText(self.tr("&Do it anyway"))
        self.think_button.setText(self.tr("&Think again"))
        if self._words is not None and not self.isHidden():
            self._text = self._words()
            self.setAccessibleName(self._text)
            self.place()
