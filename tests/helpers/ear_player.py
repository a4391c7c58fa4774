"""Plays a game by what a screen reader is handed, and by nothing else; prints what it hears.

It is run by the system's Python, which has pyatspi, inside a session bus and a screen of its own:
``ear_player.py COMMAND …`` starts the program and plays for Anna and Bo until the game is over.
"""

from __future__ import annotations

import importlib
import queue
import re
import subprocess
import sys
import threading
import time
from contextlib import suppress
from typing import Any

PATIENCE = 30
"""Seconds to wait for anything that has to be heard."""

FACES = ("one", "two", "three", "four", "five", "six")
DICE = re.compile(
    rf"((?:{'|'.join(FACES)})(?:, (?:{'|'.join(FACES)}))+)\. (\d+|No) rolls? left", re.IGNORECASE
)
KINDS = (
    "object:announcement",
    "object:state-changed:focused",
    # Of new names the library keeps account, as it does for screen readers, once it is asked to.
    "object:property-change:accessible-name",
)


def tell(line: str) -> None:
    """Write a line of the transcript."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Listener:
    """Everything heard, in a queue for whoever plays, and printed."""

    def __init__(self) -> None:
        self.lines: queue.Queue[tuple[str, str]] = queue.Queue()
        self.at = ""

    def take(self, event: Any) -> None:
        """Hear one event of the accessibility bus."""
        if "announcement" in event.type:
            self._hear("said", str(event.any_data))
        elif "focused" in event.type and event.detail1:
            self._hear("at", event.source.name)

    def _hear(self, kind: str, text: str) -> None:
        tell(f"{kind}: {text}")
        if kind == "at":
            self.at = text
        self.lines.put((kind, text))

    def wait(self, pattern: str | re.Pattern[str], patience: float = PATIENCE) -> re.Match[str]:
        """Return the match of what is said next that fits; raises `queue.Empty`."""
        until = time.monotonic() + patience
        while True:
            kind, text = self.lines.get(timeout=max(0.01, until - time.monotonic()))
            found = re.search(pattern, text) if kind == "said" else None
            if found:
                return found

    def let_finish(self, seconds: float) -> None:
        """Listen, without answering, until nothing has been heard for so long."""
        with suppress(queue.Empty):
            while True:
                self.lines.get(timeout=seconds)


def press(key: str) -> None:
    """Press a key of the keyboard."""
    tell(f"key: {key}")
    subprocess.run(["xdotool", "key", key], check=True)  # noqa: S603, S607 - a test's own hand


class Player:
    """Decides by the last words heard."""

    def __init__(self, listener: Listener) -> None:
        self.ear = listener

    def play(self) -> None:
        """Play until the game is over, then ask how it ended."""
        line = self.ear.wait(r"(?:Anna|Bo)’s turn\.|The game is over").string
        while "The game is over" not in line:
            line = self._turn()
            if "’s turn" not in line and "The game is over" not in line:
                line = self.ear.wait(r"(?:Anna|Bo)’s turn\.|The game is over").string
        self.ear.let_finish(1)
        press("F5")
        self.ear.wait(r"Vidar")

    def _turn(self) -> str:
        # After a press that ended a turn no reflex acts.
        self.ear.let_finish(0.4)
        press("space")
        held: set[int] = set()
        while True:
            found = self.ear.wait(DICE)
            dice = [FACES.index(word) + 1 for word in found[1].lower().split(", ")]
            wanted = max(dice, key=lambda face: (dice.count(face), face))
            places = {place for place, face in enumerate(dice) if face == wanted}
            if found[2] == "No" or len(places) == len(dice):
                return self._fill()
            for place in sorted(places ^ held):
                press(str(place + 1))
                self.ear.wait(r"^Holding")
            held = places
            press("space")

    def _fill(self) -> str:
        self.ear.let_finish(0.2)
        press("F3")
        told = self.ear.wait(r"^(?:Zero: )?(\D+?)(?: \d+)?[,.]")
        box = told[1].strip()
        if "Anna:" not in self.ear.at and "Bo:" not in self.ear.at:
            press("Down")
            self.ear.let_finish(0.5)
        for letter in box.lower():
            if self.ear.at.startswith(f"{box},"):
                break
            press("space" if letter == " " else letter)
            self.ear.let_finish(0.3)
        press("Return")
        line = self.ear.wait(rf"^Enter again|^{box}").string
        if line.startswith("Enter again"):
            press("Return")
            line = self.ear.wait(rf"^{box}").string
        return line


def main() -> int:
    """Listen, start the program, play, and tell by the exit code whether it could be played."""
    pyatspi = importlib.import_module("pyatspi")
    listener, ends = Listener(), []
    for kind in KINDS:
        pyatspi.Registry.registerEventListener(listener.take, kind)
    with subprocess.Popen(sys.argv[1:]) as program:  # noqa: S603 - what the test names

        def play() -> None:
            try:
                Player(listener).play()
                ends.append(0)
            except queue.Empty:
                tell("nothing more was heard")
            finally:
                pyatspi.Registry.stop()

        threading.Thread(target=play, daemon=True).start()
        pyatspi.Registry.start()
        program.terminate()
    return 0 if ends else 1


if __name__ == "__main__":
    sys.exit(main())
