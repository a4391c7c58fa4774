"""What to do: the values of dice to keep and of boxes to fill, without Qt."""

from __future__ import annotations
