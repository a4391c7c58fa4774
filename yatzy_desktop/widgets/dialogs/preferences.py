"""The settings, shown and changed at once: a view of their record."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QLocale, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from yatzy_desktop.adapters.languages import LANGUAGES
from yatzy_desktop.adapters.storage import (
    DICE_STYLES,
    MOTIONS,
    STARTERS,
    SYSTEM,
    TABLE_STYLES,
    TEXT_SIZES,
    THEMES,
    Settings,
)
from yatzy_desktop.compat import override
from yatzy_desktop.widgets.dialogs.coach_section import CoachSection
from yatzy_desktop.widgets.dialogs.play_section import PlaySection
from yatzy_desktop.widgets.dialogs.sheet import SheetDialog
from yatzy_desktop.widgets.dialogs.sound_section import SoundSection
from yatzy_desktop.widgets.dice import StillDie
from yatzy_desktop.widgets.look import (
    ButtonKind,
    CheckBox,
    ChoiceRow,
    ComboBox,
    DrawnButton,
    Heading,
    Slider,
    Theme,
    rounded,
    text_unit,
)
from yatzy_desktop.widgets.table import TABLE_STYLES as TABLES
from yatzy_desktop.widgets.table import TableColors, paint_sample

_TEXT_STEP = 10
_PICTURE_SIZE = (2.5, 2.5)
_PREVIEW_FACE = 5
_PREVIEW_YAW = 0.2


class PreferencesDialog(SheetDialog):
    """Shows the settings; emits `setting_changed` with name and value as soon as one changes."""

    setting_changed = Signal(str, object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = ComboBox(self)
        self.theme_row = ChoiceRow(THEMES, parent=self)
        self.text_size = Slider(self)
        self.text_size_label = QLabel(self)
        pictures = {key: partial(_paint_die, key) for key in DICE_STYLES}
        self.dice_row = ChoiceRow(DICE_STYLES, pictures, picture_size=_PICTURE_SIZE, parent=self)
        tables = {key: partial(_paint_table, key) for key in TABLE_STYLES}
        self.table_row = ChoiceRow(TABLE_STYLES, tables, picture_size=_PICTURE_SIZE, parent=self)
        self.left_handed = CheckBox(self)
        self.motion_row = ChoiceRow(MOTIONS, parent=self)
        self.celebrations = CheckBox(self)
        self.starter_row = ChoiceRow(STARTERS, parent=self)
        self.sound = SoundSection(self)
        self.coach = CoachSection(self)
        self.play = PlaySection(self)
        self.close_button = DrawnButton(ButtonKind.QUIET, self)
        self._headings = [Heading(1.08, self) for _ in range(7)]
        self._column = QVBoxLayout(self.body)
        self._build()
        self.show_settings(settings)
        self._connect()

    def show_settings(self, settings: Settings) -> None:
        """Show these settings without announcing changes."""
        with QSignalBlocker(self.language):
            self.language.setCurrentIndex(self.language.findData(settings.language))
        with QSignalBlocker(self.text_size):
            self.text_size.setValue(settings.text_size)
        with QSignalBlocker(self.celebrations):
            self.celebrations.setChecked(settings.celebrations)
        with QSignalBlocker(self.left_handed):
            self.left_handed.setChecked(settings.left_handed)
        self.theme_row.show_value(settings.theme)
        self.dice_row.show_value(settings.dice_style)
        self.table_row.show_value(settings.table_style)
        self.motion_row.show_value(settings.motion)
        self.starter_row.show_value(settings.starter)
        self.sound.show_settings(settings)
        self.coach.show_settings(settings)
        self.play.show_settings(settings)
        self._tell_size(settings.text_size)

    def follow(self, _old: Settings, new: Settings) -> None:
        """Show the settings after they were changed, here or by a menu."""
        self.show_settings(new)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self.heading.setText(self.tr("Settings"))
        titles = (
            self.tr("&Language"),
            self.tr("&Colours"),
            self.tr("&Text size"),
            self.tr("&Dice"),
            self.tr("Ta&ble"),
            self.tr("&Motion"),
            self.tr("&Who starts a new game?"),
        )
        for heading, title in zip(self._headings, titles, strict=True):
            heading.setText(title)
        self._name_choices()
        self.celebrations.setText(self.tr("C&elebrate a Yatzy and the bonus"))
        self.left_handed.setText(self.tr("For left hands: the score sheet at the left"))
        self.close_button.setText(self.tr("Close"))
        self.text_size.setAccessibleName(self.tr("Text size in percent"))
        self.language.setAccessibleName(self.tr("Language"))
        self._tell_size(self.text_size.value())

    @override
    def wanted_width(self) -> float:
        return 40.0

    @override
    def wanted_height(self) -> float:
        return 42.0

    @override
    def arrange(self) -> None:
        unit = text_unit(self)
        self._column.setSpacing(round(unit * 0.35))
        self._column.setContentsMargins(0, 0, round(unit * 0.3), 0)

    def _build(self) -> None:
        self.language.addItem("", SYSTEM)
        for code, spoken in LANGUAGES.items():
            self.language.addItem(spoken.own_name, code)
        self.text_size.setRange(*TEXT_SIZES)
        self.text_size.setSingleStep(_TEXT_STEP)
        self.text_size.setPageStep(2 * _TEXT_STEP)
        self.text_size.setTracking(False)  # else the slider would slip away from the pointer
        self.text_size.setTickInterval(25)
        self.text_size.setTickPosition(QSlider.TickPosition.TicksBelow)
        size = QHBoxLayout()
        size.addWidget(self.text_size, 1)
        size.addWidget(self.text_size_label)
        language, theme, text, dice, table, motion, starter = self._headings
        for heading, part in (
            (language, self.language),
            (theme, self.theme_row),
            (text, size),
            (dice, self.dice_row),
            (table, self.table_row),
            (None, self.left_handed),
            (motion, self.motion_row),
            (None, self.celebrations),
            (starter, self.starter_row),
        ):
            if heading is not None:
                self._column.addWidget(heading)
                heading.setBuddy(self.text_size if isinstance(part, QHBoxLayout) else part)
            if isinstance(part, QHBoxLayout):
                self._column.addLayout(part)
            else:
                self._column.addWidget(part)
        self._column.addWidget(self.play)
        self._column.addWidget(self.sound)
        self._column.addWidget(self.coach)
        self._column.addStretch(1)
        self.footer.addStretch(1)
        self.footer.addWidget(self.close_button)
        self.close_button.setDefault(True)

    def _connect(self) -> None:
        emit = self.setting_changed.emit
        self.language.activated.connect(lambda: emit("language", self.language.currentData()))
        self.theme_row.chosen.connect(partial(emit, "theme"))
        self.text_size.valueChanged.connect(self._size_chosen)
        self.text_size.sliderMoved.connect(lambda percent: self._tell_size(_stepped(percent)))
        self.dice_row.chosen.connect(partial(emit, "dice_style"))
        self.table_row.chosen.connect(partial(emit, "table_style"))
        self.motion_row.chosen.connect(partial(emit, "motion"))
        self.celebrations.toggled.connect(partial(emit, "celebrations"))
        self.left_handed.toggled.connect(partial(emit, "left_handed"))
        self.starter_row.chosen.connect(partial(emit, "starter"))
        self.sound.setting_changed.connect(self.setting_changed)
        self.play.setting_changed.connect(self.setting_changed)
        self.coach.setting_changed.connect(self.setting_changed)
        self.close_button.clicked.connect(self.accept)

    def _name_choices(self) -> None:
        self.language.setItemText(0, self.tr("As the system"))
        self.theme_row.set_titles(
            {
                "system": self.tr("As the system"),
                "light": self.tr("Light"),
                "dark": self.tr("Dark"),
            }
        )
        self.dice_row.set_titles(
            {
                "ivory": self.tr("Ivory"),
                "red": self.tr("Red"),
                "blue": self.tr("Blue"),
                "black": self.tr("Black"),
                "digits": self.tr("With digits"),
            }
        )
        self.table_row.set_titles(
            {"felt": self.tr("Felt"), "oak": self.tr("Oak"), "slate": self.tr("Slate")}
        )
        self.motion_row.set_titles(
            {
                "system": self.tr("As the system"),
                "full": self.tr("Everything moves"),
                "reduced": self.tr("Little motion"),
            }
        )
        self.starter_row.set_titles(
            {"first": self.tr("First in the list"), "thrown": self.tr("Throw for it")}
        )

    def _size_chosen(self, percent: int) -> None:
        """Announce sizes in whole steps only: each lays the whole window out anew."""
        stepped = _stepped(percent)
        if stepped != percent:
            self.text_size.setValue(stepped)
            return
        self._tell_size(stepped)
        self.setting_changed.emit("text_size", stepped)

    def _tell_size(self, percent: int) -> None:
        text = self.tr("{percent}%", "the text size")
        self.text_size_label.setText(text.format(percent=QLocale().toString(percent)))


def _stepped(percent: int) -> int:
    """Return the nearest text size that can be chosen."""
    return round(percent / _TEXT_STEP) * _TEXT_STEP


def _paint_die(style_key: str, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint a die of a style on a piece of the table."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.table)
    painter.drawPath(rounded(rect, rect.width() * 0.16))
    dice = StillDie(style_key, QColor(theme.shadow.rgb()))
    dice.paint(painter, rect, _PREVIEW_FACE, _PREVIEW_YAW)


def _paint_table(style_key: str, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint a piece of a table with its rim."""
    colors = TableColors.from_theme(theme, TABLES[style_key])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sample(painter, rect, colors)
    painter.restore()
