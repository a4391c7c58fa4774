"""Plays from source in clean Debians by the README's command, as two kinds of people."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import time
from pathlib import Path

from release import product
from release.bundle import told
from release.chroot import HOME, PERSON, Chroot
from release.commands import PackagingError, check, run

_COMMAND = "python3 packaging/build.py run"
_NO_SCREEN = "Yatzy Desktop needs a desktop to open its window on, and there is none here."
_QUIET_LINES = 12
"""How much the first start may say on its way, in lines."""

_PATIENCE_S = 1800
_INSTALL = ("apt-get", "-qq", "--yes", "--no-install-recommends", "install")


def check_source(suite: str) -> None:
    """Start the program from a downloaded archive and from a clone. Raises PackagingError."""
    chroot = Chroot(suite)
    chroot.make()
    chroot.run(*_INSTALL, "python3")
    _unpack(chroot, chroot.root / "opt/yatzy")
    # Root, with neither git nor a screen.
    _expect(chroot, "/opt/yatzy", "", "root", code=1, said=_NO_SCREEN)
    _expect(chroot, "/opt/yatzy", "--selftest /opt/prov", "root")
    _tell(suite, "root without git", chroot.root / "opt/prov")
    chroot.make()
    chroot.run(*_INSTALL, "python3", "sudo")
    place = chroot.home_folder(PERSON) / "yatzy"
    _unpack(chroot, place)
    chroot.run("chown", "--recursive", f"{PERSON}:", HOME)
    # Somebody who may install nothing is told what lacks, before anything is made.
    _expect(chroot, f"{HOME}/yatzy", "", PERSON, code=1, said="apt-get install python3")
    check(not (place / ".venv").exists(), "there is a half-made environment")
    (chroot.root / "etc/sudoers.d/person").write_text(f"{PERSON} ALL=(ALL) NOPASSWD: ALL\n")
    _expect(chroot, f"{HOME}/yatzy", f"--selftest {shlex.quote(HOME)}/prov", PERSON)
    _tell(suite, "a person with sudo", chroot.home_folder(PERSON) / "prov")
    chroot.remove()


def _unpack(chroot: Chroot, place: Path) -> None:
    """Put the last commit there as a downloaded archive does, without its history."""
    place.mkdir(parents=True)
    archive = chroot.root / "opt/sources.tar"
    run("git", "-C", product.ROOT, "archive", "--output", archive, "HEAD")
    run("tar", "-C", place, "-xf", archive)


def _expect(
    chroot: Chroot, place: str, words: str, person: str, *, code: int = 0, said: str = ""
) -> None:
    script = f"cd {shlex.quote(place)} && {_COMMAND} {words}"
    inner = ("env", *_certificate(chroot), "sh", "-c", script)
    command = chroot.command(*inner, person=person, network=True)
    begin = time.monotonic()
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=_PATIENCE_S,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise PackagingError(f"{script} took over {_PATIENCE_S} s") from error
    lines = done.stdout.splitlines()
    check(done.returncode == code, f"{script} ended with {done.returncode}:\n{done.stdout}")
    check(said in done.stdout, f"{script} did not say {said!r}:\n{done.stdout}")
    check(len(lines) <= _QUIET_LINES, f"{script} says too much:\n{done.stdout}")
    took = time.monotonic() - begin
    print(f"{chroot.suite}, {person}: {script}: {took:.0f} s, {len(lines)} lines", flush=True)


def _certificate(chroot: Chroot) -> tuple[str, ...]:
    """Take along the certificates that pip is told of here, if it is."""
    given = os.environ.get("PIP_CERT", "")
    if not given:
        return ()
    shutil.copy(given, chroot.root / "opt/certificates.crt")
    return ("PIP_CERT=/opt/certificates.crt", "SSL_CERT_FILE=/opt/certificates.crt")


def _tell(suite: str, who: str, results: Path) -> None:
    line = told(results, "offscreen", frozen=False)
    print(f"{suite}, {who}: from source, {line}", flush=True)
