"""The scorecard as a table of ink and pencil, by mouse, keyboard and screen reader."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QWidget

from yatzy_desktop.adapters.game import Index, ScorecardTableModel, pad_name
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import FILL_KEYS, Dressed
from yatzy_desktop.widgets.pad.access import PadAccess
from yatzy_desktop.widgets.pad.delegate import CellView, PadDelegate
from yatzy_desktop.widgets.pad.grid import widened
from yatzy_desktop.widgets.pad.header import LabelHeader, PadCorner, PlayerHeader
from yatzy_desktop.widgets.pad.ink import WRITING_MS, PadInk, Place
from yatzy_desktop.widgets.pad.keys import has_choice, next_open_row, open_rows, place_after
from yatzy_desktop.widgets.pad.look import (
    PadLook,
    comfortable_size,
    content_of,
    fit_look,
    least_size,
    text_height,
)
from yatzy_desktop.widgets.pad.mouse import MouseOnPad
from yatzy_desktop.widgets.pad.rules import draw_column_lines, draw_row_lines
from yatzy_desktop.widgets.pad.typed import TypedName

_LEAST_LINES = 12


class PadView(Dressed, MouseOnPad):
    """Shows a `ScorecardTableModel` and tells which box a player wants to fill."""

    box_chosen = Signal(str)
    """A category key: a box that may be filled was clicked, or Enter was pressed on it."""
    box_refused = Signal(str)
    """A category key: a box of the current player's that may not be filled now was clicked."""
    box_hovered = Signal(object)
    """The category key of the box pointed at by mouse or keyboard that may be filled, or None."""
    place_pressed = Signal(int, str)
    """A seat and a category key: any box was clicked, or Enter was pressed on it."""
    context_wanted = Signal(int, str, QPoint)
    """A seat, a category or "", and a place on the screen: its menu was asked for."""
    fit_changed = Signal()
    """Labels, names or the font are new, so that another size fits best."""

    def __init__(
        self,
        model: ScorecardTableModel,
        parent: QWidget | None = None,
        writing_ms: int = WRITING_MS,
    ) -> None:
        super().__init__(parent)
        self._pad = model
        self._look = fit_look(self.theme, self.font(), content_of(self._pad), QSize(0, 0))
        self._room: QSize | None = None
        self._hovered: Place | None = None
        self._announced: str | None = None
        self.typed = TypedName(model)
        self.installEventFilter(PadAccess(self, model, self.typed))
        self._turn_of = -1
        self._ink = PadInk(writing_ms, self)
        self._ink.moved.connect(self._repaint)
        self._labels = LabelHeader(model, self.look, self)
        self._names = PlayerHeader(model, self.look, self)
        self.set_colors = self._names.set_colors
        self.setVerticalHeader(self._labels)
        self.setHorizontalHeader(self._names)
        self._corner = PadCorner(model, self.look, self)
        self._set_up()
        self.setModel(model)
        model.modelReset.connect(self._on_reset)
        model.dataChanged.connect(self._on_cells_changed)
        model.headerDataChanged.connect(self._on_names_changed)
        self._on_reset()

    def _set_up(self) -> None:
        self._names.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._names.customContextMenuRequested.connect(self._ask_about_name)
        self.setItemDelegate(PadDelegate(self._pad, self.look, self._view_of, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        # Screen readers press a cell by selecting it; nothing here ever stays selected.
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # A click must not take the focus: Enter would then fill a box instead of rolling.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)
        # Cells that move away under a resting pointer are not the ones it points at.
        self.verticalScrollBar().valueChanged.connect(lambda: self.hover(None))

    def look(self) -> PadLook:
        """Return the sizes and colours in use."""
        return self._look

    def set_writing_ms(self, duration: int) -> None:
        """Set how long writing a number takes, in milliseconds; 0 writes at once."""
        self._ink.duration_ms = duration

    def fit_within(self, room: QSize) -> QSize:
        """Lay the table out for so much room and return the size that it takes."""
        self._room = room
        self._fit()
        size = self._look.table_size
        if size.height() > room.height():
            size.setWidth(size.width() + self.verticalScrollBar().sizeHint().width())
        return size.boundedTo(room)

    @override
    def sizeHint(self) -> QSize:
        """Return the size at which this game's table looks best."""
        return comfortable_size(self.font(), content_of(self._pad))

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the width that all columns need; rows may be scrolled below the least height."""
        least = least_size(self.font(), content_of(self._pad))
        lines = round(_LEAST_LINES * text_height(self.font()))
        return least.boundedTo(QSize(least.width(), lines))

    def _fit(self) -> None:
        room = self.size() if self._room is None else self._room
        look = fit_look(self.theme, self.font(), content_of(self._pad), room)
        if look.table_size.height() > room.height():
            room = QSize(room.width() - self.verticalScrollBar().sizeHint().width(), room.height())
            look = fit_look(self.theme, self.font(), content_of(self._pad), room)
        self._look = look
        for row, height in enumerate(look.row_heights[: self._pad.rowCount()]):
            self._labels.resizeSection(row, height)
        for column, width in enumerate(look.column_widths[: self._pad.columnCount()]):
            self._names.resizeSection(column, width)
        self.updateGeometries()
        self._repaint_all()

    def _repaint_all(self) -> None:
        for part in (self, self._labels, self._names):
            part.viewport().update()
        self._corner.update()

    @override
    def updateGeometries(self) -> None:
        """Place the headers, and the corner between them."""
        super().updateGeometries()
        look = self._look
        self._corner.setGeometry(0, 0, look.label_width, look.head_height)
        self._corner.raise_()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new room among rows and columns."""
        super().resizeEvent(event)
        if self._room is None:
            self._fit()

    @override
    def dress(self) -> None:
        """Lay the table out anew: its look holds the colours."""
        self._fit()

    @override
    def retranslate(self) -> None:
        """Have all labels asked for again."""
        self.setAccessibleName(pad_name())
        self._pad.retranslate()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells, then the lines over all of them."""
        region = widened(event.region(), self.viewport().rect())
        super().paintEvent(QPaintEvent(region))
        if not self._pad.rowCount():
            return
        painter, rows = QPainter(self.viewport()), self._labels.edges()
        columns = self._names.edges()
        span = (columns[0], columns[-1])
        draw_row_lines(painter, self._look, rows, span, self._pad.rows)
        span = (rows[0], rows[-1])
        draw_column_lines(painter, self._look, columns, span, self._pad.current_column)

    # What the model tells

    def _on_reset(self) -> None:
        self._ink.finish()
        self._hovered = self._pressed = None
        self._turn_of = -1
        self.refit()
        self._follow_turn()

    @override
    def refit(self) -> None:
        self._fit()
        self.updateGeometry()
        self.fit_changed.emit()

    def _on_names_changed(self, orientation: Qt.Orientation) -> None:
        if orientation == Qt.Orientation.Vertical:
            self.refit()

    def _on_cells_changed(self) -> None:
        self._follow_turn()
        self._announce()

    def _follow_turn(self) -> None:
        """Go to the column of the player whose turn it is, to the next open box there."""
        column = self._pad.current_column
        if column == self._turn_of:
            return
        self._turn_of = column
        # The frame around the column reaches into its neighbours.
        self._repaint_all()
        if column < 0:
            return
        self._go_to_open_box(column)

    def _go_to_open_box(self, column: int) -> None:
        row = next_open_row(self._pad, max(0, self.currentIndex().row()), column)
        self.setCurrentIndex(self._pad.index(row, column))

    # What is pointed at

    def _view_of(self, row: int, column: int) -> CellView:
        return CellView(
            is_hovered=self._hovered == (row, column),
            has_focus=self.hasFocus() and self.place_of(self.currentIndex()) == (row, column),
            written=self._ink.share((row, column)),
        )

    def _is_selectable(self, place: Place | None) -> bool:
        return place is not None and self._pad.cell(*place).is_selectable

    def _pointed(self) -> Place | None:
        """Return the box that may be filled under the mouse, or else that with the focus."""
        focused = self.place_of(self.currentIndex()) if self.hasFocus() else None
        return next((each for each in (self._hovered, focused) if self._is_selectable(each)), None)

    def _announce(self) -> None:
        place = self._pointed()
        key = None if place is None else self._pad.rows[place[0]].category
        self._labels.set_lit_row(-1 if place is None else place[0])
        if self._is_selectable(self._hovered):
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()
        if key != self._announced:
            self._announced = key
            self.box_hovered.emit(key)

    @override
    def hover(self, place: Place | None) -> None:
        if place == self._hovered:
            return
        before, self._hovered = self._hovered, place
        for changed in (before, place):
            if changed is not None:
                self._repaint(*changed)
        self._announce()

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        """Move the focus frame."""
        super().currentChanged(current, previous)
        self.update(current)
        self.update(previous)
        self._announce()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus frame; who comes by a key finds an open box to begin at."""
        super().focusInEvent(event)
        row, column = self.currentIndex().row(), self.currentIndex().column()
        if column == self._pad.current_column and row not in open_rows(self._pad, column):
            self._go_to_open_box(column)
        self.update(self.currentIndex())
        self._announce()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus frame."""
        super().focusOutEvent(event)
        self.update(self.currentIndex())
        self._announce()

    # What a player does

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a cell: the one pointed at, or that with the focus."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if by_mouse else self.currentIndex()
        if index.isValid():
            at = event.pos() if by_mouse else self.visualRect(index).center()
            category = self._pad.rows[index.row()].category
            place = self.viewport().mapToGlobal(at)
            self.context_wanted.emit(index.column(), category, place)

    def _ask_about_name(self, at: QPoint) -> None:
        column = self._names.logicalIndexAt(at)
        if column >= 0:
            self.context_wanted.emit(column, "", self._names.viewport().mapToGlobal(at))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk the pad with arrows, fill with Enter; other keys are for the window."""
        if event.key() in FILL_KEYS:
            self._press_enter(event)
            return
        index = self._moved(event)
        if index is None:
            event.ignore()
        else:
            self.setCurrentIndex(index)

    def _press_enter(self, event: QKeyEvent) -> None:
        # With no dice on the table Enter is the window's: it rolls.
        is_choosing = has_choice(self._pad)
        event.setAccepted(is_choosing or event.isAutoRepeat())
        if is_choosing and not event.isAutoRepeat():
            self.choose(self.place_of(self.currentIndex()))

    @override
    def selectionCommand(
        self, index: Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Select nothing by going to a cell: that would choose it."""
        del index, event
        return QItemSelectionModel.SelectionFlag.NoUpdate

    @override
    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Choose a box that a screen reader has pressed."""
        super().selectionChanged(selected, deselected)
        indexes = selected.indexes()
        if indexes:
            self.clearSelection()
            self.choose(self.place_of(indexes[0]))

    @override
    def choose(self, place: Place | None) -> None:
        if place is not None and (category := self._pad.rows[place[0]].category):
            self.place_pressed.emit(place[1], category)
            if self._is_selectable(place):
                self.box_chosen.emit(category)
            elif place[1] == self._pad.current_column:
                self.box_refused.emit(category)

    def _moved(self, event: QKeyEvent) -> QModelIndex | None:
        """Return where a key leads, None for keys that don't move."""
        current = self.currentIndex()
        place = (max(0, current.row()), max(0, current.column()))
        with_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        target = place_after(self._pad, place, event.key(), every_row=with_control)
        target = self.typed.place_after(place, event) if target is None else target
        return None if target is None else self._pad.index(*target)

    @property
    def is_writing(self) -> bool:
        """Whether a number is being written."""
        return self._ink.is_writing

    def write(self, row: int, column: int) -> None:
        """Let a number be written before the eyes."""
        if self._pad.hasIndex(row, column):
            self._ink.write(row, column)

    def _repaint(self, row: int, column: int) -> None:
        self.update(self._pad.index(row, column))
