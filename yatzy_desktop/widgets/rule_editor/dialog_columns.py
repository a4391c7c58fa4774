"""How the parts of the ruleset dialog stand: side by side, or one below the other."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    Dressed,
    EvenGridLayout,
    MutedLabel,
    text_unit,
)
from yatzy_desktop.widgets.rule_editor.dialog_list import RulesetList
from yatzy_desktop.widgets.rule_editor.picture import PadPicture

_THREE_COLUMNS_FROM = 50.0
"""Width in text lines from which list, form and picture stand side by side."""
_LIST_WIDTH = 15.0
_PICTURE_WIDTH = 14.5


class RulesetButtons(Dressed, QWidget):
    """The buttons for what can be done with a whole ruleset."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        quiet = ButtonKind.QUIET
        self.duplicate = DrawnButton(quiet, self)
        self.delete = DrawnButton(quiet, self)
        self.import_file = DrawnButton(quiet, self)
        self.export_file = DrawnButton(quiet, self)
        self._grid = EvenGridLayout(self, most_columns=2)
        for button in (self.duplicate, self.delete, self.import_file, self.export_file):
            self._grid.addWidget(button)

    @override
    def retranslate(self) -> None:
        self.duplicate.setText(self.tr("Dupl&icate"))
        self.delete.setText(self.tr("&Delete"))
        self.import_file.setText(self.tr("Im&port…"))
        self.export_file.setText(self.tr("E&xport…"))

    @override
    def refit(self) -> None:
        self._grid.setSpacing(round(text_unit(self) * 0.3))


class DialogColumns(QWidget):
    """Puts list, form and picture side by side where there is room for them.

    Elsewhere a combo box takes the place of the list, and all else is below the form.
    `middle` is the scroll area of the form, and the widget that it scrolls.
    """

    def __init__(
        self,
        rulesets: RulesetList,
        middle: tuple[QScrollArea, QWidget],
        pictures: tuple[PadPicture, MutedLabel],
        buttons: RulesetButtons,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        scroll_area, body = middle
        self._pictures = pictures
        self._buttons = buttons
        self._left_side, self._right_side = QWidget(self), QWidget(self)
        self._left, self._right = QVBoxLayout(self._left_side), QVBoxLayout(self._right_side)
        self._row = QHBoxLayout(self)
        self.column = QVBoxLayout(body)
        for layout in (self._left, self._right, self._row, self.column):
            layout.setContentsMargins(0, 0, 0, 0)
        self._left.addWidget(rulesets, 1)
        self._right.addStretch(1)
        self._row.addWidget(self._left_side)
        self._row.addWidget(scroll_area, 1)
        self._row.addWidget(self._right_side)
        self._is_wide: bool | None = None

    @property
    def is_wide(self) -> bool:
        """Whether list, form and picture stand side by side."""
        return bool(self._is_wide)

    def arrange(self, width: int, combo: QComboBox) -> None:
        """Fit everything to a width and to the text size."""
        unit = text_unit(self)
        self._row.setSpacing(round(unit * 1.2))
        for column in (self._left, self._right, self.column):
            column.setSpacing(round(unit * 0.5))
        self.column.setContentsMargins(0, 0, round(unit * 0.4), 0)
        combo.setMinimumHeight(round(unit * 1.9))
        self._left_side.setFixedWidth(round(_LIST_WIDTH * unit))
        self._right_side.setFixedWidth(round(_PICTURE_WIDTH * unit))
        is_wide = width >= _THREE_COLUMNS_FROM * unit
        if is_wide == self._is_wide:
            return
        self._is_wide = is_wide
        self._left_side.setVisible(is_wide)
        self._right_side.setVisible(is_wide)
        combo.setVisible(not is_wide)
        if is_wide:
            self._left.addWidget(self._buttons)
        for place, part in enumerate(self._pictures):
            if is_wide:
                self._right.insertWidget(place, part)
            else:
                self.column.addWidget(part)
            part.show()
        if not is_wide:
            self.column.addWidget(self._buttons)
        self._buttons.show()
