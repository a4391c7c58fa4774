"""How the disk image looks when it is opened: the app, and the folder to draw it into."""

from __future__ import annotations

from release import product

APP = f"{product.NAME}.app"

# The names are dmgbuild's.
format = "UDZO"  # noqa: A001
filesystem = "HFS+"
files = [str(product.BUILD / "bundle" / APP)]
symlinks = {"Applications": "/Applications"}
icon = str(product.BUILD / "icons" / f"{product.PROGRAM}.icns")
icon_locations = {APP: (150, 150), "Applications": (450, 150)}
window_rect = ((200, 200), (600, 360))
icon_size = 112
default_view = "icon-view"
