"""Whether the dice of a saved game follow from its seed, from a shell."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from yatzy_desktop.app.shell.console import ConsoleParser, MistakeError, say
from yatzy_desktop.app.shell.names import VERIFY
from yatzy_desktop.game import (
    History,
    NewerFormatError,
    NotationError,
    Verification,
    WrongRoll,
    WrongStart,
    is_as_written,
    text_to_session,
    verify,
)

NOT_PROVEN = 1
"""The exit code when the dice of a game do not follow from its seed, or cannot be checked."""


def verify_game(words: Sequence[str]) -> int:
    """Say whether the dice in a file follow from its seed; return the exit code."""
    return _parser().carry_out(words, _verify)


def _parser() -> ConsoleParser:
    parser = ConsoleParser(
        prog=f"yatzy-desktop {VERIFY}",
        description=(
            "Work out every roll of a saved game again from its seed. The exit code is 0 when all "
            "follow from it, 1 when one differs or cannot be checked, 2 when the file is no game."
        ),
    )
    parser.add_argument("file", type=Path, metavar="GAME.yatzy", help="a saved game")
    return parser


def _verify(wishes: Namespace) -> None:
    from yatzy_desktop.adapters.storage import read_text  # noqa: PLC0415 - needs Qt

    try:
        text = read_text(wishes.file)
        history, _ = text_to_session(text)
    except NewerFormatError as error:
        raise MistakeError(f"a newer version of the program wrote {wishes.file}") from error
    except (OSError, ValueError, NotationError) as error:
        raise MistakeError(f"no game can be read from {wishes.file}") from error
    found = verify(history)
    say(_sentence(history, found, is_untouched=is_as_written(text)))
    # Of a game that goes on, the seed would tell the dice to come.
    if history.dice is not None and history.state.is_over:
        word = f", word: {history.dice.word}" if history.dice.word else ""
        say(f"Seed: {history.dice.seed.hex()}{word}")
    if not (found.is_proven and is_as_written(text)):
        raise SystemExit(NOT_PROVEN)


def _sentence(history: History, found: Verification, *, is_untouched: bool) -> str:
    if isinstance(found.wrong, WrongStart):
        return (
            f"The throw for who begins differs: in the file seat {found.wrong.logged + 1} begins, "
            f"the seed gives seat {found.wrong.expected + 1}."
        )
    if found.wrong is not None:
        return _wrong_roll(history, found.wrong)
    by_hand = f" Entries of real dice, which prove nothing: {found.by_hand}." * bool(found.by_hand)
    if history.dice is None or (found.unkeyed and not found.proven):
        said = f"No roll can be checked: {found.unkeyed} were thrown without a seed."
        return said + by_hand
    said = f"rolls follow from the seed with the fingerprint {history.dice.fingerprint}"
    if found.unkeyed:
        count = found.proven + found.unkeyed
        lacking = f"Of {count} rolls, {found.unkeyed} were thrown without a seed"
        return f"{lacking}; the other {said}." + by_hand
    if not is_untouched:
        return f"The {said}, but the file was changed after the program wrote it." + by_hand
    who_begins = ", and so does who begins" * found.is_start_proven
    return f"All {found.proven} {said}{who_begins}." + by_hand


def _wrong_roll(history: History, wrong: WrongRoll) -> str:
    name = history.state.players[wrong.seat].name
    who = f"seat {wrong.seat + 1}" + (f" ({name})" if name else "")
    logged, expected = (" ".join(map(str, dice)) for dice in (wrong.logged, wrong.expected))
    return (
        f"Roll {wrong.roll} in turn {wrong.turn} of {who} differs: "
        f"the file says {logged}, the seed gives {expected}."
    )
