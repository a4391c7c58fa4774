"""Does work in small steps, between which whatever the person does is attended to."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class IdleSteps(QObject):
    """Runs steps one after the other, each when nothing else is waiting; then it is at rest."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is left and no timer runs."""
        return not self._steps and not self._timer.isActive()

    def add(self, *steps: Callable[[], object]) -> None:
        """Put steps behind those that are still to be done."""
        self._steps.extend(steps)

    def begin(self) -> None:
        """Start with the first step as soon as nothing else is waiting."""
        self._timer.start(0)

    def finish(self) -> None:
        """Do all that is left now."""
        while self._steps:
            self._steps.popleft()()
        self._timer.stop()

    def _go_on(self) -> None:
        if not self._steps:
            self._timer.stop()
            return
        self._steps.popleft()()
