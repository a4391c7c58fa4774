"""The dice of all recorded games: read a few at a time, with the luck of each player."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.random_games import played_game
from tests.helpers.record_folder import BEGAN, SHORT, RecordFolder
from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.fairness.census import Counted, DiceCensus, Luck
from yatzy_desktop.adapters.fairness.published import published_lines
from yatzy_desktop.adapters.fairness.tally import GameDice, dice_of
from yatzy_desktop.adapters.records.values import FOLDER
from yatzy_desktop.adapters.records.worker import Records
from yatzy_desktop.adapters.study.runner import StudyRunner
from yatzy_desktop.game import Player
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.strategy import TableLibrary
from yatzy_desktop.strategy.study import review_game

PATIENCE_MS = 20_000
RULES = find_ruleset("yatzy-sv")
ROBOT = Player("", "sharp")

Begin = Callable[[], "Heard"]


class Heard:
    """A census that has begun, and what it says."""

    def __init__(self, census: DiceCensus) -> None:
        self.census = census
        self.counts: list[Counted] = []
        self.lucks: list[Luck] = []
        census.counted.connect(self.counts.append)
        census.luck_found.connect(self.lucks.append)
        census.begin()

    @property
    def is_done(self) -> bool:
        return bool(self.lucks) and self.lucks[-1].done == self.lucks[-1].games


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path) -> Iterator[Begin]:
    records = Records(tmp_path, lambda: BEGAN)
    runner = StudyRunner(asset_path("tables"))
    yield lambda: Heard(DiceCensus(records, lambda: runner, records))
    runner.close()
    records.close()


def test_without_records_there_is_nothing_and_no_file_is_made(begin: Begin, tmp_path: Path) -> None:
    heard = begin()
    assert heard.counts == [Counted(GameDice(), 0, 0)]
    assert not (tmp_path / FOLDER).exists()


def test_all_games_are_counted_and_the_luck_is_that_of_their_reviews(
    begin: Begin, qtbot: QtBot, tmp_path: Path
) -> None:
    games = [
        *(played_game(SHORT, ("Mum", "Dad"), seed) for seed in range(11)),
        played_game(RULES, ("Mum", ROBOT), 40),
        played_game(RULES, (ROBOT, "Mum"), 41),
    ]
    folder = RecordFolder(tmp_path / FOLDER)
    for game in games:
        folder.keep(game)
    folder.close()
    heard = begin()
    qtbot.waitUntil(lambda: heard.is_done, timeout=PATIENCE_MS)
    whole = heard.counts[-1]
    assert whole.is_whole
    assert (whole.games, whole.unread) == (13, 0)
    assert whole.dice == sum(map(dice_of, games), GameDice())
    # Games by rules that are not worked out exactly have no luck to tell.
    table = TableLibrary(asset_path("tables")).table_for(RULES)
    luck = {each.level: each for each in heard.lucks[-1].players}
    assert {level: each.games for level, each in luck.items()} == {None: 2, "sharp": 2}
    assert luck[None].name == "Mum"
    reviews = [review_game(game, table) for game in games[-2:]]
    assert reviews[0] is not None
    assert reviews[1] is not None
    mum = reviews[0].seats[0].luck + reviews[1].seats[1].luck
    assert luck[None].luck == pytest.approx(mum)


def test_a_game_that_cannot_be_read_is_told_and_left_out(
    begin: Begin, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = RecordFolder(tmp_path / FOLDER)
    folder.play("Mum", "Dad", seed=1)
    folder.play("Mum", "Dad", seed=2)
    with folder.store.connection as connection:
        connection.execute("UPDATE log SET data = x'00' WHERE game = 1")
    folder.close()
    heard = begin()
    qtbot.waitUntil(lambda: heard.is_done, timeout=PATIENCE_MS)
    assert (heard.counts[-1].dice.games, heard.counts[-1].unread) == (1, 1)
    assert heard.counts[-1].dice == dice_of(played_game(SHORT, ("Mum", "Dad"), 2))


def test_who_has_stopped_hears_nothing_more(begin: Begin, qtbot: QtBot, tmp_path: Path) -> None:
    folder = RecordFolder(tmp_path / FOLDER)
    for seed in range(30):
        folder.play("Mum", "Dad", seed=seed)
    folder.close()
    stopped = begin()
    stopped.census.stop()
    going_on = begin()
    qtbot.waitUntil(lambda: going_on.is_done, timeout=PATIENCE_MS)
    assert going_on.counts[-1].dice.games == 30
    assert stopped.counts == []


def test_the_lines_are_those_that_are_published() -> None:
    lines = published_lines().splitlines()
    assert len([line for line in lines if line]) == 10
    names: dict[str, object] = {}
    exec("\n".join(lines), names)  # noqa: S102 - our own document
    assert callable(names["die"])
