"""Writes the sounds as files: one channel of 16 bits, at `RATE`."""

from __future__ import annotations

import hashlib
import io
import random
import sys
import wave
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path

from sounds.loudness import loudness, peak
from sounds.recipes import HIGHEST_PEAK, RECIPES, take
from sounds.synthesis import RATE, faded, scaled, without_offset

_FULL = 32_767


def make_sounds() -> Iterator[tuple[str, bytes]]:
    """Make all sounds anew: the name of each file and what it holds."""
    for name, recipe in RECIPES.items():
        for number in range(1, recipe.takes + 1):
            samples = faded(without_offset(take(name, number)))
            gain = min(recipe.loudness - loudness(samples), HIGHEST_PEAK - peak(samples))
            yield f"{name}-{number}.wav", _file(scaled(samples, 10 ** (gain / 20)))


def sounds_fingerprint() -> str:
    """Return what changes whenever the sounds would come out otherwise."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _file(samples: Sequence[float]) -> bytes:
    # A little noise before rounding: otherwise the end of a quiet tail would grate.
    rng = random.Random(0)  # noqa: S311
    rounded = (round(each * _FULL + rng.random() - rng.random()) for each in _cut(samples))
    values = array("h", (min(max(each, -_FULL), _FULL) for each in rounded))
    if sys.byteorder == "big":
        values.byteswap()
    target = io.BytesIO()
    with wave.open(target, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(values.tobytes())
    return target.getvalue()


def _cut(samples: Sequence[float]) -> Sequence[float]:
    """Return a sound without the silence at its end."""
    heard = [at for at, each in enumerate(samples) if abs(each) > 1 / 1_200]
    return samples[: (heard[-1] if heard else 0) + RATE // 100]
