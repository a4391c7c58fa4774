from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from yatzy_desktop.strategy.keeps import keep_tree, keeps_above


@pytest.mark.parametrize(("dice_count", "keeps", "throws"), [(5, 462, 252), (6, 924, 462)])
def test_every_multiset_is_there_once(dice_count: int, keeps: int, throws: int) -> None:
    tree = keep_tree(dice_count)
    assert len(set(tree.keeps)) == len(tree.keeps) == keeps
    assert len(tree.throws) == throws
    assert [len(keep) for keep in tree.keeps] == sorted(len(keep) for keep in tree.keeps)


@pytest.mark.parametrize("dice_count", [5, 6])
def test_keeps_grow_and_shrink_by_one_die(dice_count: int) -> None:
    tree = keep_tree(dice_count)
    for number, keep in enumerate(tree.keeps[: tree.first_throw]):
        for face, grown in enumerate(tree.grown[number], start=1):
            assert Counter(tree.keeps[grown]) == Counter(keep) + Counter([face])
            assert number in tree.shrunk[grown]
    for number, keep in enumerate(tree.keeps):
        assert len(set(tree.shrunk[number])) == len(tree.shrunk[number]) == len(set(keep))


def test_above_a_keep_are_all_that_contain_it() -> None:
    tree = keep_tree(5)
    for keep, above in enumerate(keeps_above(5)):
        inside = Counter(tree.keeps[keep])
        listed = [each for each, _ in above]
        assert listed == [
            number for number, each in enumerate(tree.keeps) if not inside - Counter(each)
        ]
        for each, parts in above:
            assert set(parts) == set(tree.shrunk[each]) & set(listed)


def test_the_weights_are_those_of_all_falls_of_five_dice() -> None:
    tree = keep_tree(5)
    falls = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=5))
    assert tree.weights == pytest.approx([falls[throw] / 6**5 for throw in tree.throws])


def test_parts_are_all_keeps_inside_a_keep() -> None:
    tree = keep_tree(5)
    parts = {tree.keeps[part] for part in tree.parts_of(tree.keep_of((5, 2, 5)))}
    assert parts == {(), (2,), (5,), (2, 5), (5, 5), (2, 5, 5)}
