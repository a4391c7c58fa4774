"""The catalogues are complete, agree with the code, and keep what a text must keep."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.helpers.catalogs import (
    CATALOGS,
    LANGUAGES,
    Message,
    accelerator,
    catalog,
    code_texts,
    messages,
    placeholders,
    translated,
)
from texts import collect_texts
from yatzy_desktop.adapters.languages import LANGUAGES as SPOKEN

FILES = sorted(path.name for path in CATALOGS.glob("*.ts"))
PLURAL_FORMS = 2
"""English, Swedish, Danish, Norwegian and Finnish all have one form for 1 and one for others."""
QUOTES = {"sv": "””", "da": "»«", "nb": "«»", "fi": "””"}
ENDS = ".!?:…,;"
_FEW_WORDS = 2
"""What may be alike in two languages, as in "Maxi Yatzy"."""


def forms(message: Message) -> list[tuple[str, str]]:
    """Return each form of a translation, together with the source."""
    return [(message.source, form) for form in message.forms]


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("i18n")
    collect_texts(folder=folder)
    return folder


def test_every_language_that_is_offered_has_a_catalog() -> None:
    assert {f"yatzy_{language}.ts" for language in SPOKEN} <= set(FILES)
    assert set(LANGUAGES) | {"en"} == set(SPOKEN)


@pytest.mark.parametrize("name", FILES)
def test_no_text_is_left_untranslated(name: str) -> None:
    found = messages(CATALOGS / name)
    assert found
    assert [str(each) for each in found if each.kind or not all(each.forms)] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_catalogs_hold_the_texts_of_the_code(language: str, collected: Path) -> None:
    """If this fails: `python packaging/build.py translations`, then translate what is new."""
    fresh = {each.key for each in messages(collected / f"yatzy_{language}.ts")}
    assert fresh ^ {each.key for each in messages(CATALOGS / f"yatzy_{language}.ts")} == set()


def test_the_collector_finds_every_text_in_the_code(collected: Path) -> None:
    """It takes literals only, and knows no context that is a name."""
    known = {each.key[:3] for each in messages(collected / "yatzy_sv.ts")}
    lost = [
        text
        for text in code_texts()
        if text.source == "" or (text.context, text.source, text.comment) not in known
    ]
    assert lost == []


@pytest.mark.parametrize("name", FILES)
def test_plurals_have_the_forms_of_the_language(name: str) -> None:
    wrong = [
        str(each)
        for each in translated(name)
        if len(each.forms) != (PLURAL_FORMS if each.is_plural else 1)
    ]
    assert wrong == []


def test_english_has_plurals_only_and_no_text_with_a_count_is_none() -> None:
    assert all(each.is_plural for each in catalog("en"))
    counting = {each.key for each in catalog("sv") if "%n" in each.source}
    assert counting == {each.key for each in catalog("en")}


@pytest.mark.parametrize("name", FILES)
def test_placeholders_are_those_of_the_source(name: str) -> None:
    wrong = [
        str(each)
        for each in translated(name)
        for source, form in forms(each)
        if placeholders(form) != placeholders(source)
    ]
    assert wrong == []


@pytest.mark.parametrize("name", FILES)
def test_accelerators_are_kept_and_can_be_typed(name: str) -> None:
    wrong = [
        str(each)
        for each in translated(name)
        for source, form in forms(each)
        if source.count("&") != form.count("&")
        or (accelerator(source) and not re.fullmatch("[a-z0-9]", accelerator(form)))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_end_as_the_source_does(language: str) -> None:
    wrong = [
        str(each)
        for each in catalog(language)
        for source, form in forms(each)
        if _end(form) != _end(source) or form != form.strip()
    ]
    assert wrong == []


def _end(text: str) -> str:
    return text[-1] if text[-1] in ENDS else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_punctuation_is_that_of_the_language(language: str) -> None:
    allowed = QUOTES[language]
    foreign = set("\"'“”„»«‘’") - set(allowed)
    wrong = []
    for each in catalog(language):
        for source, form in forms(each):
            # A percent sign stands apart in all four, and so does an ellipsis in Norwegian.
            bad = (
                foreign & set(form)
                or "..." in form
                or re.search(r"(?<!\N{NO-BREAK SPACE})%(?!n)", form)
            )
            if language == "nb":
                bad = bad or re.search(r"(?<!\N{NO-BREAK SPACE})…", form)
            quoted = source.count("“")
            if bad or (allowed[0] == allowed[1] and form.count(allowed[0]) != 2 * quoted):
                wrong.append(str(each))
            if allowed[0] != allowed[1] and [form.count(mark) for mark in allowed] != [quoted] * 2:
                wrong.append(str(each))
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_in_english(language: str) -> None:
    same = [each.source for each in catalog(language) if each.source in each.forms]
    assert [source for source in same if len(words(source)) > _FEW_WORDS] == []


def words(text: str) -> list[str]:
    """Return the words of a text, without placeholders."""
    return re.findall(r"[^\W\d_]{2,}", re.sub(r"\{\w*\}", "", text))


def test_our_texts_for_qt_repeat_none_of_the_program() -> None:
    ours = {each.context for each in catalog("sv")}
    for name in FILES:
        if not name.startswith("yatzy_"):
            assert ours.isdisjoint(each.context for each in translated(name))
