"""Runs, tests and builds Yatzy Desktop; needs nothing but Python 3.11 or newer."""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Yatzy Desktop needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

import argparse
import importlib.util
import os
import shutil
import subprocess
from collections.abc import Callable, Sequence

from asset_files import ROOT, AssetError, make_assets
from checks import planned_checks, run_checks
from environment import (
    BUILD,
    CORE_TESTS,
    DEV,
    PACKAGE,
    RUNTIME,
    TABLES,
    Environment,
    EnvironmentMissingError,
)
from release import targets as release_targets
from release.commands import PackagingError
from system_packages import install_system_packages
from texts import collect_texts

ENVIRONMENT = Environment(ROOT / ".venv")
CORE_ENVIRONMENT = Environment(ROOT / ".venv-core")
TABLES_ENVIRONMENT = Environment(ROOT / ".venv-tables")


def run(arguments: Sequence[str]) -> int:
    """Install what is missing and start the game; further arguments go to the game."""
    install_system_packages(testing=False)
    ENVIRONMENT.install(RUNTIME, BUILD)
    ENVIRONMENT.install_project()
    command = [str(ENVIRONMENT.python), "-m", "yatzy_desktop", *arguments]
    return subprocess.run(command, check=False).returncode


def test(arguments: Sequence[str]) -> int:  # noqa: ARG001
    """Install what is missing and run every check and all tests."""
    install_system_packages(testing=True)
    ENVIRONMENT.install(RUNTIME, BUILD, DEV)
    ENVIRONMENT.install_project()
    CORE_ENVIRONMENT.install(CORE_TESTS)
    return 0 if run_checks(planned_checks(ENVIRONMENT, CORE_ENVIRONMENT)) else 1


def assets(arguments: Sequence[str]) -> int:
    """Make the files the program carries from resources/, where these have changed."""
    if importlib.util.find_spec("PySide6") is None:
        return _in_environment("assets", arguments)
    if make_assets():
        print("The assets are made anew.", flush=True)
    return 0


def translations(arguments: Sequence[str]) -> int:
    """Collect all texts of the program into resources/i18n for translators."""
    if importlib.util.find_spec("PySide6") is None:
        return _in_environment("translations", arguments)
    collect_texts()
    return 0


def tables(arguments: Sequence[str]) -> int:
    """Solve the rulesets named, or all, and make the tables of the coach in resources/."""
    TABLES_ENVIRONMENT.install(TABLES)
    command = [str(TABLES_ENVIRONMENT.python), str(ROOT / "packaging" / "solver"), *arguments]
    return subprocess.run(command, check=False).returncode


def lock(arguments: Sequence[str]) -> int:
    """Write the lock files anew from pyproject.toml; needs the program uv."""
    uv = shutil.which("uv")
    if uv is None:
        print("This needs uv: python3 -m pip install uv", file=sys.stderr)
        return 1
    python = ("--python-version", "3.11", "--universal")
    plain = ("--generate-hashes", "--no-emit-index-url", "--no-annotate", "--quiet")
    header = ("--custom-compile-command", "python3 packaging/build.py lock")
    for target, what in (
        # The largest first: the others repeat its choice of versions.
        (DEV, ("pyproject.toml", "--group", "dev")),
        (RUNTIME, ("pyproject.toml", "--constraint", str(DEV))),
        (BUILD, ("--group", "build", "--constraint", str(DEV))),
        (CORE_TESTS, ("--group", "core-tests", "--constraint", str(DEV))),
        (PACKAGE, ("--group", "package", "--constraint", str(DEV))),
        (TABLES, ("--group", "tables", "--constraint", str(DEV))),
    ):
        options = (*python, *plain, *header, *what, *arguments)
        command = [uv, "pip", "compile", *options, "--output-file", str(target)]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return 0


def _in_environment(target: str, arguments: Sequence[str]) -> int:
    install_system_packages(testing=False)
    ENVIRONMENT.install(RUNTIME, BUILD)
    command = [str(ENVIRONMENT.python), __file__, target, *arguments]
    return subprocess.run(command, check=False).returncode


TARGETS: dict[str, Callable[[Sequence[str]], int]] = {
    target.__name__.replace("_", "-"): target
    for target in (run, test, assets, translations, tables, lock, *release_targets.TARGETS)
}


def _target_list() -> str:
    width = max(map(len, TARGETS)) + 2
    first = {name: (target.__doc__ or "").splitlines()[0] for name, target in TARGETS.items()}
    return "targets:\n" + "\n".join(f"  {name:{width}}{line}" for name, line in first.items())


def main() -> int:
    """Run the target named on the command line and return its exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=_target_list(),
    )
    parser.add_argument("target", choices=TARGETS, metavar="target")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="passed on to the target")
    given = parser.parse_args()
    # Tools of whatever environment this was started from are not to be found by accident.
    os.environ.pop("VIRTUAL_ENV", None)
    try:
        return TARGETS[given.target](given.arguments)
    except (AssetError, EnvironmentMissingError, PackagingError) as error:
        print(error, file=sys.stderr)
    except subprocess.CalledProcessError as error:
        print(f"failed with exit code {error.returncode}: {error.cmd}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
