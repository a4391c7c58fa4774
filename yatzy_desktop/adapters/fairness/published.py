"""The lines of Python that throw the dice of any game again, as they are published."""

from __future__ import annotations

import logging
import re

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.plain_files import read_plain

_log = logging.getLogger(__name__)

_FILE, _LIMIT = "fairness.md", 100_000


def published_lines() -> str:
    """Return the ten lines; nothing, and a word in the log, when the shipped file is missing."""
    try:
        text = read_plain(asset_path(_FILE), _LIMIT).decode()
    except (OSError, UnicodeDecodeError) as error:
        _log.info("The lines about dice cannot be shown: %s", error)
        return ""
    found = re.search(r"```python\r?\n(.*?)```", text, re.DOTALL)
    return re.sub(r"\n{3,}", "\n\n", found[1].strip()) if found else ""
