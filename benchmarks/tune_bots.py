"""Tunes the weights of the evaluation by self-play; the same seed gives the same weights.

Every seat of every game plays with its own random variation of the current weights. What a seat scores against
the others of its table is regressed on its variation, and all weights take a step along the result.

    python -m benchmarks.tune_bots --edition imperial --games 300 --generations 8 --seed 1
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from dataclasses import fields, replace
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

import rondel
from rondel.bots.policy import quick_answer
from rondel.bots.quick_space import quick_space
from rondel.bots.weights import Weights, weights

NAMES = [field.name for field in fields(Weights)]
FOLDER = Path(__file__).parent.parent / "src" / "rondel" / "bots" / "weights"


def varied(w: Weights, change: np.ndarray) -> Weights:
    """Every weight multiplied by the exponential of its change."""
    return replace(w, **{name: getattr(w, name) * math.exp(c) for name, c in zip(NAMES, change, strict=True)})


def play(edition: str, players: list[Weights], seed: int) -> list[float]:
    """One game of quick players; the result of each seat: win share and score against the table."""
    game = rondel.new_game(edition, players=len(players), seed=seed, options=rondel.Options(max_rounds=45))
    while not game.over:
        decision = game.decision
        actions = decision.actions
        if len(actions) == 1:
            game.play(actions[0])
            continue
        s = game.state
        w = players[decision.player]
        game.play(quick_space(s, actions, w) if decision.kind == "rondel" else quick_answer(s, actions, w))
    scores, winners = game.scores, game.winners
    mean = sum(scores) / len(scores)
    seats = range(len(players))
    won = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    return [won[seat] * len(players) - 1 + (scores[seat] - mean) / max(mean, 1) for seat in seats]


def generation(w: Weights, edition: str, games: int, spread: float, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """The slope of the result along each weight and its standard error."""
    dice = random.Random(f"tune {edition} {seed}")
    rows, results = [], []
    for _ in range(games):
        players = dice.choice((3, 4, 4, 5, 6))
        changes = [np.array([dice.gauss(0, spread) for _name in NAMES]) for _ in range(players)]
        mean = sum(changes) / players
        outcome = play(edition, [varied(w, change) for change in changes], dice.getrandbits(31))
        rows += [change - mean for change in changes]
        results += outcome
    a, b = np.array(rows), np.array(results)
    slope, *_ = np.linalg.lstsq(a, b, rcond=None)
    rest = b - a @ slope
    error = np.sqrt(np.diag(np.linalg.inv(a.T @ a)) * rest.var())
    return slope, error


def main() -> None:
    """Run the generations and write the weights with their provenance."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", required=True, choices=rondel.editions())
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--spread", type=float, default=0.3)
    parser.add_argument("--step", type=float, default=0.25, help="length of the first step, in units of the spread")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="begin with the hand-set weights, not with the file")
    options = parser.parse_args()
    w = Weights() if options.fresh else weights(options.edition)
    for number in range(options.generations):
        begin = time.process_time()
        slope, error = generation(w, options.edition, options.games, options.spread, options.seed * 1000 + number)
        # Weights whose slope is lost in the noise hardly move.
        sure = slope * np.clip(np.abs(slope) / (2 * error), 0, 1)
        step = sure / max(np.abs(sure).max(), 1e-9) * options.step / (1 + 0.15 * number)
        w = varied(w, step)
        shown = ", ".join(
            f"{n} {getattr(w, n):.3g} ({m:+.2f}±{e:.2f})" for n, m, e in zip(NAMES, slope, error, strict=True)
        )
        print(f"{number}: {time.process_time() - begin:.0f} s: {shown}", file=sys.stderr, flush=True)
        written = {
            "provenance": {
                "command": f"python -m benchmarks.tune_bots --edition {options.edition} --games {options.games}"
                f" --generations {options.generations} --spread {options.spread} --step {options.step}"
                f" --seed {options.seed}" + (" --fresh" if options.fresh else ""),
                "generations_done": number + 1,
                "date": datetime.now(UTC).date().isoformat(),
            },
            "weights": {name: round(value, 4) for name, value in w.to_dict().items()},
        }
        (FOLDER / f"{options.edition}.json").write_text(json.dumps(written, indent=2) + "\n")


if __name__ == "__main__":
    main()
