"""Many positions side by side: arrays in, arrays out, one call for all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rondel.fast.board import ACTION_COUNT, NATION_COUNT
from rondel.fast.games import byte_view, checked_batch, flat_view, ids_view, new_buffer, refuse_mixture
from rondel.fast.ints import Bytes, Ints, bytes_at, ints_at
from rondel.fast.layout import BASE, NOBODY, SEATS
from rondel.fast.observing.observation import width_of_observation, write_gifts, write_mask, write_observation
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
    """Copies of positions of one edition and number of players; `positions` are the copies, to be read and replaced.

    Buffers are anything with the buffer protocol that holds signed 64-bit integers in one piece: `array("q")`, a NumPy
    array of int64, a memoryview. Where none is given, a new `array("q")` is made.
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
        """The largest number of actions that any of the positions offers."""
        most: int = 0
        for each in self.positions:
            here: Position = each
            most = max(most, here.count)
        return most

    def legal_into(self, ids: Any, counts: Any) -> int:
        """Write the legal ids of position i into row i of `ids`, then -1 up to its end, and how many into `counts`.

        `ids` is one buffer of as many equal rows as there are positions, which must be as wide as `widest`; the
        largest count is returned.
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
        """Write what the seat that decides may know of position i into row i; of a finished game, what seat 0 may.

        The buffer is one piece of bytes with as many rows as positions, each of the size of an observation.
        """
        rows: int = len(self.positions)
        here: Position = self.positions[0]
        tables = here.tables
        width: int = width_of_observation(here.t, self.seats)
        view = byte_view(buffer, rows * width, "What is observed into")
        to: Bytes = bytes_at(view)
        for i in range(rows):
            here = self.positions[i]
            # A position may have become another one since; a longer row would not fit.
            if here.s[SEATS] != self.seats or here.tables is not tables:
                refuse_mixture()
            write_observation(here.t, here.s, decider_of(here.s) if here.s[BASE] else 0, to, i * width)

    def mask_into(self, buffer: Any, gifts: bool = False) -> None:
        """Write a 1 for each action that position i offers into row i, a 0 for every other; rows are equally wide.

        With `gifts` the gifts that the decider may make are among them.
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
                    refuse_mixture()
                write_gifts(here.t, here.s, to, i * width + begin, most)

    def play(self, ids: Any) -> None:
        """Play one id in each position; what is given for a finished one is not looked at.

        If one of the ids may not be played, nothing is: the first such one is refused as `Position.play` does it.
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
        """The seat that decides in each position, -1 where the game is over."""
        into = new_buffer(len(self.positions)) if into is None else into
        view = flat_view(into, len(self.positions), "The list of deciders", writable=True)
        to: Ints = ints_at(view)
        for i in range(len(self.positions)):
            here: Position = self.positions[i]
            to[i] = decider_of(here.s) if here.s[BASE] else NOBODY
        return into

    def over(self, into: Any = None) -> Any:
        """1 for each position in which the game is over, else 0."""
        into = new_buffer(len(self.positions)) if into is None else into
        view = flat_view(into, len(self.positions), "The list of what is over", writable=True)
        to: Ints = ints_at(view)
        for i in range(len(self.positions)):
            here: Position = self.positions[i]
            to[i] = 0 if here.s[BASE] else 1
        return into

    def scores(self, into: Any = None) -> Any:
        """The scores of all seats of the first position, then of the second, and so on, as if the games ended now."""
        into = new_buffer(len(self.positions) * self.seats) if into is None else into
        view = flat_view(into, len(self.positions) * self.seats, "The table of scores", writable=True)
        to: Ints = ints_at(view)
        for i in range(len(self.positions)):
            here: Position = self.positions[i]
            for seat in range(self.seats):
                to[i * self.seats + seat] = score_of(here.t, here.s, seat) if seat < here.s[SEATS] else 0
        return into
