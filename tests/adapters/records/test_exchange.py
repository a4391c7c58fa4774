"""Out and in: tables and JSON with everything, brought in without doubles."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from tests.helpers.random_games import played_game
from tests.helpers.record_folder import BY_SHORT, SHORT, RecordFolder
from yatzy_desktop.adapters.records.exchange import CSV_COLUMNS, ForeignRecordsError
from yatzy_desktop.app.main import main
from yatzy_desktop.game import Player


@pytest.fixture
def records(tmp_path: Path) -> RecordFolder:
    folder = RecordFolder(tmp_path / "here" / "records")
    folder.play("Mum", "Dad", seed=1)
    folder.play("Mum", Player("Saga", "steady"), seed=2, real_dice=True)
    folder.keep(played_game(SHORT, ["Åse", "Ole"], 3, actions=14))
    folder.book.rename(folder.person("Dad").number, "Far")
    folder.book.recolour(folder.person("Mum").number, "#12AB34")
    return folder


def test_a_table_has_a_row_for_each_player_and_game(records: RecordFolder) -> None:
    numbers = records.book.game_numbers()
    rows = list(csv.DictReader(io.StringIO(records.book.csv_text(numbers))))
    assert list(rows[0]) == list(CSV_COLUMNS)
    assert len(rows) == 6
    by_name = {row["name"] or row["level"]: row for row in rows}
    state = played_game(SHORT, ["Mum", "Dad"], 1).state
    assert by_name["Far"]["total"] == str(state.scorecards[1].total)
    assert by_name["Far"]["box_sixes"] == str(state.scorecards[1].score_of("sixes"))
    assert by_name["Far"]["box_chance"] == ""
    assert by_name["steady"]["real_dice"] == "1"
    assert by_name["Ole"]["status"] == "abandoned"


def test_an_export_comes_in_whole_and_only_once(records: RecordFolder, tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    records.book.export_json(path, records.book.game_numbers())
    other = RecordFolder(tmp_path / "there")
    other.play("Mum", "Dad", seed=1)
    incoming = other.book.read_export(path)
    preview = other.book.preview(incoming)
    assert (preview.new_games, preview.known_games, preview.broken_games) == (2, 1, 0)
    assert set(preview.new_people) == {"Far", "Åse", "Ole"}
    assert other.book.bring_in(incoming) == 2
    assert other.book.bring_in(incoming) == 0
    assert other.count() == 3
    texts = [records.book.json_text(numbers) for numbers in [records.book.game_numbers()]]
    assert json.loads(other.book.json_text(other.book.game_numbers()))["format"] in texts[0]
    mum = (records.person("Mum"), other.person("Mum"))
    wanted = [
        each.book.statistics(who.number, BY_SHORT)
        for each, who in zip((records, other), mum, strict=True)
    ]
    assert wanted[0] == wanted[1]


def test_what_was_brought_in_can_be_undone(records: RecordFolder, tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    records.book.export_json(path, records.book.game_numbers())
    other = RecordFolder(tmp_path / "there")
    other.book.bring_in(other.book.read_export(path))
    other.play("Åse", seed=77)
    assert other.book.undo()
    assert [profile.name for profile in other.book.profiles()] == ["Åse"]
    assert other.count() == 1


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": "yatzy-desktop-records"}', "null", "[" * 100_000]
)
def test_other_files_are_refused(records: RecordFolder, tmp_path: Path, text: str) -> None:
    path = tmp_path / "foreign.json"
    path.write_text(text)
    with pytest.raises(ForeignRecordsError):
        records.book.read_export(path)


def test_broken_games_in_an_export_are_counted_and_left_out(
    records: RecordFolder, tmp_path: Path
) -> None:
    path = tmp_path / "out.json"
    plain = json.loads(records.book.json_text(records.book.game_numbers()))
    plain["games"] += [
        {},
        3,
        {"game": "{}", "ended": "2026-01-01"},
        {"game": plain["games"][0]["game"], "ended": "soon"},
    ]
    path.write_text(json.dumps(plain))
    other = RecordFolder(tmp_path / "there")
    incoming = other.book.read_export(path)
    assert other.book.preview(incoming).broken_games == 4
    assert other.book.bring_in(incoming) == 3


def test_a_shell_tells_the_records(
    records: RecordFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records.close()
    place = ["--data-dir", str(tmp_path / "here")]
    assert main(["records", "--csv", *place]) == 0
    assert len(list(csv.DictReader(io.StringIO(capsys.readouterr().out)))) == 6
    assert main(["records", "--json", "--player", "mum", *place]) == 0
    assert len(json.loads(capsys.readouterr().out)["games"]) == 2
    assert main(["records", "--json", "--people-only", "--since", "2026-03-02", *place]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == []
    out = tmp_path / "our games.csv"
    assert main(["records", "--csv", "--output", str(out), *place]) == 0
    assert out.read_text(encoding="utf-8-sig").startswith("game,ended,")
    for words in (
        ["--csv", "--player", "Nobody", *place],
        ["--csv", "--since", "soon", *place],
        ["--csv", "--data-dir", str(tmp_path / "nowhere")],
        ["--csv", "--json", *place],
        place,
    ):
        assert main(["records", *words]) == 2
        assert "error: " in capsys.readouterr().err
