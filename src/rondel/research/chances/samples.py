"""Positions on the way through kept games, as the network reads them, with what became of them."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rondel import fast
from rondel.bots.evaluation.weights import weights
from rondel.fast.thinking.network import NATION_INPUTS, P_TIME, P_VALUE_MEAN, SEAT_INPUTS
from rondel.fast.thinking.rows import LEAD
from rondel.fast.weighing import weights_of
from rondel.research.chances.self_play import PlayedGame

Numbers = npt.NDArray[np.float32]

START_OF_TURN = 0.75  # of the samples; the others are taken at a later decision of the turn
# By the last digit of a game's number; "unseen" are those to test with of a seed that nothing was learned from
PARTS = {"train": (0, 1, 2, 3, 4, 5, 6, 7), "tune": (8,), "test": (9,), "unseen": (0, 1, 2, 3, 4, 5, 6, 7, 9)}


@dataclass
class Samples:
    """Positions of tables of one size; the first axis of every array is the position."""

    nations: npt.NDArray[np.float16]  # by nation: its row
    seats: npt.NDArray[np.float16]  # by seat: its row
    interest: npt.NDArray[np.float16]  # by nation and seat
    governed: npt.NDArray[np.float16]
    won: Numbers  # by seat: 1 for the winner
    share: Numbers  # by seat: its share of all scores at the end
    game: npt.NDArray[np.int64]  # the number of the game

    def __len__(self) -> int:
        return len(self.won)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.won.shape[1])

    @property
    def time(self) -> Numbers:
        """The share of the game left, by position."""
        return self.seats[:, 0, P_TIME].astype(np.float32)

    @property
    def value(self) -> Numbers:
        """By seat: what the linear value says above the average of all seats, in millions."""
        return self.seats[:, :, P_VALUE_MEAN].astype(np.float32) * np.float32(LEAD)

    def part(self, name: str) -> Samples:
        """Those of the games to train with, to tune with or to test with."""
        return self.chosen(np.isin(self.game % 10, PARTS[name]))

    def chosen(self, which: npt.NDArray[np.bool_] | npt.NDArray[np.int64]) -> Samples:
        """Some of them."""
        return Samples(*(getattr(self, name)[which] for name in self.__dataclass_fields__))


def samples_of(games: Iterable[PlayedGame], per_game: int) -> Samples:
    """About so many positions of every game, one of a nation's turn at most."""
    rows: dict[str, list[npt.NDArray[np.float16]]] = {"nations": [], "seats": [], "interest": [], "governed": []}
    won, share, numbers = [], [], []
    for game in games:
        seats = game.players
        total = sum(game.scores)
        victory = [1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(seats)]
        shares = [score / total if total else 1 / seats for score in game.scores]
        for found in _rows(game, per_game):
            for name, row in found.items():
                rows[name].append(np.array(row, dtype=np.float16))
            won.append(victory)
            share.append(shares)
            numbers.append(game.number)
    count, seats = len(won), len(won[0])
    return Samples(
        np.stack(rows["nations"]).reshape(count, -1, NATION_INPUTS),
        np.stack(rows["seats"]).reshape(count, seats, SEAT_INPUTS),
        np.stack(rows["interest"]).reshape(count, -1, seats),
        np.stack(rows["governed"]).reshape(count, -1, seats),
        np.array(won, dtype=np.float32),
        np.array(share, dtype=np.float32),
        np.array(numbers),
    )


def _rows(game: PlayedGame, per_game: int) -> list[dict[str, list[float]]]:
    """What the network reads at decisions drawn by lot."""
    dice = random.Random(f"samples {game.deal} {game.number}")
    wanted = _drawn(game, per_game, dice)
    here = game.start()
    mind = fast.Mind(weights_of(weights(game.edition), here.edition))
    found = []
    for at, id in enumerate(game.ids):
        if at in wanted:
            found.append(mind.rows(here))
        here.play(id)
    return found


def _drawn(game: PlayedGame, per_game: int, dice: random.Random) -> set[int]:
    """Places in the game: of some turns the beginning or a later decision."""
    here = game.start()
    turns: list[list[int]] = [[]]
    for at, id in enumerate(game.ids):
        if here.kind == "rondel":
            turns.append([])
        turns[-1].append(at)
        here.play(id)
    turns = [turn for turn in turns if turn]
    drawn = dice.sample(turns, min(per_game, len(turns)))
    return {turn[0] if dice.random() < START_OF_TURN else dice.choice(turn) for turn in drawn}
