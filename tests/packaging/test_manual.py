"""The manual says the same in every language, and names menus as they are named there."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from asset_files import LANGUAGES
from release.manual import SOURCES, manual_pages, page
from tests.helpers.catalogs import catalog

ENGLISH = "en"
ALL = tuple(sorted(path.stem for path in SOURCES.glob("*.md")))
"""A language without a manual of its own is shown the English one."""
OTHERS = tuple(language for language in ALL if language != ENGLISH)
SHIFT = {"sv": "Skift", "da": "Skift", "nb": "Skift", "fi": "Vaihto"}


def text_in(language: str) -> str:
    return (SOURCES / f"{language}.md").read_text(encoding="utf-8")


def shape(text: str) -> list[tuple[str, int]]:
    """Return what each part is: its kind, and how many menus or keys it names."""
    parts = re.split(r"\n{2,}", text.strip())
    return [(part.split(" ")[0] if part[0] in "#-" else "p", part.count("**")) for part in parts]


def test_there_is_a_manual_for_every_country_that_the_rules_are_of() -> None:
    assert {ENGLISH, "sv", "da", "nb", "fi"} <= set(ALL) <= {ENGLISH, *LANGUAGES}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_parts_menus_and_keys(language: str) -> None:
    assert shape(text_in(language)) == shape(text_in(ENGLISH))
    functions = re.compile(r"`(?:Shift\+)?((?:Ctrl\+)?(?:Shift\+)?(?:F\d+|[A-Z]))`")
    theirs = text_in(language).replace(SHIFT.get(language, "Shift"), "Shift")
    assert functions.findall(theirs) == functions.findall(text_in(ENGLISH))


@pytest.mark.parametrize("language", ALL)
def test_menus_are_called_as_they_are(language: str) -> None:
    known = {tidy(text) for text in menu_texts(language)}
    named = set(re.findall(r"\*\*(.+?)\*\*", text_in(language)))
    assert named <= known, named - known
    assert len(named) > 15


def menu_texts(language: str) -> list[str]:
    found = list(catalog(LANGUAGES[0] if language == ENGLISH else language))
    menus = [each for each in found if each.context == "MainMenu"]
    return [each.source if language == ENGLISH else each.forms[0] for each in menus]


def tidy(text: str) -> str:
    return text.replace("&", "").replace("\xa0", "").rstrip("…").strip()


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: set[str] = set()
        self.links: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.ids |= {told["id"] or ""} if "id" in told else set()
        self.links |= {(told["href"] or "").removeprefix("#")} if "href" in told else set()
        if tag not in {"meta", "br"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_each_page_is_whole_and_its_contents_lead_to_its_sections() -> None:
    pages = dict(manual_pages())
    assert set(pages) == {f"{language}.html" for language in ALL}
    for name, text in pages.items():
        reader = Reader()
        reader.feed(text)
        assert reader.open == []
        assert reader.links == reader.ids
        assert len(reader.ids) == text_in(name.removesuffix(".html")).count("\n## ")


def test_signs_of_html_are_text() -> None:
    assert "<b>1 &lt; 2 &amp; 3</b>" not in page("en", "# A < B\n\n1 < 2 & 3")
    assert "<p>1 &lt; 2 &amp; 3</p>" in page("en", "# A < B\n\n1 < 2 & 3")
    assert "<title>Yatzy Desktop: A &lt; B</title>" in page("en", "# A < B\n\nx")
