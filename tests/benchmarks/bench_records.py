"""How fast 20,000 games of four answer, in processor time, and how large their file is.

Run: python tests/benchmarks/bench_records.py [GAMES]
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from tests.helpers.random_games import played_game
from yatzy_desktop.adapters.records.book import RecordBook
from yatzy_desktop.adapters.records.digest import GameDigest, digest_of
from yatzy_desktop.adapters.records.keeping import write_game
from yatzy_desktop.adapters.records.store import RecordStore
from yatzy_desktop.adapters.records.values import FILE, Filter, Order
from yatzy_desktop.rules import find_ruleset

PEOPLE = ("Mum", "Dad", "Åse", "Ole")
BEGAN = datetime(2020, 1, 1, tzinfo=UTC)
TRIES = 5


def fill(store: RecordStore, games: int) -> None:
    """Write so many games of four, most by one set of rules, with results made up."""
    rng = random.Random(1)
    keys = ("yatzy-sv", "yatzy-sv", "yatzy-sv", "maxi-da")
    pools = [
        [digest_of(played_game(find_ruleset(key), PEOPLE, seed)) for seed in range(20)]
        for key in keys
    ]

    def write() -> None:
        for number in range(games):
            digest = varied(rng.choice(rng.choice(pools)), number, rng)
            write_game(store.connection, digest, BEGAN + timedelta(hours=3 * number))

    store.change(lambda _connection: write())


def varied(digest: GameDigest, number: int, rng: random.Random) -> GameDigest:
    totals = [rng.randrange(120, 330) for _ in digest.seats]
    seats = tuple(
        replace(
            seat,
            total=total,
            won=total == max(totals),
            boxes={key: rng.randrange(30) for key in seat.boxes},
            helped=rng.random() < 0.2,
        )
        for seat, total in zip(digest.seats, totals, strict=True)
    )
    return replace(digest, uid=f"{number:064x}", seats=seats)


def timed(name: str, work: Callable[[], object]) -> None:
    times = []
    for _ in range(TRIES):
        begun = time.thread_time()
        work()
        times.append(1000 * (time.thread_time() - begun))
    print(f"{name:44}first {times[0]:7.1f} ms   best {min(times):7.1f} ms")  # noqa: T201


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        begun = time.thread_time()
        store = RecordStore(folder)
        fill(store, count)
        print(f"written in {time.thread_time() - begun:.1f} s")  # noqa: T201
        print(f"{(folder / FILE).stat().st_size / 1e6:.1f} MB for {count} games of four")  # noqa: T201
        store.close(date(2026, 1, 1))
        measure(folder)


def measure(folder: Path) -> None:
    def opened() -> RecordBook:
        return RecordBook(RecordStore(folder))

    def everything(book: RecordBook, wanted: Filter) -> None:
        book.statistics(1, wanted)
        book.high_scores(wanted)
        book.games(wanted)
        book.count_games(wanted)

    def first_look() -> None:
        book = opened()
        rules = book.rules()
        book.profiles()
        everything(book, Filter(ruleset=rules[0].fingerprint))

    timed("open, and all that the window shows first", first_look)
    book = opened()
    rules = book.rules()[0].fingerprint
    timed("count alone", lambda: book.count_games(Filter(ruleset=rules)))
    plain = Filter(ruleset=rules)
    since = date(2022, 1, 1)
    filters = {
        "no filter": plain,
        "dates": replace(plain, since=since, until=date(2024, 1, 1)),
        "people only": replace(plain, people_only=True),
        "without help": replace(plain, without_help=True),
        "second in the order": replace(plain, place=2),
        "all of these": replace(plain, since=since, people_only=True, without_help=True, place=2),
    }
    for name, wanted in filters.items():
        timed(f"everything, {name}", lambda wanted=wanted: everything(book, wanted))  # type: ignore[misc]
    timed("profiles", book.profiles)
    timed("rules", book.rules)
    timed("statistics alone", lambda: book.statistics(1, plain))
    timed("high scores alone", lambda: book.high_scores(plain))
    timed("games alone", lambda: book.games(plain))
    timed("head to head, all rules", lambda: book.head_to_head(1, 2))
    timed("games by best total", lambda: book.games(plain, order=Order.BEST_TOTAL))
    timed("games of one person", lambda: book.games(plain, player=1))


if __name__ == "__main__":
    main()
