"""What could not be saved is saved as soon as possible, and no timer runs without a need."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.full_disk import Disk
from yatzy_desktop.adapters.game.game_model import GameModel
from yatzy_desktop.adapters.storage.files import ProblemKind, StoreProblem, write_whole
from yatzy_desktop.adapters.storage.game_store import GameStore, Session
from yatzy_desktop.adapters.storage.save_retry import SaveRetry
from yatzy_desktop.adapters.storage.settings import Settings, SettingsModel, SettingsStore
from yatzy_desktop.game import History, RollDice, SeededDice, new_game
from yatzy_desktop.rules import find_ruleset

LATER = 1_000_000
"""Milliseconds; never within a test."""


class Kept:
    """A game and settings on one disk."""

    def __init__(self, folder: Path, retry_ms: int) -> None:
        self.folder = folder
        self.disk = Disk()
        self.game_store = GameStore(folder, self.disk.write)
        self.settings_store = SettingsStore(folder, self.disk.write)
        self.problems: list[StoreProblem] = []
        for store in (self.game_store, self.settings_store):
            store.problem_found.connect(self.problems.append)
        self.retry = SaveRetry([self.game_store, self.settings_store], retry_ms)
        self.model = GameModel(SeededDice(5), self.game_store.save)
        self.settings = SettingsModel(Settings(), self.settings_store.save)
        self.model.start(History.starting(new_game(find_ruleset("yatzy-sv"), ["A"])))

    def act(self) -> None:
        self.model.submit(RollDice(self.model.held))
        self.model.set_held(frozenset({1, 3}))
        self.settings.change(dice_style="blue")

    @property
    def is_up_to_date(self) -> bool:
        game, settings = GameStore(self.folder).load(), SettingsStore(self.folder).load()
        now = Session(self.model.history, self.model.held)
        return game == now and settings == self.settings.settings


def test_without_failures_nothing_is_planned(qtbot: QtBot, tmp_path: Path) -> None:
    kept = Kept(tmp_path, LATER)
    kept.act()
    assert not kept.retry.is_planned
    kept.retry.save_now()
    assert not kept.retry.is_planned
    assert kept.is_up_to_date


def test_the_last_action_is_saved_when_space_returns(qtbot: QtBot, tmp_path: Path) -> None:
    kept = Kept(tmp_path, 0)
    kept.disk.is_full = True
    kept.act()
    qtbot.waitUntil(lambda: kept.disk.refusals > 10)  # it tries on and on
    assert kept.retry.is_planned
    assert not kept.is_up_to_date
    kept.disk.is_full = False
    qtbot.waitUntil(lambda: kept.is_up_to_date)
    assert not kept.retry.is_planned
    kinds = [problem.kind for problem in kept.problems]
    assert kinds == [ProblemKind.GAME_NOT_SAVED, ProblemKind.SETTINGS_NOT_SAVED]


def test_it_saves_when_it_is_told_to(qtbot: QtBot, tmp_path: Path) -> None:
    kept = Kept(tmp_path, LATER)
    kept.disk.is_full = True
    kept.act()
    kept.retry.save_now()
    assert kept.retry.is_planned
    kept.disk.is_full = False
    kept.retry.save_now()
    assert kept.is_up_to_date
    assert not kept.retry.is_planned


def test_an_action_that_is_saved_ends_the_tries(qtbot: QtBot, tmp_path: Path) -> None:
    kept = Kept(tmp_path, LATER)
    kept.disk.is_full = True
    kept.act()
    kept.disk.is_full = False
    kept.model.submit(RollDice(kept.model.held))
    assert kept.retry.is_planned  # the settings still wait
    kept.settings.change(dice_style="red")
    assert not kept.retry.is_planned
    assert kept.is_up_to_date


def test_a_bad_file_that_can_be_moved_again_no_longer_hinders(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "current.yatzy").write_text("bad")
    store = GameStore(tmp_path)
    retry = SaveRetry([store], LATER)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", _refuse)
        store.load()
        history = History.starting(new_game(find_ruleset("yatzy-sv"), ["A"]))
        assert not store.save(history)
        assert retry.is_planned
    retry.save_now()
    assert store.load() == Session(history, frozenset())
    assert (tmp_path / "current.broken-1.yatzy").read_text() == "bad"
    assert not retry.is_planned


def test_what_another_program_owns_is_not_tried_again(qtbot: QtBot, tmp_path: Path) -> None:
    is_ours, disk, problems = True, Disk(), list[StoreProblem]()
    store = GameStore(tmp_path, disk.write, lambda: is_ours)
    store.problem_found.connect(problems.append)
    retry = SaveRetry([store], LATER)
    history = History.starting(new_game(find_ruleset("yatzy-sv"), ["A"]))
    disk.is_full = True
    store.save(history)
    assert retry.is_planned
    disk.is_full, is_ours = False, False
    write_whole(tmp_path / "current.yatzy", b"of the other one")
    retry.save_now()
    assert not retry.is_planned
    assert not store.save(history)
    assert (tmp_path / "current.yatzy").read_bytes() == b"of the other one"
    kinds = [problem.kind for problem in problems]
    assert kinds == [ProblemKind.GAME_NOT_SAVED, ProblemKind.NOT_LOCKED]


def test_a_disk_that_is_full_from_the_start_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    disk, problems = Disk(), list[StoreProblem]()
    store = GameStore(tmp_path, disk.write)
    store.problem_found.connect(problems.append)
    disk.is_full = True
    store.warn()
    assert not store.is_waiting
    history = History.starting(new_game(find_ruleset("yatzy-sv"), ["A"]))
    assert not store.save(history)
    assert [problem.kind for problem in problems] == [ProblemKind.GAME_NOT_SAVED]


def _refuse(*_arguments: object) -> None:
    raise PermissionError("not allowed")
