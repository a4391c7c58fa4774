"""Thinks for the computer's players and for the coach, off the thread that draws."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from yatzy_desktop import strategy
from yatzy_desktop.adapters.collector_pause import pause_collector, resume_collector
from yatzy_desktop.game import GameState
from yatzy_desktop.rules import Ruleset

_log = logging.getLogger(__name__)


Saying = Callable[[], object]
_Thought = tuple[object, bool]
"""An answer, and whether it comes from the values of the very rules."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """An analysis, and the chances that its best choice leaves open when that is a keep."""

    analysis: strategy.Analysis
    chances: tuple[strategy.BoxChance, ...]


class PolicyRunner(QObject):
    """Answers questions about positions one after the other, in a thread of its own.

    Its signals come in the thread that draws.

    Each answer comes with the state that was asked about: whoever asked checks that this is
    still the state of the game. Tables are read when they are first wanted, or before.
    """

    chosen = Signal(object, object)
    """A GameState and the Action that its computer player takes."""
    advised = Signal(object, object)
    """A GameState and its Analysis."""
    explained = Signal(object, object)
    """A GameState and its Explanation."""
    failed = Signal(object)
    """A GameState about which nothing can be said: its table is missing or damaged."""
    judged_by_similar = Signal(object)
    """A Ruleset: an answer about it came from the table of similar rules."""
    _done = Signal(object)
    """Brings what is to be said from the thread that thinks to the one that draws."""

    def __init__(
        self,
        tables: Path,
        solved: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._tables = tables
        self._solved = solved
        self._library: strategy.TableLibrary | None = None
        self._known: dict[Ruleset, strategy.ValueTable] = {}
        self._players: dict[tuple[str, Ruleset], strategy.ComputerPlayer] = {}
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="policy")
        self._is_open = True
        self._asked = 0
        self._done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def choose(self, state: GameState, whim: str = "") -> None:
        """Ask what the computer whose turn it is does; `chosen` brings the answer.

        How a careless level errs follows from the whim: the same leads to the same action.
        """
        self._ask(state, lambda: self._action_in(state, whim), self.chosen.emit)

    def advise(self, state: GameState) -> None:
        """Ask for the value of every choice; `advised` brings the answer."""
        self._ask(state, lambda: self._analysis_of(state), self.advised.emit)

    def explain(self, state: GameState) -> None:
        """Ask for the value of every choice and the reasons; `explained` brings the answer."""
        self._ask(state, lambda: self._explanation_of(state), self.explained.emit)

    def renew(self, ruleset: Ruleset) -> None:
        """Look for the table of a ruleset anew: it has been solved meanwhile."""
        if self._is_open:
            self._submit(lambda: self._forget(ruleset))

    def close(self) -> None:
        """Forget all questions; none of them is answered."""
        self._is_open = False
        self._thread.shutdown(wait=True, cancel_futures=True)
        for _ in range(self._asked):
            resume_collector()
        self._asked = 0

    def _ask(
        self,
        state: GameState,
        think: Callable[[], _Thought],
        answer: Callable[[GameState, object], object],
    ) -> None:
        if self._is_open:
            self._submit(lambda: self._thought_about(state, think, answer))

    def _submit(self, work: Callable[[], Saying]) -> None:
        self._asked += 1
        pause_collector()
        self._thread.submit(lambda: self._done.emit(work()))

    def _deliver(self, say: Saying) -> None:
        if not self._asked:
            return
        self._asked -= 1
        resume_collector()
        if self._is_open:
            say()

    def _thought_about(
        self,
        state: GameState,
        think: Callable[[], _Thought],
        answer: Callable[[GameState, object], object],
    ) -> Saying:
        try:
            thought, is_exact = think()
        except strategy.TableError as error:
            _log.info("No advice: %s", error)
        except Exception:  # noqa: BLE001
            # A thread of a pool keeps its errors to itself; the game would wait for ever.
            _log.exception("Thinking about a position failed")
        else:
            return lambda: self._answer(state, thought, answer, is_exact=is_exact)
        return lambda: self.failed.emit(state)

    def _answer(
        self,
        state: GameState,
        thought: object,
        answer: Callable[[GameState, object], object],
        *,
        is_exact: bool,
    ) -> None:
        answer(state, thought)
        if not is_exact:
            self.judged_by_similar.emit(state.ruleset)

    def _forget(self, ruleset: Ruleset) -> Saying:
        self._known.pop(ruleset, None)
        for key in [each for each in self._players if each[1] == ruleset]:
            del self._players[key]
        return lambda: None

    def _action_in(self, state: GameState, whim: str) -> _Thought:
        player = self._player(state.player.level or "", state.ruleset)
        is_exact = not strategy.needs_table(player.level) or self._table(state.ruleset).is_exact
        # How careless levels err is no secret; only dice need the system's randomness.
        return player.choose(state, random.Random(whim)), is_exact  # noqa: S311

    def _analysis_of(self, state: GameState) -> _Thought:
        analysis = strategy.advise(state, self._table(state.ruleset))
        return analysis, analysis.exact

    def _explanation_of(self, state: GameState) -> _Thought:
        analysis = strategy.advise(state, self._table(state.ruleset))
        keep = analysis.best.keep
        chances = () if keep is None else strategy.box_chances(state, keep)
        return Explanation(analysis, chances), analysis.exact

    def _player(self, key: str, ruleset: Ruleset) -> strategy.ComputerPlayer:
        if (key, ruleset) not in self._players:
            try:
                level = strategy.find_level(key)
            except strategy.UnknownLevelError:
                # A save from elsewhere may name a level that this version lacks.
                level = strategy.USUAL_LEVEL
            table = self._table(ruleset) if strategy.needs_table(level) else None
            spread = self._library.spread_for(ruleset) if level.to_win and self._library else None
            self._players[key, ruleset] = strategy.ComputerPlayer(level, ruleset, table, spread)
        return self._players[key, ruleset]

    def _table(self, ruleset: Ruleset) -> strategy.ValueTable:
        if self._library is None:
            self._library = strategy.TableLibrary(self._tables, self._solved)
        if ruleset not in self._known:
            self._known[ruleset] = self._library.table_for(ruleset)
        return self._known[ruleset]
