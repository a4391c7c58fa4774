"""The window as it was left, shown over it until its own first picture is there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from yatzy_desktop.compat import override


class LastPicture(QWidget):
    """Covers a window with a picture, stretched where it has another size; lets presses through."""

    painted = Signal()
    """The picture is on the screen."""

    def __init__(self, window: QWidget, image: QImage) -> None:
        super().__init__(window)
        self._pixmap = QPixmap.fromImage(image)
        self._was_painted = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())
        window.installEventFilter(self)
        self.show()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
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
