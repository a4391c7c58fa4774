"""Each game is in the records once, however and however often it ends."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers.full_disk import Disk
from tests.helpers.random_games import played_game, replayed_end
from tests.helpers.record_folder import BY_SHORT, SHORT, RecordFolder, outcomes
from yatzy_desktop.adapters.records.keeping import Outcome
from yatzy_desktop.adapters.records.store import NotKeptError
from yatzy_desktop.adapters.records.values import ANY_GAME, NOBODY, DiceKind, Filter, Status
from yatzy_desktop.game import Player, history_to_text, text_to_session
from yatzy_desktop.rules import find_ruleset


@pytest.fixture
def records(tmp_path: Path) -> Iterator[RecordFolder]:
    folder = RecordFolder(tmp_path / "records")
    yield folder
    folder.close()


@pytest.mark.parametrize("key", ["yatzy-sv", "maxi-sv-modern", "american"])
def test_a_kept_game_comes_back_whole(records: RecordFolder, key: str) -> None:
    history = played_game(find_ruleset(key), ["Åse", Player("Saga", "steady")], 1, helped=True)
    number = records.keep(history).kept.number
    assert number is not None
    stored = records.book.stored_game(number)
    assert stored is not None
    assert stored.text == history_to_text(history)
    (row,) = records.book.games()
    totals = [card.total for card in history.state.scorecards]
    assert [seat.total for seat in row.seats] == totals
    assert [seat.won for seat in row.seats] == [each == max(totals) for each in totals]
    assert {seat.seat for seat in row.seats if seat.helped} == history.helped_seats
    assert (row.status, row.ruleset_key) == (Status.FINISHED, key)


def test_a_game_that_comes_again_stays_one(records: RecordFolder) -> None:
    history = played_game(SHORT, ["Mum", "Dad"], 1)
    came = [records.keep(history) for _ in range(3)]
    assert outcomes(came) == [Outcome.NEW, Outcome.KNOWN, Outcome.KNOWN]
    later = records.again()
    assert later.keep(history).kept.outcome is Outcome.KNOWN
    assert later.count() == 1
    later.close()


@pytest.mark.parametrize("seed", range(20))
def test_an_end_that_is_taken_back_and_played_anew_replaces_the_first(
    records: RecordFolder, seed: int
) -> None:
    first = played_game(SHORT, ["Mum", "Dad"], seed)
    second = replayed_end(first, seed + 100)
    came = [records.keep(history) for history in (first, second, replayed_end(second, seed))]
    assert came[0].kept.outcome is Outcome.NEW
    assert {each.kept.outcome for each in came[1:]} <= {Outcome.UPDATED, Outcome.KNOWN}
    assert records.count() == 1
    (row,) = records.book.games()
    last = replayed_end(second, seed).state
    assert [seat.total for seat in row.seats] == [card.total for card in last.scorecards]


def test_a_rematch_is_another_game(records: RecordFolder) -> None:
    for seed in range(3):
        records.play("Mum", "Dad", seed=seed)
    assert records.count() == 3


def test_the_same_throws_by_others_are_another_game_unless_only_names_differ(
    records: RecordFolder,
) -> None:
    alone = played_game(SHORT, ["Mum"], 1)
    records.keep(alone)
    assert records.play(Player("Mum", "steady"), seed=1).kept.outcome is Outcome.NEW
    assert records.play("Somebody", seed=1).kept.outcome is Outcome.KNOWN


def test_games_with_seeds_of_their_own_are_two_however_alike(records: RecordFolder) -> None:
    one_box = replace(SHORT, categories=SHORT.categories[:1])
    text = history_to_text(played_game(one_box, ["Mum"], 1))
    from yatzy_desktop.adapters.records.digest import is_same_game  # noqa: PLC0415

    def seeded(seed: str) -> str:
        return json.dumps(json.loads(text) | {"seed": seed})

    assert is_same_game(text, text)
    assert is_same_game(seeded("1"), seeded("1"))
    assert not is_same_game(seeded("1"), seeded("2"))


def test_an_abandoned_game_is_marked_and_becomes_finished_when_it_is_played_on(
    records: RecordFolder,
) -> None:
    whole = played_game(SHORT, ["Mum", "Dad"], 3)
    cut = len(whole.entries) - 4
    begun = played_game(SHORT, ["Mum", "Dad"], 3, actions=cut)
    assert begun.entries == whole.entries[:cut]
    assert records.keep(begun).kept.outcome is Outcome.NEW
    (row,) = records.book.games()
    assert (row.status, row.rounds > 0) == (Status.ABANDONED, True)
    assert records.book.statistics(records.person("Mum").number, BY_SHORT) is None
    assert records.keep(whole).kept.outcome is Outcome.UPDATED
    assert records.keep(begun).kept.outcome is Outcome.KNOWN
    (row,) = records.book.games()
    assert row.status is Status.FINISHED


def test_a_game_without_a_whole_round_is_not_kept(records: RecordFolder) -> None:
    history = played_game(SHORT, ["Mum", "Dad"], 3, actions=2)
    assert records.keep(history).kept.outcome is Outcome.TOO_SHORT
    assert records.count() == 0


def test_guests_leave_no_trace(records: RecordFolder) -> None:
    records.book.add_person("Mum")
    records.play("Mum", "Visitor Vera", seed=1, guests=frozenset({1}))
    records.play("Mum", "Visitor Viggo", seed=2, only_known=True)
    records.play("Mum", Player("Visitor Vilma", guest=True), seed=3)
    assert [profile.name for profile in records.book.profiles()] == ["Mum"]
    for row in records.book.games():
        assert [seat.player == NOBODY for seat in row.seats] == [False, True]
    assert records.count() == 3
    records.close()
    for file in records.folder.rglob("*"):
        assert file.is_dir() or b"Visitor" not in file.read_bytes()
    text = RecordFolder(records.folder).book.json_text([1, 2, 3])
    assert "Visitor" not in text
    assert "Mum" in text


def test_real_dice_are_counted_apart(records: RecordFolder) -> None:
    records.play("Mum", seed=1)
    records.play("Mum", seed=2, real_dice=True)
    mum = records.person("Mum").number
    games = [
        found.games
        for kind in DiceKind
        if (found := records.book.statistics(mum, replace(BY_SHORT, dice=kind)))
    ]
    assert games == [1, 1, 2]


def test_rules_are_told_apart_by_their_play(records: RecordFolder) -> None:
    renamed = replace(SHORT, key="own-ours", name="Ours")
    turned = replace(renamed, categories=tuple(reversed(SHORT.categories)))
    other = replace(renamed, rolls_per_turn=2)
    for seed, ruleset in enumerate([SHORT, renamed, turned, other]):
        records.play("Mum", seed=seed, ruleset=ruleset)
    assert [known.games for known in records.book.rules()] == [3, 1]
    assert records.book.count_games(BY_SHORT) == 3


def test_what_was_deleted_does_not_come_back_by_itself(records: RecordFolder) -> None:
    history = played_game(SHORT, ["Mum"], 1)
    number = records.keep(history).kept.number
    assert number is not None
    records.book.delete_games([number])
    assert records.keep(history).kept.outcome is Outcome.FORGOTTEN
    records.book.undo()
    assert records.keep(history).kept.outcome is Outcome.KNOWN
    assert records.count() == 1


def test_a_full_disk_makes_a_game_wait_in_memory_or_in_its_file(tmp_path: Path) -> None:
    disk = Disk()
    records = RecordFolder(tmp_path, disk.write)
    history = played_game(SHORT, ["Mum"], 1)
    records.path.mkdir()  # nothing can be opened there
    with pytest.raises(NotKeptError) as refused:
        records.keep(history)
    assert refused.value.is_safe
    disk.is_full = True
    with pytest.raises(NotKeptError) as refused:
        records.play("Mum", seed=2)
    assert not refused.value.is_safe
    records.path.rmdir()
    later = RecordFolder(tmp_path)
    assert later.store.keep_waiting() == 1
    assert later.store.keep_waiting() == 0
    (row,) = later.book.games()
    stored = later.book.stored_game(row.number)
    assert stored is not None
    assert text_to_session(stored.text)[0].state == history.state
    later.close()


def test_filters_of_lists_leave_out_what_they_say(records: RecordFolder) -> None:
    records.play("Mum", Player("Saga", "steady"), seed=1)
    records.keep(played_game(SHORT, ["Mum", "Dad"], 2, helped=True, starter=1))
    records.play("Dad", seed=3)
    assert records.book.count_games(ANY_GAME) == 3
    assert records.book.count_games(Filter(people_only=True)) == 2
    assert len(records.book.games(player=records.person("Mum").number)) == 2
    assert [len(row.seats) for row in records.book.games(descending=False)] == [2, 2, 1]
    assert len(records.book.games(limit=2, offset=2)) == 1
