from __future__ import annotations

import pytest

from tests.helpers.score_oracle import BoxSpec, american_box, nordic_box, oracle_points


@pytest.mark.parametrize(
    ("key", "dice", "points"),
    [
        ("full_house", (3, 3, 3, 5, 5, 5), 21),
        ("full_house", (5, 5, 5, 6, 6, 1), 27),
        ("full_house", (6, 6, 6, 6, 1, 1), 20),
        ("tower", (3, 3, 6, 6, 6, 6), 30),
        ("villa", (6, 6, 6, 6, 1, 1), 0),
        ("three_pairs", (6, 6, 6, 6, 1, 1), 0),
        ("two_pairs", (6, 6, 6, 6, 1, 2), 0),
        ("one_pair", (6, 6, 1, 2, 3, 4), 12),
        ("small_straight", (1, 2, 3, 4, 5, 5), 15),
        ("maxi_yatzy", (6, 6, 6, 6, 6, 5), 0),
    ],
)
def test_the_oracle_itself_knows_the_worked_examples(
    key: str, dice: tuple[int, ...], points: int
) -> None:
    assert oracle_points(nordic_box(key), dice) == points


def test_the_oracle_knows_options_and_american_boxes() -> None:
    assert oracle_points(BoxSpec("two_pairs", same_face_allowed=True), (6, 6, 6, 6, 1)) == 24
    assert oracle_points(BoxSpec("full_house", same_face_allowed=True), (6, 6, 6, 6, 6)) == 30
    assert oracle_points(american_box("small_straight"), (3, 4, 5, 6, 1)) == 30
    assert oracle_points(american_box("three_of_a_kind"), (2, 2, 2, 5, 6)) == 17
