"""What the thread that plays does: opens the device, mixes what is wanted, and rests again."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from yatzy_desktop.adapters.sound.device import Device, DeviceError, MiniaudioDevice, OpenDevice
from yatzy_desktop.adapters.sound.kinds import Wish
from yatzy_desktop.adapters.sound.mixer import Mixer
from yatzy_desktop.adapters.sound.takes import Takes

__all__ = ["DeviceError", "Session", "Timing"]

_SOFTEST = 0.06


@dataclass(frozen=True, slots=True)
class Timing:
    """Times of playing, in seconds.

    The device is given free after `linger` of silence. A sound that could not begin `too_late`
    after it was wanted is not played. Where no device was found, none is looked for again
    within `retry`. Every `watch` it is seen whether the device is still there.
    """

    linger: float = 3.0
    too_late: float = 0.4
    retry: float = 5.0
    watch: float = 0.25


class Session:
    """Serves wishes for sounds; all of it happens in one thread, except mixing."""

    def __init__(
        self,
        folder: Path,
        open_device: OpenDevice = MiniaudioDevice,
        timing: Timing | None = None,
        clock: Callable[[], float] = time.monotonic,
        rng: random.Random | None = None,
    ) -> None:
        # What a die sounds like is no secret; only its face needs the system's randomness.
        self._takes = Takes(folder, rng or random.Random())  # noqa: S311
        self._open_device = open_device
        self._clock = clock
        self._mixer = Mixer()
        self._device: Device | None = None
        self._heard_at = clock()
        self.timing = timing or Timing()

    @property
    def is_idle(self) -> bool:
        """Whether nothing has sounded for a while, or nothing can."""
        return self._device is None or self._clock() - self._heard_at >= self.timing.linger

    def serve(self, wishes: Iterable[Wish], gain: float) -> None:
        """Let these sounds be heard; raises `DeviceError` when there is no device.

        Without `gain` all that sounds is ended.

        A device that has gone is given up, with what sounded on it; the next wish opens the one
        that is there then.
        """
        if self._device is not None and not self._device.is_running:
            self.rest()
        if gain <= 0:
            self._mixer.clear()
        for wish in wishes:
            if self._device is None:
                self._device = self._open_device(self._fill)
            if self._clock() - wish.at <= self.timing.too_late:
                self._add(wish, gain)
        if not self._mixer.is_silent:
            self._heard_at = self._clock()

    def rest(self) -> None:
        """Give the device free; nothing sounds any more."""
        device, self._device = self._device, None
        if device is not None:
            device.close()
        self._mixer.clear()

    def _add(self, wish: Wish, gain: float) -> None:
        take = self._takes.choose(wish.sound, wish.strength)
        if take is not None:
            loud = _SOFTEST + (1 - _SOFTEST) * wish.strength
            self._mixer.add(take, gain * loud, wish.pan, wish.at)

    def _fill(self, frames: int) -> bytes:
        return self._mixer.block(frames, self._clock())
