"""Synthesises the sounds of the table: dice, cup, tray, pencil, and the few notes of a moment."""

from __future__ import annotations

from sounds.recipes import RECIPES, Recipe
from sounds.wave_files import make_sounds, sounds_fingerprint

__all__ = ["RECIPES", "Recipe", "make_sounds", "sounds_fingerprint"]
