"""The parts that the settings form of a ruleset is made of."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    LEAST_TARGET,
    Dressed,
    Heading,
    MutedLabel,
    SpinBox,
    TextField,
    TextLabel,
    announce,
    chosen_color,
    draw_focus_ring,
    line_pen,
    rounded,
    text_unit,
)

_LARGEST_NUMBER = 9999


class SwitchBox(Dressed, QCheckBox):
    """A check box drawn as a switch; it has no text of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        unit = text_unit(self)
        return QSize(round(unit * 2.9), max(LEAST_TARGET, round(unit * 1.8)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, unit, checked = self.theme, text_unit(self), self.isChecked()
        if not self.isEnabled():
            painter.setOpacity(0.45)
        inset, above = unit * 0.28, (self.height() - unit * 1.24) / 2
        track = QRectF(self.rect()).adjusted(inset, above, -inset, -above)
        edge = chosen_color(theme) if checked else theme.window_muted
        painter.setPen(line_pen(edge, max(1.0, unit * 0.08)))
        painter.setBrush(theme.selection if checked else theme.base)
        painter.drawPath(rounded(track, track.height() / 2))
        margin = track.height() * 0.16
        knob = QRectF(0, 0, track.height() - 2 * margin, track.height() - 2 * margin)
        to_right = checked != self.isRightToLeft()
        left = track.right() - margin - knob.width() if to_right else track.left() + margin
        knob.moveTo(left, track.top() + margin)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.selection_text if checked else theme.window_muted)
        painter.drawEllipse(knob)
        if self.hasFocus():
            painter.setOpacity(1.0)
            draw_focus_ring(painter, QRectF(self.rect()), self.height() / 2, theme.focus)


class NumberBox(SpinBox):
    """A field for a number, which counts once it is written; the wheel scrolls past it.

    The field takes numbers that the rules refuse, so that the reason can be told.
    """

    edited = Signal()
    """Somebody is writing a number that does not count yet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().textEdited.connect(self.edited)
        self.setRange(0, _LARGEST_NUMBER)
        self.setKeyboardTracking(False)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    @override
    def sizeHint(self) -> QSize:
        unit = text_unit(self)
        hint = super().sizeHint()
        special = self.fontMetrics().horizontalAdvance(self.specialValueText())
        width = max(hint.width(), round(special + unit * 2.4))
        return QSize(width, max(hint.height(), round(unit * 1.75)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class NameField(TextField):
    """A field for a name."""

    @override
    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), round(text_unit(self) * 1.75)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())


class FieldRow(Dressed, QWidget):
    """A thing that can be set: its title, the control, what it does and what others do.

    The control stands beside the title, or below the texts when it is `wide`.
    """

    def __init__(
        self,
        control: QWidget | None = None,
        *,
        wide: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.control = control
        self.title_label = TextLabel(self, bold=True)
        self.help_label = TextLabel(self)
        self.practice_label = MutedLabel(self)
        self.refusal_label = TextLabel(self, bold=True)
        self.refusal_label.hide()
        self._head = QHBoxLayout()
        self._texts = QVBoxLayout()
        for label in (self.title_label, self.help_label, self.practice_label):
            self._texts.addWidget(label)
        self._head.addLayout(self._texts, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        if control is not None and wide:
            self._column.addWidget(control)
        elif control is not None:
            self._head.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column.addWidget(self.refusal_label)

    def add(self, part: QWidget) -> None:
        """Put a further part below, above the place of a refusal."""
        self._column.insertWidget(self._column.count() - 1, part)

    def set_texts(self, title: str, explanation: str, practice: str = "") -> None:
        """Say what it is, what it does and what the countries do; screen readers hear it too."""
        self.title_label.setText(title)
        self.help_label.setText(explanation)
        self.help_label.setVisible(bool(explanation))
        self.practice_label.setText(practice)
        self.practice_label.setVisible(bool(practice))
        if self.control is not None:
            self.control.setAccessibleName(title)
        self._describe()

    @property
    def refusal(self) -> str:
        """Why the last change was refused; empty when it was not."""
        return "" if self.refusal_label.isHidden() else self.refusal_label.text()

    def refuse(self, reason: str) -> None:
        """Tell beside the control why a change is refused."""
        self.refusal_label.setText(reason)
        self.refusal_label.show()
        self._describe()
        announce(self, reason)
        self.update()

    def accept(self) -> None:
        """Take the reason of a refusal away."""
        if not self.refusal_label.isHidden():
            self.refusal_label.hide()
            self._describe()
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.refusal:
            return
        painter = QPainter(self)
        width = text_unit(self) * 0.22
        x = self.width() - width if self.isRightToLeft() else 0.0
        painter.fillRect(QRectF(x, 0, width, self.height()), self.theme.scratch)

    def _describe(self) -> None:
        if self.control is not None:
            parts = [self.help_label.text(), self.practice_label.text(), self.refusal]
            self.control.setAccessibleDescription(" ".join(part for part in parts if part))

    @override
    def dress(self) -> None:
        palette = QPalette(self.refusal_label.palette())
        palette.setColor(QPalette.ColorRole.WindowText, self.theme.scratch)
        self.refusal_label.setPalette(palette)
        self.update()

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        side = round(unit * 0.8)
        self._column.setContentsMargins(side, round(unit * 0.45), side, round(unit * 0.5))
        self._column.setSpacing(round(unit * 0.35))
        self._head.setSpacing(round(unit * 0.8))
        self._texts.setSpacing(round(unit * 0.05))


class FieldGroup(Dressed, QWidget):
    """A heading over rows that stand on one sheet of paper."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading(1.08, self)
        self._rows: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.heading)

    def add(self, *rows: QWidget) -> None:
        """Put rows at the end."""
        for row in rows:
            self._rows.append(row)
            self._column.addWidget(row)

    def show_if_used(self) -> None:
        """Be seen only while there is a row below the heading."""
        self.setVisible(any(not row.isHidden() for row in self._rows))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown = [row for row in self._rows if not row.isHidden()]
        if not shown:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, unit = self.theme, text_unit(self)
        line = max(1.0, unit * 0.06)
        sheet = QRectF(shown[0].geometry().united(shown[-1].geometry()))
        painter.setPen(line_pen(theme.border, line))
        painter.setBrush(theme.base)
        painter.drawPath(
            rounded(sheet.adjusted(line / 2, line / 2, -line / 2, -line / 2), unit / 2)
        )
        inset = unit * 0.8
        for row in shown[1:]:
            top = QRectF(sheet.left() + inset, row.y(), sheet.width() - 2 * inset, line)
            painter.fillRect(top, theme.paper_line)

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._column.setContentsMargins(0, round(unit * 0.5), 0, round(unit * 0.3))
        self._column.setSpacing(0)
        margins = self.heading.contentsMargins()
        self.heading.setContentsMargins(0, margins.top(), 0, round(unit * 0.35))
