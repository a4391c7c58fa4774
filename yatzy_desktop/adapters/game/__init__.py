"""The running game for Qt: the model that changes it, its score sheet, and thinking beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.adapters.game.cell_texts import pad_name as pad_name
    from yatzy_desktop.adapters.game.game_model import GameModel as GameModel
    from yatzy_desktop.adapters.game.letters import box_letters as box_letters
    from yatzy_desktop.adapters.game.motion import Motion as Motion
    from yatzy_desktop.adapters.game.motion_watch import (
        follow_system_motion as follow_system_motion,
    )
    from yatzy_desktop.adapters.game.policy_runner import Explanation as Explanation
    from yatzy_desktop.adapters.game.policy_runner import PolicyRunner as PolicyRunner
    from yatzy_desktop.adapters.game.rules_solver import RulesSolver as RulesSolver
    from yatzy_desktop.adapters.game.rules_solver import own_process as own_process
    from yatzy_desktop.adapters.game.ruleset_draft import DraftField as DraftField
    from yatzy_desktop.adapters.game.ruleset_draft import Outcome as Outcome
    from yatzy_desktop.adapters.game.ruleset_draft import Refusal as Refusal
    from yatzy_desktop.adapters.game.ruleset_draft import RulesetDraft as RulesetDraft
    from yatzy_desktop.adapters.game.ruleset_draft import owned as owned
    from yatzy_desktop.adapters.game.ruleset_practice import (
        fixed_points_practice as fixed_points_practice,
    )
    from yatzy_desktop.adapters.game.ruleset_practice import practice_text as practice_text
    from yatzy_desktop.adapters.game.scorecard_cells import BonusState as BonusState
    from yatzy_desktop.adapters.game.scorecard_cells import Cell as Cell
    from yatzy_desktop.adapters.game.scorecard_rows import RowKind as RowKind
    from yatzy_desktop.adapters.game.scorecard_rows import ScorecardRow as ScorecardRow
    from yatzy_desktop.adapters.game.scorecard_rows import card_rows as card_rows
    from yatzy_desktop.adapters.game.scorecard_rows import row_face as row_face
    from yatzy_desktop.adapters.game.scorecard_rows import row_label as row_label
    from yatzy_desktop.adapters.game.scorecard_rows import row_name as row_name
    from yatzy_desktop.adapters.game.scorecard_rows import row_points as row_points
    from yatzy_desktop.adapters.game.scorecard_table_model import Index as Index
    from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardRole as ScorecardRole
    from yatzy_desktop.adapters.game.scorecard_table_model import (
        ScorecardTableModel as ScorecardTableModel,
    )
    from yatzy_desktop.adapters.game.seat_colors import colors_of_seats as colors_of_seats

__getattr__ = open_doors(
    __name__,
    {
        "cell_texts": "pad_name",
        "game_model": "GameModel",
        "letters": "box_letters",
        "motion": "Motion",
        "motion_watch": "follow_system_motion",
        "policy_runner": "Explanation PolicyRunner",
        "rules_solver": "RulesSolver own_process",
        "ruleset_draft": "DraftField Outcome Refusal RulesetDraft owned",
        "ruleset_practice": "fixed_points_practice practice_text",
        "scorecard_cells": "BonusState Cell",
        "scorecard_rows": "RowKind ScorecardRow card_rows row_face row_label row_name row_points",
        "scorecard_table_model": "Index ScorecardRole ScorecardTableModel",
        "seat_colors": "colors_of_seats",
    },
)
