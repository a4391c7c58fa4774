"""Yatzy Desktop: Nordic Yatzy for the family table."""

from __future__ import annotations

__version__ = "0.2.0"
