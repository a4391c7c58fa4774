"""Measures how long advice takes, and what it costs in memory; prints JSON, judges nothing.

Each ruleset with a table is asked about in a process of its own: a first hint, cold, and then a
hint for every roll of some games. With --solve also the exact solving of own five-dice rules:

    python tests/benchmarks/bench_advice.py [--solve]
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.game.policy_runner import Explanation, PolicyRunner
from yatzy_desktop.game import Action, RollDice, SeededDice, apply, new_game
from yatzy_desktop.rules import UpperBonus, find_ruleset
from yatzy_desktop.strategy import pack_whole_table, rulesets_with_tables, solve_whole

ROOT = Path(__file__).resolve().parents[2]
GAMES = 4
INNER = "--inner"
SOLVE = "--solve"


def tell(told: object) -> None:
    """Print one result."""
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


def memory_mb() -> float:
    """Return the memory this process holds, in MB."""
    lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def measure(place: int) -> dict[str, object]:
    """Return the times, in milliseconds, for one of the rulesets that have a table."""

    application = QCoreApplication([])
    ruleset = rulesets_with_tables()[place]
    dice, rng = SeededDice(1), random.Random(1)
    before = memory_mb()
    runner = PolicyRunner(asset_path("tables"))
    answers: list[Explanation] = []
    runner.explained.connect(lambda _state, told: answers.append(told))
    times = []
    for _ in range(GAMES):
        state = new_game(ruleset, ["A"])
        while not state.is_over:
            action: Action = RollDice()
            if state.turn.dice is not None:
                answers.clear()
                start = time.perf_counter()
                runner.explain(state)
                while not answers:
                    application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
                times.append((time.perf_counter() - start) * 1000)
                best = answers[0].analysis.choices
                action = best[min(len(best) - 1, rng.choice((0, 0, 0, 1)))].action
            state, _ = apply(state, action, dice)
    runner.close()
    later = sorted(times[1:])
    saved = "+saved" if ruleset.saved_rolls.enabled else ""
    return {
        "ruleset": ruleset.key + saved,
        "first_ms": round(times[0], 1),
        "median_ms": round(statistics.median(later), 1),
        "p99_ms": round(later[len(later) * 99 // 100], 1),
        "worst_ms": round(later[-1], 1),
        "hints": len(times),
        "memory_mb": round(memory_mb() - before, 1),
    }


def solving() -> dict[str, object]:
    """Return how long own rules take to be solved, in seconds of processor time."""

    ruleset = replace(find_ruleset("yatzy-sv"), upper_bonus=UpperBonus(42, 50))
    before, start = memory_mb(), time.process_time()
    table = solve_whole(ruleset, lambda _share: None)
    return {
        "expected": round(table.expected, 4),
        "seconds": round(time.process_time() - start, 1),
        "bytes": len(pack_whole_table(table)),
        "memory_mb": round(memory_mb() - before, 1),
    }


def main() -> None:
    """Measure each ruleset in a process of its own."""
    if INNER in sys.argv:
        tell(measure(int(sys.argv[-1])))
        return

    for place in range(len(rulesets_with_tables())):
        command = [sys.executable, __file__, INNER, str(place)]
        done = subprocess.run(command, check=True, capture_output=True, cwd=ROOT)  # noqa: S603
        tell(json.loads(done.stdout))
    if SOLVE in sys.argv:
        tell(solving())


if __name__ == "__main__":
    main()
