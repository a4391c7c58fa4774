"""Measures the time from the start of the process to a painted window, and the CPU at rest.

Prints JSON; asserts nothing. Run it on a quiet machine, from the checkout:

    python tests/benchmarks/bench_start.py [RUNS]
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REST_S = 5

# The real program; it says when the window is painted, then rests, then says what resting cost.
_PROGRAM = r"""
import json, os, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from yatzy_desktop.app.main import main

def since_start():
    fields = open("/proc/self/stat").read().rsplit(")", 1)[1].split()
    uptime = float(open("/proc/uptime").read().split()[0])
    return uptime - int(fields[19]) / os.sysconf("SC_CLK_TCK")

def switches():
    lines = open("/proc/self/status").read().splitlines()
    return sum(int(line.split()[1]) for line in lines if "ctxt_switches" in line)

def compose(context):
    from yatzy_desktop.app.composition import compose
    window = compose(context)

    def painted():
        window.repaint()
        print(json.dumps({"paint_s": since_start()}), flush=True)
        for dialog in QApplication.topLevelWidgets():
            if dialog is not window:
                dialog.close()
        QTimer.singleShot(1000, rest)

    def rest():
        if len(sys.argv) < 4:
            QApplication.exit(0)
            return
        begin = time.process_time(), switches()
        # One timer of the benchmark itself; the program has none at rest.
        QTimer.singleShot(int(sys.argv[3]) * 1000, lambda: rested(*begin))

    def rested(cpu, before):
        cost = {"cpu_s": time.process_time() - cpu, "wakeups": switches() - before}
        print(json.dumps(cost), flush=True)
        QApplication.exit(0)

    window.shown.connect(lambda: QTimer.singleShot(0, painted))
    return window

sys.exit(main(["--data-dir", sys.argv[1]], compose))
"""


def run(folder: Path, *arguments: object) -> list[dict[str, float]]:
    """Start the program once and return what it said."""
    command = [sys.executable, "-c", _PROGRAM, str(folder), "run", *map(str, arguments)]
    surroundings = {"QT_QPA_PLATFORM": "offscreen"} | os.environ | {"PYTHONPATH": str(ROOT)}
    output = subprocess.run(  # noqa: S603 - our own script
        command, env=surroundings, check=True, capture_output=True, text=True
    ).stdout
    return [json.loads(line) for line in output.splitlines() if line.startswith("{")]


def main() -> None:
    """Start the program some times over one folder and print what was seen."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run(folder)  # the first one fills the caches
        times = sorted(run(folder)[0]["paint_s"] for _ in range(runs))
        rest = run(folder, REST_S)[1]
    result = {
        "start_to_paint_s": {
            "median": round(statistics.median(times), 3),
            "min": round(times[0], 3),
            "max": round(times[-1], 3),
            "runs": runs,
        },
        "at_rest": {"seconds": REST_S} | {key: round(value, 4) for key, value in rest.items()},
    }
    print(json.dumps(result, indent=2))  # noqa: T201 - its purpose


if __name__ == "__main__":
    main()
