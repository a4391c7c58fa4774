"""Choosing the rules: the country first, then the dice and the pad."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from yatzy_desktop.adapters.words import (
    countries,
    country_name,
    ruleset_description,
    ruleset_title,
    shown_on_button,
)
from yatzy_desktop.compat import override
from yatzy_desktop.rules import Ruleset, UnknownRulesetError, rulesets
from yatzy_desktop.rules.limits import DICE_COUNTS
from yatzy_desktop.widgets.look import (
    FLAG_SIZE,
    ChoiceCard,
    Dressed,
    EvenGridLayout,
    Theme,
    blended,
    draw_dice_sign,
    paint_flag,
    text_unit,
)

_DICE_SIZE = (2.6, 1.75)

OWN = ""
"""Stands for a country where rulesets are one's own."""


def _paint_dice(count: int, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    body = blended(theme.window_muted, theme.base, 0.15)
    draw_dice_sign(painter, rect, count, body, theme.base)


class RulesetPicker(Dressed, QWidget):
    """Cards for the countries and below them for the rulesets of the chosen one."""

    ruleset_changed = Signal(str)

    def __init__(
        self,
        ruleset_key: str,
        parent: QWidget | None = None,
        *,
        own: Sequence[Ruleset] = (),
    ) -> None:
        super().__init__(parent)
        # Else the letter underlined in a heading would do nothing, in spite of the proxy.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._offered = {each.key: each for each in (*rulesets(), *own)}
        self._chosen = self._offered.get(ruleset_key) or rulesets()[0]
        self._countries = QButtonGroup(self)
        self._rulesets = QButtonGroup(self)
        codes = (*countries(), OWN) if own else countries()
        self._country_cards = {code: self._country_card(code) for code in codes}
        self._ruleset_cards = {key: self._ruleset_card(each) for key, each in self._offered.items()}
        self._country_row = EvenGridLayout()
        self._ruleset_column = EvenGridLayout(most_columns=1)
        for card in self._country_cards.values():
            self._country_row.addWidget(card)
        for card in self._ruleset_cards.values():
            self._ruleset_column.addWidget(card)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(self._country_row)
        layout.addLayout(self._ruleset_column)
        self._show_choice()

    @property
    def ruleset(self) -> Ruleset:
        """The chosen ruleset."""
        return self._chosen

    def choose(self, ruleset_key: str) -> None:
        """Choose a ruleset; raises `UnknownRulesetError`."""
        ruleset = self._offered.get(ruleset_key)
        if ruleset is None:
            raise UnknownRulesetError(ruleset_key)
        if ruleset == self._chosen:
            return
        self._chosen = ruleset
        self._show_choice()
        self.ruleset_changed.emit(ruleset.key)

    def choose_country(self, code: str) -> None:
        """Choose what is played in a country, with as many dice as now if it can be."""
        if code == self._chosen.country:
            return
        local = [ruleset for ruleset in self._offered.values() if ruleset.country == code]
        count = self._chosen.dice_count
        alike = (ruleset for ruleset in local if ruleset.dice_count == count)
        self.choose(next(alike, local[0]).key)

    @override
    def retranslate(self) -> None:
        for code, card in self._country_cards.items():
            card.set_texts(country_name(code) if code else self.tr("Own rules"))
        for key, card in self._ruleset_cards.items():
            ruleset = self._offered[key]
            card.set_texts(shown_on_button(ruleset_title(ruleset)), ruleset_description(ruleset))

    def _country_card(self, code: str) -> ChoiceCard:
        paint = partial(_paint_country, code) if code else _paint_own
        card = ChoiceCard(paint, picture_size=FLAG_SIZE, parent=self)
        self._countries.addButton(card)
        card.toggled.connect(partial(self._country_toggled, code))
        return card

    def _ruleset_card(self, ruleset: Ruleset) -> ChoiceCard:
        paint = partial(_paint_dice, ruleset.dice_count)
        card = ChoiceCard(paint, picture_size=_DICE_SIZE, parent=self)
        self._rulesets.addButton(card)
        card.toggled.connect(partial(self._ruleset_toggled, ruleset.key))
        return card

    def _country_toggled(self, code: str, checked: bool) -> None:  # noqa: FBT001 - Qt's signal
        if checked:
            self.choose_country(code)

    def _ruleset_toggled(self, key: str, checked: bool) -> None:  # noqa: FBT001 - Qt's signal
        if checked:
            self.choose(key)

    def _show_choice(self) -> None:
        for key, card in self._ruleset_cards.items():
            card.setVisible(self._offered[key].country == self._chosen.country)
        self._ruleset_cards[self._chosen.key].setChecked(True)
        self._country_cards[self._chosen.country].setChecked(True)
        self.setFocusProxy(self._country_cards[self._chosen.country])

    @override
    def refit(self) -> None:
        gap = round(text_unit(self) * 0.2)
        self._country_row.setSpacing(gap)
        self._ruleset_column.setSpacing(gap)
        layout = self.layout()
        if layout is not None:
            layout.setSpacing(round(text_unit(self) * 0.5))


def _paint_own(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    _paint_dice(min(DICE_COUNTS), painter, rect, theme)


def _paint_country(code: str, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_flag(painter, rect, code, theme)
