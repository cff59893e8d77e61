"""Results of many games by bot: counts and sums only, so memory use does not depend on the number of games."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import rondel
from rondel.bots.simulation import MatchResult, SeatResult

# 97.5th percentile of the normal distribution, for a two-sided 95 % interval.
_Z = 1.959963984540054
FAILURES_LISTED = 3


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a win rate; accurate even near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = _Z * _Z / games
    middle = (rate + square / 2) / (1 + square)
    half = _Z * sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(counts: Counter[int]) -> float:
    """Return the mean of counted numbers; 0 if there are none."""
    games = counts.total()
    return sum(number * times for number, times in counts.items()) / games if games else 0.0


@dataclass
class BotTally:
    """Results of one bot over all its seats; `games` counts seats, so rates are comparable between bots."""

    bot: str
    timed: bool = True
    games: int = 0
    scores: Counter[int] = field(default_factory=Counter)
    ranks: float = 0.0
    wins: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    failures: int = 0
    failed: list[str] = field(default_factory=list)

    def add(self, number: int, seat: SeatResult) -> None:
        """Count a bot's result at one seat of game `number`."""
        self.games += 1
        self.scores[seat.score] += 1
        self.ranks += seat.rank
        self.wins += seat.win
        self.decisions += seat.decisions
        self.seconds += seat.seconds
        self.slowest = max(self.slowest, seat.slowest)
        if seat.failure:
            self.failures += 1
            if len(self.failed) < FAILURES_LISTED:
                self.failed.append(f"game {number + 1}: {seat.failure}")

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson_interval(self.wins, self.games)

    @property
    def mean_rank(self) -> float:
        return self.ranks / self.games if self.games else 0.0

    @property
    def decision_ms(self) -> float | None:
        """Return the milliseconds per decision; None if times were not recorded."""
        if not self.timed:
            return None
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    def score_below(self, share: float) -> int:
        """Return the score at this quantile."""
        wanted = min(self.games - 1, int(self.games * share))
        for score in sorted(self.scores):
            wanted -= self.scores[score]
            if wanted < 0:
                return score
        return 0

    def to_dict(self) -> dict[str, Any]:
        low, high = self.interval
        pace = self.decision_ms
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_rate": round(self.win_rate, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_score": round(mean(self.scores), 3),
            "mean_rank": round(self.mean_rank, 3),
            "mean_decision_ms": None if pace is None else round(pace, 3),
            "max_decision_ms": None if pace is None else round(1000 * self.slowest, 3),
            "failures": self.failures,
        }


class Tally:
    """Results of all games of a run, added one by one in the order of their numbers."""

    def __init__(self, bots: Iterable[str], timed: bool = True) -> None:
        self.bots = {bot: BotTally(bot, timed) for bot in bots}
        self.games = 0
        self.rounds: Counter[int] = Counter()
        self.decisions = 0
        self.unfinished = 0
        # By round: the number of games that reached it, and the sum of each nation's power points.
        self.power: list[tuple[int, list[int]]] = []

    def add(self, result: MatchResult) -> None:
        """Count one game."""
        self.games += 1
        self.rounds[result.rounds] += 1
        self.decisions += result.decisions
        self.unfinished += result.unfinished
        for seat in result.seats:
            self.bots[seat.bot].add(result.number, seat)
        for number, points in enumerate(result.power):
            self._add_power(number, points)

    def _add_power(self, number: int, points: Sequence[int]) -> None:
        if number == len(self.power):
            self.power.append((1, list(points)))
            return
        games, sums = self.power[number]
        self.power[number] = games + 1, [a + b for a, b in zip(sums, points, strict=True)]

    @property
    def mean_decisions(self) -> float:
        return self.decisions / self.games if self.games else 0.0

    def to_dict(self, edition: str, players: int, seed: int, options: rondel.Options) -> dict[str, Any]:
        """Return the object of `simulate --json` (contract, section 5)."""
        return {
            "edition": edition,
            "players": players,
            "games": self.games,
            "seed": seed,
            "options": options.to_dict(),
            "bots": [bot.to_dict() for bot in self.bots.values()],
            "rounds": {"mean": round(mean(self.rounds), 3), "max": max(self.rounds, default=0)},
            "decisions": {"mean": round(self.mean_decisions, 3)},
            "unfinished": self.unfinished,
        }
