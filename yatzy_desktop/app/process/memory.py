"""Memory that the start needed and nobody needs any more."""

from __future__ import annotations

import ctypes
import sys


def give_back_memory() -> None:
    """Give the system back what was freed: the C library of Linux keeps it for a next time.

    Six million bytes after a start, see malloc_trim(3).
    """
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:  # another library than GNU's has none
            trim(0)
