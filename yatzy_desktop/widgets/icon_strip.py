"""Four quiet icons for what is needed most, drawn in the colour of the text."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.theme import Theme

_LARGEST = 64


class IconStrip(QWidget):
    """A row of flat buttons, one for each action, with the action's text as its tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons: list[tuple[QAction, str]] = []
        self._buttons: list[QToolButton] = []
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)

    def add(self, action: QAction, icon_name: str) -> None:
        """Show an action by the icon file of this name, without its ending."""
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setAutoRaise(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._icons.append((action, icon_name))
        self._buttons.append(button)
        self._layout.addWidget(button)
        self._resize_icons()

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in this theme's colours."""
        for action, name in self._icons:
            action.setIcon(_tinted(name, theme.window_text, theme.border))

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


def _tinted(name: str, color: QColor, disabled: QColor) -> QIcon:
    source = asset_path(f"icons/{name}.svg")
    icon = QIcon()
    if not source.is_file():
        return icon
    drawing = source.read_bytes()
    icon.addPixmap(_drawn(drawing, color), QIcon.Mode.Normal)
    icon.addPixmap(_drawn(drawing, disabled), QIcon.Mode.Disabled)
    return icon


def _drawn(drawing: bytes, color: QColor) -> QPixmap:
    tinted = drawing.replace(b"currentColor", color.name().encode())
    pixmap = QPixmap(_LARGEST, _LARGEST)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(tinted)).render(painter, QRectF(0, 0, _LARGEST, _LARGEST))
    painter.end()
    return pixmap
