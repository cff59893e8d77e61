"""The results of many games, bot by bot."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import rondel
from rondel.cli.match import MatchResult

# 97.5 % point of the normal distribution: two-sided 95 %.
_Z = 1.959963984540054


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a win rate; honest also near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = _Z * _Z / games
    middle = (rate + square / 2) / (1 + square)
    half = _Z * sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(values: Iterable[float]) -> float:
    numbers = list(values)
    return sum(numbers) / len(numbers) if numbers else 0.0


@dataclass
class BotTally:
    """One bot over all seats and games it had; `games` counts seats, so rates compare between bots."""

    bot: str
    scores: list[int] = field(default_factory=list)
    ranks: list[float] = field(default_factory=list)
    wins: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    failures: list[str] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.scores)

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson_interval(self.wins, self.games)

    @property
    def decision_ms(self) -> float:
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    def to_dict(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_rate": round(self.win_rate, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_score": round(mean(self.scores), 3),
            "mean_rank": round(mean(self.ranks), 3),
            "mean_decision_ms": round(self.decision_ms, 3),
            "max_decision_ms": round(1000 * self.slowest, 3),
            "failures": len(self.failures),
        }


class Tally:
    """All games of a run."""

    def __init__(self, results: Sequence[MatchResult], bots: Sequence[str]) -> None:
        self.results = results
        self.bots = {bot: BotTally(bot) for bot in bots}
        for result in results:
            for seat in result.seats:
                entry = self.bots[seat.bot]
                entry.scores.append(seat.score)
                entry.ranks.append(seat.rank)
                entry.wins += seat.win
                entry.decisions += seat.decisions
                entry.seconds += seat.seconds
                entry.slowest = max(entry.slowest, seat.slowest)
                if seat.failure:
                    entry.failures.append(f"game {result.number + 1}: {seat.failure}")

    def to_dict(self, edition: str, players: int, seed: int, options: rondel.Options) -> dict[str, Any]:
        """The object of `simulate --json` (contract, section 5)."""
        return {
            "edition": edition,
            "players": players,
            "games": len(self.results),
            "seed": seed,
            "options": options.to_dict(),
            "bots": [bot.to_dict() for bot in self.bots.values()],
            "rounds": {
                "mean": round(mean(result.rounds for result in self.results), 3),
                "max": max((result.rounds for result in self.results), default=0),
            },
            "decisions": {"mean": round(mean(result.decisions for result in self.results), 3)},
            "unfinished": sum(result.unfinished for result in self.results),
        }
