"""The game is on the disk after each action, and no file of a person is destroyed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.full_disk import fill, small_disk
from yatzy_desktop.adapters.game.game_model import GameModel
from yatzy_desktop.adapters.storage.files import ProblemKind, StoreProblem, write_whole
from yatzy_desktop.adapters.storage.game_store import GameStore, Session
from yatzy_desktop.game import (
    FORMAT_VERSION,
    History,
    RollDice,
    ScoreBox,
    SeededDice,
    history_to_text,
    new_game,
)
from yatzy_desktop.rules import find_ruleset


def some_history(rolls: int = 2) -> History:
    history = History.starting(new_game(find_ruleset("maxi-sv-modern"), ["Åse Ørbæk š", "Bo"]))
    dice = SeededDice(3)
    for _ in range(rolls):
        history, _ = history.play(RollDice(), dice)
    return history


def store_in(folder: Path) -> tuple[GameStore, list[StoreProblem]]:
    store, problems = GameStore(folder), list[StoreProblem]()
    store.problem_found.connect(problems.append)
    return store, problems


def changed(**changes: Any) -> bytes:
    return json.dumps(json.loads(history_to_text(some_history())) | changes).encode()


BROKEN = {
    "empty": b"",
    "nul": b"\0" * 4096,
    "half": history_to_text(some_history()).encode()[:100],
    "list": b"[1, 2, 3]",
    "utf-16": history_to_text(some_history()).encode("utf-16"),
    "not utf-8": b"\xff\xfe\xfa",
    "deep": b"[" * 100_000,
    "huge": b" " * 6_000_000,
    "illegal": changed(log=[{"box": "ones"}]),
    "unknown box": changed(log=[{"hold": [], "thrown": [1] * 6}, {"box": "nonsense"}]),
    "no players": changed(players=[]),
}


def test_there_is_no_game_at_first(tmp_path: Path) -> None:
    store, problems = store_in(tmp_path / "none" / "yet")
    assert store.load() is None
    assert problems == []


@pytest.mark.parametrize("folder", ["plain", "Åse Ørbæk š/data"])
def test_a_saved_game_comes_back_with_its_marks(tmp_path: Path, folder: str) -> None:
    store, problems = store_in(tmp_path / folder)
    assert store.save(some_history(), frozenset({0, 5}))
    assert store_in(tmp_path / folder)[0].load() == Session(some_history(), frozenset({0, 5}))
    assert problems == []


def test_a_finished_game_comes_back_finished(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    model = GameModel(SeededDice(5), store.save)
    model.start(History.starting(new_game(find_ruleset("yatzy-sv"), ["A"])))
    for category in model.state.ruleset.categories:
        model.submit(RollDice(model.held))
        model.submit(ScoreBox(category.key))
    session = store.load()
    assert session is not None
    assert session.history.state.is_over
    assert session.held == frozenset()


def test_each_action_and_mark_is_on_the_disk_when_it_is_announced(tmp_path: Path) -> None:
    store, _ = store_in(tmp_path)
    model = GameModel(SeededDice(5), store.save)
    checked: list[str] = []

    def check(name: str) -> None:
        assert GameStore(tmp_path).load() == Session(model.history, model.held)
        checked.append(name)

    model.start(History.starting(new_game(find_ruleset("maxi-sv-modern"), ["A", "B"])))
    model.dice_rolled.connect(lambda _event: check("rolled"))
    model.held_changed.connect(lambda _held: check("held"))
    model.box_scored.connect(lambda _event: check("scored"))
    model.taken_back.connect(lambda: check("taken back"))
    model.submit(RollDice(model.held))
    model.toggle_held(2)
    model.submit(RollDice(model.held))
    model.submit(ScoreBox("chance"))
    model.take_back()
    assert checked == [
        *("rolled", "held", "rolled", "held", "scored"),
        *("held", "taken back"),
    ]


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_kept_aside_and_told_once(tmp_path: Path, name: str) -> None:
    path = tmp_path / "current.yatzy"
    path.write_bytes(BROKEN[name])
    aside = tmp_path / "current.broken-1.yatzy"
    store, problems = store_in(tmp_path)
    assert store.load() is None
    assert [(each.kind, each.path, each.kept_as) for each in problems] == [
        (ProblemKind.BROKEN_GAME, path, aside)
    ]
    assert aside.read_bytes() == BROKEN[name]
    assert store.save(some_history())
    assert store.load() == Session(some_history(), frozenset())
    assert len(problems) == 1


def test_a_folder_in_the_place_of_the_game_is_kept_aside(tmp_path: Path) -> None:
    (tmp_path / "current.yatzy").mkdir()
    store, problems = store_in(tmp_path)
    assert store.load() is None
    assert problems[0].kept_as == tmp_path / "current.broken-1.yatzy"
    assert store.save(some_history())


def test_broken_games_do_not_replace_earlier_ones(tmp_path: Path) -> None:
    for content in (b"first", b"second"):
        (tmp_path / "current.yatzy").write_bytes(content)
        store_in(tmp_path)[0].load()
    assert (tmp_path / "current.broken-1.yatzy").read_bytes() == b"first"
    assert (tmp_path / "current.broken-2.yatzy").read_bytes() == b"second"


def test_a_newer_game_is_kept_untouched_and_not_saved_over(tmp_path: Path) -> None:
    newer = changed(version=FORMAT_VERSION + 1, ruleset={"key": "of-the-future"})
    (tmp_path / "current.yatzy").write_bytes(newer)
    store, problems = store_in(tmp_path)
    assert store.load() is None
    store.save(some_history())
    assert [each.kind for each in problems] == [ProblemKind.NEWER_GAME]
    assert (tmp_path / "current.newer-1.yatzy").read_bytes() == newer


def test_where_nothing_can_be_kept_the_game_goes_on_and_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store, problems = store_in(tmp_path / "file" / "data")
    assert store.load() is None
    assert [store.save(some_history(1)), store.save(some_history(2))] == [False, False]
    assert [each.kind for each in problems] == [ProblemKind.GAME_NOT_SAVED]
    (tmp_path / "file").unlink()
    assert store.save(some_history(3))


def test_any_file_can_be_opened_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "sparat spel å.yatzy"
    store, problems = store_in(tmp_path / "data")
    assert store.save_copy(path, some_history(), frozenset({1}))
    content = path.read_bytes()
    assert store.load_file(path) == Session(some_history(), frozenset({1}))
    assert path.read_bytes() == content
    assert problems == []


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (None, ProblemKind.CANNOT_OPEN),
        (b" " * 6_000_000, ProblemKind.CANNOT_OPEN),
        (b"", ProblemKind.OPENED_BROKEN),
        (b"\0" * 4096, ProblemKind.OPENED_BROKEN),
        (history_to_text(some_history()).encode("utf-16"), ProblemKind.OPENED_BROKEN),
        (changed(version=FORMAT_VERSION + 1), ProblemKind.OPENED_NEWER),
    ],
)
def test_a_file_that_cannot_be_opened_is_named_and_untouched(
    tmp_path: Path, content: bytes | None, kind: ProblemKind
) -> None:
    path = tmp_path / "game.yatzy"
    if content is not None:
        path.write_bytes(content)
    store, problems = store_in(tmp_path)
    assert store.load_file(path) is None
    assert [(each.kind, each.path) for each in problems] == [(kind, path)]
    assert content is None or path.read_bytes() == content


def test_a_folder_and_an_impossible_name_cannot_be_opened(tmp_path: Path) -> None:
    store, problems = store_in(tmp_path)
    assert store.load_file(tmp_path) is None
    assert store.load_file(Path("nul\0name")) is None
    assert [each.kind for each in problems] == [ProblemKind.CANNOT_OPEN] * 2


def test_a_copy_that_cannot_be_written_is_told_each_time(tmp_path: Path) -> None:
    store, problems = store_in(tmp_path / "data")
    for _ in range(2):
        assert not store.save_copy(tmp_path, some_history())
    assert [(each.kind, each.path) for each in problems] == [
        (ProblemKind.COPY_NOT_SAVED, tmp_path)
    ] * 2


def test_a_name_that_is_no_text_does_not_stop_saving(tmp_path: Path) -> None:
    store, problems = store_in(tmp_path)
    history = History.starting(new_game(find_ruleset("yatzy-sv"), ["half \ud83d sign"]))
    assert store.save(history)
    session = store.load()
    assert session is not None
    assert session.history.state.players[0].name == "half ? sign"
    assert problems == []


def test_a_failing_device_leaves_the_game_of_before(tmp_path: Path) -> None:
    is_full = False

    def write(path: Path, data: bytes) -> None:
        if is_full:
            raise OSError("Input/output error")
        write_whole(path, data)

    store, problems = GameStore(tmp_path, write), list[StoreProblem]()
    store.problem_found.connect(problems.append)
    model = GameModel(SeededDice(5), store.save)
    model.start(History.starting(new_game(find_ruleset("yatzy-sv"), ["A"])))
    model.submit(RollDice(model.held))
    on_disk = model.history
    is_full = True
    for _ in range(2):
        model.submit(RollDice(model.held))
    model.submit(ScoreBox("chance"))
    assert store.load() == Session(on_disk, frozenset())
    assert len(model.history.entries) == 4
    assert len(problems) == 1
    is_full = False
    model.submit(RollDice(model.held))
    assert store.load() == Session(model.history, model.held)


def test_a_copy_makes_no_folders(tmp_path: Path) -> None:
    store, problems = store_in(tmp_path)
    path = tmp_path / "Documents" / "copy.yatzy"
    assert not store.save_copy(path, some_history())
    assert problems == [StoreProblem(ProblemKind.COPY_WITHOUT_FOLDER, path)]
    assert not path.parent.exists()


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path / "small disk") as folder:
        yield folder


def test_on_a_full_disk_the_old_game_stays_and_saving_resumes(disk: Path) -> None:
    store, problems = store_in(disk)
    model = GameModel(SeededDice(5), store.save)
    model.start(History.starting(new_game(find_ruleset("yatzy-sv"), ["A"])))
    model.submit(RollDice(model.held))
    on_disk = model.history
    ballast = fill(disk)
    model.submit(RollDice(model.held))
    model.submit(ScoreBox("chance"))
    assert GameStore(disk).load() == Session(on_disk, frozenset())
    assert [each.kind for each in problems] == [ProblemKind.GAME_NOT_SAVED]
    assert "space" in problems[0].detail
    ballast.unlink()
    model.submit(RollDice(model.held))
    assert GameStore(disk).load() == Session(model.history, frozenset())
    assert len(problems) == 1
