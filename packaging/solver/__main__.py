"""Makes the tables of the coach: python packaging/build.py tables, or python packaging/solver."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

_PACKAGING = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(_PACKAGING), str(_PACKAGING.parent)]


def main() -> int:
    """Make the tables of the given rulesets, or all of them."""
    from solver.build import TableCheckError, jobs, make_tables  # noqa: PLC0415 - after the path

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="rulesets; without any, every table is made")
    parser.add_argument("--folder", type=Path, default=_PACKAGING.parent / "resources" / "tables")
    arguments = parser.parse_args()
    if not jobs(arguments.keys):
        parser.error("no such ruleset has a table")
    try:
        make_tables(arguments.folder, arguments.keys)
    except TableCheckError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
