"""The throw for who starts: one die for each player, and again for those who tie."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from yatzy_desktop.adapters.words import face_word, isolated
from yatzy_desktop.compat import override
from yatzy_desktop.game.start import StartingThrow
from yatzy_desktop.widgets.dialogs.sheet import SheetDialog
from yatzy_desktop.widgets.dice import StillDie
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    Dressed,
    Heading,
    draw_tick,
    line_pen,
    rounded,
    text_unit,
)

_DIE = 2.6
"""Height of a die with its shadow, in text lines."""

_MIDDLE_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading)


class ThrowLine(Dressed, QWidget):
    """One player's die of one round; `leads` marks the highest."""

    def __init__(
        self,
        dice_style: str,
        name: str,
        face: int,
        *,
        leads: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._dice_style = dice_style
        self._name = name
        self._face = face
        self._leads = leads
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        unit = text_unit(self)
        return QSize(round(unit * 16), round(unit * (_DIE + 0.2)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, unit = self.theme, text_unit(self)
        line = max(1.0, unit * 0.06)
        area = QRectF(self.rect()).adjusted(line, line + unit * 0.1, -line, -line)
        painter.setPen(line_pen(theme.table_rim if self._leads else theme.table, line))
        painter.setBrush(theme.table_light if self._leads else theme.table)
        painter.drawPath(rounded(area, unit * 0.4))
        mirrored = self.isRightToLeft()
        edge = unit * _DIE
        die = QRectF(area.left() + unit * 0.3, area.center().y() - edge / 2, edge, edge)
        name = area.adjusted(unit * 0.6 + edge, 0, -unit * 2.0, 0)
        tick = QRectF(area.right() - unit * 1.6, area.center().y() - unit / 2, unit, unit)
        if mirrored:
            for place in (die, name, tick):
                place.moveLeft(area.left() + area.right() - place.right())
        dice = StillDie(self._dice_style, QColor(theme.shadow.rgb()))
        dice.paint(painter, die, self._face, yaw=0.09 * (self._face - 3.5))
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Bold if self._leads else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(theme.table_text)
        elide = Qt.TextElideMode.ElideRight
        text = QFontMetricsF(font).elidedText(self._name, elide, name.width())
        painter.drawText(name, _MIDDLE_LEFT, text)
        if self._leads:
            draw_tick(painter, tick, theme.table_text, theme.table_dark)


class StartingThrowDialog(SheetDialog):
    """Shows who threw what, round after round, and who starts; any way of closing goes on."""

    def __init__(
        self,
        throw: StartingThrow,
        names: Sequence[str],
        parent: QWidget | None = None,
        *,
        dice_style: str = "ivory",
    ) -> None:
        super().__init__(parent)
        self._throw = throw
        self._names = tuple(names)
        self._dice_style = dice_style
        self._titles: list[Heading] = []
        self._lines: list[tuple[ThrowLine, int, int]] = []
        self.continue_button = DrawnButton(ButtonKind.MAIN, self)
        self._column = QVBoxLayout(self.body)
        self._fill()
        self.footer.addStretch(1)
        self.footer.addWidget(self.continue_button)
        self.continue_button.setDefault(True)
        self.continue_button.clicked.connect(self.accept)
        self.continue_button.setFocus()

    @override
    def retranslate(self) -> None:
        name = self._names[self._throw.starter]
        self.setWindowTitle(self.tr("Who starts?"))
        self.heading.setText(self.tr("{name} starts").format(name=isolated(name)))
        self.continue_button.setText(self.tr("&Continue"))
        for index, title in enumerate(self._titles):
            first = self.tr("One die each, the highest starts")
            title.setText(first if index == 0 else self.tr("A tie: they throw again"))
        for line, seat, face in self._lines:
            text = self.tr("{name} throws a {face}", "one player's starting throw")
            line.setAccessibleName(
                text.format(name=isolated(self._names[seat]), face=face_word(face))
            )
        self.setAccessibleDescription(
            "\n".join(line.accessibleName() for line, _, _ in self._lines)
        )

    @override
    def wanted_width(self) -> float:
        return 26.0

    @override
    def arrange(self) -> None:
        unit = text_unit(self)
        self._column.setSpacing(round(unit * 0.2))
        self._column.setContentsMargins(0, 0, round(unit * 0.3), 0)

    def _fill(self) -> None:
        for faces in self._throw.rounds:
            title = Heading(1.0, self.body)
            self._titles.append(title)
            self._column.addWidget(title)
            for seat, face in faces.items():
                line = ThrowLine(
                    self._dice_style,
                    self._names[seat],
                    face,
                    leads=face == max(faces.values()),
                    parent=self.body,
                )
                self._lines.append((line, seat, face))
                self._column.addWidget(line)
        self._column.addStretch(1)
