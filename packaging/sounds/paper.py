"""Pencil and rubber on the score sheet."""

from __future__ import annotations

import math
import random
from array import array

from sounds import synthesis
from sounds.synthesis import RATE, Mode, add, blow, ring

_PAD = (Mode(152, 0.05, 1.0), Mode(287, 0.04, 0.7), Mode(520, 0.025, 0.4))
"""The sheets on the table under the pencil's point."""


def _stroke(rng: random.Random, seconds: float, low: float, high: float) -> array[float]:
    """Return a pencil drawn over the grain of the paper, quicker in the middle."""
    graphite = synthesis.band(synthesis.noise(seconds, rng), low, high)
    grain = synthesis.low_pass(synthesis.noise(seconds, rng), 210)
    deep = 1 / synthesis.highest_of(grain)
    swing = rng.uniform(0.35, 0.5)

    def loudness(at: float) -> float:
        part = min(at / seconds, 1.0)
        return float(math.sin(math.pi * part**swing) ** 0.8)

    rough = array(
        "d",
        (
            each * (0.45 + 0.55 * abs(bump * deep))
            for each, bump in zip(graphite, grain, strict=True)
        ),
    )
    return synthesis.shaped(rough, loudness)


def _touch(rng: random.Random) -> array[float]:
    """Return the point set on the paper."""
    touch = synthesis.peaking(ring(blow(0.0016, rng, 0.2), _PAD, 0.06), 0.6)
    tick = synthesis.band(synthesis.noise(0.006, rng), 1_400, 4_000)
    tick = synthesis.shaped(tick, lambda at: max(0.0, 1 - at / 0.006))
    add(touch, synthesis.peaking(tick, 0.6))
    return touch


def pencil(rng: random.Random, _hardness: float) -> array[float]:
    """Return a number written: two or three strokes."""
    total = synthesis.silence(0.55)
    at = 0.005
    for _ in range(rng.randint(2, 3)):
        seconds = rng.uniform(0.07, 0.13)
        low = rng.uniform(1_000, 1_500)
        add(total, _touch(rng), at, 0.4)
        stroke = _stroke(rng, seconds, low, low * 2.6)
        add(total, synthesis.peaking(stroke, rng.uniform(0.75, 1.0)), at)
        at += seconds + rng.uniform(0.022, 0.04)
    return synthesis.in_room(total[: round((at + 0.02) * RATE)], 0.15, at + 0.04)


def strike_out(rng: random.Random, _hardness: float) -> array[float]:
    """Return a box struck out: one long line with some weight."""
    total = synthesis.silence(0.4)
    seconds = rng.uniform(0.24, 0.3)
    add(total, _touch(rng), 0.005, 0.6)
    add(total, synthesis.peaking(_stroke(rng, seconds, 600, 2_200), 1.0), 0.008)
    add(total, synthesis.peaking(_stroke(rng, seconds, 1_800, 4_200), 0.4), 0.008)
    add(total, _touch(rng), seconds + 0.012, 0.4)
    return synthesis.in_room(total, 0.15, 0.4)


def take_back(rng: random.Random, _hardness: float) -> array[float]:
    """Return a rubber going to and fro, three times, and a breath over the paper."""
    total = synthesis.silence(0.5)
    at = 0.005
    for part in (1.0, 0.85, 0.7):
        seconds = rng.uniform(0.085, 0.11)
        add(total, synthesis.peaking(_stroke(rng, seconds, 300, 1_100), part), at)
        at += seconds * 1.05
    crumbs = synthesis.band(synthesis.noise(0.12, rng), 700, 2_000)
    crumbs = synthesis.shaped(crumbs, lambda late: math.sin(math.pi * late / 0.12) ** 2)
    add(total, synthesis.peaking(crumbs, 0.14), at)
    return synthesis.in_room(total, 0.15, at + 0.15)
