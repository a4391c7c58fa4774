"""The people in the records: called otherwise, coloured, merged, hidden, or deleted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yatzy_desktop.adapters.record_tables import Cell, Row, RowsModel
from yatzy_desktop.adapters.records import Filter, Profile
from yatzy_desktop.adapters.words import isolated, points_text
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.dialogs import Question, QuestionDialog
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    MutedLabel,
    TextField,
    text_unit,
)
from yatzy_desktop.widgets.records.choosers import Chooser
from yatzy_desktop.widgets.records.desk import RecordDesk
from yatzy_desktop.widgets.records.page import Page
from yatzy_desktop.widgets.records.swatches import SwatchRow
from yatzy_desktop.widgets.records.table import RecordTable

if TYPE_CHECKING:
    from yatzy_desktop.adapters.records import RecordBook


class PeoplePage(Page):
    """A list of people, and what can be done with the marked one; all of it can be undone."""

    def __init__(
        self, desk: RecordDesk, filtered: Callable[[], Filter], parent: QWidget | None = None
    ) -> None:
        super().__init__(desk, filtered, parent)
        self._shown: tuple[Profile, ...] = ()
        self.model = RowsModel([""] * 3, self)
        self.table = RecordTable(self.model, 0, self)
        self.table.setSelectionMode(RecordTable.SelectionMode.SingleSelection)
        self.name = TextField(self)
        self.rename_button = DrawnButton(ButtonKind.QUIET, self)
        self.colours = SwatchRow(self)
        self.other = Chooser(self)
        self.merge_button = DrawnButton(ButtonKind.QUIET, self)
        self.hide_button = DrawnButton(ButtonKind.QUIET, self)
        self.delete_button = DrawnButton(ButtonKind.QUIET, self)
        self.note = MutedLabel(self)
        self._name_label, self._colour_label = MutedLabel(self), MutedLabel(self)
        self._build()
        self._connect()

    @property
    def person(self) -> Profile | None:
        """The marked person."""
        rows = self.table.chosen_rows
        number = self.model.rows[rows[0]].number if rows else None
        return next((each for each in self._shown if each.number == number), None)

    @override
    def offer(self) -> None:
        marked = self.person
        self._shown = tuple(each for each in self.known.profiles if each.is_person)
        hidden = self.tr("not offered")
        self.model.set_rows(
            [
                Row(
                    (
                        Cell(each.name),
                        Cell(points_text(each.games), each.games),
                        Cell(hidden if each.hidden else ""),
                    ),
                    each.number,
                    each.colour,
                )
                for each in self._shown
            ]
        )
        wanted = marked.number if marked else None
        rows = [at for at, row in enumerate(self.model.rows) if row.number == wanted] or [0]
        if self.model.rowCount():
            self.table.mark(rows[0])
        self._follow()

    @override
    def retranslate(self) -> None:
        self.model.set_titles([self.tr("Name"), self.tr("Games"), self.tr("Notes")])
        self.table.setAccessibleName(self.tr("People"))
        self._name_label.setText(self.tr("Name"))
        self._colour_label.setText(self.tr("Colour"))
        self.name.setAccessibleName(self.tr("Name"))
        self.rename_button.setText(self.tr("Re&name"))
        self.other.name(self.tr("Same person as"))
        self.merge_button.setText(self.tr("&Merge…"))
        self.delete_button.setText(self.tr("De&lete"))
        self.note.setText(
            self.tr(
                "Hidden people are not offered in New game; their games stay. Deleting takes a"
                " person out of all games."
            )
        )
        self.offer()

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._columns.setSpacing(round(unit * 1.2))
        self._right.setSpacing(round(unit * 0.5))
        self.table.set_widths(0, 5, 8)
        for row in (self._name_row, self._merge_row, self._end_row):
            row.setSpacing(round(unit * 0.4))

    def _build(self) -> None:
        self._columns = QHBoxLayout(self)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._right = QVBoxLayout()
        self._name_row, self._merge_row, self._end_row = (QHBoxLayout() for _ in range(3))
        self._name_row.addWidget(self.name, 1)
        self._name_row.addWidget(self.rename_button)
        self._merge_row.addWidget(self.other, 1)
        self._merge_row.addWidget(self.merge_button)
        self._end_row.addWidget(self.hide_button)
        self._end_row.addWidget(self.delete_button)
        self._end_row.addStretch(1)
        self._right.addWidget(self._name_label)
        self._right.addLayout(self._name_row)
        self._right.addWidget(self._colour_label)
        self._right.addWidget(self.colours)
        self._right.addLayout(self._merge_row)
        self._right.addLayout(self._end_row)
        self._right.addWidget(self.note)
        self._right.addStretch(1)
        self._columns.addWidget(self.table, 1)
        self._columns.addLayout(self._right, 1)

    def _connect(self) -> None:
        self.table.rows_chosen.connect(self._follow)
        self.table.copy_requested.connect(self.table.copy_rows)
        self.table.opened.connect(lambda _row: self.name.setFocus(Qt.FocusReason.TabFocusReason))
        self.table.delete_requested.connect(self._delete)
        self.name.returnPressed.connect(self._rename)
        self.rename_button.clicked.connect(self._rename)
        self.colours.chosen.connect(self._recolour)
        self.merge_button.clicked.connect(self._ask_merge)
        self.hide_button.clicked.connect(self._hide)
        self.delete_button.clicked.connect(self._delete)

    def _follow(self) -> None:
        person = self.person
        for part in (self.name, self.rename_button, self.colours, self.hide_button):
            part.setEnabled(person is not None)
        self.delete_button.setEnabled(person is not None)
        self.name.setText(person.name if person else "")
        self.colours.show_colour(person.colour if person else "")
        is_hidden = person is not None and person.hidden
        self.hide_button.setText(self.tr("Offer &again") if is_hidden else self.tr("&Hide"))
        others = [each for each in self._shown if person and each.number != person.number]
        self.other.offer([(each.name, each.number) for each in others])
        self.other.setEnabled(bool(others))
        self.merge_button.setEnabled(bool(others))

    def _rename(self) -> None:
        person, name = self.person, self.name.text()
        if person is None or name == person.name:
            return
        text = self.tr("{old} is called {new} now.").format(
            old=isolated(person.name), new=isolated(name)
        )
        self._change(
            lambda book: book.rename(person.number, name),
            text,
            partial(self._offer_merge, person, name),
        )

    def _offer_merge(self, person: Profile, name: str, error: Exception) -> None:
        from yatzy_desktop.adapters.records import NameTakenError  # noqa: PLC0415 - loads SQLite

        self.name.setText(person.name)
        if not isinstance(error, NameTakenError):
            self._refuse(error)
            return

        def ask(owner: int | None) -> None:
            other = next((each for each in self._shown if each.number == owner), None)
            if other is not None:
                self._ask_to_merge(person, other)

        self.desk.ask("owner", lambda book: book.person_called(name), ask)

    def _recolour(self, colour: str) -> None:
        person = self.person
        if person is not None:
            text = self.tr("{name} has another colour now.")
            text = text.format(name=isolated(person.name))
            self._change(lambda book: book.recolour(person.number, colour), text)

    def _ask_merge(self) -> None:
        person, value = self.person, self.other.value
        other = next((each for each in self._shown if each.number == value), None)
        if person is not None and other is not None:
            self._ask_to_merge(person, other)

    def _ask_to_merge(self, gone: Profile, kept: Profile) -> None:
        names = {"gone": isolated(gone.name), "kept": isolated(kept.name)}
        dialog = QuestionDialog(
            Question(
                self.tr("Is {gone} the same person as {kept}?").format(**names),
                self.tr("All games of {gone} will be games of {kept}. This can be undone.").format(
                    **names
                ),
                self.tr("&Merge them"),
                self.tr("&Keep both"),
            ),
            self,
        )
        text = self.tr("{gone} and {kept} are one person now.").format(**names)
        dialog.agreed.connect(
            lambda: self._change(lambda book: book.merge(kept.number, gone.number), text)
        )
        dialog.open()

    def _hide(self) -> None:
        person = self.person
        if person is None:
            return
        hidden = not person.hidden
        text = (
            self.tr("{name} is not offered any more.")
            if hidden
            else self.tr("{name} is offered again.")
        )
        self._change(
            lambda book: book.set_hidden(person.number, hidden=hidden),
            text.format(name=isolated(person.name)),
        )

    def _delete(self) -> None:
        person = self.person
        if person is not None:
            text = self.tr("{name} is deleted.").format(name=isolated(person.name))
            self._change(lambda book: book.delete_person(person.number), text)

    def _change(
        self,
        deed: Callable[[RecordBook], None],
        text: str,
        refused: Callable[[Exception], object] | None = None,
    ) -> None:
        self.desk.change(deed, lambda _none: self.done.emit(text), refused or self._refuse)

    def _refuse(self, _error: Exception) -> None:
        self.told.emit(self.tr("That could not be changed."))
