"""Starts the program as `python -m yatzy_desktop`."""

from __future__ import annotations

import sys

from yatzy_desktop.app.main import main

if __name__ == "__main__":
    sys.exit(main())
