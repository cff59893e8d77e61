"""Quality of the win probabilities on held-out games: errors and calibration."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rondel.research.chances.network import Tables, predict_logits, softmax
from rondel.research.chances.samples import Numbers, Samples
from rondel.research.chances.training import calibrated, fit_temperature, log_loss

HEAD = (
    "| edition | players | games | positions | forecast | log-loss | Brier | favorite won "
    "| mean gap | largest gap (error) | share error |\n"
    "|---|--:|--:|--:|---|--:|--:|--:|--:|--:|--:|"
)
CALIBRATION_HEAD = (
    "| edition | players | 0–10 % | 10–20 | 20–30 | 30–40 | 40–50 | 50–60 | 60–70 | 70–80 | 80–90 | 90–100 |\n"
    "|---|--:|" + "--:|" * 10
)
RARE = 200  # bins with fewer seats are left out


class Bin(NamedTuple):
    """Calibration bin: seats whose predicted win probability lies within one each.

    `error` is the standard error of the difference, clustered by game, since positions of one game share an outcome.
    """

    seats: int
    predicted: float
    won: float
    error: float

    @property
    def gap(self) -> float:
        """The calibration error: |predicted - observed|."""
        return abs(self.predicted - self.won)


class Quality(NamedTuple):
    """Quality of one forecast on a set of positions."""

    log_loss: float
    brier: float
    favorite_won: float  # how often the favorite won
    bins: list[Bin]

    @property
    def worst(self) -> Bin:
        """The bin with the largest gap, among those with enough seats."""
        known = [each for each in self.bins if each.seats >= RARE] or self.bins
        return max(known, key=lambda each: each.gap)

    @property
    def mean_gap(self) -> float:
        """The mean gap, weighted by seats."""
        return sum(each.gap * each.seats for each in self.bins) / sum(each.seats for each in self.bins)


def quality_of(chances: Numbers, won: Numbers, game: npt.NDArray[np.int64]) -> Quality:
    """Evaluate forecasts on positions with one number of players; `game` is each position's game number."""
    best = chances == chances.max(axis=1, keepdims=True)
    favorite_won = float(((best * won).sum(axis=1) / best.sum(axis=1)).mean())
    index = np.minimum((chances * 10).astype(int), 9)
    _, of_game = np.unique(game, return_inverse=True)
    bins = []
    for number in range(10):
        inside = index == number
        count = max(1, int(inside.sum()))
        predicted, observed = (float(each[inside].sum()) / count for each in (chances, won))
        by_game = np.bincount(of_game, ((won - chances) * inside).sum(axis=1))
        bins.append(Bin(int(inside.sum()), predicted, observed, float(np.sqrt((by_game**2).sum())) / count))
    return Quality(log_loss(chances, won), float(((chances - won) ** 2).sum(axis=1).mean()), favorite_won, bins)


def win_probabilities(tables: Tables, samples: Samples) -> Numbers:
    """Return the calibrated win probabilities."""
    players = samples.players
    sharp, sharp_time = float(tables["sharp"][players]), float(tables["sharp_time"][players])
    return calibrated(predict_logits(tables, samples)[0], samples, sharp, sharp_time)


def compare(tables: Tables, tune: Samples, test: Samples) -> dict[str, Quality]:
    """Compare the network, the linear value calibrated on other games, and the uniform guess."""
    chances = win_probabilities(tables, test)
    by_value = calibrated(test.value, test, *fit_temperature(tune.value, tune))
    uniform = np.full_like(test.won, 1 / test.players)
    return {
        "network": quality_of(chances, test.won, test.game),
        "linear value": quality_of(by_value, test.won, test.game),
        "uniform": quality_of(uniform, test.won, test.game),
    }


def share_errors(tables: Tables, test: Samples) -> dict[str, float]:
    """Return the mean absolute error of the expected score shares."""
    shares = softmax(predict_logits(tables, test)[1])
    return {
        "network": float(np.abs(shares - test.share).mean()),
        "uniform": float(np.abs(1 / test.players - test.share).mean()),
    }


def table_rows(edition: str, tables: Tables, samples_of: Mapping[int, Samples], part: str) -> list[str]:
    """Return the rows of the quality table of one edition, for one part of the games."""
    rows = []
    for players, samples in sorted(samples_of.items()):
        test = samples.part(part)
        games = len(np.unique(test.game))
        share_error = share_errors(tables, test)
        for name, quality in compare(tables, samples.part("tune"), test).items():
            worst = quality.worst
            off = f"{100 * share_error[name]:.1f}" if name in share_error else "–"
            rows.append(
                f"| {edition} | {players} | {games} | {len(test):,} | {name} | {quality.log_loss:.3f} "
                f"| {quality.brier:.3f} | {quality.favorite_won:.1%} | {100 * quality.mean_gap:.1f} "
                f"| {100 * worst.gap:.1f} ({100 * worst.error:.1f}) | {off} |"
            )
    return rows


def reliability_rows(edition: str, tables: Tables, samples_of: Mapping[int, Samples], part: str) -> list[str]:
    """Return the calibration rows, for each number of players and pooled: predicted → observed by each."""
    rows = []
    predicted, won, games = [], [], []
    for players, samples in sorted(samples_of.items()):
        test = samples.part(part)
        chances = win_probabilities(tables, test)
        rows.append(f"| {edition} | {players} | {_cells(quality_of(chances, test.won, test.game))} |")
        # Treated as positions with one seat each, to pool different numbers of players
        predicted.append(chances.reshape(-1, 1))
        won.append(test.won.reshape(-1, 1))
        games.append(np.repeat(test.game * 10 + players, players))
    pooled = quality_of(np.concatenate(predicted), np.concatenate(won), np.concatenate(games))
    return [*rows, f"| {edition} | all | {_cells(pooled)} |"]


def _cells(quality: Quality) -> str:
    return " | ".join(
        f"{100 * each.predicted:.0f} → {100 * each.won:.0f} ({100 * each.error:.0f})" if each.seats >= RARE else "–"
        for each in quality.bins
    )
