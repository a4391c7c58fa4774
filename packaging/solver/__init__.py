"""Solves rulesets exactly and makes the small tables the game carries; only for building.

Needs numpy and numba, which never ship. Source of the method: the product's notes on the coach.
"""

from __future__ import annotations
