"""What is seen: widgets that draw the game and say what the person wants."""

from __future__ import annotations
