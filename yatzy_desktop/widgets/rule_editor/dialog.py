"""The dialog in which rules are looked at, changed, kept and shared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, QPoint, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from yatzy_desktop.adapters.game import RulesetDraft
from yatzy_desktop.adapters.storage import SUFFIX, RulesetStore, RulesFileProblem
from yatzy_desktop.adapters.words import points_text, rules_file_problem_text, ruleset_label
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.dialogs import SheetDialog
from yatzy_desktop.widgets.look import ButtonKind, ComboBox, DrawnButton, MutedLabel
from yatzy_desktop.widgets.rule_editor.dialog_columns import DialogColumns, RulesetButtons
from yatzy_desktop.widgets.rule_editor.dialog_desk import RulesetDesk
from yatzy_desktop.widgets.rule_editor.dialog_files import (
    ask_for_export,
    ask_for_import,
    dropped_files,
)
from yatzy_desktop.widgets.rule_editor.dialog_list import (
    ID_ROLE,
    RulesetLineDelegate,
    RulesetList,
    RulesetListModel,
)
from yatzy_desktop.widgets.rule_editor.dialog_notice import Answer, NoticeStrip
from yatzy_desktop.widgets.rule_editor.form import RulesetForm
from yatzy_desktop.widgets.rule_editor.picture import PadPicture


@dataclass(frozen=True, slots=True)
class FileChoosers:
    """How files are asked for; each returns None when the person thinks better of it."""

    to_import: Callable[[QWidget], Path | None] = ask_for_import
    to_export: Callable[[QWidget, str], Path | None] = ask_for_export


class RulesetDialog(SheetDialog):
    """Shows all rules; shipped ones stay as they are, changing one makes own rules.

    Opens on the rules given, such as those of the game that is played. Nothing is lost
    unasked: changes stay in the dialog until they are saved or given up.
    """

    play_requested = Signal(object)
    """A Ruleset, saved if it is own: a new game with it is wanted. The dialog is closed then."""
    rulesets_changed = Signal()
    """Own rules were saved, deleted or imported."""

    def __init__(
        self,
        store: RulesetStore,
        ruleset: Ruleset,
        parent: QWidget | None = None,
        *,
        choosers: FileChoosers | None = None,
        is_played: bool = False,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._choosers = choosers or FileChoosers()
        self._desk = RulesetDesk(store)
        is_known = store.find(ruleset.key) == ruleset
        self._current = ruleset.key if is_known else self._desk.open_foreign(ruleset)
        self._lines = RulesetListModel(self._desk.entries, self)
        self.list = RulesetList(self._lines, self)
        self.combo = ComboBox(self)
        self.form = RulesetForm(self._desk.draft(self._current), self.body)
        self.picture = PadPicture(self.form.draft.ruleset, self)
        self.total_label = MutedLabel(self)
        self.note_label = MutedLabel(self)
        self.game_label = MutedLabel(self)
        self.game_label.setVisible(is_played)
        self.notice = NoticeStrip(self)
        self.buttons = RulesetButtons(self)
        self.save_button = DrawnButton(ButtonKind.QUIET, self)
        self.play_button = DrawnButton(ButtonKind.MAIN, self)
        self.close_button = DrawnButton(ButtonKind.FLAT, self)
        pictures = (self.picture, self.total_label)
        self._columns = DialogColumns(
            self.list, (self.scroll_area, self.body), pictures, self.buttons, self
        )
        self.setAcceptDrops(True)
        self._build()
        self._connect()
        self._show_current()

    @property
    def current_draft(self) -> RulesetDraft:
        """The rules that are shown, as they stand."""
        return self._desk.draft(self._current)

    def import_path(self, path: Path) -> bool:
        """Keep the rules in a file as own ones and show them; tell whether that was possible."""
        ruleset = self._store.import_file(path)
        if ruleset is None:
            return False
        self._open(ruleset.key)
        text = self.tr("“{rules}” is now among your rules.")
        self.notice.show_notice(text.format(rules=ruleset.name), [])
        return True

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Change the rules"))
        self.heading.setText(self.tr("Change the rules"))
        self.list.setAccessibleName(self.tr("All rules"))
        self.combo.setAccessibleName(self.tr("All rules"))
        self.save_button.setText(self.tr("&Save"))
        self.play_button.setText(self.tr("Play &with these rules"))
        self.close_button.setText(self.tr("&Close"))
        self.game_label.setText(
            self.tr(
                "The game that is going on keeps its own rules; changes count from the next one."
            )
        )
        self._lines.retranslate()
        self._tell()

    @override
    def wanted_width(self) -> float:
        return 74.0

    @override
    def wanted_height(self) -> float:
        return 50.0

    @override
    def arrange(self) -> None:
        self._columns.arrange(self.width(), self.combo)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.list if self._columns.is_wide else self.combo).setFocus()

    @override
    def reject(self) -> None:
        self._leave(super().reject)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        for path in dropped_files(event.mimeData()):
            self.import_path(path)
        event.acceptProposedAction()

    def _build(self) -> None:
        column = self._columns.column
        for part in (self.combo, self.note_label, self.game_label, self.form):
            column.addWidget(part)
        self._outer.removeWidget(self.scroll_area)
        self._outer.insertWidget(1, self._columns, 1)
        self._outer.insertWidget(2, self.notice)
        self.footer.addWidget(self.close_button)
        self.footer.addStretch(1)
        self.footer.addWidget(self.save_button)
        self.footer.addWidget(self.play_button)
        self.combo.setModel(self._lines)
        self.combo.setItemDelegate(RulesetLineDelegate(self.combo.view()))

    def _connect(self) -> None:
        self.list.entry_chosen.connect(self._open)
        self.combo.activated.connect(self._open_from_combo)
        self.form.draft_changed.connect(self._take_change)
        self.form.edited.connect(partial(self.save_button.setEnabled, True))  # noqa: FBT003
        self.form.refused.connect(self._show_refusal)
        self.form.box_list.row_reached.connect(self._scroll_to_box)
        self.buttons.duplicate.clicked.connect(self._duplicate)
        self.buttons.delete.clicked.connect(self._delete)
        self.buttons.import_file.clicked.connect(self._import)
        self.buttons.export_file.clicked.connect(self._export)
        self.save_button.clicked.connect(self._save)
        self.play_button.clicked.connect(self._play)
        self.close_button.clicked.connect(self.reject)
        self._store.problem_found.connect(self._tell_problem)
        self._store.rulesets_changed.connect(self.rulesets_changed)

    def _open(self, entry_id: str) -> None:
        """Show the rules of an entry; what was changed in others stays on the desk."""
        self.form.commit()
        self._current = entry_id
        self.notice.dismiss()
        self._show_current()
        self.scroll_area.verticalScrollBar().setValue(0)

    def _open_from_combo(self, row: int) -> None:
        entry_id = self._lines.index(row).data(ID_ROLE)
        if entry_id:
            self._open(entry_id)

    def _take_change(self, draft: RulesetDraft) -> None:
        was_shipped = not self._desk.draft(self._current).is_own
        self._current = self._desk.change(self._current, draft)
        if was_shipped:
            self.form.show_draft(self.current_draft)
        self._tell()

    def _show_current(self) -> None:
        self.form.show_draft(self.current_draft)
        self._tell()

    def _tell(self) -> None:
        """Bring everything around the form up to date with what is shown."""
        draft = self.current_draft
        self._lines.show_entries(self._desk.entries)
        self.list.show_entry(self._current)
        self.combo.setCurrentIndex(self._lines.row_of(self._current))
        self.picture.show_ruleset(draft.ruleset)
        total = self.tr("Highest possible total: {points}")
        self.total_label.setText(total.format(points=points_text(draft.ruleset.max_total)))
        self.note_label.setText(
            self.tr("These rules stay as they are; any change makes rules of your own.")
        )
        self.note_label.setVisible(not draft.is_own)
        self.form.rows["name"].setVisible(draft.is_own)
        self.save_button.setEnabled(self._desk.is_unsaved(self._current))
        self.buttons.delete.setEnabled(draft.is_own)

    def _duplicate(self) -> None:
        self.form.commit()
        self._open(self._desk.duplicate(self._current))

    def _delete(self) -> None:
        entry_id, row = self._current, self._lines.row_of(self._current)
        draft = self._desk.delete(entry_id)
        if draft is None:
            return
        self._lines.show_entries(self._desk.entries)
        rows = [*range(min(row, self._lines.rowCount() - 1), -1, -1)]
        ids = (self._lines.index(each).data(ID_ROLE) for each in rows)
        self._open(next(each for each in ids if each))
        text = self.tr("“{rules}” is deleted.").format(rules=draft.ruleset.name)
        undo: Answer = (self.tr("&Undo"), partial(self._restore, entry_id, draft))
        self.notice.show_notice(text, [undo], ask=True)

    def _restore(self, entry_id: str, draft: RulesetDraft) -> None:
        self._desk.restore(entry_id, draft)
        self._open(entry_id)
        self.list.setFocus()

    def _import(self) -> None:
        path = self._choosers.to_import(self)
        if path is not None:
            self.import_path(path)

    def _export(self) -> None:
        self.form.commit()
        ruleset = self.current_draft.ruleset
        path = self._choosers.to_export(self, ruleset_label(ruleset) + SUFFIX)
        if path is not None and self._store.export_file(ruleset, path):
            text = self.tr("The rules are written to {file}.").format(file=path.name)
            self.notice.show_notice(text, [])

    def _save(self) -> bool:
        if not self.form.commit():
            return False
        saved = self._desk.save(self._current)
        if saved is None:
            return False
        self._current = saved
        self._show_current()
        return True

    def _play(self) -> None:
        if not self.form.commit():
            return
        if self._desk.is_unsaved(self._current) and not self._save():
            return
        self._leave(self._play_now)

    def _play_now(self) -> None:
        ruleset = self.current_draft.ruleset
        self.accept()
        self.play_requested.emit(ruleset)

    def _leave(self, leave: Callable[[], None]) -> None:
        """Close the dialog, after asking what becomes of changes that are not saved."""
        if not self.form.commit():
            return
        unsaved = [self._desk.draft(each).ruleset for each in self._desk.at_risk]
        if not unsaved:
            leave()
            return
        text = self.tr("Not saved yet: {rules}", "names of rules with changes")
        answers: list[Answer] = [
            (self.tr("Sa&ve and close"), partial(self._save_all, leave)),
            (self.tr("Close with&out saving"), partial(self._give_up, leave)),
            (self.tr("&Go on changing"), self.list.setFocus),
        ]
        names = QLocale().createSeparatedList([each.name for each in unsaved])
        self.notice.show_notice(text.format(rules=names), answers, ask=True)

    def _save_all(self, leave: Callable[[], None]) -> None:
        for entry_id in self._desk.at_risk:
            saved = self._desk.save(entry_id)
            if saved is None:
                return
            if entry_id == self._current:
                self._current = saved
        leave()

    def _give_up(self, leave: Callable[[], None]) -> None:
        self._desk.discard_all()
        leave()

    def _tell_problem(self, problem: RulesFileProblem) -> None:
        self.notice.show_notice(rules_file_problem_text(problem), [])

    def _show_refusal(self, row: QWidget) -> None:
        """Bring the reason into view; it has room only once the form is laid out anew."""
        self._tell()
        QTimer.singleShot(0, self, partial(self.scroll_area.ensureWidgetVisible, row))

    def _scroll_to_box(self) -> None:
        boxes = self.form.box_list
        if not boxes.hasFocus():
            return
        row = boxes.visualRect(boxes.currentIndex())
        top = boxes.viewport().mapTo(self.body, QPoint(0, row.top())).y()
        margin = row.height()
        self.scroll_area.ensureVisible(0, top + row.height() // 2, 0, margin * 2)
