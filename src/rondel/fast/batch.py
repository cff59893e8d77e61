"""Batches: many positions in one call, with arrays for input and output."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rondel.fast.board import ACTION_COUNT, NATION_COUNT
from rondel.fast.games import byte_view, checked_batch, flat_view, ids_view, new_buffer, raise_mixed_batch
from rondel.fast.ints import Bytes, Ints, bytes_at, ints_at
from rondel.fast.layout import BASE, NOBODY, SEATS
from rondel.fast.observation.observation import width_of_observation, write_gifts, write_mask, write_observation
from rondel.fast.positions import Position, is_offered, is_possible_gift, write_numbers
from rondel.fast.rules.flow import decider_of, play, settle
from rondel.fast.rules.scoring import score_of

if TYPE_CHECKING:
    from collections.abc import Iterable


def pad(row: Ints, begin: int, end: int) -> None:
    """Fill the rest of a row with -1."""
    for i in range(begin, end):
        row[i] = NOBODY


class Batch:
    """Copies of positions of one edition and number of players; `positions` are the copies, which may be replaced.

    Buffers are contiguous signed 64-bit integers with the buffer protocol: `array("q")`, a NumPy array of int64, a
    memoryview. If none is given, a new `array("q")` is returned.
    """

    __slots__ = ("positions", "seats")

    positions: tuple[Position, ...]
    seats: int

    def __init__(self, positions: Iterable[Position]) -> None:
        self.positions = checked_batch(positions, Position)
        self.seats = self.positions[0].seats

    def __len__(self) -> int:
        return len(self.positions)

    @property
    def widest(self) -> int:
        """Return the largest number of actions offered by any of the positions."""
        most: int = 0
        for each in self.positions:
            here: Position = each
            most = max(most, here.count)
        return most

    def legal_into(self, ids: Any, counts: Any) -> int:
        """Write the legal ids of position i to row i of `ids`, padded with -1, and their number to `counts`.

        `ids` is one buffer with as many rows of equal width as positions; rows are at least `widest` wide. Returns the
        largest count.
        """
        rows: int = len(self.positions)
        widest: int = self.widest
        table = flat_view(ids, rows * widest, "The table of legal ids", writable=True)
        numbers = flat_view(counts, rows, "The list of counts", writable=True)
        width: int = len(table) // rows
        to: Ints = ints_at(table)
        sizes: Ints = ints_at(numbers)
        for i in range(rows):
            here: Position = self.positions[i]
            write_numbers(to, i * width, here.offered, here.count)
            pad(to, i * width + here.count, (i + 1) * width)
            sizes[i] = here.count
        return widest

    def observe_into(self, buffer: Any) -> None:
        """Write the decider's observation of position i to row i; seat 0's if the game is over.

        The buffer is contiguous, with one row of the size of an observation per position.
        """
        rows: int = len(self.positions)
        here: Position = self.positions[0]
        tables = here.tables
        width: int = width_of_observation(here.t, self.seats)
        view = byte_view(buffer, rows * width, "The observation buffer")
        to: Bytes = bytes_at(view)
        for i in range(rows):
            here = self.positions[i]
            # `copy_from` may have changed the position; a longer row would not fit.
            if here.s[SEATS] != self.seats or here.tables is not tables:
                raise_mixed_batch()
            write_observation(here.t, here.s, decider_of(here.s) if here.s[BASE] else 0, to, i * width)

    def mask_into(self, buffer: Any, gifts: bool = False) -> None:
        """Write a 1 for each offered action of position i to row i, a 0 for every other; rows have equal width.

        With `gifts` the decider's possible gifts are included.
        """
        rows: int = len(self.positions)
        here: Position = self.positions[0]
        tables = here.tables
        block = tables.actions.gifts
        view = byte_view(buffer, rows * block.stop if gifts else rows, "The masks")
        width: int = len(view) // rows
        begin: int = block.start
        most: int = len(block) // here.t[NATION_COUNT]
        to: Bytes = bytes_at(view)
        for i in range(rows):
            here = self.positions[i]
            write_mask(here.offered, here.count, to, i * width, width)
            if gifts:
                if here.tables is not tables:
                    raise_mixed_batch()
                write_gifts(here.t, here.s, to, i * width + begin, most)

    def play(self, ids: Any) -> None:
        """Play one id in each position; ids for finished games are ignored.

        If any id is illegal, none is played: the first illegal one raises the same error as `Position.play`.
        """
        view = ids_view(ids, len(self.positions))
        numbers: Ints = ints_at(view)
        for i in range(len(self.positions)):
            here: Position = self.positions[i]
            action: int = numbers[i]
            if here.s[BASE]:
                known: bool = 0 <= action < here.t[ACTION_COUNT]
                if not known or not (
                    is_offered(here.offered, here.count, action) or is_possible_gift(here.t, here.s, action)
                ):
                    here.play(action)
        for i in range(len(self.positions)):
            here = self.positions[i]
            action = numbers[i]
            if not here.s[BASE]:
                continue
            if is_offered(here.offered, here.count, action):
                play(here.t, here.s, action)
                here.count = settle(here.t, here.s, here.offered)
                here.version += 1
            else:
                here.play(action)

    def deciders(self, into: Any = None) -> Any:
        """Return the deciding seat of each position, -1 if the game is over."""
        into = new_buffer(len(self.positions)) if into is None else into
        view = flat_view(into, len(self.positions), "The list of deciders", writable=True)
        to: Ints = ints_at(view)
        for i in range(len(self.positions)):
            here: Position = self.positions[i]
            to[i] = decider_of(here.s) if here.s[BASE] else NOBODY
        return into

    def over(self, into: Any = None) -> Any:
        """Return 1 for each position whose game is over, else 0."""
        into = new_buffer(len(self.positions)) if into is None else into
        view = flat_view(into, len(self.positions), "The list of finished games", writable=True)
        to: Ints = ints_at(view)
        for i in range(len(self.positions)):
            here: Position = self.positions[i]
            to[i] = 0 if here.s[BASE] else 1
        return into

    def scores(self, into: Any = None) -> Any:
        """Return the scores of all seats of the first position, then of the second, and so on, as if all ended now."""
        into = new_buffer(len(self.positions) * self.seats) if into is None else into
        view = flat_view(into, len(self.positions) * self.seats, "The table of scores", writable=True)
        to: Ints = ints_at(view)
        for i in range(len(self.positions)):
            here: Position = self.positions[i]
            for seat in range(self.seats):
                to[i * self.seats + seat] = score_of(here.t, here.s, seat) if seat < here.s[SEATS] else 0
        return into
