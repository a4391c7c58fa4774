from __future__ import annotations

import sys
from pathlib import Path

import pytest

from checks import CORE_TESTS, Check, planned_checks, run_checks
from environment import Environment

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="The stand-ins are shell scripts.")


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    """Return an environment with two tools: one is content, the other is not."""
    environment = Environment(tmp_path)
    environment.scripts.mkdir()
    for name, code in {"content": 0, "discontent": 3}.items():
        tool = environment.scripts / name
        tool.write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
        tool.chmod(0o755)
    return environment


def test_all_must_pass(environment: Environment) -> None:
    check = Check("first", environment, ("content",))
    assert run_checks((check, check))


def test_one_that_fails_fails_all_and_is_named_last(
    environment: Environment, capsys: pytest.CaptureFixture[str]
) -> None:
    checks = (
        Check("first", environment, ("discontent",)),
        Check("second", environment, ("content",)),
    )
    assert not run_checks(checks)
    said = capsys.readouterr().out
    assert "second: passed" in said
    assert said.splitlines()[-1] == "FAILED: first"


def test_everything_is_checked_and_the_tests_come_last(environment: Environment) -> None:
    core = Environment(environment.folder / "core")
    checks = planned_checks(environment, core)
    tools = [check.command[0] for check in checks if check.environment is environment]
    assert tools == ["ruff", "ruff", "mypy", "lint-imports", "python"]
    assert [check.name for check in checks if check.environment is core] == ["tests without Qt"]
    assert checks[-1].name == "tests"


def test_each_test_is_run_once(environment: Environment) -> None:
    checks = planned_checks(environment, Environment(environment.folder / "core"))
    without_qt, with_qt = (set(check.command) for check in checks[-2:])
    assert without_qt >= set(CORE_TESTS)
    assert with_qt >= {f"--ignore={folder}" for folder in CORE_TESTS}
    assert not with_qt & set(CORE_TESTS)
