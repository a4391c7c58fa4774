"""The people at the table: what they agree on between them, whoever's turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from yatzy_desktop.adapters.words import (
    category_name,
    isolated,
    level_name,
    player_name,
    points_text,
)
from yatzy_desktop.compat import override
from yatzy_desktop.game import (
    MAX_NAME_LENGTH,
    MAX_REASON_LENGTH,
    AmendBox,
    GameState,
    HandOver,
    JoinGame,
    LeaveGame,
    Player,
    RenamePlayer,
    agreed_points,
)
from yatzy_desktop.strategy.levels import LEVELS
from yatzy_desktop.widgets.dialogs.missed_rounds import MissedRounds
from yatzy_desktop.widgets.dialogs.sheet import SheetDialog
from yatzy_desktop.widgets.look import (
    ButtonKind,
    CheckBox,
    ComboBox,
    DrawnButton,
    Heading,
    MutedLabel,
    TextField,
    announce,
    text_unit,
)


class PeopleDialog(SheetDialog):
    """Puts boxes right, names people, hands seats over, lets people leave and join.

    Emits `wanted` with each `Correction`; whoever carries it out answers with `show_state`, or
    with `tell` when it was refused.
    """

    wanted = Signal(object)

    def __init__(self, state: GameState, parent: QWidget | None = None, seat: int = 0) -> None:
        super().__init__(parent)
        self._state = state
        self.player = ComboBox(self)
        self.name, self.reason, self.new_name = (TextField(self) for _ in range(3))
        self.kind, self.box, self.points = (ComboBox(self) for _ in range(3))
        self.own_dice = CheckBox(self)
        self.rename_button, self.hand_button, self.amend_button = (
            DrawnButton(ButtonKind.QUIET, self) for _ in range(3)
        )
        self.leave_button, self.strike_button, self.join_button = (
            DrawnButton(ButtonKind.QUIET, self) for _ in range(3)
        )
        self.missed = MissedRounds(state, self)
        self.close_button = DrawnButton(ButtonKind.QUIET, self)
        self._headings = [Heading(1.08, self) for _ in range(6)]
        self.note = MutedLabel(self)
        self._column = QVBoxLayout(self.body)
        self._build()
        self._fill_players()
        self.player.setCurrentIndex(min(seat, len(state.players) - 1))
        self._connect()

    @property
    def seat(self) -> int:
        """The seat that is shown."""
        return max(0, self.player.currentIndex())

    def choose_box(self, seat: int, category: str) -> None:
        """Show a box of a player, to be put right."""
        self.player.setCurrentIndex(seat)
        self.box.setCurrentIndex(max(0, self.box.findData(category)))
        self.points.setFocus()

    def show_state(self, state: GameState) -> None:
        """Show the table as it is now."""
        seat, box = self.seat, self.box.currentData()
        self._state = state
        self.missed.show_state(state)
        with self._quietly():
            self._fill_players()
            self.player.setCurrentIndex(min(seat, len(state.players) - 1))
        self._show_player()
        self.box.setCurrentIndex(max(0, self.box.findData(box)))

    def tell(self, text: str) -> None:
        """Tell what came of a wish."""
        self.note.setText(text)
        announce(self, text)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("The people at the table"))
        self.heading.setText(self.tr("The people at the table"))
        titles = (
            self.tr("&Player"),
            self.tr("&Name"),
            self.tr("Put a &box right, as all agree"),
            self.tr("&Who plays at this seat?"),
            self.tr("Leaving"),
            self.tr("Somebody &joins"),
        )
        for heading, title in zip(self._headings, titles, strict=True):
            heading.setText(title)
        self.rename_button.setText(self.tr("Change the name"))
        self.hand_button.setText(self.tr("Hand the seat over"))
        self.amend_button.setText(self.tr("Put it right"))
        self.leave_button.setText(self.tr("Leaves; the points count"))
        self.strike_button.setText(self.tr("Leaves; column crossed out"))
        self.join_button.setText(self.tr("Sits down"))
        self.own_dice.setText(self.tr("With real dice"))
        self.close_button.setText(self.tr("Close"))
        self.reason.setPlaceholderText(self.tr("Why? It is kept with the game."))
        self.new_name.setPlaceholderText(self.tr("Name"))
        for part, name in (
            (self.reason, self.tr("Reason")),
            (self.box, self.tr("Box")),
            (self.points, self.tr("Points")),
            (self.new_name, self.tr("Name of who joins")),
        ):
            part.setAccessibleName(name)
        with self._quietly():
            seat = self.seat
            self._fill_players()
            self.player.setCurrentIndex(seat)
        self._show_player()

    @override
    def wanted_width(self) -> float:
        return 40.0

    @override
    def wanted_height(self) -> float:
        return 42.0

    @override
    def arrange(self) -> None:
        self._column.setSpacing(round(text_unit(self) * 0.35))
        self._column.setContentsMargins(0, 0, round(text_unit(self) * 0.3), 0)

    def _build(self) -> None:
        rows: tuple[tuple[QWidget, ...], ...] = (
            (self.player,),
            (self.name, self.rename_button),
            (self.box, self.points, self.amend_button),
            (self.kind, self.hand_button),
            (self.leave_button, self.strike_button),
            (self.new_name, self.own_dice, self.join_button),
        )
        for heading, parts in zip(self._headings, rows, strict=True):
            line = QHBoxLayout()
            for part in parts:
                wide = isinstance(part, QLineEdit | ComboBox)
                line.addWidget(part, 1 if wide else 0)
            if not isinstance(parts[0], QLineEdit | ComboBox):
                line.addStretch(1)
            heading.setBuddy(parts[0])
            self._column.addWidget(heading)
            self._column.addLayout(line)
            if parts[0] is self.box:
                self._column.addWidget(self.reason)
        self._column.addWidget(self.missed)
        self._column.addStretch(1)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.new_name.setMaxLength(MAX_NAME_LENGTH)
        self.reason.setMaxLength(MAX_REASON_LENGTH)
        self.footer.addWidget(self.note, 1)
        self.footer.addWidget(self.close_button)

    def _connect(self) -> None:
        self.player.currentIndexChanged.connect(self._show_player)
        self.box.currentIndexChanged.connect(self._show_points)
        self.close_button.clicked.connect(self.accept)
        self.rename_button.clicked.connect(self._rename)
        self.name.returnPressed.connect(self._rename)
        self.amend_button.clicked.connect(self._amend)
        self.hand_button.clicked.connect(
            lambda: self.wanted.emit(HandOver(self.seat, self.kind.currentData()))
        )
        self.leave_button.clicked.connect(lambda: self.wanted.emit(LeaveGame(self.seat)))
        self.strike_button.clicked.connect(
            lambda: self.wanted.emit(LeaveGame(self.seat, struck=True))
        )
        self.join_button.clicked.connect(self._join)
        self.new_name.returnPressed.connect(self._join)

    def _rename(self) -> None:
        self.wanted.emit(RenamePlayer(self.seat, self.name.text()))

    def _amend(self) -> None:
        action = AmendBox(
            self.seat, self.box.currentData(), self.points.currentData(), self.reason.text()
        )
        self.reason.clear()
        self.wanted.emit(action)

    def _join(self) -> None:
        player = Player(self.new_name.text(), own_dice=self.own_dice.isChecked())
        self.new_name.clear()
        self.wanted.emit(JoinGame(player, self.missed.boxes))

    def _fill_players(self) -> None:
        self.player.clear()
        for seat, player in enumerate(self._state.players):
            name = isolated(player_name(self._state, seat))
            if not player.is_here:
                name = self.tr("{name} (has left)").format(name=name)
            self.player.addItem(name, seat)

    def _show_player(self) -> None:
        state, player = self._state, self._state.players[self.seat]
        self.name.setText(player.name)
        self.name.setPlaceholderText(player_name(state, self.seat))
        with self._quietly():
            self.kind.clear()
            self.kind.addItem(self.tr("A person"), None)
            for level in LEVELS:
                self.kind.addItem(level_name(level.key), level.key)
            self.kind.setCurrentIndex(max(0, self.kind.findData(player.level)))
            chosen = self.box.currentData()
            self.box.clear()
            for each in state.ruleset.categories:
                self.box.addItem(category_name(each.key, state.ruleset), each.key)
            self.box.setCurrentIndex(max(0, self.box.findData(chosen)))
        others = sum(each.is_here for each in state.players) > 1
        for button in (self.leave_button, self.strike_button):
            button.setEnabled(player.is_here and others and not state.is_over)
        self.hand_button.setEnabled(player.is_here and not state.is_over)
        self.join_button.setEnabled(not state.is_over)
        self._show_points()

    def _show_points(self) -> None:
        category = self.box.currentData()
        if category is None:
            return
        self.points.clear()
        self.points.addItem(self.tr("open"), None)
        for points in agreed_points(self._state.ruleset, category):
            self.points.addItem(points_text(points), points)
        now = self._state.scorecards[self.seat].score_of(category)
        self.points.setCurrentIndex(0 if now is None else self.points.findData(now))

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        with (
            QSignalBlocker(self.player),
            QSignalBlocker(self.box),
            QSignalBlocker(self.points),
        ):
            yield
