"""The part of the settings about sound."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QLocale, QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yatzy_desktop.adapters.storage import VOLUMES, Settings
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.look import (
    CheckBox,
    Dressed,
    Heading,
    Slider,
    TextLabel,
    text_unit,
)

_STEP = 10


class SoundSection(Dressed, QWidget):
    """Shows whether there is sound and how loud; emits each with its name when it is changed."""

    setting_changed = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Heading(1.08, self)
        self.sound = CheckBox(self)
        self.volume = Slider(self)
        self.volume_label = TextLabel(self)
        self.volume.setRange(*VOLUMES)
        self.volume.setSingleStep(_STEP)
        self.volume.setPageStep(2 * _STEP)
        self.volume.setTracking(False)  # each value is kept at once
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._below = QHBoxLayout()
        self._below.addWidget(self.volume, 1)
        self._below.addWidget(self.volume_label)
        self._column.addWidget(self._heading)
        self._column.addWidget(self.sound)
        self._column.addLayout(self._below)
        self._heading.setBuddy(self.sound)
        self.sound.toggled.connect(partial(self.setting_changed.emit, "sound"))
        self.sound.toggled.connect(self._enable)
        self.volume.valueChanged.connect(partial(self.setting_changed.emit, "volume"))
        self.volume.valueChanged.connect(self._tell_volume)
        self.volume.sliderMoved.connect(self._tell_volume)

    def show_settings(self, settings: Settings) -> None:
        """Show these settings without announcing changes."""
        with QSignalBlocker(self.sound):
            self.sound.setChecked(settings.sound)
        with QSignalBlocker(self.volume):
            self.volume.setValue(settings.volume)
        self._enable(settings.sound)
        self._tell_volume(settings.volume)

    @override
    def retranslate(self) -> None:
        self._heading.setText(self.tr("S&ound"))
        self.sound.setText(self.tr("&Play sounds (M)"))
        self.volume.setAccessibleName(self.tr("Volume in percent"))
        self._tell_volume(self.volume.value())

    @override
    def refit(self) -> None:
        unit = text_unit(self)
        self._column.setSpacing(round(unit * 0.35))
        self._below.setSpacing(round(unit * 0.6))
        self._below.setContentsMargins(round(unit * 1.6), 0, 0, 0)

    def _enable(self, is_on: bool) -> None:  # noqa: FBT001 - the shape of the signal
        self.volume.setEnabled(is_on)
        self.volume_label.setEnabled(is_on)

    def _tell_volume(self, percent: int) -> None:
        text = self.tr("{percent}%", "the volume")
        self.volume_label.setText(text.format(percent=QLocale().toString(percent)))
