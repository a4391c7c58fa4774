"""What players ask beside the rules: why, how much, how long, and how other games differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from yatzy_desktop.adapters.words.labels import category_name, ruleset_label
from yatzy_desktop.adapters.words.level_averages import PeopleAverage
from yatzy_desktop.adapters.words.rules_page_text import DisputedPoint
from yatzy_desktop.adapters.words.rules_sections import RulesPart
from yatzy_desktop.adapters.words.spoken_texts import PROGRAM_LANGUAGE, Language, SpokenTexts
from yatzy_desktop.rules import Ruleset, find_ruleset

_CONTEXT = "TipsPage"
_SECONDS_A_TURN = 40
"""A guess at what a turn of people takes, with talk."""

# How many points more than the cheapest box it costs to strike a box before anything else is
# filled, by the tables of the coach (a test computes them again).
STRIKE_COSTS: Mapping[str, tuple[tuple[str, float], ...]] = {
    "yatzy-sv": (
        ("small_straight", 0.0),
        ("large_straight", 2.0),
        ("ones", 4.4),
        ("yatzy", 6.8),
        ("chance", 19.3),
        ("sixes", 45.6),
    ),
    "maxi-sv-classic": (
        ("full_straight", 0.0),
        ("small_straight", 1.6),
        ("ones", 1.7),
        ("maxi_yatzy", 8.7),
        ("chance", 21.2),
        ("sixes", 44.4),
    ),
    "maxi-sv-modern": (
        ("full_straight", 0.0),
        ("small_straight", 5.2),
        ("ones", 6.1),
        ("chance", 21.3),
        ("maxi_yatzy", 36.3),
        ("sixes", 77.1),
    ),
}
_COSTS_BY_DICE = {5: "yatzy-sv", 6: "maxi-sv-classic"}


@dataclass(frozen=True, slots=True)
class TipsTable:
    """Two games side by side: their names, then what each row is about and is in both."""

    heads: tuple[str, str]
    rows: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class TipsPart:
    """A heading with sentences, and perhaps a table below them."""

    title: str
    sentences: tuple[str, ...]
    table: TipsTable | None = None

    @property
    def paragraph(self) -> str:
        """The sentences as they are read, one after the other."""
        return " ".join(self.sentences)


class TipsCounts(SpokenTexts):
    """The sentences that count something."""

    def boxes(self, count: int) -> str:
        """Return "15 boxes"."""
        return self.tr("%n boxes", "", count)

    def minutes(self, each: int, all_of: int) -> str:
        """Return how long a game takes for each player, and for four."""
        text = self.tr(
            "Reckon with %n minutes for each player, {all} for four:"
            " a turn takes some 40 seconds at a table where people talk.",
            "",
            each,
        )
        return text.format(all=self.language.number(all_of))

    def people(self, average: PeopleAverage) -> str:
        """Return what the people who play here score."""
        text = self.tr(
            "Those who play here average {points} points: so say %n score sheets by these rules.",
            "",
            average.sheets,
        )
        return text.format(points=self.language.number(round(average.points)))


def tips_parts(
    ruleset: Ruleset,
    averages: Mapping[str, float] | None = None,
    language: Language = PROGRAM_LANGUAGE,
    people: PeopleAverage | None = None,
) -> tuple[TipsPart, ...]:
    """Return the page for some rules; `averages` are computers' by level, those of people win."""
    return _Tips(ruleset, averages or {}, language, people).parts()


def printable_tips(
    ruleset: Ruleset,
    averages: Mapping[str, float] | None = None,
    language: Language = PROGRAM_LANGUAGE,
    people: PeopleAverage | None = None,
) -> tuple[RulesPart, ...]:
    """Return the page as parts of printed rules: a row of a table is a point of its own."""
    said = language.translate("TipsPage", "{game}: {text}", "Maxi Yatzy: six dice")
    return tuple(
        RulesPart(part.title, part.sentences, points=_points(part.table, said))
        for part in tips_parts(ruleset, averages, language, people)
    )


def _points(table: TipsTable | None, said: str) -> tuple[DisputedPoint, ...]:
    if table is None:
        return ()
    first, second = table.heads
    return tuple(
        DisputedPoint(
            about, said.format(game=first, text=one), said.format(game=second, text=other)
        )
        for about, one, other in table.rows
    )


_ROWS_YAHTZEE = cast(
    "tuple[tuple[str, str, str], ...]",
    (
        (
            QT_TRANSLATE_NOOP("TipsPage", "Pairs"),
            QT_TRANSLATE_NOOP("TipsPage", "one pair, two pairs"),
            QT_TRANSLATE_NOOP("TipsPage", "none"),
        ),
        (
            QT_TRANSLATE_NOOP("TipsPage", "Three and four alike"),
            QT_TRANSLATE_NOOP("TipsPage", "those dice count"),
            QT_TRANSLATE_NOOP("TipsPage", "all dice count"),
        ),
        (
            QT_TRANSLATE_NOOP("TipsPage", "House"),
            QT_TRANSLATE_NOOP("TipsPage", "its dice count"),
            QT_TRANSLATE_NOOP("TipsPage", "always 25"),
        ),
        (
            QT_TRANSLATE_NOOP("TipsPage", "Small straight"),
            QT_TRANSLATE_NOOP("TipsPage", "1 2 3 4 5, worth 15"),
            QT_TRANSLATE_NOOP("TipsPage", "any four in a row, worth 30"),
        ),
        (
            QT_TRANSLATE_NOOP("TipsPage", "Large straight"),
            QT_TRANSLATE_NOOP("TipsPage", "2 3 4 5 6, worth 20"),
            QT_TRANSLATE_NOOP("TipsPage", "any five in a row, worth 40"),
        ),
        (
            QT_TRANSLATE_NOOP("TipsPage", "Five alike again"),
            QT_TRANSLATE_NOOP("TipsPage", "nothing more"),
            QT_TRANSLATE_NOOP("TipsPage", "100 more each time"),
        ),
    ),
)
_ROWS_MAXI = cast(
    "tuple[tuple[str, str, str], ...]",
    (
        (
            QT_TRANSLATE_NOOP("TipsPage", "Only in one of them"),
            QT_TRANSLATE_NOOP("TipsPage", "Yatzy: five alike, 50"),
            QT_TRANSLATE_NOOP(
                "TipsPage",
                "three pairs, five alike, a straight of six, three and three,"
                " four and two; six alike, 100",
            ),
        ),
        (
            QT_TRANSLATE_NOOP("TipsPage", "Unused rolls"),
            QT_TRANSLATE_NOOP("TipsPage", "are lost"),
            QT_TRANSLATE_NOOP("TipsPage", "are lost, or saved by the modern Swedish pad"),
        ),
    ),
)


class _Tips:
    def __init__(
        self,
        ruleset: Ruleset,
        averages: Mapping[str, float],
        language: Language,
        people: PeopleAverage | None,
    ) -> None:
        self._ruleset = ruleset
        self._people = people
        self._averages = averages
        self._language = language
        self._counts = TipsCounts(language)

    def parts(self) -> tuple[TipsPart, ...]:
        parts = (
            self._bonus(),
            self._names(),
            self._yahtzee(),
            self._maxi(),
            self._striking(),
            self._time(),
            self._usual(),
        )
        return tuple(part for part in parts if part.sentences)

    def _say(self, text: str) -> str:
        return self._language.translate(_CONTEXT, text)

    def _bonus(self) -> TipsPart:
        translate = self._language.translate
        return TipsPart(
            translate("TipsPage", "Why 63, and why 84"),
            (
                translate(
                    "TipsPage",
                    "Three of each face from one to six give 3 × 21 = 63 points, four of each"
                    " 4 × 21 = 84.",
                ),
                translate(
                    "TipsPage",
                    "Five dice bring about three of each face, six dice about four: who is even"
                    " with that gets the bonus.",
                ),
                translate(
                    "TipsPage",
                    "A pad that asks for 75 with six dice forgives nine points; one that asks for"
                    " 63 makes the bonus easy.",
                ),
            ),
        )

    def _names(self) -> TipsPart:
        translate = self._language.translate
        return TipsPart(
            translate("TipsPage", "Hus, hytte, kåk and villa"),
            (
                translate(
                    "TipsPage",
                    "The same word means other boxes on other pads: agree on it before the first"
                    " roll.",
                ),
                translate(
                    "TipsPage",
                    "Three and two alike are kåk in Sweden, fuldt hus in Denmark and, in Norway,"
                    " hus with five dice and hytte with six.",
                ),
                translate(
                    "TipsPage",
                    "Three and three alike, with six dice, are hus in Sweden and Norway, dobbelt"
                    " hus in Denmark, and villa to others.",
                ),
            ),
        )

    def _yahtzee(self) -> TipsPart:
        translate = self._language.translate
        title = translate("TipsPage", "Yatzy beside Yahtzee")
        text = translate(
            "TipsPage",
            "Yahtzee is a trademark of its owner; this program calls its way to play American"
            " rules.",
        )
        table = self._table("yatzy-sv", "american", ("Yatzy", "Yahtzee"), _ROWS_YAHTZEE)
        return TipsPart(title, (text,), table)

    def _maxi(self) -> TipsPart:
        translate = self._language.translate
        title = translate("TipsPage", "Yatzy beside Maxi Yatzy")
        text = translate(
            "TipsPage",
            "Maxi Yatzy is the same game with a sixth die, five more boxes and a longer evening.",
        )
        heads = ("Yatzy", "Maxi Yatzy")
        return TipsPart(
            title, (text,), self._table("yatzy-sv", "maxi-sv-modern", heads, _ROWS_MAXI)
        )

    def _table(
        self,
        one: str,
        other: str,
        heads: tuple[str, str],
        rows: tuple[tuple[str, str, str], ...],
    ) -> TipsTable:
        translate = self._language.translate
        pair = find_ruleset(one), find_ruleset(other)
        counted = (
            (
                translate("TipsPage", "Pad"),
                *(self._counts.boxes(len(each.categories)) for each in pair),
            ),
            (translate("TipsPage", "Bonus"), *(self._bonus_of(each) for each in pair)),
        )
        most = (
            translate("TipsPage", "Highest total"),
            *(self._language.number(each.max_total) for each in pair),
        )
        told = tuple((self._say(a), self._say(b), self._say(c)) for a, b, c in rows)
        all_rows = cast("tuple[tuple[str, str, str], ...]", (*counted, *told, most))
        return TipsTable(heads, all_rows)

    def _bonus_of(self, ruleset: Ruleset) -> str:
        bonus = ruleset.upper_bonus
        if bonus is None:
            return ""
        number = self._language.number
        text = self._language.translate("TipsPage", "{points} from {threshold}", "50 from 63")
        return text.format(points=number(bonus.points), threshold=number(bonus.threshold))

    def _striking(self) -> TipsPart:
        translate = self._language.translate
        own, usual = self._ruleset.key, _COSTS_BY_DICE[self._ruleset.dice_count]
        key = own if own in STRIKE_COSTS else usual
        rules, costs = find_ruleset(key), dict(STRIKE_COSTS[key])
        cheapest = min(costs, key=lambda each: costs[each])
        yatzy = "yatzy" if "yatzy" in costs else "maxi_yatzy"

        def box(name: str) -> str:
            return category_name(name, rules, self._language.translate)

        told = {name: self._language.number(round(cost)) for name, cost in costs.items()}
        first = translate(
            "TipsPage",
            "When nothing fits early in the game, striking {cheapest} costs least. By the coach's"
            " tables for {rules}, {sixes} costs {points} points more, {chance} {chance_points}"
            " more.",
        ).format(
            cheapest=box(cheapest),
            rules=ruleset_label(rules, self._language.translate),
            sixes=box("sixes"),
            points=told["sixes"],
            chance=box("chance"),
            chance_points=told["chance"],
        )
        weak = translate(
            "TipsPage",
            "Two tips that are often heard are weak: to strike {ones} first costs {ones_points}"
            " points more than {cheapest}, to strike {yatzy} first {yatzy_points}.",
        ).format(
            ones=box("ones"),
            ones_points=told["ones"],
            cheapest=box(cheapest),
            yatzy=box(yatzy),
            yatzy_points=told[yatzy],
        )
        low = self._low_entry(rules)
        return TipsPart(translate("TipsPage", "When to strike what"), (first, weak, low))

    def _low_entry(self, rules: Ruleset) -> str:
        translate = self._language.translate
        text = translate(
            "TipsPage",
            "A low entry in {ones} or {twos} is better than a struck box: it can be made good by"
            " four of another face.",
        )
        ones, twos = (category_name(key, rules, translate) for key in ("ones", "twos"))
        return text.format(ones=ones, twos=twos)

    def _time(self) -> TipsPart:
        translate = self._language.translate
        each = round(len(self._ruleset.categories) * _SECONDS_A_TURN / 60)
        alone = translate(
            "TipsPage", "One can play alone, two to six is best, and more only makes it longer."
        )
        return TipsPart(
            translate("TipsPage", "How long a game takes"),
            (self._counts.minutes(each, 4 * each), alone),
        )

    def _usual(self) -> TipsPart:
        translate = self._language.translate
        title = translate("TipsPage", "What a usual score is")
        if self._people is not None:
            return TipsPart(title, (self._counts.people(self._people),))
        found = [self._averages.get(key) for key in ("beginner", "steady", "master")]
        if any(each is None for each in found):
            return TipsPart(title, ())
        number = self._language.number
        low, middle, high = (number(round(each or 0)) for each in found)
        text = translate(
            "TipsPage",
            "By these rules a newcomer averages about {low} points, a practised player about"
            " {middle}; no way to play averages more than {high}.",
        )
        return TipsPart(title, (text.format(low=low, middle=middle, high=high),))
