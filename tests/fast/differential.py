"""Differential test of engine and fast core: same offers in the same order, same decider, same position.

The long run plays whole games on all kinds of tables, and next to each of them a maneuver with many units:
python -m tests.fast.differential --games 20000 [--first 0] [--edition imperial] [--jobs 2] [--plain]
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from tests.fast.cores import Core, Cores, PlainCore, PositionCore
from tests.fast.games import armada_game, random_choice, random_game

import rondel
from rondel.engine import scoring
from rondel.engine.saved_game import to_data

Begin = Callable[[int, str | None], rondel.Game]

# Longer games are abandoned: no rule forces a nation ever to tax (R23.10).
MOST_DECISIONS = 3000
ARMADA_DECISIONS = 40
GIFT = 0.03
REBUILD = 0.05
COMPARE_SCORES = 0.05


class Difference(AssertionError):
    """Engine and core differ; the message says where."""


def play_on_both(
    cores: Cores, seed: int, edition: str | None = None, begin: Begin = random_game, most: int = MOST_DECISIONS
) -> Counter[str]:
    """Play one game on both, comparing at every decision; return the number of decisions by kind."""
    game = begin(seed, edition)
    rng = random.Random(f"lockstep {seed}")
    core = cores(game)
    kinds: Counter[str] = Counter()
    played: list[str] = []
    try:
        while True:
            compare(game, core)
            if game.over or kinds.total() == most:
                break
            kinds[game.decision.kind] += 1
            if rng.random() < COMPARE_SCORES:
                compare_scores(game, core)
            if rng.random() < REBUILD:
                fresh = cores(game)
                expect("image", core.image(), fresh.image())
                core = fresh
            if rng.random() < GIFT and give_on_both(game, core, rng):
                played.append("a gift")
                continue
            action = random_choice(game, rng)
            played.append(action)
            game.play(action)
            core.play(core.table.id(action))
        compare_scores(game, core)
    except Exception as error:
        table = f"{game.edition.id}, {game.state.seats} players, {game.options}"
        last = ", ".join(played[-5:])
        name = begin.__name__
        raise Difference(f"Seed {seed} of {name}, move {len(played)} ({table}), after {last}:\n{error!r}") from error
    if game.over:
        kinds["over"] += 1
    return kinds


def compare(game: rondel.Game, core: Core) -> None:
    """Compare the offered texts in order, the decider and the position."""
    offer = [] if game.over else [str(action) for action in game.decision.actions]
    texts = [core.table.text(id) for id in core.legal()]
    expect("offer", texts, offer)
    if not game.over:
        expect("decider", core.decider(), game.decision.player)
    if not core.equals(game):
        found, wanted = core.data(), to_data(game.state)
        for key, value in wanted.items():
            expect(key, found[key], value)
        raise Difference("the saved data other than the position differs")


def expect(what: str, found: object, wanted: object) -> None:
    """Raise a `Difference` that shows both sides."""
    if found != wanted:
        raise Difference(f"{what}: the core has {found}, the engine {wanted}")


def compare_scores(game: rondel.Game, core: Core) -> None:
    """Compare scores and winners as if the game ended now, and gift limits."""
    expect("scores", core.scores(), game.scores)
    winners = core.winners()
    if winners is not None:
        expect("winners", winners, scoring.winners(game.state))
    for seat, nation in itertools.product(range(game.state.seats), game.edition.nations):
        number = game.edition.nation_index[nation.id]
        expect("gift limit", core.gift_limit(seat, number), game.gift_limit(seat, nation.id))


def give_on_both(game: rondel.Game, core: Core, rng: random.Random) -> bool:
    """Make a random gift if allowed: small, the maximum, or just what a treasury may lack."""
    seat = rng.randrange(game.state.seats)
    number = rng.randrange(game.edition.nation_count)
    nation = game.edition.nations[number].id
    most = game.gift_limit(seat, nation)
    if not most:
        return False
    amount = min(most, rng.choice((1, 3, 5, most)))
    game.give(seat, nation, amount)
    core.give(seat, number, amount)
    return True


def _play_one(task: tuple[int, str | None, bool]) -> tuple[int, Counter[str], str]:
    seed, edition, plain = task
    try:
        cores: Cores = PlainCore if plain else PositionCore
        kinds = play_on_both(cores, seed, edition)
        kinds += play_on_both(cores, seed, edition, armada_game, ARMADA_DECISIONS)
        return seed, kinds, ""
    except Difference as difference:
        return seed, Counter(), str(difference)


def results(tasks: Iterator[tuple[int, str | None, bool]], jobs: int) -> Iterator[tuple[int, Counter[str], str]]:
    """Run the tasks in sequence, or in several processes."""
    if jobs == 1:
        yield from map(_play_one, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(_play_one, tasks, chunksize=20)


def main(arguments: list[str] | None = None) -> int:
    """Play many whole games; return 0 if there is no difference."""
    parser = argparse.ArgumentParser(prog="python -m tests.fast.differential", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many games (seeds) are played")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--edition", choices=rondel.editions(), help="only this edition")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--plain", action="store_true", help="use the pure Python modules even if the core is compiled")
    given: Any = parser.parse_args(arguments)
    tasks = ((seed, given.edition, given.plain) for seed in range(given.first, given.first + given.games))
    kinds: Counter[str] = Counter()
    started = reported = time.monotonic()
    for done, (_seed, counted, difference) in enumerate(results(tasks, given.jobs), 1):
        if difference:
            print(difference)
            return 1
        kinds += counted
        now = time.monotonic()
        if now - reported > 10 or done == given.games:
            reported = now
            decisions = kinds.total() - kinds["over"]
            print(f"{done} games, {decisions} decisions, {now - started:.0f} s: no difference", flush=True)
    print(", ".join(f"{kind} {number}" for kind, number in kinds.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
