"""What the records have to tell of a game that has just ended, as lines for its result."""

from __future__ import annotations

from PySide6.QtCore import QObject

from yatzy_desktop.adapters.record_tables.texts import player_text
from yatzy_desktop.adapters.records import KeptGame, evening_text, fact_text
from yatzy_desktop.adapters.words import SEPARATOR, isolated, player_name, points_text
from yatzy_desktop.game import GameState

NO_BREAK = "\N{NO-BREAK SPACE}"
MOST_FACTS = 2
"""So many are told: more would be read by nobody."""


class EveningTexts(QObject):
    """The lines, translated when they are asked for."""

    def row(self, name: str, wins: int, points: int) -> str:
        """Return what somebody reached in an evening."""
        return self.tr("{name}: %n win(s), {points} points", "", wins).format(
            name=isolated(name), points=points_text(points)
        )


def told_lines(kept: KeptGame, state: GameState) -> tuple[list[str], list[str]]:
    """Return the facts, and the evening's table under its heading where there is one."""
    names = [player_name(state, seat) for seat in range(len(state.players))]
    facts = [fact_text(fact, names, state.ruleset) for fact in kept.facts[:MOST_FACTS]]
    if kept.evening is None:
        return facts, []
    texts = EveningTexts()
    rows = [
        # A line ends between two people, not within what one reached.
        texts.row(player_text(row.name, row.level), row.wins, row.points).replace(" ", NO_BREAK)
        for row in kept.evening.rows
    ]
    return facts, [evening_text(kept.evening), SEPARATOR.join(rows)]
