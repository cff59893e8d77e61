"""Training samples: positions from stored games in network input format, with their outcomes."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rondel import fast
from rondel.bots.evaluation.weights import weights
from rondel.fast.evaluation.network import NATION_INPUTS, P_TIME, P_VALUE_MEAN, SEAT_INPUTS
from rondel.fast.evaluation.network_inputs import LEAD_SCALE
from rondel.fast.weight_array import weight_array
from rondel.research.chances.self_play import PlayedGame

Numbers = npt.NDArray[np.float32]

START_OF_TURN = 0.75  # of the samples; the others come from later decisions of a turn
# By the last digit of the game number; "unseen" is for evaluation on a seed that was not trained on
PARTS = {"train": (0, 1, 2, 3, 4, 5, 6, 7), "tune": (8,), "test": (9,), "unseen": (0, 1, 2, 3, 4, 5, 6, 7, 9)}


@dataclass
class Samples:
    """Positions with one number of players; the first axis of every array is the position."""

    nations: npt.NDArray[np.float16]  # feature rows by nation
    seats: npt.NDArray[np.float16]  # feature rows by seat
    interest: npt.NDArray[np.float16]  # by nation and seat
    governed: npt.NDArray[np.float16]
    won: Numbers  # by seat: 1 for the winner
    share: Numbers  # by seat: its share of the final scores
    game: npt.NDArray[np.int64]  # game number

    def __len__(self) -> int:
        return len(self.won)

    @property
    def players(self) -> int:
        return int(self.won.shape[1])

    @property
    def time(self) -> Numbers:
        """The remaining share of the game, by position."""
        return self.seats[:, 0, P_TIME].astype(np.float32)

    @property
    def value(self) -> Numbers:
        """By seat: the linear value relative to the mean of all seats, in millions."""
        return self.seats[:, :, P_VALUE_MEAN].astype(np.float32) * np.float32(LEAD_SCALE)

    def part(self, name: str) -> Samples:
        """Return the samples of one part of the games: train, tune, test or unseen."""
        return self.subset(np.isin(self.game % 10, PARTS[name]))

    def subset(self, which: npt.NDArray[np.bool_] | npt.NDArray[np.int64]) -> Samples:
        """Return a subset."""
        return Samples(*(getattr(self, name)[which] for name in self.__dataclass_fields__))


def samples_of(games: Iterable[PlayedGame], per_game: int) -> Samples:
    """Return about `per_game` positions of every game, at most one per turn."""
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
    """Return the network inputs at randomly drawn decisions."""
    rng = random.Random(f"samples {game.deal} {game.number}")
    wanted = _draw_decisions(game, per_game, rng)
    here = game.start()
    evaluator = fast.Evaluator(weight_array(weights(game.edition), here.edition))
    found = []
    for at, id in enumerate(game.ids):
        if at in wanted:
            found.append(evaluator.network_inputs(here))
        here.play(id)
    return found


def _draw_decisions(game: PlayedGame, per_game: int, rng: random.Random) -> set[int]:
    """Draw decisions: the beginning of a turn, or a later decision of it."""
    here = game.start()
    turns: list[list[int]] = [[]]
    for at, id in enumerate(game.ids):
        if here.kind == "rondel":
            turns.append([])
        turns[-1].append(at)
        here.play(id)
    turns = [turn for turn in turns if turn]
    drawn = rng.sample(turns, min(per_game, len(turns)))
    return {turn[0] if rng.random() < START_OF_TURN else rng.choice(turn) for turn in drawn}
