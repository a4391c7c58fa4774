"""What holds for tests of widgets: the application wears the light theme."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.helpers.dress import wear


@pytest.fixture(autouse=True)
def light_theme(qapp: QApplication) -> None:
    """Begin every test in the same colours."""
    del qapp
    wear("light")
