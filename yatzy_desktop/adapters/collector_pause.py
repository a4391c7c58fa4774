"""Keeps Python's collector of cyclic garbage out of threads that do not draw.

The collector runs in whichever thread happens to allocate, and what it finds may be widgets:
destroyed outside the thread they belong to, they crash the program.
"""

from __future__ import annotations

import gc

_pauses = 0  # the collector is one for the whole process, and so is this count


def pause_collector() -> None:
    """Stop automatic collection; call it in the drawing thread before another one works."""
    global _pauses  # noqa: PLW0603
    _pauses += 1
    gc.disable()


def resume_collector() -> None:
    """Allow automatic collection again, in the drawing thread, once for each pause."""
    global _pauses  # noqa: PLW0603
    _pauses -= 1
    if _pauses == 0:
        gc.enable()


def settle_collector() -> None:
    """Allow automatic collection after a start, unless it is paused.

    What was made at the start stays, and need not be looked through again.
    """
    gc.freeze()
    if _pauses == 0:
        gc.enable()
