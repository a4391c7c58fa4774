from __future__ import annotations

import shutil

import pytest

from release.commands import PackagingError
from release.deb import check_oldest, without_chance_versions

pytestmark = pytest.mark.skipif(shutil.which("dpkg") is None, reason="dpkg compares versions.")


def test_versions_that_nothing_needs_are_not_asked_for() -> None:
    asked = "libc6 (>= 2.35), libx11-xcb1 (>= 2:1.8.4), libzstd1 (>= 1.5.2), libegl1"
    assert without_chance_versions(asked) == "libc6 (>= 2.35), libx11-xcb1, libzstd1, libegl1"


def test_what_the_oldest_system_has_may_be_asked_for() -> None:
    check_oldest("libc6 (>= 2.35), zlib1g (>= 1:1.2.3.4), libegl1, libexpat1 (>= 2.1~beta3)")


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("libegl1, libc6 (>= 2.36)", "has libc6 2.35, and 2.36 is asked for"),
        ("libx11-xcb1 (>= 2:1.8.4)", "libx11-xcb1"),
        ("libnew1", "nobody knows whether Ubuntu 22.04 has libnew1"),
    ],
)
def test_what_the_oldest_system_lacks_stops_the_build(asked: str, reason: str) -> None:
    with pytest.raises(PackagingError, match=reason):
        check_oldest(asked)
