"""Starts the program as `python -m yatzy_desktop`."""

from __future__ import annotations

import sys

if __name__ == "__main__" and not sys.flags.safe_path and not hasattr(sys, "frozen"):
    # Python put the current folder first; what lies there is not ours to import.
    del sys.path[0]

from yatzy_desktop.app.main import main

if __name__ == "__main__":
    sys.exit(main())
