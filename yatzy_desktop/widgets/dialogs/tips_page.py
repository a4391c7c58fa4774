"""Tips, and how games differ: what players ask beside the rules."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from yatzy_desktop.adapters.words import PeopleAverage, TipsTable, tips_parts
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.dialogs.sheet import SheetDialog
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    Heading,
    MutedLabel,
    TextLabel,
    text_unit,
)


class TipsPage(SheetDialog):
    """A window to be read beside the game; `averages` are mean points of computers by level."""

    print_requested = Signal(object)
    """The Ruleset whose tips are to be printed."""

    def __init__(
        self,
        ruleset: Ruleset,
        parent: QWidget | None = None,
        *,
        averages: Mapping[str, float] | None = None,
    ) -> None:
        super().__init__(parent)
        self._ruleset = ruleset
        self._averages = averages or {}
        self._people: PeopleAverage | None = None
        self._column = QVBoxLayout(self.body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._contents = QWidget(self.body)
        self._column.addWidget(self._contents)
        self.print_button = DrawnButton(ButtonKind.QUIET, self)
        self.close_button = DrawnButton(ButtonKind.QUIET, self)
        self.print_button.clicked.connect(lambda: self.print_requested.emit(self._ruleset))
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self.footer.addWidget(self.print_button)
        self.footer.addStretch(1)
        self.footer.addWidget(self.close_button)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.scroll_area.setFocus()

    @property
    def text(self) -> str:
        """Everything the page says, a paragraph on each line."""
        return "\n".join(label.text() for label in self._contents.findChildren(TextLabel))

    def tell_people(self, average: PeopleAverage | None) -> None:
        """Show what people score by these rules, once that is known."""
        self._people = average
        self.retranslate()

    @override
    def retranslate(self) -> None:
        title = self.tr("Tips and differences")
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.scroll_area.setAccessibleName(title)
        self.close_button.setText(self.tr("Close"))
        self.print_button.setText(self.tr("&Print…"))
        self._column.removeWidget(self._contents)
        self._contents.deleteLater()
        self._contents = QWidget(self.body)
        self._column.addWidget(self._contents)
        self._fill(QVBoxLayout(self._contents))

    @override
    def wanted_width(self) -> float:
        return 42.0

    @override
    def wanted_height(self) -> float:
        return 46.0

    @override
    def arrange(self) -> None:
        if self._contents.layout() is not None:
            self.retranslate()

    def _fill(self, column: QVBoxLayout) -> None:
        unit = text_unit(self)
        column.setContentsMargins(round(unit * 0.5), 0, round(unit * 0.5), 0)
        column.setSpacing(round(unit * 0.45))
        for part in tips_parts(self._ruleset, self._averages, people=self._people):
            heading = Heading(1.15, self._contents)
            heading.setText(part.title)
            column.addWidget(heading)
            text = TextLabel(self._contents)
            text.setText(part.paragraph)
            column.addWidget(text)
            if part.table is not None:
                column.addLayout(self._table(part.table))
        column.addStretch(1)

    def _table(self, table: TipsTable) -> QGridLayout:
        unit = text_unit(self)
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(unit * 0.9))
        grid.setVerticalSpacing(round(unit * 0.25))
        for column, stretch in enumerate((3, 4, 4)):
            grid.setColumnStretch(column, stretch)
        rows = (("", *table.heads), *table.rows)
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                is_name = row == 0 or column == 0
                label = (
                    TextLabel(self._contents, bold=True) if is_name else MutedLabel(self._contents)
                )
                label.setText(text)
                grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)
        return grid
