"""The row below the table with which one walks through a game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from yatzy_desktop.adapters.words import points_text
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import ButtonKind, DrawnButton, Dressed, MutedLabel


class StepBar(Dressed, QWidget):
    """Buttons to the steps before and after and to the next mark, and how far one is."""

    back_pressed = Signal()
    on_pressed = Signal()
    mark_pressed = Signal()
    course_changed = Signal()
    """Another course is to be drawn: points, or chances to win."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._percent: int | None = 0
        self._step, self._count = 0, 1
        self._is_failed = False
        self.shows_chances = False
        self.back_button = DrawnButton(ButtonKind.QUIET, self)
        self.on_button = DrawnButton(ButtonKind.QUIET, self)
        self.mark_button = DrawnButton(ButtonKind.QUIET, self)
        self.chances_button = DrawnButton(ButtonKind.FLAT, self)
        self.progress = MutedLabel(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self.back_button, self.on_button, self.mark_button):
            row.addWidget(button)
        row.addWidget(self.progress, 1)
        row.addWidget(self.chances_button)
        self.chances_button.hide()
        self.back_button.clicked.connect(self.back_pressed)
        self.on_button.clicked.connect(self.on_pressed)
        self.mark_button.clicked.connect(self.mark_pressed)
        self.chances_button.clicked.connect(self._change_course)

    def show_place(self, step: int, count: int, *, has_marks: bool) -> None:
        """Tell which step of how many is shown, from 0."""
        self._step, self._count = step, count
        self.back_button.setEnabled(step > 0)
        self.on_button.setEnabled(step < count - 1)
        self.mark_button.setEnabled(has_marks)
        self._tell()

    def show_progress(self, percent: int | None) -> None:
        """Tell how much of the game is judged, None when all is."""
        self._percent = percent
        self._tell()

    def show_failure(self) -> None:
        """Tell that the game cannot be judged."""
        self._is_failed = True
        self._tell()

    def offer_chances(self, is_known: bool) -> None:  # noqa: FBT001 - a plain property
        """Let the person choose between points and chances to win."""
        self.chances_button.setVisible(is_known)

    @override
    def retranslate(self) -> None:
        self.back_button.setText(self.tr("◀ Back"))
        self.on_button.setText(self.tr("On ▶"))
        self.mark_button.setText(self.tr("&Next mark"))
        self._name_course()
        self._tell()

    def _change_course(self) -> None:
        self.shows_chances = not self.shows_chances
        self._name_course()
        self.course_changed.emit()

    def _name_course(self) -> None:
        text = self.tr("Show p&oints") if self.shows_chances else self.tr("Show ch&ances to win")
        self.chances_button.setText(text)

    def _tell(self) -> None:
        if self._is_failed:
            self.progress.setText(self.tr("There is no advice for these rules."))
        elif self._percent is not None:
            text = self.tr("Judging the game: {percent}%")
            self.progress.setText(text.format(percent=points_text(self._percent)))
        else:
            text = self.tr("{step} of {count}", "where in the game one is")
            step, count = points_text(self._step + 1), points_text(self._count)
            self.progress.setText(text.format(step=step, count=count))
