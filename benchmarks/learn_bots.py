"""Learn the weights of the evaluation from self-play; the same seed gives the same weights.

Quick players with random errors play whole games. The final power factors of the nations are regressed on features of
earlier positions. Each generation plays with the weights of the last one.

    python -m benchmarks.learn_bots --edition imperial --games 160 --generations 3 --seed 1

writes the stored weights; with --check it compares instead of writing.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

import rondel
from rondel.bots.evaluation.weights import Weights, weights
from rondel.bots.search.context import SearchContext
from rondel.fast.evaluation.weights import MAX_TAX
from rondel.fast.weight_array import smoothed_tax_points
from rondel.position import NOBODY, Position

FOLDER = Path(__file__).parent.parent / "src" / "rondel" / "bots" / "evaluation" / "learned"
POWER = (
    *("start", "power", "lead", "near", "middle", "far", "time", "time2", "points", "points2"),
    *("unit", "unit2", "treasury", "treasury2", "threat", "interest", "seats", "pace", "grown"),
)
# Initial weights. Those not in POWER are not learned: learned values predicted scores better, but played worse
# (docs/measurements/2026-11-16-bot-design-assumptions.md).
START = Weights(
    start=0.0,
    power=1.0,
    lead=0.0,
    time=0.0,
    time2=0.0,
    near=0.8,
    middle=0.5,
    far=0.2,
    points=0.8,
    points2=0.0,
    unit=0.3,
    unit2=0.0,
    treasury=0.1,
    treasury2=0.0,
    threat=-0.3,
    interest=0.0,
    seats=0.0,
    pace=0.0,
    grown=0.0,
    paid=-0.25,
    paid_time=1.1,
    paid_time2=0.8,
    covered=0.8,
    covered_time=-0.6,
    taxed=0.45,
    funded=0.4,
    small=0.4,
    cash=1.0,
    cash_time=0.5,
    stake=1.0,
    income=0.7,
    control=1.0,
    reign=1.0,
    card=2.0,
    bank=-2.0,
    bank_cash=0.3,
    activation=4.0,
    fill=0.1,
    hostility=0.8,
    guard=0.5,
    frontier=0.08,
    gift=3.0,
    mean=0.5,
)
ERROR = 0.8  # standard deviation of the players' errors, in millions
RIDGE = 3.0


Sample = list[tuple[int, list[float]]]


def sample(s: Position, thought: SearchContext) -> Sample:
    """Features of each governed nation, in the order of POWER."""
    edition = s.edition
    chart = smoothed_tax_points(edition)
    taxation = next(i for i, space in enumerate(edition.spaces) if space.action == "taxation")
    view = thought.evaluator.outlook(thought.here)
    t, top, pace = view["now"]
    result = []
    for n in range(edition.nation_count):
        if s.government[n] == NOBODY:
            continue
        distance = edition.steps(s.place[n], taxation) if s.place[n] >= 0 else 7
        points = chart[min(int(view["tax"][n]), MAX_TAX)]
        money, army = min(s.treasury[n], 15), min(view["units"][n], 8)
        seen: list[float] = [
            1,
            s.power[n],
            s.power[n] - top,
            points * (distance <= 3),
            points * (3 < distance <= 6),
            points * (distance > 6),
            t,
            t * t,
            t * points,
            t * t * points,
            t * army,
            t * t * army,
            t * money,
            t * t * money,
            t * view["threats"][n],
            t * min(view["interest"][n], 25),
            t * s.seats,
            t * pace,
            t * s.power[n],
        ]
        result.append((n, seen))
    return result


def play(edition: str, w: Weights, rng: random.Random) -> tuple[list[Sample], Position]:
    """Play a game; returns samples on the way and the final position."""
    players = rng.choice((3, 4, 4, 5, 6))
    game = rondel.new_game(edition, players=players, seed=rng.getrandbits(31), options=rondel.Options(max_rounds=45))
    samples: list[Sample] = []
    while not game.over:
        decision, s = game.decision, game.state
        actions = decision.actions
        if decision.kind == "rondel":
            thought = SearchContext(game, actions, w)
            if s.turns % 4 == 0:
                samples.append(sample(s, thought))
            found = thought.estimates()
            action = max(found, key=lambda pair: pair[0] + rng.gauss(0, ERROR))[1]
        else:
            action = actions[0] if len(actions) == 1 else SearchContext(game, actions, w).quick_answer()
        game.play(action)
    return samples, game.state


def fitted(rows: list[list[float]], results: list[float]) -> tuple[np.ndarray, float]:
    """Ridge regression; returns the weights and the root mean squared error."""
    a, b = np.array(rows, dtype=float), np.array(results)
    found = np.linalg.solve(a.T @ a + RIDGE * np.eye(a.shape[1]), a.T @ b)
    return found, float(np.sqrt(((a @ found - b) ** 2).mean()))


def generation(edition: str, w: Weights, games: int, seed: int) -> tuple[Weights, str]:
    """Learn weights from games played with the old ones; returns them with a report of the fit."""
    rng = random.Random(f"learn {edition} {seed}")
    rows, results, rounds = [], [], 0
    for _ in range(games):
        samples, end = play(edition, w, rng)
        rounds += end.round
        for seen in samples:
            for n, row in seen:
                rows.append(row)
                results.append(5.0 * end.edition.factor[end.power[n]])
    learned, error = fitted(rows, results)
    report = f"error {error:.2f} of {float(np.std(results)):.2f} power points; {rounds / games:.1f} rounds a game"
    named = {name: round(float(value), 4) for name, value in zip(POWER, learned, strict=True)}
    return w._replace(**named), report


def main() -> None:
    """Run the generations and write the weights with their provenance."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", required=True, choices=rondel.editions())
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="write nothing; compare with the stored weights")
    options = parser.parse_args()
    w = START
    reports = []
    for number in range(options.generations):
        begin = time.process_time()
        w, report = generation(options.edition, w, options.games, options.seed * 1000 + number)
        reports.append(report)
        print(f"{number}: {time.process_time() - begin:.0f} s: {report}", file=sys.stderr, flush=True)
    if options.check:
        sys.exit(None if w == weights(options.edition) else f"The stored weights differ: {w}")
    written = {
        "provenance": {
            "command": f"python -m benchmarks.learn_bots --edition {options.edition} --games {options.games} "
            f"--generations {options.generations} --seed {options.seed}",
            "date": datetime.now(UTC).date().isoformat(),
            "generations": reports,
        },
        "weights": w.to_dict(),
    }
    (FOLDER / f"{options.edition}.json").write_text(json.dumps(written, indent=2) + "\n")


if __name__ == "__main__":
    main()
