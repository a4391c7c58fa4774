"""Starting a game: by which rules, who plays, and who begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QVBoxLayout,
    QWidget,
)

from yatzy_desktop.adapters.languages import FALLBACK
from yatzy_desktop.adapters.storage import PACES, PlayerEntry, Settings
from yatzy_desktop.adapters.words import default_ruleset_key, isolated, ruleset_label
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets.dialogs import PaceChoice, SheetDialog
from yatzy_desktop.widgets.look import (
    ENTER_KEYS,
    ButtonKind,
    ChoiceCard,
    DrawnButton,
    EvenGridLayout,
    Heading,
    MutedLabel,
    text_unit,
)
from yatzy_desktop.widgets.new_game.dice_section import DiceSection
from yatzy_desktop.widgets.new_game.player_list import PlayerList
from yatzy_desktop.widgets.new_game.rules_reader import RulesReader
from yatzy_desktop.widgets.new_game.ruleset_picker import RulesetPicker

STARTER_FIRST = "first"
STARTER_THROWN = "thrown"

_TWO_COLUMNS_FROM = 38.0
"""Width in text lines from which rules and players stand side by side."""


@dataclass(frozen=True, slots=True)
class NewGameChoice:
    """What was chosen: the ruleset, the players in their seats, and how the starter is found.

    `pace` is how fast computers play, `word` what is mixed into the dice.
    """

    ruleset: Ruleset
    players: tuple[PlayerEntry, ...]
    starter_mode: str
    pace: str = PACES[0]
    word: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(each.name for each in self.players)


LevelAverages = Callable[[Ruleset], Mapping[str, float]]
"""Tells what each level of computer scores on average by some rules, as far as it is known."""


class NewGameDialog(SheetDialog):
    """Asks for rules, players and who begins; `choice_made` brings the answer.

    Opens with what was played last, or else with the usual rules of the region and the language.
    `fingerprint` is that of the dice; without one they are not spoken of.
    """

    choice_made = Signal(NewGameChoice)
    parked_requested = Signal()
    """A game that was put aside is wanted instead."""

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        locale: QLocale | None = None,
        language: str = FALLBACK,
        own_rulesets: Sequence[Ruleset] = (),
        level_averages: LevelAverages | None = None,
        fingerprint: str = "",
    ) -> None:
        super().__init__(parent)
        self._level_averages = level_averages
        key = settings.ruleset or default_ruleset_key(locale or QLocale.system(), language)
        self.players = PlayerList(settings.players, settings.known_names, self)
        self.first_card = ChoiceCard(parent=self)
        self.thrown_card = ChoiceCard(parent=self)
        self.pace = PaceChoice(settings.pace, self)
        self.dice = DiceSection(fingerprint, self)
        self.picker = RulesetPicker(key, self, own=own_rulesets)
        self.rules = RulesReader(self.picker, settings.dice_style, self)
        self.start_button = DrawnButton(ButtonKind.MAIN, self)
        self.parked_button = DrawnButton(ButtonKind.QUIET, self)
        self._parked = 0
        self.cancel_button = DrawnButton(ButtonKind.QUIET, self)
        self._rules_label, self._players_label, self._starter_label = (
            Heading(1.08, self) for _ in range(3)
        )
        self._note, self._summary = MutedLabel(self), MutedLabel(self)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.body)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._starters = EvenGridLayout(most_columns=2)
        self._starter_group = QButtonGroup(self)
        self._build()
        thrown = settings.starter == STARTER_THROWN
        starter = self.thrown_card if thrown else self.first_card
        starter.setChecked(True)
        self._starter_label.setBuddy(starter)
        self._connect()
        self._tell_averages()

    def show_parked(self, count: int) -> None:
        """Offer to go on with one of so many games instead, if there are any."""
        self._parked = count
        self.parked_button.setVisible(count > 0)
        self._name_parked()

    @property
    def choice(self) -> NewGameChoice:
        """What is chosen now."""
        thrown = self.thrown_card.isChecked()
        mode = STARTER_THROWN if thrown else STARTER_FIRST
        pace, word = self.pace.value, self.dice.word.text()
        return NewGameChoice(self.picker.ruleset, self.players.entries, mode, pace, word)

    @override
    def accept(self) -> None:
        choice = self.choice
        super().accept()
        self.choice_made.emit(choice)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self.heading.setText(self.tr("New game"))
        self._rules_label.setText(self.tr("&Rules"))
        self._players_label.setText(self.tr("&Players"))
        self._starter_label.setText(self.tr("&Who starts?"))
        self.first_card.set_texts(self.tr("First in the list"))
        self.thrown_card.set_texts(self.tr("Throw for it"))
        self.start_button.setText(self.tr("&Start game"))
        self.cancel_button.setText(self.tr("Cancel"))
        self._name_parked()
        self._refresh()

    @override
    def wanted_width(self) -> float:
        return 47.0

    @override
    def wanted_height(self) -> float:
        return 56.0

    @override
    def arrange(self) -> None:
        unit = text_unit(self)
        self._columns.setSpacing(round(unit * 1.4))
        self._columns.setContentsMargins(0, 0, round(unit * 0.3), round(unit * 0.5))
        for column in (self._left, self._right):
            column.setSpacing(round(unit * 0.45))
        self._starters.setSpacing(round(unit * 0.2))
        wide = self.width() >= _TWO_COLUMNS_FROM * unit
        direction = QBoxLayout.Direction
        self._columns.setDirection(direction.LeftToRight if wide else direction.TopToBottom)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        first = self.players.rows[0].edit
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.scroll_area.verticalScrollBar().setValue(0)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # From anywhere, also where Enter alone has a meaning of its own.
        with_control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if with_control and event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self.accept()
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        self.parked_button.hide()
        self._starter_group.addButton(self.first_card)
        self._starter_group.addButton(self.thrown_card)
        self._starters.addWidget(self.first_card)
        self._starters.addWidget(self.thrown_card)
        self._left.addWidget(self._players_label)
        self._left.addWidget(self.players)
        self._left.addWidget(self._note)
        self._left.addWidget(self._starter_label)
        self._left.addLayout(self._starters)
        self._left.addWidget(self.pace)
        self._left.addWidget(self.dice)
        self._left.addStretch(1)
        self._right.addWidget(self._rules_label)
        self._right.addWidget(self.picker)
        self._right.addWidget(self.rules)
        self._right.addStretch(1)
        self._columns.addLayout(self._left, 5)
        self._columns.addLayout(self._right, 6)
        self.footer.addWidget(self.parked_button)
        self.footer.addWidget(self._summary, 1)
        self.footer.addWidget(self.cancel_button)
        self.footer.addWidget(self.start_button)
        self._rules_label.setBuddy(self.picker)
        self._players_label.setBuddy(self.players.rows[0].edit)
        self.start_button.setDefault(True)
        self.players.order_tabs()

    def _connect(self) -> None:
        self.picker.ruleset_changed.connect(self._refresh)
        self._starter_group.buttonClicked.connect(self._starter_label.setBuddy)
        self.picker.ruleset_changed.connect(self._tell_averages)
        self.dice.more_button.clicked.connect(lambda: QTimer.singleShot(0, self, self.grow))
        self.players.changed.connect(self._refresh)
        self.players.entered.connect(self.accept)
        self.players.last_entered.connect(self.start_button.setFocus)
        self.start_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        self.parked_button.clicked.connect(self.parked_requested)

    def _tell_averages(self) -> None:
        if self._level_averages is not None:
            self.players.set_averages(self._level_averages(self.picker.ruleset))

    def _name_parked(self) -> None:
        self.parked_button.setText(self.tr("%n to &go on with…", "games", self._parked))

    def _refresh(self) -> None:
        """Tell what will be played, and which names get a number."""
        rows = self.players.rows
        self._players_label.setBuddy(rows[0].edit)
        renamed = self.players.renamed
        text = self.tr("Two players have the same name; one is written as “{name}”.")
        self._note.setText(text.format(name=isolated(renamed[0])) if renamed else "")
        self._note.setVisible(bool(renamed))
        alone = len(rows) == 1
        self._starter_label.setVisible(not alone)
        self.first_card.setVisible(not alone)
        self.thrown_card.setVisible(not alone)
        self.pace.setVisible(any(row.level is not None for row in rows))
        named = zip(rows, self.players.names, strict=True)
        self.dice.show_players([name for row, name in named if row.own_dice], len(rows))
        count = self.tr("%n players", "", len(rows))
        rules = ruleset_label(self.picker.ruleset)
        summary = self.tr("{rules} · {players}", "the game that will start")
        self._summary.setText(summary.format(rules=rules, players=count))
        # Once the list has laid out its new lines.
        QTimer.singleShot(0, self, self.grow)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        height = max(1.0, text_unit(self) * 0.06)
        top = self.scroll_area.geometry().bottom() + 1
        painter.fillRect(QRectF(0, top, self.width(), height), self.theme.border)
