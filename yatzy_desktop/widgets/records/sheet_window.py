"""A kept game as a sheet: its pad to be read, printed, or looked through."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yatzy_desktop.adapters.game import ScorecardTableModel
from yatzy_desktop.adapters.record_tables import KeptSheet, shown_day
from yatzy_desktop.adapters.words import ruleset_label, shown_in_title
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.dialogs import SheetDialog
from yatzy_desktop.widgets.look import ButtonKind, DrawnButton, text_unit
from yatzy_desktop.widgets.pad import ScorecardPad

_LEAST_HEIGHT = 24.0
_HEIGHT = 38.0
"""In text lines: what pad, heading and buttons take."""


class SheetWindow(SheetDialog):
    """Shows the pad of a game; nothing can be written on it."""

    print_requested = Signal(object)
    """The KeptSheet that is to be printed."""
    review_requested = Signal(object)
    """The KeptSheet that is to be looked through with the coach."""

    def __init__(self, kept: KeptSheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kept = kept
        self._model = ScorecardTableModel(self)
        self._model.set_state(kept.history.state)
        self._model.set_previews_enabled(False)
        self.pad = ScorecardPad(self._model, self.body, writing_ms=0)
        self._column = QVBoxLayout(self.body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.pad, 1)
        self.print_button = DrawnButton(ButtonKind.QUIET, self)
        self.review_button = DrawnButton(ButtonKind.QUIET, self)
        self.close_button = DrawnButton(ButtonKind.MAIN, self)
        self.footer.addWidget(self.print_button)
        self.footer.addWidget(self.review_button)
        self.footer.addStretch(1)
        self.footer.addWidget(self.close_button)
        self.print_button.clicked.connect(lambda: self.print_requested.emit(self.kept))
        self.review_button.clicked.connect(lambda: self.review_requested.emit(self.kept))
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self.pad.setFocus()

    @override
    def retranslate(self) -> None:
        title = self.tr("{rules}, {day}", "heading of a game that was played").format(
            rules=ruleset_label(self.kept.history.state.ruleset), day=shown_day(self.kept.day)
        )
        self.setWindowTitle(shown_in_title(title))
        self.heading.setText(title)
        self.print_button.setText(self.tr("&Print…"))
        self.review_button.setText(self.tr("&Review…"))
        self.close_button.setText(self.tr("Close"))
        self._model.retranslate()

    @override
    def wanted_width(self) -> float:
        players = len(self.kept.history.state.players)
        return max(24.0, self.pad.preferred_width(players) / text_unit(self) + 4.0)

    @override
    def sizeHint(self) -> QSize:
        # The pad is scrolled with less height than it asks for, and larger with more.
        wanted = super().sizeHint()
        height = min(self.screen().availableGeometry().height(), round(_HEIGHT * text_unit(self)))
        return QSize(wanted.width(), height)

    @override
    def arrange(self) -> None:
        self.pad.setMinimumHeight(round(_LEAST_HEIGHT * text_unit(self)))
