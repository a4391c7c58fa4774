"""Vectors of numbers, packed side by side into single Python integers.

One operation on a long integer works on all its lanes at the speed of the machine: in plain
Python about ten times as fast as number by number. Each lane holds a whole number of 47 bits;
its highest bit, the guard, is clear between operations and catches borrows in comparisons.
"""

from __future__ import annotations

import struct
from collections.abc import Collection, Sequence

LANE_BITS = 48
LARGEST = (1 << (LANE_BITS - 1)) - 1
"""The largest number a lane holds; no sum may grow beyond it."""

_LANE_BYTES = LANE_BITS // 8
_WORD_BYTES = 8


class Lanes:
    """What is done with vectors of one length."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.ones = ((1 << LANE_BITS * count) - 1) // ((1 << LANE_BITS) - 1)
        self._guards = self.ones << (LANE_BITS - 1)
        self._words = struct.Struct(f"<{count}Q")
        self._masks: dict[int, int] = {}

    def spread(self, number: int) -> int:
        """Return the vector with the same number in every lane."""
        return self.ones * number

    def pack(self, numbers: Collection[int]) -> int:
        """Return the vector of these numbers, from 0 to `LARGEST`."""
        words = self._words.pack(*numbers)
        lanes = bytearray(self.count * _LANE_BYTES)
        for byte in range(_LANE_BYTES):
            lanes[byte::_LANE_BYTES] = words[byte::_WORD_BYTES]
        return int.from_bytes(lanes, "little")

    def unpack(self, vector: int) -> Sequence[int]:
        """Return the numbers of a vector."""
        lanes = vector.to_bytes(self.count * _LANE_BYTES, "little")
        words = bytearray(self.count * _WORD_BYTES)
        for byte in range(_LANE_BYTES):
            words[byte::_WORD_BYTES] = lanes[byte::_LANE_BYTES]
        return self._words.unpack(words)

    def larger(self, one: int, other: int) -> int:
        """Return the larger number of each lane."""
        difference = (one | self._guards) - other
        # The guard survives where `one` is not smaller; from it grows a mask of the whole lane.
        kept = difference & self._guards
        kept -= kept >> (LANE_BITS - 1)
        return other + (difference & kept)

    def shifted(self, vector: int, bits: int) -> int:
        """Return every number divided by 2**bits, rounded down."""
        mask = self._masks.get(bits)
        if mask is None:
            mask = self._masks[bits] = self.spread(LARGEST >> bits)
        return (vector >> bits) & mask
