"""Adds up what sounds at the same time.

A block of sound is one large number: a sample in each of its digits. So it is multiplied by a
loudness and added to others at once, which is fast enough for the thread that feeds a device.
"""

from __future__ import annotations

import math
import threading
from array import array
from functools import lru_cache

from yatzy_desktop.adapters.sound.takes import RATE, Take

FRAME_BYTES = 8
"""Left and right, 32 bits each, the lowest byte first."""
MOST_VOICES = 24

_FULL = 2**31 - 1
_UNITY = 65_536
"""What a sample of 16 bits is multiplied by at full loudness, heard from one side alone."""
_STEP = RATE // 100
"""A voice knows in steps of so many samples how loud it can still become."""
_WIDTH = 0.7
"""How far to the side a sound can come from: at 1 it would be in one ear alone."""
_LONGEST_WAIT = RATE // 25
_SIGN = bytes(each ^ 0x80 for each in range(256))


class _Voice:
    """A take that sounds: where it is, and how loud it can still become."""

    __slots__ = ("at", "digits", "factors", "peaks", "wait")

    def __init__(self, samples: array[int], factors: tuple[int, int], wait: int) -> None:
        self.digits = _digits(samples)
        self.peaks = _peaks(samples)
        self.factors = factors
        self.at = 0
        self.wait = wait

    @property
    def is_over(self) -> bool:
        return self.at * FRAME_BYTES >= len(self.digits)

    @property
    def peak(self) -> int:
        """How high a sample of it will still be, before it is multiplied."""
        return 0 if self.is_over else self.peaks[self.at // _STEP]

    def next(self, frames: int) -> int:
        """Return its part of a block as a number, and go on behind it."""
        late = min(self.wait, frames)
        self.wait -= late
        first = self.at * FRAME_BYTES
        part = self.digits[first : first + (frames - late) * FRAME_BYTES]
        count = len(part) // FRAME_BYTES
        self.at += count
        left, right = self.factors
        number = int.from_bytes(part, "little") - _middles(count)
        return (number * (left + (right << 32))) << (64 * late)


class Mixer:
    """Mixes voices into blocks; each side of a block never leaves the range of its samples.

    One thread adds voices while another takes blocks.
    """

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._lock = threading.Lock()
        self._last_block = -math.inf

    @property
    def is_silent(self) -> bool:
        """Whether nothing sounds and nothing is about to."""
        return not self._voices

    def add(self, take: Take, gain: float, pan: float, asked: float = 0.0) -> None:
        """Let a take sound; `gain` is from 0 to 1, `pan` from -1, the left, to 1.

        `asked` is when it was wanted, on the clock of `block`: what is wanted a little later is
        heard a little later. Where there is no room left it sounds softer, or not at all.
        """
        angle = (1 + _WIDTH * pan) * math.pi / 4
        loud = _UNITY * gain * take.gain
        factors = (round(loud * math.cos(angle)), round(loud * math.sin(angle)))
        with self._lock:
            wait = (asked - self._last_block) * RATE
            wait = round(min(max(wait, 0), _LONGEST_WAIT)) if math.isfinite(wait) else 0
            voice = _Voice(take.samples, factors, wait)
            if len(self._voices) < MOST_VOICES and any(factors) and not voice.is_over:
                voice.factors = self._fitting(voice)
                self._voices.append(voice)

    def block(self, frames: int, now: float = 0.0) -> bytes:
        """Return the next block, `now` being the time in seconds on a clock that never stops."""
        middles = _middle_of_sides(frames)
        total = middles
        with self._lock:
            for voice in self._voices:
                total += voice.next(frames)
            self._voices = [each for each in self._voices if not each.is_over]
            self._last_block = now
        return (total ^ middles).to_bytes(frames * FRAME_BYTES, "little")

    def clear(self) -> None:
        """Let nothing sound any more."""
        with self._lock:
            self._voices = []

    def _fitting(self, voice: _Voice) -> tuple[int, int]:
        """Return factors of a voice with which the sum stays in range."""
        left, right = (
            _share(
                side, voice, _FULL - sum(each.factors[side] * each.peak for each in self._voices)
            )
            for side in (0, 1)
        )
        part = min(left, right)
        return (int(voice.factors[0] * part), int(voice.factors[1] * part))


def _share(side: int, voice: _Voice, room: int) -> float:
    wanted = voice.factors[side] * voice.peak
    return 1.0 if wanted <= room else max(0, room) / wanted


def _digits(samples: array[int]) -> bytes:
    """Return samples as digits of 64 bits: 32,768 for silence, so that none is negative."""
    raw = samples.tobytes()
    spread = bytearray(len(samples) * FRAME_BYTES)
    spread[0::FRAME_BYTES] = raw[0::2]
    spread[1::FRAME_BYTES] = raw[1::2].translate(_SIGN)
    return bytes(spread)


def _peaks(samples: array[int]) -> list[int]:
    """Return for each step the highest sample from there to the end."""
    highest = 0
    peaks: list[int] = []
    for first in range((len(samples) - 1) // _STEP * _STEP, -1, -_STEP):
        step = samples[first : first + _STEP]
        highest = max(highest, *step, -min(step))
        peaks.append(highest)
    return peaks[::-1]


@lru_cache(maxsize=64)
def _middles(count: int) -> int:
    """Return so many digits of silence."""
    return int.from_bytes(b"\0\x80\0\0\0\0\0\0" * count, "little")


@lru_cache(maxsize=64)
def _middle_of_sides(frames: int) -> int:
    """Return a block of silence whose samples have no sign yet."""
    return int.from_bytes(b"\0\0\0\x80\0\0\0\x80" * frames, "little")
