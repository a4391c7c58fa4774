"""Statistics are what plain Python makes of the games, whatever happened to people meanwhile."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.helpers.plain_records import PlainBook, plain_statistics, seats_counted
from tests.helpers.random_games import played_game
from tests.helpers.record_folder import BEGAN, SHORT, RecordFolder
from tests.helpers.tables import only_boxes
from yatzy_desktop.adapters.records.people import NameTakenError
from yatzy_desktop.adapters.records.statistics import LEAST_SHEETS, TREND_GAMES
from yatzy_desktop.adapters.records.values import DiceKind, EndedGame, Filter, Profile
from yatzy_desktop.game import Player
from yatzy_desktop.rules import UpperBonus, find_ruleset
from yatzy_desktop.strategy import play_fingerprint

GAMES = int(os.environ.get("YATZY_RECORDS_GAMES", "100"))
"""The whole proof: YATZY_RECORDS_GAMES=2000."""

NAMES = ("Mum", "Dad", "Åse", "Ole", "Gran", "Pål")
NEW_NAMES = ("Mor", "Far", "Bestemor", "Åsa", "Olle")
RULES = (
    SHORT,
    replace(SHORT, rolls_per_turn=2, upper_bonus=UpperBonus(6, 50)),
    only_boxes("maxi-da", "twos", "maxi_yatzy"),
    replace(only_boxes("yatzy-sv", "one_pair"), name="Only a pair", key="own-pair"),
)


class Both:
    """The records and the plain ones, through the same random life."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = random.Random(seed)
        self.records = RecordFolder(folder)
        self.plain = PlainBook()
        self.before: list[PlainBook] = []
        self.seed = 1000 * seed
        self.played = 0

    def live(self) -> None:
        """Play a game, or now and then change something about people."""
        deed = self.rng.choices(
            [self.play, self.rename, self.merge, self.delete, self.delete_game, self.undo],
            [20, 2, 1, 0.4, 2, 3],
        )[0]
        deed()

    def play(self, names: Sequence[str] = ()) -> None:
        self.seed += 1
        self.played += 1
        rng = self.rng
        names = names or rng.sample([*NAMES, *NEW_NAMES, ""], rng.randint(1, 3))
        players = [Player(name) for name in names]
        if rng.random() < 0.3:
            players.append(Player("Saga", rng.choice(["steady", "master"])))
        ruleset = rng.choice(RULES)
        starter = rng.randrange(len(players))
        history = played_game(
            ruleset, players, self.seed, starter=starter, helped=rng.random() < 0.3
        )
        ended = BEGAN + timedelta(minutes=rng.randrange(100_000))
        real_dice = rng.random() < 0.2
        told = self.records.store.keep(EndedGame(history, ended, real_dice=real_dice))
        if told.kept.number is not None:
            self.plain.add(told.kept.number, history, ended, real_dice=real_dice)

    def rename(self) -> None:
        if (person := self.somebody()) is None:
            return
        name = self.rng.choice(NEW_NAMES)
        try:
            self.records.book.rename(person.number, name)
        except NameTakenError:
            assert self.plain.names[name] != self.number_of(person)
            return
        self.before.append(self.plain.copy())
        self.plain.rename(self.number_of(person), name)

    def merge(self) -> None:
        kept, gone = self.somebody(), self.somebody()
        if kept is None or gone is None or kept == gone:
            return
        self.records.book.merge(kept.number, gone.number)
        self.before.append(self.plain.copy())
        self.plain.merge(self.number_of(kept), self.number_of(gone))

    def delete(self) -> None:
        if (person := self.somebody()) is None:
            return
        self.records.book.delete_person(person.number)
        self.before.append(self.plain.copy())
        self.plain.delete(self.number_of(person))

    def delete_game(self) -> None:
        if not self.plain.games:
            return
        number = self.rng.choice(list(self.plain.games))
        self.records.book.delete_games([number])
        self.before.append(self.plain.copy())
        del self.plain.games[number]

    def undo(self) -> None:
        assert self.records.book.undo() == bool(self.before)
        if self.before:
            self.plain = self.plain.undone(self.before.pop())

    def somebody(self) -> Profile | None:
        people = [each for each in self.records.book.profiles() if each.is_person]
        return self.rng.choice(people) if people else None

    def number_of(self, person: Profile) -> int:
        return next(each for each, name in self.plain.people.items() if name == person.name)


def filters() -> Sequence[Filter]:
    day = BEGAN.date()
    return [
        Filter(),
        Filter(since=day + timedelta(days=20), until=day + timedelta(days=50)),
        Filter(people_only=True),
        Filter(without_help=True, dice=DiceKind.ALL),
        Filter(place=1),
        Filter(place=2, people_only=True, dice=DiceKind.REAL),
    ]


def check_everything(both: Both) -> int:
    book, compared = both.records.book, 0
    profiles = book.profiles()
    people = {each.name for each in profiles if each.is_person}
    assert people == set(both.plain.people.values())
    for profile in profiles:
        who = profile.level or both.number_of(profile)
        for ruleset in RULES:
            for chosen in filters():
                wanted = replace(chosen, ruleset=play_fingerprint(ruleset))
                compared += check_statistics(both, profile, who, wanted)
    return compared


def check_statistics(both: Both, profile: Profile, who: int | str, wanted: Filter) -> int:
    found = both.records.book.statistics(profile.number, wanted)
    plain = plain_statistics(both.plain, who, wanted)
    if found is None or plain is None:
        assert (found, plain) == (None, None)
        return 0
    assert list(found.totals) == plain.totals
    assert (found.games, found.best, found.worst) == (
        len(plain.totals),
        max(plain.totals),
        min(plain.totals),
    )
    assert found.average == pytest.approx(sum(plain.totals) / len(plain.totals))
    assert found.median == plain.median
    assert (found.bonus_rate or 0) == pytest.approx(plain.bonus)
    assert found.yatzy_rate == pytest.approx(plain.yatzies)
    assert dict(found.boxes) == pytest.approx(plain.boxes)
    assert (found.wins, found.shared_wins, found.contests) == (
        plain.wins,
        plain.shared,
        plain.contests,
    )
    assert (found.streak, found.longest_streak) == plain.streaks
    means = [
        sum(window) / len(window)
        for end in range(1, len(plain.totals) + 1)
        if (window := plain.totals[max(0, end - TREND_GAMES) : end])
    ]
    assert list(found.trend) == pytest.approx(means)
    return 1


def test_statistics_equal_a_recomputation(tmp_path: Path) -> None:
    both = Both(tmp_path / "records", seed=7)
    while both.played < GAMES:
        both.live()
    assert check_everything(both) > 10
    while both.before:
        both.undo()
    assert check_everything(both) > 10
    both.records.close()


def test_two_people_stand_against_each_other_as_their_games_say(tmp_path: Path) -> None:
    both = Both(tmp_path / "records", seed=8)
    while both.played < 60:
        both.play(both.rng.sample(["Mum", "Dad", "Ole"], 2))
    first, second = both.records.person("Mum"), both.records.person("Dad")
    wanted = Filter(dice=DiceKind.ALL)
    found = both.records.book.head_to_head(first.number, second.number, wanted)
    numbers = [both.number_of(first), both.number_of(second)]
    seen = seats_counted(both.plain, numbers[0], wanted)
    margins = []
    for state, seat in seen:
        game = next(g for g in both.plain.games.values() if g.history.state is state)
        if numbers[1] in game.who:
            other = game.who.index(numbers[1])
            margins.append(state.scorecards[seat].total - state.scorecards[other].total)
    assert margins
    assert list(found.margins) == margins
    assert found.games == len(margins)
    assert found.first_wins == sum(margin > 0 for margin in margins)
    both.records.close()


def test_the_best_results_are_ranked_with_ties(tmp_path: Path) -> None:
    both = Both(tmp_path / "records", seed=9)
    while both.played < 40:
        both.play()
    wanted = Filter(ruleset=play_fingerprint(SHORT))
    for computers in (False, True):
        found = both.records.book.high_scores(wanted, computers=computers)
        totals = [each.total for each in found]
        assert totals == sorted(totals, reverse=True)
        assert [each.rank for each in found] == [totals.index(total) + 1 for total in totals]
        players: list[int | str] = [*both.plain.people]
        players += ["steady", "master"] if computers else []
        expected = [
            state.scorecards[seat].total
            for who in players
            for state, seat in seats_counted(both.plain, who, wanted)
        ]
        assert totals == sorted(expected, reverse=True)
    assert found[0].day >= date(2026, 3, 1)
    both.records.close()


def test_a_shipped_ruleset_tells_its_boxes_and_rates(tmp_path: Path) -> None:
    records = RecordFolder(tmp_path)
    ruleset = find_ruleset("american")
    for seed in range(3):
        records.play("Mum", seed=seed, ruleset=ruleset)
    found = records.book.statistics(
        records.person("Mum").number, Filter(ruleset=play_fingerprint(ruleset))
    )
    assert found is not None
    assert set(found.boxes) == {each.key for each in ruleset.categories}
    assert found.bonus_rate is not None
    assert (found.contests, found.wins, found.streak) == (0, 0, 0)
    records.close()


def test_the_average_of_people_is_told_once_it_is_known(tmp_path: Path) -> None:
    records = RecordFolder(tmp_path)
    american, other = find_ruleset("american"), find_ruleset("yatzy-sv")
    fingerprint = play_fingerprint(american)
    assert records.book.people_average(fingerprint) is None
    totals: list[int] = []
    for seed in range(5):
        assert records.book.people_average(fingerprint) is None
        robot = Player("Robot", "steady")
        records.play("Mum", robot, "Dad", seed=seed, ruleset=american)
        records.play("Mum", seed=seed, ruleset=other)
        state = played_game(american, ("Mum", robot, "Dad"), seed).state
        totals += [state.scorecards[0].total, state.scorecards[2].total]
    average = records.book.people_average(fingerprint)
    assert average is not None
    assert average.sheets == len(totals) == LEAST_SHEETS
    assert average.points == pytest.approx(sum(totals) / len(totals))
    records.close()
