"""The loudspeakers of the system, by way of the library miniaudio.

Its C interface is used directly: the module of Python around it would bring half of the
network into the program.
"""

from __future__ import annotations

import ctypes
import logging
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any, Protocol

from yatzy_desktop.adapters.collector_pause import pause_collector, resume_collector
from yatzy_desktop.adapters.sound.takes import RATE

Fill = Callable[[int], bytes]
"""Gives the next so many frames; called in a thread of the library."""

_log = logging.getLogger(__name__)

_PERIOD_MS = 20
_PERIODS = 3
_NAME = b"Yatzy Desktop"
_BACKENDS = {
    "linux": ("pulseaudio", "alsa"),
    "win32": ("wasapi",),
    "darwin": ("coreaudio",),
}
"""Where sound goes on each system; the library would try more, and start servers for some."""
_STALLED = 2.0
"""Seconds without a wish for more sound after which a device counts as gone."""

_CLOSING_WAIT = 1.0


class DeviceError(Exception):
    """There is no device that sounds."""


class Device(Protocol):
    """A way out for sound that asks for blocks by itself until it is closed."""

    @property
    def is_running(self) -> bool:
        """Whether it is still there and takes sound."""

    def close(self) -> None:
        """Stop asking and give the device free."""


OpenDevice = Callable[[Fill], Device]
"""Opens the device that the system now sends sound to; raises `DeviceError`."""


class MiniaudioDevice:
    """A device of the system, its default unless `backend` names another kind, as "null".

    It waits `closing_wait` seconds to be closed. Raises `DeviceError` when there is none.
    """

    def __init__(
        self, fill: Fill, backend: str | None = None, closing_wait: float = _CLOSING_WAIT
    ) -> None:
        self._ffi, self._lib = _library()
        self._fill = fill
        self._closing_wait = closing_wait
        self._is_broken = False
        self._asked = time.monotonic()
        self._handle = self._ffi.new_handle(self)
        self._name = self._ffi.new("char[]", _NAME)
        names = _BACKENDS.get(sys.platform, ()) if backend is None else (backend,)
        self._context = self._open_context(names)
        self._device = self._open_device()

    @property
    def is_running(self) -> bool:
        """Whether it is still there and takes sound."""
        is_alive = not self._is_broken and time.monotonic() - self._asked < _STALLED
        return is_alive and bool(self._lib.ma_device_is_started(self._device))

    def close(self) -> None:
        """Stop asking and give the device free.

        Where the server of sound has died, the library waits for it for ever; then it is left
        waiting in a thread of its own.
        """
        self._is_broken = True
        thread = threading.Thread(target=self._free, name="sound end", daemon=True)
        thread.start()
        thread.join(self._closing_wait)

    def _free(self) -> None:
        self._lib.ma_device_uninit(self._device)
        self._lib.ma_context_uninit(self._context)

    def write(self, output: Any, frames: int) -> None:  # noqa: ANN401 - memory of the library
        """Put the next frames into memory of the library, which has silence in it."""
        self._asked = time.monotonic()
        if self._is_broken:
            return
        try:
            block = self._fill(frames)
        except Exception:  # noqa: BLE001 - nobody is there to catch it
            self._is_broken = True
            _log.exception("Mixing failed")
            return
        self._ffi.memmove(output, block, len(block))

    def _open_context(self, names: tuple[str, ...]) -> Any:  # noqa: ANN401 - untyped library
        config = self._lib.ma_context_config_init()
        config.pulse.pApplicationName = self._name
        backends = [getattr(self._lib, f"ma_backend_{name}") for name in names]
        context = self._ffi.new("ma_context *")
        wanted = self._ffi.new("ma_backend[]", backends)
        config_at = self._ffi.addressof(config)
        if self._lib.ma_context_init(wanted, len(backends), config_at, context) != 0:
            raise DeviceError("no system of sound")
        return context

    def _open_device(self) -> Any:  # noqa: ANN401 - untyped library
        lib, config = self._lib, self._lib.ma_device_config_init(self._lib.ma_device_type_playback)
        config.sampleRate = RATE
        config.playback.format, config.playback.channels = lib.ma_format_s32, 2
        config.periodSizeInMilliseconds, config.periods = _PERIOD_MS, _PERIODS
        config.pUserData = self._handle
        config.dataCallback = lib._internal_data_callback  # noqa: SLF001 - its only way in
        device = self._ffi.new("ma_device *")
        if lib.ma_device_init(self._context, self._ffi.addressof(config), device) != 0:
            lib.ma_context_uninit(self._context)
            raise DeviceError("no device")
        if lib.ma_device_start(device) != 0:
            lib.ma_device_uninit(device)
            lib.ma_context_uninit(self._context)
            raise DeviceError("the device does not start")
        return device


def library_version() -> str:
    """Return the version of the library after trying it without a device; raises `DeviceError`.

    Call it in the drawing thread while nothing else is played.
    """
    asked = threading.Event()

    def fill(frames: int) -> bytes:
        asked.set()
        return bytes(frames * 8)

    pause_collector()
    try:
        device = MiniaudioDevice(fill, "null")
        has_asked = asked.wait(_STALLED)
        device.close()
    finally:
        resume_collector()
    if not has_asked:
        raise DeviceError("the library asks for no sound")
    ffi, lib = _library()
    return str(ffi.string(lib.ma_version_string()).decode())


@lru_cache(maxsize=1)
def _library() -> tuple[Any, Any]:
    """Load the library, once, in whichever thread wants it; raises `DeviceError`."""
    try:
        from _miniaudio import ffi, lib  # noqa: PLC0415 - not before anything sounds
    except ImportError as error:
        raise DeviceError(str(error)) from error

    def write(device: Any, output: Any, _input: Any, frames: int) -> None:  # noqa: ANN401
        ffi.from_handle(device.pUserData).write(output, frames)

    ffi.def_extern(name="_internal_data_callback")(write)
    if sys.platform == "linux":
        _hush()
    return ffi, lib


def _hush() -> None:
    """Keep ALSA from telling on the console that there is no device."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_hear_nothing())


@lru_cache(maxsize=1)
def _hear_nothing() -> Any:  # noqa: ANN401 - a pointer that has to live as long as the library
    return ctypes.CFUNCTYPE(None)(lambda: None)
