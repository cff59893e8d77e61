"""Measures the environments of rondel.research against others, in processor time of one run: only ratios mean anything.

`python3 -m tests.research.heavy speed` makes an environment with the libraries it needs and runs it; with `-- --write`
it puts the figures into docs/performance.md.
"""

from __future__ import annotations

import pickle
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from pettingzoo.classic import chess_v6

import rondel
import rondel.research.openspiel
from rondel import fast
from rondel.research import Match
from rondel.research.pettingzoo import imperial_2030_v0, imperial_v0
from rondel.research.vector import Vector

PAGE = Path(__file__).resolve().parent.parent / "docs" / "performance.md"
BEGIN, END = "<!-- figures of the environments -->", "<!-- end -->"
ROUNDS = 5
PLAYERS = 4
MODULES = {"imperial": imperial_v0, "imperial_2030": imperial_2030_v0}


class Figure(NamedTuple):
    """Two measurements of one kind and their ratio, with the bound that is promised for it."""

    what: str
    ours: float
    other: float
    unit: str
    promised: str

    def row(self) -> str:
        """The line of the table."""
        ratio = self.ours / self.other
        return f"| {self.what} | {self.ours:,.1f} | {self.other:,.1f} | {self.unit} | {ratio:.2f} | {self.promised} |"


def stepping(env: Any, steps: int) -> float:
    """Steps per second of a PettingZoo environment with random legal actions."""
    chooser = random.Random(1)
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
            env.step(int(legal[chooser.randrange(len(legal))]))
    return steps / (time.process_time() - begun)


def side_by_side(edition: str, steps: int, games: int = 256) -> float:
    """Decisions per second of many games at once, observed and masked, with random legal actions."""
    vector, lots = Vector(edition, PLAYERS, games), np.random.default_rng(1)
    begun = time.process_time()
    for _ in range(steps // games):
        vector.step(vector.sample(lots))
    return steps // games * games / (time.process_time() - begun)


def microseconds(call: Callable[[], object], times: int = 2000) -> float:
    """Processor time of one call."""
    begun = time.process_time()
    for _ in range(times):
        call()
    return (time.process_time() - begun) / times * 1e6


def both(ours: Callable[[], float], other: Callable[[], float]) -> tuple[float, float]:
    """The medians of two measurements that take turns, so that both meet the same machine."""
    pairs = [(ours(), other()) for _ in range(ROUNDS)]
    return median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)


def in_mid_game(edition: str) -> tuple[Match, Any]:
    """A match and the OpenSpiel state of the same game after 300 random decisions."""
    state = pyspiel.load_game(f"python_rondel_{edition}(players={PLAYERS},seed=1)").new_initial_state()
    chooser = random.Random(1)
    for _ in range(300):
        state.apply_action(chooser.choice(state.legal_actions()))
    return state.match, state


def figures(edition: str) -> list[Figure]:
    """Everything that is promised about the speed of one edition."""
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
    return "\n\n".join([*found, f"The core was {fast.form()}; {PLAYERS} players, medians of {ROUNDS} turns."])


def main(words: list[str]) -> None:
    """Print the tables, and with `--write` put them into the page."""
    text = tables()
    print(text)
    if "--write" in words:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
