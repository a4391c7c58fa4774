from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from release import product
from release.installation import install
from yatzy_desktop import __version__

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="Elsewhere there are no distributions."
)


def test_what_is_installed_from_source_runs_on_its_own(tmp_path: Path) -> None:
    prefix = tmp_path / "där"
    install(prefix, Path("/"))
    starter = prefix / "bin/yatzy-desktop"
    surroundings = dict(os.environ, QT_QPA_PLATFORM="offscreen", PYTHONPATH="")
    words = (sys.executable, str(starter), "print-card", "--output", str(tmp_path / "card.pdf"))
    subprocess.run(words, env=surroundings, cwd=tmp_path, check=True)  # noqa: S603
    assert (tmp_path / "card.pdf").read_bytes().startswith(b"%PDF")
    answer = subprocess.run(  # noqa: S603
        (sys.executable, str(starter), "--version"), capture_output=True, text=True, check=True
    )
    assert answer.stdout == f"yatzy-desktop {__version__}\n"
    icons = prefix / "share/icons/hicolor"
    assert (icons / f"symbolic/apps/{product.APP_ID}-symbolic.svg").exists()
    assert not list(prefix.rglob(".stamp*"))


def test_a_package_is_staged_elsewhere_than_it_will_be(tmp_path: Path) -> None:
    install(Path("/usr"), tmp_path)
    assert f"/usr/lib/{product.PROGRAM}" in (tmp_path / "usr/bin/yatzy-desktop").read_text("utf-8")
    assert (tmp_path / f"usr/share/applications/{product.APP_ID}.desktop").exists()
