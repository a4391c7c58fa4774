"""What lies open in the ruleset dialog: shipped rules, own ones, and changes not saved yet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count

from yatzy_desktop.adapters.game import RulesetDraft, owned
from yatzy_desktop.adapters.storage import RulesetStore, unique_name
from yatzy_desktop.rules import Ruleset, rulesets

_NEW = "new-"


@dataclass(frozen=True, slots=True)
class DeskEntry:
    """One line of the list: an id, the rules as they stand, and whether they need saving."""

    entry_id: str
    ruleset: Ruleset
    is_own: bool
    is_unsaved: bool


class RulesetDesk:
    """Keeps a draft of each ruleset that was changed; nothing else is altered before saving.

    An entry is known by its ruleset's key, new ones by an id of their own.
    """

    def __init__(self, store: RulesetStore) -> None:
        self._store = store
        self._drafts: dict[str, RulesetDraft] = {}
        self._guests: set[str] = set()
        self._numbers = count(1)

    @property
    def entries(self) -> tuple[DeskEntry, ...]:
        """The shipped rulesets, then own ones by name, then new ones."""
        shipped = [DeskEntry(each.key, each, False, False) for each in rulesets()]  # noqa: FBT003
        return (*shipped, *self._own_entries())

    @property
    def at_risk(self) -> tuple[str, ...]:
        """The ids of entries that hold somebody's work which is not saved."""
        unsaved = (each.entry_id for each in self.entries if each.is_unsaved)
        return tuple(
            each for each in unsaved if each not in self._guests or self.draft(each).is_changed
        )

    def __contains__(self, entry_id: object) -> bool:
        return any(each.entry_id == entry_id for each in self.entries)

    def draft(self, entry_id: str) -> RulesetDraft:
        """Return the draft of an entry; raises KeyError."""
        if entry_id in self._drafts:
            return self._drafts[entry_id]
        ruleset = self._store.find(entry_id)
        if ruleset is None:
            raise KeyError(entry_id)
        return RulesetDraft.of(ruleset)

    def is_unsaved(self, entry_id: str) -> bool:
        """Whether the entry has changes that are not saved."""
        return any(each.entry_id == entry_id and each.is_unsaved for each in self.entries)

    def open_foreign(self, ruleset: Ruleset) -> str:
        """Put rules from elsewhere, such as a game's, on the desk as new ones; return their id.

        Nobody worked on them, so they are not at risk before they are changed.
        """
        entry_id = self._put_new(RulesetDraft.of(owned(ruleset, ruleset)))
        self._drafts[entry_id] = RulesetDraft.of(self._drafts[entry_id].ruleset)
        self._guests.add(entry_id)
        return entry_id

    def change(self, entry_id: str, draft: RulesetDraft) -> str:
        """Keep a changed draft; return its entry's id, a new one if shipped rules were changed."""
        is_shipped = not self.draft(entry_id).is_own
        if is_shipped:
            return self._put_new(draft) if draft.is_changed else entry_id
        self._drafts[entry_id] = draft
        return entry_id

    def save(self, entry_id: str) -> str | None:
        """Save an entry and return the id it has then, None when it could not be saved."""
        ruleset = self.draft(entry_id).ruleset
        if self._is_new(entry_id):
            saved = self._store.add(ruleset)
            if saved is None:
                return None
            del self._drafts[entry_id]
            return saved.key
        if entry_id in self._drafts:
            if not self._store.save(ruleset):
                return None
            del self._drafts[entry_id]
        return entry_id

    def duplicate(self, entry_id: str) -> str:
        """Put a copy of an entry on the desk as new rules and return its id."""
        ruleset = self.draft(entry_id).ruleset
        return self._put_new(RulesetDraft.of(owned(ruleset, ruleset)))

    def delete(self, entry_id: str) -> RulesetDraft | None:
        """Take own rules away; return what `restore` needs, None when they could not be."""
        draft = self.draft(entry_id)
        if not self._is_new(entry_id) and not self._store.delete(entry_id):
            return None
        self._drafts.pop(entry_id, None)
        return draft

    def restore(self, entry_id: str, draft: RulesetDraft) -> None:
        """Bring rules back that were taken away a moment ago."""
        if self._is_new(entry_id) or not self._store.save(draft.original) or draft.is_changed:
            self._drafts[entry_id] = draft

    def discard_all(self) -> None:
        """Forget every change that is not saved."""
        self._drafts.clear()

    def _own_entries(self) -> Iterator[DeskEntry]:
        for saved in self._store.rulesets:
            draft = self._drafts.get(saved.key)
            changed = draft is not None and draft.is_changed
            yield DeskEntry(saved.key, draft.ruleset if draft else saved, True, changed)  # noqa: FBT003
        for entry_id, draft in self._drafts.items():
            if self._is_new(entry_id) or self._store.find(entry_id) is None:
                yield DeskEntry(entry_id, draft.ruleset, True, True)  # noqa: FBT003

    def _put_new(self, draft: RulesetDraft) -> str:
        taken = [each.ruleset.name for each in self.entries if each.is_own]
        name = unique_name(draft.ruleset.name, taken)
        entry_id = f"{_NEW}{next(self._numbers)}"
        self._drafts[entry_id] = replace(draft, ruleset=replace(draft.ruleset, name=name))
        return entry_id

    @staticmethod
    def _is_new(entry_id: str) -> bool:
        return entry_id.startswith(_NEW)
