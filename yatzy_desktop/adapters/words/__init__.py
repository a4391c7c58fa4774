"""All that is said to people: the words of the game and the program in the person's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.adapters.words.advice_texts import HintTexts as HintTexts
    from yatzy_desktop.adapters.words.advice_texts import best_other_box as best_other_box
    from yatzy_desktop.adapters.words.advice_texts import choice_text as choice_text
    from yatzy_desktop.adapters.words.advice_texts import dice_text as dice_text
    from yatzy_desktop.adapters.words.advice_texts import difference_text as difference_text
    from yatzy_desktop.adapters.words.advice_texts import hint_texts as hint_texts
    from yatzy_desktop.adapters.words.advice_texts import is_just_as_good as is_just_as_good
    from yatzy_desktop.adapters.words.advice_texts import loss_mark as loss_mark
    from yatzy_desktop.adapters.words.advice_texts import loss_text as loss_text
    from yatzy_desktop.adapters.words.advice_texts import question_text as question_text
    from yatzy_desktop.adapters.words.advice_texts import (
        strike_question_text as strike_question_text,
    )
    from yatzy_desktop.adapters.words.catalog_words import Cross as Cross
    from yatzy_desktop.adapters.words.catalog_words import country_flag as country_flag
    from yatzy_desktop.adapters.words.catalog_words import country_name as country_name
    from yatzy_desktop.adapters.words.catalog_words import nordic_countries as nordic_countries
    from yatzy_desktop.adapters.words.heard_texts import HeardTexts as HeardTexts
    from yatzy_desktop.adapters.words.labels import Translate as Translate
    from yatzy_desktop.adapters.words.labels import app_translate as app_translate
    from yatzy_desktop.adapters.words.labels import bonus_name as bonus_name
    from yatzy_desktop.adapters.words.labels import box_name as box_name
    from yatzy_desktop.adapters.words.labels import category_name as category_name
    from yatzy_desktop.adapters.words.labels import dice_entered_text as dice_entered_text
    from yatzy_desktop.adapters.words.labels import extra_yatzy_name as extra_yatzy_name
    from yatzy_desktop.adapters.words.labels import face_word as face_word
    from yatzy_desktop.adapters.words.labels import isolated as isolated
    from yatzy_desktop.adapters.words.labels import points_text as points_text
    from yatzy_desktop.adapters.words.labels import ruleset_label as ruleset_label
    from yatzy_desktop.adapters.words.labels import saved_rolls_name as saved_rolls_name
    from yatzy_desktop.adapters.words.labels import signed_points_text as signed_points_text
    from yatzy_desktop.adapters.words.labels import total_name as total_name
    from yatzy_desktop.adapters.words.labels import upper_sum_name as upper_sum_name
    from yatzy_desktop.adapters.words.level_averages import BoxAverages as BoxAverages
    from yatzy_desktop.adapters.words.level_averages import LevelAverages as LevelAverages
    from yatzy_desktop.adapters.words.level_averages import PeopleAverage as PeopleAverage
    from yatzy_desktop.adapters.words.level_texts import USUAL_LEVEL as USUAL_LEVEL
    from yatzy_desktop.adapters.words.level_texts import average_text as average_text
    from yatzy_desktop.adapters.words.level_texts import free_computer_name as free_computer_name
    from yatzy_desktop.adapters.words.level_texts import level_name as level_name
    from yatzy_desktop.adapters.words.plain_text import shown_in_tip as shown_in_tip
    from yatzy_desktop.adapters.words.plain_text import shown_in_title as shown_in_title
    from yatzy_desktop.adapters.words.plain_text import shown_on_button as shown_on_button
    from yatzy_desktop.adapters.words.plain_text import shown_path as shown_path
    from yatzy_desktop.adapters.words.player_names import player_name as player_name
    from yatzy_desktop.adapters.words.player_names import seat_name as seat_name
    from yatzy_desktop.adapters.words.problem_texts import store_problem_text as store_problem_text
    from yatzy_desktop.adapters.words.refusal_texts import (
        illegal_reason_text as illegal_reason_text,
    )
    from yatzy_desktop.adapters.words.refusal_texts import (
        ruleset_problem_text as ruleset_problem_text,
    )
    from yatzy_desktop.adapters.words.review_texts import COSTLY as COSTLY
    from yatzy_desktop.adapters.words.review_texts import LUCKY as LUCKY
    from yatzy_desktop.adapters.words.review_texts import LedgerLine as LedgerLine
    from yatzy_desktop.adapters.words.review_texts import accuracy_text as accuracy_text
    from yatzy_desktop.adapters.words.review_texts import better_text as better_text
    from yatzy_desktop.adapters.words.review_texts import curve_text as curve_text
    from yatzy_desktop.adapters.words.review_texts import dear_text as dear_text
    from yatzy_desktop.adapters.words.review_texts import decimal_text as decimal_text
    from yatzy_desktop.adapters.words.review_texts import exactness_text as exactness_text
    from yatzy_desktop.adapters.words.review_texts import ledger as ledger
    from yatzy_desktop.adapters.words.review_texts import luck_text as luck_text
    from yatzy_desktop.adapters.words.review_texts import verdict_text as verdict_text
    from yatzy_desktop.adapters.words.rule_texts import SEPARATOR as SEPARATOR
    from yatzy_desktop.adapters.words.rule_texts import PointTexts as PointTexts
    from yatzy_desktop.adapters.words.rule_texts import RulesetCounts as RulesetCounts
    from yatzy_desktop.adapters.words.rule_texts import bonus_description as bonus_description
    from yatzy_desktop.adapters.words.rule_texts import box_counts_text as box_counts_text
    from yatzy_desktop.adapters.words.rule_texts import box_needs_text as box_needs_text
    from yatzy_desktop.adapters.words.rule_texts import holding_texts as holding_texts
    from yatzy_desktop.adapters.words.rule_texts import rolls_texts as rolls_texts
    from yatzy_desktop.adapters.words.rule_texts import ruleset_description as ruleset_description
    from yatzy_desktop.adapters.words.rules_file_texts import (
        rules_file_problem_text as rules_file_problem_text,
    )
    from yatzy_desktop.adapters.words.rules_page_text import BoxRule as BoxRule
    from yatzy_desktop.adapters.words.rules_page_text import DisputedPoint as DisputedPoint
    from yatzy_desktop.adapters.words.rules_page_text import box_line as box_line
    from yatzy_desktop.adapters.words.rules_sections import Comparison as Comparison
    from yatzy_desktop.adapters.words.rules_sections import OtherTexts as OtherTexts
    from yatzy_desktop.adapters.words.rules_sections import RulesPart as RulesPart
    from yatzy_desktop.adapters.words.rules_sections import rules_parts as rules_parts
    from yatzy_desktop.adapters.words.ruleset_examples import BoxExample as BoxExample
    from yatzy_desktop.adapters.words.ruleset_examples import box_example as box_example
    from yatzy_desktop.adapters.words.ruleset_titles import countries as countries
    from yatzy_desktop.adapters.words.ruleset_titles import (
        default_ruleset_key as default_ruleset_key,
    )
    from yatzy_desktop.adapters.words.ruleset_titles import ruleset_title as ruleset_title
    from yatzy_desktop.adapters.words.spoken_texts import Language as Language
    from yatzy_desktop.adapters.words.spoken_texts import SpokenTexts as SpokenTexts
    from yatzy_desktop.adapters.words.tips_text import TipsTable as TipsTable
    from yatzy_desktop.adapters.words.tips_text import printable_tips as printable_tips
    from yatzy_desktop.adapters.words.tips_text import tips_parts as tips_parts
    from yatzy_desktop.adapters.words.translation import Translator as Translator
    from yatzy_desktop.adapters.words.translation import spoken_locale as spoken_locale

__getattr__ = open_doors(
    __name__,
    {
        "advice_texts": (
            "HintTexts best_other_box choice_text dice_text difference_text hint_texts "
            "is_just_as_good loss_mark loss_text question_text strike_question_text"
        ),
        "catalog_words": "Cross country_flag country_name nordic_countries",
        "heard_texts": "HeardTexts",
        "labels": (
            "Translate app_translate bonus_name box_name category_name dice_entered_text "
            "extra_yatzy_name face_word isolated points_text ruleset_label "
            "saved_rolls_name signed_points_text total_name upper_sum_name"
        ),
        "level_averages": "BoxAverages LevelAverages PeopleAverage",
        "level_texts": "USUAL_LEVEL average_text free_computer_name level_name",
        "plain_text": "shown_in_tip shown_in_title shown_on_button shown_path",
        "player_names": "player_name seat_name",
        "problem_texts": "store_problem_text",
        "refusal_texts": "illegal_reason_text ruleset_problem_text",
        "review_texts": (
            "COSTLY LUCKY LedgerLine accuracy_text better_text curve_text dear_text "
            "decimal_text exactness_text ledger luck_text verdict_text"
        ),
        "rule_texts": (
            "PointTexts RulesetCounts SEPARATOR bonus_description box_counts_text "
            "box_needs_text holding_texts rolls_texts ruleset_description"
        ),
        "rules_file_texts": "rules_file_problem_text",
        "rules_page_text": "BoxRule DisputedPoint box_line",
        "rules_sections": "Comparison OtherTexts RulesPart rules_parts",
        "ruleset_examples": "BoxExample box_example",
        "ruleset_titles": "countries default_ruleset_key ruleset_title",
        "spoken_texts": "Language SpokenTexts",
        "tips_text": "TipsTable printable_tips tips_parts",
        "translation": "Translator spoken_locale",
    },
)
