"""The recordings of each sound: read when first wanted, and never twice the same."""

from __future__ import annotations

import logging
import random
import sys
import wave
from array import array
from dataclasses import dataclass
from pathlib import Path

from yatzy_desktop.adapters.sound.kinds import Sound

RATE = 24_000
"""Samples a second in every file."""

_log = logging.getLogger(__name__)

_LONGEST_FILE = 5 * RATE
_MOST_TAKES = 9
_SHORT = RATE // 4
_DETUNED = 0.04
_LOUDNESS = (0.85, 1.0)


@dataclass(frozen=True, slots=True)
class Take:
    """One recording as it is to be heard: its samples of 16 bits, and how loud, from 0 to 1."""

    samples: array[int]
    gain: float


class Takes:
    """Chooses among the recordings in a folder.

    Those of a blow are in the order of its strength. No recording is heard twice running
    where there are several, and short ones are a little higher or lower each time.
    """

    def __init__(self, folder: Path, rng: random.Random) -> None:
        self._folder = folder
        self._rng = rng
        self._known: dict[Sound, list[array[int]]] = {}
        self._last: dict[Sound, int] = {}

    def choose(self, sound: Sound, strength: float) -> Take | None:
        """Return a recording for a blow of this strength, None where its files are missing."""
        takes = self._known.get(sound)
        if takes is None:
            takes = self._known[sound] = self._read(sound)
        if not takes:
            return None
        samples = takes[self._number(sound, strength, len(takes))]
        if len(samples) <= _SHORT:
            samples = _at_speed(samples, 1 + self._rng.uniform(-_DETUNED, _DETUNED))
        return Take(samples, self._rng.uniform(*_LOUDNESS))

    def _number(self, sound: Sound, strength: float, count: int) -> int:
        wanted = strength * (count - 1) + self._rng.uniform(-1.2, 1.2)
        number = min(max(round(wanted), 0), count - 1)
        if count > 1 and number == self._last.get(sound):
            number += 1 if number == 0 or (number < count - 1 and wanted > number) else -1
        self._last[sound] = number
        return number

    def _read(self, sound: Sound) -> list[array[int]]:
        takes: list[array[int]] = []
        for number in range(1, _MOST_TAKES + 1):
            path = self._folder / f"{sound.value}-{number}.wav"
            try:
                takes.append(_read_wave(path))
            except FileNotFoundError:
                break
            except (OSError, EOFError, wave.Error) as error:
                _log.warning("A sound cannot be read: %s: %s", path, error)
                break
        return takes


def _read_wave(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise wave.Error("not one channel of 16 bits at the rate of all sounds")
        frames = file.readframes(_LONGEST_FILE)
    samples = array("h", frames)
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def _at_speed(samples: array[int], speed: float) -> array[int]:
    """Return the samples played faster or slower, and so higher or lower."""
    last = len(samples) - 1
    out = array("h")
    for at in range(int(last / speed)):
        place = at * speed
        before = int(place)
        value = samples[before]
        out.append(int(value + (place - before) * (samples[before + 1] - value)))
    return out
