"""Starts games: the first one, new ones, the same again, and those kept in files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtWidgets import QFileDialog

from yatzy_desktop.adapters.assets import asset_path
from yatzy_desktop.adapters.storage import (
    STARTERS,
    documents_folder,
    is_rules_file,
)
from yatzy_desktop.adapters.words import LevelAverages, isolated, player_name, seat_name, shown_path
from yatzy_desktop.app.context import GameParts, Looks, Storage
from yatzy_desktop.app.play.record_keeper import RecordKeeper
from yatzy_desktop.game import (
    FairDice,
    History,
    Player,
    RematchOrder,
    StartingThrow,
    new_game,
    rematch_players,
    rematch_starter,
    throw_for_start,
)
from yatzy_desktop.plain_files import is_there
from yatzy_desktop.rules import Ruleset
from yatzy_desktop.widgets import dialogs
from yatzy_desktop.widgets import new_game as new_game_room
from yatzy_desktop.widgets import records as records_room
from yatzy_desktop.widgets.main_window import MainWindow

if TYPE_CHECKING:
    from yatzy_desktop.adapters.records import ParkedGame, Profile

GAME_SUFFIX = ".yatzy"
_FIRST, _THROWN = STARTERS
PARKED_TOPIC = "parked"
COPY_TOPIC = "copy"
"""Of notices about copies: the newest takes the place of the one before."""


class GameStarter(QObject):
    """Every way to begin, each ending in the same door of the game model."""

    start_thrown = Signal(object, object)
    """A StartingThrow and the players' names: the game has begun with who won it."""
    copy_saved = Signal()
    """A copy of the game is where the person wanted it."""
    rules_offered = Signal(object)
    """The Path of a file with rules instead of a game."""

    def __init__(
        self,
        game: GameParts,
        storage: Storage,
        looks: Looks,
        keeper: RecordKeeper,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._keeper = keeper
        self._game = game
        self._storage = storage
        self._looks = looks
        self._model = game.model
        self._settings = storage.settings_model
        self._window = window
        self._level_averages = LevelAverages(asset_path("tables"), storage.paths.solved_dir)

    def offer_new_game(self) -> new_game_room.NewGameDialog:
        """Ask what to play; the game begins when that is answered."""
        # Drawn before anybody can write a word, so that no seed can have been chosen to suit it.
        dice = FairDice.drawn()
        dialog = new_game_room.NewGameDialog(
            self._settings.settings,
            self._window,
            language=self._looks.translator.language,
            own_rulesets=self._storage.ruleset_store.rulesets,
            level_averages=self._level_averages,
            fingerprint="" if self._game.dice_source else dice.fingerprint,
        )
        dialog.choice_made.connect(partial(self._begin_chosen, dice))
        dialog.parked_requested.connect(self.offer_parked)
        dialog.show_parked(len(self._keeper.parked.paths()))
        dialog.open()
        self._offer_people(dialog)
        return dialog

    def _offer_people(self, dialog: new_game_room.NewGameDialog) -> None:
        """Offer everybody with records by name, and nobody who is hidden there."""
        known, records = self._settings.settings.known_names, self._keeper.records
        if not is_there(records.path):
            return

        def offer(profiles: Sequence[Profile]) -> None:
            people = [each for each in profiles if each.is_person]
            hidden = {each.name.casefold() for each in people if each.hidden}
            names = [*known, *(each.name for each in people)]
            shown = dict.fromkeys(name for name in names if name.casefold() not in hidden)
            if dialog in self._window.findChildren(new_game_room.NewGameDialog):
                dialog.players.offer_names(tuple(shown))

        records.ask(lambda book: book.profiles(), offer)

    def offer_parked(self) -> records_room.ParkedWindow:
        """Ask which of the games that were put aside is to go on."""
        window = records_room.ParkedWindow(self._keeper.parked.games(), self._window)
        window.chosen.connect(self._go_on)
        window.given_up.connect(self._keeper.abandon)
        window.open()
        return window

    def tell_abandoned(self, game: ParkedGame) -> None:
        """Tell that the oldest game has made room for another."""
        names = [each.name or seat_name(seat) for seat, each in enumerate(game.players)]
        text = self.tr("So many games wait that the oldest one was given up: {names}.")
        told = text.format(names=QLocale().createSeparatedList([isolated(each) for each in names]))
        self._window.notice_bar.show_notice(told)

    def _go_on(self, game: ParkedGame) -> None:
        for dialog in self._window.findChildren(new_game_room.NewGameDialog):
            dialog.reject()
        if not self._keeper.go_on(game):
            self._window.notice_bar.show_notice(self.tr("This game could not be opened."))

    def begin_with(self, ruleset: Ruleset) -> None:
        """Begin a game by other rules with the same people."""

        def begin() -> None:
            self._settings.change(ruleset=ruleset.key)
            self._begin_new(ruleset, self._model.state.players)

        self._in_its_place(begin)

    def rematch(self) -> None:
        """Begin the same kind of game with the same people."""
        self._in_its_place(self._begin_again)

    def offer_to_open(self) -> QFileDialog:
        """Ask for the file of a game."""
        dialog = self._file_dialog(self.tr("Open game"), QFileDialog.AcceptMode.AcceptOpen)
        dialog.fileSelected.connect(lambda name: self.open_path(Path(name)))
        dialog.open()
        return dialog

    def offer_to_save_copy(self) -> QFileDialog:
        """Ask where a copy of the game shall be kept."""
        dialog = self._file_dialog(self.tr("Save a copy"), QFileDialog.AcceptMode.AcceptSave)
        # No locale's way to write a date: that may have slashes, which no file name can have.
        day = self._game.clock().date().isoformat()
        dialog.selectFile(f"Yatzy {day}{GAME_SUFFIX}")
        dialog.fileSelected.connect(self._save_copy)
        dialog.open()
        return dialog

    def open_path(self, path: Path) -> None:
        """Go on with the game in a file, or keep the rules in it and offer them for a game."""
        if is_rules_file(path):
            self.rules_offered.emit(path)
            return
        session = self._storage.game_store.load_file(path)
        if session is None:
            return

        def begin() -> None:
            self._model.start(session.history, session.held)

        self._in_its_place(begin)

    @property
    def _is_going_on(self) -> bool:
        model = self._model
        return model.has_game and bool(model.history.entries) and not model.state.is_over

    def _begin_chosen(self, dice: FairDice, choice: new_game_room.NewGameChoice) -> None:
        players = [
            Player(each.name, each.level, each.own_dice, guest=each.guest)
            for each in choice.players
        ]

        def begin() -> None:
            settings = replace(
                self._settings.settings,
                ruleset=choice.ruleset.key,
                starter=choice.starter_mode,
                pace=choice.pace,
            )
            self._settings.put(settings.seating(choice.players))
            self._begin_new(choice.ruleset, players, dice.with_word(choice.word))

        self._in_its_place(begin)

    def _begin_again(self) -> None:
        state = self._model.state
        settings = self._settings.settings
        order = RematchOrder(settings.rematch)
        if order is RematchOrder.SAME and settings.starter == _THROWN:
            order = RematchOrder.THROWN
        starter = rematch_starter(state, order)
        self._begin(state.ruleset, rematch_players(state), starter)

    def _begin_new(
        self, ruleset: Ruleset, players: Sequence[Player], dice: FairDice | None = None
    ) -> None:
        is_thrown = self._settings.settings.starter == _THROWN
        self._begin(ruleset, players, None if is_thrown else 0, dice)

    def _begin(
        self,
        ruleset: Ruleset,
        players: Sequence[Player],
        starter: int | None,
        drawn: FairDice | None = None,
    ) -> None:
        """Begin with who starts, or with None throw for it."""
        dice, test_dice, thrown = drawn or FairDice.drawn(), self._game.dice_source, None
        if starter is None and len(players) > 1:
            thrown = throw_for_start(len(players), test_dice or dice)
        state = new_game(ruleset, players, thrown.starter if thrown else starter or 0)
        self._model.start(
            History.starting(state)
            if test_dice
            else History.starting(state, dice, is_start_thrown=thrown is not None)
        )
        if thrown is not None:
            self._tell_start(thrown)

    def mix_word(self, word: str) -> None:
        """Mix a word into the dice of a game in which nothing has happened, and tell who begins."""
        before = self._model.history
        if before.entries or before.undone or before.dice is None:
            return
        after = before.with_word(word)
        self._model.start(after)
        if after.is_start_thrown and after.dice is not None and after.dice != before.dice:
            self._tell_start(throw_for_start(len(after.state.players), after.dice))

    def _tell_start(self, thrown: StartingThrow) -> None:
        state = self._model.state
        names = tuple(player_name(state, seat) for seat in range(len(state.players)))
        self.start_thrown.emit(thrown, names)

    def _in_its_place(self, begin: Callable[[], object]) -> None:
        """Begin, after putting the game that is going on aside so that it can go on later.

        An older question, and the dialog for a new game, are about something else by now.
        """
        for kind in (dialogs.QuestionDialog, new_game_room.NewGameDialog):
            for dialog in self._window.findChildren(kind):
                dialog.reject()
        was_going_on = self._is_going_on
        if not self._keeper.park():
            return
        begin()
        if was_going_on:
            self._window.notice_bar.show_notice(
                self.tr("The game before waits: go on with it from New game."), topic=PARKED_TOPIC
            )

    def _save_copy(self, name: str) -> None:
        path, model = Path(name), self._model
        if self._storage.game_store.save_copy(path, model.history, model.held):
            text = self.tr("Saved as {file}.")
            if model.history.dice is not None and not model.state.is_over:
                text = self.tr(
                    "Saved as {file}. It holds the dice to come: give it only to those whom you "
                    "would let look into the cup."
                )
            said = text.format(file=shown_path(path.name))
            self._window.notice_bar.show_notice(said, topic=COPY_TOPIC)
            self.copy_saved.emit()

    def _file_dialog(self, title: str, mode: QFileDialog.AcceptMode) -> QFileDialog:
        dialog = QFileDialog(self._window, title, str(documents_folder()))
        dialog.setAcceptMode(mode)
        saving = mode is QFileDialog.AcceptMode.AcceptSave
        dialog.setFileMode(
            QFileDialog.FileMode.AnyFile if saving else QFileDialog.FileMode.ExistingFile
        )
        dialog.setNameFilter(self.tr("Yatzy games (*.yatzy)"))
        dialog.setDefaultSuffix(GAME_SUFFIX.removeprefix("."))
        dialog.finished.connect(dialog.deleteLater)
        return dialog
