"""A question with two answers, of which one changes nothing."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yatzy_desktop.adapters.words import shown_in_title
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.dialogs.sheet import SheetDialog
from yatzy_desktop.widgets.look import ButtonKind, DrawnButton, TextLabel, text_unit

_QUESTION_TEXT = 1.35


@dataclass(frozen=True, slots=True)
class Question:
    """The words of a question: what is asked, what agreeing would bring, and the answers.

    `other` is a third way, without which there are two.
    """

    asked: str
    sentence: str
    agree: str
    safe: str
    other: str = ""


class QuestionDialog(SheetDialog):
    """Asks something, and says in a sentence what agreeing would bring.

    Emits `agreed` for that answer only. Enter, Escape and closing the window give the safe
    one, which has the focus and changes nothing.
    """

    agreed = Signal()
    other_wanted = Signal()

    def __init__(self, question: Question, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = TextLabel(self)
        self.decline_button = DrawnButton(ButtonKind.MAIN, self)
        self.agree_button = DrawnButton(ButtonKind.QUIET, self)
        self._column = QVBoxLayout(self.body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.sentence)
        self._column.addStretch(1)
        self.footer.addStretch(1)
        self.footer.addWidget(self.agree_button)
        self.footer.addWidget(self.decline_button)
        self.heading.set_factor(_QUESTION_TEXT)
        self.heading.setText(question.asked)
        self.sentence.setText(question.sentence)
        self.agree_button.setText(question.agree)
        self.decline_button.setText(question.safe)
        self.setWindowTitle(shown_in_title(question.asked))
        self.setAccessibleName(question.asked)
        self.setAccessibleDescription(question.sentence)
        self.decline_button.setAccessibleDescription(question.sentence)
        self._buttons = [self.agree_button, self.decline_button]
        if question.other:
            self.other_button = DrawnButton(ButtonKind.QUIET, self)
            self.other_button.setText(question.other)
            self.other_button.clicked.connect(self._want_other)
            self.footer.insertWidget(2, self.other_button)
            self._buttons.append(self.other_button)
        self.decline_button.setDefault(True)
        self.decline_button.clicked.connect(self.reject)
        self.agree_button.clicked.connect(self.accept)

    @override
    def accept(self) -> None:
        super().accept()
        self.agreed.emit()

    @override
    def wanted_width(self) -> float:
        widths = [each.sizeHint().width() for each in self._buttons]
        return max(27.0, sum(widths) / text_unit(self) + 2.0 * len(widths))

    def _want_other(self) -> None:
        self.reject()
        self.other_wanted.emit()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.decline_button.setFocus(Qt.FocusReason.OtherFocusReason)
