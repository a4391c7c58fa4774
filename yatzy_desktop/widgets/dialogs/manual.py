"""The manual, to be read beside the game: its sections at the left, the text at the right."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QTextBlock, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QTextBrowser, QWidget

from yatzy_desktop.compat import override
from yatzy_desktop.widgets.dialogs.sheet import SheetDialog
from yatzy_desktop.widgets.look import LEAST_TARGET, ButtonKind, DrawnButton, text_unit

_SECTION = 2
"""The level of the headings that are listed."""


class ManualPage(SheetDialog):
    """Shows a text in Markdown; `text` returns it in the language in force."""

    def __init__(self, text: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self.sections = QListWidget(self)
        self.page = QTextBrowser(self)
        self.page.setOpenLinks(False)
        self._places: list[int] = []
        self._row = QHBoxLayout(self.body)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.sections)
        self._row.addWidget(self.page, 1)
        self.close_button = DrawnButton(ButtonKind.QUIET, self)
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self.footer.addStretch(1)
        self.footer.addWidget(self.close_button)
        self.sections.currentRowChanged.connect(self._go_to)
        self.sections.setFocus()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Manual"))
        self.heading.setText(self.tr("Manual"))
        self.close_button.setText(self.tr("Close"))
        self.sections.setAccessibleName(self.tr("Sections"))
        self.page.setAccessibleName(self.tr("Manual"))
        self._show()

    @override
    def wanted_width(self) -> float:
        return 52.0

    @override
    def wanted_height(self) -> float:
        return 40.0

    @override
    def sizeHint(self) -> QSize:
        # As large as may be: there is always more to read.
        hint = super().sizeHint()
        high = round(self.wanted_height() * text_unit(self))
        return QSize(hint.width(), min(high, self._room().height()))

    @override
    def arrange(self) -> None:
        unit = text_unit(self)
        self._row.setSpacing(round(unit * 0.6))
        metrics, rows = self.sections.fontMetrics(), range(self.sections.count())
        texts = (self.sections.item(row).text() for row in rows)
        widest = max(map(metrics.horizontalAdvance, texts), default=0)
        self.sections.setFixedWidth(widest + round(unit * 1.6))
        self.body.setMinimumHeight(round(unit * 18))

    def _show(self) -> None:
        # The title of the page stands above it already.
        self.page.setMarkdown(self._text().partition("\n")[2])
        self._places = []
        self.sections.clear()
        for block in self._blocks():
            if block.blockFormat().headingLevel() == _SECTION:
                self._places.append(block.position())
                item = QListWidgetItem(block.text(), self.sections)
                item.setSizeHint(QSize(0, max(LEAST_TARGET, round(text_unit(self) * 1.6))))
        self.arrange()

    def _blocks(self) -> list[QTextBlock]:
        blocks, block = [], self.page.document().begin()
        while block.isValid():
            blocks.append(block)
            block = block.next()
        return blocks

    def _go_to(self, row: int) -> None:
        if not 0 <= row < len(self._places):
            return
        cursor = QTextCursor(self.page.document())
        cursor.setPosition(self._places[row])
        # From below the section comes to stand at the upper edge.
        self.page.moveCursor(QTextCursor.MoveOperation.End)
        self.page.setTextCursor(cursor)
        bar = self.page.verticalScrollBar()
        bar.setValue(bar.value() + self.page.cursorRect(cursor).top() - self.page.rect().top())
