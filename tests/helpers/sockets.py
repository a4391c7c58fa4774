"""Shows which sockets a program opens, native code included, by watching its system calls."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

_INTERNET = re.compile(r"AF_INET6?|PF_INET6?|AF_PACKET")


def reason_not_to_trace() -> str | None:
    """Return why system calls cannot be watched here, or None where they can."""
    if shutil.which("strace") is None:
        return "strace is not installed"
    done = _traced(["true"], Path(os.devnull), os.environ)
    if done.returncode != 0:
        return f"strace may not watch a process here: {done.stderr.strip()}"
    return None


def internet_calls(
    command: Sequence[str], log: Path, environment: Mapping[str, str]
) -> tuple[int, list[str]]:
    """Run a command with all its children; return its exit code and each call about the internet.

    Sockets between programs of one machine (AF_UNIX) and questions to the kernel (AF_NETLINK) are
    left out. The log is written to the given file.
    """
    done = _traced(command, log, environment)
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    return done.returncode, [line for line in lines if _INTERNET.search(line)]


def _traced(
    command: Sequence[str], log: Path, environment: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    calls = "trace=socket,connect,bind,sendto,sendmsg"
    watch = ["strace", "-f", "--seccomp-bpf", "-qq", "-e", calls, "-o", str(log)]
    return subprocess.run(  # noqa: S603
        [*watch, *command], env=dict(environment), capture_output=True, text=True, check=False
    )
