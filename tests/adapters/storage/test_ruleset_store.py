from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from yatzy_desktop.adapters.game.ruleset_draft import RulesetDraft
from yatzy_desktop.adapters.storage.files import write_whole
from yatzy_desktop.adapters.storage.ruleset_store import (
    RULES_SIZE_LIMIT,
    RulesetStore,
    RulesFileProblem,
    RulesFileProblemKind,
    is_rules_file,
    ruleset_to_text,
)
from yatzy_desktop.adapters.words.rules_file_texts import rules_file_problem_text
from yatzy_desktop.game import History, SeededDice, history_to_text, legal_actions, new_game
from yatzy_desktop.rules import Ruleset, RulesetProblem, find_ruleset, ruleset_to_dict, rulesets
from yatzy_desktop.rules.families import HOUSES

MUTATIONS = 500


class Kept:
    """A store in a folder, with what it announced."""

    def __init__(self, folder: Path) -> None:
        self.numbers = count(1)
        self.fails = False
        self.store = RulesetStore(folder, self._write, lambda: f"{next(self.numbers):04}")
        self.problems: list[RulesFileProblem] = []
        self.changes = 0
        self.store.problem_found.connect(self.problems.append)
        self.store.rulesets_changed.connect(self._count)

    def _write(self, path: Path, data: bytes) -> None:
        if self.fails:
            raise OSError("disk full")
        write_whole(path, data)

    def _count(self) -> None:
        self.changes += 1

    @property
    def kinds(self) -> list[RulesFileProblemKind]:
        return [each.kind for each in self.problems]

    @property
    def files(self) -> dict[str, str]:
        folder = self.store.folder
        return {each.name: each.read_text("utf-8") for each in sorted(folder.glob("*"))}


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    kept = Kept(tmp_path / "data")
    yield kept
    for problem in kept.problems:
        assert rules_file_problem_text(problem).endswith(".")


def own(name: str = "Cabin", key: str = "maxi-nb") -> Ruleset:
    outcome = RulesetDraft.of(find_ruleset(key)).with_name(name)
    assert isinstance(outcome, RulesetDraft)
    return outcome.ruleset


def test_own_rules_are_there_at_the_next_start(kept: Kept, tmp_path: Path) -> None:
    saved = kept.store.add(own())
    assert saved is not None
    assert saved.key == "own-cabin-0001"
    assert kept.changes == 1
    again = RulesetStore(tmp_path / "data")
    assert again.load() == (saved,)
    assert again.find(saved.key) == saved
    assert again.find("yatzy-sv") == find_ruleset("yatzy-sv")
    assert again.find("gone") is None


@pytest.mark.parametrize("preset", rulesets(), ids=lambda each: each.key)
def test_rules_made_from_any_preset_survive_the_disk(kept: Kept, preset: Ruleset) -> None:
    draft = RulesetDraft.of(preset).with_rolls(4)
    assert isinstance(draft, RulesetDraft)
    draft = draft.with_same_face(HOUSES, allowed=True)
    assert isinstance(draft, RulesetDraft)
    saved = kept.store.add(draft.ruleset)
    assert kept.store.load() == (saved,)


def test_a_file_is_readable(kept: Kept) -> None:
    kept.store.add(own("Mökki"))
    (text,) = kept.files.values()
    assert list(kept.files) == ["mokki-0001.yatzy"]
    assert '"format": "yatzy-desktop-rules"' in text
    assert '"name": "Mökki"' in text
    assert len(text.splitlines()) > 20


def test_a_changed_ruleset_replaces_its_file(kept: Kept) -> None:
    saved = kept.store.add(own())
    assert saved is not None
    assert kept.store.save(replace(saved, name="Sauna", rolls_per_turn=5))
    assert [each.name for each in kept.store.load()] == ["Sauna"]
    assert len(kept.files) == 1


def test_rules_are_offered_by_name_and_no_name_twice(kept: Kept) -> None:
    for name in ("Zebra", "Cabin", "cabin"):
        kept.store.add(own(name))
    assert [each.name for each in kept.store.rulesets] == ["Cabin", "cabin 2", "Zebra"]
    assert len({each.key for each in kept.store.rulesets}) == 3


def test_deleted_rules_are_gone_and_can_be_brought_back(kept: Kept) -> None:
    saved = kept.store.add(own())
    assert saved is not None
    assert kept.store.delete(saved.key)
    assert kept.store.load() == ()
    assert kept.store.save(saved)
    assert kept.store.load() == (saved,)


@pytest.mark.parametrize("key", ["yatzy-sv", "own-", "own-../x", "own-a/b", ""])
def test_only_own_rules_are_saved_or_deleted(kept: Kept, key: str) -> None:
    with pytest.raises(ValueError, match="own rules"):
        kept.store.delete(key)


def test_a_failing_save_is_told_and_changes_nothing(kept: Kept) -> None:
    kept.fails = True
    assert kept.store.add(own()) is None
    assert kept.kinds == [RulesFileProblemKind.NOT_SAVED]
    assert kept.store.rulesets == ()
    assert kept.changes == 0


def test_rules_travel_by_export_and_import(kept: Kept, tmp_path: Path) -> None:
    path = tmp_path / "for-anna.yatzy"
    assert kept.store.export_file(own("Cabin"), path)
    other = Kept(tmp_path / "other")
    imported = other.store.import_file(path)
    assert imported is not None
    assert imported.name == "Cabin"
    assert replace(imported, key="own") == own("Cabin")
    assert other.store.import_file(path) == imported
    assert len(other.files) == 1


def test_a_preset_that_was_exported_comes_back_as_own_rules(kept: Kept, tmp_path: Path) -> None:
    path = tmp_path / "sweden.yatzy"
    kept.store.export_file(find_ruleset("yatzy-sv"), path)
    imported = kept.store.import_file(path)
    assert imported is not None
    assert (imported.name, imported.country) == ("sweden", "")
    assert imported.key.startswith("own-")


def test_imported_rules_never_take_the_place_of_others(kept: Kept, tmp_path: Path) -> None:
    saved = kept.store.add(own())
    assert saved is not None
    path = tmp_path / "foreign.yatzy"
    path.write_text(ruleset_to_text(replace(saved, rolls_per_turn=5)), "utf-8")
    imported = kept.store.import_file(path)
    assert imported is not None
    assert imported.key != saved.key
    assert imported.name == "Cabin 2"
    assert kept.store.find(saved.key) == saved


def test_an_export_that_fails_is_told(kept: Kept, tmp_path: Path) -> None:
    kept.fails = True
    assert not kept.store.export_file(own(), tmp_path / "x.yatzy")
    assert kept.kinds == [RulesFileProblemKind.NOT_EXPORTED]


def test_an_export_makes_no_folders(kept: Kept, tmp_path: Path) -> None:
    path = tmp_path / "Documents" / "x.yatzy"
    assert not kept.store.export_file(own(), path)
    assert kept.kinds == [RulesFileProblemKind.NOT_EXPORTED]
    assert not path.parent.exists()


def plain_rules(**changes: Any) -> dict[str, Any]:
    plain = {"format": "yatzy-desktop-rules", "version": 1}
    return plain | {"ruleset": ruleset_to_dict(own()) | changes}


def written(path: Path, content: object) -> Path:
    text = content if isinstance(content, str) else json.dumps(content)
    path.write_text(text, "utf-8")
    return path


_BOX = {"key": "ones", "section": "upper", "kind": "face_sum", "face": 1}

BAD_FILES: list[tuple[object, RulesFileProblemKind, str]] = [
    ("", RulesFileProblemKind.NOT_RULES, "damaged"),
    ("{", RulesFileProblemKind.NOT_RULES, "damaged"),
    ("[" * 100_000, RulesFileProblemKind.NOT_RULES, "damaged"),
    ([], RulesFileProblemKind.NOT_RULES, "damaged"),
    ({"format": []}, RulesFileProblemKind.NOT_RULES, "damaged"),
    (ruleset_to_dict(own()), RulesFileProblemKind.NOT_RULES, "damaged"),
    (plain_rules() | {"version": "1"}, RulesFileProblemKind.NOT_RULES, "damaged"),
    (plain_rules() | {"version": True}, RulesFileProblemKind.NOT_RULES, "damaged"),
    (plain_rules() | {"extra": 1}, RulesFileProblemKind.NOT_RULES, "damaged"),
    (plain_rules() | {"version": 2}, RulesFileProblemKind.NEWER, "newer version"),
    (plain_rules(version=2), RulesFileProblemKind.NEWER, "newer version"),
    (plain_rules(boxes=[_BOX] * 10_000), RulesFileProblemKind.NOT_PLAYABLE, "room for 21 boxes"),
    (plain_rules(boxes=[_BOX] * 2), RulesFileProblemKind.NOT_PLAYABLE, "on the pad twice"),
    (plain_rules(boxes=[]), RulesFileProblemKind.NOT_PLAYABLE, "at least one box"),
    (plain_rules(boxes=7), RulesFileProblemKind.NOT_PLAYABLE, "damaged"),
    (plain_rules(dice_count=10**400), RulesFileProblemKind.NOT_PLAYABLE, "damaged"),
    (plain_rules(dice_count=9), RulesFileProblemKind.NOT_PLAYABLE, "five or six dice"),
    (plain_rules(dice_count="6"), RulesFileProblemKind.NOT_PLAYABLE, "damaged"),
    (plain_rules(rolls_per_turn=1.5), RulesFileProblemKind.NOT_PLAYABLE, "damaged"),
    (plain_rules(magic=True), RulesFileProblemKind.NOT_PLAYABLE, "damaged"),
    (plain_rules(name=None), RulesFileProblemKind.NOT_PLAYABLE, "damaged"),
    (plain_rules(name="x" * 200), RulesFileProblemKind.NOT_PLAYABLE, "at most 80"),
    ({"format": "yatzy-desktop-game"}, RulesFileProblemKind.HOLDS_A_GAME, "holds a game"),
    ("9" * 100_000, RulesFileProblemKind.NOT_RULES, "damaged"),
    (" " * (RULES_SIZE_LIMIT + 1), RulesFileProblemKind.TOO_LARGE, "too large"),
]


@pytest.mark.parametrize(("content", "kind", "words"), BAD_FILES)
def test_a_bad_file_gets_one_sentence_and_changes_nothing(
    kept: Kept, tmp_path: Path, content: object, kind: RulesFileProblemKind, words: str
) -> None:
    kept.store.add(own("Mine"))
    before, rules = kept.files, kept.store.rulesets
    path = written(tmp_path / "bad.yatzy", content)
    assert kept.store.import_file(path) is None
    assert kept.kinds == [kind]
    text = rules_file_problem_text(kept.problems[0])
    assert "bad.yatzy" in text
    assert words in text
    assert (kept.files, kept.store.rulesets) == (before, rules)
    assert path.exists()


def test_a_folder_or_a_missing_file_cannot_be_imported(kept: Kept, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.yatzy"):
        assert kept.store.import_file(path) is None
    assert kept.kinds == [RulesFileProblemKind.CANNOT_READ] * 2


def test_bytes_that_are_no_text_are_refused(kept: Kept, tmp_path: Path) -> None:
    path = tmp_path / "picture.yatzy"
    path.write_bytes(bytes(range(256)))
    assert kept.store.import_file(path) is None
    assert kept.kinds == [RulesFileProblemKind.NOT_RULES]


def test_foreign_names_and_countries_are_made_harmless(kept: Kept, tmp_path: Path) -> None:
    changes = {"name": "A\u202eb\n\ud800c", "country": "XX", "home_language": "tlh"}
    content = plain_rules(key="../../etc/passwd", based_on="nothing", **changes)
    imported = kept.store.import_file(written(tmp_path / "odd.yatzy", content))
    assert imported is not None
    assert imported.name == "Ab c"
    assert (imported.country, imported.home_language, imported.based_on) == ("", "en", "")
    assert imported.key == "own-ab-c-0001"


def test_broken_own_files_are_kept_aside_and_told_of_once(kept: Kept, tmp_path: Path) -> None:
    good = kept.store.add(own())
    written(kept.store.folder / "bad.yatzy", "{")
    assert kept.store.load() == (good,)
    assert kept.kinds == [RulesFileProblemKind.BROKEN_OWN]
    assert sorted(kept.files) == ["bad.broken-1.yatzy", "cabin-0001.yatzy"]
    text = rules_file_problem_text(kept.problems[0])
    assert "bad.broken-1.yatzy" in text
    assert str(tmp_path) not in text
    kept.store.load()
    assert len(kept.problems) == 1


def test_own_rules_of_a_newer_version_stay_where_they_are(kept: Kept, tmp_path: Path) -> None:
    kept.store.folder.mkdir(parents=True)
    written(kept.store.folder / "later.yatzy", plain_rules() | {"version": 9})
    (kept.store.folder / "folder.yatzy").mkdir()
    assert kept.store.load() == ()
    assert kept.kinds == [RulesFileProblemKind.UNREADABLE_OWN, RulesFileProblemKind.NEWER_OWN]
    assert (kept.store.folder / "later.yatzy").exists()


def test_files_put_into_the_folder_by_hand_have_keys_and_names_of_their_own(kept: Kept) -> None:
    kept.store.add(own())
    text = next(iter(kept.files.values()))
    written(kept.store.folder / "copy.yatzy", text)
    loaded = kept.store.load()
    assert {each.key for each in loaded} == {"own-cabin-0001", "own-copy"}
    assert {each.name for each in loaded} == {"Cabin", "Cabin 2"}


def test_rules_and_games_are_told_apart(tmp_path: Path) -> None:
    history = History.starting(new_game(find_ruleset("yatzy-sv"), ["Anna"]))
    game = written(tmp_path / "game.yatzy", history_to_text(history))
    assert is_rules_file(written(tmp_path / "rules.yatzy", ruleset_to_text(own())))
    assert is_rules_file(written(tmp_path / "bad.yatzy", {"format": "yatzy-desktop-rules"}))
    assert not is_rules_file(game)
    assert not is_rules_file(tmp_path / "missing.yatzy")


def mutated(text: str, chance: random.Random) -> bytes:
    data = bytearray(text.encode())
    for _ in range(chance.randint(1, 6)):
        place = chance.randrange(len(data))
        match chance.randrange(5):
            case 0:
                data[place] = chance.randrange(256)
            case 1:
                del data[place : place + chance.randint(1, 60)]
            case 2:
                data[place:place] = data[place : place + chance.randint(1, 400)]
            case 3:
                digits = [index for index, byte in enumerate(data) if byte in b"0123456789"]
                if digits:
                    data[chance.choice(digits)] = chance.choice(b"0123456789-e.")
            case _:
                word = chance.choice([b"null", b"true", b"[]", b"{}", b"-1", b'"x"', b"1e999"])
                data[place : place + len(word)] = word
        if not data:
            break
    return bytes(data)


def test_no_mutated_file_does_harm(kept: Kept, tmp_path: Path) -> None:
    chance = random.Random(20)
    path = tmp_path / "mutant.yatzy"
    refused = 0
    for number in range(MUTATIONS):
        preset = rulesets()[number % len(rulesets())]
        path.write_bytes(mutated(ruleset_to_text(replace(preset, name="Mutant")), chance))
        before, told = kept.files, len(kept.problems)
        imported = kept.store.import_file(path)
        if imported is None:
            refused += 1
            assert kept.files == before
            assert len(kept.problems) == told + 1
            assert rules_file_problem_text(kept.problems[-1]).strip()
        else:
            play_to_the_end(imported)
            kept.store.delete(imported.key)
    assert refused > MUTATIONS / 2
    assert len(kept.problems) == refused


def play_to_the_end(ruleset: Ruleset) -> None:
    history = History.starting(new_game(ruleset, ["Anna"]))
    dice = SeededDice(1)
    while not history.state.is_over:
        history, _ = history.play(legal_actions(history.state)[-1], dice)
    assert 0 <= history.state.scorecards[0].total <= ruleset.max_total


def test_a_reason_is_part_of_the_sentence(kept: Kept, tmp_path: Path) -> None:
    bonus = {"threshold": 300, "points": 50}
    path = written(tmp_path / "far.yatzy", plain_rules(upper_bonus=bonus))
    kept.store.import_file(path)
    problem = kept.problems[0]
    assert problem.error is not None
    assert problem.error.problem is RulesetProblem.BONUS_UNREACHABLE
    assert rules_file_problem_text(problem) == (
        "The rules in far.yatzy cannot be played."
        " Nobody can reach a bonus at 300: the upper boxes give 126 at most."
    )
