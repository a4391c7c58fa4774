"""The dialog in which own rules are made, kept and exchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.widgets.rule_editor.dialog import RulesetDialog as RulesetDialog

__getattr__ = open_doors(
    __name__,
    {
        "dialog": "RulesetDialog",
    },
)
