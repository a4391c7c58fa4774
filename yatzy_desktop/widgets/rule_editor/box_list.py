"""A list of boxes to put on the pad, leave out and move, by mouse and keyboard."""

from __future__ import annotations

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from shiboken6 import isValid

from yatzy_desktop.adapters.game import RulesetDraft
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    Dressed,
    blended,
    draw_focus_ring,
    draw_grip,
    line_pen,
    rounded,
    text_unit,
)
from yatzy_desktop.widgets.rule_editor.box_list_model import NOTE_ROLE, BoxListModel
from yatzy_desktop.widgets.rule_editor.box_name import BoxNameField

_ROW = 1.75
_BOX = 2.0
"""Width in text lines of the part of a row that holds its check box."""
_GRIP = 1.4


class BoxDelegate(QStyledItemDelegate):
    """Paints a box's row: a tick, the name, what it needs, and a grip."""

    def __init__(self, view: BoxList) -> None:
        super().__init__(view)
        self._view = view
        self._field: BoxNameField | None = None

    @override
    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        unit = text_unit(self._view)
        return QSize(round(unit * 12), round(unit * _ROW))

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, unit = self._view.theme, text_unit(self._view)
        rect = QRectF(option.rect)
        on_card = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        is_current = index.row() == self._view.currentIndex().row()
        if index.row() == self._view.dragged_row:
            painter.fillRect(rect, blended(theme.base, theme.selection, 0.16))
        line = max(1.0, unit * 0.05)
        is_first_left_out = index.row() == self._view.box_model.count_on_card
        if index.row():
            painter.fillRect(
                QRectF(
                    rect.left(), rect.top(), rect.width(), line * (2 if is_first_left_out else 1)
                ),
                theme.paper_rule if is_first_left_out else theme.paper_line,
            )
        self._paint_tick(painter, rect, on_card=on_card)
        self._paint_texts(painter, rect, index, on_card=on_card)
        if on_card:
            grip = QRectF(0, 0, unit, unit)
            x = (
                rect.left() + unit * _GRIP / 2
                if self._mirrored()
                else rect.right() - unit * _GRIP / 2
            )
            grip.moveCenter(QPointF(x, rect.center().y()))
            draw_grip(painter, grip, theme.window_muted)
        if is_current and self._view.hasFocus():
            draw_focus_ring(painter, rect, unit * 0.4, theme.focus)
        painter.restore()

    def _paint_tick(self, painter: QPainter, rect: QRectF, *, on_card: bool) -> None:
        theme, unit = self._view.theme, text_unit(self._view)
        edge = unit * 0.95
        box = QRectF(0, 0, edge, edge)
        middle = unit * _BOX / 2
        x = rect.right() - middle if self._mirrored() else rect.left() + middle
        box.moveCenter(QPointF(x, rect.center().y()))
        painter.setPen(line_pen(theme.selection if on_card else theme.window_muted, unit * 0.09))
        painter.setBrush(theme.selection if on_card else theme.base)
        painter.drawPath(rounded(box, edge * 0.2))
        if on_card:
            painter.setPen(line_pen(theme.selection_text, unit * 0.13))
            painter.drawPolyline(
                [
                    box.topLeft() + QPointF(edge * 0.24, edge * 0.52),
                    box.topLeft() + QPointF(edge * 0.43, edge * 0.71),
                    box.topLeft() + QPointF(edge * 0.77, edge * 0.31),
                ]
            )

    def _paint_texts(
        self,
        painter: QPainter,
        rect: QRectF,
        index: QModelIndex | QPersistentModelIndex,
        *,
        on_card: bool,
    ) -> None:
        theme, unit = self._view.theme, text_unit(self._view)
        inner = self._inner(rect)
        font = QFont(self._view.font())
        font.setWeight(QFont.Weight.DemiBold if on_card else QFont.Weight.Normal)
        name, note = index.data(), index.data(NOTE_ROLE)
        wide = QFontMetricsF(font).horizontalAdvance(name)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font)
        painter.setPen(theme.window_text if on_card else theme.window_muted)
        elided = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignLeading, elided)
        room = inner.width() - wide - unit
        small = QFont(self._view.font())
        if QFontMetricsF(small).horizontalAdvance(note) > room:
            return
        painter.setFont(small)
        painter.setPen(theme.window_muted)
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignTrailing, note)

    @override
    def createEditor(
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QWidget:
        field = BoxNameField(parent)
        field.setAccessibleName(index.data())
        field.textEdited.connect(self._view.name_edited)
        self._field = field
        return field

    @override
    def updateEditorGeometry(
        self,
        editor: QWidget,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        editor.setGeometry(self._inner(QRectF(option.rect)).toRect())

    def end(self) -> None:
        """Take over the name that is being written, if any is."""
        if self._field is not None and isValid(self._field):
            field, self._field = self._field, None
            self.commitData.emit(field)
            self.closeEditor.emit(field)

    def _inner(self, row: QRectF) -> QRectF:
        """Return the part of a row that holds its texts."""
        unit = text_unit(self._view)
        before, after = unit * (_BOX + 0.1), unit * (_GRIP + 0.1)
        if self._mirrored():
            before, after = after, before
        return row.adjusted(before, 0, -after, 0)

    def _mirrored(self) -> bool:
        return self._view.isRightToLeft()


class BoxList(Dressed, QListView):
    """All boxes, as high as they need; what a person wants changed is told by signals."""

    inclusion_requested = Signal(str, bool)
    move_requested = Signal(str, int)
    """A category key and the place on the card, from 0, where it is wanted."""
    naming_requested = Signal(str, str)
    """A category key, and what the box is to be called."""
    name_edited = Signal()
    """Somebody is writing a name that does not count yet."""
    row_reached = Signal()
    """The keyboard came to another row, which should be scrolled to."""

    def __init__(self, draft: RulesetDraft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box_model = BoxListModel(draft, self)
        self.dragged_row: int | None = None
        self._pressed: tuple[str, QPointF] | None = None
        self._origin = 0
        self._was_current = False
        self._delegate = BoxDelegate(self)
        self.setModel(self.box_model)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.viewport().setAutoFillBackground(False)
        self.setUniformItemSizes(True)
        self.setCurrentIndex(self.box_model.index(0))
        self.box_model.inclusion_requested.connect(self.inclusion_requested)
        self.box_model.naming_requested.connect(self.naming_requested)
        self.setEditTriggers(QListView.EditTrigger.EditKeyPressed)

    @property
    def current_key(self) -> str:
        """The key of the box that the keyboard is at."""
        return self.box_model.keys[self.currentIndex().row()]

    def show_draft(self, draft: RulesetDraft) -> None:
        """Show the boxes of other rules."""
        self.box_model.show_draft(draft)
        self.viewport().update()

    def commit_name(self) -> None:
        """Take over the name that is being written, if any is."""
        self._delegate.end()

    @override
    def sizeHint(self) -> QSize:
        unit = text_unit(self)
        return QSize(round(unit * 16), round(unit * _ROW) * self.box_model.rowCount())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(text_unit(self) * 12), self.sizeHint().height())

    @override
    def refit(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()

    @override
    def retranslate(self) -> None:
        self.box_model.retranslate()

    @override
    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        self.row_reached.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None or not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            super().keyPressEvent(event)
            return
        row = self.currentIndex().row()
        if row < self.box_model.count_on_card:
            self._ask_to_move(self.current_key, row + step)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self._was_current = index == self.currentIndex()
            self.setCurrentIndex(index)
            self._pressed = (self.box_model.keys[index.row()], event.position())
            self._origin = index.row()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        key, start = self._pressed
        far = (event.position() - start).manhattanLength()
        if self.dragged_row is None and far < QApplication.startDragDistance():
            return
        row = self.box_model.keys.index(key)
        # A box that leaves the list goes back, so that it can be dropped anywhere else.
        is_here = self._is_here(event.position())
        target = self._row_at(event.position()) if is_here else self._origin
        if row < self.box_model.count_on_card and target < self.box_model.count_on_card:
            self._ask_to_move(key, target)
        self.dragged_row = self.box_model.keys.index(key)
        self.viewport().update()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        (key, start), was_dragged = self._pressed, self.dragged_row is not None
        self._pressed, self.dragged_row = None, None
        row, target = self.box_model.keys.index(key), self._row_at(event.position())
        count = self.box_model.count_on_card
        if not was_dragged and self._is_on_tick(start):
            self.inclusion_requested.emit(key, row >= count)
        elif not was_dragged and self._was_current and row < count and row == target:
            self.edit(self.currentIndex())
        elif not self._is_here(event.position()):
            if was_dragged and row < count:
                self._ask_to_move(key, self._origin)
        elif was_dragged and (row >= count) != (target >= count):
            self.inclusion_requested.emit(key, row >= count)
            if self.box_model.count_on_card > count:
                self._ask_to_move(key, target)
        self.viewport().update()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def _ask_to_move(self, key: str, place: int) -> None:
        place = max(0, min(place, self.box_model.count_on_card - 1))
        if place != self.box_model.keys.index(key):
            self.move_requested.emit(key, place)
            self.row_reached.emit()

    def _row_at(self, position: QPointF) -> int:
        height = round(text_unit(self) * _ROW)
        return max(0, min(int(position.y() // height), self.box_model.rowCount() - 1))

    def _is_here(self, position: QPointF) -> bool:
        """Tell whether a place is in the list, or less than a row beside it."""
        edge = round(text_unit(self) * _ROW) - 1
        room = self.viewport().rect().adjusted(-edge, -edge, edge, edge)
        return room.contains(position.toPoint())

    def _is_on_tick(self, position: QPointF) -> bool:
        wide = text_unit(self) * _BOX
        x = self.viewport().width() - position.x() if self.isRightToLeft() else position.x()
        return x <= wide
