"""What is kept between two starts, where, and how it is read and written without loss."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yatzy_desktop.doors import open_doors

if TYPE_CHECKING:
    from yatzy_desktop.adapters.storage.files import ProblemKind as ProblemKind
    from yatzy_desktop.adapters.storage.files import StoreProblem as StoreProblem
    from yatzy_desktop.adapters.storage.files import Write as Write
    from yatzy_desktop.adapters.storage.files import move_aside as move_aside
    from yatzy_desktop.adapters.storage.files import read_text as read_text
    from yatzy_desktop.adapters.storage.files import write_chosen as write_chosen
    from yatzy_desktop.adapters.storage.files import write_whole as write_whole
    from yatzy_desktop.adapters.storage.game_store import GameStore as GameStore
    from yatzy_desktop.adapters.storage.game_store import Session as Session
    from yatzy_desktop.adapters.storage.notebook_store import NotebookStore as NotebookStore
    from yatzy_desktop.adapters.storage.paths import AppPaths as AppPaths
    from yatzy_desktop.adapters.storage.paths import documents_folder as documents_folder
    from yatzy_desktop.adapters.storage.paths import tidy_up as tidy_up
    from yatzy_desktop.adapters.storage.picture_store import KeptPicture as KeptPicture
    from yatzy_desktop.adapters.storage.picture_store import PictureStore as PictureStore
    from yatzy_desktop.adapters.storage.ruleset_names import DRAFT_KEY as DRAFT_KEY
    from yatzy_desktop.adapters.storage.ruleset_names import tidy_name as tidy_name
    from yatzy_desktop.adapters.storage.ruleset_names import unique_name as unique_name
    from yatzy_desktop.adapters.storage.ruleset_store import (
        OWN_RULES_PROBLEMS as OWN_RULES_PROBLEMS,
    )
    from yatzy_desktop.adapters.storage.ruleset_store import SUFFIX as SUFFIX
    from yatzy_desktop.adapters.storage.ruleset_store import RulesetStore as RulesetStore
    from yatzy_desktop.adapters.storage.ruleset_store import RulesFileError as RulesFileError
    from yatzy_desktop.adapters.storage.ruleset_store import RulesFileProblem as RulesFileProblem
    from yatzy_desktop.adapters.storage.ruleset_store import (
        RulesFileProblemKind as RulesFileProblemKind,
    )
    from yatzy_desktop.adapters.storage.ruleset_store import is_rules_file as is_rules_file
    from yatzy_desktop.adapters.storage.ruleset_store import read_ruleset as read_ruleset
    from yatzy_desktop.adapters.storage.ruleset_store import ruleset_to_text as ruleset_to_text
    from yatzy_desktop.adapters.storage.save_retry import SaveRetry as SaveRetry
    from yatzy_desktop.adapters.storage.settings import BUBBLES as BUBBLES
    from yatzy_desktop.adapters.storage.settings import COACH_LIMITS as COACH_LIMITS
    from yatzy_desktop.adapters.storage.settings import DICE_STYLES as DICE_STYLES
    from yatzy_desktop.adapters.storage.settings import MOTIONS as MOTIONS
    from yatzy_desktop.adapters.storage.settings import PACES as PACES
    from yatzy_desktop.adapters.storage.settings import REMATCH_ORDERS as REMATCH_ORDERS
    from yatzy_desktop.adapters.storage.settings import STARTERS as STARTERS
    from yatzy_desktop.adapters.storage.settings import STRIKE_QUESTIONS as STRIKE_QUESTIONS
    from yatzy_desktop.adapters.storage.settings import SYSTEM as SYSTEM
    from yatzy_desktop.adapters.storage.settings import TABLE_STYLES as TABLE_STYLES
    from yatzy_desktop.adapters.storage.settings import TEXT_SIZES as TEXT_SIZES
    from yatzy_desktop.adapters.storage.settings import THEMES as THEMES
    from yatzy_desktop.adapters.storage.settings import VOLUMES as VOLUMES
    from yatzy_desktop.adapters.storage.settings import PlayerEntry as PlayerEntry
    from yatzy_desktop.adapters.storage.settings import Settings as Settings
    from yatzy_desktop.adapters.storage.settings import SettingsModel as SettingsModel
    from yatzy_desktop.adapters.storage.settings import SettingsStore as SettingsStore
    from yatzy_desktop.adapters.storage.settings import kept_language as kept_language
    from yatzy_desktop.adapters.storage.solved_store import keep_solved as keep_solved
    from yatzy_desktop.adapters.storage.window_store import WindowPlace as WindowPlace
    from yatzy_desktop.adapters.storage.window_store import WindowStore as WindowStore
    from yatzy_desktop.adapters.storage.window_store import fit_into as fit_into

__getattr__ = open_doors(
    __name__,
    {
        "files": "ProblemKind StoreProblem Write move_aside read_text write_chosen write_whole",
        "game_store": "GameStore Session",
        "notebook_store": "NotebookStore",
        "paths": "AppPaths documents_folder tidy_up",
        "picture_store": "KeptPicture PictureStore",
        "ruleset_names": "DRAFT_KEY tidy_name unique_name",
        "ruleset_store": (
            "OWN_RULES_PROBLEMS RulesFileError RulesFileProblem RulesFileProblemKind "
            "RulesetStore SUFFIX is_rules_file read_ruleset ruleset_to_text"
        ),
        "save_retry": "SaveRetry",
        "settings": (
            "BUBBLES COACH_LIMITS DICE_STYLES MOTIONS PACES PlayerEntry REMATCH_ORDERS "
            "STARTERS STRIKE_QUESTIONS SYSTEM Settings SettingsModel SettingsStore "
            "TABLE_STYLES TEXT_SIZES THEMES VOLUMES kept_language"
        ),
        "solved_store": "keep_solved",
        "window_store": "WindowPlace WindowStore fit_into",
    },
)
