"""Turns a throw in dice and seconds into a roll to be seen on a table of some size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from yatzy_desktop.widgets.physics import Path, Tumble
from yatzy_desktop.widgets.table.choreography import GATHERING, Roll, pouring_cup
from yatzy_desktop.widgets.table.cup import mouth_of
from yatzy_desktop.widgets.table.layout import TableLayout
from yatzy_desktop.widgets.table.motion import Rest, Throw, relabelling


def roll_of(
    layout: TableLayout,
    thrown: Tumble,
    paths: Mapping[int, Path],
    old: Sequence[Rest],
    new: Sequence[Rest],
) -> Roll:
    """Return the roll that ends where the dice rest; old is empty when they are in the cup."""
    cup = pouring_cup(layout)
    mouth = mouth_of(cup, layout.die)
    throws = {
        position: Throw(
            old=old[position] if old else None,
            new=new[position],
            path=path,
            layout=layout,
            mouth=mouth,
            turn=relabelling(path.places[-1][3], new[position]),
        )
        for position, path in paths.items()
    }
    hits = tuple((time + GATHERING, hit) for time, hit in thrown.hits)
    return Roll(throws, GATHERING + thrown.duration, hits)
