"""What the start of the program hands to whoever puts the window together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.game import GameModel, Motion, PolicyRunner, RulesSolver
from yatzy_desktop.adapters.sound import SilentSounds, SoundPlayer, Sounds
from yatzy_desktop.adapters.storage import (
    AppPaths,
    GameStore,
    ProblemKind,
    RulesetStore,
    SaveRetry,
    Session,
    Settings,
    SettingsModel,
    SettingsStore,
    StoreProblem,
    WindowStore,
)
from yatzy_desktop.adapters.words import PeopleAverage, Translator
from yatzy_desktop.app.appearance import Appearance
from yatzy_desktop.app.process import SingleInstance
from yatzy_desktop.app.shell import Arguments
from yatzy_desktop.app.start import Start
from yatzy_desktop.game import DiceSource, SeededDice
from yatzy_desktop.rules import Ruleset

Clock = Callable[[], datetime]
"""Tells the time of day here, with its zone."""

AskForPeople = Callable[[Ruleset, QObject, Callable[[PeopleAverage | None], object]], object]
"""Tells a page, while it is there, what people score by some rules; None while that is unknown."""


@dataclass(frozen=True, eq=False)
class Storage:
    """What is kept between two starts, and the settings that were read from there."""

    paths: AppPaths
    settings_store: SettingsStore
    settings_model: SettingsModel
    window_store: WindowStore
    game_store: GameStore
    ruleset_store: RulesetStore
    save_retry: SaveRetry


@dataclass(frozen=True, eq=False)
class Looks:
    """How everything looks, sounds and speaks, following settings and system."""

    translator: Translator
    appearance: Appearance
    motion: Motion
    sounds: Sounds


@dataclass(frozen=True, eq=False)
class GameParts:
    """The running game, where its dice come from, and those who think about it."""

    model: GameModel
    dice_source: DiceSource | None
    policy_runner: PolicyRunner
    rules_solver: RulesSolver
    clock: Clock


@dataclass(frozen=True, eq=False)
class Opening:
    """What the program begins with.

    `session` is the game kept from last time (not yet in the model); `notices` are the problems
    met before anybody could listen; `file_to_open` is the game a person started the program with;
    with `selftest_dir` the program plays by itself and leaves its pictures there.
    """

    session: Session | None
    notices: tuple[StoreProblem, ...]
    file_to_open: Path | None
    selftest_dir: Path | None
    start_time: float


@dataclass(frozen=True, eq=False)
class AppContext:
    """Everything that is made once for a run of the program; each part is handed what it uses."""

    storage: Storage
    look: Looks
    game: GameParts
    opening: Opening
    single_instance: SingleInstance


def make_context(start: Start, application: QApplication) -> AppContext:
    """Read what is kept and make the parts; problems with files become notices."""
    storage, opening = _open_storage(start, application)
    translator = Translator()
    translator.apply(storage.settings_model.settings.language)
    return AppContext(
        storage=storage,
        look=Looks(
            translator=translator,
            appearance=Appearance(application, storage.settings_model),
            motion=Motion(storage.settings_model),
            sounds=_make_sounds(start.arguments, application),
        ),
        game=_make_game(start, storage),
        opening=opening,
        single_instance=start.instance,
    )


def _open_storage(start: Start, application: QApplication) -> tuple[Storage, Opening]:
    arguments, paths = start.arguments, start.paths
    settings_store = SettingsStore(paths.config_dir, may_save=start.instance.claim)
    game_store = GameStore(paths.data_dir, may_save=start.instance.claim)
    settings, session, notices = _read(start, settings_store, game_store)
    for_once = {} if arguments.language is None else {"language": arguments.language}
    storage = Storage(
        paths=paths,
        settings_store=settings_store,
        settings_model=SettingsModel(settings, settings_store.save, for_this_run=for_once),
        window_store=WindowStore(paths.state_dir, may_save=start.instance.claim),
        game_store=game_store,
        ruleset_store=RulesetStore(paths.data_dir),
        save_retry=_new_retry(application, settings_store, game_store),
    )
    opening = Opening(
        session=session,
        notices=notices,
        file_to_open=arguments.file,
        selftest_dir=arguments.selftest,
        start_time=start.start_time,
    )
    return storage, opening


def _make_game(start: Start, storage: Storage) -> GameParts:
    seed = start.arguments.test_dice
    dice_source = None if seed is None else SeededDice(seed)
    return GameParts(
        model=GameModel(dice_source, storage.game_store.save if start.may_write else None),
        dice_source=dice_source,
        policy_runner=PolicyRunner(asset_path("tables"), storage.paths.solved_dir),
        rules_solver=RulesSolver(storage.paths.solved_dir),
        clock=_time_of_day,
    )


def _read(
    start: Start, settings_store: SettingsStore, game_store: GameStore
) -> tuple[Settings, Session | None, tuple[StoreProblem, ...]]:
    found: list[StoreProblem] = []
    if start.may_write:
        game_store.tidy()
    else:
        found.append(StoreProblem(ProblemKind.NOT_LOCKED, start.instance.lock_path))
    for store in (settings_store, game_store):
        store.problem_found.connect(found.append)
    settings, session = settings_store.load(), game_store.load()
    if start.instance.is_unlocked:
        game_store.warn()
    for store in (settings_store, game_store):
        store.problem_found.disconnect(found.append)
    return settings, session, tuple(found)


def _new_retry(
    application: QApplication, settings_store: SettingsStore, game_store: GameStore
) -> SaveRetry:
    retry = SaveRetry([settings_store, game_store])
    application.applicationStateChanged.connect(retry.save_now)
    application.focusWindowChanged.connect(retry.save_now)
    application.commitDataRequest.connect(retry.save_now)
    application.aboutToQuit.connect(retry.save_now)
    return retry


def _make_sounds(arguments: Arguments, application: QApplication) -> Sounds:
    if arguments.silent or arguments.selftest is not None:
        return SilentSounds()
    sounds = SoundPlayer(asset_path("sounds"))
    # By then no window is waited for.
    application.aboutToQuit.connect(sounds.close)
    return sounds


def _time_of_day() -> datetime:
    return datetime.now().astimezone()
