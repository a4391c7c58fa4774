"""Plays the sounds of the table: which there are, how they are mixed, where they come out."""

from __future__ import annotations

from yatzy_desktop.adapters.sound.kinds import Sound
from yatzy_desktop.adapters.sound.player import SilentSounds, SoundPlayer, Sounds

__all__ = ["SilentSounds", "Sound", "SoundPlayer", "Sounds"]
