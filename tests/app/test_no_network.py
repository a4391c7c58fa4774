from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.helpers.sockets import internet_calls, reason_not_to_trace

_REASON = reason_not_to_trace()
pytestmark = pytest.mark.skipif(_REASON is not None, reason=_REASON or "")

OPEN_A_SOCKET = "import socket; socket.socket(socket.AF_INET6, socket.SOCK_DGRAM).close()"


def test_an_internet_socket_would_be_seen(tmp_path: Path) -> None:
    command = [sys.executable, "-c", OPEN_A_SOCKET]
    code, calls = internet_calls(command, tmp_path / "log", os.environ)
    assert code == 0
    assert len(calls) == 1
    assert "AF_INET6" in calls[0]


def test_the_program_opens_no_internet_socket(tmp_path: Path) -> None:
    report = tmp_path / "report"
    command = [sys.executable, "-m", "yatzy_desktop", "--selftest", str(report)]
    code, calls = internet_calls(command, tmp_path / "log", os.environ)
    assert code == 0
    assert calls == []
    assert any(report.iterdir())  # it did something
