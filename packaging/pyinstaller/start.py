"""Starts the packaged program."""

from __future__ import annotations

import sys

from yatzy_desktop.app.main import main

sys.exit(main())
