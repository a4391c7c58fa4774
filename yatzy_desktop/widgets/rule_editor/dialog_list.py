"""The list of rulesets: the shipped ones by country, then one's own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from yatzy_desktop.adapters.words import (
    countries,
    country_name,
    ruleset_description,
    ruleset_title,
    shown_in_tip,
)
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    FLAG_SIZE,
    Dressed,
    blended,
    card_fill,
    draw_dice_sign,
    draw_focus_ring,
    paint_flag,
    rounded,
    text_unit,
    theme_of,
)
from yatzy_desktop.widgets.rule_editor.dialog_desk import DeskEntry

Index = QModelIndex | QPersistentModelIndex

ID_ROLE = Qt.ItemDataRole.UserRole + 1
"""The id of an entry; empty for the heading of a country."""
LINE_ROLE = Qt.ItemDataRole.UserRole + 2
"""The whole line, for painting."""

_ENTRY = 1.9
_HEADER = 2.1


@dataclass(frozen=True, slots=True)
class ListLine:
    """A heading (a country, or empty for one's own) or an entry below it."""

    country: str
    entry: DeskEntry | None = None


class RulesetListModel(QAbstractListModel):
    """Lines with headings that cannot be chosen."""

    def __init__(self, entries: tuple[DeskEntry, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines = tuple(_lines(entries))

    def show_entries(self, entries: tuple[DeskEntry, ...]) -> None:
        """Show other entries."""
        lines = tuple(_lines(entries))
        if [_line_id(line) for line in lines] == [_line_id(line) for line in self._lines]:
            self._lines = lines
            self.retranslate()
            return
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()

    def row_of(self, entry_id: str) -> int:
        """Return the row of an entry, -1 when it is not there."""
        ids = [line.entry.entry_id if line.entry else None for line in self._lines]
        return ids.index(entry_id) if entry_id in ids else -1

    def retranslate(self) -> None:
        """Have all texts asked for again."""
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        if not index.isValid() or self._lines[index.row()].entry is None:
            return flag.ItemNeverHasChildren if index.isValid() else flag.NoItemFlags
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemNeverHasChildren

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(line)
        if role == ID_ROLE:
            return line.entry.entry_id if line.entry else ""
        if role == LINE_ROLE:
            return line
        if line.entry is None:
            return None
        return self._details(line.entry, line, role)

    def _details(self, entry: DeskEntry, line: ListLine, role: int) -> str | None:
        description = ruleset_description(entry.ruleset)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return description
        if role == Qt.ItemDataRole.ToolTipRole:
            return shown_in_tip(f"{self._text(line)}\n{description}")
        return None

    def _text(self, line: ListLine) -> str:
        if line.entry is None:
            return country_name(line.country) if line.country else self.tr("My rules")
        title = ruleset_title(line.entry.ruleset)
        if line.entry.is_unsaved:
            return self.tr("{rules} – not saved").format(rules=title)
        return title


def _lines(entries: tuple[DeskEntry, ...]) -> Iterator[ListLine]:
    for code in countries():
        shipped = [each for each in entries if not each.is_own and each.ruleset.country == code]
        if shipped:
            yield ListLine(code)
        yield from (ListLine(code, each) for each in shipped)
    own = [each for each in entries if each.is_own]
    if own:
        yield ListLine("")
    yield from (ListLine("", each) for each in own)


def _line_id(line: ListLine) -> str:
    return line.entry.entry_id if line.entry else f" {line.country}"


class RulesetLineDelegate(QStyledItemDelegate):
    """Paints headings with a flag, and entries with a sign for their dice."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        unit = text_unit(self._view)
        is_header = not index.data(ID_ROLE)
        return QSize(round(unit * 8), round(unit * (_HEADER if is_header else _ENTRY)))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line: ListLine = index.data(LINE_ROLE)
        rect = QRectF(option.rect)
        if line.entry is None:
            self._paint_header(painter, rect, line.country, str(index.data()))
        else:
            self._paint_entry(painter, rect, index, line.entry)
        painter.restore()

    def _paint_header(self, painter: QPainter, rect: QRectF, country: str, text: str) -> None:
        unit = text_unit(self._view)
        width, height = (side * unit * 0.85 for side in FLAG_SIZE)
        left = unit * 0.35
        room = rect.adjusted(left, unit * 0.4, -left, 0)
        if country:
            flag = QRectF(room.left(), room.center().y() - height / 2, width, height)
            if self._view.isRightToLeft():
                flag.moveRight(room.right())
                room.setRight(flag.left() - unit * 0.5)
            else:
                room.setLeft(flag.right() + unit * 0.5)
            paint_flag(painter, flag, country, theme_of(self._view))
        font = QFont(self._view.font())
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(theme_of(self._view).window_muted)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
        painter.drawText(room, align, text)

    def _paint_entry(self, painter: QPainter, rect: QRectF, index: Index, entry: DeskEntry) -> None:
        theme, unit = theme_of(self._view), text_unit(self._view)
        chosen = isinstance(self._view, QListView) and self._view.currentIndex() == index
        area = rect.adjusted(unit * 0.1, unit * 0.06, -unit * 0.1, -unit * 0.06)
        if chosen:
            painter.setPen(theme.selection)
            painter.setBrush(card_fill(theme, chosen=True, hovered=False))
            painter.drawPath(rounded(area, unit * 0.4))
        sign = QRectF(area.left() + unit * 0.35, area.center().y() - unit * 0.5, unit * 1.6, unit)
        texts = area.adjusted(unit * 2.3, 0, -unit * 0.4, 0)
        if self._view.isRightToLeft():
            sign.moveRight(area.right() - unit * 0.35)
            texts = area.adjusted(unit * 0.4, 0, -unit * 2.3, 0)
        body = blended(theme.window_muted, theme.base, 0.15)
        draw_dice_sign(painter, sign, entry.ruleset.dice_count, body, theme.base)
        font = QFont(self._view.font())
        font.setWeight(QFont.Weight.DemiBold if chosen else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(theme.window_text)
        if entry.is_unsaved:
            texts = self._paint_unsaved(painter, texts)
        painter.setPen(theme.window_text)
        text = QFontMetricsF(font).elidedText(
            ruleset_title(entry.ruleset), Qt.TextElideMode.ElideRight, texts.width()
        )
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
        painter.drawText(texts, align, text)
        if chosen and self._view.hasFocus():
            draw_focus_ring(painter, rect, unit * 0.45, theme.focus)

    def _paint_unsaved(self, painter: QPainter, texts: QRectF) -> QRectF:
        """Mark changes that are not saved with a dot; return the room left for the name."""
        unit = text_unit(self._view)
        dot = QRectF(0, 0, unit * 0.45, unit * 0.45)
        dot.moveCenter(texts.center())
        rest = texts.adjusted(0, 0, -unit * 0.8, 0)
        dot.moveRight(texts.right())
        if self._view.isRightToLeft():
            dot.moveLeft(texts.left())
            rest = texts.adjusted(unit * 0.8, 0, 0, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme_of(self._view).accent)
        painter.drawEllipse(dot)
        return rest


class RulesetList(Dressed, QListView):
    """The list as it stands beside the form."""

    entry_chosen = Signal(str)

    def __init__(self, model: RulesetListModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = model
        self._delegate = RulesetLineDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._is_showing = False

    def show_entry(self, entry_id: str) -> None:
        """Mark an entry without announcing it."""
        self._is_showing = True
        index = self._lines.index(self._lines.row_of(entry_id))
        self.setCurrentIndex(index)
        self.scrollTo(index)
        self._is_showing = False

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        if current.isValid() and not self._is_showing and current.data(ID_ROLE):
            self.entry_chosen.emit(current.data(ID_ROLE))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    @override
    def refit(self) -> None:
        self.scheduleDelayedItemsLayout()
