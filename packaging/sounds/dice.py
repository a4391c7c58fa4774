"""Dice on felt, on wood and on each other, in the cup and out of it, into the tray and back."""

from __future__ import annotations

import random
from array import array

from sounds import synthesis
from sounds.synthesis import Mode, add, blow, ring

_DIE = (Mode(4_150, 0.011, 0.5), Mode(6_300, 0.008, 0.42), Mode(9_100, 0.006, 0.3))
"""How a die of 16 mm itself rings: high and soon over."""
_BODY = (Mode(1_320, 0.02, 0.3), Mode(1_980, 0.017, 0.5), Mode(2_870, 0.014, 0.6))
"""What it is held by while it is hit, air and hand and all: the knock between low and high."""
_FELT = (
    *(Mode(124, 0.075, 0.5), Mode(186, 0.065, 0.6), Mode(273, 0.05, 0.6)),
    *(Mode(420, 0.036, 0.6), Mode(690, 0.026, 0.6), Mode(1_050, 0.018, 0.5)),
)
"""A table top under felt: low, nearly all of it damped."""
_WOOD = (
    *(Mode(236, 0.11, 0.7), Mode(394, 0.1, 0.8), Mode(641, 0.085, 0.72), Mode(987, 0.065, 0.6)),
    *(Mode(1_480, 0.045, 0.5), Mode(2_240, 0.03, 0.4), Mode(3_300, 0.018, 0.25)),
)
"""The rim: a slat of beech."""
_LEATHER = (
    *(Mode(205, 0.06, 0.8), Mode(340, 0.055, 1.0), Mode(520, 0.045, 0.9)),
    *(Mode(830, 0.032, 0.6), Mode(1_290, 0.02, 0.32)),
)
"""The wall of a leather cup."""


def _apart(modes: tuple[Mode, ...], rng: random.Random, much: float = 0.04) -> tuple[Mode, ...]:
    """Return the modes as they ring when hit elsewhere: none of two blows sounds alike."""
    return tuple(
        Mode(
            mode.pitch * (1 + rng.uniform(-much, much)),
            mode.decay * rng.uniform(0.8, 1.2),
            mode.gain * rng.uniform(0.45, 1.15),
        )
        for mode in modes
    )


def _click(rng: random.Random, contact: float, much: float = 0.1) -> array[float]:
    """Return the die itself when it is hit: the bright part of every sound here."""
    return ring(blow(contact, rng, 0.3), (*_apart(_DIE, rng, much), *_apart(_BODY, rng)), 0.04)


def die_on_felt(rng: random.Random, hardness: float) -> array[float]:
    """Return a die that drops on felt; `hardness` is the speed, from 0 to 1."""
    total = synthesis.silence(0.15)
    thud = ring(blow(0.0046 - 0.0022 * hardness, rng, 0.1), _apart(_FELT, rng), 0.13)
    add(total, synthesis.peaking(thud, 0.75))
    # The edge of the die through the cloth, and the cloth itself.
    tick = synthesis.high_pass(_click(rng, 0.0005), 700)
    tick = synthesis.low_pass(tick, 3_600 + 2_000 * hardness)
    add(total, synthesis.peaking(tick, 0.6 + 0.7 * hardness), 0.0004)
    cloth = synthesis.band(synthesis.noise(0.028, rng), 700, 2_600)
    cloth = synthesis.shaped(cloth, lambda at: (1 - at / 0.028) ** 3)
    add(total, synthesis.peaking(cloth, 0.3), 0.0003)
    return synthesis.in_room(total, 0.35, 0.18)


def die_on_wood(rng: random.Random, hardness: float) -> array[float]:
    """Return a die that hits the rim."""
    total = synthesis.silence(0.15)
    force = blow(0.0009 - 0.0005 * hardness, rng, 0.2)
    add(total, synthesis.peaking(ring(force, _apart(_WOOD, rng), 0.14), 1.0))
    add(total, synthesis.peaking(_click(rng, 0.0004), 0.35 + 0.35 * hardness))
    return synthesis.in_room(total, 0.4, 0.19)


def die_on_die(rng: random.Random, hardness: float) -> array[float]:
    """Return two dice that click together."""
    total = synthesis.silence(0.06)
    for _ in range(2):
        add(total, synthesis.peaking(_click(rng, 0.0004 - 0.0001 * hardness, 0.14), 0.5))
    total = synthesis.low_pass(synthesis.high_pass(total, 500), 8_000)
    return synthesis.in_room(total, 0.3, 0.09)


def _inside_cup(rng: random.Random, hardness: float) -> array[float]:
    """Return one die that hits the leather from within, and perhaps another die on the way."""
    force = blow(0.0019 - 0.0007 * hardness, rng, 0.25)
    knock = synthesis.peaking(ring(force, _apart(_LEATHER, rng, 0.09), 0.07), hardness)
    add(knock, synthesis.peaking(_click(rng, 0.0006, 0.14), hardness * rng.uniform(0.3, 1.0)))
    return knock


def cup_knock(rng: random.Random, hardness: float) -> array[float]:
    """Return the dice thrown against one side of the cup that is shaken: one after another."""
    total = synthesis.silence(0.17)
    for _ in range(rng.randint(3, 5)):
        late = min(max(rng.gauss(0.022, 0.015), 0), 0.06)
        add(total, _inside_cup(rng, rng.uniform(0.3, 0.6) + 0.4 * hardness), late)
    return synthesis.in_room(synthesis.low_pass(total, 4_000 + 1_500 * hardness), 0.3, 0.2)


def cup_pour(rng: random.Random, _hardness: float) -> array[float]:
    """Return the dice sliding out over the cup's edge; where they land is heard by itself."""
    total = synthesis.silence(0.4)
    slide = synthesis.band(synthesis.noise(0.34, rng), 400, 2_200)
    slide = synthesis.shaped(slide, lambda at: min(at / 0.12, 1) * (1 - at / 0.34))
    add(total, synthesis.peaking(slide, 0.4))
    for number in range(11):
        at = 0.02 + 0.28 * (number / 11) ** 1.25 + rng.uniform(-0.01, 0.012)
        add(total, _inside_cup(rng, rng.uniform(0.3, 0.8)), max(at, 0))
    return synthesis.in_room(synthesis.low_pass(total, 5_000), 0.3, 0.42)


def hold(rng: random.Random, _hardness: float) -> array[float]:
    """Return a die set down in the tray: a short slide, a soft tap on wood."""
    total = synthesis.silence(0.18)
    _add_slide(total, rng, 0.0, 0.05)
    force = blow(0.0011, rng, 0.15)
    add(total, synthesis.peaking(ring(force, _apart(_WOOD, rng), 0.12), 1.0), 0.045)
    add(total, synthesis.peaking(_click(rng, 0.0007), 0.3), 0.045)
    return synthesis.in_room(synthesis.low_pass(total, 5_000), 0.4, 0.21)


def release(rng: random.Random, _hardness: float) -> array[float]:
    """Return a die taken out of the tray and put on the felt."""
    total = synthesis.silence(0.24)
    lifted = ring(blow(0.001, rng, 0.15), _apart(_WOOD[2:], rng), 0.07)
    add(total, synthesis.peaking(lifted, 0.3))
    _add_slide(total, rng, 0.012, 0.06)
    add(total, synthesis.peaking(die_on_felt(rng, 0.2), 1.0), 0.07)
    return total


def _add_slide(total: array[float], rng: random.Random, at: float, seconds: float) -> None:
    slide = synthesis.band(synthesis.noise(seconds, rng), 600, 2_600)
    slide = synthesis.shaped(slide, lambda late: late / seconds * (1 - late / seconds))
    add(total, synthesis.peaking(slide, 0.2), at)
