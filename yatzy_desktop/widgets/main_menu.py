"""The menus: every action with its text and shortcut, and nothing that does not work."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QEvent,
    QObject,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.compat import override

_CONTEXT = "MainMenu"

_TEXTS = cast(
    "dict[str, str]",
    {
        "new_game": QT_TRANSLATE_NOOP("MainMenu", "&New game…"),
        "rematch": QT_TRANSLATE_NOOP("MainMenu", "&Rematch"),
        "take_back": QT_TRANSLATE_NOOP("MainMenu", "&Take back"),
        "redo": QT_TRANSLATE_NOOP("MainMenu", "&Do again"),
        "records": QT_TRANSLATE_NOOP("MainMenu", "R&ecords…"),
        "people": QT_TRANSLATE_NOOP("MainMenu", "The peop&le at the table…"),
        "hint": QT_TRANSLATE_NOOP("MainMenu", "&Hint"),
        "hold_hint": QT_TRANSLATE_NOOP("MainMenu", "Hold the dice of the hint"),
        "open": QT_TRANSLATE_NOOP("MainMenu", "&Open game…"),
        "save_copy": QT_TRANSLATE_NOOP("MainMenu", "Save a &copy…"),
        "print_card": QT_TRANSLATE_NOOP("MainMenu", "Print a &blank card…"),
        "print_game": QT_TRANSLATE_NOOP("MainMenu", "&Print this game…"),
        "review": QT_TRANSLATE_NOOP("MainMenu", "Re&view this game"),
        "practice": QT_TRANSLATE_NOOP("MainMenu", "Pract&ice…"),
        "quit": QT_TRANSLATE_NOOP("MainMenu", "&Quit"),
        "larger_text": QT_TRANSLATE_NOOP("MainMenu", "L&arger text"),
        "smaller_text": QT_TRANSLATE_NOOP("MainMenu", "S&maller text"),
        "values": QT_TRANSLATE_NOOP("MainMenu", "Show &values on the pad"),
        "win_chance": QT_TRANSLATE_NOOP("MainMenu", "Show the chance to &win"),
        "sound": QT_TRANSLATE_NOOP("MainMenu", "S&ound"),
        "full_screen": QT_TRANSLATE_NOOP("MainMenu", "&Full screen"),
        "preferences": QT_TRANSLATE_NOOP("MainMenu", "&Settings…"),
        "rule_settings": QT_TRANSLATE_NOOP("MainMenu", "Change the r&ules…"),
        "rules": QT_TRANSLATE_NOOP("MainMenu", "&Rules"),
        "openings": QT_TRANSLATE_NOOP("MainMenu", "&First throws…"),
        "help": QT_TRANSLATE_NOOP("MainMenu", "&How to play"),
        "tell_table": QT_TRANSLATE_NOOP("MainMenu", "&Dice and rolls left"),
        "tell_choices": QT_TRANSLATE_NOOP("MainMenu", "What each &box would give"),
        "tell_sheet": QT_TRANSLATE_NOOP("MainMenu", "&Score sheet of the next player"),
        "tell_sheet_before": QT_TRANSLATE_NOOP("MainMenu", "Score sheet of the &player before"),
        "tell_standings": QT_TRANSLATE_NOOP("MainMenu", "S&tandings"),
        "fairness": QT_TRANSLATE_NOOP("MainMenu", "Are the &dice fair?"),
        "manual": QT_TRANSLATE_NOOP("MainMenu", "&Manual"),
        "tips": QT_TRANSLATE_NOOP("MainMenu", "T&ips and differences"),
        "first_steps": QT_TRANSLATE_NOOP("MainMenu", "Help with the first steps a&gain"),
        "about": QT_TRANSLATE_NOOP("MainMenu", "&About Yatzy Desktop"),
        "game_menu": QT_TRANSLATE_NOOP("MainMenu", "&Game"),
        "view_menu": QT_TRANSLATE_NOOP("MainMenu", "&View"),
        "language_menu": QT_TRANSLATE_NOOP("MainMenu", "&Language"),
        "tell_menu": QT_TRANSLATE_NOOP("MainMenu", "Read al&oud"),
        "theme_menu": QT_TRANSLATE_NOOP("MainMenu", "&Colours"),
        "help_menu": QT_TRANSLATE_NOOP("MainMenu", "&Help"),
    },
)
_SYSTEM = cast("str", QT_TRANSLATE_NOOP("MainMenu", "&As the system"))
_THEMES = {
    "system": _SYSTEM,
    "light": cast("str", QT_TRANSLATE_NOOP("MainMenu", "&Light")),
    "dark": cast("str", QT_TRANSLATE_NOOP("MainMenu", "&Dark")),
}


class MainMenu(QObject):
    """Owns the actions of the main window and fills its menu bar with them."""

    language_chosen = Signal(str)
    theme_chosen = Signal(str)
    left = Signal()
    """Somebody left the menu bar by Escape: the keyboard belongs to the game again."""

    def __init__(self, bar: QMenuBar, parent: QObject) -> None:
        super().__init__(parent)
        self._bar = bar
        self._texts: list[tuple[QAction | QMenu, str]] = []
        self.new_game = self._action(_TEXTS["new_game"], "Ctrl+N")
        self.rematch = self._action(_TEXTS["rematch"], "Ctrl+R")
        self.take_back = self._action(_TEXTS["take_back"], QKeySequence.StandardKey.Undo)
        self.redo = self._action(_TEXTS["redo"])
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.people = self._action(_TEXTS["people"])
        self.hint = self._action(_TEXTS["hint"], "H")
        self.records = self._action(_TEXTS["records"], "Ctrl+L")
        self.open = self._action(_TEXTS["open"], QKeySequence.StandardKey.Open)
        self.save_copy = self._action(_TEXTS["save_copy"], "Ctrl+Shift+S")
        self.print_card = self._action(_TEXTS["print_card"], "Ctrl+Shift+P")
        self.print_game = self._action(_TEXTS["print_game"], QKeySequence.StandardKey.Print)
        self.review = self._action(_TEXTS["review"], "Ctrl+E")
        self.practice = self._action(_TEXTS["practice"], "Ctrl+T")
        self.quit = self._action(_TEXTS["quit"], "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self._make_view()
        self.preferences = self._action(_TEXTS["preferences"], "Ctrl+,")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.rule_settings = self._action(_TEXTS["rule_settings"], "Ctrl+Shift+R")
        self._make_help()
        self._make_told()
        self._languages = self._choices(
            {"system": _SYSTEM} | {code: each.own_name for code, each in LANGUAGES.items()},
            self.language_chosen.emit,
        )
        self._themes = self._choices(_THEMES, self.theme_chosen.emit)
        self._fill()
        self.retranslate()

    def show_choices(self, language: str, theme: str) -> None:
        """Tick the language and the theme in force."""
        self._languages[language].setChecked(True)
        self._themes[theme].setChecked(True)

    @property
    def actions(self) -> tuple[QAction, ...]:
        """Every action that has a text of its own here."""
        return tuple(each for each, _ in self._texts if isinstance(each, QAction))

    def retranslate(self) -> None:
        """Put every text in the language in force."""
        for thing, source in self._texts:
            text = QCoreApplication.translate(_CONTEXT, source)
            if isinstance(thing, QMenu):
                thing.setTitle(text)
            else:
                thing.setText(text)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow a change of language that reaches the menu bar."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Escape
        ):
            # Once the bar has let go: it gives the focus back only where it took it by Alt.
            QTimer.singleShot(0, self, self.left.emit)
        return super().eventFilter(watched, event)

    def _action(
        self,
        source: str,
        shortcut: QKeySequence.StandardKey | str | None = None,
        *,
        checkable: bool = False,
    ) -> QAction:
        action = QAction(self)
        action.setCheckable(checkable)
        action.setAutoRepeat(False)
        if shortcut is not None:
            action.setShortcut(QKeySequence(shortcut))
        self._texts.append((action, source))
        return action

    def _choices(
        self, choices: dict[str, str], choose: Callable[[str], None]
    ) -> dict[str, QAction]:
        group = QActionGroup(self)
        made: dict[str, QAction] = {}
        for value, source in choices.items():
            action = self._action(source, checkable=True)
            action.triggered.connect(lambda _on, value=value: choose(value))
            group.addAction(action)
            made[value] = action
        return made

    def _make_view(self) -> None:
        self.larger_text = self._action(_TEXTS["larger_text"], QKeySequence.StandardKey.ZoomIn)
        self.smaller_text = self._action(_TEXTS["smaller_text"], QKeySequence.StandardKey.ZoomOut)
        self.values = self._action(_TEXTS["values"], checkable=True)
        self.win_chance = self._action(_TEXTS["win_chance"], checkable=True)
        self.sound = self._action(_TEXTS["sound"], "M", checkable=True)
        self.full_screen = self._action(_TEXTS["full_screen"], "F11", checkable=True)

    def _make_help(self) -> None:
        self.rules = self._action(_TEXTS["rules"], "F1")
        self.help = self._action(_TEXTS["help"])
        self.manual = self._action(_TEXTS["manual"], "Shift+F1")
        self.fairness = self._action(_TEXTS["fairness"])
        self.tips = self._action(_TEXTS["tips"])
        self.openings = self._action(_TEXTS["openings"])
        self.first_steps = self._action(_TEXTS["first_steps"])
        self.about = self._action(_TEXTS["about"])
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _make_told(self) -> None:
        self.hold_hint = self._action(_TEXTS["hold_hint"], "Shift+H")
        # Letters lead to boxes on the score sheet, so what is read aloud has keys of its own.
        self.tell_table = self._action(_TEXTS["tell_table"], "F2")
        self.tell_choices = self._action(_TEXTS["tell_choices"], "F3")
        self.tell_sheet = self._action(_TEXTS["tell_sheet"], "F4")
        self.tell_sheet_before = self._action(_TEXTS["tell_sheet_before"], "Shift+F4")
        self.tell_standings = self._action(_TEXTS["tell_standings"], "F5")

    def _fill(self) -> None:
        game = self._menu(self._bar, _TEXTS["game_menu"])
        self._add(
            game,
            (
                self.new_game,
                self.rematch,
                self.rule_settings,
                None,
                self.take_back,
                self.redo,
                self.hint,
                self.hold_hint,
                self.people,
                self.review,
                self.practice,
                None,
                self.records,
                None,
            ),
        )
        self._add(game, (self.open, self.save_copy, None, self.print_card, self.print_game))
        self._add(game, (None, self.quit))
        view = self._menu(self._bar, _TEXTS["view_menu"])
        self._add(self._menu(view, _TEXTS["language_menu"]), self._languages.values())
        self._add(self._menu(view, _TEXTS["theme_menu"]), self._themes.values())
        self._add(view, (None, self.values, self.win_chance, self.sound))
        self._add(view, (None, self.larger_text, self.smaller_text, None, self.full_screen))
        self._add(view, (None, self.preferences))
        self._fill_help(self._menu(self._bar, _TEXTS["help_menu"]))
        self._bar.installEventFilter(self)

    def _fill_help(self, menu: QMenu) -> None:
        self._add(menu, (self.manual, self.rules, self.tips, self.help, self.openings))
        told = (self.tell_table, self.tell_choices, self.tell_sheet, self.tell_sheet_before)
        self._add(self._menu(menu, _TEXTS["tell_menu"]), (*told, self.tell_standings))
        self._add(menu, (self.first_steps, self.fairness, None, self.about))

    def _menu(self, owner: QMenuBar | QMenu, source: str) -> QMenu:
        menu = QMenu(self._bar)
        owner.addMenu(menu)
        self._texts.append((menu, source))
        return menu

    @staticmethod
    def _add(menu: QMenu, actions: Iterable[QAction | None]) -> None:
        for action in actions:
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
