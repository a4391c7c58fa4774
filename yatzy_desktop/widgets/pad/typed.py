"""Letters typed on the pad lead to the box whose name begins with them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from yatzy_desktop.adapters.game import RowKind, ScorecardTableModel, row_name
from yatzy_desktop.widgets.pad.keys import Place, open_rows

_PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class TypedName:
    """Remembers the letters typed so far; they belong together while they follow fast.

    While it is not awake, letters are somebody else's.
    """

    def __init__(self, model: ScorecardTableModel) -> None:
        self._model = model
        self._letters = ""
        self._typed_at = 0
        self.is_awake = True

    def goes_on(self, event: QKeyEvent, column: int) -> bool:
        """Tell whether a key that also is a shortcut continues a name that is being typed."""
        letter = _letter(event) if self.is_awake else ""
        begun = self._begun(event)
        return bool(letter and begun and self._rows(begun + letter, column))

    def place_after(self, place: Place, event: QKeyEvent) -> Place | None:
        """Return where a letter leads; None for other keys and where no box is named so.

        The same letter again goes on to the next box that begins with it.
        """
        row, column = place
        letter = _letter(event) if self.is_awake else ""
        if not letter:
            return None
        letters = self._begun(event) + letter
        found = self._rows(letters, column)
        if not found:
            letters = letter
            found = self._rows(letter, column)
        self._letters, self._typed_at = letters, event.timestamp()
        if len(letters) > 1 and row in found:
            return place
        below = [each for each in found if each > row]
        return ((below or found)[0], column) if found else None

    def _begun(self, event: QKeyEvent) -> str:
        pause = event.timestamp() - self._typed_at
        return self._letters if pause <= QApplication.keyboardInputInterval() else ""

    def _rows(self, letters: str, column: int) -> list[int]:
        """Return the boxes whose names begin so; for the current player only open ones."""
        model = self._model
        if model.state is None:
            return []
        rows = list(range(model.rowCount()))
        if column == model.current_column:
            rows = open_rows(model, column)
        ruleset = model.state.ruleset
        return [
            row
            for row in rows
            if model.rows[row].kind is RowKind.CATEGORY
            and row_name(model.rows[row], ruleset).casefold().startswith(letters)
        ]


def _letter(event: QKeyEvent) -> str:
    """Return the letter that a key types, empty for any other."""
    text = event.text()
    return text.casefold() if text.isalpha() and not event.modifiers() & ~_PLAIN else ""
