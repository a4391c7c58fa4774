"""The few notes of a moment: wooden bars, softly struck."""

from __future__ import annotations

import random
from array import array

from sounds import synthesis
from sounds.dice import die_on_felt
from sounds.synthesis import Mode, add, blow, ring

_PITCHES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "H": 11}


def _hertz(note: str) -> float:
    """Return the pitch of a note as "A4", of 440 Hz."""
    return float(440 * 2 ** ((_PITCHES[note[0]] - 9 + 12 * (int(note[1:]) - 4)) / 12))


def _bar(note: str, rng: random.Random, seconds: float) -> array[float]:
    """Return a bar of a marimba, tuned as they are: once, four and about nine times the pitch."""
    pitch = _hertz(note) * (1 + rng.uniform(-0.0012, 0.0012))
    long = seconds * (330 / pitch) ** 0.35
    modes = (
        *(Mode(pitch, long, 1.0), Mode(pitch * 1.0021, long * 0.8, 0.3)),
        *(Mode(pitch * 2, long * 0.5, 0.12), Mode(pitch * 3.98, long * 0.3, 0.7)),
        Mode(pitch * 9.4, long * 0.08, 1.0),
    )
    wood = (Mode(620, 0.05, 0.1), Mode(1_310, 0.03, 0.12))
    # A mallet of yarn stays on the bar for about a third of a vibration.
    force = blow(max(0.0011, 0.3 / pitch), rng, 0.03)
    return synthesis.peaking(ring(force, (*modes, *wood), seconds), 1.0)


def _phrase(
    rng: random.Random, notes: tuple[tuple[str, float, float], ...], seconds: float
) -> array[float]:
    """Return notes, each with its time in seconds and loudness, in the room."""
    total = synthesis.silence(seconds)
    for note, at, gain in notes:
        late = max(0.0, at + rng.uniform(-0.004, 0.006))
        add(total, _bar(note, rng, seconds - late), late, gain * rng.uniform(0.92, 1.05))
    return synthesis.faded(synthesis.in_room(total, 0.4, seconds), end=0.25)


def bonus(rng: random.Random, _hardness: float) -> array[float]:
    """Return three notes going up, as when something adds up."""
    notes = (("G4", 0.0, 0.7), ("C5", 0.11, 0.75), ("E5", 0.22, 0.9))
    return _phrase(rng, notes, 0.95)


def yatzy(rng: random.Random, _hardness: float) -> array[float]:
    """Return a chord that lands with a thump and opens upwards: five alike, five notes."""
    total = _phrase(
        rng,
        (
            *(("C4", 0.0, 0.9), ("G4", 0.05, 0.7), ("C5", 0.12, 0.7)),
            *(("E5", 0.21, 0.7), ("G5", 0.33, 0.8)),
        ),
        1.35,
    )
    add(total, synthesis.peaking(die_on_felt(rng, 0.3), 0.7))
    return total


def win(rng: random.Random, _hardness: float) -> array[float]:
    """Return a short song home: up, a look around, and the chord."""
    return _phrase(
        rng,
        (
            *(("C4", 0.0, 0.6), ("E4", 0.0, 0.4), ("G4", 0.17, 0.65), ("A4", 0.34, 0.65)),
            *(("G4", 0.51, 0.6), ("C4", 0.72, 0.7), ("G4", 0.73, 0.5), ("E5", 0.75, 0.65)),
            ("C5", 0.74, 0.6),
        ),
        1.9,
    )
