"""The licences of all that is inside a bundle: their full texts, a page about them, and an SBOM."""

from __future__ import annotations

import json
import re
import subprocess
import time
import tomllib
import uuid
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from environment import PACKAGE, RUNTIME
from release import product
from release.commands import check, fresh
from release.source_date import build_time

PAGE, SBOM = "index.md", "sbom.cdx.json"
"""What lies beside the texts in the folder of licences."""

_TEXTS = product.SOURCES / "licences"
_TABLE = product.SOURCES / "licences.toml"
_PLACES = re.compile(r"^(_internal|contents/(frameworks|resources|macos)|contents)/")


@dataclass(frozen=True, slots=True)
class Part:
    """Something by others, or by us, that can be inside; `version` may be empty."""

    name: str
    by: str
    licence: str
    texts: tuple[str, ...]
    files: tuple[str, ...]
    version: str = ""

    def holds(self, place: str) -> bool:
        """Tell whether a file belongs to it, by its place in the bundle."""
        return any(_expression(pattern).fullmatch(place) for pattern in self.files)

    def sources(self) -> tuple[Path, ...]:
        """Return where the texts of its licence are."""
        return tuple(
            product.ROOT / text[1:] if text.startswith("/") else _TEXTS / text
            for text in self.texts
        )


def known_parts() -> tuple[Part, ...]:
    """Return all parts that can be inside."""
    table = tomllib.loads(_TABLE.read_text(encoding="utf-8"))
    return tuple(
        Part(
            entry["name"],
            entry["by"],
            entry["licence"],
            tuple(entry["texts"]),
            tuple(entry["files"]),
            entry.get("version", ""),
        )
        for entry in table["part"]
    )


def parts_of(places: list[str]) -> tuple[Part, ...]:
    """Return the parts that files belong to, by their places in a bundle.

    Raises PackagingError for a file of which nobody knows under which licence it is.
    """
    parts = known_parts()
    short = [_PLACES.sub("", place.lower()) for place in places]
    unknown = [place for place in short if not any(part.holds(place) for part in parts)]
    check(not unknown, f"licences.toml tells no licence of {', '.join(unknown)}")
    return tuple(part for part in parts if any(map(part.holds, short)))


def add_licences(folder: Path, python_version: str) -> Path:
    """Put a folder with the licences of all that is inside into a bundle, and return it.

    Raises PackagingError for a file without a licence or a licence without a text.
    """
    assets = next(path for path in sorted(folder.rglob("assets")) if path.is_dir())
    target = fresh(assets / "licences")
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    parts = parts_of([path.relative_to(folder).as_posix() for path in files])
    for source in {source for part in parts for source in part.sources()}:
        check(source.exists(), f"there is no text {source}")
        (target / _file_name(source)).write_bytes(source.read_bytes())
    versions = {part.name: _version(part.version, folder, python_version) for part in parts}
    (target / PAGE).write_text(page(parts, versions), encoding="utf-8", newline="\n")
    bill = json.dumps(bill_of_materials(parts, versions), indent=2, ensure_ascii=False) + "\n"
    (target / SBOM).write_text(bill, encoding="utf-8", newline="\n")
    return target


def page(parts: tuple[Part, ...], versions: dict[str, str]) -> str:
    """Return a page in Markdown that tells what is inside, with links to the texts."""
    lines = [
        (product.ROOT / "resources/licenses.md").read_text(encoding="utf-8").split("| what")[0],
        "| what | version | by | licence |\n| --- | --- | --- | --- |\n",
    ]
    for part in parts:
        links = " · ".join(
            f"[{_file_name(source).removesuffix('.txt')}]({_file_name(source)})"
            for source in part.sources()
        )
        lines.append(f"| {part.name} | {versions[part.name]} | {part.by} | {links} |\n")
    return "".join((*lines, "\n", _replaceable()))


def bill_of_materials(parts: tuple[Part, ...], versions: dict[str, str]) -> dict[str, Any]:
    """Return what a bundle consists of, in the format of CycloneDX."""
    own, *others = parts
    address = f"pkg:generic/{product.PROGRAM}@{product.version()}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, address)}",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(build_time())),
            "component": _component(own, versions, "application") | {"purl": address},
        },
        "components": [_component(part, versions, "library") for part in others],
    }


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    return re.compile(re.escape(pattern).replace(r"\*\*", ".*").replace(r"\*", "[^/]*"))


def _component(part: Part, versions: dict[str, str], kind: str) -> dict[str, Any]:
    words = part.licence
    licence = {"expression": words} if " " in words else {"license": {_id_or_name(words): words}}
    version = {"version": versions[part.name]} if versions[part.name] else {}
    address = {}
    if part.version.startswith("lock:"):
        address["purl"] = f"pkg:pypi/{part.version[5:]}@{versions[part.name]}"
    names = {"type": kind, "name": part.name, "supplier": {"name": part.by}}
    return names | version | address | {"licenses": [licence]}


def _id_or_name(licence: str) -> str:
    return "name" if licence.startswith("LicenseRef-") else "id"


def _file_name(source: Path) -> str:
    return source.name if source.suffix else f"{product.NAME.replace(' ', '-')}.txt"


def _replaceable() -> str:
    """Return what the source's own page says below its table."""
    text = (product.ROOT / "resources/licenses.md").read_text(encoding="utf-8")
    return text.rsplit("|\n", 1)[1].lstrip("\n")


def _version(where: str, folder: Path, python_version: str) -> str:
    kind, _, name = where.partition(":")
    if kind == "project":
        return product.version()
    if kind == "python":
        return python_version
    if kind == "lock":
        return _locked(name)
    if kind == "file":
        found = (path for path in folder.rglob("*") if fnmatchcase(path.name, Path(name).name))
        return next(found).name.rsplit(".so.", 1)[1]
    return _debian_version(name) if kind == "library" else where


def _locked(name: str) -> str:
    text = "\n".join(path.read_text(encoding="utf-8") for path in (RUNTIME, PACKAGE))
    found = re.search(rf"^{re.escape(name)}==([^\s;]+)", text, re.MULTILINE)
    check(found is not None, f"no lock file has {name}")
    return found[1] if found else ""


def _debian_version(package: str) -> str:
    """Return the version of a library that came from the Debian this is made on; else nothing."""
    command = ["dpkg-query", "--show", "--showformat", "${Version}", package]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    # Less the number of Debian's packaging.
    return re.sub(r"^\d+:|-[^-]*$", "", answer.stdout) if answer.returncode == 0 else ""
