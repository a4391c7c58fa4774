"""What a person typed as a name, made fit to be shown, kept and compared. The one place for it."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

from yatzy_desktop.rules import Category
from yatzy_desktop.rules.limits import MAX_BOX_NAME_LENGTH

MAX_NAME_LENGTH = 60

_MOST_MARKS = 3
"""Accents on one letter; no script that is written needs more, and more of them hide the lines
above."""

_BLANK = frozenset("\u2800\u115f\u1160\u3164\uffa0")
"""Signs that count as letters or symbols but show nothing: the Braille blank, Hangul fillers."""

_UNSEEN = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f")
"""Marks that show nothing: the grapheme joiner, Khmer vowels, Mongolian selectors."""

_READ_AT_ONCE = 8
"""So many times the length is looked at: unseen signs go, and a name of a megabyte stays cheap."""


def clean_name(text: str, most: int = MAX_NAME_LENGTH) -> str:
    """Return a name in one line of at most `most` characters, in one encoding; "" if none is left.

    Letters with accents become one sign (NFC), blanks of every kind one space; signs that
    control, turn the direction or show nothing are gone.
    """
    seen, marks = list[str](), 0
    for sign in unicodedata.normalize("NFC", text[: most * _READ_AT_ONCE]):
        shown = _shown(sign)
        marks = marks + 1 if unicodedata.category(sign) in {"Mn", "Me"} else 0
        if marks <= _MOST_MARKS:
            seen.append(shown)
    return " ".join("".join(seen).split())[:most].rstrip()


def with_clean_names(boxes: tuple[Category, ...]) -> tuple[Category, ...]:
    """Return the boxes of rules from outside, with what they are called there fit to be shown."""
    names = [clean_name(each.name, MAX_BOX_NAME_LENGTH) for each in boxes]
    return tuple(replace(each, name=name) for each, name in zip(boxes, names, strict=True))


def _shown(sign: str) -> str:
    kind = unicodedata.category(sign)
    if sign in _BLANK or kind[0] == "Z" or kind == "Cc":
        return " "
    selects_a_picture = "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
    return "" if kind[0] == "C" or sign in _UNSEEN or selects_a_picture else sign
