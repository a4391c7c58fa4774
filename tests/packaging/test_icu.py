from __future__ import annotations

import struct

import pytest

from release.commands import PackagingError
from release.icu import trimmed, wanted


def packed(items: dict[str, bytes]) -> bytes:
    """Lay items out as ICU does, by a way of its own: head, table, names, contents."""
    head = struct.pack("<HBBHHBBBB4s4s4s", 32, 0xDA, 0x27, 20, 0, 0, 0, 2, 0, b"CmnD", b"", b"")
    head = head.ljust(32, b"\0")
    names = b"".join(name.encode() + b"\0" for name in items)
    table, name, place = struct.pack("<I", len(items)), 4 + 8 * len(items), 0
    place = name + len(names)
    for text, content in items.items():
        table += struct.pack("<II", name, place)
        name, place = name + len(text) + 1, place + len(content)
    return head + table + names + b"".join(items.values())


def unpacked(data: bytes) -> dict[str, bytes]:
    """Read each item as ICU does: from its place to that of the next."""
    (head,) = struct.unpack_from("<H", data)
    (count,) = struct.unpack_from("<I", data, head)
    entries = [struct.unpack_from("<II", data, head + 4 + 8 * each) for each in range(count)]
    ends = [place for _, place in entries[1:]] + [len(data) - head]
    return {
        data[head + name :].split(b"\0", 1)[0].decode(): data[head + place : head + end]
        for (name, place), end in zip(entries, ends, strict=True)
    }


ITEMS = {
    "icudt73l/a.res": b"first",
    "icudt73l/coll/sv.res": b"x" * 31,
    "icudt73l/zone/sv.res": b"z",
}


def test_what_is_kept_is_found_again_and_aligned() -> None:
    small = trimmed(packed(ITEMS), lambda name: "zone" not in name)
    found = unpacked(small)
    assert {name: content.rstrip(b"\0") for name, content in found.items()} == {
        name: ITEMS[name] for name in ("icudt73l/a.res", "icudt73l/coll/sv.res")
    }
    assert all(small.index(ITEMS[name]) % 16 == 0 for name in found)
    assert small[:32] == packed(ITEMS)[:32]


def test_what_is_no_data_of_icu_is_refused() -> None:
    with pytest.raises(PackagingError, match="no data of ICU"):
        trimmed(b"\x7fELF" + bytes(64))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("coll/sv.res", True),
        ("coll/ucadata.icu", True),
        ("root.res", True),
        ("supplementalData.res", True),
        ("likelySubtags.res", True),
        ("nfkc.nrm", True),
        ("cnvalias.icu", True),
        ("sv.res", False),
        ("sv_FI.res", False),
        ("zone/sv.res", False),
        ("brkitr/cjdict.dict", False),
        ("gb18030.cnv", False),
        ("unames.icu", False),
    ],
)
def test_only_sorting_and_what_all_languages_share_is_kept(name: str, expected: bool) -> None:
    assert wanted(f"icudt73l/{name}") is expected
