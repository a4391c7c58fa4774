"""Makes the reports of tests fit to be sent from one process to another."""

from __future__ import annotations

from typing import Any


def without_surrogates(data: Any) -> Any:
    """Return plain data with each half of a surrogate pair written out, as in `\\ud83d`.

    The tests have such halves in names of files and players; no encoding can carry them.
    """
    match data:
        case str():
            return data.encode("utf-8", "backslashreplace").decode("utf-8")
        case dict():
            return {
                without_surrogates(key): without_surrogates(value) for key, value in data.items()
            }
        case list():
            return [without_surrogates(each) for each in data]
        case tuple():
            return tuple(without_surrogates(each) for each in data)
        case _:
            return data
