from __future__ import annotations

import random
import wave
from itertools import pairwise
from pathlib import Path

import pytest

from tests.helpers.log_watch import LogWatch
from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.sound import Sound
from yatzy_desktop.adapters.sound.takes import RATE, Takes


def write_takes(folder: Path, sound: Sound, lengths: list[int], rate: int = RATE) -> None:
    for number, length in enumerate(lengths, 1):
        with wave.open(str(folder / f"{sound.value}-{number}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(rate)
            file.writeframes(bytes([number, 0] * length))


def number_of(takes: Takes, sound: Sound, strength: float) -> int:
    take = takes.choose(sound, strength)
    assert take is not None
    return take.samples[5]


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_is_shipped(sound: Sound) -> None:
    take = Takes(asset_path("sounds"), random.Random(1)).choose(sound, 0.5)
    assert take is not None
    assert len(take.samples) > RATE // 20


def test_every_file_that_is_shipped_belongs_to_a_sound() -> None:
    names = {path.stem.rsplit("-", 1)[0] for path in asset_path("sounds").glob("*.wav")}
    assert names == {sound.value for sound in Sound}


def test_a_harder_blow_gets_a_harder_take_and_none_comes_twice_running(tmp_path: Path) -> None:
    write_takes(tmp_path, Sound.DIE_ON_FELT, [2_000] * 6)
    takes = Takes(tmp_path, random.Random(1))
    soft = [number_of(takes, Sound.DIE_ON_FELT, 0.0) for _ in range(50)]
    hard = [number_of(takes, Sound.DIE_ON_FELT, 1.0) for _ in range(50)]
    assert max(soft) <= 3
    assert min(hard) >= 4
    for heard in (soft, hard):
        assert all(one != two for one, two in pairwise(heard))


def test_a_short_sound_is_never_the_same(tmp_path: Path) -> None:
    write_takes(tmp_path, Sound.HOLD, [3_000])
    takes = Takes(tmp_path, random.Random(1))
    heard = [takes.choose(Sound.HOLD, 1.0) for _ in range(20)]
    lengths = [len(each.samples) for each in heard if each is not None]
    assert len(set(lengths)) > 10
    assert all(3_000 / 1.05 < each < 3_000 / 0.95 for each in lengths)


def test_a_long_sound_keeps_its_pitch(tmp_path: Path) -> None:
    write_takes(tmp_path, Sound.WIN, [RATE])
    take = Takes(tmp_path, random.Random(1)).choose(Sound.WIN, 1.0)
    assert take is not None
    assert len(take.samples) == RATE


def test_missing_files_are_no_sound(tmp_path: Path) -> None:
    assert Takes(tmp_path, random.Random(1)).choose(Sound.WIN, 1.0) is None


@pytest.mark.parametrize("content", [b"", b"RIFF", b"no sound at all, just text", None])
def test_broken_files_are_no_sound_and_are_logged(
    tmp_path: Path, content: bytes | None, log_watch: LogWatch
) -> None:
    if content is None:
        write_takes(tmp_path, Sound.WIN, [100], rate=8_000)
    else:
        (tmp_path / "win-1.wav").write_bytes(content)
    takes = Takes(tmp_path, random.Random(1))
    with log_watch.expects("A sound cannot be read"):
        assert takes.choose(Sound.WIN, 1.0) is None
    assert takes.choose(Sound.WIN, 1.0) is None
