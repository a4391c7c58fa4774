from __future__ import annotations

import random

import pytest

from tests.helpers.deaf_device import Sockets
from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.sound import Sound
from yatzy_desktop.adapters.sound.kinds import Wish
from yatzy_desktop.adapters.sound.session import DeviceError, Session, Timing

SILENCE = bytes(480 * 8)


class Desk:
    """A session with a clock and sockets of its own."""

    def __init__(self) -> None:
        self.now = 100.0
        self.sockets = Sockets()
        self.session = Session(
            asset_path("sounds"),
            self.sockets.open,
            Timing(linger=3, too_late=0.4),
            lambda: self.now,
            random.Random(1),
        )

    def wish(self, sound: Sound = Sound.WIN, strength: float = 1.0, ago: float = 0.0) -> None:
        self.session.serve([Wish(sound, strength, 0.0, self.now - ago)], 1.0)

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        self.session.serve([], 1.0)


@pytest.fixture
def desk() -> Desk:
    return Desk()


def loudest(block: bytes) -> int:
    return max(abs(each) for each in memoryview(block).cast("i"))


def test_the_device_is_opened_with_the_first_sound(desk: Desk) -> None:
    desk.session.serve([], 1.0)
    assert desk.sockets.tried == 0
    desk.wish()
    assert desk.sockets.opened[0].ask() != SILENCE
    desk.wish()
    assert desk.sockets.tried == 1


def test_several_sounds_sound_together(desk: Desk) -> None:
    for sound in Sound:
        desk.wish(sound)
    blocks = [desk.sockets.opened[0].ask() for _ in range(120)]
    assert blocks[0] != SILENCE
    assert blocks[-1] == SILENCE


def test_a_stronger_blow_and_a_higher_volume_are_louder(desk: Desk) -> None:
    def heard(strength: float, gain: float) -> int:
        desk.session.serve([Wish(Sound.DIE_ON_WOOD, strength, 0.0, desk.now)], gain)
        return max(loudest(desk.sockets.opened[0].ask()) for _ in range(20))

    assert heard(1.0, 1.0) > 2 * heard(0.3, 1.0) > 4 * heard(0.3, 0.2) > 0


def test_without_a_device_the_wish_is_refused_and_the_next_one_tries_again(desk: Desk) -> None:
    desk.sockets.has_device = False
    with pytest.raises(DeviceError):
        desk.wish()
    assert desk.session.is_idle
    desk.sockets.has_device = True
    desk.wish()
    assert desk.sockets.opened[0].ask() != SILENCE


def test_a_device_pulled_out_is_given_up_and_the_next_sound_finds_another(desk: Desk) -> None:
    desk.wish()
    desk.sockets.opened[0].pull_out()
    desk.pass_time(0.25)
    assert desk.sockets.opened[0].is_closed
    assert desk.session.is_idle
    desk.wish(Sound.HOLD)
    assert len(desk.sockets.opened) == 2
    blocks = [desk.sockets.opened[1].ask() for _ in range(30)]
    assert blocks[0] != SILENCE
    assert blocks[-1] == SILENCE  # what sounded on the old one is not heard on the new


def test_the_device_is_kept_while_something_sounds_and_a_little_longer(desk: Desk) -> None:
    desk.wish()
    desk.pass_time(10)
    assert not desk.session.is_idle
    for _ in range(120):
        desk.sockets.opened[0].ask()
    desk.pass_time(2.9)
    assert not desk.session.is_idle
    desk.pass_time(0.2)
    assert desk.session.is_idle
    desk.session.rest()
    assert desk.sockets.opened[0].is_closed


def test_a_sound_that_comes_too_late_is_not_heard(desk: Desk) -> None:
    desk.wish(ago=0.5)
    assert desk.sockets.opened[0].ask() == SILENCE
    desk.wish(ago=0.3)
    assert desk.sockets.opened[0].ask() != SILENCE


def test_turning_sound_off_ends_what_sounds(desk: Desk) -> None:
    desk.wish()
    desk.session.serve([], 0.0)
    assert desk.sockets.opened[0].ask() == SILENCE
