"""The page of tips, opened from the game, tells what those who play here score."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent

from tests.app.conftest import OpenWindow
from tests.helpers.played_window import PlayedWindow, lay_out
from tests.helpers.print_passages import passage_of
from tests.helpers.record_folder import RecordFolder
from yatzy_desktop.adapters.records.statistics import LEAST_SHEETS
from yatzy_desktop.adapters.records.values import FOLDER
from yatzy_desktop.rules import find_ruleset
from yatzy_desktop.widgets.dialogs.tips_page import TipsPage
from yatzy_desktop.widgets.printing.tips_dialog import PrintTipsDialog

KEY = "american"


def open_after(games: int, open_window: OpenWindow, folder: Path) -> PlayedWindow:
    lay_out(folder, KEY, ["Mum"])
    records = RecordFolder(folder / FOLDER)
    for seed in range(games):
        records.play("Mum", seed=seed, ruleset=find_ruleset(KEY))
    records.close()
    return open_window(folder)


def tips_of(played: PlayedWindow) -> TipsPage:
    played.window.menu.tips.trigger()
    (page,) = played.window.findChildren(TipsPage)
    return page


def test_with_games_enough_page_and_print_tell_peoples_average(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    played = open_after(LEAST_SHEETS, open_window, tmp_path)
    page = tips_of(played)
    assert "newcomer" in page.text  # at once, without waiting for the records
    played.qtbot.waitUntil(lambda: f"so say {LEAST_SHEETS} score sheets" in page.text)
    assert "newcomer" not in page.text
    page.print_button.click()
    (dialog,) = played.window.findChildren(PrintTipsDialog)

    def printed() -> str:
        passages = map(passage_of, dialog.make_sheets())
        return " ".join(text.text for passage in passages for text in passage.texts)

    played.qtbot.waitUntil(lambda: f"{LEAST_SHEETS} score sheets" in printed())


def test_a_page_closed_before_the_answer_hears_nothing(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    played = open_after(LEAST_SHEETS, open_window, tmp_path)
    tips_of(played).close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    page = tips_of(played)
    played.qtbot.waitUntil(lambda: "score sheets" in page.text)
