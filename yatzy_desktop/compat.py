"""What newer Pythons have in the standard library and 3.11 lacks."""

from __future__ import annotations

import sys

if sys.version_info >= (3, 12):
    from typing import override
else:
    from collections.abc import Callable
    from typing import Any, TypeVar

    _Method = TypeVar("_Method", bound=Callable[..., Any])

    def override(method: _Method, /) -> _Method:
        """Mark a method as overriding one of its base class, for readers and type checkers."""
        return method


__all__ = ["override"]
