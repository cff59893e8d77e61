"""Playouts: games played to the end inside the core, at random or by quick choices, without the GIL.

The RNG gives the same numbers on every machine, compiled or not, and independently of threads.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Literal, SupportsIndex

from rondel.fast.evaluation.evaluator import Evaluator
from rondel.fast.evaluation.quick_answer import quick_answer
from rondel.fast.evaluation.quick_play import noisy_space
from rondel.fast.evaluation.targets import set_default_style
from rondel.fast.evaluation.weights import W_SIZE
from rondel.fast.evaluation.workspace import WORKSPACE_SIZE, seed_rng
from rondel.fast.games import Playouts, checked_int, checked_policy
from rondel.fast.ints import (
    Floats,
    Ints,
    bit,
    clear_ints,
    copy_floats,
    copy_ints,
    free_floats,
    free_uninitialized,
    new_floats,
    size,
    uninitialized_ints,
    without_gil,
)
from rondel.fast.layout import BASE, MOST_OFFERED, MOST_SEATS, POSITION_SIZE, RONDEL, SEATS, SHIP_COUNT
from rondel.fast.positions import FIRST_MIX, HALF, SECOND_MIX, Position, copy_position, mix32
from rondel.fast.rules.flow import play, settle, top_phase
from rondel.fast.rules.scoring import score_of, winners_of

# A playout is cut off after this many decisions: no rule forces a nation ever to tax (R23.10).
MOST_DECISIONS = 100000
# Playouts between two checks for interrupts.
CHUNK = 64

# Layout of the sums. A win is 60 points, which 2 to 6 winners can share without fractions.
DECISIONS = 0
CUT_OFF = 1
WINS = 2
SCORES = WINS + MOST_SEATS
SUMS = SCORES + MOST_SEATS
WIN_POINTS = 60

# Layout of `rng`: two words of RNG state, the number of playouts, and the policy.
PLAYOUT_COUNT = 2
QUICK_POLICY = 3
RNG_SIZE = 4


def seed_playout(rng: Ints, seed: int, number: int) -> None:
    """Seed the RNG for the playout with this number."""
    rng[0] = mix32(number & HALF, mix32(1, seed, FIRST_MIX), SECOND_MIX)
    rng[1] = mix32(number & HALF, mix32(2, seed, SECOND_MIX), FIRST_MIX) | 1


def random_below(rng: Ints, count: int) -> int:
    """Return a random number below `count`, from the upper bits of the sum of xoroshiro with two 32-bit words."""
    x = rng[0]
    y = rng[1]
    high = x * FIRST_MIX + y & HALF
    y ^= x
    rng[0] = (x << 26 & HALF | x >> 6) ^ y ^ (y << 9 & HALF)
    rng[1] = y << 13 & HALF | y >> 19
    return high * count >> 32


def play_randomly(t: Ints, s: Ints, offered: Ints, count: int, rng: Ints) -> int:
    """Play random actions until the game is over or cut off; return the number of decisions."""
    decisions = 0
    while count and decisions < MOST_DECISIONS:
        play(t, s, offered[random_below(rng, count)])
        count = settle(t, s, offered)
        decisions += 1
    return decisions


def play_quickly(t: Ints, s: Ints, offered: Ints, count: int, w: Floats, m: Floats) -> int:
    """Play quick answers and noisy choices of spaces, as in the bots' lookahead, without gifts.

    Returns the number of decisions.
    """
    set_default_style(w, m)
    decisions = 0
    while count and decisions < MOST_DECISIONS:
        if top_phase(s) == RONDEL:
            set_default_style(w, m)
            play(t, s, noisy_space(t, s, offered, count, w, m))
        else:
            play(t, s, offered[0] if count == 1 else quick_answer(t, s, offered, count, w, m))
        count = settle(t, s, offered)
        decisions += 1
    return decisions


def add_result(t: Ints, s: Ints, decisions: int, sums: Ints) -> None:
    """Add one playout to the sums; a cut-off one is scored at that point."""
    sums[DECISIONS] += decisions
    if s[BASE]:
        sums[CUT_OFF] += 1
    winners = winners_of(t, s)
    for seat in range(s[SEATS]):
        sums[SCORES + seat] += score_of(t, s, seat)
        if winners & bit(seat):
            sums[WINS + seat] += WIN_POINTS // size(winners)


def run_playouts(
    t: Ints,
    start: Ints,
    offer: Ints,
    count: int,
    s: Ints,
    offered: Ints,
    rng: Ints,
    sums: Ints,
    seed: int,
    begin: int,
    w: Floats,
    m: Floats,
) -> None:
    """Run playouts from one position, numbered from `begin`; `s`, `offered`, `rng` and `m` are work buffers."""
    for number in range(begin, begin + rng[PLAYOUT_COUNT]):
        copy_position(s, start)
        copy_ints(offered, offer, count)
        seed_playout(rng, seed, number)
        if rng[QUICK_POLICY]:
            seed_rng(m, rng[0] | 1)
            add_result(t, s, play_quickly(t, s, offered, count, w, m), sums)
        else:
            add_result(t, s, play_randomly(t, s, offered, count, rng), sums)


def playouts(
    position: Position,
    n: SupportsIndex,
    seed: SupportsIndex = 0,
    policy: Literal["random"] | Evaluator = "random",
    threads: SupportsIndex = 1,
) -> Playouts:
    """Play `n` games from a position to their ends; the position is not modified.

    The same position, number, seed and policy give the same result, with any number of threads, compiled or not. The
    policy "random" chooses uniformly among the offered actions; an `Evaluator` makes every player choose quickly, as in
    the bots' lookahead. The compiled core releases the GIL, so threads run in parallel.
    """
    if not isinstance(policy, Evaluator):
        checked_policy(policy)
    number = checked_int(n, "The number of playouts", 0, 10**12)
    start = checked_int(seed, "The seed", -(2**62), 2**62)
    shares = min(checked_int(threads, "The number of threads", 1, 256), max(1, number))
    bounds = [number * i // shares for i in range(shares + 1)]
    # Other threads cannot modify the copy.
    here = position.copy()
    tasks = [(here, start, bounds[i], bounds[i + 1], policy) for i in range(shares)]
    if shares == 1:
        return playouts_result(number, run_task(tasks[0]), position.seats)
    with ThreadPoolExecutor(shares) as pool:
        totals = [sum(column) for column in zip(*pool.map(run_task, tasks), strict=True)]
    return playouts_result(number, totals, position.seats)


def playouts_result(number: int, sums: list[int], seats: int) -> Playouts:
    """Return wins and mean scores from the sums."""
    wins = tuple([sums[WINS + seat] / WIN_POINTS for seat in range(seats)])
    scores = tuple([sums[SCORES + seat] / max(1, number) for seat in range(seats)])
    return Playouts(number, sums[DECISIONS], sums[CUT_OFF], wins, scores)


def run_task(task: tuple[Position, int, int, int, Literal["random"] | Evaluator]) -> list[int]:
    """Run a range of playouts; return their sums."""
    position: Position = task[0]
    seed: int = task[1]
    here: int = task[2]
    end: int = task[3]
    buffers = PlayoutBuffers()
    t: Ints = position.t
    start: Ints = position.s
    offer: Ints = position.offered
    s: Ints = buffers.s
    offered: Ints = buffers.offered
    rng: Ints = buffers.rng
    sums: Ints = buffers.sums
    w: Floats = buffers.w
    m: Floats = buffers.m
    count: int = position.count
    quick: bool = isinstance(task[4], Evaluator)
    rng[QUICK_POLICY] = 1 if quick else 0
    if quick:
        evaluator: Evaluator = task[4]  # type: ignore[assignment]  # checked above
        copy_floats(w, evaluator.w, W_SIZE)
    while here < end:
        rng[PLAYOUT_COUNT] = min(CHUNK, end - here)
        with without_gil():
            run_playouts(t, start, offer, count, s, offered, rng, sums, seed, here, w, m)
        here += CHUNK
    return [buffers.sums[i] for i in range(SUMS)]


class PlayoutBuffers:
    """Work buffers of playouts."""

    __slots__ = ("m", "offered", "rng", "s", "sums", "w")

    s: Ints
    offered: Ints
    rng: Ints
    sums: Ints
    w: Floats
    m: Floats

    def __init__(self) -> None:
        self.s = uninitialized_ints(POSITION_SIZE)
        self.offered = uninitialized_ints(MOST_OFFERED)
        self.rng = uninitialized_ints(RNG_SIZE)
        self.sums = uninitialized_ints(SUMS)
        self.w = new_floats(W_SIZE)
        self.m = new_floats(WORKSPACE_SIZE)
        self.s[SHIP_COUNT] = 0
        clear_ints(self.sums, SUMS)

    def __dealloc__(self) -> None:
        free_uninitialized(self.s)
        free_uninitialized(self.offered)
        free_uninitialized(self.rng)
        free_uninitialized(self.sums)
        free_floats(self.w)
        free_floats(self.m)
