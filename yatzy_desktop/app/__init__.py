"""The program: everything put together, and what surrounds it."""

from __future__ import annotations
