"""Plays the sounds of the table: which there are, how they are mixed, where they come out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.adapters.sound.device import library_version as library_version
    from yatzy_desktop.adapters.sound.kinds import Sound as Sound
    from yatzy_desktop.adapters.sound.player import SilentSounds as SilentSounds
    from yatzy_desktop.adapters.sound.player import SoundPlayer as SoundPlayer
    from yatzy_desktop.adapters.sound.player import Sounds as Sounds

__getattr__ = open_doors(
    __name__,
    {
        "device": "library_version",
        "kinds": "Sound",
        "player": "SilentSounds SoundPlayer Sounds",
    },
)
