"""Settings: one checked record, each broken value falling back alone."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy_desktop.adapters.storage.files import ProblemKind, StoreProblem
from yatzy_desktop.adapters.storage.settings import (
    MOST_KNOWN_NAMES,
    SETTINGS_VERSION,
    SYSTEM,
    InvalidSettingsError,
    PlayerEntry,
    Settings,
    SettingsModel,
    SettingsStore,
    kept_language,
    settings_from_plain,
    settings_to_text,
)

UNUSUAL = Settings(
    language="nb",
    theme="dark",
    text_size=150,
    dice_style="blue",
    table_style="oak",
    left_handed=True,
    seen_bubbles=("hold", "hint"),
    motion="reduced",
    celebrations=False,
    ruleset="maxi-da",
    players=(PlayerEntry("Åsa"), PlayerEntry("Robot", "steady")),
    known_names=("Åsa", "Bo"),
    starter="thrown",
    values_on_pad=True,
    coach_asks=True,
    coach_limit=0.5,
    sound=False,
    volume=35,
)
GOOD_VALUES: dict[str, Any] = json.loads(settings_to_text(UNUSUAL))
BAD_VALUES = [
    ("language", "tlh"),
    ("language", 3),
    ("theme", "pink"),
    ("text_size", 99),
    ("text_size", 201),
    ("text_size", True),
    ("text_size", "150"),
    ("text_size", 150.0),
    ("dice_style", None),
    ("table_style", "glass"),
    ("left_handed", 1),
    ("seen_bubbles", ("hold", "hold")),
    ("seen_bubbles", ("riddle",)),
    ("motion", []),
    ("celebrations", "false"),
    ("celebrations", 0),
    ("celebrations", None),
    ("ruleset", "no-such"),
    ("ruleset", {}),
    ("players", "Åsa"),
    ("known_names", {"a": 1}),
    ("starter", "last"),
    ("values_on_pad", "true"),
    ("coach_asks", 1),
    ("coach_limit", 0.1),
    ("coach_limit", 5.1),
    ("coach_limit", True),
    ("coach_limit", "1"),
    ("coach_limit", float("nan")),
    ("coach_limit", None),
    ("sound", "no"),
    ("sound", 1),
    ("volume", -1),
    ("volume", 101),
    ("volume", True),
    ("volume", 50.0),
    ("volume", None),
]


def store_in(folder: Path) -> tuple[SettingsStore, list[StoreProblem]]:
    store, problems = SettingsStore(folder), list[StoreProblem]()
    store.problem_found.connect(problems.append)
    return store, problems


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    store, problems = store_in(tmp_path / "Åse Ørbæk š")
    assert store.load() == Settings()
    assert store.save(UNUSUAL)
    assert store.load() == UNUSUAL
    assert problems == []


def test_off_stays_off_in_another_process(tmp_path: Path) -> None:
    store_in(tmp_path)[0].save(Settings(celebrations=False))
    script = (
        "import sys; from pathlib import Path\n"
        "from yatzy_desktop.adapters.storage.settings import SettingsStore\n"
        "print(SettingsStore(Path(sys.argv[1])).load().celebrations)"
    )
    command = [sys.executable, "-c", script, str(tmp_path)]
    output = subprocess.run(command, capture_output=True, check=True, text=True).stdout  # noqa: S603
    assert output.strip() == "False"


@pytest.mark.parametrize(("name", "value"), BAD_VALUES)
def test_a_broken_value_falls_back_alone(name: str, value: object) -> None:
    settings = settings_from_plain(GOOD_VALUES | {name: value})
    for each in GOOD_VALUES.keys() - {"version"}:
        expected = getattr(Settings() if each == name else UNUSUAL, each)
        assert getattr(settings, each) == expected, each


@pytest.mark.parametrize(("name", "value"), BAD_VALUES)
def test_a_broken_value_is_not_accepted(name: str, value: object) -> None:
    model = SettingsModel(UNUSUAL)
    with pytest.raises(InvalidSettingsError) as caught:
        model.change(**{name: value})
    assert caught.value.field == name
    assert model.settings == UNUSUAL


def test_bad_entries_of_a_list_are_left_out() -> None:
    plain = {
        "players": [{"name": "Bo"}, {"name": ""}, {"name": 5}, "x", {}, {"name": "C", "level": 1}],
        "known_names": ["Bo", 7, "", "bo", "x" * 61, "two\nlines", "Eva", "\ud83d"],
        "unknown": 1,
    }
    settings = settings_from_plain(plain)
    assert settings.players == (PlayerEntry("Bo"), PlayerEntry(""))
    assert settings.known_names == ("Bo", "x" * 60, "two lines", "Eva")


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(sorted(GOOD_VALUES)), _json))
def test_whatever_a_file_says_there_are_settings(plain: dict[str, Any]) -> None:
    settings = settings_from_plain(plain)
    assert settings_from_plain(json.loads(settings_to_text(settings))) == settings


BROKEN = {
    "empty": b"",
    "nul": b"\0" * 4096,
    "half": settings_to_text(UNUSUAL).encode()[:40],
    "list": b"[]",
    "utf-16": settings_to_text(UNUSUAL).encode("utf-16"),
    "deep": b"[" * 100_000,
    "huge": b" " * 6_000_000,
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_kept_aside_and_told_once(tmp_path: Path, name: str) -> None:
    (tmp_path / "settings.json").write_bytes(BROKEN[name])
    store, problems = store_in(tmp_path)
    assert store.load() == Settings()
    aside = tmp_path / "settings.broken-1.json"
    assert [(each.kind, each.kept_as) for each in problems] == [
        (ProblemKind.BROKEN_SETTINGS, aside)
    ]
    assert aside.read_bytes() == BROKEN[name]
    assert store.save(UNUSUAL)
    assert store.load() == UNUSUAL


def test_a_folder_in_the_place_of_the_settings_is_kept_aside(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    store, problems = store_in(tmp_path)
    assert store.load() == Settings()
    assert store.save(UNUSUAL)
    assert len(problems) == 1


def test_settings_of_a_newer_version_are_kept_for_it(tmp_path: Path) -> None:
    newer = json.dumps(GOOD_VALUES | {"version": SETTINGS_VERSION + 1})
    (tmp_path / "settings.json").write_text(newer)
    store, problems = store_in(tmp_path)
    assert store.load() == Settings()
    assert [each.kind for each in problems] == [ProblemKind.NEWER_SETTINGS]
    store.save(Settings())
    assert (tmp_path / "settings.newer-1.json").read_text() == newer


def test_settings_that_cannot_be_kept_hold_and_are_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store, problems = store_in(tmp_path / "file")
    model = SettingsModel(store.load(), store.save)
    model.change(theme="dark")
    model.change(theme="light")
    assert model.settings.theme == "light"
    assert [each.kind for each in problems] == [ProblemKind.SETTINGS_NOT_SAVED]


def test_a_change_is_saved_and_then_announced() -> None:
    order: list[object] = []
    model = SettingsModel(Settings(), lambda settings: order.append(("saved", settings)))
    model.changed.connect(lambda old, new: order.append((old, new)))
    model.change(theme="dark", text_size=125)
    model.change(theme="dark")
    new = Settings(theme="dark", text_size=125)
    assert order == [("saved", new), (Settings(), new)]


def test_names_are_remembered_once_the_latest_first() -> None:
    settings = Settings(known_names=("Bo", "Eva", "Åsa"))
    seated = (PlayerEntry("Dag"), PlayerEntry("EVA"), PlayerEntry("Robot", "steady"))
    settings = settings.seating(seated)
    assert settings.players == seated
    assert settings.known_names == ("Dag", "EVA", "Bo", "Åsa")
    many = settings.seating(PlayerEntry(f"Player {number}") for number in range(60))
    assert len(many.known_names) == MOST_KNOWN_NAMES
    assert many.known_names[0] == "Player 0"


def test_of_a_guest_no_name_is_kept() -> None:
    seated = (PlayerEntry("Åsa"), PlayerEntry("Vera", guest=True))
    settings = Settings().seating(seated)
    assert settings.players == (PlayerEntry("Åsa"), PlayerEntry("", guest=True))
    assert settings.known_names == ("Åsa",)
    assert "Vera" not in settings_to_text(settings)
    assert settings_from_plain(json.loads(settings_to_text(settings))) == settings


def test_a_setting_for_this_run_holds_but_is_not_kept() -> None:
    saved: list[Settings] = []
    kept = Settings(language="sv")
    model = SettingsModel(kept, saved.append, for_this_run={"language": "fi"})
    assert model.settings.language == "fi"
    model.change(theme="dark")
    assert saved == [Settings(language="sv", theme="dark")]
    assert model.settings == Settings(language="fi", theme="dark")


@pytest.mark.parametrize("chosen", ["sv", "system", "da"])
def test_a_setting_for_this_run_gives_way_to_a_choice(chosen: str) -> None:
    saved: list[Settings] = []
    model = SettingsModel(Settings(language="sv"), saved.append, for_this_run={"language": "fi"})
    model.change(language=chosen)
    assert model.settings == Settings(language=chosen)
    model.change(language="fi")
    assert saved == [Settings(language=chosen), Settings(language="fi")]


def test_a_file_with_damaged_players_is_kept_and_told_of_and_the_rest_holds(
    tmp_path: Path,
) -> None:
    plain = {"version": 1, "theme": "dark", "players": [{"name": "Bo"}, {"nam": "Eva"}]}
    (tmp_path / "settings.json").write_text(json.dumps(plain))
    store, found = SettingsStore(tmp_path), list[StoreProblem]()
    store.problem_found.connect(found.append)
    settings = store.load()
    assert (settings.theme, settings.players) == ("dark", (PlayerEntry("Bo"),))
    assert [each.kind for each in found] == [ProblemKind.DAMAGED_PLAYERS]
    assert "Eva" in (tmp_path / "settings.broken-1.json").read_text()
    assert SettingsStore(tmp_path).load() == settings
    assert kept_language(tmp_path) == SYSTEM
