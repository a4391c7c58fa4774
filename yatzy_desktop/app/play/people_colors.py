"""Gives everybody at the table the colour of their profile, or one that nobody has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from yatzy_desktop.adapters.game import GameModel, colors_of_seats
from yatzy_desktop.widgets.main_window import MainWindow

if TYPE_CHECKING:
    from yatzy_desktop.adapters.records import Profile
    from yatzy_desktop.app.play.record_keeper import RecordKeeper


class PeopleColors(QObject):
    """Colours columns, the name of whose turn it is, and the podium.

    `chosen` are the colours by name that are known before the records can be asked.
    """

    def __init__(self, model: GameModel, chosen: Mapping[str, str], window: MainWindow) -> None:
        super().__init__(window)
        self._model = model
        self._window = window
        self._keeper: RecordKeeper | None = None
        self._chosen = dict(chosen)
        model.game_started.connect(self._show)
        model.state_changed.connect(self._show)

    @property
    def chosen(self) -> Mapping[str, str]:
        """The colours that people have chosen, by their names."""
        return self._chosen

    def follow(self, keeper: RecordKeeper) -> None:
        """Ask the records for the colours as soon as they are open, and whenever they change."""
        self._keeper = keeper
        keeper.opened.connect(self._listen)
        self._model.game_ended.connect(self._show_podium)

    def _listen(self) -> None:
        if self._keeper is not None:
            self._keeper.records.changed.connect(self._ask)
            self._ask()

    def _ask(self) -> None:
        if self._keeper is not None:
            self._keeper.records.ask(lambda book: book.profiles(), self._take)

    def _take(self, profiles: Sequence[Profile]) -> None:
        chosen = {each.name: each.colour for each in profiles if each.colour}
        if chosen != self._chosen:
            self._chosen = chosen
            self._show()
            if self._model.has_game and self._model.state.is_over:
                self._show_podium()

    def _show(self, *_what_changed: object) -> None:
        state = self._model.state
        colors = colors_of_seats(state.players, self._chosen)
        self._window.pad.set_colors(colors)
        self._window.header.set_color("" if state.is_over else colors.get(state.current, ""))

    def _show_podium(self) -> None:
        colors = colors_of_seats(self._model.state.players, self._chosen)
        self._window.game_over.podium.set_colours(colors)
