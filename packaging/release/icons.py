"""Renders the program's icon in the sizes and containers that systems ask for; needs PySide6."""

from __future__ import annotations

import os
import struct
from pathlib import Path

from asset_files import ROOT

PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""Those of Windows at 100, 125, 150 and 200 % in lists, on the task bar and on the desktop."""

# fmt: off
ICNS_KINDS = {
    # Four letters of Apple's format: the side in pixels.
    b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024,
    b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512,
}
# fmt: on

_SMALL = 32
"""Up to this side the drawing with fewer details is used."""


def make_icons(folder: Path, root: Path = ROOT) -> None:
    """Write N.png, yatzy-desktop.ico and yatzy-desktop.icns into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    sides = sorted({*PNG_SIZES, *ICO_SIZES, *ICNS_KINDS.values()})
    pictures = {side: _png(root / "resources" / "icons", side) for side in sides}
    for side in PNG_SIZES:
        (folder / f"{side}.png").write_bytes(pictures[side])
    (folder / "yatzy-desktop.ico").write_bytes(ico({side: pictures[side] for side in ICO_SIZES}))
    (folder / "yatzy-desktop.icns").write_bytes(
        icns({kind: pictures[side] for kind, side in ICNS_KINDS.items()})
    )


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon of PNG pictures by their sides in pixels, at most 256."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    body = b""
    for side, picture in pictures.items():
        # 256 does not fit into the byte and is written as 0.
        place = (len(picture), offset + len(body))
        head += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, *place)
        body += picture
    return head + body


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """Return a macOS icon of PNG pictures by Apple's names of their kinds."""
    entries = b"".join(
        kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(entries)) + entries


def _png(drawings: Path, side: int) -> bytes:
    # Only whoever makes icons has Qt.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice  # noqa: PLC0415
    from PySide6.QtGui import QImage, QImageWriter, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    small = "-small" if side <= _SMALL else ""
    drawing = QSvgRenderer(str(drawings / f"yatzy-desktop{small}.svg"))
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())
