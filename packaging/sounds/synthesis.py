"""The parts that sounds are made of: blows, bodies that ring, noise, filters and a room.

A sound is a list of samples, 1.0 being as loud as a file can hold.
"""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

RATE = 24_000
"""Samples a second: what dice and paper give off above 12 kHz nobody misses."""

Samples = array  # of doubles
Envelope = Callable[[float], float]
"""Gives the loudness at a time in seconds."""


@dataclass(frozen=True, slots=True)
class Mode:
    """One way in which a body rings: pitch in Hz, time in seconds to fall by 60 dB, loudness."""

    pitch: float
    decay: float
    gain: float


def silence(seconds: float) -> Samples[float]:
    """Return so much silence."""
    return array("d", bytes(8 * round(seconds * RATE)))


def blow(contact: float, rng: random.Random, grit: float = 0.15) -> Samples[float]:
    """Return the force of a blow; the shorter the contact in seconds, the brighter what it hits.

    `grit` is how rough the surfaces are that meet, from 0.
    """
    count = max(2, round(contact * RATE))
    force = (math.sin(math.pi * (at + 0.5) / count) for at in range(count))
    return array("d", (each * (1 + grit * rng.gauss(0, 1)) for each in force))


def ring(force: Sequence[float], modes: Iterable[Mode], seconds: float) -> Samples[float]:
    """Return what a body gives off, for so long, when a force sets it ringing."""
    count = round(seconds * RATE)
    total = [0.0] * count
    for mode in modes:
        if mode.pitch < RATE * 0.45:
            _add_mode(total, force, mode)
    return array("d", total)


def _add_mode(total: list[float], force: Sequence[float], mode: Mode) -> None:
    """Add one mode: a resonator of two poles, as loud for each pitch."""
    radius = math.exp(-6.91 / (mode.decay * RATE))
    turn = 2 * math.pi * mode.pitch / RATE
    first, second = 2 * radius * math.cos(turn), -radius * radius
    drive = mode.gain * math.sin(turn)
    before = before_that = 0.0
    driven = min(len(force), len(total))
    for at in range(driven):
        now = first * before + second * before_that + drive * force[at]
        before_that, before = before, now
        total[at] += now
    heard = driven + round(1.4 * mode.decay * RATE)  # then it is 84 dB down
    for at in range(driven, min(heard, len(total))):
        now = first * before + second * before_that
        before_that, before = before, now
        total[at] += now


def noise(seconds: float, rng: random.Random) -> Samples[float]:
    """Return white noise."""
    return array("d", (rng.uniform(-1, 1) for _ in range(round(seconds * RATE))))


def shaped(samples: Iterable[float], loudness: Envelope) -> Samples[float]:
    """Return a sound that swells and fades."""
    return array("d", (each * loudness(at / RATE) for at, each in enumerate(samples)))


def peaking(samples: Sequence[float], highest: float) -> Samples[float]:
    """Return a sound whose highest sample is this high, whatever it was made of."""
    return scaled(samples, highest / highest_of(samples))


def highest_of(samples: Sequence[float]) -> float:
    """Return how far a sound swings to either side; never quite nothing."""
    return max(1e-9, *map(abs, samples))


def scaled(samples: Iterable[float], gain: float) -> Samples[float]:
    """Return a sound so many times as loud."""
    return array("d", (each * gain for each in samples))


def low_pass(samples: Iterable[float], pitch: float) -> Samples[float]:
    """Return a sound without what lies above a pitch in Hz, 24 dB an octave."""
    weight = 1 - math.exp(-2 * math.pi * pitch * 1.5 / RATE)
    first = second = third = fourth = 0.0
    out = array("d")
    for each in samples:
        first += weight * (each - first)
        second += weight * (first - second)
        third += weight * (second - third)
        fourth += weight * (third - fourth)
        out.append(fourth)
    return out


def high_pass(samples: Sequence[float], pitch: float) -> Samples[float]:
    """Return a sound without what lies below a pitch in Hz, 12 dB an octave."""
    for _ in range(2):
        weight = math.exp(-2 * math.pi * pitch / RATE)
        out, kept, before = array("d"), 0.0, 0.0
        for each in samples:
            kept = weight * (kept + each - before)
            before = each
            out.append(kept)
        samples = out
    return array("d", samples)


def band(samples: Sequence[float], low: float, high: float) -> Samples[float]:
    """Return what of a sound lies between two pitches in Hz."""
    return low_pass(high_pass(samples, low), high)


def add(total: Samples[float], samples: Sequence[float], at: float = 0.0, gain: float = 1) -> None:
    """Mix a sound into another, beginning at a time in seconds; what reaches beyond is cut."""
    start = round(at * RATE)
    for place, each in enumerate(samples[: max(0, len(total) - start)], start):
        total[place] += gain * each


def in_room(samples: Sequence[float], level: float, seconds: float) -> Samples[float]:
    """Return a sound in a small furnished room: a few soft echoes, then a short tail."""
    total = silence(seconds)
    add(total, samples)
    dull = low_pass(samples, 2_400)
    for late, part in ((0.0071, 0.6), (0.0113, 0.5), (0.0179, 0.42), (0.0261, 0.3)):
        add(total, dull, late, level * part)
    for late, back in ((0.0297, 0.5), (0.0371, 0.46), (0.0411, 0.44)):
        add(total, _comb(dull, late, back, len(total)), 0, level * 0.2)
    return total


def _comb(samples: Sequence[float], late: float, back: float, count: int) -> Samples[float]:
    step = round(late * RATE)
    out = silence(count / RATE)
    kept = 0.0
    for at in range(step, count):
        given = samples[at - step] if at - step < len(samples) else 0.0
        kept += 0.35 * (out[at - step] - kept)  # each way through the room takes the treble
        out[at] = given + back * kept
    return out


def faded(samples: Sequence[float], start: float = 0.0005, end: float = 0.012) -> Samples[float]:
    """Return a sound that begins and ends at nothing, within these seconds."""
    out = array("d", samples)
    first, last = round(start * RATE), min(len(out), round(end * RATE))
    for at in range(first):
        out[at] *= at / first
    for at in range(last):
        out[-1 - at] *= at / last
    return out


def without_offset(samples: Sequence[float]) -> Samples[float]:
    """Return a sound without what lies below hearing."""
    return high_pass(samples, 45)
