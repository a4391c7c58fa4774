"""Measure how long one frame of tumbling dice takes to paint; prints JSON, judges nothing.

Run it by hand: ``QT_QPA_PLATFORM=offscreen python tests/benchmarks/bench_dice_frames.py``.
"""

from __future__ import annotations

import json
import statistics
import sys
import time

from PySide6.QtCore import QPropertyAnimation
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from yatzy_desktop.widgets.dice_style import DICE_STYLES
from yatzy_desktop.widgets.table_motion import MotionSettings
from yatzy_desktop.widgets.table_widget import DiceTable

WIDTH, HEIGHT = 760, 620
FRAMES = 120
LONG_MS = 1_000_000


def frame_times(ratio: float, style: str) -> list[float]:
    """Return the milliseconds that each frame of a roll of six dice takes at a pixel ratio."""
    table = DiceTable(count=6, seed=1)
    table.resize(WIDTH, HEIGHT)
    table.set_style(DICE_STYLES[style])
    table.set_motion(MotionSettings(roll_ms=LONG_MS, slide_ms=0))
    image = QImage(
        round(WIDTH * ratio), round(HEIGHT * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("white"))
    table.show()
    table.set_dice((1, 2, 3, 4, 5, 6), frozenset())
    table.render(image)
    table.roll_to((6, 5, 4, 3, 2, 1), frozenset())
    animation = table.findChild(QPropertyAnimation)
    assert isinstance(animation, QPropertyAnimation)
    animation.pause()
    times = []
    for frame in range(FRAMES):
        # From 0.4 on all six dice are in full view.
        animation.setCurrentTime(int(LONG_MS * (0.4 + 0.55 * frame / FRAMES)))
        start = time.perf_counter()
        table.render(image)
        times.append((time.perf_counter() - start) * 1000.0)
    table.finish()
    table.close()
    return times


def first_paint(width: int, height: int, ratio: float) -> float:
    """Return the milliseconds of a first paint, with nothing cached yet."""
    table = DiceTable(count=6, seed=1)
    table.resize(width, height)
    image = QImage(
        round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    start = time.perf_counter()
    table.render(image)
    return (time.perf_counter() - start) * 1000.0


def main() -> int:
    """Print the figures."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    figures: dict[str, object] = {}
    for ratio in (1.0, 2.0):
        for style in ("ivory", "digits"):
            times = sorted(frame_times(ratio, style))
            figures[f"{style}@{ratio:g}"] = {
                "median_ms": round(statistics.median(times), 2),
                "p95_ms": round(times[int(len(times) * 0.95)], 2),
            }
    figures["first_paint_760x620@2_ms"] = round(first_paint(WIDTH, HEIGHT, 2.0), 1)
    figures["first_paint_1600x1400@2_ms"] = round(first_paint(1600, 1400, 2.0), 1)
    sys.stdout.write(json.dumps(figures, indent=2) + "\n")
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
