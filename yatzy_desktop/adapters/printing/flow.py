"""Text that flows over columns and sheets: broken into lines, and into parts that stay whole."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from yatzy_desktop.adapters.printing.geometry import Box, Die, Rule, Text
from yatzy_desktop.adapters.printing.type import TypeMeasure

_BREAK = re.compile(r"(?<![\d→]) ")
"""Where a line may end: not between a number and what it counts or becomes."""
_BALANCE_STEPS = 60


@dataclass(frozen=True, slots=True)
class Block:
    """Something that is not torn apart, as wide as a column; its upper left corner is at 0, 0.

    `space` is left free above it, but not at the head of a column. One that leads stands in the
    same column as the next.
    """

    height: float
    texts: tuple[Text, ...] = ()
    rules: tuple[Rule, ...] = ()
    dice: tuple[Die, ...] = ()
    space: float = 0.0
    leads: bool = False

    def moved(self, left: float, top: float) -> Block:
        """Return the block elsewhere on the paper."""

        def place(point: tuple[float, float]) -> tuple[float, float]:
            return point[0] + left, point[1] + top

        def shifted(box: Box) -> Box:
            return replace(box, left=box.left + left, top=box.top + top)

        return replace(
            self,
            texts=tuple(
                replace(text, left=text.left + left, baseline=text.baseline + top)
                for text in self.texts
            ),
            rules=tuple(
                replace(rule, start=place(rule.start), end=place(rule.end)) for rule in self.rules
            ),
            dice=tuple(replace(die, box=shifted(die.box)) for die in self.dice),
        )


def wrapped(
    text: str, size: float, room: float, measure: TypeMeasure, *, bold: bool = False
) -> list[str]:
    """Return a text in lines that fit into the room; a word that is too long is broken."""

    def fits(line: str) -> bool:
        return measure.fits(line, size, room, bold=bold)

    lines: list[str] = []
    line = ""
    for word in _BREAK.split(text):
        longer = f"{line} {word}" if line else word
        if fits(longer):
            line = longer
            continue
        if line:
            lines.append(line)
        *whole, line = _broken(word, fits)
        lines += whole
    return [*lines, line] if line else lines


def _broken(word: str, fits: Callable[[str], bool]) -> list[str]:
    """Return a word in pieces that fit, each of one sign at least."""
    pieces = [""]
    for sign in word:
        if pieces[-1] and not fits(pieces[-1] + sign):
            pieces.append("")
        pieces[-1] += sign
    return pieces


def height_of(blocks: Sequence[Block]) -> float:
    """Return how high a column of blocks is."""
    return sum(block.height + (block.space if number else 0) for number, block in enumerate(blocks))


def in_columns(
    blocks: Iterable[Block], height: Callable[[int], float]
) -> list[tuple[Block, ...]] | None:
    """Return the blocks column by column, each as full as can be.

    `height` tells how high a column is by its number, from 0. Returns nothing if a block, or
    those that have to stay together, are higher than the column that they begin.
    """
    columns: list[tuple[Block, ...]] = [()]
    for chain in _chains(blocks):
        longer = (*columns[-1], *chain)
        if height_of(longer) <= height(len(columns) - 1):
            columns[-1] = longer
            continue
        if not columns[-1] or height_of(chain) > height(len(columns)):
            return None
        columns.append(chain)
    return columns


def balanced(
    columns: Sequence[tuple[Block, ...]], count: int, height: float
) -> list[tuple[Block, ...]]:
    """Return the columns of the last sheet anew: so many, as equally high as can be."""
    blocks = [block for column in columns for block in column]
    least = height_of(blocks) / count
    for step in range(_BALANCE_STEPS):
        tried = least + (height - least) * step / _BALANCE_STEPS
        found = in_columns(blocks, lambda _number, limit=tried: limit)  # type: ignore[misc]
        if found is not None and len(found) <= count:
            return found
    return list(columns)


def _chains(blocks: Iterable[Block]) -> list[tuple[Block, ...]]:
    """Return the blocks, those that have to stay together in one."""
    chains: list[tuple[Block, ...]] = []
    joins = False
    for block in blocks:
        if joins:
            chains[-1] = (*chains[-1], block)
        else:
            chains.append((block,))
        joins = block.leads
    return chains


def placed(blocks: Sequence[Block], left: float, top: float) -> list[Block]:
    """Return the blocks of a column, one below the other on the paper."""
    steps = [block.height + (block.space if number else 0) for number, block in enumerate(blocks)]
    return [
        block.moved(left, top + bottom - block.height)
        for block, bottom in zip(blocks, accumulate(steps), strict=True)
    ]
