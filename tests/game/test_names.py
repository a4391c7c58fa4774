"""One cleaner of names: whatever a person or a file says, one line that can be seen comes out."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy_desktop.game import MAX_NAME_LENGTH, clean_name

CASES = {
    "plain": ("Åse Ørbæk", "Åse Ørbæk"),
    "two encodings": ("e\u0301", "\u00e9"),
    "blanks at the ends and inside": ("  a \t\n b  ", "a b"),
    "blanks of every kind": ("a\u00a0\u2003\u3000\u2028b", "a b"),
    "Braille blank": ("\u2800", ""),
    "Hangul fillers": ("\u3164\uffa0\u115f\u1160", ""),
    "directions": ("\u202eabc\u2066", "abc"),
    "joined letters": ("a\u200db\u200c\u2060\ufeff", "ab"),
    "controls": ("a\x00b\x1b[31m", "a b [31m"),
    "half a character": ("\ud83cx", "x"),
    "invisible marks": ("a\u034f\ufe0f\U000e0100b", "ab"),
    "many accents": ("a" + "\u0323" * 30, "\u1ea1" + "\u0323" * 3),
    "markup stays as written": ("<b>&amp;%1\\n{0}", "<b>&amp;%1\\n{0}"),
    "a picture": ("\N{GAME DIE} Bo", "\N{GAME DIE} Bo"),
    "very long": ("x" * 1_000_000, "x" * MAX_NAME_LENGTH),
    "a blank where it is cut": ("x" * (MAX_NAME_LENGTH - 1) + " y", "x" * (MAX_NAME_LENGTH - 1)),
    "nothing": ("", ""),
}


@pytest.mark.parametrize("case", CASES)
def test_a_name_becomes_fit_to_be_shown(case: str) -> None:
    text, name = CASES[case]
    assert clean_name(text) == name


@given(st.text())
def test_a_clean_name_is_short_visible_and_stays_as_it_is(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= MAX_NAME_LENGTH
    assert name == name.strip()
    assert not any(unicodedata.category(sign)[0] == "C" for sign in name)
    assert clean_name(name) == name
    assert len(clean_name(text, 5)) <= 5
