"""A bus of one's own with a settings portal on it, which answers as it is told, or never."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import ClassInfo, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

HAS_BUS = shutil.which("dbus-daemon") is not None
_PATH = "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Settings"
_UNKNOWN = "org.freedesktop.portal.Error.NotFound"
Wishes = Mapping[tuple[str, str], Any]

_named = cast("Callable[[dict[str, str]], Callable[[type], type]]", ClassInfo)

_CONFIGURATION = """<busconfig>
  <type>session</type>
  <listen>unix:path={0}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


@contextmanager
def private_bus(folder: Path) -> Iterator[str]:
    """Run a bus until the end of the block; give its address."""
    configuration, socket = folder / "bus.conf", folder / "bus"
    configuration.write_text(_CONFIGURATION.format(socket), encoding="utf-8")
    command = ["dbus-daemon", f"--config-file={configuration}", "--nofork", "--print-address"]
    with subprocess.Popen(  # noqa: S603 - what the system has
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as daemon:
        try:
            assert daemon.stdout is not None
            daemon.stdout.readline()  # it listens by then
            yield f"unix:path={socket}"
        finally:
            daemon.terminate()


@contextmanager
def connection(address: str, name: str) -> Iterator[QDBusConnection]:
    """Give a connection to a bus, closed at the end of the block."""
    made = QDBusConnection.connectToBus(address, name)
    assert made.isConnected()
    try:
        yield made
    finally:
        QDBusConnection.disconnectFromBus(name)


class _Portal(QObject):
    def __init__(self, bus: QDBusConnection, wishes: Wishes, *, is_mute: bool) -> None:
        super().__init__()
        self.asked = 0
        self._bus, self._wishes, self._is_mute = bus, wishes, is_mute
        everything = QDBusConnection.RegisterOption.ExportAllSlots
        assert bus.registerObject(_PATH, self, everything)
        assert bus.registerService("org.freedesktop.portal.Desktop")

    def answer(self, message: QDBusMessage, depth: int) -> None:
        self.asked += 1
        message.setDelayedReply(True)
        if self._is_mute:
            return
        group, name = message.arguments()
        if (group, name) not in self._wishes:
            self._bus.send(message.createErrorReply(_UNKNOWN, "not here"))
            return
        value = self._wishes[group, name]
        for _ in range(depth):
            value = QDBusVariant(value)
        reply = message.createReply()
        reply.setArguments([value])
        self._bus.send(reply)

    def change(self, group: str, name: str, value: object) -> None:
        """Tell everybody of a changed setting."""
        signal = QDBusMessage.createSignal(_PATH, _INTERFACE, "SettingChanged")
        signal.setArguments([group, name, QDBusVariant(value)])
        assert self._bus.send(signal)


@_named({"D-Bus Interface": _INTERFACE})
class OldPortal(_Portal):
    """A portal of before there was ReadOne: what it reads lies in two wrappings."""

    @Slot(str, str, QDBusMessage)
    def ReadOne(self, _group: str, _name: str, message: QDBusMessage) -> None:  # noqa: N802
        """Refuse the question."""
        message.setDelayedReply(True)
        self._bus.send(message.createErrorReply("org.freedesktop.DBus.Error.UnknownMethod", "no"))

    @Slot(str, str, QDBusMessage)
    def Read(self, _group: str, _name: str, message: QDBusMessage) -> None:  # noqa: N802
        """Answer the question."""
        self.answer(message, 2)


@_named({"D-Bus Interface": _INTERFACE})
class NewPortal(_Portal):
    """A portal of today."""

    @Slot(str, str, QDBusMessage)
    def ReadOne(self, _group: str, _name: str, message: QDBusMessage) -> None:  # noqa: N802
        """Answer the question."""
        self.answer(message, 1)

    @Slot(str, str, QDBusMessage)
    def Read(self, _group: str, _name: str, message: QDBusMessage) -> None:  # noqa: N802
        """Answer the question as old portals do."""
        self.answer(message, 2)
