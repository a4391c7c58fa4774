"""How loud a sound seems: its weight in the ear as ITU-R BS.1770 has it, at its loudest."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence

from sounds.synthesis import RATE, highest_of

WINDOW = 0.1
"""Seconds over which a short sound is weighed."""

_FLOOR = 1e-10


def loudness(samples: Sequence[float]) -> float:
    """Return the loudness of the loudest tenth of a second, in dB below full scale (LKFS)."""
    weighted = _high_pass(_shelf(samples))
    width = round(WINDOW * RATE)
    step = max(1, width // 8)
    powers = [each * each for each in weighted]
    starts = range(0, max(1, len(powers) - width + step), step)
    loudest = max(sum(powers[start : start + width]) for start in starts) / width
    return -0.691 + 10 * math.log10(max(loudest, _FLOOR))


def peak(samples: Sequence[float]) -> float:
    """Return the highest sample, in dB below full scale."""
    return 20 * math.log10(highest_of(samples))


def _shelf(samples: Sequence[float]) -> array[float]:
    # The head: 4 dB more above 1.7 kHz (the standard's analogue filter, at our rate).
    tangent = math.tan(math.pi * 1_681.974 / RATE)
    high, middle, quality = 10 ** (3.99984 / 20), 10 ** (3.99984 / 20 * 0.4996667), 0.7071752
    scale = 1 + tangent / quality + tangent * tangent
    return _filtered(
        samples,
        (
            (high + middle * tangent / quality + tangent * tangent) / scale,
            2 * (tangent * tangent - high) / scale,
            (high - middle * tangent / quality + tangent * tangent) / scale,
        ),
        (2 * (tangent * tangent - 1) / scale, (1 - tangent / quality + tangent * tangent) / scale),
    )


def _high_pass(samples: Sequence[float]) -> array[float]:
    # What is very low is hardly heard.
    tangent, quality = math.tan(math.pi * 38.13547 / RATE), 0.5003270
    scale = 1 + tangent / quality + tangent * tangent
    return _filtered(
        samples,
        (1.0, -2.0, 1.0),
        (2 * (tangent * tangent - 1) / scale, (1 - tangent / quality + tangent * tangent) / scale),
    )


def _filtered(
    samples: Sequence[float], over: tuple[float, float, float], under: tuple[float, float]
) -> array[float]:
    out = array("d")
    first = second = 0.0
    for each in samples:
        now = over[0] * each + first
        first = over[1] * each - under[0] * now + second
        second = over[2] * each - under[1] * now
        out.append(now)
    return out
