"""The rows of a scorecard for a ruleset: the one source for the screen and for paper."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from yatzy_desktop.adapters.words import (
    Translate,
    app_translate,
    bonus_name,
    category_name,
    extra_yatzy_name,
    saved_rolls_name,
    total_name,
    upper_sum_name,
)
from yatzy_desktop.game import Scorecard
from yatzy_desktop.rules import FaceSum, Groups, Ruleset, Section


class RowKind(StrEnum):
    """What a row of the card holds."""

    CATEGORY = "category"
    SUM = "sum"
    BONUS = "bonus"
    EXTRA = "extra"
    TOTAL = "total"
    BANK = "bank"
    """The rolls that are saved; on the screen only, paper has boxes to tick."""


@dataclass(frozen=True, slots=True)
class ScorecardRow:
    """One row: its kind, the key of its category (else empty) and how a pad prints it.

    `rule_above` and `rule_below` ask for a heavy line there, `bold` for a heavy label.
    """

    kind: RowKind
    category: str = ""
    rule_above: bool = False
    rule_below: bool = False
    bold: bool = False


_SUM = ScorecardRow(RowKind.SUM, rule_above=True)
_BONUS = ScorecardRow(RowKind.BONUS, rule_below=True)
_EXTRA = ScorecardRow(RowKind.EXTRA)
_TOTAL = ScorecardRow(RowKind.TOTAL, rule_above=True, bold=True)
_BANK = ScorecardRow(RowKind.BANK, rule_above=True)


def card_rows(ruleset: Ruleset) -> tuple[ScorecardRow, ...]:
    """Return the rows from top to bottom, the boxes in the ruleset's own order.

    Sum and bonus follow the last upper box; a ruleset without an upper bonus has neither.
    """
    last_upper = ruleset.upper[-1].key if ruleset.upper_bonus else ""
    rows: list[ScorecardRow] = []
    for category in ruleset.categories:
        rows.append(
            ScorecardRow(RowKind.CATEGORY, category.key, bold=_is_bold(ruleset, category.key))
        )
        if category.key == last_upper:
            rows += [_SUM, _BONUS]
    if ruleset.extra_yatzy_points:
        rows.append(_EXTRA)
    return (*rows, _TOTAL)


def shown_rows(ruleset: Ruleset) -> tuple[ScorecardRow, ...]:
    """Return the rows of the pad on the screen: the card's, and the bank where rolls are saved."""
    bank = (_BANK,) if ruleset.saved_rolls.enabled else ()
    return (*card_rows(ruleset), *bank)


def _is_bold(ruleset: Ruleset, key: str) -> bool:
    # All dice alike: YATZY with five dice, MAXI YATZY with six.
    scoring = ruleset.category(key).scoring
    return isinstance(scoring, Groups) and scoring.sizes == (ruleset.dice_count,)


def row_name(row: ScorecardRow, ruleset: Ruleset, translate: Translate = app_translate) -> str:
    """Return the row's name as in running text."""
    match row.kind:
        case RowKind.SUM:
            return upper_sum_name(translate)
        case RowKind.BONUS:
            return bonus_name(translate)
        case RowKind.EXTRA:
            return extra_yatzy_name(translate)
        case RowKind.TOTAL:
            return total_name(translate)
        case RowKind.BANK:
            return saved_rolls_name(translate)
        case RowKind.CATEGORY:
            return category_name(row.category, ruleset, translate)


def row_label(row: ScorecardRow, ruleset: Ruleset, translate: Translate = app_translate) -> str:
    """Return the row's name in the capitals of the pad."""
    return row_name(row, ruleset, translate).upper()


def row_face(row: ScorecardRow, ruleset: Ruleset) -> int | None:
    """Return the face that an upper box counts, None for any other row."""
    if row.kind is not RowKind.CATEGORY:
        return None
    category = ruleset.category(row.category)
    if category.section is Section.UPPER and isinstance(category.scoring, FaceSum):
        return category.scoring.face
    return None


def row_points(row: ScorecardRow, card: Scorecard) -> int | None:
    """Return what stands in this row of a card, None where nothing is written yet."""
    match row.kind:
        case RowKind.CATEGORY:
            return card.score_of(row.category)
        case RowKind.SUM:
            started = any(not card.is_open(each.key) for each in card.ruleset.upper)
            return card.upper_sum if started else None
        case RowKind.BONUS:
            decided = card.bonus > 0 or card.bonus_out_of_reach
            return card.bonus if decided else None
        case RowKind.EXTRA:
            return card.extra_points or (0 if card.is_full else None)
        case RowKind.TOTAL:
            return card.total if card.filled_count else None
        case RowKind.BANK:
            return None
