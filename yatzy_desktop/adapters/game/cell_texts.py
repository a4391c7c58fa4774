"""What a screen reader says for the cells and headers of the scorecard: whole sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yatzy_desktop.adapters.game.scorecard_cells import Amendment, BonusState, Cell
from yatzy_desktop.adapters.game.scorecard_rows import (
    RowKind,
    ScorecardRow,
    card_rows,
    row_name,
)
from yatzy_desktop.adapters.words import (
    bonus_description,
    box_counts_text,
    box_needs_text,
    isolated,
    loss_text,
    points_text,
)
from yatzy_desktop.game import Presence
from yatzy_desktop.rules import Ruleset


def cell_text(row: ScorecardRow, cell: Cell, player: str, ruleset: Ruleset) -> str:
    """Return everything a cell tells, like "Full house, Anna: 27 possible"."""
    match row.kind:
        case RowKind.CATEGORY:
            template = _box_template(cell)
        case RowKind.BONUS:
            template = _bonus_template(cell)
        case RowKind.SUM:
            template = _sum_template(cell)
        case RowKind.EXTRA | RowKind.TOTAL | RowKind.BANK:
            template = _total_template(cell)
    points = cell.possible if cell.points is None else cell.points
    text = template.format(
        row=spoken_row_name(row, ruleset),
        player=isolated(player),
        points="" if points is None else points_text(points),
        difference="" if cell.progress is None else points_text(abs(cell.progress)),
    )
    return text if cell.amendment is None else f"{text}. {amendment_text(cell.amendment)}"


def amendment_text(amendment: Amendment) -> str:
    """Return how the table put a box right, like "Put right; it was 12 before. Miscounted"."""
    translate = QCoreApplication.translate
    if amendment.before is None:
        text = translate("ScorecardCell", "Put right; it was open before.")
    else:
        text = translate("ScorecardCell", "Put right; it was {points} before.")
        text = text.format(points=points_text(amendment.before))
    return f"{text} {isolated(amendment.reason)}".rstrip()


def cell_tooltip(row: ScorecardRow, cell: Cell, ruleset: Ruleset) -> str:
    """Return what pointing at a cell tells: its row, and how it was put right."""
    tip = row_tooltip(row, ruleset)
    return tip if cell.amendment is None else f"{tip}\n{amendment_text(cell.amendment)}"


def spoken_row_name(row: ScorecardRow, ruleset: Ruleset) -> str:
    """Return a row's name for who only hears it: a printed pad may call two rows the same."""
    name = row_name(row, ruleset)
    others = [row_name(each, ruleset) for each in card_rows(ruleset) if each != row]
    if name not in others:
        return name
    translate = QCoreApplication.translate
    if row.kind is RowKind.SUM:
        return translate("ScorecardCell", "{row} of the upper section").format(row=name)
    if row.kind is RowKind.TOTAL:
        return translate("ScorecardCell", "{row} of all boxes").format(row=name)
    return name


def _box_template(cell: Cell) -> str:
    translate = QCoreApplication.translate
    if cell.points is not None:
        return _filled_template(cell)
    if cell.possible is None:
        return translate("ScorecardCell", "{row}, {player}: open")
    if cell.possible == 0:
        return translate("ScorecardCell", "{row}, {player}: would be struck out")
    if cell.is_best:
        return translate("ScorecardCell", "{row}, {player}: {points} possible, the best choice")
    return translate("ScorecardCell", "{row}, {player}: {points} possible")


def _filled_template(cell: Cell) -> str:
    translate = QCoreApplication.translate
    if cell.points == 0:
        if cell.is_newest:
            return translate("ScorecardCell", "{row}, {player}: just struck out")
        return translate("ScorecardCell", "{row}, {player}: struck out")
    if cell.is_newest:
        return translate("ScorecardCell", "{row}, {player}: just filled, {points}")
    return translate("ScorecardCell", "{row}, {player}: filled, {points}")


def _sum_template(cell: Cell) -> str:
    translate = QCoreApplication.translate
    if cell.points is None:
        return translate("ScorecardCell", "{row}, {player}: nothing yet")
    match cell.bonus:
        case BonusState.AHEAD:
            return translate(
                "ScorecardCell", "{row}, {player}: {points}, {difference} ahead for the bonus"
            )
        case BonusState.BEHIND:
            return translate(
                "ScorecardCell", "{row}, {player}: {points}, {difference} behind for the bonus"
            )
        case BonusState.EVEN:
            return translate("ScorecardCell", "{row}, {player}: {points}, on course for the bonus")
        case _:
            return translate("ScorecardCell", "{row}, {player}: {points}")


def _bonus_template(cell: Cell) -> str:
    translate = QCoreApplication.translate
    match cell.bonus:
        case BonusState.EARNED:
            return translate("ScorecardCell", "{row}, {player}: earned, {points}")
        case BonusState.MISSED:
            return translate("ScorecardCell", "{row}, {player}: out of reach")
        case _:
            return translate("ScorecardCell", "{row}, {player}: not earned yet")


def _total_template(cell: Cell) -> str:
    translate = QCoreApplication.translate
    if cell.points is None:
        return translate("ScorecardCell", "{row}, {player}: nothing yet")
    if cell.is_winner:
        return translate("ScorecardCell", "{row}, {player}: {points}, winner")
    return translate("ScorecardCell", "{row}, {player}: {points}")


def cell_description(row: ScorecardRow, cell: Cell, ruleset: Ruleset) -> str:
    """Return what can be done with a cell, or else what its row is for."""
    if cell.is_selectable:
        text = QCoreApplication.translate("ScorecardCell", "Press Enter to fill this box.")
        if cell.letter:
            text = QCoreApplication.translate(
                "ScorecardCell", "Press Enter or {letter} to fill this box."
            ).format(letter=cell.letter.upper())
        if cell.loss is None:
            return text
        return f"{loss_text(cell.loss, cell.loss_decimals)} {text}"
    return row_description(row, ruleset)


def row_description(row: ScorecardRow, ruleset: Ruleset) -> str:
    """Return what a row asks for and counts."""
    translate = QCoreApplication.translate
    match row.kind:
        case RowKind.CATEGORY:
            needs, counts = (
                box_needs_text(row.category, ruleset),
                box_counts_text(row.category, ruleset),
            )
            return f"{needs} {counts}"
        case RowKind.SUM:
            return translate("ScorecardRow", "The upper boxes together.")
        case RowKind.BONUS:
            return bonus_description(ruleset)
        case RowKind.EXTRA:
            text = translate("ScorecardRow", "{points} points for each further Yatzy.")
            return text.format(points=points_text(ruleset.extra_yatzy_points))
        case RowKind.TOTAL:
            return translate("ScorecardRow", "All points together.")
        case RowKind.BANK:
            return translate("ScorecardRow", "Rolls that were not used, for later turns.")


def row_tooltip(row: ScorecardRow, ruleset: Ruleset) -> str:
    """Return the row's name with what it asks for, on two lines."""
    return f"{row_name(row, ruleset)}\n{row_description(row, ruleset)}"


def player_header_text(
    player: str, *, is_current: bool, is_winner: bool, presence: Presence = Presence.HERE
) -> str:
    """Return what the head of a column tells: the player, whose turn or win it is, who left."""
    translate = QCoreApplication.translate
    if presence is Presence.STRUCK:
        text = translate("ScorecardCell", "{player}, has left; the column is crossed out")
        return text.format(player=isolated(player))
    if presence is Presence.LEFT and not is_winner:
        text = translate("ScorecardCell", "{player}, has left; the points count")
        return text.format(player=isolated(player))
    if is_winner:
        return translate("ScorecardCell", "{player}, winner").format(player=isolated(player))
    if is_current:
        return translate("ScorecardCell", "{player}, playing now").format(player=isolated(player))
    return player


def computer_name_text(player: str) -> str:
    """Return the name of a computer's player with the word that it is one."""
    return QCoreApplication.translate("ScorecardCell", "{player} (computer)").format(
        player=isolated(player)
    )


def pad_name() -> str:
    """Return the name of the whole table."""
    return QCoreApplication.translate("ScorecardCell", "Score sheet")
