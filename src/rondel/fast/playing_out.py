"""Playouts: games played to their end inside the core, by lot, without Python's lock.

The lots are the same compiled or not and on every machine; which thread plays which game does not count.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Literal, SupportsIndex

from rondel.fast.games import Playouts, checked_policy, counted
from rondel.fast.ints import (
    Floats,
    Ints,
    bit,
    clear_ints,
    copy_floats,
    copy_ints,
    free_floats,
    free_room,
    new_floats,
    released,
    room_for_ints,
    size,
)
from rondel.fast.layout import BASE, MOST_OFFERED, MOST_SEATS, POSITION_SIZE, RONDEL, SEATS, SHIP_COUNT
from rondel.fast.positions import FIRST_MIX, HALF, SECOND_MIX, Position, copy_position, mixed
from rondel.fast.rules.flow import play, settle, top_phase
from rondel.fast.rules.scoring import score_of, winners_of
from rondel.fast.thinking.memory import MEMORY_SIZE, take_dice
from rondel.fast.thinking.mind import Mind
from rondel.fast.thinking.playing_on import varied_space
from rondel.fast.thinking.quick_answer import quick_answer
from rondel.fast.thinking.targets import take_usual_style
from rondel.fast.thinking.weights import W_SIZE

# A playout that has not ended after so many decisions is cut off; nothing forces a nation ever to tax (R23.10).
MOST_DECISIONS = 100000
# Playouts between two looks at whether somebody wants to interrupt.
AT_ONCE = 64

# Where the sums of playouts lie. A win is 60 points, which winners share: whole numbers for two to six.
DECISIONS = 0
CUT_OFF = 1
WINS = 2
SCORES = WINS + MOST_SEATS
SUMS = SCORES + MOST_SEATS
WIN_POINTS = 60

# The two words that lots are drawn from, how many playouts are to be played, and whether by quick choices.
HOW_MANY = 2
QUICKLY = 3
LOTS = 4


def take_lots(lots: Ints, seed: int, number: int) -> None:
    """Begin the series of lots that belongs to a seed and to the number of a playout."""
    lots[0] = mixed(number & HALF, mixed(1, seed, FIRST_MIX), SECOND_MIX)
    lots[1] = mixed(number & HALF, mixed(2, seed, SECOND_MIX), FIRST_MIX) | 1


def draw_lot(lots: Ints, count: int) -> int:
    """A number below `count`: xoroshiro with two words of 32 bits, the upper bits of whose sum choose."""
    x = lots[0]
    y = lots[1]
    lot = x * FIRST_MIX + y & HALF
    y ^= x
    lots[0] = (x << 26 & HALF | x >> 6) ^ y ^ (y << 9 & HALF)
    lots[1] = y << 13 & HALF | y >> 19
    return lot * count >> 32


def play_out(t: Ints, s: Ints, offered: Ints, count: int, lots: Ints) -> int:
    """Choose by lot until the game is over or cut off; how many decisions that were."""
    decisions = 0
    while count and decisions < MOST_DECISIONS:
        play(t, s, offered[draw_lot(lots, count)])
        count = settle(t, s, offered)
        decisions += 1
    return decisions


def play_out_quickly(t: Ints, s: Ints, offered: Ints, count: int, w: Floats, m: Floats) -> int:
    """Quick answers for everybody, spaces by lot among the good ones, as bots play on in thought; nobody gives."""
    take_usual_style(w, m)
    decisions = 0
    while count and decisions < MOST_DECISIONS:
        if top_phase(s) == RONDEL:
            take_usual_style(w, m)
            play(t, s, varied_space(t, s, offered, count, w, m))
        else:
            play(t, s, offered[0] if count == 1 else quick_answer(t, s, offered, count, w, m))
        count = settle(t, s, offered)
        decisions += 1
    return decisions


def add_result(t: Ints, s: Ints, decisions: int, sums: Ints) -> None:
    """Count one playout; one that was cut off counts as if the game ended there."""
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
    lots: Ints,
    sums: Ints,
    seed: int,
    begin: int,
    w: Floats,
    m: Floats,
) -> None:
    """A few playouts from one position, numbered from `begin` on; `s`, `offered`, `lots` and `m` are room to play."""
    for number in range(begin, begin + lots[HOW_MANY]):
        copy_position(s, start)
        copy_ints(offered, offer, count)
        take_lots(lots, seed, number)
        if lots[QUICKLY]:
            take_dice(m, lots[0] | 1)
            add_result(t, s, play_out_quickly(t, s, offered, count, w, m), sums)
        else:
            add_result(t, s, play_out(t, s, offered, count, lots), sums)


def playouts(
    position: Position,
    n: SupportsIndex,
    seed: SupportsIndex = 0,
    policy: Literal["random"] | Mind = "random",
    threads: SupportsIndex = 1,
) -> Playouts:
    """Play `n` games on from a position to their ends; the position itself stays as it is.

    The same position, number, seed and policy give the same result, whatever the number of threads and whether compiled
    or not. The policy "random" chooses every action that may be chosen equally often; a `Mind` lets everybody choose
    quickly, as bots play on in thought. Compiled, threads run side by side: Python's lock is given away.
    """
    if not isinstance(policy, Mind):
        checked_policy(policy)
    number = counted(n, "The number of playouts", 0, 10**12)
    start = counted(seed, "The seed", -(2**62), 2**62)
    shares = min(counted(threads, "The number of threads", 1, 256), max(1, number))
    bounds = [number * i // shares for i in range(shares + 1)]
    # Nobody else can play on in the copy meanwhile.
    here = position.copy()
    tasks = [(here, start, bounds[i], bounds[i + 1], policy) for i in range(shares)]
    if shares == 1:
        return result_of(number, played_out(tasks[0]), position.seats)
    with ThreadPoolExecutor(shares) as pool:
        totals = [sum(column) for column in zip(*pool.map(played_out, tasks), strict=True)]
    return result_of(number, totals, position.seats)


def result_of(number: int, sums: list[int], seats: int) -> Playouts:
    """Wins and mean scores out of the sums."""
    wins = tuple([sums[WINS + seat] / WIN_POINTS for seat in range(seats)])
    scores = tuple([sums[SCORES + seat] / max(1, number) for seat in range(seats)])
    return Playouts(number, sums[DECISIONS], sums[CUT_OFF], wins, scores)


def played_out(task: tuple[Position, int, int, int, Literal["random"] | Mind]) -> list[int]:
    """The sums of the playouts numbered from one number to before another."""
    position: Position = task[0]
    seed: int = task[1]
    here: int = task[2]
    end: int = task[3]
    work = Workroom()
    t: Ints = position.t
    start: Ints = position.s
    offer: Ints = position.offered
    s: Ints = work.s
    offered: Ints = work.offered
    lots: Ints = work.lots
    sums: Ints = work.sums
    w: Floats = work.w
    m: Floats = work.m
    count: int = position.count
    quick: bool = isinstance(task[4], Mind)
    lots[QUICKLY] = 1 if quick else 0
    if quick:
        mind: Mind = task[4]  # type: ignore[assignment]  # as just asked
        copy_floats(w, mind.w, W_SIZE)
    while here < end:
        lots[HOW_MANY] = min(AT_ONCE, end - here)
        with released():
            run_playouts(t, start, offer, count, s, offered, lots, sums, seed, here, w, m)
        here += AT_ONCE
    return [work.sums[i] for i in range(SUMS)]


class Workroom:
    """Memory to play out in."""

    __slots__ = ("lots", "m", "offered", "s", "sums", "w")

    s: Ints
    offered: Ints
    lots: Ints
    sums: Ints
    w: Floats
    m: Floats

    def __init__(self) -> None:
        self.s = room_for_ints(POSITION_SIZE)
        self.offered = room_for_ints(MOST_OFFERED)
        self.lots = room_for_ints(LOTS)
        self.sums = room_for_ints(SUMS)
        self.w = new_floats(W_SIZE)
        self.m = new_floats(MEMORY_SIZE)
        self.s[SHIP_COUNT] = 0
        clear_ints(self.sums, SUMS)

    def __dealloc__(self) -> None:
        free_room(self.s)
        free_room(self.offered)
        free_room(self.lots)
        free_room(self.sums)
        free_floats(self.w)
        free_floats(self.m)
