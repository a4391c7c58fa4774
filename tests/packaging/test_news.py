"""What is new in each version: read from CHANGELOG.md, told everywhere."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from release import news, product
from release.commands import PackagingError

CHANGELOG = """# Changelog

What changes.

## [Unreleased]

### Added

- Not yet told to anybody.

## [1.10.0] - 2026-02-28

### Added

- A point that goes on
  for two lines, 100 % & `code`.
- Another.

### Fixed

- A [fault](docs/fault.md), under *Help*.

## [1.9.0] - 2025-12-31

- Without a heading.
"""


def test_versions_are_read_with_their_points() -> None:
    newest, oldest = news.releases(CHANGELOG)
    assert (newest.version, newest.date) == ("1.10.0", "2026-02-28")
    assert newest.groups == (
        ("Added", ("A point that goes on for two lines, 100 % & `code`.", "Another.")),
        ("Fixed", ("A fault, under Help.",)),
    )
    assert newest.text.startswith("### Added\n")
    assert newest.text.endswith("under *Help*.\n")
    assert oldest.groups == ()


def test_a_changelog_without_a_version_is_refused() -> None:
    with pytest.raises(PackagingError, match="no section like"):
        news.releases("# Changelog\n\n## [Unreleased]\n")


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    versions = news.releases(CHANGELOG)
    monkeypatch.setattr(news, "releases", lambda: versions)
    monkeypatch.setattr(product, "version", lambda: "1.10.0")


@pytest.mark.usefixtures("told")
def test_software_centres_read_well_formed_releases() -> None:
    root = ET.fromstring(f"<releases>{news.as_appstream()}</releases>")  # noqa: S314 - our own
    newest, oldest = root
    assert newest.attrib == {"version": "1.10.0", "date": "2026-02-28"}
    points = ["".join(point.itertext()) for point in newest.iter("li")]
    assert points == [
        "A point that goes on for two lines, 100 % & code.",
        "Another.",
        "A fault, under Help.",
    ]
    assert oldest.attrib["version"] == "1.9.0"


@pytest.mark.usefixtures("told")
def test_debian_and_rpm_changelogs_follow_their_forms() -> None:
    debian = news.as_debian()
    assert debian.startswith("yatzy-desktop (1.10.0-1) stable; urgency=medium\n\n  * A point")
    assert re.search(r"^ -- .+ <.+>  Sat, 28 Feb 2026 00:00:00 \+0000$", debian, re.MULTILINE)
    rpm = news.as_rpm()
    assert rpm.startswith("* Sat Feb 28 2026 ")
    assert "100 %% &" in rpm
    points = [line for line in (debian + rpm).splitlines() if line.startswith(("  ", "- "))]
    assert max(map(len, points)) <= 80


@pytest.mark.usefixtures("told")
@pytest.mark.parametrize(
    ("tag", "version", "reason"),
    [
        ("v1.9.0", "1.10.0", "the tag v1.9.0 is not that of version 1.10.0"),
        ("1.10.0", "1.10.0", "the tag 1.10.0 is not"),
        ("v1.9.0", "1.9.0", "newest section of CHANGELOG.md is of 1.10.0"),
    ],
)
def test_a_tag_must_be_the_version_that_the_news_are_of(
    monkeypatch: pytest.MonkeyPatch, tag: str, version: str, reason: str
) -> None:
    monkeypatch.setattr(product, "version", lambda: version)
    with pytest.raises(PackagingError, match=reason):
        news.check_release(tag)


@pytest.mark.usefixtures("told")
def test_the_right_tag_is_accepted() -> None:
    news.check_release("v1.10.0")
    assert news.notes().startswith("### Added")


def test_this_version_could_be_released() -> None:
    news.check_release(f"v{product.version()}")
