"""Games out of the records and into them, by way of files."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from yatzy_desktop.adapters.records import Filter, ImportPreview
from yatzy_desktop.adapters.storage import documents_folder, write_chosen
from yatzy_desktop.adapters.words import isolated, shown_path
from yatzy_desktop.widgets.dialogs import Question, QuestionDialog
from yatzy_desktop.widgets.records.desk import RecordDesk

if TYPE_CHECKING:
    from yatzy_desktop.adapters.records import Incoming, RecordBook

_CSV, _JSON = ".csv", ".json"
_MOST_NAMES = 12


class Exchange(QObject):
    """Asks for files, and shows what one would bring before it is taken in."""

    told = Signal(str)
    """A sentence about what was done, or why it could not be."""
    done = Signal(str)
    """A sentence about a change that can be undone."""

    def __init__(self, desk: RecordDesk, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._window = window

    def offer_export(self, wanted: Filter, player: int | None) -> QFileDialog:
        """Ask for a file for all games of a list: a table, or everything."""
        dialog = self._save_dialog(self.tr("Export games"), "Yatzy")
        dialog.setNameFilters(
            [
                self.tr("Table for spreadsheets (*.csv)"),
                self.tr("Whole games, to be imported elsewhere (*.json)"),
            ]
        )
        dialog.setDefaultSuffix(_CSV)
        dialog.filterSelected.connect(
            lambda name: dialog.setDefaultSuffix(_JSON if _JSON in name else _CSV)
        )

        def export(name: str) -> None:
            path = Path(name)

            def write(book: RecordBook) -> int:
                numbers = book.game_numbers(wanted, player)
                save = book.export_json if path.suffix.lower() == _JSON else book.export_csv
                save(path, numbers)
                return len(numbers)

            self._desk.attempt(
                write,
                lambda count: self.told.emit(
                    self.tr("%n game(s) written to {file}.", "", count).format(
                        file=shown_path(path.name)
                    )
                ),
                lambda _error: self._tell_unwritten(path),
            )

        dialog.fileSelected.connect(export)
        dialog.open()
        return dialog

    def offer_save(self, number: int, day: date) -> QFileDialog:
        """Ask for a file for one game, which can be opened like any saved one."""
        dialog = self._save_dialog(self.tr("Save game"), f"Yatzy {day.isoformat()}.yatzy")
        dialog.setNameFilter(self.tr("Yatzy games (*.yatzy)"))
        dialog.setDefaultSuffix("yatzy")

        def save(name: str) -> None:
            path = Path(name)

            def write(book: RecordBook) -> None:
                stored = book.stored_game(number)
                if stored is None:
                    raise LookupError(number)
                write_chosen(path, stored.text.encode(errors="replace"))

            text = self.tr("Saved as {file}.").format(file=shown_path(path.name))
            self._desk.attempt(
                write,
                lambda _none: self.told.emit(text),
                lambda _error: self._tell_unwritten(path),
            )

        dialog.fileSelected.connect(save)
        dialog.open()
        return dialog

    def offer_import(self) -> QFileDialog:
        """Ask for a file with games from elsewhere."""
        dialog = QFileDialog(self._window, self.tr("Import games"), str(documents_folder()))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(self.tr("Exported games (*.json)"))
        dialog.finished.connect(dialog.deleteLater)
        dialog.fileSelected.connect(lambda name: self.preview(Path(name)))
        dialog.open()
        return dialog

    def preview(self, path: Path) -> None:
        """Show what a file would bring, and take it in when that is wanted."""

        def read(book: RecordBook) -> tuple[Incoming, ImportPreview]:
            incoming = book.read_export(path)
            return incoming, book.preview(incoming)

        text = self.tr("{file} has no games that can be imported.")
        self._desk.attempt(
            read,
            lambda found: self._ask(*found),
            lambda _error: self.told.emit(text.format(file=shown_path(path.name))),
        )

    def _ask(self, incoming: Incoming, preview: ImportPreview) -> None:
        lines = [self._counts(preview)]
        if preview.new_people:
            names = [isolated(name) for name in preview.new_people[:_MOST_NAMES]]
            text = self.tr("New people: {names}")
            lines.append(text.format(names=QLocale().createSeparatedList(names)))
        if not preview.new_games and not preview.new_people:
            self.told.emit(lines[0])
            return
        dialog = QuestionDialog(
            Question(
                self.tr("Import these games?"),
                "\n\n".join(lines),
                self.tr("&Import them"),
                self.tr("&Leave it"),
            ),
            self._window,
        )
        dialog.agreed.connect(lambda: self._bring_in(incoming))
        dialog.open()

    def _counts(self, preview: ImportPreview) -> str:
        text = self.tr("{new}, {known}, {broken}.", "what a file with games would bring")
        return text.format(
            new=self.tr("%n new game(s)", "", preview.new_games),
            known=self.tr("%n already here", "", preview.known_games),
            broken=self.tr("%n that cannot be read", "", preview.broken_games),
        )

    def _bring_in(self, incoming: Incoming) -> None:
        self._desk.change(
            lambda book: book.bring_in(incoming),
            lambda count: self.done.emit(self.tr("%n game(s) imported.", "", count)),
            lambda _error: self.told.emit(self.tr("The games could not be imported.")),
        )

    def _tell_unwritten(self, path: Path) -> None:
        text = self.tr("{file} could not be written.")
        self.told.emit(text.format(file=shown_path(path.name)))

    def _save_dialog(self, title: str, name: str) -> QFileDialog:
        dialog = QFileDialog(self._window, title, str(documents_folder()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.selectFile(name)
        dialog.finished.connect(dialog.deleteLater)
        return dialog
