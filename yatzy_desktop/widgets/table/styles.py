"""What tables can be made of, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Ground(Enum):
    """What the dice are thrown on."""

    FELT = auto()
    OAK = auto()
    SLATE = auto()


@dataclass(frozen=True, slots=True)
class TableStyle:
    """A table: its ground and the ground's colours, plain, in the lamp's light and far from it.

    Colours are #rrggbb, for light and dark themes; None takes those of the theme.
    """

    key: str
    ground: Ground
    light: tuple[str, str, str] | None = None
    dark: tuple[str, str, str] | None = None


FELT_TABLE = TableStyle("felt", Ground.FELT)
OAK_TABLE = TableStyle(
    "oak",
    Ground.OAK,
    light=("#6f4d30", "#7f5b3b", "#523620"),
    dark=("#4c3523", "#59402b", "#362416"),
)
SLATE_TABLE = TableStyle(
    "slate",
    Ground.SLATE,
    light=("#465059", "#535e68", "#323a42"),
    dark=("#2e353c", "#39424a", "#20262b"),
)

TABLE_STYLES: dict[str, TableStyle] = {
    style.key: style for style in (FELT_TABLE, OAK_TABLE, SLATE_TABLE)
}
