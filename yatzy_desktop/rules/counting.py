"""Which of the dice on the table a box would count: for showing them, never for scoring."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from yatzy_desktop.rules.dice import face_counts
from yatzy_desktop.rules.ruleset import Ruleset
from yatzy_desktop.rules.scoring import Groups, Straight


def counting_positions(ruleset: Ruleset, category_key: str, dice: Sequence[int]) -> frozenset[int]:
    """Return the positions of the dice that earn the points, none when the box gives 0.

    Of equal choices the leftmost dice are taken. Raises as `Ruleset.score` does.
    """
    points = ruleset.score(category_key, dice)
    scoring = ruleset.category(category_key).scoring
    everything = frozenset(range(len(dice)))
    if points == 0:
        return frozenset()
    if isinstance(scoring, Groups) and scoring.count_all:
        return everything
    if isinstance(scoring, Straight):
        return _run(scoring, dice)
    for size in range(1, len(dice) + 1):
        for chosen in combinations(range(len(dice)), size):
            counts = face_counts([dice[place] for place in chosen])
            if scoring.score(counts) == points:
                return frozenset(chosen)
    return everything


def _run(scoring: Straight, dice: Sequence[int]) -> frozenset[int]:
    starts = range(1, 8 - scoring.length) if scoring.lowest is None else (scoring.lowest,)
    for start in starts:
        faces = range(start, start + scoring.length)
        if all(face in dice for face in faces):
            return frozenset(list(dice).index(face) for face in faces)
    return frozenset()
