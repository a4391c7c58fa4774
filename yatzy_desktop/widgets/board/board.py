"""Dice and score sheet of one position, outside the game that is being played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from yatzy_desktop.adapters.game import ScorecardTableModel
from yatzy_desktop.adapters.words import player_name
from yatzy_desktop.game import GameState
from yatzy_desktop.strategy.study import alone
from yatzy_desktop.widgets.dice import DiceStyle
from yatzy_desktop.widgets.pad import ScorecardPad
from yatzy_desktop.widgets.table import DiceTable, MotionSettings
from yatzy_desktop.widgets.turn import RollPanel

_NOTHING: frozenset[int] = frozenset()
_LEAST_TABLE = (280, 150)
_PAD_SHARES = (0.34, 0.55)


class PositionBoard:
    """The widgets of a position, for an owner who lays them out: table, pad and Roll panel."""

    def __init__(self, parent: QWidget, style: DiceStyle, motion: MotionSettings) -> None:
        self.model = ScorecardTableModel(parent)
        self.table = DiceTable(parent)
        self.pad = ScorecardPad(self.model, parent)
        self.roll_panel = RollPanel(parent)
        self.table.set_style(style)
        self.table.set_motion(motion)
        self.table.setMinimumSize(*_LEAST_TABLE)
        if motion.reduced:
            self.pad.set_writing_ms(0)

    def show_position(
        self,
        state: GameState,
        held: frozenset[int] = _NOTHING,
        lit: frozenset[int] = _NOTHING,
    ) -> None:
        """Show a position at rest: dice held in the tray, others lit."""
        self.model.set_previews_enabled(True)
        self.model.set_state(state)
        self.table.set_count(state.ruleset.dice_count)
        self.table.set_dice(state.turn.dice, held)
        self.table.set_interactive(False)
        self.table.set_ready(False)
        self.table.set_highlight(lit)

    def share_width(self, width: int, players: int) -> None:
        """Give the pad its share of a window's width in pixels, for so many players."""
        least, most = (round(width * share) for share in _PAD_SHARES)
        wanted = self.pad.preferred_width(players)
        self.pad.setFixedWidth(min(max(wanted, least), most))

    def show_values(self, losses: Mapping[str, float], decimals: int, advised: str | None) -> None:
        """Show on the pad what each box gives less than the best choice."""
        self.model.set_losses(losses, decimals)
        self.model.set_advised(advised)


def as_people(state: GameState) -> GameState:
    """Return a state whose players are people with the program's dice: anybody's may be played."""
    people = (replace(each, level=None, own_dice=False) for each in state.players)
    return replace(state, players=tuple(people))


def for_one(state: GameState) -> GameState:
    """Return the position of whoever's turn it is as a game for them alone, played by a person."""
    played = alone(as_people(state))
    return replace(
        played, players=(replace(played.player, name=player_name(state, state.current)),)
    )
