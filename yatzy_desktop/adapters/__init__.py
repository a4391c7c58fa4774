"""What Qt sees of the game: models, texts, settings and stored games, without widgets."""

from __future__ import annotations
