"""The picture of the window as it was left, which the next start shows until all is there."""

from __future__ import annotations

import json
import logging
import math
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtGui import QImage

from yatzy_desktop.adapters.storage.files import Write, write_whole
from yatzy_desktop.plain_files import read_plain

_log = logging.getLogger(__name__)

PICTURE_FILE = "window.picture"
LARGEST_PICTURE = 40_000_000
"""Bytes of pixels: a window that fills a screen of 3840×2160 has some less."""

Lie = tuple[float, ...]
"""How a die lies, in numbers of the table's own."""

_FORMAT = QImage.Format.Format_RGB32
_FARTHEST = 1_000.0
_QUICKLY = 1


@dataclass(frozen=True, slots=True)
class KeptPicture:
    """A window as it was left: its picture with the device pixel ratio, its title, its dice.

    `colors` are those that people have chosen, by their names.
    """

    image: QImage
    title: str
    lies: Sequence[Lie] = ()
    colors: Mapping[str, str] = field(default_factory=dict)


class PictureStore:
    """Keeps one picture in the folder for what can be made again; problems go to the log.

    A `key` tells all that the picture depends on: under another one it is not found.
    """

    def __init__(self, folder: Path, write: Write = write_whole) -> None:
        self._path = folder / PICTURE_FILE
        self._write = write

    def load(self, key: str) -> KeptPicture | None:
        """Return the picture kept under that key, None when there is none that can be used."""
        try:
            return _picture_from(read_plain(self._path, LARGEST_PICTURE), key)
        except FileNotFoundError:
            return None
        except (OSError, ValueError, RecursionError) as error:
            _log.info("%s: %s", self._path, error)
            return None

    def save(self, key: str, picture: KeptPicture) -> bool:
        """Keep a picture in place of the one before, and tell whether it is on the disk."""
        image = picture.image.convertToFormat(_FORMAT)
        head = {
            "key": key,
            "title": picture.title,
            "size": [image.width(), image.height()],
            "ratio": image.devicePixelRatio(),
            "lies": [list(lie) for lie in picture.lies],
            "colors": dict(picture.colors),
        }
        if image.sizeInBytes() > LARGEST_PICTURE:
            return False
        # A memory stick is slower than this is to unpack.
        pixels = zlib.compress(image.constBits(), _QUICKLY)
        data = b"".join((json.dumps(head).encode(), b"\n", pixels))
        try:
            self._write(self._path, data)
        except OSError as error:
            _log.info("%s: %s", self._path, error)
            return False
        return True

    def forget(self) -> None:
        """Remove what is kept."""
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            _log.info("%s: %s", self._path, error)


def _picture_from(data: bytes, key: str) -> KeptPicture | None:
    line, _, packed = data.partition(b"\n")
    head = json.loads(line)
    if not isinstance(head, Mapping):
        raise ValueError("not an object")  # noqa: TRY004 - a broken file, no wrong call
    if head.get("key") != key:
        return None
    match head:
        case {
            "size": [int(width), int(height)],
            "ratio": float(ratio),
            "title": str(title),
            "lies": [*lies],
            "colors": {**colors},
        } if min(width, height, ratio) > 0 and 4 * width * height <= LARGEST_PICTURE:
            pixels = _unpacked(packed, 4 * width * height)
            # Copied: an image made of bytes does not keep them.
            image = QImage(pixels, width, height, 4 * width, _FORMAT).copy()
            image.setDevicePixelRatio(ratio)
            return KeptPicture(image, title, [_lie_from(lie) for lie in lies], _texts_in(colors))
    raise ValueError("not a picture")


def _unpacked(packed: bytes, size: int) -> bytes:
    """Return so many bytes; raises ValueError where there are fewer or more of them."""
    unpacking = zlib.decompressobj()
    try:
        pixels = unpacking.decompress(packed, size)
    except zlib.error as error:
        raise ValueError("packed badly") from error
    if len(pixels) != size or unpacking.unconsumed_tail or not unpacking.eof:
        raise ValueError("not so many pixels")
    return pixels


def _texts_in(plain: Mapping[object, object]) -> dict[str, str]:
    pairs = plain.items()
    return {name: each for name, each in pairs if isinstance(name, str) and isinstance(each, str)}


def _lie_from(plain: object) -> Lie:
    if not isinstance(plain, list) or not all(isinstance(each, int | float) for each in plain):
        raise ValueError("not how a die lies")
    numbers = tuple(float(each) for each in plain)
    if not all(math.isfinite(each) and abs(each) < _FARTHEST for each in numbers):
        raise ValueError("lies too far away")
    return numbers
