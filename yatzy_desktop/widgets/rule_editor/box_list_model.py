"""The boxes of a card being made: those on it in their order, then those left out."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from yatzy_desktop.adapters.game import RulesetDraft
from yatzy_desktop.adapters.words import box_line, box_name, box_needs_text, isolated, shown_in_tip
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Category

Index = QModelIndex | QPersistentModelIndex

NOTE_ROLE = Qt.ItemDataRole.AccessibleDescriptionRole
"""The smaller text beside a name: what the box needs, or that it is left out."""


class BoxListModel(QAbstractListModel):
    """Every box there is, checked where it is on the card; wishes to change that are signals."""

    inclusion_requested = Signal(str, bool)
    """A category key, and whether it is to be on the card."""
    naming_requested = Signal(str, str)
    """A category key, and what the box is to be called."""

    def __init__(self, draft: RulesetDraft, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft = draft

    @property
    def keys(self) -> tuple[str, ...]:
        """The category keys from the top."""
        return tuple(each.key for each in self._draft.all_boxes)

    @property
    def count_on_card(self) -> int:
        """How many of them are on the card."""
        return len(self._draft.ruleset.categories)

    def show_draft(self, draft: RulesetDraft) -> None:
        """Show the boxes of other rules; whoever points at a box still points at it."""
        self.layoutAboutToBeChanged.emit()
        before = self.keys
        self._draft = draft
        after = self.keys
        old = self.persistentIndexList()
        new = [self.index(after.index(before[index.row()])) for index in old]
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()
        self.retranslate()

    def retranslate(self) -> None:
        """Have all texts asked for again."""
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.keys)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flag = Qt.ItemFlag
        usable = flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsUserCheckable
        named = flag.ItemIsEditable if index.row() < self.count_on_card else flag.NoItemFlags
        return usable | named | flag.ItemNeverHasChildren

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        category = self._draft.all_boxes[index.row()]
        on_card = index.row() < self.count_on_card
        checked = Qt.CheckState.Checked if on_card else Qt.CheckState.Unchecked
        role_kind = Qt.ItemDataRole
        match role:
            case role_kind.DisplayRole | role_kind.EditRole:
                name = category.name or box_name(category.key, self._draft.ruleset.dice_count)
                return name if role == role_kind.EditRole else isolated(name)
            case role_kind.CheckStateRole:
                return checked
            case role_kind.AccessibleDescriptionRole:
                return self._note(category, on_card=on_card)
            case role_kind.ToolTipRole if on_card:
                return shown_in_tip(box_line(self._draft.ruleset, category.key))
        return None

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role == Qt.ItemDataRole.EditRole and index.isValid():
            self.naming_requested.emit(self.keys[index.row()], str(value))
            return True
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid():
            return False
        wanted = Qt.CheckState(value) is Qt.CheckState.Checked
        self.inclusion_requested.emit(self.keys[index.row()], wanted)
        return (index.row() < self.count_on_card) == wanted

    def _note(self, category: Category, *, on_card: bool) -> str:
        ruleset = self._draft.ruleset
        if on_card:
            return box_needs_text(category.key, ruleset)
        if category.scoring.dice_needed > ruleset.dice_count:
            return self.tr("needs %n dice", "", category.scoring.dice_needed)
        return self.tr("left out", "a box that is not on the pad")
