"""An X server that shows nothing, for programs that want a screen."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from release import product
from release.commands import need_tools


@contextmanager
def screen() -> Iterator[str]:
    """Have an X server meanwhile, and give its name for DISPLAY."""
    need_tools({"Xvfb": ["xvfb"]})
    reading, writing = os.pipe()
    command = (
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1280x900x24",
        "-nolisten",
        "tcp",
    )
    product.BUILD.mkdir(exist_ok=True)
    with (product.BUILD / "xvfb.log").open("wb") as log:
        server = subprocess.Popen(command, pass_fds=(writing,), stdout=log, stderr=log)
    try:
        os.close(writing)
        with os.fdopen(reading) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        server.wait(timeout=30)
