"""The plan of the house: rooms of few files, with doors, and no two things that need each other."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from pathlib import Path

import pytest

from tests.helpers.repository import ROOT, place, python_files, syntax

MOST_FILES = 20
FLOORS_WITH_ROOMS = ("adapters", "widgets", "app")
PACKAGE = "yatzy_desktop"


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


FILES = {module_of(file): file for file in python_files(PACKAGE)}


def room_of(module: str) -> str | None:
    """The room a module stands in, or is: "yatzy_desktop.widgets.look"."""
    parts = module.split(".")
    room = ".".join(parts[:3])
    has_room = len(parts) >= 3 and parts[1] in FLOORS_WITH_ROOMS
    return room if has_room and FILES[room].name == "__init__.py" else None


ROOMS = sorted({room for module in FILES if (room := room_of(module)) is not None})


def imports(module: str) -> Iterator[tuple[ast.ImportFrom, str]]:
    """Every import of something of ours, late ones and those for types included."""
    for node in ast.walk(syntax(FILES[module])):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == PACKAGE:
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                yield node, inner if inner in FILES else str(node.module)


def circle(graph: dict[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def doors_for_types(room: str) -> dict[str, str]:
    """The names a room's `__init__` tells the type checker of, with their files."""
    return {
        name.asname or name.name: str(node.module)
        for node in ast.walk(syntax(FILES[room]))
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith(f"{room}.")
        for name in node.names
    }


def test_no_folder_holds_too_many_files() -> None:
    folders = [file.parent for file in FILES.values() if file.name != "__init__.py"]
    crowded = {place(folder): folders.count(folder) for folder in set(folders)}
    assert {name: count for name, count in crowded.items() if count > MOST_FILES} == {}


def test_no_file_needs_itself_by_a_circle() -> None:
    # What a room's __init__ imports are its doors; going through them leads to the file behind.
    graph = {
        module: {target for _, target in imports(module)} - {module}
        for module in FILES
        if module not in ROOMS
    }
    behind = {room: doors_for_types(room) for room in ROOMS}
    for module, direct in graph.items():
        through = {
            behind[target][name.name]
            for node, target in imports(module)
            if target in ROOMS
            for name in node.names
            if name.name in behind[target]
        }
        graph[module] = (direct - set(ROOMS)) | through
    assert circle(graph) == []


def test_no_room_needs_itself_by_a_circle() -> None:
    graph: dict[str, set[str]] = {room: set() for room in ROOMS}
    for module in FILES:
        own = room_of(module)
        if own is not None:
            found = {room_of(target) for _, target in imports(module)}
            graph[own] |= {room for room in found if room not in {None, own}}
    assert circle(graph) == []


def test_one_goes_into_a_room_by_its_door() -> None:
    past_the_door = [
        f"{place(FILES[module], node)}: {node.module}"
        for module in FILES
        for node, target in imports(module)
        if room_of(target) not in {None, room_of(module)} and target not in ROOMS
    ]
    assert past_the_door == []


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_says_what_lives_there_and_opens_the_doors_it_tells_of(room: str) -> None:
    sentence = ast.get_docstring(syntax(FILES[room])) or ""
    assert len(sentence.splitlines()) == 1
    assert sentence.endswith(".")
    package = import_module(room)
    for name, file in doors_for_types(room).items():
        assert getattr(package, name) is getattr(import_module(file), name)
    with pytest.raises(AttributeError):
        package.no_such_door  # noqa: B018 - asking is all there is to it


def rooms_by_name(module: str) -> dict[str, str]:
    """What the rooms imported as a whole are called in a file: {"dialogs": "…widgets.dialogs"}."""
    return {
        name.asname or name.name: f"{node.module}.{name.name}"
        for node, _ in imports(module)
        for name in node.names
        if f"{node.module}.{name.name}" in ROOMS
    }


def used_doors(module: str) -> Iterator[str]:
    for node, target in imports(module):
        yield from (f"{target}.{name.name}" for name in node.names if target in ROOMS)
    rooms = rooms_by_name(module)
    for use in ast.walk(syntax(FILES[module])):
        if isinstance(use, ast.Attribute) and isinstance(use.value, ast.Name):
            yield f"{rooms.get(use.value.id)}.{use.attr}"


def unused_doors() -> Iterable[str]:
    used = {door for module in FILES for door in used_doors(module)}
    return (
        f"{room}.{name}"
        for room in ROOMS
        for name in doors_for_types(room)
        if f"{room}.{name}" not in used
    )


def test_every_door_is_used() -> None:
    assert sorted(unused_doors()) == []
