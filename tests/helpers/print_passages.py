"""Questions about printed text: what it says, and whether everything has room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from tests.helpers.print_tools import lies_in, overlap, text_box
from yatzy_desktop.adapters.printing.content import one_line
from yatzy_desktop.adapters.printing.geometry import Box, Passage, Sheet
from yatzy_desktop.adapters.printing.language import CardLanguage
from yatzy_desktop.adapters.words.rules_sections import rules_parts
from yatzy_desktop.rules import Ruleset

Mark = tuple[str, Box]


def passage_of(sheet: Sheet) -> Passage:
    """Return the text on a sheet, which has to have some."""
    assert sheet.passage is not None
    assert sheet.passage.texts
    return sheet.passage


def marks(passage: Passage) -> list[Mark]:
    """Return everything on a sheet with the room that it takes."""
    found = [(text.text, text_box(text)) for text in passage.texts]
    found += [(f"die {die.face}", die.box) for die in passage.dice]
    for rule in passage.rules:
        (left, top), (right, _) = rule.start, rule.end
        found.append(("line", Box(left, top - rule.weight / 2, right - left, rule.weight)))
    return found


def crowded(passage: Passage) -> list[tuple[str, str]]:
    """Return the pairs of marks that lie over each other."""
    ordered = sorted(marks(passage), key=lambda mark: mark[1].top)
    return [
        (one, other)
        for (one, first), (other, second) in combinations(ordered, 2)
        if second.top < first.bottom and overlap(first, second)
    ]


def outside(passage: Passage) -> list[str]:
    """Return the marks that stand in the margin."""
    return [name for name, box in marks(passage) if not lies_in(box, passage.area)]


def columns_of(passage: Passage) -> list[list[Mark]]:
    """Return the marks in each column from above, without the title and the foot."""
    return [
        sorted(
            (mark for mark in marks(passage) if lies_in(mark[1], column)),
            key=lambda mark: mark[1].top,
        )
        for column in passage.columns
    ]


def expected_words(ruleset: Ruleset, language: str) -> Iterator[str]:
    """Return what has to be printed, in its order."""
    for part in rules_parts(ruleset, CardLanguage(language)):
        yield part.title
        yield from part.sentences
        for rule in part.boxes:
            yield rule.name
            yield rule.text
        for point in part.points:
            yield from (point.about, point.we_do, point.because)


def missing(text: str, words: Iterator[str]) -> list[str]:
    """Return what is not in a text after that which comes before it, however lines are broken."""
    text = squeezed(text)
    place, lost = 0, []
    for each in words:
        printed = squeezed(one_line(each))
        found = text.find(printed, place)
        if found < 0:
            lost.append(each)
        else:
            place = found + len(printed)
    return lost


def squeezed(text: str) -> str:
    """Return a text without any space."""
    return re.sub(r"\s", "", text)
