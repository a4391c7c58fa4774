"""Advice while playing: hints, values on the pad, questions before costly choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.app.coach.coach import Coach as Coach

__getattr__ = open_doors(
    __name__,
    {
        "coach": "Coach",
    },
)
