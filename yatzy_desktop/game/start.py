"""Who begins, when the table throws for it."""

from __future__ import annotations

from dataclasses import dataclass

from yatzy_desktop.game.dice_source import DiceSource, Throw

_MOST_ROUNDS = 100

_BEFORE_ALL_SEATS = -1


@dataclass(frozen=True, slots=True)
class StartingThrow:
    """The faces thrown by seat, round after round, and the seat that begins."""

    rounds: tuple[dict[int, int], ...]
    starter: int


def throw_for_start(player_count: int, dice_source: DiceSource) -> StartingThrow:
    """Let each player throw one die; the highest begins and ties throw again.

    Raises `ValueError` without players. Source: the product's rules, section 2.
    """
    if player_count < 1:
        raise ValueError("nobody is there to throw")
    contenders = tuple(range(player_count))
    rounds: list[dict[int, int]] = []
    while len(contenders) > 1 and len(rounds) < _MOST_ROUNDS:
        faces = dice_source.roll(Throw(_BEFORE_ALL_SEATS, 0, 0, len(rounds), contenders))
        thrown = dict(zip(contenders, faces, strict=True))
        rounds.append(thrown)
        best = max(faces)
        contenders = tuple(seat for seat, face in thrown.items() if face == best)
    return StartingThrow(tuple(rounds), contenders[0])
