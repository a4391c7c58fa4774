"""Many games of one computer alone, from a shell. Without Qt."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from collections.abc import Sequence

from yatzy_desktop.app.shell.console import PROGRAM, ConsoleParser, say
from yatzy_desktop.app.shell.names import SIMULATE
from yatzy_desktop.app.shell.rules import (
    RULESET_HELP,
    SIMILAR,
    add_data_dir,
    ruleset_called,
    ruleset_word,
    spread_of,
    table_of,
)
from yatzy_desktop.rules import rulesets
from yatzy_desktop.strategy import (
    BEST_SCORING,
    LEVELS,
    ComputerPlayer,
    Statistics,
    find_level,
    needs_table,
    play_matches,
    simulate,
)


def simulate_games(words: Sequence[str]) -> int:
    """Play the games that the arguments ask for, print what came out, return the exit code."""
    return _parser().carry_out(words, _simulate)


def _parser() -> ConsoleParser:
    parser = ConsoleParser(
        prog=f"{PROGRAM} {SIMULATE}",
        description="Let a computer play many games, alone or against another; tell what came out.",
        epilog=f"Rulesets: {', '.join(each.key for each in rulesets())}.",
    )
    add = parser.add_argument
    add("--ruleset", default="yatzy-sv", metavar="KEY", help=RULESET_HELP)
    add("--level", default=BEST_SCORING.key, choices=[each.key for each in LEVELS])
    told = "who plays against the level, in games of two; their wins are told"
    add("--against", choices=[each.key for each in LEVELS], help=told)
    add("--games", type=_count, default=1000, metavar="N")
    add_data_dir(parser)
    add("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games")
    return parser


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is no number of games")
    return int(text)


def _simulate(wishes: Namespace) -> None:
    if wishes.against is not None:
        _play_matches(wishes)
        return
    ruleset, level = ruleset_called(wishes.ruleset), find_level(wishes.level)
    table = table_of(ruleset, wishes.data_dir) if needs_table(level) else None
    told = simulate(ruleset, level, games=wishes.games, seed=wishes.seed, table=table)
    say(f"{ruleset_word(ruleset)}, {level.key}, {told.games} games, seed {wishes.seed}")
    if table is not None and not table.is_exact:
        say(SIMILAR)
    say(_report(told))


def _play_matches(wishes: Namespace) -> None:
    ruleset = ruleset_called(wishes.ruleset)
    levels = find_level(wishes.level), find_level(wishes.against)
    table = table_of(ruleset, wishes.data_dir) if any(map(needs_table, levels)) else None
    spread = spread_of(ruleset) if any(level.to_win for level in levels) else None
    one, other = (ComputerPlayer(level, ruleset, table, spread) for level in levels)
    told = play_matches((one, other), games=wishes.games, seed=wishes.seed)
    names = f"{levels[0].key} against {levels[1].key}"
    say(f"{ruleset_word(ruleset)}, {names}, {told.games} games, seed {wishes.seed}")
    if table is not None and not table.is_exact:
        say(SIMILAR)
    rows = (
        ("won", f"{told.won}"),
        ("shared", f"{told.shared}"),
        ("share of wins", f"{100 * told.share:.2f} %"),
        ("standard error", f"{100 * told.standard_error:.2f} %"),
        ("means", f"{told.mean:.2f} {told.mean_against:.2f}"),
    )
    say(_as_lines(rows))


def _as_lines(rows: Sequence[tuple[str, str]]) -> str:
    return "\n".join(f"{name:17}{value}" for name, value in rows)


def _report(told: Statistics) -> str:
    rows = (
        ("mean", f"{told.mean:.2f}"),
        ("standard error", f"{told.standard_error:.2f}"),
        ("deviation", f"{told.deviation:.2f}"),
        ("deciles", " ".join(str(each) for each in told.deciles)),
        ("lowest, highest", f"{told.lowest} {told.highest}"),
        ("bonus rate", f"{100 * told.bonus_rate:.1f} %"),
    )
    return _as_lines(rows)
