"""Where text from outside is handed to Qt, so that it shows these very signs and nothing else.

Names, rules and paths are text. In some places Qt takes text for more than that: tool tips and
message boxes for a page with pictures, buttons for a key to press, titles for a mark of changes.
"""

from __future__ import annotations

import html

from yatzy_desktop.game import clean_name

MOST_SIGNS = 1000
"""So much of a text is shown in a tip; no sentence of the program is as long."""


def shown_in_tip(text: str) -> str:
    """Return a text as tool tips and message boxes are told it; what is too long is cut."""
    if len(text) > MOST_SIGNS:
        text = text[: MOST_SIGNS - 1] + "…"
    if "<" not in text and "&" not in text:
        return text
    # Qt guesses by what looks like a tag; only a whole page of our own leaves nothing to guess.
    return f'<span style="white-space:pre-wrap">{html.escape(text)}</span>'


def shown_path(path: str) -> str:
    """Return the name or the path of a file in one line, without signs that nobody sees."""
    return clean_name(path, MOST_SIGNS)


def shown_on_button(text: str) -> str:
    """Return a text as buttons and menus are told it: no sign of it stands for a key."""
    return text.replace("&", "&&")


def shown_in_title(text: str) -> str:
    """Return a text as windows are told it: Qt takes "[*]" for a mark of unsaved changes."""
    return text.replace("[*]", "[*][*]")
