"""The controls over the dice of a table, one for each place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QWidget

from yatzy_desktop.widgets.table.dice_button import DieButton
from yatzy_desktop.widgets.table.motion import Rest

_SIDE = 1.3  # of a control, which is round, in dice: no two of them overlap
_LEAST = 32.0  # pixels, for a finger


class DieRow:
    """Makes the controls and keeps them over their dice."""

    def __init__(
        self,
        parent: QWidget,
        interrupt: Callable[[], bool],
        connect: Callable[[DieButton], object],
    ) -> None:
        self._parent = parent
        self._interrupt = interrupt
        self._connect = connect
        self._buttons: list[DieButton] = []

    def __len__(self) -> int:
        return len(self._buttons)

    def make(self, count: int) -> None:
        """Have so many new controls in place of the old ones, to be shown with ``show``."""
        for button in self._buttons:
            button.blockSignals(True)  # noqa: FBT003 - Qt's own argument
            button.hide()
            button.deleteLater()
        self._buttons = [DieButton(place, self._interrupt, self._parent) for place in range(count)]
        for button in self._buttons:
            self._connect(button)
            button.move_requested.connect(self.focus)

    def show(self) -> None:
        """Bring them up."""
        for button in self._buttons:
            button.show()

    def lay(self, rests: Sequence[Rest]) -> None:
        """Put each control over its die, large enough for a finger."""
        for button, rest in zip(self._buttons, rests, strict=True):
            side = max(rest.size * _SIDE, _LEAST)
            box = QRectF(rest.x - side / 2.0, rest.y - side / 2.0, side, side)
            old = button.size()
            button.setGeometry(box.toRect())
            if button.size() != old:
                button.setMask(QRegion(button.rect(), QRegion.RegionType.Ellipse))

    def tell(
        self, faces: Sequence[int] | None, held: frozenset[int], *, usable: bool, rolling: bool
    ) -> None:
        """Say what each die shows and whether it can be pressed."""
        for position, button in enumerate(self._buttons):
            # Dice can be read also by who may not move them.
            button.setEnabled(faces is not None)
            button.set_usable(usable)
            face = None if faces is None else faces[position]
            is_held = position in held
            button.show_state(face, held=is_held, rolling=rolling and not is_held)

    def focus(self, position: int) -> None:
        """Give the focus to the control at a place, or to the one nearest to it."""
        self._buttons[max(0, min(position, len(self._buttons) - 1))].setFocus()

    @property
    def focused(self) -> int | None:
        """The place of the control that has the focus."""
        return next((i for i, each in enumerate(self._buttons) if each.hasFocus()), None)

    def is_pointed_at(self, position: int) -> bool:
        """Tell whether the pointer is over a control that can be pressed."""
        button = self._buttons[position]
        return button.hovered and button.isEnabled() and button.is_usable
