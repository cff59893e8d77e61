"""Benchmarks of the fast core: playouts, stepping from Python, copies, threads, and `expert`."""

import random
import time
from collections.abc import Callable

import rondel
from rondel import bots, fast

# CPU seconds per measurement.
_SECONDS = 0.2
_EXPERT_SECONDS = 0.6


def measure_core(edition: str, players: int, seed: int, game_decisions_per_second: float) -> dict[str, float]:
    """Return the figures of one measurement, with ratios to the engine's speed in the same one."""
    here = fast.position(_new_game(edition, players, seed))
    middle = here.copy()
    _step(middle, random.Random(seed), most=400)
    back = middle.copy()
    game = rondel.Game.from_json(middle.to_json())
    steps = _steps_per_second(edition, players, seed)
    copy_us = 1e6 * each(middle.copy)
    return {
        "fast_playouts_per_second": _playouts_per_second(here, seed),
        "fast_two_threads": _two_threads(here, seed),
        "fast_steps_per_second": steps,
        "fast_steps_to_game": steps / game_decisions_per_second,
        "fast_copy_us": copy_us,
        "fast_copy_to_game_copy": copy_us / (1e6 * each(game.copy)),
        "fast_copy_from_us": 1e6 * each(lambda: back.copy_from(middle)),
        "fast_late_to_early": _slowdown(edition, players, seed),
        "expert_decisions_per_second": _expert(edition, players, seed),
    }


def each(function: Callable[[], object], at_least: float = 0.1) -> float:
    """Return CPU seconds per call, averaged over at least `at_least` seconds."""
    function()
    calls = 0
    at_once = 1
    begin = time.process_time()
    while (seconds := time.process_time() - begin) < at_least:
        for _ in range(at_once):
            function()
        calls += at_once
        # Reading the clock costs as much as the fastest functions measured here.
        at_once = min(2 * at_once, 64)
    return seconds / calls


def _new_game(edition: str, players: int, seed: int) -> rondel.Game:
    return rondel.new_game(edition, players=players, seed=seed, options=rondel.Options(max_rounds=60))


def _step(position: fast.Position, rng: random.Random, most: int) -> list[int]:
    """Play random actions one by one from Python; return them."""
    played: list[int] = []
    choose, legal, play = rng.choice, position.legal, position.play
    while len(played) < most and not position.over:
        id = choose(legal())
        play(id)
        played.append(id)
    return played


def _steps_per_second(edition: str, players: int, seed: int) -> float:
    """Return decisions per second when a program lists the legal actions, picks one at random and plays it."""
    start = fast.position(_new_game(edition, players, seed))
    rng = random.Random(seed)
    decisions = 0
    begin = time.process_time()
    while (seconds := time.process_time() - begin) < _SECONDS:
        decisions += len(_step(start.copy(), rng, most=100_000))
    return decisions / seconds


def _playouts_per_second(position: fast.Position, seed: int) -> float:
    """Return decisions per second of single-threaded playouts inside the core."""
    playouts = decisions = 0
    at_once = 1
    begin = time.process_time()
    while (seconds := time.process_time() - begin) < _SECONDS:
        decisions += fast.playouts(position, at_once, seed=seed + playouts).decisions
        playouts += at_once
        at_once = min(2 * at_once, 64)
    return decisions / seconds


def _two_threads(position: fast.Position, seed: int) -> float:
    """Return the wall-clock speedup of two threads, on enough work to make their startup negligible."""
    playouts = 1000 if fast.compiled else 2
    seconds = []
    for threads in (1, 2):
        begin = time.perf_counter()
        fast.playouts(position, playouts, seed=seed, threads=threads)
        seconds.append(time.perf_counter() - begin)
    return seconds[0] / seconds[1]


def _slowdown(edition: str, players: int, seed: int) -> float:
    """Return the time per decision in the last third of random games relative to the first third."""
    spent = [0.0, 0.0, 0.0]
    for number in range(10):
        here = fast.position(_new_game(edition, players, seed))
        ids = _step(here.copy(), random.Random(seed * 1000 + number), most=100_000)
        third = len(ids) // 3
        for part in range(3):
            begin = time.process_time()
            for id in ids[part * third : (part + 1) * third]:
                here.play(id)
            spent[part] += (time.process_time() - begin) / third
    return spent[2] / spent[0]


def _expert(edition: str, players: int, seed: int) -> float:
    """Return decisions per second of `expert` in a game against itself."""
    game = _new_game(edition, players, seed)
    seated = [bots.make("expert", seed=seed + seat) for seat in range(players)]
    seconds = 0.0
    decisions = 0
    while seconds < _EXPERT_SECONDS and not game.over:
        decision = game.decision
        view = game.seat_view(decision.player)
        begin = time.process_time()
        choice = seated[decision.player].choose(view, decision)
        seconds += time.process_time() - begin
        decisions += 1
        game.play(choice)
    return decisions / seconds
