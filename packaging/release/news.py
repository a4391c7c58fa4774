"""What is new in each version, as CHANGELOG.md tells players: what all others repeat."""

from __future__ import annotations

import re
import textwrap
import time
from dataclasses import dataclass
from html import escape

from release import product
from release.commands import PackagingError, check

_HEADING = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$", re.MULTILINE)
_GROUP = re.compile(r"^### (.+)$", re.MULTILINE)
_NEXT = "\n## "


@dataclass(frozen=True, slots=True)
class Release:
    """One version; `groups` are its headings, such as "Added", each with its lines."""

    version: str
    date: str
    text: str
    groups: tuple[tuple[str, tuple[str, ...]], ...]


def releases(changelog: str | None = None) -> tuple[Release, ...]:
    """Return all dated versions, the newest first, from CHANGELOG.md or a text like it.

    Raises PackagingError when there is none.
    """
    text = changelog
    if text is None:
        text = (product.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = tuple(_release(match, text) for match in _HEADING.finditer(text))
    check(bool(found), "CHANGELOG.md has no section like: ## [1.2.3] - 2026-01-31")
    return found


def check_release(tag: str) -> None:
    """Raise PackagingError unless a tag, the program and the news name the same version."""
    version, newest = product.version(), releases()[0]
    check(tag == f"v{version}", f"the tag {tag} is not that of version {version}")
    check(
        newest.version == version,
        f"the newest section of CHANGELOG.md is of {newest.version}, the program is {version}",
    )
    check(bool(newest.groups), f"CHANGELOG.md tells nothing about {version}")


def notes() -> str:
    """Return what is new in this version, in Markdown. Raises PackagingError."""
    return _this().text


def as_appstream() -> str:
    """Return the `<release>` elements of the metadata for software centres."""
    return "\n".join(map(_appstream, releases()))


def as_debian() -> str:
    """Return Debian's changelog."""
    return "\n".join(
        f"{product.PROGRAM} ({each.version}-1) stable; urgency=medium\n\n"
        + "".join(f"  * {_wrapped(line, 4)}\n" for _, lines in each.groups for line in lines)
        + f"\n -- {product.CONTACT}  {_moment(each, '%a, %d %b %Y %H:%M:%S +0000')}\n"
        for each in releases()
    )


def as_rpm() -> str:
    """Return the section %changelog of a spec file."""
    return "\n".join(
        f"* {_moment(each, '%a %b %d %Y')} {product.CONTACT} - {each.version}-1\n"
        + "".join(
            f"- {_wrapped(line, 2).replace('%', '%%')}\n"
            for _, lines in each.groups
            for line in lines
        )
        for each in releases()
    )


def _this() -> Release:
    version = product.version()
    found = next((each for each in releases() if each.version == version), None)
    if found is None:
        raise PackagingError(f"CHANGELOG.md has no dated section of version {version}")
    return found


def _release(heading: re.Match[str], text: str) -> Release:
    body = text[heading.end() :].split(_NEXT, 1)[0].strip("\n")
    pieces = _GROUP.split(body)[1:]
    groups = tuple(
        (name, tuple(_lines(content)))
        for name, content in zip(pieces[::2], pieces[1::2], strict=True)
    )
    return Release(heading[1], heading[2], body + "\n", groups)


def _lines(content: str) -> list[str]:
    """Return the points of a list, each on one line, with words in place of links and stress."""
    points = re.split(r"^- ", content, flags=re.MULTILINE)[1:]
    plain = (re.sub(r"\[([^]]+)\]\([^)]+\)|\*([^*]+)\*", r"\1\2", point) for point in points)
    return [" ".join(point.split()) for point in plain]


def _appstream(each: Release) -> str:
    lines = [f'    <release version="{each.version}" date="{each.date}">', "      <description>"]
    for name, points in each.groups:
        lines += [f"        <p>{escape(name)}:</p>", "        <ul>"]
        lines += [f"          <li>{_code(escape(point, quote=False))}</li>" for point in points]
        lines.append("        </ul>")
    address = f"{product.homepage()}/releases/tag/v{each.version}"
    return "\n".join(
        (*lines, "      </description>", f"      <url>{address}</url>", "    </release>")
    )


def _code(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", text)


def _moment(each: Release, form: str) -> str:
    return time.strftime(form, time.strptime(each.date, "%Y-%m-%d"))


def _wrapped(text: str, indent: int) -> str:
    return "\n".join(textwrap.wrap(text, 78 - indent)).replace("\n", "\n" + " " * indent)
