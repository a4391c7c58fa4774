"""A few quiet icons for what is needed most, drawn in the colour of the text."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QStyleOptionToolButton, QToolButton, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    LEAST_TARGET,
    Dressed,
    LineIcon,
    draw_focus_ring,
    line_icon,
    presses_by_enter,
)


class IconButton(Dressed, QToolButton):
    """A flat button for an action with an icon of its own, pressed by Enter as by Space."""

    def __init__(self, action: QAction, drawing: LineIcon, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = action
        self._drawing = drawing
        self._icon = QIcon()
        self.setDefaultAction(action)
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @override
    def dress(self) -> None:
        """Draw the icon in the colour of the text; the action's own is meant for a menu."""
        palette = self.theme.palette()
        self._action.setIcon(line_icon(self._drawing, palette))
        self._icon = line_icon(self._drawing, palette, for_menu=False)
        self.update()

    @override
    def refit(self) -> None:
        side = round(self.fontMetrics().height() * 1.35)
        self.setIconSize(QSize(side, side))

    @override
    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        super().initStyleOption(option)
        option.icon = self._icon

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not presses_by_enter(self, event):
            super().keyPressEvent(event)

    @override
    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(LEAST_TARGET, LEAST_TARGET))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect())
            draw_focus_ring(painter, area, area.height() * 0.2, self.theme.focus)


class IconStrip(QWidget):
    """A row of flat buttons, one for each action, with the action's text as its tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)

    def add(self, action: QAction, drawing: LineIcon) -> None:
        """Show an action by a line drawing."""
        self._layout.addWidget(IconButton(action, drawing, self))

    def button_of(self, action: QAction) -> QWidget:
        """Return the icon of an action; the whole strip if it has none."""
        buttons = (each for each in self.findChildren(IconButton) if each.defaultAction() is action)
        return next(buttons, self)
