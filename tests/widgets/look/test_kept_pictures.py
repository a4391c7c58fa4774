"""Pictures drawn ahead by the build look as if the program had drawn them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from yatzy_desktop.widgets.dice.light import draw_ball
from yatzy_desktop.widgets.dice.style import DICE_STYLES
from yatzy_desktop.widgets.look import kept_pictures
from yatzy_desktop.widgets.look.kept_pictures import kept_picture
from yatzy_desktop.widgets.table.texture import draw_felt, draw_oak

DRAWINGS = {"felt": draw_felt, "oak": draw_oak} | {
    f"ball-{key}": lambda style=style: draw_ball(style) for key, style in DICE_STYLES.items()
}
FORMAT = QImage.Format.Format_ARGB32_Premultiplied


def never() -> QImage:
    raise AssertionError("it is among the assets")


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_kept_picture_is_the_drawn_one(name: str) -> None:
    kept, drawn = kept_picture(name, never), DRAWINGS[name]().convertToFormat(FORMAT)
    assert kept.size() == drawn.size()
    for y in range(0, kept.height(), 7):
        for x in range(0, kept.width(), 7):
            one, other = kept.pixelColor(x, y), drawn.pixelColor(x, y)
            assert one.alpha() == other.alpha()
            # What is nearly clear has few colours; written as PNG it keeps the nearest.
            assert abs(one.alphaF() * one.redF() - other.alphaF() * other.redF()) < 0.01


@pytest.mark.parametrize("content", [None, b""])
def test_a_missing_or_empty_picture_is_drawn(
    content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_pictures, "asset_path", lambda name: tmp_path / Path(name).name)
    if content is not None:
        (tmp_path / "felt.png").write_bytes(content)
    assert kept_picture("felt", draw_felt) == draw_felt()
