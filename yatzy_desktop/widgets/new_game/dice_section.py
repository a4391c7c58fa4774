"""Whose dice are thrown, and what makes sure that nobody has chosen them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yatzy_desktop.adapters.words import isolated
from yatzy_desktop.compat import override
from yatzy_desktop.game import MAX_NAME_LENGTH
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    Dressed,
    Heading,
    MutedLabel,
    TextField,
    text_unit,
)


class DiceSection(Dressed, QWidget):
    """Tells who throws what; more only to those who ask.

    `fingerprint` is that of the seed of the game that may begin; without one it stays hidden.
    """

    def __init__(self, fingerprint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._real: tuple[str, ...] = ()
        self._players = 0
        self._heading = Heading(1.08, self)
        self.whose, self.explanation, self.word_note = (MutedLabel(self) for _ in range(3))
        self.more_button = DrawnButton(ButtonKind.FLAT, self)
        self.fingerprint, self.word = TextField(self), TextField(self)
        self.copy_button = DrawnButton(ButtonKind.QUIET, self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.fingerprint.setReadOnly(True)
        self.fingerprint.setText(fingerprint)
        self.fingerprint.setCursorPosition(0)
        self.word.setMaxLength(MAX_NAME_LENGTH)
        self._build()
        self.setHidden(not fingerprint)
        self.more_button.clicked.connect(self._open)
        self.copy_button.clicked.connect(
            lambda: QGuiApplication.clipboard().setText(self.fingerprint.text())
        )

    def show_players(self, real: Sequence[str], count: int) -> None:
        """Tell whose dice are real, of so many players."""
        self._real, self._players = tuple(real), count
        self._tell()

    @override
    def retranslate(self) -> None:
        self._heading.setText(self.tr("Dice"))
        self.more_button.setText(self.tr("&Mix in a word of your own…"))
        self.copy_button.setText(self.tr("Copy"))
        self.fingerprint.setAccessibleName(self.tr("Fingerprint"))
        self.word.setAccessibleName(self.tr("A word of your own"))
        self.explanation.setText(
            self.tr(
                "Every die follows from a secret seed with this fingerprint, which the program has "
                "drawn already. It can be noted now and compared after the game."
            )
        )
        self.word_note.setText(
            self.tr(
                "A word that the program could not know before makes sure that it has not chosen "
                "the dice, nor who starts. Anything will do, and nothing as well."
            )
        )
        self._tell()

    @override
    def refit(self) -> None:
        self._column.setSpacing(round(text_unit(self) * 0.35))

    def _build(self) -> None:
        line = QHBoxLayout()
        line.addWidget(self.fingerprint, 1)
        line.addWidget(self.copy_button)
        for part in (self._heading, self.whose):
            self._column.addWidget(part)
        self._column.addWidget(self.more_button, 0, Qt.AlignmentFlag.AlignLeading)
        self._column.addWidget(self.explanation)
        self._column.addLayout(line)
        self._column.addWidget(self.word_note)
        self._column.addWidget(self.word)
        for hidden in self._on_demand:
            hidden.hide()

    @property
    def _on_demand(self) -> tuple[QWidget, ...]:
        fingerprint = (self.explanation, self.fingerprint, self.copy_button)
        return (*fingerprint, self.word_note, self.word)

    def _open(self) -> None:
        for part in self._on_demand:
            part.show()
        self.word.setFocus(Qt.FocusReason.OtherFocusReason)
        self.more_button.hide()

    def _tell(self) -> None:
        if not self._real:
            self.whose.setText(self.tr("The program throws them."))
        elif len(self._real) == self._players:
            self.whose.setText(self.tr("Real ones on the table; the program keeps the sheet."))
        else:
            names = QLocale().createSeparatedList([isolated(each) for each in self._real])
            text = self.tr("Real ones for {names}; the program throws for the others.")
            self.whose.setText(text.format(names=names))
