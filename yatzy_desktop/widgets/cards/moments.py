"""Short celebrations over the table that never stand in anybody's way."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import (
    QAbstractAnimation,
    QEvent,
    QLocale,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QFont, QFontMetricsF, QHideEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from yatzy_desktop.adapters.words import isolated
from yatzy_desktop.compat import override
from yatzy_desktop.game.event import BonusEarned, BoxScored, Event, ExtraYatzyEarned
from yatzy_desktop.widgets.cards.leaves import LeafShower
from yatzy_desktop.widgets.look import (
    Dressed,
    rounded,
)

FULL_MS = 1400
FADE_MS = 1100

_RAISED = 0.16
_LARGE = 4.0
_ASIDE_LINES = 1.25


class MomentKind(Enum):
    """What is celebrated."""

    YATZY = auto()
    MAXI_YATZY = auto()
    EXTRA_YATZY = auto()
    BONUS = auto()


@dataclass(frozen=True, slots=True)
class Moment:
    """Something to celebrate: what, who has done it, and for how many points."""

    kind: MomentKind
    player: str
    points: int


_BOXES = {"yatzy": MomentKind.YATZY, "maxi_yatzy": MomentKind.MAXI_YATZY}
_LEAVES = {MomentKind.YATZY: 40, MomentKind.EXTRA_YATZY: 40, MomentKind.MAXI_YATZY: 64}


def moment_of(event: Event, player: str) -> Moment | None:
    """Return what there is to celebrate about an event, and None for everyday ones."""
    match event:
        case BoxScored() if event.category in _BOXES and event.points > 0:
            return Moment(_BOXES[event.category], player, event.points)
        case ExtraYatzyEarned():
            return Moment(MomentKind.EXTRA_YATZY, player, event.points)
        case BonusEarned():
            return Moment(MomentKind.BONUS, player, event.points)
        case _:
            return None


class Moments(Dressed, QWidget):
    """Covers its parent, lets every click through, and shows one moment after the other.

    Times are in milliseconds. With reduced motion only a text comes and goes; switched off,
    nothing does.
    """

    def __init__(self, parent: QWidget, *, full_ms: int = FULL_MS, fade_ms: int = FADE_MS) -> None:
        super().__init__(parent)
        self._table = parent
        self._full_ms = full_ms
        self._fade_ms = fade_ms
        self._enabled = True
        self._reduced = False
        self._aside = False
        self._waiting: deque[Moment] = deque()
        self._moment: Moment | None = None
        self._leaves: LeafShower | None = None
        self._shown_count = 0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self.update)
        self._animation.finished.connect(self._show_next)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        parent.installEventFilter(self)
        self.setGeometry(parent.rect())
        self.hide()

    @property
    def moment(self) -> Moment | None:
        """What is being celebrated now."""
        return self._moment

    @property
    def animation(self) -> QVariantAnimation:
        """The one animation; it runs only while something is shown."""
        return self._animation

    def set_celebrating(self, enabled: bool) -> None:  # noqa: FBT001 - a plain property
        """Switch all celebrations on or off; off ends a running one."""
        self._enabled = enabled
        if not enabled:
            self.clear()

    def set_reduced(self, reduced: bool) -> None:  # noqa: FBT001 - a plain property
        """Let nothing move from the next moment on, or let it again."""
        self._reduced = reduced

    def set_aside(self, aside: bool) -> None:  # noqa: FBT001 - a plain property
        """Show moments small at the upper edge: what lies in the middle is to be read."""
        self._aside = aside
        self.update()

    def celebrate(self, moment: Moment) -> None:
        """Show a moment, at once or when the one that is shown has ended."""
        if not self._enabled:
            return
        self._waiting.append(moment)
        if self._moment is None:
            self._show_next()

    def clear(self) -> None:
        """End whatever is shown or waits: the move was taken back, or a new game begins."""
        self._waiting.clear()
        self._animation.stop()
        self._moment = None
        self.hide()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._table.rect())
        return False

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._animation.state() != QAbstractAnimation.State.Stopped:
            self.clear()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        moment = self._moment
        if moment is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        progress = float(self._animation.currentValue() or 0.0)
        area = QRectF(self.rect())
        if self._leaves is not None:
            self._leaves.paint(painter, area.translated(0, -area.height() * _RAISED / 2), progress)
        grown = 1.0 if self._reduced else min(1.0, progress / 0.22)
        painter.setOpacity(_presence(progress))
        if self._aside:
            self._paint_aside(painter, area, moment)
        elif moment.kind is MomentKind.BONUS:
            self._paint_ribbon(painter, area, moment, 1.0 - (1.0 - grown) ** 3)
        else:
            self._paint_plate(painter, area, moment, 0.82 + 0.18 * (1.0 - (1.0 - grown) ** 3))

    def title(self, moment: Moment) -> str:
        """Return what is written large about a moment."""
        points = QLocale().toString(moment.points)
        match moment.kind:
            case MomentKind.YATZY:
                return self.tr("Yatzy!")
            case MomentKind.MAXI_YATZY:
                return self.tr("Maxi Yatzy!")
            case MomentKind.EXTRA_YATZY:
                return self.tr("One more Yatzy: +{points}").format(points=points)
            case MomentKind.BONUS:
                return self.tr("Bonus: +{points}").format(points=points)

    def _show_next(self) -> None:
        if not self._waiting:
            self._moment = None
            self.hide()
            return
        moment = self._moment = self._waiting.popleft()
        self._shown_count += 1
        count = _LEAVES.get(moment.kind, 0)
        self._leaves = None
        if count and not self._reduced:
            berries = moment.kind is MomentKind.MAXI_YATZY
            self._leaves = LeafShower(count, self._shown_count, with_berries=berries)
        self.setGeometry(self._table.rect())
        spoken = self._told(moment)
        self.setAccessibleName(spoken)
        self._animation.setDuration(self._fade_ms if self._reduced else self._full_ms)
        self.show()
        self.raise_()
        self._animation.start()

    def _fonts(self, area: QRectF, title: str, most: float) -> tuple[QFont, QFont]:
        """Return the fonts of title and name: as large as the area allows."""
        big = QFont(self.font())
        big.setWeight(QFont.Weight.Bold)
        big.setPointSizeF(self.font().pointSizeF() * _LARGE)
        width = QFontMetricsF(big).horizontalAdvance(title)
        fit = min(1.0, area.width() * most / max(1.0, width))
        big.setPointSizeF(max(self.font().pointSizeF(), big.pointSizeF() * fit))
        small = QFont(self.font())
        small.setPointSizeF(big.pointSizeF() * 0.4)
        return big, small

    def aside_rect(self) -> QRectF:
        """Return where a moment is shown that must not cover what lies in the middle."""
        height = QFontMetricsF(self.font()).height() * _ASIDE_LINES
        width = min(self.width() * 0.9, QFontMetricsF(self._bold()).height() * 18)
        return QRectF((self.width() - width) / 2, 0, width, height)

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Bold)
        return font

    def _paint_aside(self, painter: QPainter, area: QRectF, moment: Moment) -> None:
        theme, font, place = self.theme, self._bold(), self.aside_rect().intersected(area)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent)
        painter.drawPath(rounded(place, place.height() * 0.3))
        painter.setPen(theme.accent_text)
        painter.setFont(font)
        told = QFontMetricsF(font).elidedText(
            self._told(moment), Qt.TextElideMode.ElideRight, place.width() * 0.94
        )
        painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), told)

    def _told(self, moment: Moment) -> str:
        text = self.tr("{title} – {player}", "what was done, and by whom")
        return text.format(title=self.title(moment), player=isolated(moment.player))

    def _paint_plate(self, painter: QPainter, area: QRectF, moment: Moment, scale: float) -> None:
        title, theme = self.title(moment), self.theme
        big, small = self._fonts(area, title, 0.7)
        line, below = QFontMetricsF(big), QFontMetricsF(small)
        name = below.elidedText(moment.player, Qt.TextElideMode.ElideRight, area.width() * 0.7)
        width = max(line.horizontalAdvance(title), below.horizontalAdvance(name)) + line.height()
        height = line.height() + below.height() * 1.5
        plate = QRectF(-width / 2, -height / 2, width, height)
        painter.save()
        painter.translate(area.center() - QPointF(0, area.height() * _RAISED))
        painter.scale(scale, scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.table_dark)
        painter.drawPath(rounded(plate, height * 0.24))
        painter.setPen(theme.table_text)
        top = plate.adjusted(0, below.height() * 0.18, 0, 0)
        painter.setFont(big)
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        painter.drawText(top, flags, title)
        painter.setFont(small)
        painter.drawText(top.adjusted(0, line.height(), 0, 0), flags, name)
        painter.restore()

    def _paint_ribbon(self, painter: QPainter, area: QRectF, moment: Moment, grown: float) -> None:
        title, theme = self.title(moment), self.theme
        big, small = self._fonts(area, title, 0.55)
        line, below = QFontMetricsF(big), QFontMetricsF(small)
        name = below.elidedText(moment.player, Qt.TextElideMode.ElideRight, area.width() * 0.55)
        text = max(line.horizontalAdvance(title), below.horizontalAdvance(name))
        height = line.height() * 1.05 + below.height() * 1.1
        width = (text + line.height() * 1.2) * (0.35 + 0.65 * grown)
        body = QRectF(0, 0, width, height)
        body.moveCenter(area.center() - QPointF(0, area.height() * _RAISED))
        tail, drop = height * 0.62 * grown, height * 0.16
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent_hover.darker(118))
        for side in (-1.0, 1.0):
            painter.drawPath(_tail(body, side, tail, drop))
        painter.setBrush(theme.accent)
        painter.drawRect(body)
        painter.setClipRect(body)
        painter.setPen(theme.accent_text)
        painter.setFont(big)
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        top = body.adjusted(-area.width(), 0, area.width(), 0)
        painter.drawText(top, flags, title)
        painter.setFont(small)
        painter.drawText(top.adjusted(0, line.height() * 0.98, 0, 0), flags, name)


def _tail(body: QRectF, side: float, length: float, drop: float) -> QPainterPath:
    """Return one notched end of a ribbon, behind and a little below its body."""
    edge = body.left() if side < 0 else body.right()
    inner, outer = edge - side * length * 0.45, edge + side * length
    top, bottom = body.top() + drop, body.bottom() + drop
    path = QPainterPath(QPointF(inner, top))
    path.lineTo(outer, top)
    path.lineTo(outer - side * length * 0.4, (top + bottom) / 2)
    path.lineTo(outer, bottom)
    path.lineTo(inner, bottom)
    path.closeSubpath()
    return path


def _presence(progress: float) -> float:
    """Return how opaque the text is at a moment: it comes fast and goes softly."""
    return max(0.0, min(1.0, progress / 0.1, (1.0 - progress) / 0.22))
