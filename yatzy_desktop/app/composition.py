"""Puts the window together: every connection between its parts is made here."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from yatzy_desktop.adapters.game import ScorecardTableModel
from yatzy_desktop.adapters.storage import (
    TEXT_SIZES,
    ProblemKind,
    RulesFileProblem,
    Settings,
    StoreProblem,
)
from yatzy_desktop.adapters.words import rules_file_problem_text, store_problem_text
from yatzy_desktop.app.coach import Coach
from yatzy_desktop.app.context import AppContext
from yatzy_desktop.app.dialogs import Dialogs
from yatzy_desktop.app.play import (
    COPY_TOPIC,
    UNHURRIED,
    Celebrations,
    ComputerTurns,
    GameStarter,
    Pace,
    TableSounds,
    TurnPresenter,
)
from yatzy_desktop.app.process import WindowKeeper
from yatzy_desktop.app.selftest import SelfTest
from yatzy_desktop.widgets.dice import DICE_STYLES
from yatzy_desktop.widgets.look import app_icon
from yatzy_desktop.widgets.main_window import MainWindow
from yatzy_desktop.widgets.pad import WRITING_MS, ScorecardPad
from yatzy_desktop.widgets.table import DiceTable, MotionSettings

if TYPE_CHECKING:
    from yatzy_desktop.app.printing import Printing

_TEXT_STEP = 10
_OPENING = "opening"
_SAVING_GAME = "saving game"
_SAVING_SETTINGS = "saving settings"
_TOPICS = {
    ProblemKind.CANNOT_OPEN: _OPENING,
    ProblemKind.OPENED_BROKEN: _OPENING,
    ProblemKind.OPENED_NEWER: _OPENING,
    ProblemKind.COPY_NOT_SAVED: COPY_TOPIC,
    ProblemKind.COPY_WITHOUT_FOLDER: COPY_TOPIC,
    ProblemKind.GAME_NOT_SAVED: _SAVING_GAME,
    ProblemKind.SETTINGS_NOT_SAVED: _SAVING_SETTINGS,
}


def compose(context: AppContext, pace: Pace = UNHURRIED) -> MainWindow:
    """Return the window of the game, ready to be shown; computers play at that pace."""
    pad_model = ScorecardTableModel()
    pad = ScorecardPad(pad_model, context.look.appearance.theme)
    window = MainWindow(DiceTable(seed=_seed(context)), pad, context.look.appearance.theme)
    pad_model.setParent(window)
    presenter = TurnPresenter(context.game.model, pad_model, window)
    turns = ComputerTurns(context.game.model, context.game.policy_runner, window, pace)
    presenter.hurry_requested.connect(turns.hurry)
    _connect_pace(context, turns, pace)
    window.closing.connect(context.game.policy_runner.close)
    window.closing.connect(context.storage.save_retry.save_now)
    coach = Coach(context.game, context.storage.settings_model, window, presenter, pad_model)
    Celebrations(context.game.model, context.storage.settings_model, context.look.motion, window)
    _connect_sound(context, window, presenter)
    starter = GameStarter(context.game, context.storage, context.look, window)
    dialogs = Dialogs(context.game, context.storage, context.look, window)
    _connect_menu(context, window, starter, dialogs)
    _connect_printing(context, window, dialogs)
    _connect_looks(context, window)
    _connect_problems(context, window, presenter)
    context.look.translator.language_changed.connect(presenter.retranslate)
    context.look.translator.language_changed.connect(coach.retranslate)
    _connect_other_starts(context, window, starter)
    keeper = WindowKeeper(window, context.storage.window_store)
    keeper.place()
    if context.opening.selftest_dir is not None:
        SelfTest(context, window, starter, dialogs)
    context.storage.ruleset_store.load()
    _begin(context, window, starter)
    return window


def _connect_pace(context: AppContext, turns: ComputerTurns, pace: Pace) -> None:
    def fit(is_reduced: bool) -> None:  # noqa: FBT001 - the shape of the signal
        turns.set_pace(pace.shortened() if is_reduced else pace)

    context.look.motion.changed.connect(fit)
    fit(context.look.motion.is_reduced)


def _connect_sound(context: AppContext, window: MainWindow, presenter: TurnPresenter) -> None:
    player, settings = context.look.sounds, context.storage.settings_model
    sounds = TableSounds(player, context.game.model, settings, window)
    presenter.landed.connect(sounds.hear_landed)
    window.closing.connect(player.close)


def _seed(context: AppContext) -> int:
    # Only how the dice come to lie, never what they show.
    return round(context.opening.start_time * 1000)


def _begin(context: AppContext, window: MainWindow, starter: GameStarter) -> None:
    resumed = starter.begin_session(context.opening.session)
    file = context.opening.file_to_open

    def welcome() -> None:
        # Drawn for every size, which takes longer than a start may wait for.
        window.setWindowIcon(app_icon())
        for problem in context.opening.notices:
            _tell(window, problem)
        if context.opening.selftest_dir is not None:
            return
        if file is not None:
            starter.open_path(file)
        elif not resumed:
            starter.offer_new_game()

    window.shown.connect(welcome, Qt.ConnectionType.QueuedConnection)


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
    menu.help.triggered.connect(dialogs.show_help)
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
    starter.rules_offered.connect(dialogs.take_rules)
    starter.start_thrown.connect(dialogs.show_starting_throw)


def _connect_printing(context: AppContext, window: MainWindow, dialogs: Dialogs) -> None:
    def printing() -> Printing:
        from yatzy_desktop.app.printing import Printing  # noqa: PLC0415 - not before it is needed

        return window.findChild(Printing) or Printing(
            context.game, context.storage, context.look, window
        )

    window.menu.print_card.triggered.connect(lambda: printing().print_card())
    window.menu.print_game.triggered.connect(lambda: printing().print_game())
    dialogs.print_requested.connect(lambda ruleset: printing().print_rules(ruleset))


def _step_text(context: AppContext, steps: int) -> None:
    smallest, largest = TEXT_SIZES
    wanted = context.storage.settings_model.settings.text_size + steps * _TEXT_STEP
    context.storage.settings_model.change(text_size=min(max(wanted, smallest), largest))


def _connect_looks(context: AppContext, window: MainWindow) -> None:
    def dress(settings: Settings) -> None:
        window.menu.show_choices(settings.language, settings.theme)
        window.menu.values.setChecked(settings.values_on_pad)
        window.menu.sound.setChecked(settings.sound)
        window.table.set_style(DICE_STYLES[settings.dice_style])
        window.table.set_motion(MotionSettings(reduced=context.look.motion.is_reduced))
        window.pad.set_writing_ms(context.look.motion.duration(WRITING_MS))

    def follow(old: Settings, new: Settings) -> None:
        if new.language != old.language:
            context.look.translator.apply(new.language)
        dress(new)

    context.look.appearance.theme_changed.connect(window.set_theme)
    context.storage.settings_model.changed.connect(follow)
    context.look.motion.changed.connect(
        lambda _reduced: dress(context.storage.settings_model.settings)
    )
    dress(context.storage.settings_model.settings)


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
        bar.show_notice(rules_file_problem_text(problem), _OPENING)

    context.storage.ruleset_store.problem_found.connect(tell_of_rules)
    context.storage.game_store.problem_found.connect(tell)
    context.storage.settings_store.problem_found.connect(tell)
    context.storage.game_store.waiting_changed.connect(follow_game)
    context.storage.settings_store.waiting_changed.connect(follow_settings)
    # A file that could not be opened is of no interest once a game has begun.
    context.game.model.game_started.connect(lambda: bar.withdraw(_OPENING))
    bar.closed.connect(presenter.follow_focus)


def _connect_other_starts(context: AppContext, window: MainWindow, starter: GameStarter) -> None:
    def come_forward(file: Path | None) -> None:
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if file is not None:
            starter.open_path(file)

    context.single_instance.raise_requested.connect(come_forward)
