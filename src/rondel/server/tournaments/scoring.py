"""Points for a game: by rank or by share of the score, the same for tables of every size."""

from __future__ import annotations

from typing import Literal, NamedTuple

Scoring = Literal["rank", "share"]
SCORINGS: tuple[Scoring, ...] = ("rank", "share")
# What a win is worth by rank, and a share as large as the average. 60 divides evenly at tables of 3 to 6.
WIN, AVERAGE = 60.0, 100.0


class Outcome(NamedTuple):
    """How a game ended, seat by seat. `counts`: whether the player of the seat gets what the seat has made."""

    players: tuple[int, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    counts: tuple[bool, ...]


class Gained(NamedTuple):
    """What one player gets out of one game."""

    player: int
    place: int
    points: float
    win: float
    share: float


def worth_of_win(scoring: Scoring) -> float:
    return WIN if scoring == "rank" else AVERAGE


def gains(outcome: Outcome, scoring: Scoring) -> list[Gained]:
    """What each seat's player gets. By rank: the part of the opponents one has beaten, of 60 points; several winners
    share theirs. By share: the own part of all points scored at the table, times its players, of 100."""
    size = len(outcome.players)
    total = sum(max(0, score) for score in outcome.scores)
    tied = len(outcome.winners)
    gained = []
    for seat, player in enumerate(outcome.players):
        place = 1 if seat in outcome.winners else outcome.ranking.index(seat) + 1
        if not outcome.counts[seat]:
            gained.append(Gained(player, place, 0.0, 0.0, 0.0))
            continue
        share = max(0, outcome.scores[seat]) / total if total else 1 / size
        beaten = size - place if place > 1 else size - 1 - (tied - 1) / 2
        points = WIN * beaten / (size - 1) if scoring == "rank" else AVERAGE * size * share
        win = 1 / tied if place == 1 else 0.0
        gained.append(Gained(player, place, round(points, 2), round(win, 4), round(size * share, 4)))
    return gained
