"""The program's dice in all recorded games: counted, judged, and the luck that they brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.adapters.fairness.census import Counted as Counted
    from yatzy_desktop.adapters.fairness.census import DiceCensus as DiceCensus
    from yatzy_desktop.adapters.fairness.census import Luck as Luck
    from yatzy_desktop.adapters.fairness.census import PlayerLuck as PlayerLuck
    from yatzy_desktop.adapters.fairness.judgement import Finding as Finding
    from yatzy_desktop.adapters.fairness.judgement import Side as Side
    from yatzy_desktop.adapters.fairness.judgement import Trial as Trial
    from yatzy_desktop.adapters.fairness.judgement import judged as judged
    from yatzy_desktop.adapters.fairness.published import published_lines as published_lines
    from yatzy_desktop.adapters.fairness.tally import STREAKS as STREAKS
    from yatzy_desktop.adapters.fairness.tally import Tally as Tally

__getattr__ = open_doors(
    __name__,
    {
        "census": "Counted DiceCensus Luck PlayerLuck",
        "judgement": "Finding Side Trial judged",
        "published": "published_lines",
        "tally": "STREAKS Tally",
    },
)
