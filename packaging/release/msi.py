"""Takes chance and the clock out of an MSI file: the same package has the same bytes each time.

`wixl` draws the package code, and notes when it ran, in the stream of the summary. That is laid out
as Microsoft's property sets are (MS-OLEPS).
"""

from __future__ import annotations

import struct
from pathlib import Path

from release.commands import check

_SUMMARY = bytes.fromhex("E0859FF2F94F6810AB9108002B27B3D9")
"""Stands before the place of the properties: the id of the summary's format."""

_HEAD = 28
"""Bytes of the stream before that id."""

_PACKAGE_CODE, _CREATED, _SAVED = 9, 12, 13
_TEXT, _TIME = 30, 64
_YEAR_1601 = 11_644_473_600
"""Seconds from where Windows counts to where others do."""


def settle_msi(package: Path, code: str, moment: int) -> None:
    """Give an MSI a package code and a time in seconds since 1970. Raises PackagingError."""
    content = bytearray(package.read_bytes())
    place = content.find(_SUMMARY)
    check(place >= _HEAD, f"{package.name} has no summary")
    stream = place - _HEAD
    (offset,) = struct.unpack_from("<I", content, place + len(_SUMMARY))
    section = stream + offset
    _, count = struct.unpack_from("<II", content, section)
    pairs = (struct.unpack_from("<II", content, section + 8 + 8 * each) for each in range(count))
    places = {number: section + at for number, at in pairs}
    text = f"{{{code}}}".encode("ascii")
    _put(content, places[_PACKAGE_CODE], _TEXT, struct.pack("<I", len(text) + 1) + text + b"\0")
    ticks = struct.pack("<Q", (moment + _YEAR_1601) * 10_000_000)
    for number in (_CREATED, _SAVED):
        _put(content, places[number], _TIME, ticks)
    package.write_bytes(content)


def _put(content: bytearray, place: int, kind: int, value: bytes) -> None:
    (found,) = struct.unpack_from("<I", content, place)
    check(found == kind, f"the summary is laid out in another way: {found} instead of {kind}")
    if kind == _TEXT:
        check(content[place + 4 : place + 8] == value[:4], "the package code has another length")
    content[place + 4 : place + 4 + len(value)] = value
