from __future__ import annotations

from pathlib import Path

import pytest

from yatzy_desktop.adapters.files import ProblemKind, StoreProblem
from yatzy_desktop.adapters.problem_texts import store_problem_text

FILE = Path("folder") / "file.yatzy"
KEPT = Path("folder") / "file.broken.yatzy"
OWN_FILES = (
    ProblemKind.BROKEN_GAME,
    ProblemKind.NEWER_GAME,
    ProblemKind.BROKEN_SETTINGS,
    ProblemKind.NEWER_SETTINGS,
)


@pytest.mark.parametrize("kind", ProblemKind)
def test_every_problem_names_its_file(kind: ProblemKind) -> None:
    text = store_problem_text(StoreProblem(kind, FILE))
    assert str(FILE) in text
    assert text.endswith(".")
    assert kind.value not in text


@pytest.mark.parametrize("kind", OWN_FILES)
def test_the_new_place_of_a_bad_file_is_told(kind: ProblemKind) -> None:
    moved = store_problem_text(StoreProblem(kind, FILE, KEPT))
    assert str(KEPT) in moved
    assert "not saved" in store_problem_text(StoreProblem(kind, FILE))
    assert "not saved" not in moved


def test_file_names_with_braces_are_shown_as_they_are() -> None:
    path = Path("{file} {kept} {0}.yatzy")
    text = store_problem_text(StoreProblem(ProblemKind.CANNOT_OPEN, path))
    assert text == "{file} {kept} {0}.yatzy cannot be opened."
