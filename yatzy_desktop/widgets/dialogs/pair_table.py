"""How often each face came after each: a table of six by six."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from yatzy_desktop.adapters.fairness import Tally
from yatzy_desktop.adapters.words import points_text
from yatzy_desktop.compat import override
from yatzy_desktop.rules import FACES
from yatzy_desktop.widgets.look import Dressed, MutedLabel, TextLabel, text_unit


class PairTable(Dressed, QWidget):
    """Shows the pairs of neighbours: a row for the die before, a column for the one after."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tally = Tally()
        self.note = MutedLabel(self)
        self.cells = [[TextLabel(self) for _ in FACES] for _ in FACES]
        self._heads = [(TextLabel(self, bold=True), TextLabel(self, bold=True)) for _ in FACES]
        self._grid = QGridLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.note)
        column.addLayout(self._grid)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for place, (left, top) in enumerate(self._heads):
            self._grid.addWidget(left, place + 1, 0)
            self._grid.addWidget(top, 0, place + 1)
            top.setAlignment(right)
            self._grid.setColumnStretch(place + 1, 1)
            for across, cell in enumerate(self.cells[place]):
                cell.setAlignment(right)
                self._grid.addWidget(cell, place + 1, across + 1)

    def show_tally(self, tally: Tally) -> None:
        """Show the neighbours among these dice."""
        self._tally = tally
        self.retranslate()

    @override
    def retranslate(self) -> None:
        fair = points_text(round(self._tally.neighbours / len(self._tally.pairs)))
        text = self.tr(
            "Which face came after which, for everybody: the die before at the left, the one after "
            "it on top. If fair, about {count} each."
        )
        self.note.setText(text.format(count=fair))
        number = QLocale().toString
        for head, face in zip(self._heads, FACES, strict=True):
            for label in head:
                label.setText(number(face))
        told = self.tr("{after} after {before}: {count}", "faces of dice")
        counts = iter(self._tally.pairs)
        for before, row in zip(FACES, self.cells, strict=True):
            for after, cell in zip(FACES, row, strict=True):
                count = points_text(next(counts))
                cell.setText(count)
                name = told.format(after=number(after), before=number(before), count=count)
                cell.setAccessibleName(name)

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._grid.setHorizontalSpacing(round(unit * 0.8))
        self._grid.setVerticalSpacing(round(unit * 0.1))
