"""The network in numpy: forward pass as in the fast core, backward pass, and conversion to the core's flat list."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from rondel.fast.evaluation.network import NATION_CELLS, NATION_INPUTS, NETWORK_SIZE, SEAT_CELLS, SEAT_INPUTS, SEAT_ROW
from rondel.fast.layout import MOST_SEATS
from rondel.research.chances.samples import Numbers, Samples

# In the order of `rondel/fast/evaluation/network.py`
SHAPES: dict[str, tuple[int, ...]] = {
    "nation": (NATION_INPUTS, NATION_CELLS),
    "common": (NATION_CELLS, SEAT_CELLS),
    "seat": (SEAT_ROW, SEAT_CELLS),
    "chance": (SEAT_CELLS,),
    "chance_row": (SEAT_INPUTS,),
    "share": (SEAT_CELLS,),
    "share_row": (SEAT_INPUTS,),
    "sharp": (MOST_SEATS + 1,),
    "sharp_time": (MOST_SEATS + 1,),
}
LEARNED = tuple(name for name in SHAPES if not name.startswith("sharp"))

Tables = dict[str, Numbers]


def initial_tables(seed: int) -> Tables:
    """Random initialization (He), zero output biases, temperature 1."""
    rng = np.random.default_rng(seed)
    tables = {name: np.zeros(shape, dtype=np.float32) for name, shape in SHAPES.items()}
    for name in ("nation", "common", "seat"):
        scale = np.sqrt(2 / SHAPES[name][0]) * (0.5 if name == "common" else 1)
        tables[name] = rng.normal(0, scale, SHAPES[name]).astype(np.float32)
    for name in ("chance", "share"):
        tables[name] = rng.normal(0, 0.05, SHAPES[name]).astype(np.float32)
    tables["sharp"][:] = 1
    return tables


def flatten(tables: Tables) -> list[float]:
    """Return all parameters in the order of the core, rounded to six digits."""
    numbers = [float(f"{number:.6g}") for name in SHAPES for number in tables[name].ravel().tolist()]
    assert len(numbers) == NETWORK_SIZE
    return numbers


def unflatten(numbers: Sequence[float]) -> Tables:
    """Reverse `flat`."""
    tables: Tables = {}
    at = 0
    for name, shape in SHAPES.items():
        count = int(np.prod(shape))
        tables[name] = np.array(numbers[at : at + count], dtype=np.float32).reshape(shape)
        at += count
    return tables


def softmax(logits: Numbers) -> Numbers:
    """Softmax over seats."""
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), dtype=np.float32)


class ForwardPass:
    """Forward and backward pass for a batch of positions."""

    def __init__(self, tables: Tables, samples: Samples) -> None:
        self.tables = tables
        self.x = samples.nations.astype(np.float32)
        self.direct = samples.seats.astype(np.float32)
        self.held = samples.interest.astype(np.float32)
        self.governed = samples.governed.astype(np.float32)
        self.cells = np.maximum(self.x @ tables["nation"], 0)
        self.average = self.cells.mean(axis=1)
        by_interest = self.held.transpose(0, 2, 1) @ self.cells
        by_government = self.governed.transpose(0, 2, 1) @ self.cells
        self.row = np.concatenate([self.direct, by_interest, by_government], axis=2)
        common = self.average @ tables["common"]
        self.seat_cells = np.maximum(self.row @ tables["seat"] + common[:, None, :], 0)
        self.chance = self.seat_cells @ tables["chance"] + self.direct @ tables["chance_row"]
        self.share = self.seat_cells @ tables["share"] + self.direct @ tables["share_row"]

    def gradients(self, chance_gradient: Numbers, share_gradient: Numbers) -> Tables:
        """Return the gradient of every table, given the gradients of both outputs per seat."""
        tables = self.tables
        back = chance_gradient[:, :, None] * tables["chance"] + share_gradient[:, :, None] * tables["share"]
        back *= self.seat_cells > 0
        row_back = back @ tables["seat"].T
        common_back = back.sum(axis=1)
        cells_back = self.held @ row_back[:, :, SEAT_INPUTS : SEAT_INPUTS + NATION_CELLS]
        cells_back += self.governed @ row_back[:, :, SEAT_INPUTS + NATION_CELLS :]
        cells_back += (common_back @ tables["common"].T)[:, None, :] / self.cells.shape[1]
        cells_back *= self.cells > 0
        return {
            "nation": _products(self.x, cells_back),
            "common": self.average.T @ common_back,
            "seat": _products(self.row, back),
            "chance": np.tensordot(chance_gradient, self.seat_cells, 2),
            "chance_row": np.tensordot(chance_gradient, self.direct, 2),
            "share": np.tensordot(share_gradient, self.seat_cells, 2),
            "share_row": np.tensordot(share_gradient, self.direct, 2),
        }


def _products(rows: Numbers, back: Numbers) -> npt.NDArray[np.float32]:
    return rows.reshape(-1, rows.shape[2]).T @ back.reshape(-1, back.shape[2])


def predict_logits(tables: Tables, samples: Samples, at_once: int = 8192) -> tuple[Numbers, Numbers]:
    """Return the logits of both heads for every seat: win probability and score share."""
    chance, share = [], []
    for begin in range(0, len(samples), at_once):
        forward = ForwardPass(tables, samples.subset(np.arange(begin, min(begin + at_once, len(samples)))))
        chance.append(forward.chance)
        share.append(forward.share)
    return np.concatenate(chance), np.concatenate(share)
