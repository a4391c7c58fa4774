from __future__ import annotations

import logging

import pytest

from tests.helpers.log_watch import LogWatch

_log = logging.getLogger(__name__)


def test_only_warnings_and_worse_are_strays(caplog: pytest.LogCaptureFixture) -> None:
    watch = LogWatch()
    with caplog.at_level(logging.DEBUG), watch.attached():
        _log.info("All is well.")
        assert watch.strays == []
        watch.handle(logging.makeLogRecord({"levelno": logging.WARNING, "msg": "Not quite."}))
    assert [record.getMessage() for record in watch.strays] == ["Not quite."]


def test_a_record_that_is_expected_is_no_stray(log_watch: LogWatch) -> None:
    with log_watch.expects("disk is full"):
        _log.warning("The disk is full.")
    assert log_watch.strays == []


def test_another_record_within_the_block_stays_a_stray(log_watch: LogWatch) -> None:
    with log_watch.expects("disk is full"):
        _log.warning("The disk is full.")
        _log.error("The disk is full.")
    assert [record.levelno for record in log_watch.strays] == [logging.ERROR]
    log_watch.strays.clear()


def test_a_record_that_does_not_come_fails(log_watch: LogWatch) -> None:
    with pytest.raises(AssertionError, match="no record matches"), log_watch.expects("disk"):
        _log.info("The disk is fine.")
