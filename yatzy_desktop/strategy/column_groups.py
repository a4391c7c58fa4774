"""The columns of a card in groups that can be solved side by side."""

from __future__ import annotations

from dataclasses import dataclass

from yatzy_desktop.strategy.layout import CardLayout


@dataclass(frozen=True, slots=True)
class ColumnGroups:
    """`groups[n]` lists the columns with n upper boxes filled that differ in worth.

    `twin[c]` is the column in a group that is worth as much as column c: itself, or, where the
    bonus is out of reach, the one with the smallest sum.
    """

    groups: tuple[tuple[int, ...], ...]
    twin: tuple[int, ...]


def column_groups(layout: CardLayout) -> ColumnGroups:
    """Return the groups of a card's columns."""
    groups: list[list[int]] = [[] for _ in range(len(layout.upper) + 1)]
    twin: list[int] = []
    lowest: dict[int, int] = {}
    for column, (mask, total) in enumerate(layout.columns):
        first = lowest.setdefault(mask, column)
        is_hopeless = total + _most_to_come(layout, mask) < layout.threshold
        twin.append(first if is_hopeless else column)
        if twin[column] == column:
            groups[mask.bit_count()].append(column)
    return ColumnGroups(tuple(map(tuple, groups)), tuple(twin))


def _most_to_come(layout: CardLayout, mask: int) -> int:
    faces = (layout.face_of(i) for i in range(len(layout.upper)) if not mask >> i & 1)
    return sum(faces) * layout.tree.dice_count
