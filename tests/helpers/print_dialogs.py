"""The dialogs that print, with a desk that answers at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.helpers.pad_games import finished
from yatzy_desktop.adapters.storage.files import write_whole
from yatzy_desktop.rules import Ruleset, find_ruleset, rulesets
from yatzy_desktop.widgets.look.fonts import load_fonts
from yatzy_desktop.widgets.printing.card_dialog import PrintCardDialog
from yatzy_desktop.widgets.printing.desk import PrintDesk
from yatzy_desktop.widgets.printing.dialog import PrintDialog
from yatzy_desktop.widgets.printing.game_dialog import PrintGameDialog
from yatzy_desktop.widgets.printing.rules_dialog import PrintRulesDialog

MODERN = find_ruleset("maxi-sv-modern")
NAMES = ("Anna", "Lars", "Åse")
DAY = date(2026, 6, 5)


@dataclass
class FakeDesk:
    """Answers at once what a person would answer later."""

    path: Path | None = None
    printers: list[str] = field(default_factory=lambda: ["Fake"])
    answer: Callable[[QPrinter], None] | None = None
    full: bool = False
    is_hanging: bool = False
    suggested: list[Path] = field(default_factory=list)
    _waiting: list[Callable[[Sequence[str] | None], None]] = field(default_factory=list)

    def desk(self) -> PrintDesk:
        return PrintDesk(self._find, self._ask_printer, self._ask_path, self._write)

    def _find(self, _owner: QObject, answer: Callable[[Sequence[str] | None], None]) -> None:
        if self.is_hanging:
            self._waiting.append(answer)
        else:
            answer(self.printers)

    def answer_late(self, names: list[str] | None) -> None:
        """Answer those who have asked since the last time."""
        waiting, self._waiting = self._waiting, []
        for answer in waiting:
            answer(names)

    def _ask_printer(self, printer: QPrinter, _parent: QWidget, chosen: Callable[[], None]) -> None:
        if self.answer is not None:
            self.answer(printer)
            chosen()

    def _ask_path(
        self, _title: str, _kind: str, path: Path, _parent: QWidget, chosen: Callable[[Path], None]
    ) -> None:
        self.suggested.append(path)
        if self.path is not None:
            chosen(self.path)

    def _write(self, path: Path, data: bytes) -> None:
        if self.full:
            raise OSError("no space left")
        write_whole(path, data)


def card_dialog(fake: FakeDesk) -> PrintCardDialog:
    """Return the shown dialog for blank cards, with the modern pad in Swedish."""
    load_fonts()
    dialog = PrintCardDialog(rulesets(), MODERN, "sv", known_names=NAMES, desk=fake.desk())
    dialog.show()
    return dialog


def game_dialog(fake: FakeDesk) -> PrintGameDialog:
    """Return the shown dialog for a finished game."""
    load_fonts()
    state = finished("maxi-sv-modern", 3)
    dialog = PrintGameDialog(state, DAY, "sv", desk=fake.desk())
    dialog.show()
    return dialog


def rules_dialog(fake: FakeDesk, ruleset: Ruleset = MODERN) -> PrintRulesDialog:
    """Return the shown dialog for the rules, in Swedish."""
    load_fonts()
    dialog = PrintRulesDialog(ruleset, "sv", desk=fake.desk())
    dialog.show()
    return dialog


def click(widget: QWidget) -> None:
    """Click on a control, near its beginning."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(12, widget.height() // 2))


def shown_words(dialog: PrintDialog) -> list[str]:
    """Return the texts on the first card in the preview."""
    return [text.text for text in dialog.preview.sheets[0].cards[0].texts]
