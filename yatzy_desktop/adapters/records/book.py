"""The doors of the records: every question and every change, by name.

Used in the thread of the records alone; see `Records.ask`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from sqlite3 import Connection

from yatzy_desktop.adapters.records import acts, exchange, people, statistics
from yatzy_desktop.adapters.records.acts import Snapshot, player_numbers, put_back, snapshot
from yatzy_desktop.adapters.records.exchange import BYTE_ORDER_MARK, Incoming, Progress
from yatzy_desktop.adapters.records.facts import evening_of
from yatzy_desktop.adapters.records.keeping import Kept, keep_text, stored_games
from yatzy_desktop.adapters.records.store import RecordStore
from yatzy_desktop.adapters.records.stored_game import DamagedGameError, StoredGame
from yatzy_desktop.adapters.records.values import (
    ANY_GAME,
    Copy,
    Evening,
    Filter,
    GameRow,
    HeadToHead,
    HighScore,
    ImportPreview,
    KnownRules,
    Order,
    Profile,
    Statistics,
)
from yatzy_desktop.adapters.storage import read_text, write_chosen
from yatzy_desktop.adapters.words import PeopleAverage


class RecordBook:
    """Answers questions and makes changes, of which the last ones can be undone.

    Every method may raise `RecordsError`; changes to people raise `PeopleError`.
    """

    def __init__(self, store: RecordStore) -> None:
        self._store = store
        self._undo: list[Snapshot] = []

    # Questions

    def profiles(self) -> tuple[Profile, ...]:
        """Return everybody by name, then the levels of computers."""
        return self._store.read(people.profiles)

    def person_called(self, name: str) -> int | None:
        """Return whom a name means, an earlier name too; None for nobody."""
        return self._store.read(partial(people.find_player, name=name, level=None)) or None

    def rules(self) -> tuple[KnownRules, ...]:
        """Return the rules by which games were kept, those of most games first."""
        return self._store.read(statistics.known_rules)

    def statistics(self, player: int, wanted: Filter) -> Statistics | None:
        """Return what a player's finished games amount to; None without any."""
        return self._store.read(partial(statistics.statistics, player=player, wanted=wanted))

    def people_average(self, ruleset: str) -> PeopleAverage | None:
        """Return what people score by rules of this fingerprint; None while little is known."""
        return self._store.read(partial(statistics.people_average, ruleset=ruleset))

    def head_to_head(self, first: int, second: int, wanted: Filter = ANY_GAME) -> HeadToHead:
        """Return how two players fared at one table."""
        return self._store.read(
            partial(statistics.head_to_head, first=first, second=second, wanted=wanted)
        )

    def high_scores(
        self, wanted: Filter, *, limit: int = 100, computers: bool = False
    ) -> tuple[HighScore, ...]:
        """Return the best results by some rules."""
        return self._store.read(
            partial(statistics.high_scores, wanted=wanted, limit=limit, computers=computers)
        )

    def games(
        self,
        wanted: Filter = ANY_GAME,
        *,
        player: int | None = None,
        order: Order = Order.DATE,
        descending: bool = True,
        limit: int = 200,
        offset: int = 0,
    ) -> tuple[GameRow, ...]:
        """Return one page of the list of games, abandoned ones among them."""
        return self._store.read(
            partial(
                statistics.games,
                wanted=wanted,
                player=player,
                order=order,
                descending=descending,
                limit=limit,
                offset=offset,
            )
        )

    def count_games(self, wanted: Filter = ANY_GAME, player: int | None = None) -> int:
        """Return how many games the whole list has."""
        return self._store.read(partial(statistics.count_games, wanted=wanted, player=player))

    def game_numbers(self, wanted: Filter = ANY_GAME, player: int | None = None) -> list[int]:
        """Return the numbers of all games of the list, the oldest first."""
        return self._store.read(partial(statistics.game_numbers, wanted=wanted, player=player))

    def evening(self, game: int) -> Evening | None:
        """Return the evening that ends with a game; None unless that is a rematch."""
        return self._store.read(partial(evening_of, game=game))

    def stored_game(self, number: int) -> StoredGame | None:
        """Return a game whole, to be shown, printed or saved; None if it is damaged."""
        return self._store.read(partial(_stored_game, number=number))

    # People

    def add_person(self, name: str, colour: str = "") -> int:
        """Make a profile and return its number; that of whoever has the name already."""

        def add(connection: Connection) -> int:
            if not people.folded_name(name):
                raise people.PeopleError("a name is missing")
            people.bring_in_person(connection, name, colour, hidden=False)
            return people.player_called(connection, name, None)

        return self._store.change(add)

    def rename(self, number: int, name: str) -> None:
        """Call a person otherwise; raises `NameTakenError` where a merge is what is wanted."""
        self._do(partial(people.rename, number=number, name=name))

    def recolour(self, number: int, colour: str) -> None:
        """Give a person a colour like "#1f77b4", or none with an empty text."""
        self._do(partial(people.recolour, number=number, colour=colour))

    def set_hidden(self, number: int, *, hidden: bool) -> None:
        """Offer a person no longer, or again; their records stay."""
        self._do(partial(people.set_hidden, number=number, hidden=hidden))

    def merge(self, kept: int, gone: int) -> None:
        """Give all games and names of one person to another."""
        self._do(partial(people.merge, kept=kept, gone=gone), seats_of=gone)

    def delete_person(self, number: int) -> None:
        """Delete a person with all that belongs to them; games with others stay nameless."""
        games = self._store.read(partial(acts.games_of, number=number))
        self._do(partial(acts.delete_person, number=number), games)
        self._store.forget_copies()

    # Games

    def delete_games(self, numbers: Iterable[int]) -> None:
        """Take games out of the records."""
        games = tuple(numbers)
        self._do(partial(acts.delete_games, numbers=games), games)

    def bring_in_game(self, game: StoredGame) -> Kept:
        """Keep a game from a file of its own; raises `NotationError`."""
        return self._store.change(partial(keep_text, game=game))

    @property
    def can_undo(self) -> bool:
        """Whether a change can be undone."""
        return bool(self._undo)

    def undo(self) -> bool:
        """Undo the last change to people or games, and tell whether there was one."""
        if not self._undo:
            return False
        self._store.change(partial(put_back, before=self._undo[-1]))
        self._undo.pop()
        return True

    # Out and in

    def csv_text(self, numbers: Iterable[int]) -> str:
        """Return games as a table; see `CSV_COLUMNS`."""
        return self._store.read(partial(exchange.csv_text, numbers=tuple(numbers)))

    def json_text(self, numbers: Sequence[int]) -> str:
        """Return games with their people as JSON, which can be brought in elsewhere."""
        pieces = partial(exchange.json_pieces, numbers=tuple(numbers))
        return self._store.read(lambda connection: "".join(pieces(connection)))

    def export_csv(self, path: Path, numbers: Iterable[int]) -> None:
        """Write games as a table to a file; raises `OSError`."""
        text = BYTE_ORDER_MARK + self.csv_text(numbers)
        write_chosen(path, text.encode(errors="replace"))

    def export_json(self, path: Path, numbers: Sequence[int]) -> None:
        """Write games as JSON to a file; raises `OSError`."""
        write_chosen(path, self.json_text(numbers).encode(errors="replace"))

    def read_export(self, path: Path) -> Incoming:
        """Read a file to be brought in; raises `OSError` and `ForeignRecordsError`."""
        try:
            return exchange.read_export(read_text(path, exchange.IMPORT_LIMIT))
        except UnicodeDecodeError as error:
            raise exchange.ForeignRecordsError("no text") from error

    def preview(self, incoming: Incoming, progress: Progress | None = None) -> ImportPreview:
        """Return what bringing it in would do; nothing changes."""
        return self._store.read(partial(exchange.preview_of, incoming=incoming, progress=progress))

    def bring_in(self, incoming: Incoming, progress: Progress | None = None) -> int:
        """Keep what is new, undoably, and return how many games that were."""

        def bring(connection: Connection) -> tuple[Snapshot, list[int]]:
            before, known = snapshot(connection), player_numbers(connection)
            brought = exchange.bring_in(connection, incoming, progress)
            made = player_numbers(connection) - known
            return replace(before, games=tuple(brought), made=made), brought

        before, brought = self._store.change(bring)
        self._undo.append(before)
        return len(brought)

    def take_in_copy(self, copy: Copy) -> int:
        """Add what a copy has beyond the records, and return how many games that were."""
        return self._store.take_in_copy(copy)

    def _do(
        self,
        change: Callable[[Connection], object],
        games: Iterable[int] = (),
        seats_of: int = 0,
    ) -> None:
        def whole(connection: Connection) -> Snapshot:
            before = snapshot(connection, games, seats_of)
            change(connection)
            return before

        self._undo.append(self._store.change(whole))


def _stored_game(connection: Connection, number: int) -> StoredGame | None:
    with suppress(DamagedGameError):
        return next(iter(stored_games(connection, [number])), None)
    return None
