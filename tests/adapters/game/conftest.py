"""The model of the score sheet, under the eyes of the model tester."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardTableModel


@pytest.fixture
def model() -> Iterator[ScorecardTableModel]:
    model = ScorecardTableModel()
    tester = QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Fatal, model
    )
    yield model
    tester.deleteLater()
