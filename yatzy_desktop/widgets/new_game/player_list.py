"""Who plays, in seating order: names written on lines of paper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yatzy_desktop.adapters.storage import PlayerEntry
from yatzy_desktop.adapters.words import USUAL_LEVEL, free_computer_name, seat_name
from yatzy_desktop.compat import override
from yatzy_desktop.game import clean_name
from yatzy_desktop.strategy.levels import LEVELS
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    Dressed,
    EvenGridLayout,
    draw_plus,
    line_pen,
    rounded,
    text_unit,
)
from yatzy_desktop.widgets.new_game.level_button import OWN_DICE
from yatzy_desktop.widgets.new_game.player_row import NAME_LENGTH, PlayerRow

MOST_PLAYERS = 20
_FIRST_PLAYERS = 2


def distinct_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names with a number after each that was taken before: Anna, Anna 2."""
    taken: set[str] = set()
    distinct = []
    for name in names:
        unique, number = name, 2
        while unique.casefold() in taken:
            unique = f"{name} {QLocale().toString(number)}"
            number += 1
        taken.add(unique.casefold())
        distinct.append(unique)
    return tuple(distinct)


class PlayerList(Dressed, QWidget):
    """One to twenty people and computers.

    Lines can be added, taken off and moved by mouse and keyboard.
    """

    changed = Signal()
    entered = Signal()
    """Somebody pressed Ctrl+Enter on a line: all names are written, the game may begin."""
    last_entered = Signal()
    """Somebody pressed Enter on the last line."""

    def __init__(
        self,
        players: Sequence[PlayerEntry] = (),
        known_names: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._known_names = tuple(known_names)
        self._rows: list[PlayerRow] = []
        self._averages: Mapping[str, float] = {}
        self._is_as_laid_out = not players
        """Nobody has added a line: those without a name are an offer, not people."""
        self.add_button = DrawnButton(ButtonKind.FLAT, self, sign=_paint_plus)
        self.add_button.clicked.connect(self.add_player)
        self.add_computer_button = DrawnButton(ButtonKind.FLAT, self, sign=_paint_plus)
        self.add_computer_button.clicked.connect(self.add_computer)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(0)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._lines)
        adding = EvenGridLayout(most_columns=2)
        adding.addWidget(self.add_button)
        adding.addWidget(self.add_computer_button)
        self._outer.addLayout(adding)
        self._seat(players)

    @property
    def rows(self) -> tuple[PlayerRow, ...]:
        """The lines from the top."""
        return tuple(self._rows)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all players, each different; those who wrote none have their place's."""
        return distinct_names([row.shown_name for row in self._rows])

    @property
    def entries(self) -> tuple[PlayerEntry, ...]:
        """Who sits where: the names with the levels of those who are computers."""
        return tuple(
            PlayerEntry(row.kept_name(name), row.level, row.own_dice, row.guest)
            for row, name in zip(self._rows, self.names, strict=True)
        )

    @property
    def renamed(self) -> tuple[str, ...]:
        """The names that got a number because somebody above has the same one."""
        shown = (row.shown_name for row in self._rows)
        return tuple(new for old, new in zip(shown, self.names, strict=True) if old != new)

    def add_player(self) -> None:
        """Add a line at the end, as long as there is room, and put the cursor on it."""
        if len(self._rows) < MOST_PLAYERS:
            self._is_as_laid_out = False
            row = self._new_row()
            self.retranslate()
            self.changed.emit()
            row.edit.setFocus()

    def add_computer(self) -> None:
        """Add a computer at the end, as long as there is room, as good as the last one."""
        if len(self._rows) < MOST_PLAYERS:
            levels = [row.level for row in self._rows if row.level is not None]
            row = self._new_row() if (free := self._free_row()) is None else free
            self._hand_over(row, levels[-1] if levels else USUAL_LEVEL)
            row.level_button.setFocus()

    def _free_row(self) -> PlayerRow | None:
        """Return the last line, if it is one of those laid out at first and nobody took it."""
        last = self._rows[-1]
        is_free = len(self._rows) > 1 and last.level is None and not last.written_name
        return last if is_free and self._is_as_laid_out else None

    def set_averages(self, averages: Mapping[str, float]) -> None:
        """Tell what levels score on average by the chosen rules."""
        self._averages = averages
        for row in self._rows:
            row.level_button.set_averages(averages)

    def offer_names(self, names: Sequence[str]) -> None:
        """Complete what is written to these names instead of those given before."""
        self._known_names = tuple(names)
        for row in self._rows:
            row.edit.offer_names(self._offered_names())

    def remove_player(self, row: PlayerRow) -> None:
        """Take a line off the list; the last one stays."""
        if len(self._rows) == 1:
            return
        place = self._rows.index(row)
        self._rows.remove(row)
        neighbour = self._rows[min(place, len(self._rows) - 1)]
        self._lines.removeWidget(row)
        (neighbour.remove_button if len(self._rows) > 1 else neighbour.edit).setFocus()
        row.hide()
        row.deleteLater()
        self.order_tabs()
        self.retranslate()
        self.changed.emit()

    def move_player(self, row: PlayerRow, place: int) -> None:
        """Move a line to another place, counted from 0; beyond the ends is at the ends."""
        place = max(0, min(place, len(self._rows) - 1))
        if self._rows.index(row) == place:
            return
        self._rows.remove(row)
        self._rows.insert(place, row)
        self._lines.insertWidget(place, row)
        self.order_tabs()
        self.retranslate()
        self.changed.emit()

    @override
    def retranslate(self) -> None:
        for place, row in enumerate(self._rows):
            number = QLocale().toString(place + 1)
            name = seat_name(place) if row.level is None else row.computer_name
            row.set_texts(number, name, removable=len(self._rows) > 1)
        full = len(self._rows) == MOST_PLAYERS
        self.add_computer_button.setText(self.tr("Add a &computer"))
        self.add_computer_button.setVisible(not full)
        self.add_button.setText(self.tr("The table is full") if full else self.tr("&Add a player"))
        self.add_button.set_sign(None if full else _paint_plus)
        self.add_button.setEnabled(not full)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = text_unit(self)
        line = max(1.0, unit * 0.06)
        sheet = QRectF(self.rect()).adjusted(line, line, -line, -line)
        painter.setPen(line_pen(self.theme.border, line))
        painter.setBrush(self.theme.paper)
        painter.drawPath(rounded(sheet, unit * 0.4))

    def _seat(self, players: Sequence[PlayerEntry]) -> None:
        known_levels = {level.key for level in LEVELS}
        for place, entry in enumerate(players[:MOST_PLAYERS]):
            row = self._new_row()
            if entry.level is None:
                # Earlier versions wrote the number of the place as a word.
                is_nameless = entry.name == seat_name(place)
                row.edit.setText("" if is_nameless else entry.name[:NAME_LENGTH])
                row.level_button.set_level(OWN_DICE if entry.own_dice else None)
                row.level_button.set_guest(entry.guest)
            else:
                row.computer_name = entry.name[:NAME_LENGTH]
                level = entry.level if entry.level in known_levels else USUAL_LEVEL
                row.level_button.set_level(level)
        while not players and len(self._rows) < _FIRST_PLAYERS:
            self._new_row()

    def _hand_over(self, row: PlayerRow, level: str | None) -> None:
        """Let the computer or a person play on a line."""
        row.level_button.set_level(level)
        if row.level is not None and not row.computer_name:
            others = [each.shown_name for each in self._rows if each is not row]
            row.computer_name = free_computer_name(others)
        self.retranslate()
        self.changed.emit()

    def _new_row(self) -> PlayerRow:
        row = PlayerRow(self)
        row.level_button.set_averages(self._averages)
        row.level_chosen.connect(partial(self._hand_over, row))
        row.edit.offer_names(self._offered_names())
        row.changed.connect(self.changed)
        row.remove_requested.connect(partial(self.remove_player, row))
        row.move_requested.connect(partial(self._move_by, row))
        row.step_requested.connect(partial(self._step, row))
        row.entered.connect(partial(self._go_on, row))
        row.all_entered.connect(self.entered)
        row.dragged_to.connect(partial(self._drag, row))
        self._rows.append(row)
        self._lines.addWidget(row)
        self.order_tabs()
        return row

    def _offered_names(self) -> list[str]:
        """Return the known names of people: "Player 2" is no one's."""
        places = {seat_name(place) for place in range(MOST_PLAYERS)}
        return [clean_name(name) for name in self._known_names if name not in places]

    def _move_by(self, row: PlayerRow, step: int) -> None:
        self.move_player(row, self._rows.index(row) + step)

    def _step(self, row: PlayerRow, step: int) -> None:
        place = self._rows.index(row) + step
        if 0 <= place < len(self._rows):
            self._rows[place].edit.setFocus()

    def _go_on(self, row: PlayerRow) -> None:
        """Put the cursor on the next line, the name on it marked, or tell that there is none."""
        place = self._rows.index(row) + 1
        if place < len(self._rows):
            self._rows[place].edit.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.last_entered.emit()

    def _drag(self, row: PlayerRow, global_place: QPointF) -> None:
        height = self.mapFromGlobal(global_place).y() - self._rows[0].y()
        self.move_player(row, int(height // max(1, row.height())))

    def order_tabs(self) -> None:
        """Let Tab walk through the names first: they are what people come for.

        Qt wants it said again once the list has come to its place in a window.
        """
        parts: list[QWidget] = []
        for row in self._rows:
            parts += [row.edit, row.level_button, row.grip, row.remove_button]
        parts += [self.add_button, self.add_computer_button]
        for first, second in pairwise(parts):
            QWidget.setTabOrder(first, second)

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._outer.setContentsMargins(*(round(unit * 0.25),) * 4)
        self._outer.setSpacing(round(unit * 0.15))


def _paint_plus(painter: QPainter, rect: QRectF, color: QColor) -> None:
    draw_plus(painter, rect, color, rect.width() * 0.14)
