"""Own rulesets, each in a readable file of its own; and rulesets in files from elsewhere.

The files are JSON, as the saved games are: the standard library writes it (it only reads
TOML), and one reader checks the ruleset in either. What is in a file is never trusted.
"""

from __future__ import annotations

import json
import re
import unicodedata
import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from yatzy_desktop.adapters.languages import FALLBACK, LANGUAGES
from yatzy_desktop.adapters.storage.files import Write, move_aside, read_text, write_whole
from yatzy_desktop.adapters.storage.ruleset_names import DRAFT_KEY, tidy_name, unique_name
from yatzy_desktop.adapters.storage.settings import OWN_RULESET_PREFIX
from yatzy_desktop.game import with_clean_names
from yatzy_desktop.game.notation import FORMAT_NAME as GAME_FORMAT
from yatzy_desktop.plain_files import TooLargeError, files_in, is_folder
from yatzy_desktop.rules import (
    InvalidRulesetError,
    NewerRulesetError,
    RulesError,
    Ruleset,
    find_ruleset,
    ruleset_from_dict,
    ruleset_to_dict,
)

RULES_FORMAT = "yatzy-desktop-rules"
RULES_FORMAT_VERSION = 1
RULES_FOLDER = "rulesets"
SUFFIX = ".yatzy"
RULES_SIZE_LIMIT = 1_000_000
"""Bytes; a file of rules has some three thousand."""

_SET_ASIDE = re.compile(r"\.broken-\d+$")
_LONGEST_STEM = 40


class RulesFileProblemKind(StrEnum):
    """What went wrong with a file of rules; the sentences live with the translations."""

    CANNOT_READ = "cannot_read"
    TOO_LARGE = "too_large"
    NOT_RULES = "not_rules"
    HOLDS_A_GAME = "holds_a_game"
    NEWER = "newer"
    NOT_PLAYABLE = "not_playable"
    BROKEN_OWN = "broken_own"
    NEWER_OWN = "newer_own"
    UNREADABLE_OWN = "unreadable_own"
    NOT_SAVED = "not_saved"
    NOT_DELETED = "not_deleted"
    NOT_EXPORTED = "not_exported"


OWN_RULES_PROBLEMS = frozenset(
    {
        RulesFileProblemKind.BROKEN_OWN,
        RulesFileProblemKind.NEWER_OWN,
        RulesFileProblemKind.UNREADABLE_OWN,
    }
)
"""What may be found wrong with a person's own rules when the program starts."""


@dataclass(frozen=True, slots=True)
class RulesFileProblem:
    """A file of rules could not be used or written.

    `kept_as` is the new place of a broken own file, None when it stays where it is;
    `error` tells why rules cannot be played; `detail` is the system's own words.
    """

    kind: RulesFileProblemKind
    path: Path
    kept_as: Path | None = None
    error: InvalidRulesetError | None = None
    detail: str = ""


class RulesFileError(Exception):
    """A file holds no rules that can be played; `problem` says why."""

    def __init__(self, problem: RulesFileProblem) -> None:
        super().__init__(f"{problem.kind.value}: {problem.path}")
        self.problem = problem


def ruleset_to_text(ruleset: Ruleset) -> str:
    """Return a ruleset as the text of its file."""
    plain = {
        "format": RULES_FORMAT,
        "version": RULES_FORMAT_VERSION,
        "ruleset": ruleset_to_dict(ruleset),
    }
    return json.dumps(plain, ensure_ascii=False, indent=2) + "\n"


def read_ruleset(path: Path) -> Ruleset:
    """Return the ruleset in a file, named as its own; raises `RulesFileError` and nothing else."""
    kind = RulesFileProblemKind
    try:
        plain = json.loads(read_text(path, RULES_SIZE_LIMIT))
    except TooLargeError as error:
        raise RulesFileError(RulesFileProblem(kind.TOO_LARGE, path)) from error
    except OSError as error:
        problem = RulesFileProblem(kind.CANNOT_READ, path, detail=str(error))
        raise RulesFileError(problem) from error
    except (ValueError, RecursionError) as error:
        problem = RulesFileProblem(kind.NOT_RULES, path, detail=str(error)[:200])
        raise RulesFileError(problem) from error
    try:
        return _ruleset_in(plain, path)
    except NewerRulesetError as error:
        raise RulesFileError(RulesFileProblem(kind.NEWER, path)) from error
    except InvalidRulesetError as error:
        problem = RulesFileProblem(kind.NOT_PLAYABLE, path, error=error)
        raise RulesFileError(problem) from error


def is_rules_file(path: Path) -> bool:
    """Whether a file says that it holds rules, playable or not: games have the same ending."""
    try:
        plain = json.loads(read_text(path, RULES_SIZE_LIMIT))
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(plain, Mapping) and plain.get("format") == RULES_FORMAT


def _ruleset_in(plain: object, path: Path) -> Ruleset:
    kind = RulesFileProblemKind
    stated = plain.get("format") if isinstance(plain, Mapping) else None
    if not isinstance(plain, Mapping) or stated != RULES_FORMAT:
        is_game = stated == GAME_FORMAT
        found = kind.HOLDS_A_GAME if is_game else kind.NOT_RULES
        raise RulesFileError(RulesFileProblem(found, path))
    version = plain.get("version")
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise RulesFileError(RulesFileProblem(kind.NOT_RULES, path))
    if version > RULES_FORMAT_VERSION:
        raise RulesFileError(RulesFileProblem(kind.NEWER, path))
    if set(plain) != {"format", "version", "ruleset"}:
        raise RulesFileError(RulesFileProblem(kind.NOT_RULES, path))
    return _as_own(ruleset_from_dict(plain["ruleset"]), path)


def _as_own(ruleset: Ruleset, path: Path) -> Ruleset:
    """Return foreign rules with nothing in them that other parts would have to distrust."""
    name = tidy_name(ruleset.name) or tidy_name(path.stem) or RULES_FORMAT
    language = ruleset.home_language if ruleset.home_language in LANGUAGES else FALLBACK
    based_on = ruleset.based_on if _is_shipped(ruleset.based_on) else ""
    return replace(
        ruleset,
        key=DRAFT_KEY,
        name=name,
        categories=with_clean_names(ruleset.categories),
        country="",
        home_language=language,
        based_on=based_on,
    )


def _is_shipped(key: str) -> bool:
    try:
        find_ruleset(key)
    except RulesError:
        return False
    return True


def _new_id() -> str:
    return uuid.uuid4().hex[:8]


class RulesetStore(QObject):
    """The own rulesets of a person, kept in a folder; the key of each follows its file's name."""

    rulesets_changed = Signal()
    problem_found = Signal(object)
    """A RulesFileProblem, once for each thing that went wrong."""

    def __init__(
        self,
        folder: Path,
        write: Write = write_whole,
        new_id: Callable[[], str] = _new_id,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = folder / RULES_FOLDER
        self._write = write
        self._new_id = new_id
        self._rulesets: dict[str, Ruleset] = {}

    @property
    def folder(self) -> Path:
        """Where the files are."""
        return self._folder

    @property
    def rulesets(self) -> tuple[Ruleset, ...]:
        """The own rulesets by name."""
        return tuple(sorted(self._rulesets.values(), key=lambda each: each.name.casefold()))

    def find(self, key: str) -> Ruleset | None:
        """Return the own or shipped ruleset with this key, None when there is none."""
        if key in self._rulesets:
            return self._rulesets[key]
        try:
            return find_ruleset(key)
        except RulesError:
            return None

    def load(self) -> tuple[Ruleset, ...]:
        """Read all files and return the rulesets by name.

        A broken file is kept under another name and the problem announced once.
        """
        self._rulesets = {}
        for path in files_in(self._folder, f"*{SUFFIX}"):
            if _SET_ASIDE.search(path.stem):
                continue
            try:
                ruleset = read_ruleset(path)
            except RulesFileError as error:
                self._report_own(error.problem)
            else:
                self._keep(replace(ruleset, key=OWN_RULESET_PREFIX + path.stem))
        return self.rulesets

    def add(self, ruleset: Ruleset) -> Ruleset | None:
        """Keep rules as new own ones and return them, with their key and a name not yet taken.

        Returns None after announcing that they could not be saved.
        """
        return self._save_new(ruleset)

    def save(self, ruleset: Ruleset) -> bool:
        """Keep own rules that have a key from here, and tell whether they are on the disk."""
        path = self._path(ruleset.key)
        others = [each.name for each in self._rulesets.values() if each.key != ruleset.key]
        ruleset = replace(ruleset, name=unique_name(ruleset.name, others))
        if not self._written(path, ruleset, RulesFileProblemKind.NOT_SAVED):
            return False
        self._rulesets[ruleset.key] = ruleset
        self.rulesets_changed.emit()
        return True

    def delete(self, key: str) -> bool:
        """Delete own rules and tell whether they are gone; `save` brings them back."""
        path = self._path(key)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            kind = RulesFileProblemKind.NOT_DELETED
            self.problem_found.emit(RulesFileProblem(kind, path, detail=str(error)))
            return False
        self._rulesets.pop(key, None)
        self.rulesets_changed.emit()
        return True

    def import_file(self, path: Path) -> Ruleset | None:
        """Keep the rules in a file as own ones and return them; those already here stay as one.

        Returns None after announcing the problem; then nothing has changed.
        """
        try:
            ruleset = read_ruleset(path)
        except RulesFileError as error:
            self.problem_found.emit(error.problem)
            return None
        for known in self._rulesets.values():
            if replace(known, key=ruleset.key) == ruleset:
                return known
        return self._save_new(ruleset)

    def export_file(self, ruleset: Ruleset, path: Path) -> bool:
        """Write rules to any file in a folder that exists, and tell whether they are there."""
        if not is_folder(path.parent):
            kind = RulesFileProblemKind.NOT_EXPORTED
            self.problem_found.emit(RulesFileProblem(kind, path, detail="no such folder"))
            return False
        return self._written(path, ruleset, RulesFileProblemKind.NOT_EXPORTED)

    def _save_new(self, ruleset: Ruleset) -> Ruleset | None:
        taken = [each.name for each in self._rulesets.values()]
        name = unique_name(tidy_name(ruleset.name), taken)
        stem = f"{_slug(name)}-{self._new_id()}"
        while (
            OWN_RULESET_PREFIX + stem in self._rulesets
            or self._path(OWN_RULESET_PREFIX + stem).exists()
        ):
            stem = f"{_slug(name)}-{self._new_id()}"
        own = replace(ruleset, key=OWN_RULESET_PREFIX + stem, name=name, country="")
        return own if self.save(own) else None

    def _keep(self, ruleset: Ruleset) -> None:
        taken = [each.name for each in self._rulesets.values()]
        self._rulesets[ruleset.key] = replace(ruleset, name=unique_name(ruleset.name, taken))

    def _path(self, key: str) -> Path:
        stem = key.removeprefix(OWN_RULESET_PREFIX)
        if stem == key or not stem or Path(stem).name != stem:
            raise ValueError(f"not the key of own rules: {key!r}")
        return self._folder / f"{stem}{SUFFIX}"

    def _written(self, path: Path, ruleset: Ruleset, kind: RulesFileProblemKind) -> bool:
        try:
            self._write(path, ruleset_to_text(ruleset).encode(errors="replace"))
        except (OSError, ValueError) as error:
            self.problem_found.emit(RulesFileProblem(kind, path, detail=str(error)))
            return False
        return True

    def _report_own(self, problem: RulesFileProblem) -> None:
        """Tell of an own file that is no use; a broken one is moved, so it is told of once."""
        kind, kept_as = RulesFileProblemKind.BROKEN_OWN, None
        if problem.kind is RulesFileProblemKind.NEWER:
            kind = RulesFileProblemKind.NEWER_OWN
        elif problem.kind is RulesFileProblemKind.CANNOT_READ:
            kind = RulesFileProblemKind.UNREADABLE_OWN
        else:
            try:
                kept_as = move_aside(problem.path, "broken")
            except OSError:
                kept_as = None
        self.problem_found.emit(replace(problem, kind=kind, kept_as=kept_as))


def _slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    words = re.findall(r"[a-z0-9]+", plain)
    return "-".join(words)[:_LONGEST_STEM].strip("-") or "rules"
