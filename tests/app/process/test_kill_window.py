"""The whole program, killed in the middle of a game, comes up again where it was."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from tests.helpers.child_program import running, said
from tests.helpers.played_window import kept_state, lay_out
from yatzy_desktop.game import state_line

KILLS = int(os.environ.get("YATZY_WINDOW_KILLS", "8"))
"""Each costs a start of the program; set the variable to kill it more often."""

# The real program with its real window; what a person would do is asked of the window's widgets.
# It says where the game is when it has come up and after each action.
_PROGRAM = r"""
import os, random, sys
from PySide6.QtCore import QTimer
from yatzy_desktop.app.main import main
from yatzy_desktop.game import legal_categories, state_line

def compose(context):
    from yatzy_desktop.app.composition import compose
    window, model, rng = compose(context), context.game.model, random.Random(int(sys.argv[2]))

    def say():
        line = f"{len(model.history.entries)}|{state_line(model.state)}\n"
        os.write(1, line.encode())

    def act():
        if window.table.is_rolling and rng.random() < 0.7:
            window.table.finish()
        elif model.state.can_roll and rng.random() < 0.6:
            window.roll_panel.button.click()
        elif legal_categories(model.state) and not window.table.is_rolling:
            window.pad.view.box_chosen.emit(rng.choice(legal_categories(model.state)))
        say()
        QTimer.singleShot(rng.randint(0, 4), act)

    window.shown.connect(say)
    window.shown.connect(lambda: QTimer.singleShot(0, act))
    return window

sys.exit(main(["--data-dir", sys.argv[1], "--test-dice", sys.argv[2]], compose))
"""


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is a thing of POSIX")
def test_the_program_comes_up_where_it_was_killed(tmp_path: Path) -> None:
    folder = tmp_path / "Åse Ørbæk š"
    lay_out(folder, "maxi-sv-modern", ["Anna", "Bo", "Cecilia"])
    chance, last_entries, last_line = random.Random(1), 0, state_line(kept_state(folder))
    for seed in range(KILLS):
        with running(_PROGRAM, folder, seed) as program:
            entries, line = said(program).split("|")
            assert int(entries) in {last_entries, last_entries + 1}, seed
            if int(entries) == last_entries:
                assert line == last_line, seed
            for _ in range(chance.randint(1, 12)):
                entries, line = said(program).split("|")
            time.sleep(chance.uniform(0, 0.02))  # the moment of the kill is the input here
            program.kill()
            rest = program.communicate()[0].splitlines()
            last = rest[-1] if rest else f"{entries}|{line}"
            last_entries, last_line = int(last.split("|")[0]), last.split("|")[1]
