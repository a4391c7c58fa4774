"""The window as it was left, shown over it until its own first picture is there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QInputEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from yatzy_desktop.compat import override

_KINDS = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
    }
)


class LastPicture(QWidget):
    """Covers a window with a picture, stretched where it has another size.

    What is pressed before there is anything to press is kept, and done by `hand_over`.
    """

    painted = Signal()
    """The picture is on the screen."""

    def __init__(self, window: QWidget, image: QImage) -> None:
        super().__init__(window)
        self._pixmap = QPixmap.fromImage(image)
        self._was_painted = False
        self._is_alone = True
        self._pressed: list[QInputEvent] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())
        window.installEventFilter(self)
        self.show()

    def hand_over(self) -> None:
        """Stay over the window, but let it act, also on what has been pressed before."""
        self._is_alone = False
        self.raise_()
        for event in self._pressed:
            self._press(self.window(), event)
        self._pressed.clear()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        if self._is_alone and event.type() in _KINDS and isinstance(event, QInputEvent):
            self._pressed.append(event.clone())
            return True
        return False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._pixmap)
        painter.end()
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)

    def _press(self, window: QWidget, event: QInputEvent) -> None:
        if not isinstance(event, QMouseEvent):
            QApplication.sendEvent(window.focusWidget() or window, event)
            return
        place = event.position()
        target = window.childAt(place.toPoint()) or window
        moved = QMouseEvent(
            event.type(),
            target.mapFrom(window, place),
            place,
            event.globalPosition(),
            event.button(),
            event.buttons(),
            event.modifiers(),
        )
        moved.setTimestamp(event.timestamp())
        QApplication.sendEvent(target, moved)
