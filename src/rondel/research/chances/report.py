"""How good the chances are on games that nothing was learned from: errors, and whether what is said happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rondel.research.chances.network import Tables, judged, shares_of_one
from rondel.research.chances.samples import Numbers, Samples
from rondel.research.chances.training import fitted_sharpness, log_loss, sharpened

HEAD = (
    "| edition | players | games | positions | by | log-loss | Brier | named | gap | largest (error) | share off |\n"
    "|---|--:|--:|--:|---|--:|--:|--:|--:|--:|--:|"
)
TENTHS = (
    "| edition | players | 0–10 % | 10–20 | 20–30 | 30–40 | 40–50 | 50–60 | 60–70 | 70–80 | 80–90 | 90–100 |\n"
    "|---|--:|" + "--:|" * 10
)
RARE = 200  # a tenth with fewer seats says nothing about its gap


class Tenth(NamedTuple):
    """The seats whose chance was said to be within a tenth: how many, the chance said, the share that won.

    `error` is the standard error of the difference. Positions of one game end alike, so it is reckoned by games.
    """

    seats: int
    said: float
    won: float
    error: float

    @property
    def gap(self) -> float:
        """Between what was said and what happened."""
        return abs(self.said - self.won)


class Quality(NamedTuple):
    """How one kind of forecast did on some positions."""

    log_loss: float
    brier: float
    named: float  # how often the seat with the best chance won
    tenths: list[Tenth]

    @property
    def worst(self) -> Tenth:
        """The one with the largest gap, among those with seats enough."""
        known = [tenth for tenth in self.tenths if tenth.seats >= RARE] or self.tenths
        return max(known, key=lambda tenth: tenth.gap)

    @property
    def mean_gap(self) -> float:
        """Over all seats."""
        return sum(tenth.gap * tenth.seats for tenth in self.tenths) / sum(tenth.seats for tenth in self.tenths)


def quality_of(chances: Numbers, won: Numbers, game: npt.NDArray[np.int64]) -> Quality:
    """Measured on positions of one number of players; `game` is the number of the game of each."""
    best = chances == chances.max(axis=1, keepdims=True)
    named = float(((best * won).sum(axis=1) / best.sum(axis=1)).mean())
    tenth = np.minimum((chances * 10).astype(int), 9)
    _, of_game = np.unique(game, return_inverse=True)
    tenths = []
    for number in range(10):
        inside = tenth == number
        count = max(1, int(inside.sum()))
        said, happened = (float(each[inside].sum()) / count for each in (chances, won))
        by_game = np.bincount(of_game, ((won - chances) * inside).sum(axis=1))
        tenths.append(Tenth(int(inside.sum()), said, happened, float(np.sqrt((by_game**2).sum())) / count))
    return Quality(log_loss(chances, won), float(((chances - won) ** 2).sum(axis=1).mean()), named, tenths)


def told(tables: Tables, samples: Samples) -> Numbers:
    """The chances."""
    players = samples.players
    sharp, sharp_time = float(tables["sharp"][players]), float(tables["sharp_time"][players])
    return sharpened(judged(tables, samples)[0], samples, sharp, sharp_time)


def compared(tables: Tables, tune: Samples, test: Samples) -> dict[str, Quality]:
    """The network, the linear value with a sharpness fitted to other games, and the uniform guess."""
    chances = told(tables, test)
    by_value = sharpened(test.value, test, *fitted_sharpness(tune.value, tune))
    uniform = np.full_like(test.won, 1 / test.players)
    return {
        "network": quality_of(chances, test.won, test.game),
        "linear value": quality_of(by_value, test.won, test.game),
        "uniform": quality_of(uniform, test.won, test.game),
    }


def share_errors(tables: Tables, test: Samples) -> dict[str, float]:
    """The mean distance of the expected share of the scores from the real one."""
    shares = shares_of_one(judged(tables, test)[1])
    return {
        "network": float(np.abs(shares - test.share).mean()),
        "uniform": float(np.abs(1 / test.players - test.share).mean()),
    }


def table_rows(edition: str, tables: Tables, samples_of: Mapping[int, Samples], part: str) -> list[str]:
    """The rows of the table of one edition, on this part of the games."""
    rows = []
    for players, samples in sorted(samples_of.items()):
        test = samples.part(part)
        games = len(np.unique(test.game))
        off_by = share_errors(tables, test)
        for name, quality in compared(tables, samples.part("tune"), test).items():
            worst = quality.worst
            off = f"{100 * off_by[name]:.1f}" if name in off_by else "–"
            rows.append(
                f"| {edition} | {players} | {games} | {len(test):,} | {name} | {quality.log_loss:.3f} "
                f"| {quality.brier:.3f} | {quality.named:.1%} | {100 * quality.mean_gap:.1f} "
                f"| {100 * worst.gap:.1f} ({100 * worst.error:.1f}) | {off} |"
            )
    return rows


def reliability_rows(edition: str, tables: Tables, samples_of: Mapping[int, Samples], part: str) -> list[str]:
    """For each number of players, then for all together: by tenth, what was said and what happened."""
    rows = []
    said, won, games = [], [], []
    for players, samples in sorted(samples_of.items()):
        test = samples.part(part)
        chances = told(tables, test)
        rows.append(f"| {edition} | {players} | {_cells(quality_of(chances, test.won, test.game))} |")
        # As positions with one seat each, so that tables of all sizes go into one
        said.append(chances.reshape(-1, 1))
        won.append(test.won.reshape(-1, 1))
        games.append(np.repeat(test.game * 10 + players, players))
    pooled = quality_of(np.concatenate(said), np.concatenate(won), np.concatenate(games))
    return [*rows, f"| {edition} | all | {_cells(pooled)} |"]


def _cells(quality: Quality) -> str:
    return " | ".join(
        f"{100 * tenth.said:.0f} → {100 * tenth.won:.0f} ({100 * tenth.error:.0f})" if tenth.seats >= RARE else "–"
        for tenth in quality.tenths
    )
