"""What a player who joins late gets for the rounds that are past: zeros, or what all agree on."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yatzy_desktop.adapters.words import category_name, points_text
from yatzy_desktop.compat import override
from yatzy_desktop.game import GameState, agreed_points, boxes_for_missed_rounds
from yatzy_desktop.rules import FillOrder
from yatzy_desktop.widgets.look import (
    ButtonKind,
    ComboBox,
    DrawnButton,
    Dressed,
    MutedLabel,
    text_unit,
)


class MissedRounds(Dressed, QWidget):
    """One line for each round missed, with its box and points; zeros unless somebody asks."""

    def __init__(self, state: GameState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = state
        self._missed: tuple[tuple[str, int], ...] = ()
        self.note = MutedLabel(self)
        self.agree_button = DrawnButton(ButtonKind.FLAT, self)
        self.lines: list[tuple[ComboBox, ComboBox]] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.note)
        self._column.addWidget(self.agree_button, 0, Qt.AlignmentFlag.AlignLeading)
        self._rows = QWidget(self)
        self._column.addWidget(self._rows)
        self._rows.hide()
        self.agree_button.clicked.connect(self._open)
        self.show_state(state)

    @property
    def boxes(self) -> tuple[tuple[str, int], ...]:
        """The boxes with their points, as chosen."""
        if not self.lines:
            return self._missed
        return tuple((box.currentData(), points.currentData()) for box, points in self.lines)

    def show_state(self, state: GameState) -> None:
        """Ask for as many rounds as are past; what was chosen for the same ones stays."""
        self._state = state
        missed = boxes_for_missed_rounds(state)
        if missed != self._missed:
            self._missed = missed
            if self.lines:
                self._make_lines()
        self._tell()

    @override
    def retranslate(self) -> None:
        self.agree_button.setText(self.tr("Points as all &agree…"))
        for number in range(len(self.lines)):
            self._fill(number, *self._chosen(number))
        self._tell()

    @override
    def refit(self) -> None:
        self._column.setSpacing(round(text_unit(self) * 0.35))

    def _tell(self) -> None:
        count = len(self._missed)
        self.setVisible(count > 0)
        self.note.setText(self.tr("%n rounds are past: zeros in as many boxes.", "", count))
        self.note.setVisible(not self.lines)
        self.agree_button.setVisible(not self.lines)

    def _open(self) -> None:
        self._make_lines()
        self._tell()
        self.lines[0][1].setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_lines(self) -> None:
        self._column.removeWidget(self._rows)
        self._rows.hide()
        self._rows.deleteLater()
        self._rows = QWidget(self)
        column = QVBoxLayout(self._rows)
        column.setContentsMargins(0, 0, 0, 0)
        self.lines = []
        for number, (key, points) in enumerate(self._missed):
            line = QHBoxLayout()
            pair = ComboBox(self._rows), ComboBox(self._rows)
            for part in pair:
                line.addWidget(part, 1)
            column.addLayout(line)
            self.lines.append(pair)
            pair[0].setEnabled(self._state.ruleset.fill_order is FillOrder.FREE)
            pair[0].currentIndexChanged.connect(partial(self._exchange, number))
            self._fill(number, key, points)
        self._column.addWidget(self._rows)

    def _chosen(self, number: int) -> tuple[str, int]:
        box, points = self.lines[number]
        return str(box.currentData()), int(points.currentData())

    def _fill(self, number: int, key: str, points: int) -> None:
        ruleset, (box, value) = self._state.ruleset, self.lines[number]
        box.setAccessibleName(self.tr("Box"))
        value.setAccessibleName(self.tr("Points"))
        with QSignalBlocker(box):
            box.clear()
            for each in ruleset.categories:
                box.addItem(category_name(each.key, ruleset), each.key)
            box.setCurrentIndex(box.findData(key))
        box.setProperty("key", key)
        value.clear()
        for each_points in agreed_points(ruleset, key):
            value.addItem(points_text(each_points), each_points)
        value.setCurrentIndex(max(0, value.findData(points)))

    def _exchange(self, number: int, _place: int) -> None:
        """Offer the points of another box; whichever line had it gets the one of this line."""
        box = self.lines[number][0]
        before, chosen = str(box.property("key")), str(box.currentData())
        for other in range(len(self.lines)):
            if other != number and self._chosen(other)[0] == chosen:
                self._fill(other, before, 0)
        self._fill(number, chosen, 0)
