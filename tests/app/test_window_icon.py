from __future__ import annotations

from tests.app.conftest import OpenWindow
from yatzy_desktop.widgets.look.icons import app_icon


def test_the_window_has_the_icon_with_a_drawing_for_small_sizes(open_window: OpenWindow) -> None:
    played = open_window()
    played.qtbot.waitUntil(lambda: not played.window.windowIcon().isNull(), timeout=5_000)
    for size in (16, 64):
        shown = played.window.windowIcon().pixmap(size, size).toImage()
        assert shown == app_icon().pixmap(size, size).toImage()
