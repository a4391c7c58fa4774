"""What is asked before a window closes whose game cannot be saved."""

from __future__ import annotations

from PySide6.QtCore import QObject

from yatzy_desktop.app.context import Storage
from yatzy_desktop.app.play.game_starter import GameStarter
from yatzy_desktop.widgets import dialogs
from yatzy_desktop.widgets.main_window import MainWindow


class Closing(QObject):
    """Lets the window close once everything is on the disk, or the person does without."""

    def __init__(self, storage: Storage, starter: GameStarter, window: MainWindow) -> None:
        super().__init__(window)
        self._storage = storage
        self._starter = starter
        self._window = window
        self._is_agreed = self._is_saving = False
        starter.copy_saved.connect(self._close_after_copy)
        window.may_close = self.may_close

    def may_close(self) -> bool:
        """Tell whether nothing would be lost, having asked when not."""
        self._storage.save_retry.save_now()
        if self._is_agreed or not self._storage.game_store.is_waiting:
            return True
        if not any(each.isVisible() for each in self._questions()):
            self._ask()
        return False

    def _questions(self) -> list[dialogs.QuestionDialog]:
        return self._window.findChildren(dialogs.QuestionDialog)

    def _ask(self) -> None:
        words = dialogs.Question(
            self.tr("Close without saving the game?"),
            self.tr(
                "The game cannot be saved where Yatzy Desktop keeps it. What was played since then"
                " will be lost, unless you save a copy in another place."
            ),
            self.tr("&Close without saving"),
            self.tr("&Keep playing"),
            self.tr("&Save elsewhere…"),
        )
        dialog = dialogs.QuestionDialog(words, self._window)
        dialog.agreed.connect(self._close)
        dialog.other_wanted.connect(self._save_elsewhere)
        dialog.open()

    def _save_elsewhere(self) -> None:
        self._is_saving = True
        dialog = self._starter.offer_to_save_copy()
        dialog.rejected.connect(self._go_on)

    def _go_on(self) -> None:
        self._is_saving = False

    def _close_after_copy(self) -> None:
        if self._is_saving:
            self._close()

    def _close(self) -> None:
        self._is_agreed = True
        self._window.close()
