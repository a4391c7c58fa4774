"""What is asked when another copy seems to have the folder and does not answer."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QAbstractButton, QMessageBox

from yatzy_desktop.adapters.words import shown_in_tip, shown_path
from yatzy_desktop.app.process.single_instance import SingleInstance, Standing

_LOOK_MS = 500
"""Milliseconds from one look at the other copy to the next, while the question is open."""


class _Answer(Enum):
    PLAY_HERE = auto()
    NOT_SAVED = auto()
    LEAVE = auto()


class HolderQuestion:
    """Asks once; the other copy may still answer meanwhile, or end, and then nothing is asked."""

    def __init__(self, instance: SingleInstance, file: Path | None) -> None:
        self._instance = instance
        self._file = file
        self._found: Standing | None = None
        self.box = _new_box(instance.holding_host)
        self._timer = QTimer(self.box)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self.look)

    def run(self) -> Standing:
        """Return how this start stands to the other copy then; HANDED_OVER: it is to end."""
        self._timer.start()
        self.look()
        if self._found is None:
            self.box.exec()
        return self.standing()

    def look(self) -> None:
        """Look at the other copy, and ask no longer when that has settled it."""
        standing = self._instance.ask_again(self._file)
        if standing is not Standing.ALONE:
            self._found = standing
            self._timer.stop()
            self.box.done(0)

    def standing(self) -> Standing:
        """Return what has come of it."""
        self._timer.stop()
        if self._found is not None:
            return self._found
        self._instance.withdraw()
        answer = _answer_of(self.box.clickedButton())
        if answer is _Answer.PLAY_HERE:
            return self._instance.take_over()
        return Standing.ALONE if answer is _Answer.NOT_SAVED else Standing.HANDED_OVER


def ask_about_holder(instance: SingleInstance, file: Path | None) -> Standing:
    """Ask what to do beside a copy that does not answer."""
    return HolderQuestion(instance, file).run()


def _new_box(host: str) -> QMessageBox:
    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.Question)
    box.setText(
        QCoreApplication.translate(
            "HolderQuestion", "Yatzy Desktop seems to be open already, but does not answer."
        )
    )
    if host:
        told = QCoreApplication.translate(
            "HolderQuestion",
            "It was left open on the computer {host}, or that one ended without closing it."
            " If it is open nowhere else, play here: your game goes on and is saved.",
        )
        here = box.addButton(
            QCoreApplication.translate("HolderQuestion", "&Play here"),
            QMessageBox.ButtonRole.AcceptRole,
        )
        here.setProperty(_ANSWER, _Answer.PLAY_HERE.name)
    else:
        told = QCoreApplication.translate(
            "HolderQuestion",
            "Perhaps it is still starting: then its window will come, and this question go."
            " You can play without it, but nothing of that will be kept.",
        )
    box.setInformativeText(shown_in_tip(told.format(host=shown_path(host))))
    alone = box.addButton(
        QCoreApplication.translate("HolderQuestion", "Play without &saving"),
        QMessageBox.ButtonRole.DestructiveRole,
    )
    alone.setProperty(_ANSWER, _Answer.NOT_SAVED.name)
    leave = box.addButton(
        QCoreApplication.translate("HolderQuestion", "&Quit"), QMessageBox.ButtonRole.RejectRole
    )
    leave.setProperty(_ANSWER, _Answer.LEAVE.name)
    box.setDefaultButton(leave)
    box.setEscapeButton(leave)
    return box


_ANSWER = "answer"


def _answer_of(button: QAbstractButton | None) -> _Answer:
    name = button.property(_ANSWER) if button is not None else None
    return _Answer[name] if isinstance(name, str) else _Answer.LEAVE
