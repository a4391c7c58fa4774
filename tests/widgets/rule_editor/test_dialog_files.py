from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from yatzy_desktop.adapters.game.ruleset_draft import RulesetDraft
from yatzy_desktop.adapters.storage.ruleset_store import RulesetStore, ruleset_to_text
from yatzy_desktop.rules import Ruleset, find_ruleset
from yatzy_desktop.widgets.rule_editor.dialog import FileChoosers, RulesetDialog


@pytest.fixture
def store(tmp_path: Path) -> RulesetStore:
    return RulesetStore(tmp_path)


def opened(
    qtbot: QtBot,
    store: RulesetStore,
    key: str = "yatzy-sv",
    *,
    choosers: FileChoosers | None = None,
) -> RulesetDialog:
    dialog = RulesetDialog(store, find_ruleset(key), choosers=choosers)
    qtbot.addWidget(dialog)
    dialog.resize(1100, 760)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def own(name: str) -> Ruleset:
    draft = RulesetDraft.of(find_ruleset("yatzy-sv")).with_name(name)
    assert isinstance(draft, RulesetDraft)
    return draft.ruleset


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def choosers(path: Path | None) -> FileChoosers:
    return FileChoosers(lambda _parent: path, lambda _parent, _name: path)


def test_rules_are_exported_and_imported(qtbot: QtBot, store: RulesetStore, tmp_path: Path) -> None:
    path = tmp_path / "sauna.yatzy"
    dialog = opened(qtbot, store, "maxi-da", choosers=choosers(path))
    press(dialog.buttons.export_file)
    assert dialog.notice.text == "The rules are written to sauna.yatzy."
    with qtbot.waitSignal(dialog.rulesets_changed):
        press(dialog.buttons.import_file)
    assert dialog.notice.text == "“sauna” is now among your rules."
    assert dialog.form.name_edit.text() == "sauna"
    assert store.rulesets[0].min_held == 1


def test_a_cancelled_file_dialog_does_nothing(qtbot: QtBot, store: RulesetStore) -> None:
    dialog = opened(qtbot, store, choosers=choosers(None))
    press(dialog.buttons.import_file)
    press(dialog.buttons.export_file)
    assert dialog.notice.text == ""


def test_a_bad_file_is_told_in_a_sentence(
    qtbot: QtBot, store: RulesetStore, tmp_path: Path
) -> None:
    path = tmp_path / "<b>bad.yatzy"
    path.write_text("{}", "utf-8")
    dialog = opened(qtbot, store)
    assert not dialog.import_path(path)
    assert "holds no rules" in dialog.notice.text
    assert dialog.notice.label.textFormat() == Qt.TextFormat.PlainText
    assert not store.rulesets


def test_files_are_dropped_on_it(qtbot: QtBot, store: RulesetStore, tmp_path: Path) -> None:
    path = tmp_path / "dropped.yatzy"
    path.write_text(ruleset_to_text(own("Dropped")), "utf-8")
    dialog = opened(qtbot, store)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)), QUrl("https://example.org/x")])
    copy, left, plain = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter = QDragEnterEvent(QPoint(5, 5), copy, data, left, plain)
    QCoreApplication.sendEvent(dialog, enter)
    assert enter.isAccepted()
    QCoreApplication.sendEvent(dialog, QDropEvent(QPointF(5, 5), copy, data, left, plain))
    assert [each.name for each in store.rulesets] == ["Dropped"]
