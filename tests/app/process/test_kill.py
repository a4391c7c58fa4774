"""A game that is killed at any moment goes on where it was: no action is ever lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.helpers.child_program import running, said
from yatzy_desktop.adapters.storage.files import StoreProblem
from yatzy_desktop.adapters.storage.game_store import GameStore
from yatzy_desktop.game import state_line

KILLS = 200
MOST_LINES = 10
LONGEST_DELAY = 0.01
"""Seconds; about as long as an action takes, so that kills come anywhere within one."""

# For each seed that it reads, the script forks a player: that saves the time to start Python
# each time. A player says a position only when `submit` has returned, so it must be on the disk.
_PLAYERS = r"""
import os, random, sys
from pathlib import Path
from yatzy_desktop.adapters.game.game_model import GameModel
from yatzy_desktop.adapters.storage.game_store import GameStore
from yatzy_desktop.game import *
from yatzy_desktop.rules import find_ruleset

def play(seed):
    rng, store = random.Random(seed), GameStore(Path(sys.argv[1]))
    model, session = GameModel(SeededDice(seed), store.save), store.load()
    if session is None or session.history.state.is_over:
        model.start(History.starting(new_game(find_ruleset("maxi-sv-modern"), ["A", "B"])))
    else:
        model.resume(session.history, session.held)
    while not model.state.is_over:
        marks = model.held
        if model.can_hold and rng.random() < 0.4:
            marks = frozenset(rng.sample(range(6), rng.randint(1, 5)))
        tell(model, marks)
        if marks != model.held:
            model.set_held(marks)
        elif model.state.turn.dice is None or (model.state.can_roll and rng.random() < 0.5):
            model.submit(RollDice(model.held))
        else:
            model.submit(ScoreBox(rng.choice(legal_categories(model.state))))
    tell(model, frozenset())

def tell(model, wanted):
    marks = ["".join(map(str, sorted(held))) for held in (model.held, wanted)]
    words = [os.getpid(), len(model.history.entries), *marks, state_line(model.state)]
    say("|".join(map(str, words)))

def say(words):
    os.write(1, (words + "\n").encode())  # at once: a kill must not cut a line

for line in sys.stdin:
    child = os.fork()
    if not child:
        play(int(line))
        os._exit(0)
    os.waitpid(child, 0)
    say("gone")
"""


class Words(NamedTuple):
    """What a player said before an action: where the game is, and the marks it is about to set."""

    entries: int
    held: frozenset[int]
    wanted: frozenset[int]
    position: str


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the players are forked")
def test_no_action_is_lost_by_a_kill(tmp_path: Path) -> None:
    store, problems = GameStore(tmp_path), list[StoreProblem]()
    store.problem_found.connect(problems.append)
    rng = random.Random(20)
    with running(_PLAYERS, tmp_path) as players:
        for seed in range(KILLS):
            last = _last_words(players, seed, rng)
            session = store.load()
            assert session is not None, seed
            states = session.history.states
            assert state_line(states[last.entries]) == last.position, seed
            if len(states) - 1 == last.entries:
                assert session.held in {last.held, last.wanted}, seed
            else:
                assert len(states) - 2 == last.entries, seed
                # The last turn of a game keeps its dice, but nothing is held any more.
                held = frozenset() if states[-1].is_over else states[-1].turn.held
                assert session.held == held, seed
    assert problems == []
    store.tidy()
    assert [each.name for each in tmp_path.iterdir()] == ["current.yatzy"]


def _last_words(players: subprocess.Popen[str], seed: int, rng: random.Random) -> Words:
    """Let a player begin, kill it at some moment, and return the last that it said."""
    assert players.stdin is not None
    players.stdin.write(f"{seed}\n")
    players.stdin.flush()
    lines, last = rng.randint(1, MOST_LINES), ""
    while (line := said(players)) != "gone":
        assert line, "the player has failed"
        last = line
        lines -= 1
        if lines == 0:
            time.sleep(rng.uniform(0, LONGEST_DELAY))
            with suppress(ProcessLookupError):
                os.kill(int(last.split("|")[0]), signal.SIGKILL)
    _, entries, held, wanted, position = last.split("|")
    return Words(int(entries), frozenset(map(int, held)), frozenset(map(int, wanted)), position)
