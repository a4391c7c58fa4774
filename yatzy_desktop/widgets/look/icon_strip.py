"""Four quiet icons for what is needed most, drawn in the colour of the text."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStyleOptionToolButton, QToolButton, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look.enter_key import presses_by_enter
from yatzy_desktop.widgets.look.icons import LineIcon, line_icon
from yatzy_desktop.widgets.look.theme import Theme


class IconButton(QToolButton):
    """A flat button with an icon of its own, pressed by Enter as by Space."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = QIcon()

    def show_icon(self, icon: QIcon) -> None:
        """Show this icon instead of the action's, which is meant for a menu."""
        self._icon = icon
        self.update()

    @override
    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        super().initStyleOption(option)
        option.icon = self._icon

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not presses_by_enter(self, event):
            super().keyPressEvent(event)


class IconStrip(QWidget):
    """A row of flat buttons, one for each action, with the action's text as its tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons: list[tuple[QAction, LineIcon]] = []
        self._buttons: list[IconButton] = []
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
        palette = theme.palette()
        for button, (action, drawing) in zip(self._buttons, self._icons, strict=True):
            action.setIcon(line_icon(drawing, palette))
            button.show_icon(line_icon(drawing, palette, for_menu=False))

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
