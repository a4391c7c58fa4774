"""The language follows the setting or the system, at once and also later."""

from __future__ import annotations

import logging
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from asset_files import qt_tool
from yatzy_desktop.adapters.languages import LANGUAGES, choose_language
from yatzy_desktop.adapters.words.translation import Translator
from yatzy_desktop.compat import override


@pytest.mark.parametrize(
    ("reported", "language"),
    [
        ("nb_NO", "nb"),
        ("nn_NO", "nb"),
        ("no_NO", "nb"),
        ("nb", "nb"),
        ("no", "nb"),
        ("nn-Latn-NO", "nb"),
        ("sv_FI", "sv"),
        ("sv-SE", "sv"),
        ("da_GL", "da"),
        ("DA", "da"),
        ("fi_FI", "fi"),
        ("en_GB", "en"),
        ("de_DE", "en"),
        ("se_NO", "en"),
        ("C", "en"),
        ("", "en"),
    ],
)
def test_the_systems_language_is_spoken(reported: str, language: str) -> None:
    assert choose_language("system", [reported]) == language


def test_the_first_language_that_is_spoken_wins() -> None:
    assert choose_language("system", ["de-DE", "de", "da-DK", "sv"]) == "da"
    assert choose_language("system", ["en-US", "sv"]) == "en"
    assert choose_language("system", []) == "en"


@pytest.mark.parametrize("setting", LANGUAGES)
def test_a_chosen_language_wins_over_the_system(setting: str) -> None:
    assert choose_language(setting, ["de", "sv", "en"]) == setting


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("nb_NO", "nb"),
        ("nn_NO", "nb"),
        ("no_NO", "nb"),
        ("sv_FI", "sv"),
        ("da_GL", "da"),
        ("C", "en"),
    ],
)
def test_what_qt_reports_for_a_locale_is_understood(name: str, language: str) -> None:
    assert choose_language("system", QLocale(name).uiLanguages()) == language


_CATALOG = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}">
<context><name>Test</name>
<message><source>Blueberry</source><translation>{translation}</translation></message>
</context></TS>
"""


@pytest.fixture
def catalogs(tmp_path: Path) -> Path:
    for name, translation in (
        ("yatzy_sv", "Blåbär"),
        ("yatzy_nb", "Blåbær"),
        ("qtbase_sv", "från Qt"),
        ("qtbase_nn", "frå Qt"),
    ):
        source = tmp_path / f"{name}.ts"
        text = _CATALOG.format(language=name[-2:], translation=translation)
        if name.startswith("qtbase"):
            text = text.replace("Test", "QtTest")
        source.write_text(text, encoding="utf-8")
        subprocess.run([str(qt_tool("lrelease")), str(source)], check=True, capture_output=True)  # noqa: S603
    return tmp_path


@pytest.fixture
def default_locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


def texts() -> tuple[str, str]:
    translate = QCoreApplication.translate
    return translate("Test", "Blueberry"), translate("QtTest", "Blueberry")


class Label(QLabel):
    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setText(texts()[0])
        super().changeEvent(event)


@pytest.mark.usefixtures("default_locale")
def test_the_language_changes_while_the_program_runs(qtbot: QtBot, catalogs: Path) -> None:
    label = Label()
    qtbot.addWidget(label)
    translator = Translator(catalogs, lambda: ["nn-NO"])
    heard: list[str] = []
    translator.language_changed.connect(heard.append)
    for setting, expected in (
        ("system", ("Blåbær", "frå Qt")),
        ("sv", ("Blåbär", "från Qt")),
        ("en", ("Blueberry", "Blueberry")),
    ):
        translator.apply(setting)
        assert texts() == expected
        qtbot.waitUntil(lambda text=expected[0]: label.text() == text)  # type: ignore[misc]
    assert heard == ["nb", "sv", "en"]
    assert translator.language == "en"


@pytest.mark.usefixtures("default_locale", "qapp")
def test_the_same_language_again_changes_nothing(catalogs: Path) -> None:
    translator = Translator(catalogs, lambda: ["sv"])
    translator.apply("system")
    heard: list[str] = []
    translator.language_changed.connect(heard.append)
    translator.apply("sv")
    assert heard == []
    translator.apply("en")


@pytest.mark.usefixtures("default_locale", "qapp")
@pytest.mark.parametrize(
    ("language", "number"), [("sv", "0,5"), ("nb", "0,5"), ("fi", "0,5"), ("en", "0.5")]
)
def test_numbers_follow_the_language(tmp_path: Path, language: str, number: str) -> None:
    Translator(tmp_path).apply(language)
    assert QLocale().toString(0.5) == number
    assert QLocale().name().startswith(language)


@pytest.mark.usefixtures("default_locale", "qapp")
def test_a_missing_catalogue_means_english_and_one_line_each_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    Translator(tmp_path).apply("da")
    assert texts() == ("Blueberry", "Blueberry")
    messages = [record.getMessage() for record in caplog.records]
    assert [text.split()[1] for text in messages] == ["yatzy_da.qm", "qtbase_da.qm"]
