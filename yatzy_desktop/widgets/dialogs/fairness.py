"""Are the dice fair? How they are thrown, and what proves it for the game on the table."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.game import MAX_NAME_LENGTH, History, RollDice
from yatzy_desktop.rules import FACES
from yatzy_desktop.widgets.dialogs.all_dice import AllDice
from yatzy_desktop.widgets.dialogs.sheet import SheetDialog
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    Heading,
    TextField,
    TextLabel,
    text_unit,
)


class FairnessDialog(SheetDialog):
    """Shows what proves the dice of a game, before it and after.

    Takes a word before the first roll; `seed_wanted` asks for the seed after the end.
    Nothing here holds the seed before `show_history` brings a game in which it was shown.
    """

    seed_wanted = Signal()
    word_chosen = Signal(str)

    def __init__(self, history: History, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self.how, self.counts, self.caution = (TextLabel(self) for _ in range(3))
        self._titles = [Heading(1.08, self) for _ in range(3)]
        self.fingerprint, self.seed, self.word = (TextField(self) for _ in range(3))
        self.copy_fingerprint, self.copy_seed, self.mix_button = (
            DrawnButton(ButtonKind.QUIET, self) for _ in range(3)
        )
        self.reveal_button = DrawnButton(ButtonKind.QUIET, self)
        # After the fields, as the focus goes from one to the next in this order.
        self.all_dice = AllDice(self)
        self.close_button = DrawnButton(ButtonKind.MAIN, self)
        self._column = QVBoxLayout(self.body)
        self._build()
        self._connect()

    def show_history(self, history: History) -> None:
        """Show the game as it is now."""
        self._history = history
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Are the dice fair?"))
        self.heading.setText(self.tr("Are the dice fair?"))
        self.how.setText(
            self.tr(
                "Before the first roll the program draws a secret seed and shows its fingerprint. "
                "Every die of the game follows from the seed, whoever throws and however the game "
                "stands; computers never see it. When the game is over, the seed proves every roll."
            )
        )
        self.caution.setText(
            self.tr(
                "The file of a running game must contain the seed: give copies of it only to those "
                "whom you would let look into the cup."
            )
        )
        titles = (self.tr("&Fingerprint"), self.tr("A &word of your own"), self.tr("&Seed"))
        for heading, title in zip(self._titles, titles, strict=True):
            heading.setText(title)
        for button in (self.copy_fingerprint, self.copy_seed):
            button.setText(self.tr("Copy"))
        self.mix_button.setText(self.tr("Mix it in"))
        self.reveal_button.setText(self.tr("Show the seed"))
        self.close_button.setText(self.tr("Close"))
        self._show()

    @override
    def wanted_width(self) -> float:
        return 44.0

    @override
    def wanted_height(self) -> float:
        return 48.0

    @override
    def arrange(self) -> None:
        self._column.setSpacing(round(text_unit(self) * 0.4))
        self._column.setContentsMargins(0, 0, round(text_unit(self) * 0.3), 0)

    def _build(self) -> None:
        rows = (
            (self.fingerprint, self.copy_fingerprint),
            (self.word, self.mix_button),
            (self.seed, self.reveal_button, self.copy_seed),
        )
        self._column.addWidget(self.how)
        for heading, parts in zip(self._titles, rows, strict=True):
            line = QHBoxLayout()
            for part in parts:
                line.addWidget(part, 1 if part is parts[0] else 0)
            heading.setBuddy(parts[0])
            self._column.addWidget(heading)
            self._column.addLayout(line)
        for shown in (self.counts, self.caution, self.all_dice):
            self._column.addWidget(shown)
        self._column.addStretch(1)
        self.fingerprint.setReadOnly(True)
        self.seed.setReadOnly(True)
        self.word.setMaxLength(MAX_NAME_LENGTH)
        self.footer.addStretch(1)
        self.footer.addWidget(self.close_button)

    def _connect(self) -> None:
        clipboard = QGuiApplication.clipboard
        self.copy_fingerprint.clicked.connect(lambda: clipboard().setText(self.fingerprint.text()))
        self.copy_seed.clicked.connect(lambda: clipboard().setText(self.seed.text()))
        self.mix_button.clicked.connect(lambda: self.word_chosen.emit(self.word.text()))
        self.word.returnPressed.connect(lambda: self.word_chosen.emit(self.word.text()))
        self.reveal_button.clicked.connect(self.seed_wanted)
        self.close_button.clicked.connect(self.accept)

    def _show(self) -> None:
        history, dice = self._history, self._history.dice
        is_new = not history.entries and not history.undone
        shown = dice is not None and history.is_revealed
        self.fingerprint.setText("" if dice is None else dice.fingerprint)
        self.word.setText("" if dice is None else dice.word)
        self.word.setReadOnly(not is_new)
        self.mix_button.setEnabled(is_new and dice is not None)
        self.seed.setText(dice.seed.hex() if dice is not None and shown else "")
        self.seed.setPlaceholderText(self.tr("It is shown when the game is over."))
        self.reveal_button.setEnabled(history.state.is_over and dice is not None and not shown)
        self.copy_seed.setEnabled(shown)
        self.counts.setText(self._counted())

    def _counted(self) -> str:
        thrown = [
            face
            for entry in self._history.entries
            if isinstance(entry.action, RollDice)
            for face in entry.thrown
        ]
        number = QLocale().toString
        listed = [f"{number(face)}: {number(thrown.count(face))}" for face in FACES]
        text = self.tr("Dice thrown by the program in this game: {count} ({faces}).")
        return text.format(count=number(len(thrown)), faces=" · ".join(listed))
