"""Speed of the environments of rondel.research compared with others, in CPU time of the same run.

`python3 -m tests.research.heavy speed` creates an environment with the required libraries and runs this program; add
`-- --write` to store the figures.
"""

from __future__ import annotations

import pickle
import random
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from pettingzoo.classic import chess_v6

import rondel
import rondel.research.openspiel
from benchmarks import measurements
from rondel import fast
from rondel.research import Match
from rondel.research.pettingzoo import imperial_2030_v0, imperial_v0
from rondel.research.vector import Vector

ROUNDS = 5
PLAYERS = 4
MODULES = {"imperial": imperial_v0, "imperial_2030": imperial_2030_v0}


class Figure(NamedTuple):
    """A pair of measurements, with the target for their ratio."""

    what: str
    ours: float
    other: float
    unit: str
    promised: str

    def row(self) -> str:
        """The row of the table."""
        ratio = self.ours / self.other
        return f"| {self.what} | {self.ours:,.1f} | {self.other:,.1f} | {self.unit} | {ratio:.2f} | {self.promised} |"


def stepping(env: Any, steps: int) -> float:
    """Steps per second of a PettingZoo environment with random legal actions."""
    rng = random.Random(1)
    env.reset(seed=1)
    begun = time.process_time()
    for done in range(steps):
        if not env.agents:
            env.reset(seed=done)
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[rng.randrange(len(legal))]))
    return steps / (time.process_time() - begun)


def side_by_side(edition: str, steps: int, games: int = 256) -> float:
    """Decisions per second of a `Vector`, with observations, masks and random legal actions."""
    vector, lots = Vector(edition, PLAYERS, games), np.random.default_rng(1)
    begun = time.process_time()
    for _ in range(steps // games):
        vector.step(vector.sample(lots))
    return steps // games * games / (time.process_time() - begun)


def microseconds(call: Callable[[], object], times: int = 2000) -> float:
    """Return the CPU time of one call."""
    begun = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - begun) / times * 1e6


def both(ours: Callable[[], float], other: Callable[[], float]) -> tuple[float, float]:
    """The medians of two measurements that alternate, so that both meet the same machine load."""
    pairs = [(ours(), other()) for _ in range(ROUNDS)]
    return median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)


def in_mid_game(edition: str) -> tuple[Match, Any]:
    """A match and the OpenSpiel state of the same game after 300 random decisions."""
    state = pyspiel.load_game(f"python_rondel_{edition}(players={PLAYERS},seed=1)").new_initial_state()
    rng = random.Random(1)
    for _ in range(300):
        state.apply_action(rng.choice(state.legal_actions()))
    return state.match, state


def figures(edition: str) -> list[Figure]:
    """All measurements of one edition, with their targets."""
    module = MODULES[edition]
    match, state = in_mid_game(edition)
    game, out = match.game(), np.empty(match.observation.size, np.uint8)
    bare = Match(edition, PLAYERS, seed=1)
    bare.position.copy_from(match.position)
    wrapped = both(lambda: stepping(module.env(PLAYERS), 3000), lambda: stepping(chess_v6.env(), 300))
    vector = both(lambda: side_by_side(edition, 40_000), lambda: stepping(module.raw_env(PLAYERS), 6000))
    clone = both(lambda: microseconds(state.clone), lambda: microseconds(game.copy))
    write = both(
        lambda: microseconds(lambda: match.observation.write(match.position, 0, out)),
        lambda: microseconds(lambda: game.view(0), 200),
    )
    travel = both(
        lambda: microseconds(lambda: pickle.loads(pickle.dumps(bare))),
        lambda: microseconds(lambda: pickle.loads(pickle.dumps(game)), 200),
    )
    return [
        Figure("PettingZoo in its wrappers : `chess_v6`", *wrapped, "steps/s", "at least 10"),
        Figure("`Vector` of 256 games : PettingZoo without wrappers", *vector, "steps/s", "at least 3"),
        Figure("`clone()` in OpenSpiel : `Game.copy()`", *clone, "µs", "at most 10"),
        Figure("writing an observation : `view()`", *write, "µs", "at most 0.33"),
        Figure("pickling a match and back : a `Game`", *travel, "µs", "at most 50 µs"),
    ]


def tables() -> str:
    """A table for each edition, as Markdown."""
    found = []
    for edition in rondel.editions():
        rows = "\n".join(figure.row() for figure in figures(edition))
        found.append(f"| {edition} | ours | other | unit | ratio | promised |\n|---|--:|--:|---|--:|---|\n{rows}")
    return "\n\n".join([*found, f"{PLAYERS} players, {fast.form()} core, medians of {ROUNDS} rounds."])


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the tables."""
    given = measurements.parser(__doc__).parse_args(arguments)
    with measurements.recorded(given, "environments", "Speed of the environments") as show:
        show(tables())


if __name__ == "__main__":
    main()
