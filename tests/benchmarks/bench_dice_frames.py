"""Measure how long one frame of tumbling dice takes to paint; prints JSON, judges nothing.

Run it by hand: ``python tests/benchmarks/bench_dice_frames.py``.  It starts itself once for each
device pixel ratio, because Qt reads the scale factor only at the start.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import time

from PySide6.QtCore import QPropertyAnimation
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from yatzy_desktop.widgets.dice.style import DICE_STYLES
from yatzy_desktop.widgets.look.house_style import put_on_theme
from yatzy_desktop.widgets.look.theme import load_theme
from yatzy_desktop.widgets.physics import Felt, throw_dice
from yatzy_desktop.widgets.table.motion import MotionSettings
from yatzy_desktop.widgets.table.widget import DiceTable

SIZE = (760, 620)
LARGE = (1600, 1400)
SCREEN = (2560, 1440)
FRAMES = 120
LONG_MS = 1_000_000
RATIOS = ("1", "2")
INNER = "--inner"


def canvas(table: DiceTable) -> QImage:
    """Return an image of a table's size in device pixels, as a window's backing store is."""
    ratio = table.devicePixelRatioF()
    width, height = round(table.width() * ratio), round(table.height() * ratio)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)  # else the first paint waits for memory, too
    return image


def milliseconds(table: DiceTable, image: QImage) -> float:
    """Return how much processor time a full paint of a table takes."""
    start = time.thread_time()
    table.render(image)
    return (time.thread_time() - start) * 1000.0


def frame_times(style: str, size: tuple[int, int] = SIZE) -> list[float]:
    """Return the sorted times of the frames of a roll of six dice."""
    table = DiceTable(count=6, seed=1)
    table.resize(*size)
    table.set_style(DICE_STYLES[style])
    table.set_motion(MotionSettings(roll_ms=LONG_MS, slide_ms=0))
    table.show()
    image = canvas(table)
    table.set_dice((1, 2, 3, 4, 5, 6), frozenset())
    table.render(image)
    table.roll_to((6, 5, 4, 3, 2, 1), frozenset())
    animation = table.findChild(QPropertyAnimation)
    assert isinstance(animation, QPropertyAnimation)
    animation.pause()
    times = []
    for frame in range(FRAMES):
        # From 0.3 on all six dice are in full view, and none lies before 0.5.
        animation.setCurrentTime(round(animation.duration() * (0.3 + 0.2 * frame / FRAMES)))
        times.append(milliseconds(table, image))
    table.finish()
    table.close()
    return sorted(times)


def throw_times() -> dict[str, float]:
    """Return how long it takes to work out a throw of six dice before it is seen."""
    times = []
    for seed in range(200):
        start = time.thread_time()
        throw_dice(Felt(6.46, 3.67), 6, random.Random(seed))
        times.append((time.thread_time() - start) * 1000.0)
    times.sort()
    return {"median": round(statistics.median(times), 2), "p95": round(times[190], 2)}


def still_times(size: tuple[int, int]) -> dict[str, float]:
    """Return how long the first paint takes, and the next after a change of size."""
    table = DiceTable(count=6, seed=1)
    table.resize(*size)
    table.set_dice((1, 2, 3, 4, 5, 6), frozenset())
    table.show()
    first = milliseconds(table, canvas(table))
    table.resize(size[0] + 10, size[1] + 10)
    resized = milliseconds(table, canvas(table))
    again = milliseconds(table, canvas(table))
    table.refine()
    refined = milliseconds(table, canvas(table))
    table.close()
    return {
        "first": round(first, 1),
        "resized": round(resized, 1),
        "again": round(again, 1),
        "refined": round(refined, 1),
    }


def figures() -> dict[str, object]:
    """Return everything measured at the ratio this process runs at."""
    out: dict[str, object] = {}
    for name, style, size in (
        ("ivory", "ivory", SIZE),
        ("digits", "digits", SIZE),
        ("ivory_2560x1440", "ivory", SCREEN),
    ):
        times = frame_times(style, size)
        p95 = times[int(len(times) * 0.95)]
        out[name] = {
            "median_ms": round(statistics.median(times), 2),
            "p95_ms": round(p95, 2),
        }
    out["throw_ms"] = throw_times()
    out["still_760x620_ms"] = still_times(SIZE)
    out["still_1600x1400_ms"] = still_times(LARGE)
    return out


def main() -> int:
    """Print the figures of this process, or of one process for each ratio."""
    if INNER in sys.argv:
        app = QApplication(sys.argv[:1])
        put_on_theme(app, load_theme("light"))
        sys.stdout.write(json.dumps(figures()))
        del app
        return 0
    out = {}
    for ratio in RATIOS:
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": ratio}
        command = [sys.executable, __file__, INNER]
        done = subprocess.run(command, env=environment, check=True, capture_output=True)  # noqa: S603
        out[f"ratio {ratio}"] = json.loads(done.stdout)
    sys.stdout.write(json.dumps(out, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
