"""The parts of printed rules: headings, paragraphs, boxes with an example in dice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from yatzy_desktop.adapters.printing.flow import Block, wrapped
from yatzy_desktop.adapters.printing.geometry import Box, Die, Rule, Text
from yatzy_desktop.adapters.printing.type import ASCENT, CAP_HEIGHT, DESCENT, TypeMeasure
from yatzy_desktop.adapters.words import BoxRule, DisputedPoint, Language, RulesPart

# Everything that follows is in sizes of the running text.
LINE = 1.34
"""From one line to the next."""
_TITLE = 2.1
_HEADING = 1.3
_SMALL = 0.9
_HINT = 0.8
_SENTENCES = (0.92, 0.9, 0.88, 0.86, 0.84)
"""Sizes of the sentences about boxes, of which the largest that takes the fewest lines is used."""
_ABOVE_PART = 1.5
_BELOW_HEADING = 0.5
_BETWEEN_BOXES = 0.42
_BETWEEN_POINTS = 0.6
_DIE = 1.28
_DIE_PITCH = 1.16
_GAP = 0.9
_HEAVY = 0.14
_FINE = 0.034


@dataclass(frozen=True, slots=True)
class RulesStyle:
    """The size of the running text, and how wide the columns are, in millimetres."""

    size: float
    width: float
    measure: TypeMeasure
    language: Language

    @property
    def line(self) -> float:
        """From one line of running text to the next."""
        return self.size * LINE

    def text(
        self, text: str, left: float, baseline: float, scale: float = 1.0, *, bold: bool
    ) -> Text:
        """Return a line of text, `scale` times as large as running text."""
        size = self.size * scale
        width = self.measure.width(text, size, bold=bold)
        return Text(left, baseline, text, size, width, bold)


@dataclass(frozen=True, slots=True)
class ExamplesStyle:
    """The room for the points of an example, in millimetres, and the size of its sentences."""

    points_width: float
    sentence_scale: float


def title_block(title: str, summary: str, style: RulesStyle) -> Block:
    """Return the head of the first sheet: what the rules are called, and what they are like."""
    name = _lines(title, style, 0.0, scale=_TITLE, bold=True)
    about = _lines(summary, style, name.height + 0.15 * style.size)
    bottom = about.height + 0.55 * style.size
    weight = _HEAVY * style.size
    rule = Rule((0, bottom), (style.width, bottom), weight)
    return Block(bottom + weight / 2, (*name.texts, *about.texts), (rule,))


def part_blocks(part: RulesPart, examples: ExamplesStyle, style: RulesStyle) -> Iterator[Block]:
    """Return a heading and all that is below it; no column ends or begins with a single box."""
    yield _heading(part, style)
    if part.sentences:
        block = _lines(part.paragraph, style, 0.0)
        space = _BELOW_HEADING * style.size
        yield Block(block.height, block.texts, space=space, leads=bool(part.points))
    last = len(part.boxes) - 1
    for number, rule in enumerate(part.boxes):
        block = _box(rule, examples, style, is_last=number == last)
        yield replace(block, leads=number < last and number in {0, last - 1})
    for point in part.points:
        yield _point(point, style)


def examples_style(parts: tuple[RulesPart, ...], style: RulesStyle) -> ExamplesStyle:
    """Return what all boxes of some parts have in common."""
    rules = [rule for part in parts for rule in part.boxes]
    points = [style.language.number(rule.example.points) for rule in rules]
    widths = [style.measure.width(text, style.size, bold=True) for text in points]

    def line_count(scale: float) -> int:
        size = style.size * scale
        return sum(len(wrapped(rule.text, size, style.width, style.measure)) for rule in rules)

    return ExamplesStyle(max(widths, default=0.0), min(_SENTENCES, key=line_count))


def _lines(
    text: str,
    style: RulesStyle,
    top: float,
    *,
    scale: float = 1.0,
    bold: bool = False,
    room: float | None = None,
) -> Block:
    """Return a text in lines; the height is that down to the foot of the last, from 0."""
    size = style.size * scale
    width = style.width if room is None else room
    lines = wrapped(text, size, width, style.measure, bold=bold)
    texts = tuple(
        style.text(line, 0.0, top + size * (ASCENT + number * LINE), scale, bold=bold)
        for number, line in enumerate(lines)
    )
    bottom = texts[-1].baseline + size * DESCENT if texts else top
    return Block(bottom, texts)


def _heading(part: RulesPart, style: RulesStyle) -> Block:
    size = style.size
    hint = style.language.translate("PrintedRules", "Example") if part.boxes else ""
    hint_width = style.measure.width(hint, size * _HINT)
    room = style.width - (hint_width + size if hint else 0.0)
    title = _lines(part.title, style, 0.0, scale=_HEADING, bold=True, room=room)
    texts = title.texts
    if hint:
        left = style.width - hint_width
        texts = (*texts, style.text(hint, left, texts[-1].baseline, _HINT, bold=False))
    bottom, weight = title.height + 0.2 * size, _HEAVY * size
    rule = Rule((0, bottom), (style.width, bottom), weight)
    space = _ABOVE_PART * size
    return Block(bottom + weight / 2, texts, (rule,), space=space, leads=True)


def _box(rule: BoxRule, examples: ExamplesStyle, style: RulesStyle, *, is_last: bool) -> Block:
    """Return a box: its name beside the dice of the example, below it what it needs and gives."""
    size, edge = style.size, _DIE * style.size
    dice_width = edge * (1 + _DIE_PITCH * (len(rule.example.dice) - 1))
    dice_left = style.width - examples.points_width - _GAP * size - dice_width
    # The first line has its capitals in the middle of the dice.
    top = (edge + CAP_HEIGHT * size) / 2 - ASCENT * size
    name = _lines(rule.name, style, top, bold=True, room=dice_left - _GAP * size)
    below = max(name.height, edge) + 0.06 * size
    needs = _lines(rule.text, style, below, scale=examples.sentence_scale)
    dice = tuple(
        Die(
            Box(dice_left + place * edge * _DIE_PITCH, 0, edge, edge),
            face,
            place in rule.example.counted,
        )
        for place, face in enumerate(rule.example.dice)
    )
    told = style.language.number(rule.example.points)
    width = style.measure.width(told, size, bold=True)
    points = style.text(told, style.width - width, name.texts[0].baseline, bold=True)
    texts = (*name.texts, *needs.texts, points)
    space = _BETWEEN_BOXES * size
    if is_last:
        return Block(needs.height, texts, (), dice, space)
    bottom = needs.height + space
    return Block(
        bottom, texts, (Rule((0, bottom), (style.width, bottom), _FINE * size),), dice, space
    )


def _point(point: DisputedPoint, style: RulesStyle) -> Block:
    size = style.size
    about = _lines(point.about, style, 0.0, bold=True)
    we_do = _lines(point.we_do, style, about.height + 0.08 * size)
    because = _lines(point.because, style, we_do.height + 0.08 * size, scale=_SMALL)
    texts = (*about.texts, *we_do.texts, *because.texts)
    return Block(because.height, texts, space=_BETWEEN_POINTS * size)
