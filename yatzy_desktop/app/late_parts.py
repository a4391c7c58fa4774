"""What the window gets after its first picture: menus, computers, coach, sounds, dialogs."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from yatzy_desktop.adapters.game import ScorecardTableModel, follow_system_motion
from yatzy_desktop.adapters.storage import (
    OWN_RULES_PROBLEMS,
    TEXT_SIZES,
    ProblemKind,
    RulesFileProblem,
    SettingsModel,
    StoreProblem,
    tidy_up,
)
from yatzy_desktop.adapters.words import rules_file_problem_text, store_problem_text
from yatzy_desktop.app.coach import Coach
from yatzy_desktop.app.context import AppContext
from yatzy_desktop.app.dialogs import Dialogs
from yatzy_desktop.app.fairness import count_all_dice
from yatzy_desktop.app.play import (
    COPY_TOPIC,
    Celebrations,
    Closing,
    ComputerTurns,
    FirstSteps,
    GameStarter,
    HandEntry,
    Narrator,
    Pace,
    PeopleColors,
    PeopleDesk,
    RecordKeeper,
    TableSounds,
    TurnPresenter,
)
from yatzy_desktop.app.printing import Printing
from yatzy_desktop.app.process import give_back_memory
from yatzy_desktop.app.records import RecordsDesk
from yatzy_desktop.app.selftest import SelfTest
from yatzy_desktop.app.study import Study, WinChance
from yatzy_desktop.widgets.look import announce, app_icon
from yatzy_desktop.widgets.main_window import MainWindow

if TYPE_CHECKING:
    from yatzy_desktop.adapters.records import KeptGame

_TEXT_STEP = 10
_OPENING = "opening"
_SAVING_GAME = "saving game"
_SAVING_SETTINGS = "saving settings"
_SAVING_RECORDS = "saving records"
_TOPICS = {
    ProblemKind.CANNOT_OPEN: _OPENING,
    ProblemKind.OPENED_BROKEN: _OPENING,
    ProblemKind.OPENED_NEWER: _OPENING,
    ProblemKind.COPY_NOT_SAVED: COPY_TOPIC,
    ProblemKind.COPY_WITHOUT_FOLDER: COPY_TOPIC,
    ProblemKind.GAME_NOT_SAVED: _SAVING_GAME,
    ProblemKind.SETTINGS_NOT_SAVED: _SAVING_SETTINGS,
    ProblemKind.RECORDS_NOT_SAVED: _SAVING_RECORDS,
    ProblemKind.NEWER_RECORDS: _SAVING_RECORDS,
}

_SOON_WANTED = (
    *("new_game", "dialogs", "rule_editor", "printing", "records"),
    *("board", "review", "practice"),
)
"""The rooms of dialogs, loaded while nobody waits for them."""


class LateParts:
    """Makes the parts and connects them, a step at a time."""

    def __init__(
        self,
        context: AppContext,
        window: MainWindow,
        presenter: TurnPresenter,
        pad_model: ScorecardTableModel,
    ) -> None:
        self._context = context
        self._window = window
        self._presenter = presenter
        self._pad_model = pad_model
        self._keeper = RecordKeeper(context, window)
        self._starter = GameStarter(
            context.game, context.storage, context.look, self._keeper, window
        )
        translator, people = context.look.translator, self._keeper.ask_for_people
        self._dialogs = Dialogs(context.game, context.storage, translator, people, window)
        Closing(context.storage, self._starter, window)
        self._records = RecordsDesk(context, self._keeper, window)

    def steps(self, pace: Pace, *, is_resumed: bool) -> Iterator[Callable[[], object]]:
        """Return what is to be done, in this order; computers play at that pace."""
        yield partial(_connect_menu, self._context, self._window, self._starter, self._dialogs)
        yield self._connect_printing
        yield partial(_connect_problems, self._context, self._window, self._presenter)
        yield partial(_connect_records, self._context, self._window, self._keeper)
        self._keeper.abandoned.connect(self._starter.tell_abandoned)
        yield self._connect_study
        yield self._take_real_dice
        yield partial(self._seat_computers, pace)
        yield self._celebrate
        yield self._narrate
        yield self._coach
        yield self._sound
        yield partial(_connect_other_starts, self._context, self._window, self._starter)
        yield self._context.storage.ruleset_store.load
        yield partial(_tidy, self._context)
        yield partial(_follow_system, self._context)
        # Drawn for every size, which takes longer than a start may wait for.
        yield lambda: self._window.setWindowIcon(app_icon())
        yield partial(self._welcome, is_resumed=is_resumed)
        yield from _imports()
        yield give_back_memory

    def _take_real_dice(self) -> None:
        context = self._context
        settings = context.storage.settings_model
        PeopleDesk(context.game.model, self._pad_model, self._window)
        HandEntry(context.game.model, settings, self._presenter, self._window).look()

    def _connect_printing(self) -> None:
        context, menu = self._context, self._window.menu
        printing = Printing(
            context.game, context.storage, context.look, self._keeper.ask_for_people, self._window
        )
        menu.print_card.triggered.connect(lambda _on: printing.print_card())
        menu.print_game.triggered.connect(lambda _on: printing.print_game())
        menu.records.triggered.connect(lambda _on: self._records.show_records())
        self._dialogs.print_requested.connect(printing.print_rules)
        self._dialogs.tips_print_requested.connect(printing.print_tips)
        self._records.print_requested.connect(printing.print_game)
        self._records.statistics_print_requested.connect(printing.print_statistics)

    def _connect_study(self) -> None:
        study = _connect_study(self._context, self._window, self._records, self._presenter)
        self._dialogs.fairness_shown.connect(
            partial(count_all_dice, lambda: self._keeper.records, lambda: study.runner)
        )

    def _seat_computers(self, pace: Pace) -> None:
        game, motion = self._context.game, self._context.look.motion
        turns = ComputerTurns(game.model, game.policy_runner, self._window, pace)
        self._presenter.hurry_requested.connect(turns.hurry)

        settings = self._context.storage.settings_model

        def fit(*_what_changed: object) -> None:
            wanted = pace.at_speed(settings.settings.pace)
            turns.set_pace(wanted.shortened() if motion.is_reduced else wanted)

        motion.changed.connect(fit)
        settings.changed.connect(fit)
        fit()
        turns.look()

    def _celebrate(self) -> None:
        context = self._context
        settings, motion = context.storage.settings_model, context.look.motion
        Celebrations(context.game.model, settings, motion, self._window).begin()

    def _narrate(self) -> None:
        window, menu = self._window, self._window.menu
        say = partial(announce, window)
        narrator = Narrator(self._context.game.model, say, window)
        self._presenter.landed.connect(narrator.tell_landed)
        menu.tell_table.triggered.connect(narrator.tell_table)
        menu.tell_choices.triggered.connect(narrator.tell_choices)
        menu.tell_standings.triggered.connect(narrator.tell_standings)
        menu.tell_sheet.triggered.connect(lambda: narrator.tell_sheet(1))
        menu.tell_sheet_before.triggered.connect(lambda: narrator.tell_sheet(-1))
        narrator.begin()

    def _coach(self) -> None:
        context, settings = self._context, self._context.storage.settings_model
        coach = Coach(context.game, settings, self._window, self._presenter, self._pad_model)
        coach.look()
        steps = FirstSteps(context.game.model, settings, self._presenter, self._window)
        steps.look()
        self._window.menu.first_steps.triggered.connect(lambda: _begin_anew(settings, steps))

    def _sound(self) -> None:
        context, player = self._context, self._context.look.sounds
        settings = context.storage.settings_model
        sounds = TableSounds(player, context.game.model, settings, self._window)
        self._window.table.hit.connect(sounds.hear_hit)
        self._presenter.landed.connect(sounds.hear_landed)

    def _welcome(self, *, is_resumed: bool) -> None:
        opening = self._context.opening
        for problem in opening.notices:
            _tell(self._window, problem)
        if opening.selftest_dir is not None:
            SelfTest(self._context, self._window, self._starter, self._dialogs).begin()
        elif opening.file_to_open is not None:
            self._starter.open_path(opening.file_to_open)
        elif not is_resumed:
            self._starter.offer_new_game()


def _follow_system(context: AppContext) -> None:
    application = QGuiApplication.instance()
    if isinstance(application, QGuiApplication):
        follow_system_motion(context.look.motion, application)


def _begin_anew(settings: SettingsModel, steps: FirstSteps) -> None:
    settings.change(seen_bubbles=())
    steps.look()


def _tidy(context: AppContext) -> None:
    """Remove what killed programs left; only where no other one can be at work."""
    if context.single_instance.has_lock:
        tidy_up(context.storage.paths)
        context.game.rules_solver.tidy()


def _imports() -> Iterator[Callable[[], object]]:
    for name in _SOON_WANTED:
        room = f"yatzy_desktop.widgets.{name}"
        for file in pkgutil.iter_modules(import_module(room).__path__):
            yield partial(import_module, f"{room}.{file.name}")


def _tell(window: MainWindow, problem: StoreProblem) -> None:
    window.notice_bar.show_notice(store_problem_text(problem), _TOPICS.get(problem.kind, ""))


def _connect_menu(
    context: AppContext, window: MainWindow, starter: GameStarter, dialogs: Dialogs
) -> None:
    menu, settings = window.menu, context.storage.settings_model
    menu.new_game.triggered.connect(starter.offer_new_game)
    menu.rematch.triggered.connect(starter.rematch)
    menu.open.triggered.connect(starter.offer_to_open)
    menu.save_copy.triggered.connect(starter.offer_to_save_copy)
    menu.preferences.triggered.connect(dialogs.show_preferences)
    menu.rules.triggered.connect(dialogs.show_rules)
    menu.rule_settings.triggered.connect(dialogs.show_rule_settings)
    menu.tips.triggered.connect(dialogs.show_tips)
    menu.help.triggered.connect(dialogs.show_help)
    menu.manual.triggered.connect(dialogs.show_manual)
    menu.fairness.triggered.connect(dialogs.show_fairness)
    menu.about.triggered.connect(dialogs.show_about)
    menu.larger_text.triggered.connect(lambda: _step_text(context, 1))
    menu.smaller_text.triggered.connect(lambda: _step_text(context, -1))
    menu.language_chosen.connect(lambda code: settings.change(language=code))
    menu.theme_chosen.connect(lambda name: settings.change(theme=name))
    menu.values.triggered.connect(lambda on: settings.change(values_on_pad=on))
    menu.sound.triggered.connect(lambda on: settings.change(sound=on))
    window.game_over.rematch_requested.connect(starter.rematch)
    window.game_over.new_game_requested.connect(starter.offer_new_game)
    window.game_over.dismissed.connect(window.pad.setFocus)
    window.file_dropped.connect(starter.open_path)
    dialogs.play_requested.connect(starter.begin_with)
    dialogs.word_chosen.connect(starter.mix_word)
    starter.rules_offered.connect(dialogs.take_rules)
    starter.start_thrown.connect(dialogs.show_starting_throw)


def _step_text(context: AppContext, steps: int) -> None:
    smallest, largest = TEXT_SIZES
    wanted = context.storage.settings_model.settings.text_size + steps * _TEXT_STEP
    context.storage.settings_model.change(text_size=min(max(wanted, smallest), largest))


def _connect_problems(context: AppContext, window: MainWindow, presenter: TurnPresenter) -> None:
    bar = window.notice_bar

    def tell(problem: StoreProblem) -> None:
        _tell(window, problem)

    # Once all is saved, a warning that it is not would be false.
    def follow_game() -> None:
        if not context.storage.game_store.is_waiting:
            bar.withdraw(_SAVING_GAME)

    def follow_settings() -> None:
        if not context.storage.settings_store.is_waiting:
            bar.withdraw(_SAVING_SETTINGS)

    def tell_of_rules(problem: RulesFileProblem) -> None:
        # What became of own rules is to be read even when a game begins meanwhile.
        topic = "" if problem.kind in OWN_RULES_PROBLEMS else _OPENING
        bar.show_notice(rules_file_problem_text(problem), topic)

    context.storage.ruleset_store.problem_found.connect(tell_of_rules)
    context.storage.game_store.problem_found.connect(tell)
    context.storage.settings_store.problem_found.connect(tell)
    context.storage.game_store.waiting_changed.connect(follow_game)
    context.storage.settings_store.waiting_changed.connect(follow_settings)
    # A file that could not be opened is of no interest once a game has begun.
    context.game.model.game_started.connect(lambda: bar.withdraw(_OPENING))
    bar.closed.connect(presenter.follow_focus)
    window.menu.left.connect(presenter.follow_focus)


def _connect_result(context: AppContext, window: MainWindow, keeper: RecordKeeper) -> None:
    model = context.game.model

    def tell_result(kept: KeptGame) -> None:
        from yatzy_desktop.adapters.record_tables import told_lines  # noqa: PLC0415 - SQLite

        state = model.state
        if not state.is_over:
            return
        window.game_over.tell(*told_lines(kept, state))

    keeper.told.connect(tell_result)


def _connect_records(context: AppContext, window: MainWindow, keeper: RecordKeeper) -> None:
    _connect_result(context, window, keeper)

    def tell(problem: StoreProblem) -> None:
        _tell(window, problem)

    def follow() -> None:
        if not keeper.records.is_waiting:
            window.notice_bar.withdraw(_SAVING_RECORDS)

    keeper.problem_found.connect(tell)
    keeper.waiting_changed.connect(follow)
    keeper.damage_found.connect(keeper.tell_damage)
    colors = window.findChild(PeopleColors)
    if colors is not None:
        colors.follow(keeper)
    keeper.begin()


def _connect_study(
    context: AppContext, window: MainWindow, desk: RecordsDesk, presenter: TurnPresenter
) -> Study:
    study, settings = Study(context, window), context.storage.settings_model
    desk.review_requested.connect(study.review)
    window.menu.win_chance.triggered.connect(lambda on: settings.change(win_chance=on))
    WinChance(context.game.model, settings, lambda: study.runner, presenter, window).look()
    window.menu.review.triggered.connect(lambda _on: study.review())
    window.menu.practice.triggered.connect(lambda _on: study.practise())
    window.menu.openings.triggered.connect(lambda _on: study.show_openings())
    window.game_over.review_requested.connect(study.review)
    return study


def _connect_other_starts(context: AppContext, window: MainWindow, starter: GameStarter) -> None:
    def come_forward(file: Path | None) -> None:
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if file is not None:
            starter.open_path(file)

    context.single_instance.raise_requested.connect(come_forward)
