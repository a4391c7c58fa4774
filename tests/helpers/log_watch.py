"""Makes log records of warnings and errors fail a test that does not expect them."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager


class LogWatch(logging.Handler):
    """Collects all records from WARNING on; those that a test expects are taken out again."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.strays: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one record."""
        self.strays.append(record)

    @contextmanager
    def expects(self, pattern: str, level: int = logging.WARNING) -> Iterator[None]:
        """Allow, and demand, records of that level whose message matches within the block."""
        before = len(self.strays)
        yield
        new = self.strays[before:]
        matching = [
            record
            for record in new
            if record.levelno == level and re.search(pattern, record.getMessage())
        ]
        assert matching, f"no record matches {pattern!r}: {[str(record) for record in new]}"
        self.strays[before:] = [record for record in new if record not in matching]

    @contextmanager
    def attached(self) -> Iterator[None]:
        """Watch all loggers within the block."""
        root = logging.getLogger()
        root.addHandler(self)
        try:
            yield
        finally:
            root.removeHandler(self)
