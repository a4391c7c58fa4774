"""The rules of the house that no other tool watches over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.repository import (
    ROOT,
    imported_modules,
    place,
    python_files,
    repository_files,
    syntax,
)

PACKAGE = ("yatzy_desktop",)
CODE = ("yatzy_desktop", "packaging")
EVERYTHING = ("yatzy_desktop", "packaging", "tests")

TOP_LEVEL = {
    *(".ci", ".editorconfig", ".gitattributes", ".github", ".gitignore"),
    *("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "pyproject.toml"),
    *("packaging", "resources", "tests", "yatzy_desktop"),
}
MAX_FILE_LINES = 400
MAX_WINDOW_LINES = 300
MAX_FUNCTION_LINES = 40

NETWORK_MODULES = {
    *("PySide6.QtNetwork", "PySide6.QtWebSockets", "PySide6.QtHttpServer"),
    *("asyncio", "ftplib", "http", "imaplib", "poplib", "smtplib", "socket", "socketserver", "ssl"),
    *("telnetlib", "urllib.request", "xmlrpc"),
}
# Named in two halves, so that the hosts are not named here either.
PACKAGE_HOSTS = (
    *(("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com")),
    *(("deb.debian", "org"), ("security.debian", "org"), ("archive.ubuntu", "com")),
)
MACHINE_PATHS = re.compile(r"(?<![\w.}])/(?:root|work|tmp/[\w-]+|opt/yz|home/[a-z][\w-]*)(?=/)")


def functions(file: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(syntax(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def test_nothing_new_lies_at_the_top() -> None:
    assert {file.relative_to(ROOT).parts[0] for file in repository_files()} <= TOP_LEVEL


def test_every_file_postpones_its_annotations() -> None:
    line = "from __future__ import annotations"
    late = [
        place(file)
        for file in python_files(*EVERYTHING)
        if syntax(file).body and line not in file.read_text("utf-8").splitlines()
    ]
    assert late == []


def test_no_file_is_too_long() -> None:
    lengths = {
        place(file): len(file.read_text("utf-8").splitlines()) for file in python_files(*EVERYTHING)
    }
    limits = {"yatzy_desktop/widgets/main_window.py": MAX_WINDOW_LINES}
    too_long = {
        name: lines for name, lines in lengths.items() if lines > limits.get(name, MAX_FILE_LINES)
    }
    assert too_long == {}


def test_no_function_is_too_long() -> None:
    lengths = {
        place(file, node): (node.end_lineno or node.lineno) - node.lineno + 1
        for file in python_files(*CODE)
        for node in functions(file)
    }
    assert {name: n for name, n in lengths.items() if n > MAX_FUNCTION_LINES} == {}


def is_put_together(argument: ast.expr) -> bool:
    """Tell whether a text is made at run time, so that no translator ever sees it."""
    if isinstance(argument, ast.JoinedStr):
        return True
    if isinstance(argument, ast.BinOp):
        parts = [getattr(node, "value", None) for node in ast.walk(argument)]
        return any(isinstance(part, str) for part in parts)
    called = argument.func if isinstance(argument, ast.Call) else None
    return isinstance(called, ast.Attribute) and called.attr in {"format", "join"}


def untranslatable_calls(tree: ast.Module) -> list[ast.Call]:
    marks = {"tr", "translate", "QT_TRANSLATE_NOOP", "QT_TR_NOOP"}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [
        call
        for call in calls
        if (getattr(call.func, "attr", None) in marks or getattr(call.func, "id", None) in marks)
        and any(is_put_together(argument) for argument in call.args)
    ]


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ('self.tr(f"Roll {n} dice")', 1),
        ('self.tr("Roll " + name)', 1),
        ('self.tr("Roll {0}".format(n))', 1),
        ('QCoreApplication.translate("Pad", f"{n}")', 1),
        ('self.tr("Roll {0}").format(n)', 0),
        ('self.tr("Roll %n dice", "", n)', 0),
        ('QCoreApplication.translate("Pad", text)', 0),
        ("painter.translate(x + 1, y)", 0),
    ],
)
def test_texts_put_together_before_translation_are_found(code: str, count: int) -> None:
    assert len(untranslatable_calls(ast.parse(code))) == count


def test_texts_are_put_together_only_after_translation() -> None:
    found = [
        place(file, call)
        for file in python_files(*PACKAGE)
        for call in untranslatable_calls(syntax(file))
    ]
    assert found == []


def test_the_program_imports_nothing_that_reaches_a_network() -> None:
    found = [
        f"{place(file, node)} {name}"
        for file in python_files(*PACKAGE)
        for node, name in imported_modules(file)
        if any(name == module or name.startswith(f"{module}.") for module in NETWORK_MODULES)
    ]
    assert found == []


def test_the_program_names_no_internet_socket() -> None:
    internet = re.compile(r"AF_INET|create_connection|create_server|getaddrinfo|QTcp|QUdp")
    files = python_files(*PACKAGE)
    assert [place(file) for file in files if internet.search(file.read_text("utf-8"))] == []


def test_adapters_know_no_widgets() -> None:
    found = [
        f"{place(file, node)} {name}"
        for file in python_files(*PACKAGE)
        if "adapters" in file.parts
        for node, name in imported_modules(file)
        if name.startswith("PySide6.QtWidgets")
    ]
    assert found == []


KILLS_AT_RANDOM = ("tests/app/process/test_kill", "tests/adapters/records/test_damage.py")
"""The only tests that wait: how long a program lives before it is killed is their input."""


def test_tests_do_not_sleep() -> None:
    def sleeps(call: ast.Call) -> bool:
        name = ast.unparse(call.func)
        if name in {"qtbot.wait", "QTest.qWait"}:  # for no time, they let Qt handle its events
            return ast.unparse(call.args[0]) != "0"
        return name.split(".")[-1] in {"sleep", "qSleep", "msleep"}

    asleep = [
        place(file, node)
        for file in python_files("tests")
        if not place(file).startswith(KILLS_AT_RANDOM)
        for node in ast.walk(syntax(file))
        if isinstance(node, ast.Call) and sleeps(node)
    ]
    assert asleep == []


def test_no_file_names_a_package_host_or_a_folder_of_one_machine() -> None:
    hosts = re.compile("|".join(re.escape(".".join(host)) for host in PACKAGE_HOSTS))
    found = []
    for file in repository_files():
        try:
            text = file.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # a font or a picture
        if hosts.search(text) or MACHINE_PATHS.search(text):
            found.append(place(file))
    assert found == []
