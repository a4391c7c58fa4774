"""The Python environments in the checkout: what is installed in them, exactly as locked."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from asset_files import ROOT
from system_packages import can_make_environments, venv_package

LOCKS = ROOT / "packaging"
RUNTIME = LOCKS / "requirements.txt"
BUILD = LOCKS / "requirements-build.txt"
CORE_TESTS = LOCKS / "requirements-core-tests.txt"
DEV = LOCKS / "requirements-dev.txt"
PACKAGE = LOCKS / "requirements-package.txt"
TABLES = LOCKS / "requirements-tables.txt"

PROJECT_FILES = (ROOT / "pyproject.toml", LOCKS / "hatch_build.py")
"""What decides how the project is installed; its own code is used where it lies."""


class EnvironmentMissingError(Exception):
    """Python cannot make environments here; the message says what it lacks."""


class Environment:
    """A virtual environment that is filled from lock files and kept while these stay the same."""

    def __init__(self, folder: Path) -> None:
        windows = sys.platform == "win32"
        self.folder = folder
        self.scripts = folder / ("Scripts" if windows else "bin")
        self.python = self.scripts / ("python.exe" if windows else "python")
        self._record = folder / "installed.json"

    def install(self, *locks: Path) -> None:
        """Have all packages of those lock files installed.

        Raises CalledProcessError, and EnvironmentMissingError before anything is made.
        """
        done = self._done()
        wanted = {lock.name: _digest(lock) for lock in locks}
        if wanted.items() <= done.items():
            return
        print(f"Installing into {self.folder.name}: {', '.join(wanted)}", flush=True)
        self._pip("--require-hashes", *(f"--requirement={lock}" for lock in locks))
        self._note(done | wanted)

    def install_project(self) -> None:
        """Have the project itself installed, so that it runs from the checkout and is up to date.

        Needs the packages of BUILD in the environment; raises CalledProcessError.
        """
        done = self._done()
        wanted = {"project": _digest(*PROJECT_FILES)}
        if not wanted.items() <= done.items():
            self._pip("--no-deps", "--no-build-isolation", f"--editable={ROOT}")
            self._note(done | wanted)
        self.run("packaging/build.py", "assets")

    def run(self, *arguments: str) -> None:
        """Run this environment's Python in the checkout; raises CalledProcessError."""
        subprocess.run([str(self.python), *arguments], cwd=ROOT, check=True)

    def _done(self) -> dict[str, str]:
        """Return what is installed, after making the environment where none works."""
        if self._works():
            return dict(json.loads(self._record.read_text(encoding="utf-8")))
        if not can_make_environments():
            raise EnvironmentMissingError(
                "Python lacks what makes its environments. Please install it, then try again:\n"
                f"    sudo apt-get install {venv_package()}"
            )
        shutil.rmtree(self.folder, ignore_errors=True)
        print(f"Making {self.folder.name}", flush=True)
        venv.create(self.folder, with_pip=True, symlinks=sys.platform != "win32")
        self._note({})
        return {}

    def _works(self) -> bool:
        """Tell whether the environment is whole and of the Python that asks."""
        if not self.python.exists() or not self._record.exists():
            return False
        code = "import sys; print(sys.version)"
        answer = subprocess.run(
            [str(self.python), "-c", code], capture_output=True, text=True, check=False
        )
        return answer.stdout.strip() == sys.version

    def _note(self, installed: dict[str, str]) -> None:
        self._record.write_text(json.dumps(installed, indent=2), encoding="utf-8")

    def _pip(self, *arguments: str) -> None:
        quiet = ("--quiet", "--disable-pip-version-check", "--no-input")
        self.run("-m", "pip", "install", *quiet, *arguments)


def _digest(*paths: Path) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()
