"""Measures how long a person waits for the window, seen from the X server; beside a bare Qt window.

Prints JSON; asserts nothing. Needs xdotool, xwd and Xvfb; run it on a quiet machine:

    python tests/benchmarks/bench_outside.py [RUNS] [PROGRAM …]

PROGRAM is a packaged program to measure as well, such as that of the bundle. All are started in
turn, so that a machine which slows down slows all alike. `painted` is when the window shows more
than a few colours, `ratio` that time beside the bare window's, `resident_mb` a second later,
`modules` how many of the program's own modules were loaded before its first picture.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FEW_COLOURS = 12
PATIENCE_S = 30

_BARE = """
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication([])
picture = QPixmap(1180, 780)
painter = QPainter(picture)
for place in range(40):
    colour = QColor.fromHsv(place * 9, 200, 220)
    painter.fillRect(place % 8 * 150, place // 8 * 160, 150, 160, colour)
painter.end()
label = QLabel()
label.setPixmap(picture)
label.setWindowTitle("bare")
label.show()
application.exec()
"""

# Says what was loaded when the window could first be seen, and leaves.
_COUNTED = """
import os, sys
from PySide6.QtCore import QTimer
from yatzy_desktop.app import opening, process
from yatzy_desktop.app.main import main

def tell():
    print(sum(name.startswith("yatzy_desktop") for name in sys.modules), flush=True)
    os._exit(0)

class Told(process.FirstSight):
    def show(self, then):
        super().show(tell)

class Opener(opening.Opener):
    def open(self):
        self.timer = QTimer()
        self.timer.timeout.connect(lambda: self.window and self.window.is_painted and tell())
        self.timer.start(0)
        return super().open()

process.FirstSight, opening.Opener = Told, Opener
main(["--data-dir", sys.argv[1], "--silent"])
"""

_GAME = """
import sys
from pathlib import Path
from tests.helpers.played_window import lay_out
lay_out(Path(sys.argv[1]), "maxi-sv-modern", ["Anna", "Bo"])
"""


def surroundings() -> dict[str, str]:
    """Return an environment in which programs show themselves on the benchmark's own screen."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}


def output(*command: str | Path) -> bytes:
    """Return what a command prints on the benchmark's screen."""
    words = [str(word) for word in command]
    return subprocess.run(words, env=surroundings(), capture_output=True, check=False).stdout  # noqa: S603


def windows() -> set[str]:
    """Return the windows that can be seen."""
    return set(output("xdotool", "search", "--onlyvisible", "--name", ".").decode().split())


def colours(window: str) -> int:
    """Return how many colours some pixels of a window have."""
    picture = output("xwd", "-silent", "-id", window)[4096:]
    return len({picture[place : place + 4] for place in range(0, len(picture) - 4, 404)})


def one_run(command: Sequence[str]) -> tuple[float, float]:
    """Start a program; return seconds until it is painted, and MB resident a second later."""
    before, start = windows(), time.monotonic()
    process = subprocess.Popen(command, env=surroundings(), stdout=subprocess.DEVNULL)  # noqa: S603
    try:
        while not any(colours(each) > FEW_COLOURS for each in windows() - before):
            if process.poll() is not None or time.monotonic() - start > PATIENCE_S:
                raise SystemExit(f"{command[0]} shows no window")
        painted = time.monotonic() - start
        with suppress(subprocess.TimeoutExpired):
            process.wait(1.0)
        lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
        resident = next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
        return painted, resident / 1024
    finally:
        process.terminate()
        process.wait()


@contextmanager
def screen() -> Iterator[None]:
    """Run an X server that nobody else shows anything on, and be on it."""
    words = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen([*words, "-noreset"], stdout=subprocess.PIPE, text=True)  # noqa: S603
    assert server.stdout is not None
    try:
        os.environ["DISPLAY"] = f":{server.stdout.readline().strip()}"
        yield
    finally:
        server.terminate()
        server.wait()


def told(times: Sequence[tuple[float, float]], bare: float) -> dict[str, object]:
    """Return what is to be said of one program's runs."""
    painted = sorted(each for each, _ in times)
    return {
        "painted_s": round(statistics.median(painted), 3),
        "from_to_s": [round(painted[0], 3), round(painted[-1], 3)],
        "ratio": round(statistics.median(painted) / bare, 2),
        "resident_mb": round(statistics.median(each for _, each in times)),
    }


def main() -> None:
    """Start each program some times and print what was seen."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with tempfile.TemporaryDirectory() as name, screen():
        kept, new = Path(name) / "as left", Path(name) / "killed"
        output(sys.executable, "-c", _GAME, kept)
        shutil.copytree(kept, new)
        ours = [sys.executable, "-m", "yatzy_desktop", "--silent", "--data-dir"]
        commands = {"bare": [sys.executable, "-c", _BARE], "source": [*ours, str(kept)]}
        for number, program in enumerate(sys.argv[2:]):
            folder = str(shutil.copytree(kept, Path(name) / f"packaged {number}"))
            commands[program] = [program, "--silent", "--data-dir", folder]
        # As after a killed program: without the picture of the window as it was left.
        commands["source, no picture"] = [*ours, str(new)]
        seen: dict[str, list[tuple[float, float]]] = {each: [] for each in commands}
        for run in range(runs + 1):
            for each, command in commands.items():
                for picture in new.glob("*.picture"):
                    picture.unlink()
                times = one_run(command)
                if run:  # the first one fills the caches
                    seen[each].append(times)
        bare = statistics.median(painted for painted, _ in seen["bare"])
        modules = int(output(sys.executable, "-c", _COUNTED, kept))
        result: dict[str, object] = {each: told(times, bare) for each, times in seen.items()}
        result["modules"] = modules
    print(json.dumps(result, indent=2))  # noqa: T201 - its purpose


if __name__ == "__main__":
    main()
