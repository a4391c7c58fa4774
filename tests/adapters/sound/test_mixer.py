from __future__ import annotations

import math
from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy_desktop.adapters.sound.mixer import MOST_VOICES, Mixer
from yatzy_desktop.adapters.sound.takes import RATE, Take

FULL = 2**31
SAMPLES = st.lists(st.integers(-32_768, 32_767), min_size=1, max_size=700)
VOICES = st.lists(
    st.tuples(SAMPLES, st.floats(0, 1), st.floats(-1, 1)), min_size=1, max_size=MOST_VOICES
)


def heard(block: bytes) -> tuple[array[int], array[int]]:
    sides = array("i", block)
    return sides[0::2], sides[1::2]


def take(*samples: int) -> Take:
    return Take(array("h", samples), 1.0)


def test_nothing_is_silence() -> None:
    mixer = Mixer()
    assert mixer.is_silent
    assert mixer.block(480) == bytes(480 * 8)


@given(samples=SAMPLES, blocks=st.lists(st.integers(1, 400), min_size=1, max_size=6))
def test_a_voice_keeps_its_shape_across_blocks(samples: list[int], blocks: list[int]) -> None:
    mixer = Mixer()
    mixer.add(take(*samples), 1.0, 0.0)
    left = array("i")
    for frames in blocks:
        left.extend(heard(mixer.block(frames))[0])
    loud = round(65_536 * math.cos(math.pi / 4))
    expected = [each * loud for each in samples[: len(left)]]
    assert left.tolist() == expected + [0] * (len(left) - len(expected))
    assert mixer.is_silent == (len(left) >= len(samples))


@given(voices=VOICES)
def test_however_many_sound_the_sum_is_right_and_in_range(
    voices: list[tuple[list[int], float, float]],
) -> None:
    together, sides = Mixer(), [[0] * 700, [0] * 700]
    for samples, gain, pan in voices:
        together.add(take(*samples), gain, pan)
    for voice in list(together._voices):
        alone = Mixer()
        alone._voices = [voice]
        for side, part in zip(sides, heard(alone.block(700)), strict=True):
            side[:] = [one + two for one, two in zip(side, part, strict=True)]
        voice.at = 0
    mixed = heard(together.block(700))
    assert [side.tolist() for side in mixed] == sides
    assert all(-FULL <= each < FULL for side in sides for each in side)


def test_as_many_as_can_be_fill_the_range_and_do_not_leave_it() -> None:
    mixer = Mixer()
    for _ in range(MOST_VOICES):
        mixer.add(take(*[32_767] * 100), 1.0, 0.0)
    left, right = heard(mixer.block(100))
    assert max(left) < FULL
    assert max(right) > FULL * 0.9


def test_a_fading_voice_makes_room() -> None:
    def second(after: int) -> int:
        mixer = Mixer()
        mixer.add(take(*[32_767] * 240, *[300] * 5_000), 1.0, -1.0)
        mixer.add(take(*[32_767] * 240, *[300] * 5_000), 1.0, -1.0)
        mixer.block(after)
        mixer.add(take(*[20_000] * 240), 1.0, -1.0)
        return max(heard(mixer.block(240))[0])

    assert second(after=480) > 20_000 * 40_000


def test_sides_are_heard_from_their_side() -> None:
    loudness = []
    for pan in (-1.0, 0.0, 1.0):
        mixer = Mixer()
        mixer.add(take(*[10_000] * 10), 1.0, pan)
        left, right = heard(mixer.block(10))
        loudness.append((left[0], right[0]))
    (l_left, l_right), (m_left, m_right), (r_left, r_right) = loudness
    assert l_left > m_left > r_left > 0
    assert r_right > m_right > l_right > 0
    assert m_left == m_right
    assert l_left == r_right


def test_what_was_wanted_later_is_heard_later() -> None:
    mixer = Mixer()
    mixer.block(480, now=10.0)
    mixer.add(take(1_000), 1.0, 0.0, asked=10.005)
    mixer.add(take(2_000), 1.0, 0.0, asked=10.015)
    left = heard(mixer.block(480, now=10.02))[0]
    assert [at for at, each in enumerate(left) if each] == [RATE * 5 // 1_000, RATE * 15 // 1_000]


@pytest.mark.parametrize("asked", [9.0, 10.0])
def test_what_was_wanted_before_is_heard_at_once(asked: float) -> None:
    mixer = Mixer()
    mixer.block(480, now=10.0)
    mixer.add(take(1_000), 1.0, 0.0, asked=asked)
    assert heard(mixer.block(480))[0][0]


def test_no_voice_waits_long_and_none_is_lost_by_waiting() -> None:
    mixer = Mixer()
    mixer.block(480, now=10.0)
    mixer.add(take(1_000), 1.0, 0.0, asked=99.0)
    left = array("i")
    for _ in range(4):
        left.extend(heard(mixer.block(480))[0])
    assert [at for at, each in enumerate(left) if each] == [RATE // 25]
    assert mixer.is_silent


def test_too_many_voices_are_not_added() -> None:
    mixer = Mixer()
    for _ in range(MOST_VOICES + 5):
        mixer.add(take(*[100] * 10), 0.5, 0.0)
    assert len(mixer._voices) == MOST_VOICES
    mixer.clear()
    assert mixer.is_silent
