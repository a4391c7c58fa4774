from __future__ import annotations

from pathlib import Path

import pytest

from yatzy_desktop.adapters.storage.files import ProblemKind, StoreProblem
from yatzy_desktop.adapters.words.problem_texts import store_problem_text

FILE = Path("folder") / "file.yatzy"
KEPT = Path("folder") / "file.broken.yatzy"
CHOSEN_FILES = (
    ProblemKind.CANNOT_OPEN,
    ProblemKind.OPENED_BROKEN,
    ProblemKind.OPENED_NEWER,
    ProblemKind.COPY_NOT_SAVED,
    ProblemKind.DAMAGED_PLAYERS,
)
BAD_OWN_FILES = (
    ProblemKind.BROKEN_GAME,
    ProblemKind.NEWER_GAME,
    ProblemKind.BROKEN_SETTINGS,
    ProblemKind.NEWER_SETTINGS,
)


@pytest.mark.parametrize("kind", ProblemKind)
def test_every_problem_has_sentences_without_the_place_of_a_file(kind: ProblemKind) -> None:
    for kept in (None, KEPT):
        text = store_problem_text(StoreProblem(kind, FILE, kept))
        assert text.endswith(".")
        assert kind.value not in text
        assert str(FILE) not in text
        assert str(KEPT) not in text


@pytest.mark.parametrize("kind", ProblemKind)
def test_files_are_named_if_somebody_chose_them(kind: ProblemKind) -> None:
    text = store_problem_text(StoreProblem(kind, FILE))
    assert (FILE.name in text) == (kind in CHOSEN_FILES)


@pytest.mark.parametrize("kind", BAD_OWN_FILES)
def test_the_new_name_of_a_bad_file_is_told(kind: ProblemKind) -> None:
    moved = store_problem_text(StoreProblem(kind, FILE, KEPT))
    assert KEPT.name in moved
    assert "not saved" in store_problem_text(StoreProblem(kind, FILE))
    assert "not saved" not in moved


def test_a_folder_that_is_missing_is_named() -> None:
    path = Path("no such folder") / "file.yatzy"
    text = store_problem_text(StoreProblem(ProblemKind.COPY_WITHOUT_FOLDER, path))
    assert "no such folder" in text


@pytest.mark.parametrize("kind", [ProblemKind.GAME_NOT_SAVED, ProblemKind.SETTINGS_NOT_SAVED])
def test_what_cannot_be_saved_now_is_promised_for_later(kind: ProblemKind) -> None:
    text = store_problem_text(StoreProblem(kind, FILE))
    assert "folder of Yatzy Desktop cannot be written" in text
    assert "saved as soon as possible" in text


def test_file_names_with_braces_are_shown_as_they_are() -> None:
    path = Path("{file} {kept} {0}.yatzy")
    text = store_problem_text(StoreProblem(ProblemKind.CANNOT_OPEN, path))
    assert text == "{file} {kept} {0}.yatzy cannot be opened."
