"""How to play: a turn, the keys, and what the rules in use say about each box."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from yatzy_desktop.adapters.words import (
    box_counts_text,
    box_needs_text,
    category_name,
    points_text,
    ruleset_description,
    ruleset_label,
)
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.dialogs.sheet import SheetDialog
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    Heading,
    MutedLabel,
    TextLabel,
    text_unit,
)


class HelpDialog(SheetDialog):
    """A short text about playing, with the facts of one ruleset."""

    def __init__(self, ruleset: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ruleset = ruleset
        self._column = QVBoxLayout(self.body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._contents = QWidget(self.body)
        self._column.addWidget(self._contents)
        self.close_button = DrawnButton(ButtonKind.QUIET, self)
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self.footer.addStretch(1)
        self.footer.addWidget(self.close_button)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.scroll_area.setFocus()

    @property
    def text(self) -> str:
        """Everything the dialog says, a paragraph on each line."""
        labels = self._contents.findChildren(TextLabel)
        return "\n".join(label.text() for label in labels)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("How to play"))
        self.heading.setText(self.tr("How to play"))
        self.close_button.setText(self.tr("Close"))
        self.scroll_area.setAccessibleName(self.tr("How to play"))
        self._column.removeWidget(self._contents)
        self._contents.deleteLater()
        self._contents = QWidget(self.body)
        self._column.addWidget(self._contents)
        self._fill(QVBoxLayout(self._contents))

    @override
    def wanted_width(self) -> float:
        return 38.0

    @override
    def arrange(self) -> None:
        if self._contents.layout() is not None:
            self.retranslate()

    def _fill(self, column: QVBoxLayout) -> None:
        unit = text_unit(self)
        column.setContentsMargins(0, 0, round(unit * 0.5), 0)
        column.setSpacing(round(unit * 0.45))
        self._add_section(column, self.tr("A turn"), self._turn_texts())
        column.addWidget(self._heading(self.tr("Keys")))
        column.addLayout(self._table(self._key_texts()))
        column.addWidget(self._heading(ruleset_label(self._ruleset)))
        column.addWidget(self._paragraph(self._facts()))
        column.addLayout(self._table(self._box_texts()))
        column.addStretch(1)

    def _add_section(self, column: QVBoxLayout, title: str, texts: list[str]) -> None:
        column.addWidget(self._heading(title))
        for text in texts:
            column.addWidget(self._paragraph(text))

    def _heading(self, text: str) -> Heading:
        label = Heading(1.15, self._contents)
        label.setText(text)
        return label

    def _paragraph(self, text: str) -> TextLabel:
        label = TextLabel(self._contents)
        label.setText(text)
        return label

    def _table(self, rows: list[tuple[str, str]]) -> QGridLayout:
        unit = text_unit(self)
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(unit * 0.9))
        grid.setVerticalSpacing(round(unit * 0.25))
        grid.setColumnStretch(1, 1)
        top = Qt.AlignmentFlag.AlignTop
        for row, (name, text) in enumerate(rows):
            left = TextLabel(self._contents, bold=True)
            left.setText(name)
            left.setWordWrap(False)
            right = MutedLabel(self._contents)
            right.setText(text)
            grid.addWidget(left, row, 0, top)
            grid.addWidget(right, row, 1, top)
        return grid

    def _turn_texts(self) -> list[str]:
        ruleset = self._ruleset
        rolls = ruleset.rolls_per_turn
        texts = [
            self.tr("A turn has up to %n rolls. The first one takes all dice.", "", rolls),
            self.tr(
                "Click the dice you want to keep: they move to the tray, and only the others"
                " are rolled again. A click on a die in the tray takes it back."
            ),
            self.tr(
                "Then click a box of your column on the score sheet. What the dice are worth"
                " there is written in pencil; a box that gives nothing can be struck out."
            ),
        ]
        if ruleset.min_held:
            texts.append(
                self.tr("Hold at least %n dice before each further roll.", "", ruleset.min_held)
            )
        if ruleset.saved_rolls.enabled:
            texts.append(
                self.tr("Rolls you do not use are saved, and you may use them in a later turn.")
            )
        texts.append(
            self.tr(
                "The game ends when all boxes are filled. The highest total wins; a tie is a"
                " shared win."
            )
        )
        return texts

    def _key_texts(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Space or Enter"), self.tr("roll the dice")),
            (self.tr("1 to 6"), self.tr("hold the die at that place, or take it back")),
            (self.tr("Arrow keys"), self.tr("walk over the score sheet")),
            (self.tr("Enter"), self.tr("fill the box you stand on")),
            (self.tr("Ctrl+Z"), self.tr("take back the last box")),
            (self.tr("H"), self.tr("ask for a hint")),
            (self.tr("Shift+H"), self.tr("hold the dice that the hint keeps")),
            (self.tr("Letters"), self.tr("go to the box that begins so, on the score sheet")),
            (self.tr("F2"), self.tr("hear the dice, those held, and the rolls left")),
            (self.tr("F3"), self.tr("hear what each box would give")),
            (
                self.tr("F4"),
                self.tr("hear a score sheet, then the next player’s; Shift+F4 goes back"),
            ),
            (self.tr("F5"), self.tr("hear who has how many points")),
            (self.tr("M"), self.tr("switch sound off or on")),
            (self.tr("F1"), self.tr("show the rules")),
            (self.tr("Ctrl+L"), self.tr("look at the records of all games")),
        ]

    def _facts(self) -> str:
        text = self.tr("{description}. The highest possible total is {total}.")
        return text.format(
            description=ruleset_description(self._ruleset),
            total=points_text(self._ruleset.max_total),
        )

    def _box_texts(self) -> list[tuple[str, str]]:
        ruleset = self._ruleset
        sentences = self.tr("{needs} {counts}", "which dice a box needs, and what it is worth")
        return [
            (
                category_name(box.key, ruleset),
                sentences.format(
                    needs=box_needs_text(box.key, ruleset),
                    counts=box_counts_text(box.key, ruleset),
                ),
            )
            for box in ruleset.categories
        ]
