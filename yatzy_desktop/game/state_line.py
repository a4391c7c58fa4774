"""A game of a shipped ruleset in one line: for tests and bug reports."""

from __future__ import annotations

from yatzy_desktop.game.plain_values import NotationError
from yatzy_desktop.game.scorecard import Scorecard
from yatzy_desktop.game.state import GameState, InvalidGameError, Turn, new_game
from yatzy_desktop.rules import RulesError, find_ruleset, validate_dice


def state_line(state: GameState) -> str:
    """Return a game of a shipped ruleset in one line, without the players' names.

    The fields: ruleset; starter/current seat; each seat's card as box values in pad order
    (`-` open) with `+extra` and `*bank`; dice, `#rolls used`, `!positions held`.
    """
    cards = " ".join(
        ",".join("-" if points is None else str(points) for points in card.points)
        + f"+{card.extra_points}*{bank}"
        for card, bank in zip(state.scorecards, state.saved_rolls, strict=True)
    )
    dice = "".join(str(face) for face in state.turn.dice or ()) or "-"
    held = "".join(str(place) for place in sorted(state.turn.held))
    turn = f"{dice}#{state.turn.rolls_used}!{held}"
    return f"{state.ruleset.key} {state.starter}/{state.current} {cards} {turn}"


def parse_state_line(line: str) -> GameState:
    """Return the state a line stands for, its players named by seat; raises `NotationError`."""
    try:
        key, seats, *cards, turn = line.split(" ")
        starter, current = (int(seat) for seat in seats.split("/"))
        ruleset = find_ruleset(key)
        base = new_game(ruleset, [f"Player {seat + 1}" for seat in range(len(cards))], starter)
        read = [_card_from(card, base) for card in cards]
        state = GameState(
            ruleset=ruleset,
            players=base.players,
            scorecards=tuple(card for card, _ in read),
            saved_rolls=tuple(bank for _, bank in read),
            turns=tuple(card.filled_count for card, _ in read),
            current=current,
            starter=starter,
            turn=_turn_from(turn, ruleset.dice_count),
        )
    except (ValueError, IndexError, RulesError, InvalidGameError) as error:
        raise NotationError(f"not a state: {line!r}") from error
    if not (0 <= current < len(cards) and _is_sound(state)):
        raise NotationError(f"not a state: {line!r}")
    return state


def _is_sound(state: GameState) -> bool:
    turn, ruleset = state.turn, state.ruleset
    places = range(ruleset.dice_count if turn.rolls_used > 1 else 0)
    return (
        min(state.saved_rolls) >= 0
        and turn.rolls_used >= 0
        and state.rolls_left >= 0
        and (turn.dice is None) == (turn.rolls_used == 0)
        and turn.held <= frozenset(places)
        and all(_is_possible(card) for card in state.scorecards)
    )


def _is_possible(card: Scorecard) -> bool:
    most = card.ruleset.max_score
    return card.extra_points >= 0 and all(
        points is None or 0 <= points <= most(key) for key, points in card.scores.items()
    )


def _card_from(text: str, base: GameState) -> tuple[Scorecard, int]:
    points_text, rest = text.split("+")
    extra, bank = (int(number) for number in rest.split("*"))
    points = tuple(None if each == "-" else int(each) for each in points_text.split(","))
    if len(points) != len(base.ruleset.categories):
        raise NotationError(f"a card with {len(points)} boxes")
    return Scorecard(base.ruleset, points, extra), bank


def _turn_from(text: str, dice_count: int) -> Turn:
    dice_text, rest = text.split("#")
    used, held = rest.split("!")
    dice = None
    if dice_text != "-":
        dice = validate_dice([int(face) for face in dice_text], dice_count)
    return Turn(dice, int(used), frozenset(int(place) for place in held))
