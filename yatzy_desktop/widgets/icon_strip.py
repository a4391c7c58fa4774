"""Four quiet icons for what is needed most, drawn in the colour of the text."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.enter_key import presses_by_enter
from yatzy_desktop.widgets.icons import LineIcon, line_icon
from yatzy_desktop.widgets.theme import Theme


class IconButton(QToolButton):
    """A flat button, pressed by Enter as by Space."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not presses_by_enter(self, event):
            super().keyPressEvent(event)


class IconStrip(QWidget):
    """A row of flat buttons, one for each action, with the action's text as its tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons: list[tuple[QAction, LineIcon]] = []
        self._buttons: list[QToolButton] = []
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)

    def add(self, action: QAction, drawing: LineIcon) -> None:
        """Show an action by a line drawing."""
        button = IconButton(self)
        button.setDefaultAction(action)
        button.setAutoRaise(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._icons.append((action, drawing))
        self._buttons.append(button)
        self._layout.addWidget(button)
        self._resize_icons()

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in this theme's colours."""
        for action, drawing in self._icons:
            action.setIcon(line_icon(drawing, theme.palette()))

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Let the icons grow with the text."""
        if event.type() == QEvent.Type.FontChange:
            self._resize_icons()
        super().changeEvent(event)

    def _resize_icons(self) -> None:
        side = round(self.fontMetrics().height() * 1.35)
        for button in self._buttons:
            button.setIconSize(QSize(side, side))
