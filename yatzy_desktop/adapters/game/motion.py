"""Whether things may move, as the person set it here or for the whole system."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from yatzy_desktop.adapters.storage import SYSTEM, Settings, SettingsModel
from yatzy_desktop.plain_files import read_plain

_LIMIT = 1_000_000
"""Bytes; settings files of desktops have some thousand."""

_WITHOUT_ANIMATIONS = {
    "gtk-4.0/settings.ini": ("gtk-enable-animations", {"0", "false"}),
    "gtk-3.0/settings.ini": ("gtk-enable-animations", {"0", "false"}),
    "kdeglobals": ("animationdurationfactor", {"0", "0.0"}),
}
"""Settings files of Linux desktops, with the entry and the values that ask for stillness."""


def system_reduces_motion() -> bool:
    """Return whether the system asks for less motion, as far as that can be told.

    Windows: "Animation effects". Linux: the settings files of GTK and KDE. Qt 6.11 offers no
    such hint. What can only be asked for comes later: the settings portal's and macOS's wish.
    """
    if sys.platform == "win32":
        return _windows_reduces_motion()
    if sys.platform.startswith("linux"):
        return linux_reduces_motion(_config_folder())
    return False


def linux_reduces_motion(config: Path) -> bool:
    """Return whether a desktop's settings files in this folder turn animations off."""
    for name, (entry, values) in _WITHOUT_ANIMATIONS.items():
        try:
            lines = read_plain(config / name, _LIMIT).decode(errors="replace").splitlines()
        except OSError:
            continue
        for line in lines:
            key, _, value = line.partition("=")
            if key.strip().lower() == entry and value.strip().lower() in values:
                return True
    return False


def _config_folder() -> Path:
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")


def _windows_reduces_motion() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes  # noqa: PLC0415 - costs time, and only Windows needs it

    get_client_area_animation = 0x1042
    is_on = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(is_on), 0)
    return not is_on.value


class Motion(QObject):
    """Tells whether to move, and for how long; follows the settings and the system."""

    changed = Signal(bool)
    """Motion became reduced, or no longer is: tells which."""

    def __init__(
        self,
        settings_model: SettingsModel,
        system_reduces: Callable[[], bool] = system_reduces_motion,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings_model = settings_model
        self._system_reduces = system_reduces()
        self._is_reduced = self._wanted
        settings_model.changed.connect(self._follow)

    @property
    def is_reduced(self) -> bool:
        """Whether nothing should move for the looks of it."""
        return self._is_reduced

    def duration(self, milliseconds: int) -> int:
        """Return how long an animation made to last so long shall last: 0 when reduced."""
        return 0 if self._is_reduced else milliseconds

    def take_system(self, *, reduces: bool) -> None:
        """Follow what the system wants, unless the person has chosen for themselves."""
        self._system_reduces = reduces
        self._follow()

    def _follow(self, *_settings: Settings) -> None:
        is_reduced = self._wanted
        if is_reduced != self._is_reduced:
            self._is_reduced = is_reduced
            self.changed.emit(is_reduced)

    @property
    def _wanted(self) -> bool:
        wanted = self._settings_model.settings.motion
        return self._system_reduces if wanted == SYSTEM else wanted == "reduced"
