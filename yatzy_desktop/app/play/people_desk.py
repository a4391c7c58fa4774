"""What the people at the table agree on: the dialog for it, and the marks it leaves on the pad."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from yatzy_desktop.adapters.game import GameModel, ScorecardTableModel
from yatzy_desktop.adapters.words import illegal_reason_text
from yatzy_desktop.game import GameAction, IllegalReason
from yatzy_desktop.widgets.dialogs import PeopleDialog
from yatzy_desktop.widgets.main_window import MainWindow


class PeopleDesk(QObject):
    """Opens the dialog from the menu and from the pad, and submits what is agreed on."""

    def __init__(
        self, model: GameModel, pad_model: ScorecardTableModel, window: MainWindow
    ) -> None:
        super().__init__(window)
        self._model = model
        self._pad_model = pad_model
        self._window = window
        self._dialog: PeopleDialog | None = None
        window.menu.people.triggered.connect(lambda _on: self.show_people())
        window.pad.context_wanted.connect(self._offer)
        model.game_started.connect(self._mark)
        model.state_changed.connect(self._mark)
        model.refused.connect(self._tell)
        self._mark()

    def show_people(self, seat: int | None = None, category: str | None = None) -> PeopleDialog:
        """Open the dialog, at a box of a player if one is given."""
        self._window.table.finish()
        state = self._model.state
        dialog = PeopleDialog(state, self._window, state.current if seat is None else seat)
        self._dialog = dialog
        dialog.wanted.connect(self._carry_out)
        dialog.finished.connect(self._forget)
        dialog.open()
        if seat is not None and category is not None:
            dialog.choose_box(seat, category)
        return dialog

    def _carry_out(self, action: GameAction) -> None:
        if self._model.submit(action) and self._dialog is not None:
            self._dialog.show_state(self._model.state)
            self._dialog.tell(self.tr("Done. It can be taken back."))

    def _tell(self, reason: IllegalReason) -> None:
        if self._dialog is not None:
            self._dialog.tell(illegal_reason_text(reason, self._model.state.ruleset))

    def _forget(self) -> None:
        self._dialog = None

    def _mark(self, *_what_changed: object) -> None:
        if self._model.has_game:
            self._pad_model.set_amendments(self._model.history.amendments)

    def _offer(self, seat: int, category: str, at: QPoint) -> None:
        """Offer at a place on the screen what can be done with a box or a player."""
        menu = QMenu(self._window)
        if category:
            right = menu.addAction(self.tr("Put this &box right…"))
            right.triggered.connect(lambda _on: self.show_people(seat, category))
        people = menu.addAction(self.tr("&Name, seat, leaving…"))
        people.triggered.connect(lambda _on: self.show_people(seat))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)
