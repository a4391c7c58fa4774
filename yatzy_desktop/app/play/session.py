"""What lies on the table when the program opens."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from yatzy_desktop.adapters.game import GameModel
from yatzy_desktop.adapters.storage import PlayerEntry, Session
from yatzy_desktop.adapters.words import default_ruleset_key
from yatzy_desktop.app.context import Storage
from yatzy_desktop.game import History, Player, new_game
from yatzy_desktop.rules import Ruleset, find_ruleset


def take_up_session(
    model: GameModel, storage: Storage, session: Session | None, language: str
) -> bool:
    """Go on with the kept game, or lay out the usual one; tell whether there was one."""
    if session is not None:
        model.resume(session.history, session.held)
        return True
    entries = storage.settings_model.settings.players or (PlayerEntry(""),)
    state = new_game(
        _last_ruleset(storage, language),
        [Player(each.name, each.level, each.own_dice, guest=each.guest) for each in entries],
    )
    # Not saved: nothing has happened yet that anybody would miss.
    model.resume(History.starting(state))
    return False


def _last_ruleset(storage: Storage, language: str) -> Ruleset:
    key = storage.settings_model.settings.ruleset
    found = storage.ruleset_store.find(key) if key else None
    return found or find_ruleset(default_ruleset_key(QLocale.system(), language))
