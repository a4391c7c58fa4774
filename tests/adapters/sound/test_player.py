from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.child_program import running, said
from tests.helpers.deaf_device import Sockets
from tests.helpers.log_watch import LogWatch
from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.sound import SilentSounds, Sound, SoundPlayer, Sounds
from yatzy_desktop.adapters.sound.device import Fill, MiniaudioDevice
from yatzy_desktop.adapters.sound.session import Session, Timing

LINGERING = Timing(linger=60, watch=60)
SHORT = Timing(linger=0, watch=0.005)

MakePlayer = Callable[..., SoundPlayer]


@pytest.fixture
def sockets() -> Sockets:
    return Sockets()


@pytest.fixture
def make_player(sockets: Sockets) -> Iterator[MakePlayer]:
    players: list[SoundPlayer] = []

    def make(timing: Timing = LINGERING, folder: Path | None = None) -> SoundPlayer:
        def session(where: Path) -> Session:
            return Session(where, sockets.open, timing)

        players.append(SoundPlayer(folder or asset_path("sounds"), session))
        return players[-1]

    yield make
    for player in players:
        player.close()
    assert gc.isenabled()


def sound_threads() -> list[threading.Thread]:
    return [each for each in threading.enumerate() if each.name == "sound"]


def test_it_plays_in_another_thread(
    make_player: MakePlayer, sockets: Sockets, qtbot: QtBot
) -> None:
    player = make_player()
    for sound in Sound:
        player.play(sound, 0.5, -0.5)
    qtbot.waitUntil(lambda: bool(sockets.opened))
    qtbot.waitUntil(lambda: any(sockets.opened[0].ask()))
    assert sockets.tried == 1
    assert sockets.threads == {each.ident for each in sound_threads()}
    assert not gc.isenabled()  # nothing of Qt may be destroyed in those threads
    player.close()
    assert sockets.opened[0].is_closed
    assert not sound_threads()
    assert gc.isenabled()


def test_nothing_is_left_when_all_is_silent(
    make_player: MakePlayer, sockets: Sockets, qtbot: QtBot
) -> None:
    player = make_player(SHORT)
    player.play(Sound.HOLD)
    qtbot.waitUntil(lambda: bool(sockets.opened))

    def drained() -> bool:
        if not sockets.opened[0].is_closed:
            try:
                sockets.opened[0].ask(24_000)
            except AssertionError:  # closed meanwhile
                return True
        return sockets.opened[0].is_closed

    qtbot.waitUntil(drained)
    qtbot.waitUntil(lambda: not sound_threads())
    qtbot.waitUntil(gc.isenabled)
    player.play(Sound.HOLD)
    qtbot.waitUntil(lambda: len(sockets.opened) == 2)


def test_turned_off_nothing_is_opened(make_player: MakePlayer, sockets: Sockets) -> None:
    player = make_player()
    player.set_volume(0)
    player.play(Sound.WIN)
    assert not sound_threads()
    player.close()
    player.set_volume(1)
    player.play(Sound.WIN)
    assert not sound_threads()
    assert sockets.tried == 0


def test_without_a_device_it_is_silent_and_does_not_ask_again_at_once(
    make_player: MakePlayer, sockets: Sockets, qtbot: QtBot
) -> None:
    sockets.has_device = False
    player = make_player()
    for _ in range(30):
        player.play(Sound.DIE_ON_FELT)
    qtbot.waitUntil(lambda: not sound_threads())
    player.play(Sound.DIE_ON_FELT)
    assert not sound_threads()
    assert sockets.tried == 1
    qtbot.waitUntil(gc.isenabled)


def test_it_looks_for_a_device_again_later(
    make_player: MakePlayer, sockets: Sockets, qtbot: QtBot
) -> None:
    sockets.has_device = False
    player = make_player(Timing(linger=60, watch=60, retry=0))
    player.play(Sound.HOLD)
    qtbot.waitUntil(lambda: not sound_threads())
    sockets.has_device = True
    player.play(Sound.HOLD)
    qtbot.waitUntil(lambda: bool(sockets.opened))


def test_a_fault_in_playing_ends_sound_and_nothing_else(qtbot: QtBot, log_watch: LogWatch) -> None:
    def fail(_fill: Fill) -> MiniaudioDevice:
        raise ValueError("broken library")

    player = SoundPlayer(asset_path("sounds"), lambda folder: Session(folder, fail))
    with log_watch.expects("Playing sounds failed", 40):
        player.play(Sound.HOLD)
        qtbot.waitUntil(lambda: not sound_threads())
    player.play(Sound.HOLD)
    assert not sound_threads()
    player.close()


def test_silence_can_be_played() -> None:
    sounds: Sounds = SilentSounds()
    sounds.set_volume(1)
    sounds.play(Sound.WIN)
    sounds.close()


PLAYED = """
import sys, threading
from PySide6.QtCore import QCoreApplication
app = QCoreApplication([])
from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.sound import Sound, SoundPlayer
heavy = {"_miniaudio", "_cffi_backend", "wave", "yatzy_desktop.adapters.sound.device"}
print(sorted(heavy & set(sys.modules)))
def session(folder):
    from yatzy_desktop.adapters.sound.device import MiniaudioDevice
    from yatzy_desktop.adapters.sound.session import Session, Timing
    def open_null(fill):
        told = []
        def heard(frames):
            block = fill(frames)
            if any(block) and not told:
                told.append("heard")
                print("heard", len(block) == 8 * frames, flush=True)
            return block
        return MiniaudioDevice(heard, "null")
    return Session(folder, open_null, Timing(linger=0.05, watch=0.02))
player = SoundPlayer(asset_path("sounds"), session)
player.set_volume(1)
player.play(Sound.HOLD)
for thread in threading.enumerate():
    if thread.name == "sound":
        thread.join()
print(threading.active_count())
print(sorted({"socket", "ssl", "urllib.request", "miniaudio"} & set(sys.modules)))
player.close()
"""


def test_the_library_plays_and_brings_no_network() -> None:
    with running(PLAYED) as process:
        assert said(process) == "[]"
        assert said(process) == "heard True"
        assert said(process) in {"1", "2"}  # a thread of the library may stand there as ended
        assert said(process) == "[]"
        assert process.wait() == 0


def test_a_device_of_the_library_stops_when_mixing_fails(qtbot: QtBot, log_watch: LogWatch) -> None:
    def fail(_frames: int) -> bytes:
        raise ValueError("cannot mix")

    gc.disable()
    with log_watch.expects("Mixing failed", 40):
        device = MiniaudioDevice(fail, "null")
        try:
            qtbot.waitUntil(lambda: not device.is_running)
        finally:
            device.close()
            gc.enable()


def test_a_device_that_cannot_be_closed_is_left_alone() -> None:
    closing, closed = threading.Event(), threading.Event()

    def free(device: Any) -> None:
        # What the library does when the server of sound has died: it waits for ever.
        closing.wait()
        uninit(device)
        closed.set()

    gc.disable()
    device = MiniaudioDevice(lambda frames: bytes(8 * frames), "null", closing_wait=0.01)
    uninit, library = device._lib.ma_device_uninit, device._lib
    device._lib = SimpleNamespace(
        ma_device_uninit=free,
        ma_context_uninit=library.ma_context_uninit,
        ma_device_is_started=library.ma_device_is_started,
    )
    device.close()
    assert not closed.is_set()
    assert not device.is_running
    closing.set()
    assert closed.wait(30)
    gc.enable()


STARTED = """
import sys
from PySide6.QtCore import QTimer
from yatzy_desktop.app.main import main
def compose(context):
    from yatzy_desktop.app.composition import compose
    window = compose(context)
    def painted():
        import threading
        heavy = {"_miniaudio", "_cffi_backend", "wave", "ctypes", "cffi", "miniaudio"}
        rooms = {name for name in sys.modules if name.startswith("yatzy_desktop.adapters.sound.")}
        print(sorted(heavy & set(sys.modules) - before), flush=True)
        print(sorted(name.rsplit(".", 1)[1] for name in rooms), flush=True)
        print([each.name for each in threading.enumerate() if each.name == "sound"], flush=True)
        window.close()
    window.shown.connect(lambda: QTimer.singleShot(0, painted))
    return window
before = set(sys.modules)
sys.exit(main(["--data-dir", sys.argv[1]], compose))
"""


def test_nothing_of_it_is_loaded_before_the_window_is_seen(tmp_path: Path) -> None:
    with running(STARTED, tmp_path) as process:
        assert said(process) == "[]"
        assert said(process) == "['kinds', 'player']"
        assert said(process) == "[]"
        assert process.wait() == 0
