"""The rules of a ruleset, to be read: made from its data, with examples in dice."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yatzy_desktop.adapters.words import (
    BoxRule,
    Comparison,
    RulesPart,
    rules_parts,
    ruleset_description,
    ruleset_label,
)
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.dialogs.rules_page_row import (
    BoxRuleRow,
    DicePictures,
    DisputedPointRow,
    OtherSentences,
    RulesSection,
)
from yatzy_desktop.widgets.dialogs.sheet import SheetDialog
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    MutedLabel,
    TextLabel,
    draw_focus_ring,
    line_pen,
    rounded,
    text_unit,
)


class RulesPage(SheetDialog):
    """A window with the rules of one ruleset; it may stay open beside the game.

    With `printable` there is a button that emits `print_requested`. Compared `with_rules`, what is
    otherwise there is marked.
    """

    print_requested = Signal(object)
    """The Ruleset whose rules are to be printed."""
    tips_requested = Signal()
    """The page with tips, beside these rules, is wanted."""

    def __init__(
        self,
        ruleset: Ruleset,
        parent: QWidget | None = None,
        *,
        dice_style: str = "ivory",
        printable: bool = False,
        with_rules: Ruleset | None = None,
    ) -> None:
        super().__init__(parent)
        self._ruleset = ruleset
        self._with_rules = with_rules
        self._dice_style = dice_style
        self._page: QWidget | None = None
        self._came_by_key = False
        self._column = QVBoxLayout(self.body)
        self.print_button = DrawnButton(ButtonKind.QUIET, self)
        self.print_button.setVisible(printable)
        self.close_button = DrawnButton(ButtonKind.QUIET, self)
        self.tips_button = DrawnButton(ButtonKind.QUIET, self)
        self.tips_button.setVisible(printable)
        self.tips_button.clicked.connect(self.tips_requested)
        self.footer.addWidget(self.print_button)
        self.footer.addWidget(self.tips_button)
        self.footer.addStretch(1)
        self.footer.addWidget(self.close_button)
        self.close_button.clicked.connect(self.accept)
        self.print_button.clicked.connect(self._request_print)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset whose rules are shown."""
        return self._ruleset

    @property
    def page(self) -> QWidget:
        """The sheet with all texts."""
        if self._page is None:
            self._fill()
        assert self._page is not None  # noqa: S101 - just filled
        return self._page

    def show_ruleset(self, ruleset: Ruleset, with_rules: Ruleset | None = None) -> None:
        """Show another ruleset from the top, what is otherwise than in some rules marked."""
        self._ruleset, self._with_rules = ruleset, with_rules
        self.retranslate()
        self.scroll_area.verticalScrollBar().setValue(0)

    @override
    def dress(self) -> None:
        if self._page is not None:
            self._fill()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
        self.heading.setText(ruleset_label(self._ruleset))
        self.close_button.setText(self.tr("Close"))
        self.print_button.setText(self.tr("&Print…"))
        self.tips_button.setText(self.tr("&Tips and differences"))
        self.scroll_area.setAccessibleName(self.tr("Rules"))
        self._fill()

    @override
    def wanted_width(self) -> float:
        return 48.0

    @override
    def wanted_height(self) -> float:
        return 46.0

    @override
    def arrange(self) -> None:
        unit = text_unit(self)
        side = round(unit * 0.9)
        self._column.setContentsMargins(side, round(unit * 0.4), side, round(unit))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.scroll_area.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent):
            reasons = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
            self._came_by_key = event.reason() in reasons
            self.update()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            bar = self.scroll_area.verticalScrollBar()
            jumps = {
                Qt.Key.Key_Home: bar.minimum(),
                Qt.Key.Key_End: bar.maximum(),
                Qt.Key.Key_Space: bar.value() + bar.pageStep(),
            }
            target = jumps.get(Qt.Key(event.key()))
            if target is not None:
                bar.setValue(target)
                return True
        return super().eventFilter(watched, event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = text_unit(self)
        grown = unit * 0.34
        sheet = QRectF(self.scroll_area.geometry()).adjusted(-grown, -grown, grown, grown)
        painter.setPen(line_pen(self.theme.border, max(1.0, unit * 0.06)))
        painter.setBrush(self.theme.paper)
        painter.drawPath(rounded(sheet, unit * 0.4))
        if self.scroll_area.hasFocus() and self._came_by_key:
            draw_focus_ring(painter, sheet, unit * 0.4, self.theme.focus)

    def _request_print(self) -> None:
        self.print_requested.emit(self._ruleset)

    def _fill(self) -> None:
        """Write the page anew: in another language everything on it is different."""
        if self._page is not None:
            self._column.removeWidget(self._page)
            self._page.hide()
            self._page.deleteLater()
        self._page = QWidget(self.body)
        self._column.addWidget(self._page)
        column = QVBoxLayout(self._page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(text_unit(self) * 0.3))
        summary = MutedLabel(self._page)
        summary.setText(ruleset_description(self._ruleset))
        column.addWidget(summary)
        compared = None if self._with_rules is None else Comparison(self._ruleset, self._with_rules)
        if compared is not None:
            note = TextLabel(self._page)
            note.setText(compared.note)
            column.addWidget(note)
        for part in rules_parts(self._ruleset):
            column.addWidget(self._section(part, compared))
        column.addStretch(1)

    def _section(self, part: RulesPart, compared: Comparison | None) -> RulesSection:
        section = RulesSection(part.title, self._page)

        def is_other(rule: str | BoxRule) -> bool:
            return compared is not None and compared.is_other(rule)

        for other, run in groupby(part.sentences, is_other):
            text = " ".join(run)
            section.add(OtherSentences(text, section) if other else _sentences(text, section))
        pictures = DicePictures(self._dice_style, self.theme)
        for rule in part.boxes:
            section.add(BoxRuleRow(rule, pictures, section, is_other=is_other(rule)))
        for point in part.points:
            section.add(DisputedPointRow(point, section))
        return section


def _sentences(text: str, parent: QWidget) -> TextLabel:
    label = TextLabel(parent)
    label.setText(text)
    return label
