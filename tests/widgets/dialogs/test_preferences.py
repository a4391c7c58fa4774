from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton
from pytestqt.qtbot import QtBot

from yatzy_desktop.adapters.storage.settings import Settings, SettingsModel
from yatzy_desktop.widgets.dialogs.preferences import PreferencesDialog

OTHER = Settings(
    language="fi",
    theme="dark",
    text_size=150,
    dice_style="digits",
    table_style="slate",
    left_handed=True,
    motion="reduced",
    celebrations=False,
    starter="thrown",
    values_on_pad=True,
    coach_asks=True,
    coach_limit=0.5,
    sound=False,
    volume=35,
)


@pytest.fixture
def model() -> SettingsModel:
    return SettingsModel(Settings())


@pytest.fixture
def dialog(qtbot: QtBot, model: SettingsModel) -> PreferencesDialog:
    """Return the dialog, connected to a model as the program does it."""
    dialog = PreferencesDialog(model.settings)
    dialog.setting_changed.connect(lambda name, value: model.change(**{name: value}))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def shown(dialog: PreferencesDialog) -> dict[str, object]:
    return {
        "language": dialog.language.currentData(),
        "theme": dialog.theme_row.value,
        "text_size": dialog.text_size.value(),
        "dice_style": dialog.dice_row.value,
        "table_style": dialog.table_row.value,
        "left_handed": dialog.left_handed.isChecked(),
        "motion": dialog.motion_row.value,
        "celebrations": dialog.celebrations.isChecked(),
        "starter": dialog.starter_row.value,
        "values_on_pad": dialog.coach.values.isChecked(),
        "win_chance": dialog.coach.win_chance.isChecked(),
        "coach_asks": dialog.coach.asks.isChecked(),
        "coach_limit": dialog.coach.limit.value() / 10,
        "sound": dialog.sound.sound.isChecked(),
        "volume": dialog.sound.volume.value(),
    }


@pytest.mark.parametrize("settings", [Settings(), OTHER])
def test_it_opens_with_the_settings_in_force(qtbot: QtBot, settings: Settings) -> None:
    dialog = PreferencesDialog(settings)
    qtbot.addWidget(dialog)
    assert shown(dialog) == {name: getattr(settings, name) for name in shown(dialog)}


def test_settings_changed_elsewhere_are_shown_without_an_echo(
    dialog: PreferencesDialog, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(dialog.setting_changed):
        dialog.show_settings(OTHER)
    assert shown(dialog) == {name: getattr(OTHER, name) for name in shown(dialog)}


@pytest.mark.parametrize(
    ("row", "value", "name"),
    [
        ("theme_row", "dark", "theme"),
        ("dice_row", "blue", "dice_style"),
        ("table_row", "oak", "table_style"),
        ("motion_row", "reduced", "motion"),
        ("starter_row", "thrown", "starter"),
    ],
)
def test_a_click_on_a_card_holds_at_once(
    dialog: PreferencesDialog, model: SettingsModel, row: str, value: str, name: str
) -> None:
    card = getattr(dialog, row).cards[value]
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(card.width() - 3, 5))
    assert getattr(model.settings, name) == value


@pytest.mark.parametrize(
    ("name", "values"), [("celebrations", (False, True)), ("left_handed", (True, False))]
)
def test_a_check_box_switches_both_ways(
    dialog: PreferencesDialog, model: SettingsModel, name: str, values: tuple[bool, bool]
) -> None:
    box: QCheckBox = getattr(dialog, name)
    option = QStyleOptionButton()
    option.initFrom(box)
    place = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box)
    for expected in values:
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=place.center())
        assert getattr(model.settings, name) is expected


def test_the_slider_changes_the_text_size_in_tens(
    dialog: PreferencesDialog, model: SettingsModel
) -> None:
    QTest.keyClick(dialog.text_size, Qt.Key.Key_Right)
    assert model.settings.text_size == 110
    dialog.text_size.setValue(163)
    assert model.settings.text_size == 160
    assert dialog.text_size_label.text() == "160%"
    QTest.keyClick(dialog.text_size, Qt.Key.Key_End)
    assert model.settings.text_size == 200


def test_languages_have_their_own_names_and_can_be_chosen(
    dialog: PreferencesDialog, model: SettingsModel
) -> None:
    combo = dialog.language
    names = [combo.itemText(index) for index in range(combo.count())]
    assert names == ["As the system", "English", "Svenska", "Dansk", "Norsk bokmål", "Suomi"]
    QTest.keyClicks(combo, "Dan")
    assert model.settings.language == "da"


def test_dice_cards_show_their_dice(dialog: PreferencesDialog) -> None:
    pictures = [card.grab().toImage() for card in dialog.dice_row.cards.values()]
    assert all(one != other for one in pictures for other in pictures if one is not other)


def test_escape_and_the_button_close_it(dialog: PreferencesDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden()
    dialog.show()
    QTest.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    assert dialog.isHidden()


def test_the_coach_is_set_by_clicks_and_keys(
    dialog: PreferencesDialog, model: SettingsModel
) -> None:
    coach = dialog.coach
    assert not coach.limit.isEnabled()
    for box in (coach.values, coach.win_chance, coach.asks):
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Space)
    assert coach.limit.isEnabled()
    coach.limit.setFocus()
    QTest.keyClick(coach.limit, Qt.Key.Key_Right)
    assert model.settings.values_on_pad
    assert model.settings.win_chance
    assert model.settings.coach_asks
    assert model.settings.coach_limit == 1.1
    assert coach.limit_label.text() == "by more than 1.1 points"
    QTest.keyClick(coach.limit, Qt.Key.Key_Home)
    assert model.settings.coach_limit == 0.2
    QTest.keyClick(coach.limit, Qt.Key.Key_End)
    assert model.settings.coach_limit == 5.0


def test_sound_is_set_by_clicks_and_keys(dialog: PreferencesDialog, model: SettingsModel) -> None:
    sound = dialog.sound
    sound.volume.setFocus()
    QTest.keyClick(sound.volume, Qt.Key.Key_Left)
    assert model.settings.volume == 70
    assert sound.volume_label.text() == "70%"
    QTest.keyClick(sound.volume, Qt.Key.Key_End)
    assert model.settings.volume == 100
    sound.sound.setFocus()
    QTest.keyClick(sound.sound, Qt.Key.Key_Space)
    assert not model.settings.sound
    assert not sound.volume.isEnabled()
