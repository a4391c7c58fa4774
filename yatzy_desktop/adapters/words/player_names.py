"""What players are called who have no name: by their seats, in the language in force."""

from __future__ import annotations

from yatzy_desktop.adapters.words.spoken_texts import PROGRAM_LANGUAGE, Language
from yatzy_desktop.game import GameState


def seat_name(seat: int, language: Language = PROGRAM_LANGUAGE) -> str:
    """Return what a nameless player at a seat, counted from 0, is called."""
    text = language.translate("PlayerList", "Player {number}")
    return text.format(number=language.number(seat + 1))


def player_name(state: GameState, seat: int, language: Language = PROGRAM_LANGUAGE) -> str:
    """Return a player's name, or what they are called without one."""
    return state.players[seat].name or seat_name(seat, language)
