"""What all recorded dice amount to: counts, tests in plain words, luck, and how to check a game."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from yatzy_desktop.adapters.fairness import (
    STREAKS,
    Counted,
    Finding,
    Luck,
    PlayerLuck,
    Side,
    Tally,
    Trial,
    judged,
    published_lines,
)
from yatzy_desktop.adapters.record_tables import mean_text, share_text
from yatzy_desktop.adapters.words import isolated, level_name, points_text
from yatzy_desktop.compat import override
from yatzy_desktop.rules import FACES
from yatzy_desktop.widgets.dialogs.pair_table import PairTable
from yatzy_desktop.widgets.look import (
    ButtonKind,
    DrawnButton,
    Dressed,
    Heading,
    MutedLabel,
    TextLabel,
    text_unit,
)

_LEAST_SHARE = 0.01
_FEW = 10
"""Below this, a mean is told with its decimal."""
_COLUMNS = 5
_ROWS = 1 + len(FACES) + len(STREAKS)


class AllDice(Dressed, QWidget):
    """Shows what is known so far; `show_dice` and `show_luck` bring more of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counted: Counted | None = None
        self._luck: Luck | None = None
        self._is_unreadable = False
        self.titles = [Heading(1.08, self) for _ in range(4)]
        self.summary, self.verdict = TextLabel(self), TextLabel(self, bold=True)
        self.findings, self.luck, self.streaks = (TextLabel(self) for _ in range(3))
        self.rate, self.luck_note, self.lines_note = (MutedLabel(self) for _ in range(3))
        self.lines = TextLabel(self)
        self.copy_lines = DrawnButton(ButtonKind.QUIET, self)
        self.pairs = PairTable(self)
        self._grid = QGridLayout()
        self.cells = [[TextLabel(self) for _ in range(_COLUMNS)] for _ in range(_ROWS)]
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._build()

    def show_dice(self, counted: Counted) -> None:
        """Show what has been counted."""
        self._counted = counted
        self._tell()

    def show_luck(self, luck: Luck) -> None:
        """Show the luck of players."""
        self._luck = luck
        self._tell()

    def show_failure(self) -> None:
        """Say that the records cannot be read now."""
        self._is_unreadable = True
        self._tell()

    @override
    def retranslate(self) -> None:
        titles = (
            self.tr("All dice ever rolled here"),
            self.tr("Luck by player"),
            self.tr("Why streaks look wrong to us"),
            self.tr("Check it yourself"),
        )
        for heading, title in zip(self.titles, titles, strict=True):
            heading.setText(title)
        self._explain()
        self.lines.setAccessibleName(self.tr("Ten lines of Python"))
        self.copy_lines.setText(self.tr("Copy the lines"))
        self._tell()

    def _explain(self) -> None:
        self.streaks.setText(
            self.tr(
                "Chance is lumpier than people expect. The 300 dice of an evening have about seven "
                "times three alike in a row, and mostly four alike somewhere. One remembers the "
                "streak that hurt and forgets the others; and whoever looks for just any pattern "
                "finds one. So the tests above were chosen before anything was counted."
            )
        )
        self.rate.setText(
            self.tr(
                "Several tests find something by chance more often than one does, so they share "
                "one limit (Holm's correction): of 1,000 pages like this about fair dice, at most "
                "one finds any fault. Opening the page again is no second proof: the dice are the "
                "same. Real dice and deleted games do not count here."
            )
        )
        self.lines_note.setText(
            self.tr(
                "These ten lines of Python throw the dice of a game again, from its seed and word "
                "as they are shown above after the end."
            )
        )
        self.luck_note.setText(
            self.tr(
                "Luck is what the dice gave more, or less, than they do on average, in points a "
                "game, as in a review. It is told and not tested: in a single game, 40 points "
                "either way are usual."
            )
        )

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._column.setSpacing(round(unit * 0.4))
        self._grid.setHorizontalSpacing(round(unit * 0.8))
        self._grid.setVerticalSpacing(round(unit * 0.1))
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.font().pointSizeF() * 0.9)
        self.lines.setFont(font)

    def _build(self) -> None:
        for row, labels in enumerate(self.cells):
            for column, label in enumerate(labels):
                if column:
                    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self._grid.addWidget(label, row, column)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1 if column else 2)
        all_dice, luck, streaks, check = self.titles
        self._column.addWidget(all_dice)
        for part in (self.summary, self.verdict):
            self._column.addWidget(part)
        self._column.addLayout(self._grid)
        self._column.addWidget(self.pairs)
        shown = (self.findings, self.rate, luck, self.luck, self.luck_note)
        for part in (*shown, streaks, self.streaks, check, self.lines_note, self.lines):
            self._column.addWidget(part)
        self._column.addWidget(self.copy_lines, 0, Qt.AlignmentFlag.AlignLeading)
        flags = Qt.TextInteractionFlag
        self.lines.setTextInteractionFlags(
            flags.TextSelectableByMouse | flags.TextSelectableByKeyboard
        )
        self.lines.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.lines.setText(published_lines())
        clipboard = QGuiApplication.clipboard
        self.copy_lines.clicked.connect(lambda: clipboard().setText(self.lines.text()))

    def _tell(self) -> None:
        counted = self._counted
        has_dice = counted is not None and counted.dice.everybody.dice > 0
        self.summary.setText(self._summary())
        # To judge dice while they are being counted would be to judge them again and again.
        is_judged = counted is not None and counted.is_whole and has_dice
        for part in (self.verdict, self.findings, self.rate):
            part.setVisible(is_judged)
        for label in (each for labels in self.cells for each in labels):
            label.setVisible(has_dice)
        self.pairs.setVisible(has_dice)
        if counted is not None and has_dice:
            self._fill(counted)
        self.luck.setText(self._luck_text())

    def _summary(self) -> str:
        counted = self._counted
        if self._is_unreadable:
            return self.tr("The records cannot be read now.")
        if counted is None:
            return self.tr("The recorded games are being read…")
        if not counted.is_whole:
            text = self.tr("{done} of {games} recorded games are counted…")
            done, games = points_text(counted.done), points_text(counted.games)
            return text.format(done=done, games=games)
        if not counted.games:
            return self.tr(
                "No game is recorded yet. When one has ended, its dice are counted here."
            )
        text = self.tr(
            "In %n recorded games, the program has thrown {dice} dice.", "", counted.dice.games
        )
        said = [text.format(dice=points_text(counted.dice.everybody.dice))]
        if counted.dice.by_hand:
            said.append(
                self.tr("%n entries of real dice are not among them.", "", counted.dice.by_hand)
            )
        if counted.unread:
            said.append(self.tr("%n games could not be read.", "", counted.unread))
        return "\n".join(said)

    def _fill(self, counted: Counted) -> None:
        people, computers = counted.dice.people, counted.dice.computers
        fair = self.tr("if fair")
        heads = ("", self.tr("People"), fair, self.tr("Computers"), fair)
        rows: list[tuple[str, ...]] = [heads]
        for face in FACES:
            cells = (
                _counts(each, each.faces[face - 1], each.dice / 6) for each in (people, computers)
            )
            rows.append((QLocale().toString(face), *(text for pair in cells for text in pair)))
        for place, length in enumerate(STREAKS):
            cells = (
                _counts(each, each.streaks[place], each.fair_streaks[place])
                for each in (people, computers)
            )
            name = self.tr("%n alike in a row, or more", "", length)
            rows.append((name, *(text for pair in cells for text in pair)))
        for labels, texts in zip(self.cells, rows, strict=True):
            for column, (label, text) in enumerate(zip(labels, texts, strict=True)):
                label.setText(text)
                if column:
                    label.setAccessibleName(f"{texts[0]}, {heads[column]}: {text}")
        self.pairs.show_tally(counted.dice.everybody)
        found = judged(counted.dice)
        self.verdict.setText(self._verdict(found))
        self.findings.setText("\n".join(map(self._finding, found)))

    def _verdict(self, found: tuple[Finding, ...]) -> str:
        if any(each.is_alarm for each in found):
            return self.tr("Something here is too rare to be chance: see below what it is.")
        if all(each.chance is None for each in found):
            return self.tr("These are too few dice to tell anything yet.")
        return self.tr("Nothing here speaks against the dice.")

    def _finding(self, found: Finding) -> str:
        names = {
            (Trial.FACES, Side.PEOPLE): self.tr("Faces, people"),
            (Trial.NEIGHBOURS, Side.PEOPLE): self.tr("Which face follows which, people"),
            (Trial.REPEATS, Side.PEOPLE): self.tr("The same face again, people"),
            (Trial.FACES, Side.COMPUTERS): self.tr("Faces, computers"),
            (Trial.NEIGHBOURS, Side.COMPUTERS): self.tr("Which face follows which, computers"),
            (Trial.REPEATS, Side.COMPUTERS): self.tr("The same face again, computers"),
            (Trial.ALIKE, Side.BOTH): self.tr("People's dice against those of computers"),
        }
        name = names[found.trial, found.side]
        if found.chance is None:
            return self.tr("{what}: too few dice to tell yet.").format(what=name)
        share = share_text(found.chance)
        if found.chance < _LEAST_SHARE:
            share = self.tr("less than {share}").format(share=share_text(_LEAST_SHARE))
        if found.is_alarm:
            text = self.tr("{what}: {share} of fair dice look this uneven; that is no chance.")
        else:
            text = self.tr("{what}: {share} of fair dice look at least this uneven.")
        return text.format(what=name, share=share)

    def _luck_text(self) -> str:
        luck = self._luck
        if luck is None or not luck.games:
            return self.tr("It is told when a recorded game can be reviewed.")
        lines = [self._one_luck(each) for each in luck.players]
        if luck.done < luck.games:
            text = self.tr("{done} of the newest {games} games are reviewed…")
            lines.append(text.format(done=points_text(luck.done), games=points_text(luck.games)))
        return "\n".join(lines) or self.tr("It is told when a recorded game can be reviewed.")

    def _one_luck(self, each: PlayerLuck) -> str:
        name = isolated(each.name) if each.level is None else level_name(each.level)
        mean = each.luck / each.games
        sign = "+" if mean > 0 else "−"
        text = self.tr("{name}: {luck} points a game, in %n games", "", each.games)
        return text.format(name=name, luck=sign + mean_text(abs(mean)))


def _counts(tally: Tally, count: int, fair: float) -> tuple[str, str]:
    if not tally.dice:
        return "–", "–"
    return points_text(count), points_text(round(fair)) if fair >= _FEW else mean_text(fair)
