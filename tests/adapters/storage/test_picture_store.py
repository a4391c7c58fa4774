"""The picture of the window comes back as it was, or not at all."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QImage

from yatzy_desktop.adapters.storage.picture_store import (
    LARGEST_PICTURE,
    PICTURE_FILE,
    KeptPicture,
    PictureStore,
)

LIES = [(0.5, -1.25, 0.1, 0.0, 2.0), (1.0, 2.0, -0.3, 0.01, 0.0)]


def picture(ratio: float = 1.5) -> KeptPicture:
    image = QImage(13, 7, QImage.Format.Format_RGB32)
    image.fill(QColor("teal"))
    image.setPixelColor(3, 2, QColor("gold"))
    image.setDevicePixelRatio(ratio)
    return KeptPicture(image, "Åse & Bø", LIES, {"Åse": "#c2528b"})


def kept(folder: Path) -> bytes:
    assert PictureStore(folder).save("key", picture())
    return (folder / PICTURE_FILE).read_bytes()


def test_a_picture_comes_back_under_its_key_only(tmp_path: Path) -> None:
    store = PictureStore(tmp_path / "cache")
    assert store.load("key") is None
    assert store.save("key", picture())
    found = store.load("key")
    assert found is not None
    assert found.image == picture().image
    assert found.image.devicePixelRatio() == 1.5
    assert (found.title, list(found.lies)) == ("Åse & Bø", LIES)
    assert found.colors == {"Åse": "#c2528b"}
    assert store.load("another key") is None
    store.forget()
    assert store.load("key") is None
    store.forget()


@given(st.integers(0, 10**6), st.binary(max_size=9))
def test_a_damaged_picture_has_as_many_pixels_or_is_none(
    tmp_path_factory: pytest.TempPathFactory, place: int, bytes_there: bytes
) -> None:
    folder = tmp_path_factory.mktemp("picture")
    data = kept(folder)
    place %= len(data)
    changed = data[:place] + bytes_there + data[place + 3 :]
    (folder / PICTURE_FILE).write_bytes(changed)
    found = PictureStore(folder).load("key")
    assert found is None or found.image.width() * found.image.height() == 13 * 7
    (folder / PICTURE_FILE).write_bytes(data[:place])
    assert PictureStore(folder).load("key") is None


@pytest.mark.parametrize(
    "head",
    [
        *("", "[]", "null", "[" * 100_000, '{"key": "key"}'),
        '{"key": "key", "size": [1, 1], "ratio": 1.0, "title": "", "lies": [["x"]], "colors": {}}',
        '{"key": "key", "size": [1, 1], "ratio": 1.0, "title": "", "lies": [[9e99]], "colors": {}}',
        '{"key": "key", "size": [1, 1], "ratio": 0.0, "title": "", "lies": [], "colors": {}}',
        '{"key": "key", "size": [-1, -1], "ratio": 1.0, "title": "", "lies": [], "colors": {}}',
        '{"key": "key", "size": [1, 2], "ratio": 1.0, "title": "", "lies": [], "colors": {}}',
    ],
)
def test_nothing_is_taken_for_a_picture_that_is_none(tmp_path: Path, head: str) -> None:
    (tmp_path / PICTURE_FILE).write_bytes(head.encode() + b"\n" + zlib.compress(bytes(4)))
    assert PictureStore(tmp_path).load("key") is None


@pytest.mark.parametrize(
    "pixels", [b"", bytes(4), zlib.compress(bytes(3)), zlib.compress(bytes(10**8))]
)
def test_no_more_is_unpacked_than_a_picture_has(tmp_path: Path, pixels: bytes) -> None:
    head = '{"key": "key", "size": [1, 1], "ratio": 1.0, "title": "", "lies": [], "colors": {}}'
    (tmp_path / PICTURE_FILE).write_bytes(head.encode() + b"\n" + pixels)
    assert PictureStore(tmp_path).load("key") is None
    (tmp_path / PICTURE_FILE).write_bytes(head.encode() + b"\n" + zlib.compress(bytes(4)))
    assert PictureStore(tmp_path).load("key") is not None


def test_a_picture_that_cannot_be_written_is_not_kept(tmp_path: Path) -> None:
    def full(_path: Path, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    assert not PictureStore(tmp_path, full).save("key", picture())
    huge = QImage(LARGEST_PICTURE // 4000, 1001, QImage.Format.Format_RGB32)
    assert not PictureStore(tmp_path).save("key", KeptPicture(huge, ""))
    assert not (tmp_path / PICTURE_FILE).exists()
