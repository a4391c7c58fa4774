"""Dice that anybody can check: every face of a game follows from a seed drawn before it.

The seed is 32 bytes of the operating system's randomness; before the game its fingerprint,
the SHA-256 of the seed, may be shown, and a player may then mix in a word. With

    key  = HMAC-SHA-256(key: the seed, message: the word in UTF-8, which is mostly empty)
    hash = HMAC-SHA-256(key: the key, message: "SEAT HAND TURN ROLL DIE" in ASCII)

a die shows 1 + the first byte of the hash that is below 252, modulo 6. (252 is the largest
multiple of six in a byte; that none of 32 bytes is below it happens once in 10^58 dice.) The five
numbers are decimal and counted from 0, as in `Throw`; DIE is the position on the table. Where the
table throws for who begins, SEAT is -1, ROLL the round, and DIE the seat it is thrown for.

`resources/fairness.md` has this as ten lines of Python.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass, replace

from yatzy_desktop.game.dice_source import Throw
from yatzy_desktop.game.names import clean_name
from yatzy_desktop.rules import FACES, Dice

SEED_BYTES = 32

_HASH = "sha256"
_EVEN = 256 - 256 % len(FACES)


@dataclass(frozen=True, slots=True, repr=False)
class FairDice:
    """The dice of one game; its seed is in no `repr`, so that no log can tell it."""

    seed: bytes
    word: str = ""

    def __post_init__(self) -> None:
        """Raise `ValueError` for a seed of another length."""
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(self.seed)}")

    @classmethod
    def drawn(cls) -> FairDice:
        """Return new dice, from the operating system's cryptographic randomness."""
        return cls(secrets.token_bytes(SEED_BYTES))

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the seed, in hexadecimal: it binds the seed and doesn't tell it."""
        return hashlib.sha256(self.seed).hexdigest()

    def with_word(self, word: str) -> FairDice:
        """Return the dice with a player's word mixed in, as it is kept: see `clean_name`."""
        return replace(self, word=clean_name(word))

    def roll(self, throw: Throw) -> Dice:
        """Return the faces of the thrown dice, in the order of their positions."""
        place, key = f"{throw.seat} {throw.hand} {throw.turn} {throw.roll}", self._key
        return tuple(_face(key, f"{place} {position}") for position in throw.positions)

    def whim(self, throw: Throw) -> str:
        """Return what a computer player's carelessness follows from at this place.

        It repeats when a turn is played again, and tells nothing about any dice.
        """
        place = f"whim {throw.seat} {throw.hand} {throw.turn} {throw.roll}"
        return hmac.digest(self._key, place.encode(), _HASH).hex()

    @property
    def _key(self) -> bytes:
        return hmac.digest(self.seed, self.word.encode(), _HASH)


def _face(key: bytes, message: str) -> int:
    digest = hmac.digest(key, message.encode(), _HASH)
    return 1 + next(byte for byte in digest if byte < _EVEN) % len(FACES)
