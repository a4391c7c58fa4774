"""Makes the tables of the coach: python packaging/build.py tables, or python packaging/solver."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

_PACKAGING = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(_PACKAGING), str(_PACKAGING.parent)]


def main() -> int:
    """Make the tables of the given rulesets, or all of them; or measure the levels."""
    parser = _parser()
    arguments = parser.parse_args()
    if _measured(arguments):
        return 0
    from solver.build import TableCheckError, make_tables  # noqa: PLC0415 - after the path
    from solver.jobs import jobs  # noqa: PLC0415 - after the path

    if not jobs(arguments.keys):
        parser.error("no such ruleset has a table")
    try:
        make_tables(arguments.folder, arguments.keys)
    except TableCheckError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


def _measured(arguments: argparse.Namespace) -> bool:
    """Measure what was asked for, and tell whether anything was."""
    if arguments.chances:
        from solver.chances import check_chances  # noqa: PLC0415 - after the path

        check_chances(arguments.folder, arguments.keys, arguments.chances, arguments.games)
    elif arguments.contests:
        from solver.contest import play_contests  # noqa: PLC0415 - after the path

        play_contests(arguments.folder, arguments.keys, arguments.games, arguments.most_open or ())
    elif arguments.spreads:
        from solver.spread import measure_spreads  # noqa: PLC0415 - after the path

        measure_spreads(arguments.folder, arguments.keys)
    elif arguments.boxes:
        from solver.boxes import measure_boxes  # noqa: PLC0415 - needs no compiler

        measure_boxes(arguments.folder, arguments.games)
    elif arguments.levels:
        from solver.levels import measure_levels  # noqa: PLC0415 - needs no compiler

        measure_levels(arguments.folder, arguments.games, arguments.keys, arguments.level or ())
    else:
        return False
    return True


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="rulesets; without any, every table is made")
    parser.add_argument("--folder", type=Path, default=_PACKAGING.parent / "resources" / "tables")
    parser.add_argument("--levels", action="store_true", help="only measure the levels")
    parser.add_argument(
        "--spreads", action="store_true", help="only measure by how much values vary"
    )
    parser.add_argument("--boxes", action="store_true", help="only measure boxes in best play")
    parser.add_argument(
        "--chances", type=int, metavar="N", help="only check chances to win: N positions"
    )
    parser.add_argument(
        "--contests", action="store_true", help="only play to win against play for points"
    )
    parser.add_argument(
        "--most-open", type=int, action="append", help="with --contests: play to win from here on"
    )
    parser.add_argument("--level", action="append", help="with --levels, only this one")
    parser.add_argument("--games", type=int, default=1000, help="for each level or position")
    return parser


if __name__ == "__main__":
    sys.exit(main())
