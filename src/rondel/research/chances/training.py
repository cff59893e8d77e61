"""Learning: Adam over shuffled batches; the pass that does best on games kept apart wins, and is sharpened on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import numpy.typing as npt

from rondel.research.chances.network import LEARNED, Pass, Tables, fresh_tables, judged, shares_of_one
from rondel.research.chances.samples import Numbers, Samples

BATCH = 512
RATE = 2e-3
DECAY = 5e-2  # of every table, per step and in units of the rate
STEADY = 20  # games whose weight speaks for leaving the sharpness as it was learned
SHARE_WEIGHT = 0.5  # of the error in the shares of scores, beside that in the chances


def learned(tables_of: Mapping[int, Samples], passes: int, seed: int, say: Callable[[str], object]) -> Tables:
    """The best tables after so many passes over the samples, by number of players, with their sharpness."""
    train = {players: samples.part("train") for players, samples in tables_of.items()}
    tune = {players: samples.part("tune") for players, samples in tables_of.items()}
    tables = fresh_tables(seed)
    lots = np.random.default_rng(seed)
    adam = Adam(tables)
    steps = sum(-(-len(samples) // BATCH) for samples in train.values()) * passes
    best, best_loss = tables, np.inf
    for number in range(passes):
        total = 0.0
        for players, which in _batches(train, lots):
            rate = RATE * 0.5 * (1 + np.cos(np.pi * adam.step / steps))
            total += _learn_from(tables, train[players].chosen(which), adam, rate) * len(which)
        loss = _mean_loss(tables, tune)
        count = sum(map(len, train.values()))
        say(f"pass {number + 1} of {passes}: log-loss {total / count:.4f}, on games kept apart {loss:.4f}\n")
        if loss < best_loss:
            best, best_loss = {name: table.copy() for name, table in tables.items()}, loss
    _sharpen(best, tune)
    return best


def sharpen(tables: Tables, tables_of: Mapping[int, Samples]) -> None:
    """Learn how sure to be, and nothing else, from games of a seed that nothing was learned from."""
    _sharpen(tables, {players: samples.part("train") for players, samples in tables_of.items()})


def _sharpen(tables: Tables, tables_of: Mapping[int, Samples]) -> None:
    for players, samples in tables_of.items():
        chance, _ = judged(tables, samples)
        tables["sharp"][players], tables["sharp_time"][players] = fitted_sharpness(chance, samples, STEADY)


def _batches(train: Mapping[int, Samples], lots: np.random.Generator) -> list[tuple[int, npt.NDArray[np.int64]]]:
    """All samples once, in batches of one number of players each, in an order by lot."""
    found = []
    for players, samples in train.items():
        order = lots.permutation(len(samples))
        found += [(players, order[begin : begin + BATCH]) for begin in range(0, len(order), BATCH)]
    return [found[i] for i in lots.permutation(len(found))]


def _learn_from(tables: Tables, batch: Samples, adam: Adam, rate: float) -> float:
    through = Pass(tables, batch)
    chance, share = shares_of_one(through.chance), shares_of_one(through.share)
    each = np.float32(1 / len(batch))
    slopes = through.slopes((chance - batch.won) * each, (share - batch.share) * (each * np.float32(SHARE_WEIGHT)))
    adam.move(tables, slopes, rate)
    return log_loss(chance, batch.won)


def _mean_loss(tables: Tables, parts: Mapping[int, Samples]) -> float:
    losses = [log_loss(shares_of_one(judged(tables, samples)[0]), samples.won) for samples in parts.values()]
    return float(np.mean(losses))


def log_loss(chances: Numbers, won: Numbers) -> float:
    """The mean of what was said of the winner, as a negative logarithm."""
    return float(-(won * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())


class Adam:
    """Steps whose size follows how steady the slope is."""

    def __init__(self, tables: Tables) -> None:
        self.step = 0
        self.mean = {name: np.zeros_like(tables[name]) for name in LEARNED}
        self.square = {name: np.zeros_like(tables[name]) for name in LEARNED}

    def move(self, tables: Tables, slopes: Tables, rate: float) -> None:
        """One step downhill."""
        self.step += 1
        for name in LEARNED:
            self.mean[name] += 0.1 * (slopes[name] - self.mean[name])
            self.square[name] += 0.001 * (slopes[name] ** 2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.step)
            square = self.square[name] / (1 - 0.999**self.step)
            tables[name] -= (rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * tables[name])).astype(np.float32)


def sharpened(said: Numbers, samples: Samples, sharp: float, sharp_time: float) -> Numbers:
    """The chances that follow from what was said of each seat."""
    return shares_of_one(said * (sharp + sharp_time * samples.time)[:, None])


def fitted_sharpness(said: Numbers, samples: Samples, steady: int = 0) -> tuple[float, float]:
    """The sharpness with the least log-loss: at the end, and what is added per share of the game left.

    Newton's method; the log-loss is convex in both numbers. Few games are a matter of luck: `steady` holds them back.
    """
    hold = steady / len(np.unique(samples.game))
    usual = np.array([1.0, 0.0])
    time = samples.time
    features = np.stack([said, said * time[:, None]], axis=2).astype(np.float64)
    wanted = (samples.won[:, :, None] * features).sum(axis=1)
    sharp = np.array([1e-3, 0.0])
    for _ in range(50):
        chances = shares_of_one((features @ sharp).astype(np.float32)).astype(np.float64)
        expected = (chances[:, :, None] * features).sum(axis=1)
        slope = (expected - wanted).mean(axis=0) + hold * (sharp - usual)
        apart = features - expected[:, None, :]
        bend = np.einsum("bs,bsi,bsj->ij", chances, apart, apart) / len(said)
        step = np.linalg.solve(bend + (hold + 1e-9) * np.eye(2), slope)
        sharp = sharp - step
        if np.abs(step).max() < 1e-7:
            break
    return float(sharp[0]), float(sharp[1])
