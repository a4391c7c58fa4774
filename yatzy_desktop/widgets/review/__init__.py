"""The review of a game: every roll and choice on the real table, with what it was worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.review.window import ReviewWindow as ReviewWindow

__getattr__ = open_doors(
    __name__,
    {
        "window": "ReviewWindow",
    },
)
