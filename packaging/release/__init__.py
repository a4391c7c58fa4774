"""Makes and checks what people download: one module for each kind of package."""

from __future__ import annotations
