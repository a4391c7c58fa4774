"""Shrinks exact values to few factors: weighted truncated SVD, whole numbers, one step a column.

Rows and columns weigh by how often good play meets them. With saved rolls each column factor
is a sum of few functions of the bank, found by a second SVD.
"""

# Type checking goes on where numpy and numba are not installed.
# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from solver.arrays import FloatArray, GameArrays
from solver.play import Factors, Played

SIXTEEN_BITS = 32767
SAFETY = 12
"""How many more directions than wanted the subspace iteration carries along."""


@dataclass(frozen=True)
class FitOptions:
    """How closely to fit: the rank, the least size of a term and the error of rounding (points).

    `weight_power` is applied to visit counts, `floor` is the weight of a state never met,
    relative to the mean, and `steepness` the weight of differences between neighbouring banks.
    """

    rank: int
    term_floor: float = 0.0
    rounding: float = 0.004
    weight_power: float = 0.25
    floor: float = 0.02
    steepness: float = 0.0
    iterations: int = 6


@dataclass(frozen=True)
class Fitted:
    """Whole numbers with their steps: rows [row, rank], terms [term, column].

    `term_counts[p]` says how many of the first ranks have a term for bank function p; terms
    are listed by bank function. `bank_functions` is [p, bank].
    """

    rows: npt.NDArray[np.int16]
    row_steps: FloatArray
    terms: npt.NDArray[np.int16]
    term_steps: FloatArray
    term_counts: tuple[int, ...]
    bank_functions: FloatArray

    def factors(self) -> Factors:
        """Return the factors as the compiled kernels read them."""
        rows = (self.rows * self.row_steps).astype(np.float32)
        terms = self.terms * self.term_steps[:, None]
        banks, columns = self.bank_functions.shape[1], self.terms.shape[1]
        full = np.zeros((banks, columns, len(self.row_steps)))
        start = 0
        for function, count in zip(self.bank_functions, self.term_counts, strict=True):
            full[:, :, :count] += function[:, None, None] * terms[start : start + count].T[None]
            start += count
        return Factors(rows, full.astype(np.float32))


def fit(game: GameArrays, values: FloatArray, met: Played, options: FitOptions) -> Fitted:
    """Return the factors of values[row, bank, column]."""
    row_weights = _weights(met.rows, options)
    row_weights[[not game.layout.is_row_possible(i) for i in range(len(row_weights))]] = 0.0
    column_weights = _weights(met.columns.sum(0), options)
    bank_metric = _bank_metric(_weights(met.columns.sum(1), options), options.steepness)
    left, right = _low_rank(values, row_weights, column_weights, bank_metric, options)
    functions, terms = _bank_terms(right, bank_metric)
    sizes = np.sqrt((terms**2).sum(2) / (column_weights**2).sum())  # [rank, function]
    row_sizes = np.sqrt(((left * row_weights[:, None]) ** 2).sum(0) / (row_weights**2).sum())
    counts = _term_counts(sizes * row_sizes[:, None], options.term_floor)
    terms /= column_weights
    return _rounded(
        left,
        terms,
        functions=functions,
        counts=counts,
        row_sizes=row_sizes,
        sizes=sizes,
        rounding=options.rounding,
    )


def _weights(visits: FloatArray, options: FitOptions) -> FloatArray:
    share = visits.astype(np.float64) / visits.mean()
    weights = (share + options.floor) ** options.weight_power
    return np.asarray(weights / np.sqrt((weights**2).mean()))


def _bank_metric(bank_weights: FloatArray, steepness: float) -> FloatArray:
    """Return G such that |G v|^2 weighs values and differences along the bank."""
    count = len(bank_weights)
    form = np.diag(bank_weights**2)
    for s in range(count - 1):
        difference = np.zeros(count)
        difference[s], difference[s + 1] = -1.0, 1.0
        weight = steepness * min(bank_weights[s], bank_weights[s + 1]) ** 2
        form += weight * np.outer(difference, difference)
    return np.asarray(np.linalg.cholesky(form).T)


def _low_rank(
    values: FloatArray,
    row_weights: FloatArray,
    column_weights: FloatArray,
    metric: FloatArray,
    options: FitOptions,
) -> tuple[FloatArray, FloatArray]:
    """Return left [row, rank] (unweighted) and right [rank, bank, column] (weighted)."""
    rows, banks, columns = values.shape
    width = min(options.rank + SAFETY, rows)
    random = np.random.default_rng(1)
    basis = np.linalg.qr(random.standard_normal((banks * columns, width)))[0].astype(np.float32)
    for _ in range(options.iterations):
        basis = np.linalg.qr(_pass(values, row_weights, column_weights, metric, basis)[1])[0]
        basis = basis.astype(np.float32)
    left = _pass(values, row_weights, column_weights, metric, basis)[0]
    small, sizes, turned = np.linalg.svd(left.astype(np.float64), full_matrices=False)
    rank = options.rank
    right = (turned[:rank] @ basis.T.astype(np.float64)).reshape(rank, banks, columns)
    safe = np.where(row_weights > 0, row_weights, 1.0)
    return small[:, :rank] * sizes[:rank] / safe[:, None], right


def _pass(
    values: FloatArray,
    row_weights: FloatArray,
    column_weights: FloatArray,
    metric: FloatArray,
    basis: FloatArray,
) -> tuple[FloatArray, FloatArray]:
    """Return X b and X' X b for the weighted values X, a slice of rows at a time."""
    rows, banks, columns = values.shape
    metric32, weights32 = metric.astype(np.float32), column_weights.astype(np.float32)
    left = np.empty((rows, basis.shape[1]), np.float32)
    total = np.zeros((banks * columns, basis.shape[1]), np.float32)
    step = max(1, 40_000_000 // (banks * columns))
    for start in range(0, rows, step):
        part = slice(start, min(start + step, rows))
        chunk = values[part].astype(np.float32) * weights32
        chunk *= row_weights[part, None, None].astype(np.float32)
        weighted = (metric32 @ chunk if banks > 1 else chunk).reshape(len(chunk), -1)
        left[part] = weighted @ basis
        total += weighted.T @ left[part]
    return left, total


def _bank_terms(right: FloatArray, metric: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return bank functions [p, bank] and terms [rank, p, column], columns still weighted."""
    if right.shape[1] == 1:
        return np.ones((1, 1)), right / metric[0, 0]
    return _shared_functions(right, metric)


def _shared_functions(right: FloatArray, metric: FloatArray) -> tuple[FloatArray, FloatArray]:
    gram = np.einsum("kbc,kdc->bd", right, right, optimize=True)
    directions = np.linalg.eigh(gram)[1][:, ::-1]
    functions = np.linalg.solve(metric, directions).T
    return functions, np.einsum("kbc,bp->kpc", right, directions, optimize=True)


def _term_counts(sizes: FloatArray, floor: float) -> tuple[int, ...]:
    """Return for each bank function how many ranks keep a term; never more than before it."""
    counts: list[int] = []
    for function in range(sizes.shape[1]):
        kept = np.nonzero(sizes[:, function] >= floor)[0]
        count = int(kept[-1]) + 1 if len(kept) else 0
        counts.append(min(count, counts[-1]) if counts else len(sizes))
    return tuple(count for count in counts if count)


def _rounded(
    left: FloatArray,
    terms: FloatArray,
    *,
    functions: FloatArray,
    counts: tuple[int, ...],
    row_sizes: FloatArray,
    sizes: FloatArray,
    rounding: float,
) -> Fitted:
    spread = rounding * np.sqrt(12.0)
    row_steps = spread / np.sqrt((sizes**2).sum(1))
    row_steps = np.maximum(row_steps, np.abs(left).max(0) / SIXTEEN_BITS)
    chosen = [(k, p) for p, count in enumerate(counts) for k in range(count)]
    stacked = np.array([terms[k, p] for k, p in chosen])
    term_steps = np.array([spread / row_sizes[k] for k, _ in chosen])
    scale = np.array([np.abs(functions[p]).max() for _, p in chosen])
    term_steps = np.maximum(term_steps / scale, np.abs(stacked).max(1) / SIXTEEN_BITS)
    return Fitted(
        np.rint(left / row_steps).astype(np.int16),
        row_steps,
        np.rint(stacked / term_steps[:, None]).astype(np.int16),
        term_steps,
        counts,
        functions[: len(counts)],
    )
