"""A printed sheet as plain data: every length in millimetres from the paper's upper left corner."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QImage

LEAST_MARGIN = 5.0
"""Millimetres at the edge of the paper that common printers cannot reach."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.top + self.height

    @property
    def center(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.left + self.width / 2, self.top + self.height / 2

    def inset(self, across: float, down: float = 0.0) -> Box:
        """Return the box without so much at the sides, and above and below."""
        return Box(
            self.left + across, self.top + down, self.width - 2 * across, self.height - 2 * down
        )


@dataclass(frozen=True, slots=True)
class Margins:
    """What is left free at each side."""

    left: float = LEAST_MARGIN
    top: float = LEAST_MARGIN
    right: float = LEAST_MARGIN
    bottom: float = LEAST_MARGIN


@dataclass(frozen=True, slots=True)
class Page:
    """A sheet of paper as it lies before the reader, and what the printer cannot reach of it."""

    width: float
    height: float
    margins: Margins = Margins()


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text on its baseline; `size` is that of the typeface (its em).

    `width` is what the text takes. An upright one runs from its place up the paper.
    """

    left: float
    baseline: float
    text: str
    size: float
    width: float
    bold: bool = False
    upright: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """A straight line, `weight` millimetres thick, in dashes if it is to be cut along."""

    start: tuple[float, float]
    end: tuple[float, float]
    weight: float
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Die:
    """A small picture of a die from above; one that does not count is drawn faintly."""

    box: Box
    face: int
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Card:
    """One pad: its frame, its rows and columns, and all marks on it.

    `rows` are those of the ruleset from the first box to the total, as wide as the frame;
    `columns` are those of the players, from the name to the last row.
    """

    frame: Box
    name_row: Box
    label_column: Box
    rows: tuple[Box, ...]
    columns: tuple[Box, ...]
    texts: tuple[Text, ...]
    rules: tuple[Rule, ...]
    dice: tuple[Die, ...] = ()
    tick_boxes: tuple[Box, ...] = ()
    stars: tuple[Box, ...] = ()


@dataclass(frozen=True, slots=True)
class Passage:
    """Text that runs down columns, with dice in it; `area` is the paper without its margins."""

    area: Box
    columns: tuple[Box, ...]
    texts: tuple[Text, ...]
    rules: tuple[Rule, ...]
    dice: tuple[Die, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that fills a box."""

    box: Box
    image: QImage


@dataclass(frozen=True, slots=True)
class Sheet:
    """One side of paper with a card on it, or two and a line to cut along, or with text.

    Pictures lie beneath the text.
    """

    page: Page
    cards: tuple[Card, ...] = ()
    cut: Rule | None = None
    passage: Passage | None = None
    pictures: tuple[Picture, ...] = ()
