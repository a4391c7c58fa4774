"""Makes tests/data/records/vN.sqlite3, a file of records as version N wrote it.

Run once when a version is new, before the next one changes anything:
python -m tests.helpers.golden_records
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from tests.helpers.random_games import played_game
from tests.helpers.record_folder import SHORT, RecordFolder
from yatzy_desktop.adapters.records.schema import MIGRATIONS
from yatzy_desktop.game import Player

GOLDEN = Path(__file__).parents[1] / "data" / "records"


def make(folder: Path) -> RecordFolder:
    """Write a few games of every kind, and change people."""
    records = RecordFolder(folder)
    for seed in range(4):
        records.play("Mum", "Dad", Player("Saga", "steady"), seed=seed)
    records.play("Åse", seed=5, real_dice=True)
    records.keep(played_game(SHORT, ["Mum", "Ole"], 6, actions=14))
    records.book.rename(records.person("Dad").number, "Far")
    records.book.merge(records.person("Mum").number, records.person("Ole").number)
    records.book.delete_games([2])
    records.close()
    return records


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        GOLDEN.mkdir(parents=True, exist_ok=True)
        made = make(Path(name))
        shutil.copy(made.path, GOLDEN / f"v{len(MIGRATIONS)}.sqlite3")
