from __future__ import annotations

import struct
from pathlib import Path

import pytest

from release.commands import PackagingError
from release.msi import settle_msi

CODE = "0D1F6C0E-6C33-4C0B-9B6A-5A4B8E0B7F21"


def package(code: str, ticks: int, *, kind: int = 64) -> bytes:
    """Lay out a file with a summary as Windows writes it, between other things."""
    text = f"{{{code}}}".encode() + b"\0"
    values = {
        9: struct.pack("<II", 30, len(text)) + text.ljust(40, b"\0"),
        12: struct.pack("<IQ", kind, ticks),
        13: struct.pack("<IQ", kind, ticks + 1),
    }
    at, table, body = 8 + 8 * len(values), b"", b""
    for number, value in values.items():
        table += struct.pack("<II", number, at + len(body))
        body += value
    section = struct.pack("<II", at + len(body), len(values)) + table + body
    head = struct.pack("<HHI16sI", 0xFFFE, 0, 2, b"", 1)
    name = bytes.fromhex("E0859FF2F94F6810AB9108002B27B3D9")
    return b"x" * 512 + head + name + struct.pack("<I", 48) + section + b"y" * 64


def test_chance_and_the_clock_leave_no_trace(tmp_path: Path) -> None:
    settled = []
    for number, content in enumerate((package(CODE, 5), package(CODE[::-1], 7))):
        path = tmp_path / f"{number}.msi"
        path.write_bytes(content)
        settle_msi(path, "7C1B7C3A-3D0C-4C55-8F1E-3B8E0A4B9D52", 1_800_000_000)
        settled.append(path.read_bytes())
    assert settled[0] == settled[1]
    assert b"{7C1B7C3A-3D0C-4C55-8F1E-3B8E0A4B9D52}\0" in settled[0]
    assert settled[0].count(struct.pack("<Q", 134_444_736_000_000_000)) == 2
    assert len(settled[0]) == len(package(CODE, 5))


@pytest.mark.parametrize("content", [b"no summary", package(CODE, 5, kind=3)])
def test_what_is_laid_out_otherwise_is_not_touched(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.msi"
    path.write_bytes(content)
    with pytest.raises(PackagingError):
        settle_msi(path, CODE, 0)
    assert path.read_bytes() == content
