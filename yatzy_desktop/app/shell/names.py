"""The words that stand for a task on the command line."""

from __future__ import annotations

PRINT_CARD, SIMULATE, ADVISE, SOLVE = "print-card", "simulate", "advise", "solve"
RECORDS, REVIEW, VERIFY, PRINTERS = "records", "review", "verify", "printers"
