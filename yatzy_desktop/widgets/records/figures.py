"""Statistics in figures: each with its name below."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from yatzy_desktop.adapters.record_tables import mean_text, share_text
from yatzy_desktop.adapters.records import Statistics
from yatzy_desktop.adapters.words import points_text
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    Dressed,
    EvenGridLayout,
    MutedLabel,
    TextLabel,
    text_unit,
)

_FIGURE_TEXT = 1.5


class Figure(QWidget):
    """A figure with its name below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figure = TextLabel(self, factor=_FIGURE_TEXT, bold=True)
        self._name = MutedLabel(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._figure)
        column.addWidget(self._name)

    @property
    def texts(self) -> tuple[str, str]:
        """Name and figure."""
        return self._name.text(), self._figure.text()

    def show_texts(self, name: str, figure: str) -> None:
        """Show a figure under its name."""
        self._name.setText(name)
        self._figure.setText(figure)
        self._figure.setAccessibleName(f"{name}: {figure}")


class Figures(Dressed, QWidget):
    """All figures of one player by one ruleset."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: Statistics | None = None
        self._grid = EvenGridLayout(self, most_columns=5)
        self.parts = tuple(Figure(self) for _ in range(10))
        for part in self.parts:
            self._grid.addWidget(part)

    def show_statistics(self, found: Statistics) -> None:
        """Show what somebody's games amount to."""
        self._found = found
        for part, texts in zip(self.parts, self._texts(found), strict=True):
            part.show_texts(*texts)

    @override
    def retranslate(self) -> None:
        if self._found is not None:
            self.show_statistics(self._found)

    @override
    def refit(self) -> None:
        self._grid.setSpacing(round(text_unit(self) * 0.7))

    def _texts(self, found: Statistics) -> tuple[tuple[str, str], ...]:
        won = self.tr("{wins} of {games}", "games won").format(
            wins=points_text(found.wins), games=points_text(found.contests)
        )
        return (
            (self.tr("Games"), points_text(found.games)),
            (self.tr("Average"), mean_text(found.average)),
            (self.tr("Median"), mean_text(found.median)),
            (self.tr("Best"), points_text(found.best)),
            (self.tr("Worst"), points_text(found.worst)),
            (self.tr("Games with bonus"), share_text(found.bonus_rate)),
            (self.tr("Games with Yatzy"), share_text(found.yatzy_rate)),
            (self.tr("Won"), won),
            (self.tr("Wins in a row now"), points_text(found.streak)),
            (self.tr("Most wins in a row"), points_text(found.longest_streak)),
        )
