"""Playouts: games played to their end inside the core, by lot, without Python's lock.

The lots are the same compiled or not and on every machine; which thread plays which game does not count.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import SupportsIndex

from rondel.fast.games import checked_policy, counted
from rondel.fast.ints import Ints, bit, clear_ints, copy_ints, free_room, released, room_for_ints, size
from rondel.fast.layout import BASE, MOST_OFFERED, MOST_SEATS, POSITION_SIZE, SEATS, SHIP_COUNT
from rondel.fast.positions import FIRST_MIX, HALF, SECOND_MIX, Position, copy_position, mixed
from rondel.fast.results import Playouts
from rondel.fast.rules.flow import play, settle
from rondel.fast.rules.scoring import score_of, winners_of

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

# The two words that lots are drawn from, and how many playouts are to be played.
HOW_MANY = 2
LOTS = 3


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
    t: Ints, start: Ints, offer: Ints, count: int, s: Ints, offered: Ints, lots: Ints, sums: Ints, seed: int, begin: int
) -> None:
    """A few playouts from one position, numbered from `begin` on; `s`, `offered` and `lots` are room to play in."""
    for number in range(begin, begin + lots[HOW_MANY]):
        copy_position(s, start)
        copy_ints(offered, offer, count)
        take_lots(lots, seed, number)
        add_result(t, s, play_out(t, s, offered, count, lots), sums)


def playouts(
    position: Position, n: SupportsIndex, seed: SupportsIndex = 0, policy: str = "random", threads: SupportsIndex = 1
) -> Playouts:
    """Play `n` games on from a position to their ends; the position itself stays as it is.

    The same position, number and seed give the same result, whatever the number of threads and whether compiled or
    not. The policy "random" chooses every action that may be chosen equally often. Compiled, threads run side by side:
    Python's lock is given away.
    """
    checked_policy(policy)
    number = counted(n, "The number of playouts", 0, 10**12)
    start = counted(seed, "The seed", -(2**62), 2**62)
    shares = min(counted(threads, "The number of threads", 1, 256), max(1, number))
    bounds = [number * i // shares for i in range(shares + 1)]
    # Nobody else can play on in the copy meanwhile.
    here = position.copy()
    tasks = [(here, start, bounds[i], bounds[i + 1]) for i in range(shares)]
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


def played_out(task: tuple[Position, int, int, int]) -> list[int]:
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
    count: int = position.count
    while here < end:
        lots[HOW_MANY] = min(AT_ONCE, end - here)
        with released():
            run_playouts(t, start, offer, count, s, offered, lots, sums, seed, here)
        here += AT_ONCE
    return [work.sums[i] for i in range(SUMS)]


class Workroom:
    """Memory to play out in."""

    __slots__ = ("lots", "offered", "s", "sums")

    s: Ints
    offered: Ints
    lots: Ints
    sums: Ints

    def __init__(self) -> None:
        self.s = room_for_ints(POSITION_SIZE)
        self.offered = room_for_ints(MOST_OFFERED)
        self.lots = room_for_ints(LOTS)
        self.sums = room_for_ints(SUMS)
        self.s[SHIP_COUNT] = 0
        clear_ints(self.sums, SUMS)

    def __dealloc__(self) -> None:
        free_room(self.s)
        free_room(self.offered)
        free_room(self.lots)
        free_room(self.sums)
