"""How far a number on the pad is written: a short motion that blocks nothing."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

WRITING_MS = 250
"""How long writing a number takes, in milliseconds."""

Place = tuple[int, int]
"""A row and a column."""

FULLY_WRITTEN = 1.0


class PadInk(QObject):
    """Writes numbers, each once; a duration of 0 milliseconds writes at once."""

    moved = Signal(int, int)
    """The row and the column of a number of which more is to be seen."""

    def __init__(self, duration_ms: int = WRITING_MS, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.duration_ms = duration_ms
        self._running: dict[Place, QVariantAnimation] = {}

    @property
    def is_writing(self) -> bool:
        """Whether any number is being written."""
        return bool(self._running)

    def share(self, place: Place) -> float:
        """Return how much of a number is written, from 0 to 1."""
        animation = self._running.get(place)
        return FULLY_WRITTEN if animation is None else float(animation.currentValue())

    def write(self, row: int, column: int) -> None:
        """Begin to write the number at a place."""
        place = (row, column)
        self._end(place)
        if self.duration_ms <= 0:
            return
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(FULLY_WRITTEN)
        animation.setDuration(self.duration_ms)
        animation.setEasingCurve(QEasingCurve.Type.InOutSine)
        animation.valueChanged.connect(lambda: self.moved.emit(*place))
        animation.finished.connect(lambda: self._end(place))
        self._running[place] = animation
        animation.start()

    def finish(self) -> None:
        """Write everything to its end at once."""
        for place in list(self._running):
            self._end(place)

    def _end(self, place: Place) -> None:
        animation = self._running.pop(place, None)
        if animation is None:
            return
        animation.stop()
        animation.deleteLater()
        self.moved.emit(*place)
