from __future__ import annotations

import io
import math
import wave
from array import array
from itertools import pairwise

import pytest

from sounds import RECIPES, make_sounds
from sounds.loudness import loudness
from sounds.recipes import take
from sounds.synthesis import RATE

LONGEST = {"bonus": 1.0, "yatzy": 1.5, "win": 2.0}
"""Seconds; of all others 0.65."""


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return dict(make_sounds())


def samples_of(file: bytes) -> array[float]:
    with wave.open(io.BytesIO(file)) as wav:
        assert (wav.getnchannels(), wav.getsampwidth(), wav.getframerate()) == (1, 2, RATE)
        values = array("h", wav.readframes(wav.getnframes()))
    return array("d", (each / 32_768 for each in values))


def tone(pitch: float, level: float) -> list[float]:
    return [level * math.sin(2 * math.pi * pitch * at / RATE) for at in range(RATE // 2)]


def test_loudness_is_that_of_the_standard() -> None:
    # ITU-R BS.1770: a sine of 997 Hz at full scale in one channel reads -3.01 LKFS.
    assert loudness(tone(997, 1.0)) == pytest.approx(-3.01, abs=0.05)
    assert loudness(tone(997, 0.1)) == pytest.approx(-23.01, abs=0.05)
    assert loudness(tone(60, 1.0)) < loudness(tone(997, 1.0)) < loudness(tone(4_000, 1.0))


def test_every_take_of_every_sound_is_there(files: dict[str, bytes]) -> None:
    assert set(files) == {
        f"{name}-{number}.wav"
        for name, recipe in RECIPES.items()
        for number in range(1, recipe.takes + 1)
    }
    assert sum(map(len, files.values())) < 800_000


def test_each_sound_is_as_loud_as_its_kind_and_none_is_cut_off(files: dict[str, bytes]) -> None:
    for name, content in files.items():
        samples = samples_of(content)
        wanted = RECIPES[name.rsplit("-", 1)[0]].loudness
        assert loudness(samples) == pytest.approx(wanted, abs=0.6), name
        assert max(map(abs, samples)) < 10 ** (-0.9 / 20), name
    assert all(-26 <= recipe.loudness <= -19 for recipe in RECIPES.values())


def test_each_sound_is_short_starts_at_once_and_ends_in_silence(files: dict[str, bytes]) -> None:
    for name, content in files.items():
        samples = samples_of(content)
        kind = name.rsplit("-", 1)[0]
        assert 0.05 < len(samples) / RATE < LONGEST.get(kind, 0.65), name
        heard = next(at for at, each in enumerate(samples) if abs(each) > 0.02)
        assert heard < 0.03 * RATE, name
        assert max(map(abs, samples[-24:])) < 0.003, name
        assert abs(sum(samples) / len(samples)) < 0.003, name


def test_no_two_takes_are_alike(files: dict[str, bytes]) -> None:
    assert len(set(files.values())) == len(files)


def test_the_sounds_come_out_the_same_each_time() -> None:
    for name in ("die-on-felt", "pencil", "bonus"):
        assert take(name, 1) == take(name, 1)


def test_a_harder_blow_is_brighter() -> None:
    def crossings(samples: array[float]) -> int:
        return sum((one < 0) != (two < 0) for one, two in pairwise(samples[: RATE // 20]))

    for name in ("die-on-felt", "die-on-wood"):
        assert crossings(take(name, RECIPES[name].takes)) > crossings(take(name, 1))
