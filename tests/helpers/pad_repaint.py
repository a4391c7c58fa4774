"""A program that repaints parts of a pad and compares them with a full repaint.

It writes one line for each step: its name, whether the picture changed, and whether it was
then unlike the whole. The scale is that of QT_SCALE_FACTOR; the first line tells what became
of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from tests.helpers.dress import wear
from tests.helpers.pad_games import after_turns, rolled, scored
from yatzy_desktop.adapters.game.scorecard_table_model import ScorecardTableModel
from yatzy_desktop.widgets.pad.sheet import ScorecardPad


def main() -> None:
    """Run all steps."""
    app = QApplication([])
    wear("light")
    model = ScorecardTableModel()
    model.set_previews_enabled(True)
    state = after_turns("maxi-nb", 3, 15)
    model.set_state(rolled(state, [2, 2, 2, 5, 5, 5]))
    window = QWidget()
    layout = QVBoxLayout(window)
    # Odd margins bring the cells between device pixels at 125 and 150 %.
    layout.setContentsMargins(7, 3, 5, 1)
    pad = ScorecardPad(model, window, writing_ms=0)
    button = QPushButton("Roll")
    layout.addWidget(button)
    layout.addWidget(pad)
    window.resize(431, 563)
    window.show()
    window.activateWindow()
    button.setFocus()
    QTest.qWaitForWindowExposed(window)
    app.processEvents()
    print(f"scale {window.devicePixelRatioF():g}")  # noqa: T201 - read by the test
    before = _picture(window)
    for name, step in _steps(pad, model):
        step()
        app.processEvents()
        part = _picture(window)
        changed = before != part
        window.update()
        for child in window.findChildren(QWidget):
            child.update()
        app.processEvents()
        before = _picture(window)
        print(name, changed, part != before, flush=True)  # noqa: T201


def _steps(pad: ScorecardPad, model: ScorecardTableModel) -> list[tuple[str, Callable[[], object]]]:
    view, seat = pad.view, model.current_column
    keys = ("ones", "sixes", "two_pairs", "four_of_a_kind")

    def point(key: str) -> Callable[[], object]:
        index = model.index(model.row_of(key), seat)
        return lambda: QTest.mouseMove(view.viewport(), view.visualRect(index).center())

    def press(key: Qt.Key) -> Callable[[], object]:
        return lambda: QTest.keyClick(view, key)

    def score() -> None:
        state = model.state
        if state is not None:
            model.set_state(scored(state, state.scorecard.open_categories[-1]))

    def roll() -> None:
        state = model.state
        if state is not None:
            model.set_state(rolled(state, [1, 2, 3, 4, 5, 6]))

    def change_one_cell() -> None:
        index = model.index(8, 1)
        model.dataChanged.emit(index, index)

    return [
        *((f"point-{key}", point(key)) for key in keys),
        ("leave", lambda: QTest.mouseMove(pad, QPoint(1, 1))),
        ("focus", lambda: view.setFocus(Qt.FocusReason.TabFocusReason)),
        *((f"key-{number}", press(Qt.Key.Key_Down)) for number in range(3)),
        ("right", press(Qt.Key.Key_Right)),
        ("one-cell", change_one_cell),
        ("score", score),
        ("roll", roll),
    ]


def _picture(window: QWidget) -> QImage:
    size = QSizeF(window.size()) * window.devicePixelRatioF()
    width, height = math.floor(size.width()), math.floor(size.height())
    return window.screen().grabWindow(window.winId(), 0, 0, width, height).toImage()


if __name__ == "__main__":
    main()
