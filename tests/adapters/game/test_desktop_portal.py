"""The wish for less motion is taken from the settings portal, whichever way it is told there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtDBus")

from PySide6.QtDBus import QDBusConnection
from pytestqt.qtbot import QtBot

from tests.helpers.fake_portal import (
    HAS_BUS,
    NewPortal,
    OldPortal,
    Wishes,
    connection,
    private_bus,
)
from yatzy_desktop.adapters.game.desktop_portal import DesktopPortal
from yatzy_desktop.adapters.game.motion import Motion
from yatzy_desktop.adapters.storage.settings import Settings, SettingsModel

pytestmark = pytest.mark.skipif(not HAS_BUS, reason="needs dbus-daemon")

GNOME = ("org.gnome.desktop.interface", "enable-animations")
KDE = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
ALL = ("org.freedesktop.appearance", "reduced-motion")

Desk = tuple[QDBusConnection, QDBusConnection]


@pytest.fixture
def buses(qapp: object, tmp_path: Path) -> Iterator[Desk]:
    with private_bus(tmp_path) as address, connection(address, "portal") as theirs:  # noqa: SIM117
        with connection(address, "game") as ours:
            yield theirs, ours


@pytest.mark.parametrize("kind", [OldPortal, NewPortal])
@pytest.mark.parametrize(
    ("wishes", "reduces"),
    [
        ({GNOME: False}, True),
        ({GNOME: True}, False),
        ({KDE: "0"}, True),
        ({KDE: "0.5"}, False),
        ({ALL: 1}, True),
        ({ALL: 0, GNOME: False}, True),
    ],
)
def test_a_desktops_wish_is_told(
    kind: type[OldPortal | NewPortal], wishes: Wishes, reduces: bool, buses: Desk, qtbot: QtBot
) -> None:
    theirs, ours = buses
    _portal = kind(theirs, wishes, is_mute=False)
    asking = DesktopPortal(ours)
    told: list[bool] = []
    asking.told.connect(told.append)
    asking.begin()
    qtbot.waitUntil(lambda: bool(told) and told[-1] is reduces)


def test_a_change_while_running_is_followed_and_told_once(buses: Desk, qtbot: QtBot) -> None:
    theirs, ours = buses
    portal = NewPortal(theirs, {GNOME: True}, is_mute=False)
    asking, motion = DesktopPortal(ours), Motion(SettingsModel(Settings()), lambda: True)
    heard: list[bool] = []
    motion.changed.connect(heard.append)
    asking.told.connect(lambda reduces: motion.take_system(reduces=reduces))
    asking.begin()
    qtbot.waitUntil(lambda: heard == [False])  # against what was read from files
    portal.change(*GNOME, value=False)
    portal.change(*GNOME, value=False)
    portal.change("org.gnome.desktop.interface", "clock-format", value=False)
    portal.change(*GNOME, value=True)
    qtbot.waitUntil(lambda: len(heard) > 2)
    assert heard == [False, True, False]


def test_what_a_person_set_here_counts_more(buses: Desk, qtbot: QtBot) -> None:
    theirs, ours = buses
    _portal = NewPortal(theirs, {GNOME: False}, is_mute=False)
    asking, motion = DesktopPortal(ours), Motion(SettingsModel(Settings(motion="full")))
    asking.told.connect(lambda reduces: motion.take_system(reduces=reduces))
    with qtbot.waitSignal(asking.told):
        asking.begin()
    assert not motion.is_reduced


def test_a_portal_that_never_answers_keeps_nobody_waiting(buses: Desk, qtbot: QtBot) -> None:
    theirs, ours = buses
    portal = NewPortal(theirs, {GNOME: False}, is_mute=True)
    asking = DesktopPortal(ours)
    told: list[bool] = []
    asking.told.connect(told.append)
    asking.begin()
    assert portal.asked == 0  # this thread, which would have to answer, has not stood still
    qtbot.waitUntil(lambda: portal.asked == 3)
    assert told == []
    portal.change(*GNOME, value=False)  # and it is heard all the same
    qtbot.waitUntil(lambda: told == [True])


def test_strange_values_are_none(buses: Desk, qtbot: QtBot) -> None:
    theirs, ours = buses
    _portal = NewPortal(theirs, {GNOME: "no", KDE: 7, ALL: ["1"]}, is_mute=False)
    asking = DesktopPortal(ours)
    with qtbot.waitSignal(asking.told) as told:
        asking.begin()
    assert told.args == [False]


def test_without_a_bus_nothing_is_asked(qapp: object) -> None:
    told: list[bool] = []
    asking = DesktopPortal(QDBusConnection("nobody's"))
    asking.told.connect(told.append)
    asking.begin()
    assert told == []
