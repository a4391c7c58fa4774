"""Throws a million dice as games throw them and tells how even they are; prints JSON.

Chi-square of the faces (5 degrees of freedom), of pairs of neighbours, of the same die in the
next roll, turn, seat and game (35 each), and of the lengths of runs of the same face. `p` is how
often fair dice are at least as uneven. Judges nothing:

    python tests/benchmarks/bench_fair_dice.py [DICE]
"""

from __future__ import annotations

import json
import math
import sys
import time
from collections import Counter
from collections.abc import Iterable
from itertools import groupby, pairwise

from yatzy_desktop.game import FairDice, Throw

DICE = 1_000_000
POSITIONS = (0, 1, 2, 3, 4, 5)
TURNS, ROLLS, SEATS = 20, 3, 4
LONGEST_RUN = 6


def game() -> list[int]:
    """Return the faces of all rolls that a game of four could throw, in order."""
    dice = FairDice.drawn()
    return [
        face
        for turn in range(TURNS)
        for seat in range(SEATS)
        for roll in range(ROLLS)
        for face in dice.roll(Throw(seat, 0, turn, roll, POSITIONS))
    ]


def tail(value: float, freedom: int) -> float:
    """Return how often a chi-square is as large; by the approximation of Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    z = ((value / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return math.erfc(z / math.sqrt(2)) / 2


def told(name: str, counts: Iterable[int], expected: Iterable[float], freedom: int) -> None:
    """Print one chi-square."""
    pairs = zip(counts, expected, strict=True)
    value = sum((seen - even) ** 2 / even for seen, even in pairs)
    result = {"what": name, "chi_square": round(value, 2), "p": round(tail(value, freedom), 4)}
    sys.stdout.write(json.dumps(result | {"freedom": freedom}) + "\n")


def tell_pairs(name: str, pairs: Iterable[tuple[int, int]]) -> None:
    """Print the chi-square of the steps from one die to another."""
    counts = Counter(pairs)
    cells = [counts[first, second] for first in range(1, 7) for second in range(1, 7)]
    told(name, cells, [sum(cells) / 36] * 36, 35)


def main() -> None:
    """Throw and tell."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else DICE
    begin = time.perf_counter()
    games = [game() for _ in range(-(-wanted // len(game())))]
    seconds = time.perf_counter() - begin
    faces = [face for each in games for face in each]
    sys.stdout.write(json.dumps({"dice": len(faces), "seconds": round(seconds, 2)}) + "\n")
    counts = Counter(faces)
    told("faces", [counts[face] for face in range(1, 7)], [len(faces) / 6] * 6, 5)
    for name, step in (
        ("neighbours", 1),
        ("next roll", len(POSITIONS)),
        ("next seat", len(POSITIONS) * ROLLS),
        ("next turn", len(POSITIONS) * ROLLS * SEATS),
    ):
        tell_pairs(
            name, ((a, b) for each in games for a, b in zip(each, each[step:], strict=False))
        )
    tell_pairs(
        "games that follow",
        ((a, b) for one, two in pairwise(games) for a, b in zip(one, two, strict=True)),
    )
    runs = [len(list(same)) for _, same in groupby(faces)]
    lengths = Counter(min(length, LONGEST_RUN) for length in runs)
    share = [5 / 6**length for length in range(1, LONGEST_RUN)] + [1 / 6 ** (LONGEST_RUN - 1)]
    seen = [lengths[length] for length in range(1, LONGEST_RUN + 1)]
    told("runs", seen, [len(runs) * each for each in share], LONGEST_RUN - 1)


if __name__ == "__main__":
    main()
