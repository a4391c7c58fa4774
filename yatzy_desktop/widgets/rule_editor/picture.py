"""A small picture of the pad that some rules make, with the most each row can give."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yatzy_desktop.adapters.game import RowKind, ScorecardRow, card_rows, row_label
from yatzy_desktop.adapters.words import (
    points_text,
    ruleset_description,
    ruleset_label,
    ruleset_title,
)
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.look import (
    Dressed,
    line_pen,
    rounded,
    text_unit,
)

_ROW = 1.3
_LEAST_ROW = 0.92
_TALLEST_ROW = 1.75
_HEAD = 2.9
_WIDTH = 14.5


class PadPicture(Dressed, QWidget):
    """Paints a pad from the same rows as the one that is played on."""

    def __init__(self, ruleset: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ruleset = ruleset
        self._rows = card_rows(ruleset)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setSizePolicy(policy)
        self.show_ruleset(ruleset)

    @property
    def rows(self) -> tuple[ScorecardRow, ...]:
        """The rows that are painted."""
        return self._rows

    def show_ruleset(self, ruleset: Ruleset) -> None:
        """Paint the pad of other rules."""
        self._ruleset = ruleset
        self._rows = card_rows(ruleset)
        self.retranslate()
        self.updateGeometry()
        self.update()

    @override
    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Picture of the pad"))
        text = self.tr("{rules}: {description}. Highest possible total: {points}.")
        self.setAccessibleDescription(
            text.format(
                rules=ruleset_label(self._ruleset),
                description=ruleset_description(self._ruleset),
                points=points_text(self._ruleset.max_total),
            )
        )
        self.update()

    @override
    def refit(self) -> None:
        self.updateGeometry()

    def row_texts(self, row: ScorecardRow) -> tuple[str, str]:
        """Return a row's label and the most it can give."""
        rules = self._ruleset
        match row.kind:
            case RowKind.CATEGORY:
                points = rules.max_score(row.category)
            case RowKind.SUM:
                points = rules.max_upper_sum
            case RowKind.BONUS:
                return row_label(row, rules), self._bonus()
            case RowKind.EXTRA:
                points = rules.max_total - rules.max_total_without_extras
            case RowKind.TOTAL:
                points = rules.max_total
        return row_label(row, rules), points_text(points)

    @override
    def sizeHint(self) -> QSize:
        return self._size(_ROW)

    @override
    def minimumSizeHint(self) -> QSize:
        return self._size(_LEAST_ROW)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, unit = self.theme, text_unit(self)
        line = max(1.0, unit * 0.06)
        height = self._row_height()
        sheet = QRectF(0, 0, self.width(), unit * _HEAD + height * len(self._rows) + unit * 0.3)
        sheet.adjust(line, line, -line, -line)
        painter.setPen(line_pen(theme.border, line))
        painter.setBrush(theme.paper)
        painter.drawPath(rounded(sheet, unit * 0.4))
        self._paint_head(painter, QRectF(sheet.left(), sheet.top(), sheet.width(), unit * _HEAD))
        for index, row in enumerate(self._rows):
            top = sheet.top() + unit * _HEAD + index * height
            self._paint_row(painter, QRectF(sheet.left(), top, sheet.width(), height), row)

    def _paint_head(self, painter: QPainter, rect: QRectF) -> None:
        unit = text_unit(self)
        inner = rect.adjusted(unit * 0.6, 0, -unit * 0.6, 0)
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(self.theme.paper_text)
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        upper = QRectF(inner.left(), inner.top() + unit * 0.25, inner.width(), unit * 1.3)
        lower = QRectF(inner.left(), upper.bottom(), inner.width(), inner.bottom() - upper.bottom())
        name = QFontMetricsF(font).elidedText(
            ruleset_title(self._ruleset), Qt.TextElideMode.ElideRight, inner.width()
        )
        painter.drawText(upper, middle | int(Qt.AlignmentFlag.AlignLeading), name)
        painter.setFont(self.font())
        painter.setPen(self.theme.ink_muted)
        most = self.tr("at most", "heads the column of the highest possible points")
        painter.drawText(lower, middle | int(Qt.AlignmentFlag.AlignTrailing), most)

    def _paint_row(self, painter: QPainter, rect: QRectF, row: ScorecardRow) -> None:
        theme, unit = self.theme, text_unit(self)
        heavy, thin = max(1.5, unit * 0.1), max(1.0, unit * 0.05)
        top = heavy if row.rule_above else thin
        above = row.rule_above or row is self._rows[0]
        painter.fillRect(
            QRectF(rect.left(), rect.top(), rect.width(), heavy if above else top),
            theme.paper_rule if above else theme.paper_line,
        )
        if row.rule_below:
            below = QRectF(rect.left(), rect.bottom(), rect.width(), heavy)
            painter.fillRect(below, theme.paper_rule)
        label, points = self.row_texts(row)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * min(1.0, rect.height() / (unit * 1.2)))
        if row.bold or row.kind is not RowKind.CATEGORY:
            font.setWeight(QFont.Weight.Bold)
        inner = rect.adjusted(unit * 0.6, heavy * 0.7, -unit * 0.6, 0)
        room = inner.width() - QFontMetricsF(font).horizontalAdvance(points) - unit * 0.5
        painter.setFont(font)
        painter.setPen(theme.paper_text)
        middle = Qt.AlignmentFlag.AlignVCenter
        elided = QFontMetricsF(font).elidedText(label, Qt.TextElideMode.ElideRight, room)
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignLeading, elided)
        painter.setPen(theme.ink)
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignTrailing, points)

    def _bonus(self) -> str:
        bonus = self._ruleset.upper_bonus
        if bonus is None:
            return ""
        text = self.tr("{threshold} → {points}", "the bonus and from where it is earned")
        return text.format(threshold=points_text(bonus.threshold), points=points_text(bonus.points))

    def _row_height(self) -> float:
        unit = text_unit(self)
        fitting = (self.height() - unit * (_HEAD + 0.3)) / len(self._rows)
        return min(max(fitting, unit * _LEAST_ROW), unit * _TALLEST_ROW)

    def _size(self, row: float) -> QSize:
        unit = text_unit(self)
        return QSize(round(unit * _WIDTH), round(unit * (_HEAD + 0.3 + row * len(self._rows)) + 1))
