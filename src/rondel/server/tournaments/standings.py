"""Standings and tie breaks: points, wins, mean share, opponents' points, direct meetings, random draw."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Literal, NamedTuple

TIE_BREAKS = ("points", "wins", "share", "opponents", "direct", "lot")


class Standing(NamedTuple):
    """A row of the standings.

    `opponents`: mean points of opponents; `share`: mean share of the score, 1 is average; `direct`: games finished
    ahead of tied players minus games finished behind them.
    """

    player: int
    place: int
    points: float
    games: int
    wins: float
    share: float
    opponents: float
    direct: int
    final: int | None  # the place in the final


def standings(
    players: Sequence[int], outcomes: Iterable[Outcome], scoring: Scoring, seed: int, final: Outcome | None = None
) -> list[Standing]:
    """Return the standings, best first. Players of the final come first, in its order."""
    games = [*outcomes, *([final] if final else [])]
    scores = [player_scores(game, scoring) for game in games]
    own: dict[int, list[PlayerScore]] = {player: [] for player in players}
    for table in scores:
        for each in table:
            own.setdefault(each.player, []).append(each)
    points = {player: round(sum(each.points for each in mine), 2) for player, mine in own.items()}
    met: dict[int, list[float]] = {player: [] for player in own}
    for game in games:
        for player in game.players:
            met[player] += [points[other] for other in game.players if other != player]
    places = {each.player: each.place for each in scores[-1]} if final else {}
    rows = [
        Standing(
            player=player,
            place=0,
            points=points[player],
            games=len(mine),
            wins=round(sum(each.win for each in mine), 2),
            share=round(sum(each.share for each in mine) / len(mine), 4) if mine else 0.0,
            opponents=round(sum(met[player]) / len(met[player]), 2) if met[player] else 0.0,
            direct=0,
            final=places.get(player),
        )
        for player, mine in own.items()
    ]
    rows.sort(key=_rank_key)
    ordered: list[Standing] = []
    for _, tied in groupby(rows, key=_rank_key):
        ordered += _break_ties(list(tied), games, _random_order(seed))
    return [row._replace(place=number) for number, row in enumerate(ordered, start=1)]


def _rank_key(row: Standing) -> tuple[float, ...]:
    return (row.final or 99, -row.points, -row.wins, -row.share, -row.opponents)


def _break_ties(tied: list[Standing], games: Sequence[Outcome], draw: Callable[[int], int]) -> list[Standing]:
    """Order tied players by direct meetings, then at random."""
    if len(tied) < 2:
        return tied
    among = {row.player for row in tied}
    direct = dict.fromkeys(among, 0)
    for game in games:
        here = [(game.ranking.index(seat), player) for seat, player in enumerate(game.players) if player in among]
        for place, player in here:
            direct[player] += sum((place < other) - (place > other) for other, _ in here)
    rows = [row._replace(direct=direct[row.player]) for row in tied]
    return sorted(rows, key=lambda row: (-row.direct, draw(row.player)))


def _random_order(seed: int) -> Callable[[int], int]:
    return lambda player: int.from_bytes(hashlib.sha256(f"{seed} lot {player}".encode()).digest()[:8], "big")


Scoring = Literal["rank", "share"]
SCORINGS: tuple[Scoring, ...] = ("rank", "share")
# Points for a win by rank, and for an average share. 60 is divisible at tables of 3 to 6.
WIN, AVERAGE = 60.0, 100.0


class Outcome(NamedTuple):
    """Outcome of a game by seat; `counts`: whether the player of the seat scores."""

    players: tuple[int, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    counts: tuple[bool, ...]


class PlayerScore(NamedTuple):
    """Score of one player in one game."""

    player: int
    place: int
    points: float
    win: float
    share: float


def points_per_win(scoring: Scoring) -> float:
    return WIN if scoring == "rank" else AVERAGE


def player_scores(outcome: Outcome, scoring: Scoring) -> list[PlayerScore]:
    """Return the scores of the players by seat.

    By rank: 60 points times the fraction of opponents beaten; joint winners share. By share: 100 points times the
    player's share of all points at the table, times the number of players.
    """
    size = len(outcome.players)
    total = sum(max(0, score) for score in outcome.scores)
    tied = len(outcome.winners)
    scores = []
    for seat, player in enumerate(outcome.players):
        place = 1 if seat in outcome.winners else outcome.ranking.index(seat) + 1
        if not outcome.counts[seat]:
            scores.append(PlayerScore(player, place, 0.0, 0.0, 0.0))
            continue
        share = max(0, outcome.scores[seat]) / total if total else 1 / size
        beaten = size - place if place > 1 else size - 1 - (tied - 1) / 2
        points = WIN * beaten / (size - 1) if scoring == "rank" else AVERAGE * size * share
        win = 1 / tied if place == 1 else 0.0
        scores.append(PlayerScore(player, place, round(points, 2), round(win, 4), round(size * share, 4)))
    return scores
