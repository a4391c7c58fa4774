"""Nothing waits for the outside: what may block is called in few known places, off the window."""

from __future__ import annotations

import ast
from pathlib import Path

import yatzy_desktop

MAY_BLOCK = {
    *("QPrinterInfo", "waitForFinished", "waitForStarted", "waitForReadyRead", "sleep", "msleep"),
    *("subprocess", "socket", "urlopen", "QDBusInterface", "QDBusConnection", "getaddrinfo"),
    *("exec", "processEvents", "availablePrinterNames", "defaultPrinter"),
}
"""Names of what may stand still for as long as something outside does."""

KNOWN = {
    "app/shell/printers.py": {"QPrinterInfo", "availablePrinterNames"},  # a process of its own
    "adapters/game/desktop_portal.py": {"QDBusConnection"},  # open already; answers come later
    "app/main.py": {"exec"},  # the event loop
    "app/process/error_handler.py": {"exec"},  # when no window can be opened
    "app/process/holder_question.py": {"exec"},  # before there is a window
    "app/process/single_instance.py": {"sleep"},  # before there is a window
    "adapters/sound/player.py": {"sleep"},  # a thread of its own
    "adapters/game/rules_solver.py": {"waitForFinished"},  # for a killed process, and not for long
}


def test_what_may_block_is_only_called_where_nobody_waits() -> None:
    folder = Path(yatzy_desktop.__path__[0])
    found: dict[str, set[str]] = {}
    for path in folder.rglob("*.py"):
        names = _names_in(ast.parse(path.read_text(encoding="utf-8"))) & MAY_BLOCK
        if names:
            found[path.relative_to(folder).as_posix()] = names
    assert found == KNOWN


def _names_in(tree: ast.AST) -> set[str]:
    called = {node.func for node in ast.walk(tree) if isinstance(node, ast.Call)}
    names = {each.attr for each in called if isinstance(each, ast.Attribute)}
    names |= {each.id for each in called if isinstance(each, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names |= {each.name for each in node.names}
    return names
