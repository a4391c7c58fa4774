"""Whether a Linux desktop wants less motion, asked of its settings portal and followed from then.

Nothing here waits: questions go out, and answers are taken if and when they come.
"""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusPendingCall,
    QDBusPendingCallWatcher,
    QDBusVariant,
)

_SERVICE = "org.freedesktop.portal.Desktop"
_PATH = "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Settings"
_STILL: dict[tuple[str, str], tuple[object, ...]] = {
    ("org.freedesktop.appearance", "reduced-motion"): (1,),
    ("org.gnome.desktop.interface", "enable-animations"): (False,),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): ("0", "0.0", 0.0),
}
"""What the portal may tell of motion, by its group and name, and the values that ask for less."""

_Entry = tuple[str, str]


class DesktopPortal(QObject):
    """Asks once, then listens."""

    told = Signal(bool)
    """Whether the desktop wants less motion; told only when that changes."""

    def __init__(self, bus: QDBusConnection | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # The one that Qt has opened for itself to follow the desktop's colours.
        self._bus = QDBusConnection.sessionBus() if bus is None else bus
        self._is_still: dict[_Entry, bool] = {}
        self._has_told: bool | None = None

    def begin(self) -> None:
        """Ask for the wish, and hear of it whenever it changes."""
        if not self._bus.isConnected():
            return
        slot = cast("bytes", SLOT("_hear(QString,QString,QDBusVariant)"))
        # Without the name of the service, which could only be looked up by waiting for the bus.
        self._bus.connect("", _PATH, _INTERFACE, "SettingChanged", self, slot)
        for entry in _STILL:
            self._ask(entry, "ReadOne")

    def _ask(self, entry: _Entry, method: str) -> None:
        message = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, method)
        message.setArguments(list(entry))
        waiting = QDBusPendingCallWatcher(self._bus.asyncCall(message), self)
        waiting.finished.connect(lambda call: self._read(entry, method, call))

    def _read(self, entry: _Entry, method: str, call: QDBusPendingCall) -> None:
        if not call.isError():
            self._take(entry, *call.reply().arguments()[:1])
        elif method == "ReadOne":
            self._ask(entry, "Read")  # portals before their second version know only this

    @Slot(str, str, QDBusVariant)
    def _hear(self, group: str, name: str, value: QDBusVariant) -> None:
        if (group, name) in _STILL:
            self._take((group, name), value)

    def _take(self, entry: _Entry, value: object = None) -> None:
        while isinstance(value, QDBusVariant):
            value = cast("object", value.variant())
        self._is_still[entry] = value in _STILL[entry]
        is_still = any(self._is_still.values())
        if is_still != self._has_told:
            self._has_told = is_still
            self.told.emit(is_still)
