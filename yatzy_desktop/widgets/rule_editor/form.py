"""The form in which rules are changed: every setting, refused where it cannot be."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSignalBlocker, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yatzy_desktop.adapters.game import (
    DraftField,
    Outcome,
    Refusal,
    RulesetDraft,
    fixed_points_practice,
    practice_text,
)
from yatzy_desktop.adapters.words import (
    category_name,
    points_text,
    ruleset_label,
    ruleset_problem_text,
)
from yatzy_desktop.compat import override
from yatzy_desktop.rules import (
    CATEGORY_KEYS,
    HOUSES,
    PAIRS,
    FillOrder,
    Groups,
    Straight,
    standard_category,
)
from yatzy_desktop.rules.limits import DICE_COUNTS, MAX_NAME_LENGTH, MAX_ROLLS_PER_TURN
from yatzy_desktop.widgets.look import (
    ButtonKind,
    ChoiceRow,
    DrawnButton,
    Dressed,
    Theme,
    blended,
    draw_dice_sign,
    text_unit,
)
from yatzy_desktop.widgets.rule_editor.box_list import BoxList
from yatzy_desktop.widgets.rule_editor.form_parts import (
    FieldGroup,
    FieldRow,
    NameField,
    NumberBox,
    SwitchBox,
)
from yatzy_desktop.widgets.rule_editor.form_texts import (
    field_texts,
    fixed_box_text,
    group_title,
    order_titles,
)

_PICTURE = (2.4, 1.6)

_FIXED_KEYS = tuple(
    key for key in CATEGORY_KEYS if isinstance(standard_category(key).scoring, Groups | Straight)
)
"""The boxes that could have a fixed value."""

_PRACTICES = {
    "dice": DraftField.DICE,
    "rolls": DraftField.ROLLS,
    "saved_rolls": DraftField.SAVED_ROLLS,
    "min_held": DraftField.MIN_HELD,
    "held_locked": DraftField.HELD_LOCKED,
    "fill_order": DraftField.FILL_ORDER,
    "bonus": DraftField.BONUS,
    "houses": DraftField.HOUSES,
    "pairs": DraftField.PAIRS,
    "extra_yatzy": DraftField.EXTRA_YATZY,
    "boxes": DraftField.BOXES,
}


class RulesetForm(Dressed, QWidget):
    """Shows a draft; every accepted change is told with the draft it leads to."""

    draft_changed = Signal(object)
    """The RulesetDraft after a change."""
    edited = Signal()
    """Something is being written that counts once it is committed."""
    refused = Signal(QWidget)
    """The row in which a change was refused."""

    def __init__(self, draft: RulesetDraft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = draft
        self.name_edit = NameField(self)
        self.name_edit.setMaxLength(MAX_NAME_LENGTH)
        signs = {str(count): partial(_paint_dice, count) for count in DICE_COUNTS}
        self.dice_row = ChoiceRow(list(signs), signs, picture_size=_PICTURE, parent=self)
        rolls = [str(count + 1) for count in range(MAX_ROLLS_PER_TURN)]
        self.rolls_row = ChoiceRow(rolls, parent=self)
        self.saved_switch = SwitchBox(self)
        self.cap_box = NumberBox(self)
        self.min_held_box = NumberBox(self)
        self.locked_switch = SwitchBox(self)
        self.order_row = ChoiceRow([order.value for order in FillOrder], parent=self)
        self.forced_button = DrawnButton(ButtonKind.QUIET, self)
        self.bonus_switch = SwitchBox(self)
        self.threshold_box = NumberBox(self)
        self.bonus_points_box = NumberBox(self)
        self.houses_switch = SwitchBox(self)
        self.pairs_switch = SwitchBox(self)
        self.points_boxes = {key: NumberBox(self) for key in _FIXED_KEYS}
        self.extra_box = NumberBox(self)
        self.joker_switch = SwitchBox(self)
        self.box_list = BoxList(draft, self)
        self.rows: dict[str, FieldRow] = {}
        self._groups: dict[str, FieldGroup] = {}
        self._was_refused = False
        self._column = QVBoxLayout(self)
        self._build()
        self._connect()
        self.show_draft(draft)

    @property
    def draft(self) -> RulesetDraft:
        """The rules as the form shows them."""
        return self._draft

    def show_draft(self, draft: RulesetDraft) -> None:
        """Show other rules, without any refusal."""
        self._draft = draft
        for row in self.rows.values():
            row.accept()
        self.name_edit.setText(self._name())
        self._show_values()
        self.retranslate()

    def commit(self) -> bool:
        """Take over what is still being written; tell whether none of it was refused."""
        self._was_refused = False
        for box in self.findChildren(NumberBox):
            if box.isVisibleTo(self):
                box.interpretText()
        self._rename()
        self.box_list.commit_name()
        return not self._was_refused

    @override
    def retranslate(self) -> None:
        count = self._draft.ruleset.dice_count
        for field, row in self.rows.items():
            if field in self.points_boxes:
                practice = fixed_points_practice(field)
                row.set_texts(
                    category_name(field, self._draft.ruleset), fixed_box_text(field), practice
                )
            else:
                kind = _PRACTICES.get(field)
                practice = practice_text(kind, count) if kind else ""
                row.set_texts(*field_texts(field), practice)
        for name, group in self._groups.items():
            group.heading.setText(group_title(name))
        self.dice_row.set_titles({key: points_text(int(key)) for key in self.dice_row.cards})
        self.rolls_row.set_titles({key: points_text(int(key)) for key in self.rolls_row.cards})
        self.order_row.set_titles(order_titles())
        for field, choices in self._choices().items():
            setting = field_texts(field)[0]
            for card in choices.cards.values():
                text = self.tr("{setting}: {choice}", "heard when a card has the focus")
                card.setAccessibleName(text.format(setting=setting, choice=card.text()))
        self.forced_button.setText(self.tr("Forced order, &bonus from 42"))
        self.forced_button.setAccessibleDescription(
            self.tr("A well-known choice: from the top down, and two of each face earn the bonus.")
        )
        self.name_edit.setPlaceholderText(ruleset_label(self._draft.ruleset))
        self.cap_box.setSpecialValueText(self.tr("any number", "of saved rolls"))
        self.cap_box.updateGeometry()

    def _build(self) -> None:
        wide = {"dice", "rolls", "fill_order", "boxes", "name"}
        groups: dict[str, dict[str, QWidget]] = {
            "turn": {
                "dice": self.dice_row,
                "rolls": self.rolls_row,
                "saved_rolls": self.saved_switch,
                "saved_cap": self.cap_box,
            },
            "holding": {"min_held": self.min_held_box, "held_locked": self.locked_switch},
            "bonus": {
                "fill_order": self.order_row,
                "bonus": self.bonus_switch,
                "threshold": self.threshold_box,
                "bonus_points": self.bonus_points_box,
            },
            "scores": {
                "houses": self.houses_switch,
                "pairs": self.pairs_switch,
                **self.points_boxes,
                "extra_yatzy": self.extra_box,
                "joker": self.joker_switch,
            },
            "boxes": {"boxes": self.box_list},
        }
        self.rows["name"] = FieldRow(self.name_edit, wide=True, parent=self)
        self._column.addWidget(self.rows["name"])
        for name, fields in groups.items():
            group = self._groups[name] = FieldGroup(self)
            for field, control in fields.items():
                row = FieldRow(control, wide=field in wide, parent=group)
                self.rows[field] = row
                group.add(row)
            self._column.addWidget(group)
        self.rows["fill_order"].add(self.forced_button)
        self._column.addStretch(1)

    def _connect(self) -> None:
        attempt = self._attempt
        self.name_edit.editingFinished.connect(self._rename)
        self.name_edit.textEdited.connect(self.edited)
        for box in self.findChildren(NumberBox):
            box.edited.connect(self.edited)
        self.dice_row.chosen.connect(
            lambda value: attempt("dice", self._draft.with_dice_count(int(value)))
        )
        self.rolls_row.chosen.connect(
            lambda value: attempt("rolls", self._draft.with_rolls(int(value)))
        )
        self.saved_switch.toggled.connect(self._save_rolls)
        self.cap_box.valueChanged.connect(self._cap_saved_rolls)
        self.min_held_box.valueChanged.connect(
            lambda value: attempt("min_held", self._draft.with_min_held(value))
        )
        self.locked_switch.toggled.connect(
            lambda on: attempt("held_locked", self._draft.with_held_locked(locked=on))
        )
        self.order_row.chosen.connect(
            lambda value: attempt("fill_order", self._draft.with_fill_order(FillOrder(value)))
        )
        self.forced_button.clicked.connect(
            lambda: attempt("fill_order", self._draft.with_forced_order_at_42())
        )
        self.bonus_switch.toggled.connect(self._give_bonus)
        self.threshold_box.valueChanged.connect(
            lambda value: attempt(
                "threshold", self._draft.with_bonus(value, self._draft.usual_bonus.points)
            )
        )
        self.bonus_points_box.valueChanged.connect(
            lambda value: attempt(
                "bonus_points", self._draft.with_bonus(self._draft.usual_bonus.threshold, value)
            )
        )
        self._connect_scores()

    def _connect_scores(self) -> None:
        attempt = self._attempt
        for field, switch, keys in (
            ("houses", self.houses_switch, HOUSES),
            ("pairs", self.pairs_switch, PAIRS),
        ):
            switch.toggled.connect(partial(self._allow_same_face, field, keys))
        for key, box in self.points_boxes.items():
            box.valueChanged.connect(partial(self._set_points, key))
        self.extra_box.valueChanged.connect(
            lambda value: attempt("extra_yatzy", self._draft.with_extra_yatzy(value))
        )
        self.joker_switch.toggled.connect(
            lambda on: attempt("joker", self._draft.with_joker(joker=on))
        )
        self.box_list.inclusion_requested.connect(self._include)
        self.box_list.name_edited.connect(self.edited)
        self.box_list.naming_requested.connect(
            lambda key, name: attempt("boxes", self._draft.with_box_name(key, name))
        )
        self.box_list.move_requested.connect(
            lambda key, place: attempt("boxes", self._draft.with_box_at(key, place))
        )

    def _attempt(self, row: str, outcome: Outcome) -> None:
        """Take a change over, or tell beside its control why not and show what still holds."""
        if isinstance(outcome, Refusal):
            self._show_values()
            self.rows[row].refuse(ruleset_problem_text(outcome.error))
            self._was_refused = True
            self.refused.emit(self.rows[row])
            return
        for each in self.rows.values():
            each.accept()
        changed = outcome != self._draft
        self._draft = outcome
        self._show_values()
        if changed:
            self.retranslate()
            self.draft_changed.emit(outcome)

    def _rename(self) -> None:
        if self.name_edit.text() != self._name():
            self._attempt("name", self._draft.with_name(self.name_edit.text()))
            self.name_edit.setText(self._name())

    def _save_rolls(self, enabled: bool) -> None:  # noqa: FBT001 - Qt's signal
        cap = self._draft.ruleset.saved_rolls.cap if enabled else None
        self._attempt("saved_rolls", self._draft.with_saved_rolls(enabled=enabled, cap=cap))

    def _cap_saved_rolls(self, cap: int) -> None:
        self._attempt("saved_cap", self._draft.with_saved_rolls(enabled=True, cap=cap or None))

    def _give_bonus(self, given: bool) -> None:  # noqa: FBT001 - Qt's signal
        usual = self._draft.usual_bonus
        wished = self._draft.with_bonus(usual.threshold, usual.points)
        self._attempt("bonus", wished if given else self._draft.without_bonus())

    def _allow_same_face(
        self,
        field: str,
        keys: tuple[str, ...],
        allowed: bool,  # noqa: FBT001 - Qt's signal
    ) -> None:
        self._attempt(field, self._draft.with_same_face(keys, allowed=allowed))

    def _set_points(self, key: str, points: int) -> None:
        self._attempt(key, self._draft.with_points(key, points))

    def _include(self, key: str, wanted: bool) -> None:  # noqa: FBT001 - a signal's argument
        draft = self._draft
        self._attempt("boxes", draft.with_box(key) if wanted else draft.without_box(key))

    def _choices(self) -> dict[str, ChoiceRow]:
        return {"dice": self.dice_row, "rolls": self.rolls_row, "fill_order": self.order_row}

    def _name(self) -> str:
        return self._draft.ruleset.name

    def _show_values(self) -> None:
        """Let every control show what the draft says, without telling anybody."""
        rules, draft = self._draft.ruleset, self._draft
        if self.name_edit.text() != self._name() and not self.name_edit.hasFocus():
            self.name_edit.setText(self._name())
        self.dice_row.show_value(str(rules.dice_count))
        self.rolls_row.show_value(str(rules.rolls_per_turn))
        self.order_row.show_value(rules.fill_order.value)
        saved, bonus = rules.saved_rolls, rules.upper_bonus
        switches = {
            self.saved_switch: saved.enabled,
            self.locked_switch: rules.held_locked,
            self.bonus_switch: bonus is not None,
            self.houses_switch: draft.same_face(HOUSES),
            self.pairs_switch: draft.same_face(PAIRS),
            self.joker_switch: rules.joker,
        }
        for switch, on in switches.items():
            with QSignalBlocker(switch):
                switch.setChecked(on)
        numbers = {
            self.cap_box: saved.cap or 0,
            self.min_held_box: rules.min_held,
            self.threshold_box: draft.usual_bonus.threshold,
            self.bonus_points_box: draft.usual_bonus.points,
            self.extra_box: rules.extra_yatzy_points,
        }
        fixed = {each.key: each.fixed_points or 0 for each in draft.fixed_boxes}
        numbers |= {self.points_boxes[key]: points for key, points in fixed.items()}
        for box, number in numbers.items():
            with QSignalBlocker(box):
                box.setValue(number)
        self.box_list.show_draft(draft)
        self._show_rows(fixed)

    def _show_rows(self, fixed: dict[str, int]) -> None:
        rules = self._draft.ruleset
        on_card = {each.key for each in rules.categories}
        has_yatzy = rules.dice_count == min(DICE_COUNTS) and "yatzy" in on_card
        shown: dict[str, bool] = {key: key in fixed for key in self.points_boxes}
        shown |= {
            "saved_cap": rules.saved_rolls.enabled,
            "threshold": rules.upper_bonus is not None,
            "bonus_points": rules.upper_bonus is not None,
            "houses": bool(on_card & set(HOUSES)),
            "pairs": bool(on_card & set(PAIRS)),
            "min_held": rules.rolls_per_turn > 1 or rules.saved_rolls.enabled,
            "extra_yatzy": has_yatzy,
            "joker": has_yatzy and (rules.extra_yatzy_points > 0 or rules.joker),
        }
        for field, visible in shown.items():
            self.rows[field].setVisible(visible)
        for group in self._groups.values():
            group.show_if_used()

    @override
    def refit(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(text_unit(self) * 0.2))


def _paint_dice(count: int, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    body = blended(theme.window_muted, theme.base, 0.15)
    draw_dice_sign(painter, rect, count, body, theme.base)
