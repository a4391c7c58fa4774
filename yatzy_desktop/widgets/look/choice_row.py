"""Cards side by side, one for each value that a setting can have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look.choice_card import CardPicture, ChoiceCard
from yatzy_desktop.widgets.look.drawing import text_unit
from yatzy_desktop.widgets.look.dressed import Dressed
from yatzy_desktop.widgets.look.even_grid import EvenGridLayout


class ChoiceRow(Dressed, QWidget):
    """Lets a person pick one of some values; emits `chosen` with it.

    `pictures` are painted beside the titles, as large as `picture_size` in text lines.
    """

    chosen = Signal(str)

    def __init__(
        self,
        values: Sequence[str],
        pictures: Mapping[str, CardPicture] | None = None,
        *,
        picture_size: tuple[float, float] = (0.0, 0.0),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        # Else the letter underlined in a heading would do nothing, in spite of the proxy.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._group = QButtonGroup(self)
        self._grid = EvenGridLayout(self)
        self.cards: dict[str, ChoiceCard] = {}
        for value in values:
            picture = (pictures or {}).get(value)
            card = ChoiceCard(picture, picture_size=picture_size, parent=self)
            card.toggled.connect(partial(self._toggled, value))
            self._group.addButton(card)
            self._grid.addWidget(card)
            self.cards[value] = card
        self.show_value(values[0])

    @property
    def value(self) -> str:
        """The value that is marked."""
        return next(value for value, card in self.cards.items() if card.isChecked())

    def set_titles(self, titles: Mapping[str, str]) -> None:
        """Write on the cards what their values mean."""
        for value, title in titles.items():
            self.cards[value].set_texts(title)

    def show_value(self, value: str) -> None:
        """Mark a value without announcing it; raises KeyError for one that is not offered."""
        card = self.cards[value]
        with QSignalBlocker(card):
            card.setChecked(True)
        self.setFocusProxy(card)

    @override
    def refit(self) -> None:
        self._grid.setSpacing(round(text_unit(self) * 0.2))

    def _toggled(self, value: str, checked: bool) -> None:  # noqa: FBT001 - Qt's signal
        if checked:
            self.setFocusProxy(self.cards[value])
            self.chosen.emit(value)
