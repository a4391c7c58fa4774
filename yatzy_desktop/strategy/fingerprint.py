"""What identifies the game that a ruleset describes, whatever it is called."""

from __future__ import annotations

import hashlib
import json

from yatzy_desktop.rules import FillOrder, Ruleset, ruleset_to_dict

_NAMES_ONLY = ("version", "key", "name", "based_on", "country", "home_language")


def play_fingerprint(ruleset: Ruleset) -> str:
    """Return a hash of all that matters to play: equal games have equal fingerprints.

    Names, countries and languages don't count, nor does the order of the boxes where they
    may be filled freely.
    """
    plain = ruleset_to_dict(ruleset)
    for name in _NAMES_ONLY:
        plain.pop(name, None)
    for box in plain["boxes"]:
        box.pop("name", None)
    if not ruleset.saved_rolls.enabled:
        plain["saved_rolls"] = {"enabled": False}
    if ruleset.fill_order is FillOrder.FREE:
        plain["boxes"] = sorted(plain["boxes"], key=lambda box: str(box["key"]))
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
