"""The catalogues of translations, and the texts in the program's code, as data."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from asset_files import ROOT
from yatzy_desktop.adapters.languages import FALLBACK
from yatzy_desktop.adapters.languages import LANGUAGES as SPOKEN

CATALOGS = ROOT / "resources" / "i18n"
LANGUAGES = tuple(code for code in SPOKEN if code != FALLBACK)
"""The languages that every text is translated into; English has plurals only."""

_PLACEHOLDER = re.compile(r"\{\w*\}|%L?n|%L?\d+")


@dataclass(frozen=True, slots=True)
class Message:
    """A text with its translation: one form, or one for each plural."""

    context: str
    source: str
    comment: str
    is_plural: bool
    kind: str
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str, bool]:
        """What tells this text from all others."""
        return self.context, self.source, self.comment, self.is_plural

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r} -> {self.forms}"


def messages(path: Path) -> list[Message]:
    """Return all messages of a catalogue, unfinished and vanished ones too."""
    tree = ET.parse(path)  # noqa: S314 - our own file
    return [
        _message(context.findtext("name") or "", element)
        for context in tree.iter("context")
        for element in context.iter("message")
    ]


def translated(name: str) -> list[Message]:
    """Return the messages of one of our catalogues that have their translation."""
    return [each for each in messages(CATALOGS / name) if all(each.forms)]


def catalog(language: str) -> list[Message]:
    """Return the translated messages of the program's own catalogue of a language."""
    return translated(f"yatzy_{language}.ts")


def _message(context: str, element: ET.Element) -> Message:
    translation = element.find("translation")
    assert translation is not None
    plurals = translation.findall("numerusform")
    forms = [each.text or "" for each in plurals] if plurals else [translation.text or ""]
    return Message(
        context,
        element.findtext("source") or "",
        element.findtext("comment") or "",
        element.get("numerus") == "yes",
        translation.get("type", ""),
        tuple(forms),
    )


def placeholders(text: str) -> list[str]:
    """Return the placeholders in a text, sorted."""
    return sorted(_PLACEHOLDER.findall(text))


def accelerator(text: str) -> str:
    """Return the letter behind the ampersand in lower case; empty where there is none."""
    found = re.search(r"&([^&\s])", text.replace("&&", ""))
    return found.group(1).lower() if found else ""


@dataclass(frozen=True, slots=True)
class CodeText:
    """A text marked for translation in the code; `where` is for people."""

    context: str
    source: str
    comment: str
    where: str


def code_texts(package: Path = ROOT / "yatzy_desktop") -> Iterator[CodeText]:
    """Return what the code marks for translation; an empty text where it is no literal."""
    for path in sorted(package.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield from _texts_in(tree, "", path.relative_to(package))


def _texts_in(node: ast.AST, class_name: str, path: Path) -> Iterator[CodeText]:
    if isinstance(node, ast.ClassDef):
        class_name = node.name
    if isinstance(node, ast.Call):
        yield from _text_of(node, class_name, f"{path}:{node.lineno}")
    for child in ast.iter_child_nodes(node):
        yield from _texts_in(child, class_name, path)


def _text_of(call: ast.Call, class_name: str, where: str) -> Iterator[CodeText]:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    values = [_literal(argument) for argument in call.args]
    match name, values:
        case "tr", [source, *rest]:
            yield CodeText(class_name, source or "", _comment(rest), where)
        case (("translate" | "QT_TRANSLATE_NOOP"), [context, str() as source, *rest]):
            yield CodeText(context or "", source, _comment(rest), where)
        case "QT_TRANSLATE_NOOP", _:
            yield CodeText("", "", "", where)


def _comment(rest: list[str | None]) -> str:
    return (rest[0] if rest else "") or ""


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
