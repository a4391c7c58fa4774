"""Makes the assets whenever the package is built or installed, so that "pip install ." is whole."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from asset_files import make_assets


class AssetsHook(BuildHookInterface[Any]):
    """Runs before hatchling collects the files of a wheel or of an editable installation."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Make the assets; raises AssetError when that cannot be done."""
        make_assets(Path(self.root))
