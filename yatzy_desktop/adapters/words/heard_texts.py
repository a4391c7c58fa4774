"""What a game tells those who play by ear: dice, boxes, turns and standings in short sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLocale

from yatzy_desktop.adapters.words.labels import category_name, face_word, isolated, points_text
from yatzy_desktop.adapters.words.player_names import player_name
from yatzy_desktop.adapters.words.spoken_texts import SpokenTexts
from yatzy_desktop.game import BoxScored, GameState, possible_scores
from yatzy_desktop.rules import Dice


class HeardTexts(SpokenTexts):
    """Tells a game in sentences, each of which can be understood alone."""

    def dice(self, dice: Dice) -> str:
        """Return what the dice show, in their places: "Five, six, two, six, two."."""
        return self._sentence(", ".join(face_word(face) for face in dice))

    def rolls_left(self, state: GameState) -> str:
        """Return how often the player may still roll: "2 rolls left."."""
        if not state.can_roll:
            return self.tr("No rolls left.")
        if not state.ruleset.saved_rolls.enabled:
            return self.tr("%n rolls left.", "", state.basic_rolls_left)
        text = self.tr("%n rolls left, and {saved} saved.", "", state.basic_rolls_left)
        return text.format(saved=points_text(state.bank_left))

    def table(self, state: GameState, held: frozenset[int] = frozenset()) -> str:
        """Return all that lies before the player: dice, those held, and the rolls left."""
        dice = state.turn.dice
        if dice is None:
            return _joined(self.tr("The dice are in the cup."), self.rolls_left(state))
        marks = self.holding(dice, held) if held else ""
        return _joined(self.dice(dice), marks, self.rolls_left(state))

    def holding(self, dice: Dice, held: Iterable[int]) -> str:
        """Return which dice stay: "Holding 2 sixes."."""
        counts = Counter(dice[place] for place in held)
        if not counts:
            return self.tr("Holding nothing.")
        parts = [self._alike(face, count) for face, count in sorted(counts.items())]
        return self.tr("Holding {dice}.").format(dice=QLocale().createSeparatedList(parts))

    def box(self, state: GameState, event: BoxScored) -> str:
        """Return what somebody has just written: "Twos: 2."."""
        name = category_name(event.category, state.ruleset)
        if event.scratch:
            return self.tr("{box} struck out.").format(box=name)
        return self.tr("{box}: {points}.").format(box=name, points=points_text(event.points))

    def computer(self, state: GameState, event: BoxScored, dice: Dice | None) -> str:
        """Return a computer's whole turn in one sentence."""
        if event.scratch:
            text = self.tr("{player} strikes out {box}, with {dice}.")
        else:
            text = self.tr("{player} takes {points} for {box}, with {dice}.")
        return text.format(
            player=isolated(player_name(state, event.seat)),
            points=points_text(event.points),
            box=category_name(event.category, state.ruleset),
            dice=", ".join(face_word(face) for face in dice or ()),
        )

    def turn(self, state: GameState) -> str:
        """Return whose turn it is; empty where nobody else plays and when the game is over."""
        if state.is_over:
            return self.tr("The game is over.")
        if len(state.players) == 1:
            return ""
        return self.tr("{player}’s turn.").format(
            player=isolated(player_name(state, state.current))
        )

    def bonus(self, points: int) -> str:
        """Return that the upper bonus was earned."""
        return self.tr("Bonus: {points}.").format(points=points_text(points))

    def extra_yatzy(self, points: int) -> str:
        """Return that one more Yatzy was paid for."""
        return self.tr("One more Yatzy: {points}.").format(points=points_text(points))

    def taken_back(self) -> str:
        """Return that something was taken back."""
        return self.tr("Taken back.")

    def redone(self) -> str:
        """Return that something was done again."""
        return self.tr("Done again.")

    def choices(self, state: GameState) -> str:
        """Return what each open box would give, the most first: "Chance 23, Twos 4."."""
        if state.is_over:
            return self.tr("The game is over.")
        if state.turn.dice is None:
            return self.tr("Nothing is rolled yet.")
        scores = sorted(possible_scores(state).items(), key=lambda item: -item[1])
        rules = state.ruleset
        gives = [self._in_box(category_name(key, rules), got) for key, got in scores if got]
        zeros = [category_name(key, rules) for key, got in scores if not got]
        return _joined(self._list(gives), self._struck(zeros))

    def sheet(self, state: GameState, seat: int) -> str:
        """Return a player's whole score sheet: total, filled boxes, open ones."""
        card, rules = state.scorecards[seat], state.ruleset
        named = [(category_name(key, rules), points) for key, points in card.scores.items()]
        filled = [self._in_box(name, points) for name, points in named if points]
        total = self.tr("{player}: {points} points.").format(
            player=isolated(player_name(state, seat)), points=points_text(card.total)
        )
        bonus = self.bonus(card.bonus) if card.bonus else ""
        extra = self.extra_yatzy(card.extra_points) if card.extra_points else ""
        struck = [name for name, points in named if points == 0]
        still = [name for name, points in named if points is None]
        opened = self.tr("Open: {boxes}.").format(boxes=", ".join(still)) if still else ""
        return _joined(total, self._list(filled), bonus, extra, self._struck(struck), opened)

    def standings(self, state: GameState) -> str:
        """Return who has how many points, the best first."""
        totals = {seat: state.scorecards[seat].total for seat in state.ranked_seats}
        ranked = sorted(totals, key=lambda seat: -totals[seat])
        names = {seat: isolated(player_name(state, seat)) for seat in ranked}
        return self._list([self._in_box(names[seat], totals[seat]) for seat in ranked])

    def advised_box(self, state: GameState, category: str) -> str:
        """Return that a hint is to fill a box, and to hold nothing."""
        text = self.tr("The hint is to hold nothing and fill {box}.")
        return text.format(box=category_name(category, state.ruleset))

    def _alike(self, face: int, count: int) -> str:
        return (
            self.tr("%n ones", "dice", count),
            self.tr("%n twos", "dice", count),
            self.tr("%n threes", "dice", count),
            self.tr("%n fours", "dice", count),
            self.tr("%n fives", "dice", count),
            self.tr("%n sixes", "dice", count),
        )[face - 1]

    def _in_box(self, name: str, points: int) -> str:
        text = self.tr("{name} {points}", "points in a box, or of a player")
        return text.format(name=name, points=points_text(points))

    def _struck(self, names: Sequence[str]) -> str:
        return self.tr("Zero: {boxes}.").format(boxes=", ".join(names)) if names else ""

    def _list(self, parts: Sequence[str]) -> str:
        return self._sentence(", ".join(parts)) if parts else ""

    def _sentence(self, text: str) -> str:
        return self.tr("{text}.", "a sentence of its own").format(text=text[:1].upper() + text[1:])


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
