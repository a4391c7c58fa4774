"""What can be chosen for a printed card, as controls; each tells of every change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QLocale, QPointF, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.adapters.printing import COLUMN_RANGE, DEFAULT_COLUMNS, Paper
from yatzy_desktop.adapters.words import ruleset_label
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.look import (
    ButtonKind,
    CheckBox,
    ChoiceRow,
    ComboBox,
    DrawnButton,
    Dressed,
    Heading,
    MutedLabel,
    SpinBox,
    TextField,
    Theme,
    blended,
    line_pen,
)

PORTRAIT, LANDSCAPE = "portrait", "landscape"
ONE_CARD, TWO_CARDS = "1", "2"

_PICTURE = (1.9, 1.9)
_UPRIGHT, _LYING = (0.64, 0.9), (0.9, 0.64)
_SHORTEST_COMBO = 6


def narrow_combo(parent: QWidget) -> QComboBox:
    """Return a combo box that may be narrower than its longest entry."""
    combo = ComboBox(parent)
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(_SHORTEST_COMBO)
    return combo


class SheetForm(Dressed, QWidget):
    """The paper and the language: what is asked for any print; of a card also what it shows."""

    changed = Signal()

    def __init__(
        self,
        language: str,
        paper: Paper,
        parent: QWidget | None = None,
        *,
        for_card: bool = True,
    ) -> None:
        super().__init__(parent)
        self._for_card = for_card
        self.language = narrow_combo(self)
        self.paper = narrow_combo(self)
        pictures = {
            PORTRAIT: partial(_paint_paper, _UPRIGHT, 1),
            LANDSCAPE: partial(_paint_paper, _LYING, 1),
        }
        self.orientation = ChoiceRow(
            (PORTRAIT, LANDSCAPE), pictures, picture_size=_PICTURE, parent=self
        )
        self.max_column = CheckBox(self)
        self.pip_pictures = CheckBox(self)
        self._headings = [Heading(1.08, self) for _ in range(3)]
        self._fill(language, paper)
        self._connect()

    def _fill(self, language: str, paper: Paper) -> None:
        for code, spoken in LANGUAGES.items():
            self.language.addItem(spoken.own_name, code)
        self.language.setCurrentIndex(self.language.findData(language))
        for size in Paper:
            self.paper.addItem(size.paper_name, size)
        self.paper.setCurrentIndex(list(Paper).index(paper))
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        parts = (self.language, self.paper, self.orientation)
        for heading, part in zip(self._headings, parts, strict=True):
            heading.setBuddy(part)
            self.column.addWidget(heading)
            self.column.addWidget(part)
        for box in (self.max_column, self.pip_pictures):
            self.column.addWidget(box)
            box.setVisible(self._for_card)

    @property
    def chosen_paper(self) -> Paper:
        """The size of the paper."""
        return list(Paper)[self.paper.currentIndex()]

    @property
    def is_landscape(self) -> bool:
        """Whether the paper lies."""
        return self.orientation.value == LANDSCAPE

    def lay(self, *, landscape: bool) -> None:
        """Turn the paper without announcing it."""
        self.orientation.show_value(LANDSCAPE if landscape else PORTRAIT)

    def leave_out_language(self) -> None:
        """Ask for no language: what is printed is in one already."""
        self._headings[0].hide()
        self.language.hide()

    @override
    def retranslate(self) -> None:
        language, paper, orientation = self._headings
        if self._for_card:
            language.setText(self.tr("Lan&guage of the card"))
            self.language.setAccessibleName(self.tr("Language of the card"))
        else:
            language.setText(self.tr("Lan&guage"))
            self.language.setAccessibleName(self.tr("Language"))
        paper.setText(self.tr("P&aper"))
        orientation.setText(self.tr("&Format"))
        self.paper.setAccessibleName(self.tr("Paper"))
        titles = {PORTRAIT: self.tr("Portrait"), LANDSCAPE: self.tr("Landscape")}
        self.orientation.set_titles(titles)
        self.max_column.setText(self.tr("A column with the &most points"))
        self.pip_pictures.setText(self.tr("P&ictures of dice"))

    def _connect(self) -> None:
        self.language.currentIndexChanged.connect(self.changed)
        self.paper.currentIndexChanged.connect(self.changed)
        self.orientation.chosen.connect(self.changed)
        self.max_column.toggled.connect(self.changed)
        self.pip_pictures.toggled.connect(self.changed)


class CardForm(Dressed, QWidget):
    """Rules, players and cards on a sheet: what is asked for a card to be written on."""

    changed = Signal()

    def __init__(
        self,
        rulesets: Sequence[Ruleset],
        chosen: Ruleset,
        known_names: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._rulesets = tuple(rulesets) if chosen in rulesets else (chosen, *rulesets)
        self._known_names = tuple(known_names)[: COLUMN_RANGE[1]]
        self.ruleset = narrow_combo(self)
        self.columns = SpinBox(self)
        self.names = TextField(self)
        self.names_button = DrawnButton(ButtonKind.QUIET, self)
        self.note = MutedLabel(self)
        pictures = {
            ONE_CARD: partial(_paint_paper, _UPRIGHT, 1),
            TWO_CARDS: partial(_paint_paper, _LYING, 2),
        }
        values = (ONE_CARD, TWO_CARDS)
        self.cards = ChoiceRow(values, pictures, picture_size=_PICTURE, parent=self)
        self._headings = [Heading(1.08, self) for _ in range(4)]
        self._fill(chosen)
        self._connect()

    @property
    def chosen_ruleset(self) -> Ruleset:
        """The rules of the card."""
        return self._rulesets[self.ruleset.currentIndex()]

    @property
    def written_names(self) -> tuple[str, ...]:
        """The names that have a column, in their order."""
        return self._all_names()[: self.columns.value()]

    @property
    def cards_per_sheet(self) -> int:
        """How many cards lie on a sheet."""
        return int(self.cards.value)

    @override
    def retranslate(self) -> None:
        with QSignalBlocker(self.ruleset):
            for index, ruleset in enumerate(self._rulesets):
                self.ruleset.setItemText(index, ruleset_label(ruleset))
        rules, columns, names, cards = self._headings
        rules.setText(self.tr("&Rules"))
        columns.setText(self.tr("&Columns for players"))
        names.setText(self.tr("&Names, with commas between them"))
        cards.setText(self.tr("Cards on a &sheet"))
        self.ruleset.setAccessibleName(self.tr("Rules"))
        self.columns.setAccessibleName(self.tr("Columns for players"))
        self.names.setAccessibleName(self.tr("Names, with commas between them"))
        self.names.setPlaceholderText(self.tr("Left empty, to be written by hand"))
        self.names_button.setText(self.tr("Names of the last p&layers"))
        self.cards.set_titles({ONE_CARD: self.tr("One"), TWO_CARDS: self.tr("Two, to cut apart")})
        text = self.tr("A card has room for {count} names; the others are left out.")
        self.note.setText(text.format(count=QLocale().toString(COLUMN_RANGE[1])))

    def _fill(self, chosen: Ruleset) -> None:
        for ruleset in self._rulesets:
            self.ruleset.addItem(ruleset_label(ruleset))
        self.ruleset.setCurrentIndex(self._rulesets.index(chosen))
        self.columns.setRange(*COLUMN_RANGE)
        self.columns.setValue(DEFAULT_COLUMNS)
        self.names_button.setVisible(bool(self._known_names))
        self.note.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        parts = (self.ruleset, self.columns, self.names, self.cards)
        for heading, part in zip(self._headings, parts, strict=True):
            heading.setBuddy(part)
            column.addWidget(heading)
            column.addWidget(part)
            if part is self.names:
                column.addWidget(self.note)
                column.addWidget(self.names_button, 0, Qt.AlignmentFlag.AlignLeft)

    def _connect(self) -> None:
        self.ruleset.currentIndexChanged.connect(self.changed)
        self.columns.valueChanged.connect(self.changed)
        self.names.textChanged.connect(self._names_changed)
        self.names_button.clicked.connect(self._use_known_names)
        self.cards.chosen.connect(self.changed)

    def _all_names(self) -> tuple[str, ...]:
        names = [" ".join(name.split()) for name in self.names.text().split(",")]
        while names and not names[-1]:
            names.pop()
        return tuple(names)

    def _names_changed(self) -> None:
        """See to it that there are as many columns as names, if a card can have them."""
        count, most = len(self._all_names()), COLUMN_RANGE[1]
        self.note.setVisible(count > most)
        if count > self.columns.value():
            with QSignalBlocker(self.columns):
                self.columns.setValue(min(count, most))
        self.changed.emit()

    def _use_known_names(self) -> None:
        self.names.setText(", ".join(self._known_names))


def _paint_paper(
    size: tuple[float, float], cards: int, painter: QPainter, rect: QRectF, theme: Theme
) -> None:
    """Paint a small sheet with one card on it, or two and the cut between them."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paper = QRectF(0, 0, rect.width() * size[0], rect.height() * size[1])
    paper.moveCenter(rect.center())
    line = line_pen(theme.window_text, rect.width() * 0.045)
    painter.setPen(line)
    painter.setBrush(theme.base)
    painter.drawRect(paper)
    painter.setPen(line_pen(blended(theme.window_text, theme.base, 0.35), rect.width() * 0.035))
    width = paper.width() / cards
    for number in range(cards):
        left = paper.left() + (number + 0.18) * width
        right = paper.left() + (number + 0.82) * width
        for step in range(1, 5):
            height = paper.top() + paper.height() * step / 5
            painter.drawLine(QPointF(left, height), QPointF(right, height))
    if cards > 1:
        line.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(line)
        middle = paper.center().x()
        painter.drawLine(QPointF(middle, paper.top()), QPointF(middle, paper.bottom()))
