"""The data of ICU in the bundle for Linux, less what Qt never asks it for.

Qt sorts by ICU and has names of languages, money, time zones and the like itself: of the 32 MB in
PySide6's wheel, 5 are used. ICU's source tells how the data are laid out (`toolutil/package.h`).
"""

from __future__ import annotations

import os
import struct
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

from release.commands import check, fresh, need_tools, run

_LIBRARY = "PySide6/Qt/lib/libicudata.so.*"
_HEAD = struct.Struct("<HBB")
_MAGIC = (0xDA, 0x27)
_ALIGNMENT = 16
_LONGEST_LANGUAGE = 3

_ASSEMBLER = """\
.section .rodata
.globl {symbol}
.type {symbol}, @object
.balign {alignment}
{symbol}:
.incbin "{data}"
.size {symbol}, .-{symbol}
.section .note.GNU-stack, "", @progbits
"""

# What one language after another would be sorted like, upper and lower case, and zones of time.
_QUESTIONS = """
import functools
from PySide6.QtCore import QByteArray, QCollator, QLocale, QTimeZone, Qt
words = "zebra Åse åsa ärta öra Ørbæk ære aa Aage abc Zoë ä ö ü w v V ß ss 10 9 x2 x10 čaj cukr"
words = [*words.split(), *"chleba ñu nu 日本 中国 한국 Я а ё þorn ðe é e É I i İ ı".split()]
every = (QLocale.Language.AnyLanguage, QLocale.Script.AnyScript, QLocale.Country.AnyCountry)
for name in sorted({each.bcp47Name() for each in QLocale.matchingLocales(*every)}):
    collator, locale = QCollator(QLocale(name)), QLocale(name)
    collator.setNumericMode(True)
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    print(name, *sorted(words, key=functools.cmp_to_key(collator.compare)))
    print(locale.toUpper("iıßάëqäø"), locale.toLower("IİΆËQÄØ"))
print(len(QTimeZone.availableTimeZoneIds()), QTimeZone(QByteArray(b"Europe/Oslo")).isValid())
"""


def wanted(name: str) -> bool:
    """Tell whether Qt asks for an item of the data, such as `icudt73l/coll/sv.res`."""
    path = PurePosixPath(name.split("/", 1)[1])
    if len(path.parts) > 1:
        return path.parts[0] == "coll"
    if path.suffix in {".cnv", ".spp", ".cfu"} or path.name == "unames.icu":
        return False  # other encodings than UTF-8, passwords, look-alikes, names of characters
    language = path.stem.split("_")[0]
    return path.suffix != ".res" or len(language) > _LONGEST_LANGUAGE


def trimmed(data: bytes, wanted: Callable[[str], bool] = wanted) -> bytes:
    """Return a file of ICU's data with the wanted items only. Raises PackagingError."""
    length, *magic = _HEAD.unpack_from(data)
    check(tuple(magic) == _MAGIC and data[12:16] == b"CmnD", "this is no data of ICU")
    kept = [(name, content) for name, content in _items(data, length) if wanted(name)]
    names, places = b"", []
    head = 4 + 8 * len(kept)
    for name, _ in kept:
        places.append(head + len(names))
        names += name.encode("ascii") + b"\0"
    body = names + bytes(-(length + head + len(names)) % _ALIGNMENT)
    table = b""
    for place, (_, content) in zip(places, kept, strict=True):
        table += struct.pack("<II", place, head + len(body))
        body += content + bytes(-len(content) % _ALIGNMENT)
    return data[:length] + struct.pack("<I", len(kept)) + table + body


def _items(data: bytes, head: int) -> Iterable[tuple[str, bytes]]:
    (count,) = struct.unpack_from("<I", data, head)
    entries = [struct.unpack_from("<II", data, head + 4 + 8 * each) for each in range(count)]
    ends = [place for _, place in entries[1:]] + [len(data) - head]
    for (name, place), end in zip(entries, ends, strict=True):
        text = data[head + name : data.index(b"\0", head + name)]
        yield text.decode("ascii"), data[head + place : head + end]


def trim_icu(bundle: Path, work: Path) -> None:
    """Put a smaller library of data in the place of ICU's own. Raises PackagingError."""
    need_tools({"as": ["binutils"], "ld": ["binutils"], "nm": ["binutils"]})
    library = next((bundle / "_internal").glob(_LIBRARY))
    symbol = next(
        word for word in run("nm", "--dynamic", library).split() if word.startswith("icudt")
    )
    content = library.read_bytes()
    begin = content.index(bytes(_MAGIC) + struct.pack("<H", 20)) - 2
    size = int(run("nm", "--dynamic", "--print-size", library).split()[1], 16)
    data = fresh(work) / "data"
    data.write_bytes(trimmed(content[begin : begin + size]))
    source = work / "data.s"
    text = _ASSEMBLER.format(symbol=symbol, alignment=_ALIGNMENT, data=data.name)
    source.write_text(text, encoding="ascii")
    run("as", "-o", "data.o", source.name, cwd=work)
    options = ("-shared", "-soname", library.name, "--build-id=none")
    run("ld", *options, "-o", library.name, "data.o", cwd=work)
    library.write_bytes((work / library.name).read_bytes())


def check_sorting(bundle: Path, python: Path) -> None:
    """Compare how Qt sorts with the smaller data and with all of it, in every language it knows.

    `python` has the PySide6 that the bundle was made of. Raises PackagingError.
    """
    folder = next((bundle / "_internal").glob(_LIBRARY)).parent
    whole = run(python, "-c", _QUESTIONS)
    path = f"{folder}{os.pathsep}{os.environ.get('LD_LIBRARY_PATH', '')}".rstrip(os.pathsep)
    small = run(python, "-c", _QUESTIONS, env={"LD_LIBRARY_PATH": path})
    check(small == whole, "Qt sorts differently by the smaller data of ICU")
    print(f"ICU: {len(whole.splitlines()) // 2} languages are sorted as by all of it", flush=True)
