"""Tries again, later, to save what could not be saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, SignalInstance, Slot

RETRY_MS = 15_000
"""Milliseconds from one failing try to the next."""


class Retryable(Protocol):
    """A store whose last save may have failed."""

    @property
    def waiting_changed(self) -> SignalInstance:
        """Emitted when `is_waiting` has changed."""

    @property
    def is_waiting(self) -> bool:
        """Whether something could not be saved and waits for `save_again`."""

    def save_again(self) -> bool:
        """Try once more what could not be saved, if anything; tell whether all is on the disk."""


class SaveRetry(QObject):
    """Saves as soon as possible what could not be saved: from time to time, and when it is told to.

    No timer runs while everything is saved.
    """

    def __init__(
        self,
        stores: Sequence[Retryable],
        interval_ms: int = RETRY_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stores = tuple(stores)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(interval_ms)
        self._timer.timeout.connect(self.save_now)
        for store in self._stores:
            store.waiting_changed.connect(self._plan)

    @property
    def is_planned(self) -> bool:
        """Whether a further try is to come by itself."""
        return self._timer.isActive()

    @Slot()
    def save_now(self) -> None:
        """Try at once what could not be saved; without that, do nothing."""
        for store in self._stores:
            store.save_again()
        self._plan()

    def _plan(self) -> None:
        if not any(store.is_waiting for store in self._stores):
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()
