from __future__ import annotations

from tests.helpers.reports import without_surrogates


def test_halves_of_surrogate_pairs_are_written_out_wherever_they_are() -> None:
    data = {"sections": [("log", "blåbær \ud83d")], "duration": 0.5, "longrepr": None}
    assert without_surrogates(data) == {
        "sections": [("log", "blåbær \\ud83d")],
        "duration": 0.5,
        "longrepr": None,
    }


def test_whole_signs_stay() -> None:
    assert without_surrogates("🎲 å") == "🎲 å"
