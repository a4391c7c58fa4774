"""Puts the window together: what its first picture needs at once, all else right after it."""

from __future__ import annotations

from yatzy_desktop.adapters.collector_pause import settle_collector
from yatzy_desktop.adapters.game import ScorecardTableModel
from yatzy_desktop.adapters.storage import Settings
from yatzy_desktop.app.context import AppContext
from yatzy_desktop.app.idle_steps import IdleSteps
from yatzy_desktop.app.play import UNHURRIED, Pace, PeopleColors, TurnPresenter, take_up_session
from yatzy_desktop.app.process import FirstSight, WindowKeeper
from yatzy_desktop.widgets.dice import DICE_STYLES
from yatzy_desktop.widgets.main_window import MainWindow
from yatzy_desktop.widgets.pad import WRITING_MS, ScorecardPad
from yatzy_desktop.widgets.table import TABLE_STYLES, DiceTable, MotionSettings


def compose(
    context: AppContext, pace: Pace = UNHURRIED, sight: FirstSight | None = None
) -> MainWindow:
    """Return the window of the game, ready to be shown; computers play at that pace.

    With a first sight that is the window which can be seen already. What a person cannot use
    before having seen the window is made right after its first picture, in steps that are each
    too short to be felt.
    """
    pad_model = ScorecardTableModel()
    pad = ScorecardPad(pad_model)
    window = MainWindow() if sight is None else sight.window
    window.furnish(DiceTable(seed=_seed(context)), pad)
    pad_model.setParent(window)
    presenter = TurnPresenter(context.game.model, pad_model, window)
    PeopleColors(context.game.model, sight.colors if sight else {}, window)
    window.closing.connect(context.game.policy_runner.close)
    window.closing.connect(context.storage.save_retry.save_now)
    _connect_looks(context, window)
    keeper = WindowKeeper(window, context.storage.window_store)
    if sight is None:
        keeper.place()
    language, session = context.look.translator.language, context.opening.session
    resumed = take_up_session(context.game.model, context.storage, session, language)
    steps = IdleSteps(window)

    def complete() -> None:
        from yatzy_desktop.app.late_parts import LateParts  # noqa: PLC0415 - not before the picture

        settle_collector()
        parts = LateParts(context, window, presenter, pad_model)
        steps.add(*parts.steps(pace, is_resumed=resumed))

    steps.add(complete)
    window.painted.connect(steps.begin)
    if sight is not None:
        _take_over(window, sight)
    return window


def _take_over(window: MainWindow, sight: FirstSight) -> None:
    """Look as the picture does that is over the window now, and come out from under it."""
    window.painted.connect(sight.uncover)
    window.settle()
    window.table.lay(sight.lies)
    sight.hand_over()


def _seed(context: AppContext) -> int:
    # Only how the dice come to lie, never what they show.
    return round(context.opening.start_time * 1000)


def _connect_looks(context: AppContext, window: MainWindow) -> None:
    def dress(settings: Settings) -> None:
        window.menu.show_choices(settings.language, settings.theme)
        window.menu.values.setChecked(settings.values_on_pad)
        window.menu.win_chance.setChecked(settings.win_chance)
        window.menu.sound.setChecked(settings.sound)
        window.set_left_handed(on=settings.left_handed)
        window.table.set_style(DICE_STYLES[settings.dice_style])
        window.table.set_table_style(TABLE_STYLES[settings.table_style])
        window.table.set_motion(MotionSettings(reduced=context.look.motion.is_reduced))
        window.pad.set_writing_ms(context.look.motion.duration(WRITING_MS))

    def follow(old: Settings, new: Settings) -> None:
        if new.language != old.language:
            context.look.translator.apply(new.language)
        dress(new)

    context.storage.settings_model.changed.connect(follow)
    context.look.motion.changed.connect(
        lambda _reduced: dress(context.storage.settings_model.settings)
    )
    dress(context.storage.settings_model.settings)
