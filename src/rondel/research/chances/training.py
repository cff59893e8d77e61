"""Training: Adam on shuffled batches with early stopping on held-out games, which also fit the temperature."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import numpy.typing as npt

from rondel.research.chances.network import LEARNED, ForwardPass, Tables, initial_tables, predict_logits, softmax
from rondel.research.chances.samples import Numbers, Samples

BATCH = 512
RATE = 2e-3
DECAY = 5e-2  # weight decay of every table, per step and in units of the rate
STEADY = 20  # strength of the prior toward temperature 1, in games
SHARE_WEIGHT = 0.5  # weight of the score-share loss relative to the win loss


def train_network(tables_of: Mapping[int, Samples], passes: int, seed: int, say: Callable[[str], object]) -> Tables:
    """Train for a number of passes; return the best tables, calibrated."""
    train = {players: samples.part("train") for players, samples in tables_of.items()}
    tune = {players: samples.part("tune") for players, samples in tables_of.items()}
    tables = initial_tables(seed)
    rng = np.random.default_rng(seed)
    adam = Adam(tables)
    steps = sum(-(-len(samples) // BATCH) for samples in train.values()) * passes
    best, best_loss = tables, np.inf
    for number in range(passes):
        total = 0.0
        for players, which in _batches(train, rng):
            rate = RATE * 0.5 * (1 + np.cos(np.pi * adam.step / steps))
            total += _train_step(tables, train[players].subset(which), adam, rate) * len(which)
        loss = _mean_loss(tables, tune)
        count = sum(map(len, train.values()))
        say(f"pass {number + 1} of {passes}: log-loss {total / count:.4f}, on held-out games {loss:.4f}\n")
        if loss < best_loss:
            best, best_loss = {name: table.copy() for name, table in tables.items()}, loss
    _calibrate(best, tune)
    return best


def recalibrate(tables: Tables, tables_of: Mapping[int, Samples]) -> None:
    """Recalibrate on games of a seed that was not trained on."""
    _calibrate(tables, {players: samples.part("train") for players, samples in tables_of.items()})


def _calibrate(tables: Tables, tables_of: Mapping[int, Samples]) -> None:
    for players, samples in tables_of.items():
        chance, _ = predict_logits(tables, samples)
        tables["sharp"][players], tables["sharp_time"][players] = fit_temperature(chance, samples, STEADY)


def _batches(train: Mapping[int, Samples], rng: np.random.Generator) -> list[tuple[int, npt.NDArray[np.int64]]]:
    """Return shuffled batches that cover all samples once, each with one number of players."""
    found = []
    for players, samples in train.items():
        order = rng.permutation(len(samples))
        found += [(players, order[begin : begin + BATCH]) for begin in range(0, len(order), BATCH)]
    return [found[i] for i in rng.permutation(len(found))]


def _train_step(tables: Tables, batch: Samples, adam: Adam, rate: float) -> float:
    forward = ForwardPass(tables, batch)
    chance, share = softmax(forward.chance), softmax(forward.share)
    each = np.float32(1 / len(batch))
    gradients = forward.gradients(
        (chance - batch.won) * each, (share - batch.share) * (each * np.float32(SHARE_WEIGHT))
    )
    adam.move(tables, gradients, rate)
    return log_loss(chance, batch.won)


def _mean_loss(tables: Tables, parts: Mapping[int, Samples]) -> float:
    losses = [log_loss(softmax(predict_logits(tables, samples)[0]), samples.won) for samples in parts.values()]
    return float(np.mean(losses))


def log_loss(chances: Numbers, won: Numbers) -> float:
    """Return the mean negative log-likelihood of the winner."""
    return float(-(won * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())


class Adam:
    """Adam optimizer."""

    def __init__(self, tables: Tables) -> None:
        self.step = 0
        self.mean = {name: np.zeros_like(tables[name]) for name in LEARNED}
        self.square = {name: np.zeros_like(tables[name]) for name in LEARNED}

    def move(self, tables: Tables, gradients: Tables, rate: float) -> None:
        """Take one step."""
        self.step += 1
        for name in LEARNED:
            self.mean[name] += 0.1 * (gradients[name] - self.mean[name])
            self.square[name] += 0.001 * (gradients[name] ** 2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.step)
            square = self.square[name] / (1 - 0.999**self.step)
            tables[name] -= (rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * tables[name])).astype(np.float32)


def calibrated(logits: Numbers, samples: Samples, sharp: float, sharp_time: float) -> Numbers:
    """Return win probabilities from logits, with a temperature that depends on the remaining share of the game."""
    return softmax(logits * (sharp + sharp_time * samples.time)[:, None])


def fit_temperature(logits: Numbers, samples: Samples, steady: int = 0) -> tuple[float, float]:
    """Fit the inverse temperature by log-loss: its value at the end, and its gradient per remaining share of the game.

    Newton's method; the log-loss is convex in both. `steady` regularizes toward 1, which matters with few games.
    """
    prior = steady / len(np.unique(samples.game))
    neutral = np.array([1.0, 0.0])
    time = samples.time
    features = np.stack([logits, logits * time[:, None]], axis=2).astype(np.float64)
    observed = (samples.won[:, :, None] * features).sum(axis=1)
    sharp = np.array([1e-3, 0.0])
    for _ in range(50):
        chances = softmax((features @ sharp).astype(np.float32)).astype(np.float64)
        expected = (chances[:, :, None] * features).sum(axis=1)
        gradient = (expected - observed).mean(axis=0) + prior * (sharp - neutral)
        deviations = features - expected[:, None, :]
        hessian = np.einsum("bs,bsi,bsj->ij", chances, deviations, deviations) / len(logits)
        step = np.linalg.solve(hessian + (prior + 1e-9) * np.eye(2), gradient)
        sharp = sharp - step
        if np.abs(step).max() < 1e-7:
            break
    return float(sharp[0]), float(sharp[1])
