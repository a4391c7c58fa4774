"""How long the packaged program takes to its first painted window, beside the same from source."""

from __future__ import annotations

import json
import statistics
from pathlib import Path

from release import product
from release.bundle import ENVIRONMENT, PROGRAM
from release.commands import fresh, run

_TIMES = 7


def compare_starts() -> float:
    """Start both in turns without a screen, print the medians, and return how they compare."""
    source, packed = [], []
    for _ in range(_TIMES):
        source.append(_start(ENVIRONMENT.python, "-m", "yatzy_desktop"))
        packed.append(_start(PROGRAM))
    ratio = statistics.median(packed) / statistics.median(source)
    print(f"from source {statistics.median(source):.2f} s (least {min(source):.2f})", flush=True)
    print(f"packaged    {statistics.median(packed):.2f} s (least {min(packed):.2f})", flush=True)
    print(f"packaged / from source: {ratio:.2f}", flush=True)
    return ratio


def _start(*words: str | Path) -> float:
    folder = fresh(product.BUILD / "selftest/measure")
    surroundings = {"QT_QPA_PLATFORM": "offscreen"}
    run(*words, "--selftest", folder, cwd=product.ROOT, env=surroundings, timeout=300)
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    return float(report["start_to_paint_s"])
