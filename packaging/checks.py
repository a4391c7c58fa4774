"""All checks of the project, one after the other."""

from __future__ import annotations

import os
import subprocess
import time
from dataclasses import dataclass

from asset_files import ROOT
from environment import Environment

CORE_TESTS = ("tests/rules", "tests/game", "tests/strategy")
"""The tests that must pass where Qt is absent."""


@dataclass(frozen=True)
class Check:
    """One command of an environment; it has passed when it exits with 0."""

    name: str
    environment: Environment
    command: tuple[str, ...]


def planned_checks(environment: Environment, core_environment: Environment) -> tuple[Check, ...]:
    """Return all checks, cheapest first, the tests last.

    Each test is run once: those of the floors that know no Qt where there is none.
    """
    pytest = ("python", "-m", "pytest", "-q", "--numprocesses=auto")
    core_tests = tuple(name for name in CORE_TESTS if (ROOT / name).is_dir())
    others = tuple(f"--ignore={name}" for name in core_tests)
    return (
        Check("format", environment, ("ruff", "format", "--check", ".")),
        Check("lint", environment, ("ruff", "check", ".")),
        Check("types", environment, ("mypy",)),
        Check("floors", environment, ("lint-imports", "--no-logo")),
        Check("tests without Qt", core_environment, (*pytest, *core_tests)),
        Check("tests", environment, (*pytest, *others, "--durations=10")),
    )


def run_checks(checks: tuple[Check, ...]) -> bool:
    """Run all checks, whether or not one fails, and tell whether all have passed."""
    failed = [check.name for check in checks if not _passes(check)]
    if failed:
        print(f"FAILED: {', '.join(failed)}", flush=True)
    return not failed


def _passes(check: Check) -> bool:
    print(f"\n--- {check.name}: {' '.join(check.command)}", flush=True)
    start = time.monotonic()
    program, *arguments = check.command
    surroundings = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    command = [str(check.environment.scripts / program), *arguments]
    code = subprocess.run(command, cwd=ROOT, env=surroundings, check=False).returncode
    result = "passed" if code == 0 else f"failed with exit code {code}"
    print(f"--- {check.name}: {result} after {time.monotonic() - start:.0f} s", flush=True)
    return code == 0
