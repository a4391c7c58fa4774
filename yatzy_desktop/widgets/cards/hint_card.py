"""The hint: what to do best, how much that gains over other choices, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QHideEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from yatzy_desktop.adapters.words import SEPARATOR, HintTexts
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.cards.table_card import TableCard
from yatzy_desktop.widgets.look import (
    NO_BREAK,
    ButtonKind,
    DrawnButton,
    Heading,
    SignButton,
    TextLabel,
    announce,
    breakable,
    paint_cross,
    text_unit,
)

_TITLE_TEXT = 1.35


class HintCard(TableCard):
    """Shows one hint; the keyboard stays where it is.

    Where the values belong to similar rules, `offer_exact` adds a button that asks for better.
    """

    exact_wanted = Signal()
    """The rules shall be worked out exactly."""
    stop_wanted = Signal()
    """The work on the rules shall stop."""
    visibility_changed = Signal()

    def __init__(self, parent: QWidget, upper: QWidget, table: QWidget) -> None:
        super().__init__(parent, upper, table)
        self.title = Heading(_TITLE_TEXT, self)
        self.comparisons = TextLabel(self)
        self.reasons = TextLabel(self)
        self.note = TextLabel(self)
        self._lines: dict[TextLabel, str] = {}
        self._note = ""
        self._words: Callable[[], HintTexts] | None = None
        self._percent: int | None = None
        self.exact_button = DrawnButton(ButtonKind.QUIET, self)
        self.exact_button.setVisible(False)
        self.exact_button.clicked.connect(self.exact_wanted)
        self.stop_button = SignButton(paint_cross, self)
        self.stop_button.setVisible(False)
        self.stop_button.clicked.connect(self.stop_wanted)
        self.close_button = SignButton(paint_cross, self)
        self.close_button.clicked.connect(self.dismiss)
        for label in (self.reasons, self.note):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(top)
        below = QHBoxLayout()
        below.addWidget(self.note, 1)
        below.addWidget(self.stop_button, 0, Qt.AlignmentFlag.AlignTop)
        for label in (self.comparisons, self.reasons):
            self.column.addWidget(label)
        self.column.addLayout(below)
        self.column.addWidget(self.exact_button, 0, Qt.AlignmentFlag.AlignLeft)

    def show_hint(self, words: Callable[[], HintTexts]) -> None:
        """Come up with a hint, and tell it to people who listen.

        `words` says it in the language in force; it is asked again in another one.
        """
        self._words = words
        texts = words()
        self._write(texts)
        self.present()
        announce(self, texts.spoken)

    def _write(self, texts: HintTexts) -> None:
        self.title.setText(texts.title)
        self._note = texts.note
        self._lines = {
            self.comparisons: _line(texts.comparisons),
            self.reasons: _line(texts.reasons),
            self.note: self._note_text(),
        }
        for label, line in self._lines.items():
            label.setText(line)
            label.setVisible(bool(line))
        self.stop_button.setVisible(self.tells_of_work)
        self.setAccessibleName(texts.spoken)
        self.column.setSpacing(round(text_unit(self) * 0.2))
        if self.isVisible():
            self.place()

    @property
    def tells_of_work(self) -> bool:
        """Whether it shows how far the work on the rules is."""
        return bool(self._note) and self._percent is not None

    def set_work(self, percent: int | None) -> None:
        """Tell how much of the work on the rules is done, None when there is none."""
        self._percent = percent
        self.stop_button.setVisible(self.tells_of_work)
        if self._note:
            self._lines[self.note] = self._note_text()
            self.note.setText(self._lines[self.note])
            if self.isVisible():
                self.place()

    def offer_exact(self, is_possible: bool) -> None:  # noqa: FBT001 - a plain property
        """Show or hide the button that has the rules worked out exactly."""
        self.exact_button.setVisible(is_possible)
        if self.isVisible():
            self.place()

    @override
    def fit_texts(self, width: int) -> None:
        for label, line in self._lines.items():
            label.setText(breakable(line, label.font(), width))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.visibility_changed.emit()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.visibility_changed.emit()

    def _note_text(self) -> str:
        if not self._note or self._percent is None:
            return self._note
        text = self.tr("Judged by similar rules until these are worked out: {percent}%")
        return text.format(percent=QLocale().toString(self._percent))

    @override
    def retranslate(self) -> None:
        self.close_button.name(self.tr("Close the hint"))
        self.stop_button.name(self.tr("Stop working out these rules"))
        self.exact_button.setText(self.tr("&Work out these rules exactly"))
        if self._words is not None and not self.isHidden():
            self._write(self._words())


def _line(parts: Sequence[str]) -> str:
    """Return texts side by side; lines break between them only."""
    return SEPARATOR.join(part.replace(" ", NO_BREAK) for part in parts)
