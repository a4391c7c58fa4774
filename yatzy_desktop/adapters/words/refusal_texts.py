"""Why something is refused, in sentences that a player understands."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from yatzy_desktop.adapters.words.labels import box_name, points_text
from yatzy_desktop.adapters.words.spoken_texts import SpokenTexts
from yatzy_desktop.game import IllegalReason
from yatzy_desktop.rules import CATEGORY_KEYS, InvalidRulesetError, Ruleset, RulesetProblem

_ILLEGAL = cast(
    "dict[IllegalReason, str]",
    {
        IllegalReason.GAME_OVER: QT_TRANSLATE_NOOP("Refusal", "This game is over."),
        IllegalReason.NO_ROLLS_LEFT: QT_TRANSLATE_NOOP(
            "Refusal", "No rolls are left. Choose a box to fill."
        ),
        IllegalReason.NOTHING_TO_HOLD: QT_TRANSLATE_NOOP(
            "Refusal", "The first roll of a turn is made with all dice."
        ),
        IllegalReason.NO_SUCH_DIE: QT_TRANSLATE_NOOP("Refusal", "There is no such die."),
        IllegalReason.ALL_DICE_HELD: QT_TRANSLATE_NOOP(
            "Refusal", "All dice are held. Let go of at least one, or fill a box."
        ),
        IllegalReason.HELD_DICE_LOCKED: QT_TRANSLATE_NOOP(
            "Refusal", "With these rules, held dice stay held until the turn ends."
        ),
        IllegalReason.NOT_ROLLED_YET: QT_TRANSLATE_NOOP(
            "Refusal", "Roll the dice before you fill a box."
        ),
        IllegalReason.NO_SUCH_BOX: QT_TRANSLATE_NOOP("Refusal", "This pad has no such box."),
        IllegalReason.BOX_FILLED: QT_TRANSLATE_NOOP("Refusal", "This box is already filled."),
        IllegalReason.NOT_THIS_BOX_YET: QT_TRANSLATE_NOOP(
            "Refusal", "With these rules, another box has to be filled first."
        ),
        IllegalReason.OWN_DICE: QT_TRANSLATE_NOOP(
            "Refusal", "This player throws real dice: enter what they show."
        ),
        IllegalReason.PROGRAM_DICE: QT_TRANSLATE_NOOP(
            "Refusal", "The program throws the dice of this player."
        ),
        IllegalReason.NO_SUCH_DICE: QT_TRANSLATE_NOOP(
            "Refusal", "Enter a number from 1 to 6 for each die."
        ),
        IllegalReason.NO_SUCH_ROLL: QT_TRANSLATE_NOOP(
            "Refusal", "So many rolls are not possible now."
        ),
        IllegalReason.ROLLS_NEEDED: QT_TRANSLATE_NOOP(
            "Refusal", "With these rules, the number of rolls used has to be entered."
        ),
        IllegalReason.IMPOSSIBLE_POINTS: QT_TRANSLATE_NOOP(
            "Refusal", "No dice give these points in this box."
        ),
        IllegalReason.NO_SUCH_SEAT: QT_TRANSLATE_NOOP("Refusal", "There is no such player."),
        IllegalReason.HAS_LEFT: QT_TRANSLATE_NOOP("Refusal", "This player has left the game."),
        IllegalReason.LAST_PLAYER: QT_TRANSLATE_NOOP(
            "Refusal", "Somebody has to stay at the table."
        ),
        IllegalReason.TABLE_FULL: QT_TRANSLATE_NOOP(
            "Refusal", "There is no room for another player."
        ),
        IllegalReason.NOTHING_CHANGES: QT_TRANSLATE_NOOP("Refusal", "Nothing would change."),
        IllegalReason.SEED_SHOWN: QT_TRANSLATE_NOOP(
            "Refusal", "The secret of the dice has been shown, so this game cannot go on."
        ),
    },
)

_RULESET_PROBLEMS = cast(
    "dict[RulesetProblem, str]",
    {
        RulesetProblem.DICE_COUNT: QT_TRANSLATE_NOOP(
            "RulesetProblem", "Yatzy is played with five or six dice."
        ),
        RulesetProblem.ROLLS_PER_TURN: QT_TRANSLATE_NOOP(
            "RulesetProblem", "A turn has 1 to {most} rolls."
        ),
        RulesetProblem.NO_BOXES: QT_TRANSLATE_NOOP(
            "RulesetProblem", "The pad needs at least one box."
        ),
        RulesetProblem.TOO_MANY_BOXES: QT_TRANSLATE_NOOP(
            "RulesetProblem", "The pad has room for {most} boxes."
        ),
        RulesetProblem.UNKNOWN_BOX: QT_TRANSLATE_NOOP(
            "RulesetProblem", "The program does not know the box “{box}”."
        ),
        RulesetProblem.DUPLICATE_BOX: QT_TRANSLATE_NOOP(
            "RulesetProblem", "“{box}” is on the pad twice."
        ),
        RulesetProblem.WRONG_SECTION: QT_TRANSLATE_NOOP(
            "RulesetProblem", "“{box}” belongs to the other section of the pad."
        ),
        RulesetProblem.WRONG_SCORING: QT_TRANSLATE_NOOP(
            "RulesetProblem", "“{box}” cannot be scored in this way."
        ),
        RulesetProblem.BOX_NEEDS_MORE_DICE: QT_TRANSLATE_NOOP(
            "RulesetProblem", "“{box}” needs {needed} dice, but these rules have {dice}."
        ),
        RulesetProblem.BOX_POINTS: QT_TRANSLATE_NOOP(
            "RulesetProblem", "“{box}” can give 1 to {most} points."
        ),
        RulesetProblem.BONUS_WITHOUT_UPPER_BOXES: QT_TRANSLATE_NOOP(
            "RulesetProblem", "A bonus needs at least one box in the upper section."
        ),
        RulesetProblem.BONUS_THRESHOLD: QT_TRANSLATE_NOOP(
            "RulesetProblem", "The bonus has to begin at 1 point or more."
        ),
        RulesetProblem.BONUS_UNREACHABLE: QT_TRANSLATE_NOOP(
            "RulesetProblem",
            "Nobody can reach a bonus at {threshold}: the upper boxes give {reachable} at most.",
        ),
        RulesetProblem.BONUS_POINTS: QT_TRANSLATE_NOOP(
            "RulesetProblem", "The bonus can give 1 to {most} points."
        ),
        RulesetProblem.SAVED_ROLLS_CAP: QT_TRANSLATE_NOOP(
            "RulesetProblem", "A player can save up 1 to {most} rolls."
        ),
        RulesetProblem.MIN_HELD: QT_TRANSLATE_NOOP(
            "RulesetProblem", "At least one of the {dice} dice has to be free to roll."
        ),
        RulesetProblem.EXTRA_YATZY_POINTS: QT_TRANSLATE_NOOP(
            "RulesetProblem", "A further Yatzy can give up to {most} points."
        ),
        RulesetProblem.EXTRA_WITHOUT_YATZY_BOX: QT_TRANSLATE_NOOP(
            "RulesetProblem", "Points for a further Yatzy need five dice and a Yatzy box."
        ),
        RulesetProblem.NAME: QT_TRANSLATE_NOOP(
            "RulesetProblem", "The rules need a name of at most {most} characters."
        ),
        RulesetProblem.MALFORMED: QT_TRANSLATE_NOOP(
            "RulesetProblem", "These rules are damaged and cannot be read."
        ),
    },
)

_FEWEST_DICE = 5


def illegal_reason_text(reason: IllegalReason, ruleset: Ruleset) -> str:
    """Return the sentence that tells a player why an action is not allowed now."""
    if reason is IllegalReason.TOO_FEW_HELD:
        return HoldRefusal().too_few_held(ruleset.min_held)
    return QCoreApplication.translate("Refusal", _ILLEGAL[reason])


def ruleset_problem_text(error: InvalidRulesetError) -> str:
    """Return the sentence that tells why own rules can't be played."""
    template = QCoreApplication.translate("RulesetProblem", _RULESET_PROBLEMS[error.problem])
    return template.format(**{name: _detail(name, error) for name in error.details})


def _detail(name: str, error: InvalidRulesetError) -> str:
    value = error.details[name]
    if isinstance(value, int):
        return points_text(value)
    if name == "box" and value in CATEGORY_KEYS:
        dice = error.details.get("dice")
        return box_name(value, dice if isinstance(dice, int) else _FEWEST_DICE)
    return value


class HoldRefusal(SpokenTexts):
    """The refusals that count something."""

    def too_few_held(self, count: int) -> str:
        """Return that more dice have to be held."""
        if count == 1:
            return self.tr("Hold at least one die before you roll again.")
        return self.tr("Hold at least %n dice before you roll again.", "", count)
