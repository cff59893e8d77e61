"""`Position`: one array of ints with the rules of the engine and the public interface to it.

Part of the compiled unit: `Ints` attributes are C pointers there, methods stay Python methods.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, SupportsIndex

from rondel.fast.board import ACTION_COUNT, BOARD_SIZE, DO_GIVE
from rondel.fast.games import (
    KINDS,
    LAYOUT_KEY,
    Past,
    checked_game,
    checked_id,
    edition_numbers,
    flat_view,
    game_from,
    game_from_view,
    join_halves,
    numbers_of,
    past_of,
    raise_bad_bytes,
    raise_gift_refusal,
    raise_refusal,
    saved_game,
)
from rondel.fast.ints import (
    Ints,
    bit,
    clear_ints,
    copy_ints,
    free_ints,
    free_uninitialized,
    ints_at,
    new_ints,
    uninitialized_ints,
)
from rondel.fast.layout import (
    BASE,
    MOST_OFFERED,
    NOBODY,
    NONE,
    POSITION_END,
    POSITION_SIZE,
    ROUND,
    SEATS,
    SHIP_COUNT,
    SHIPS,
)
from rondel.fast.rules.flow import decider_of, play, refresh_offer, settle, subject_of, top_phase
from rondel.fast.rules.money import gift_limit_of, give
from rondel.fast.rules.parts import amount_of, kind_of, nation_of
from rondel.fast.rules.scoring import score_of, winners_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rondel.engine.edition import Edition
    from rondel.engine.game import Game
    from rondel.engine.options import Options
    from rondel.engine.view import SeatView
    from rondel.fast.action_tables import ActionTable

# Multipliers for the two halves of a hash: odd and below 2 ** 31, so that products fit into 64 bits.
FIRST_MIX = 1540483477
SECOND_MIX = 2057894129
HALF = 4294967295


def is_offered(offered: Ints, count: int, action: int) -> bool:
    """Return whether the action is offered."""
    for i in range(count):  # noqa: SIM110 - no generators in C
        if offered[i] == action:
            return True
    return False


def is_possible_gift(t: Ints, s: Ints, action: int) -> bool:
    """Return whether the action is a gift that the decider may make."""
    if kind_of(t, action) != DO_GIVE or s[BASE] == NONE:
        return False
    return amount_of(t, action) <= gift_limit_of(t, s, decider_of(s), nation_of(t, action))


def write_numbers(to: Ints, begin: int, numbers: Ints, count: int) -> None:
    """Copy ints into memory that need not be a list."""
    for i in range(count):
        to[begin + i] = numbers[i]


def copy_position(to: Ints, source: Ints) -> None:
    """Copy a position; assignments of fleets beyond those in use are not copied."""
    copy_ints(to, source, SHIPS + max(to[SHIP_COUNT], source[SHIP_COUNT]))


def is_same_position(s: Ints, other: Ints) -> bool:
    """Return whether all numbers of two positions are equal."""
    for i in range(SHIPS + s[SHIP_COUNT]):  # noqa: SIM110 - no generators in C
        if s[i] != other[i]:
            return False
    return True


def mix32(place: int, number: int, multiplier: int) -> int:
    """Hash a number and its index to 32 bits."""
    half = ((number & HALF) ^ place) * multiplier
    half = (half ^ half >> 32) & HALF
    half = (half ^ (number >> 32 & HALF)) * multiplier
    half = (half ^ half >> 32) & HALF
    half = half * multiplier
    return (half ^ half >> 29) & HALF


def hash_half(s: Ints, multiplier: int) -> int:
    """Hash all numbers of a position to 32 bits."""
    total = 0
    for i in range(SHIPS + s[SHIP_COUNT]):
        if s[i]:
            total += mix32(i + 1, s[i], multiplier)
    return (total ^ total >> 32) & HALF


class Tables:
    """Data shared by all positions of an edition: its board as one array of ints, and its action table."""

    __slots__ = ("actions", "edition", "t")

    t: Ints
    edition: Edition
    actions: ActionTable

    def __init__(self, edition: Edition) -> None:
        self.t = new_ints(BOARD_SIZE)
        self.edition = edition
        self.actions, numbers = edition_numbers(edition)
        for i in range(BOARD_SIZE):
            self.t[i] = numbers[i]

    def __dealloc__(self) -> None:
        free_ints(self.t)


class Position:  # noqa: PLW1641 - mutable, so not hashable; `hash` serves hand-made tables
    """A position of a running or finished game. Like a `Game` it rests at a decision or is over, but has no log.

    Made with `position(game)`; actions are ids, which `position.actions` (an `ActionTable`) maps to texts.
    """

    __slots__ = ("count", "offered", "past", "s", "t", "tables", "version")

    t: Ints
    s: Ints
    offered: Ints
    count: int
    version: int
    tables: Tables
    past: Past

    def __init__(self, tables: Tables, past: Past) -> None:
        self.s = uninitialized_ints(POSITION_SIZE)
        self.offered = uninitialized_ints(MOST_OFFERED)
        clear_ints(self.s, SHIPS)
        self.tables = tables
        self.t = tables.t
        self.past = past
        self.count = 0
        self.version = 0

    def __dealloc__(self) -> None:
        free_uninitialized(self.s)
        free_uninitialized(self.offered)

    @property
    def edition(self) -> Edition:
        """Return the edition."""
        return self.tables.edition

    @property
    def options(self) -> Options:
        """Return the options of the game."""
        return self.past.options

    @property
    def names(self) -> tuple[str, ...]:
        """Return the players' names in seat order."""
        return self.past.names

    @property
    def actions(self) -> ActionTable:
        """Return the action table of the edition."""
        return self.tables.actions

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return not self.s[BASE]

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return self.s[SEATS]

    @property
    def round(self) -> int:
        """Return the number of the round."""
        return self.s[ROUND]

    @property
    def decider(self) -> int:
        """Return the seat that decides; -1 if the game is over."""
        return decider_of(self.s) if self.s[BASE] else NOBODY

    @property
    def kind(self) -> str | None:
        """Return the kind of the decision, as `game.decision.kind`; None if the game is over."""
        return KINDS[top_phase(self.s)] if self.s[BASE] else None

    @property
    def nation(self) -> str | None:
        """Return the id of the decision's nation, as `game.decision.nation`; None if there is none."""
        subject = subject_of(self.s)
        return None if subject < 0 else self.tables.edition.nations[subject].id

    def legal(self) -> list[int]:
        """Return the ids of all offered actions in the engine's order; empty if the game is over."""
        return [self.offered[i] for i in range(self.count)]

    def legal_into(self, buffer: Any) -> int:
        """Write the ids into a list or a buffer of 64-bit integers that is large enough; return their number."""
        if type(buffer) is list:
            if len(buffer) < self.count:
                buffer.extend([0] * (self.count - len(buffer)))
            for i in range(self.count):
                buffer[i] = self.offered[i]
        else:
            view = flat_view(buffer, self.count, "The buffer for legal ids", writable=True)
            write_numbers(ints_at(view), 0, self.offered, self.count)
        return self.count

    def play(self, id: SupportsIndex) -> None:
        """Play an offered action or a gift of the decider; anything else raises and changes nothing."""
        number = id if type(id) is int else checked_id(id)
        if not 0 <= number < self.t[ACTION_COUNT]:
            raise_refusal(self.game(), self.tables.actions, number)
        action: int = number
        if is_offered(self.offered, self.count, action):
            play(self.t, self.s, action)
            self.count = settle(self.t, self.s, self.offered)
        elif is_possible_gift(self.t, self.s, action):
            give(self.t, self.s, decider_of(self.s), nation_of(self.t, action), amount_of(self.t, action))
            self.count = refresh_offer(self.t, self.s, self.offered)
        else:
            raise_refusal(self.game(), self.tables.actions, number)
        self.version += 1

    def give(self, seat: SupportsIndex, nation: str, amount: SupportsIndex) -> None:
        """Give a player's cash to a treasury (R6.5); never changes who decides."""
        if type(seat) is not int or type(amount) is not int or not 0 < amount <= self.gift_limit(seat, nation):
            raise_gift_refusal(self.game(), seat, nation, amount)
        give(self.t, self.s, seat, self.tables.edition.nation_index[nation], amount)
        self.count = refresh_offer(self.t, self.s, self.offered)
        self.version += 1

    def gift_limit(self, seat: SupportsIndex, nation: str) -> int:
        """Return the most this seat may give to that nation now; 0 if it may not give at all."""
        number = self.tables.edition.nation_index.get(nation, NOBODY) if isinstance(nation, str) else NOBODY
        if type(seat) is not int or not 0 <= seat < self.s[SEATS] or number < 0:
            return 0
        return gift_limit_of(self.t, self.s, seat, number)

    def copy(self) -> Position:
        """Return an independent copy."""
        other = Position(self.tables, self.past)
        copy_position(other.s, self.s)
        copy_ints(other.offered, self.offered, self.count)
        other.count = self.count
        other.version = self.version
        return other

    def copy_from(self, other: Position) -> None:
        """Become equal to another position, without allocating memory."""
        copy_position(self.s, other.s)
        copy_ints(self.offered, other.offered, other.count)
        self.count = other.count
        self.version = other.version
        if self.tables is not other.tables:
            self.tables = other.tables
            self.t = other.t
        self.past = other.past

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and is_equal(self, other)

    def __repr__(self) -> str:
        where = "over" if self.over else f"{self.kind} for seat {self.decider}"
        return f"<Position {self.edition.id}, {self.seats} players, version {self.version}, {where}>"

    @property
    def hash(self) -> int:
        """Return a 64-bit hash, the same for equal positions in every process."""
        return join_halves(hash_half(self.s, FIRST_MIX), hash_half(self.s, SECOND_MIX))

    def scores(self) -> list[int]:
        """Return one score per seat, as if the game ended now (R21.2)."""
        return [score_of(self.t, self.s, seat) for seat in range(self.s[SEATS])]

    def winners(self) -> list[int]:
        """Return the winning seats of a finished game; empty while it runs."""
        best: int = 0 if self.s[BASE] else winners_of(self.t, self.s)
        return [seat for seat in range(self.s[SEATS]) if best & bit(seat)]

    def to_json(self) -> str:
        """Return the position as a saved game, as `game.to_json()` writes it."""
        numbers = [self.s[i] for i in range(POSITION_END)]
        return saved_game(numbers, self.tables.edition, self.past, self.version)

    def game(self) -> Game:
        """Return the position as an engine game without a log, like `from_json` of the saved game."""
        return game_from(self.to_json(), self.tables.edition)


def is_equal(position: Position, other: Position) -> bool:
    """Return whether two positions have the same edition, options and numbers; names and versions do not count."""
    return (
        position.tables.edition is other.tables.edition
        and position.past.options == other.past.options
        and is_same_position(position.s, other.s)
    )


@lru_cache(maxsize=16)
def shared_tables(edition: Edition) -> Tables:
    """Return the cached tables of an edition."""
    return Tables(edition)


def position(game: Game) -> Position:
    """Return the position of a game; playing in it does not affect the game."""
    here = checked_game(game)
    numbers = numbers_of(here)
    result = Position(shared_tables(here.edition), past_of(here))
    for i in range(POSITION_END):
        result.s[i] = numbers[i]
    result.version = here.version
    result.count = refresh_offer(result.t, result.s, result.offered)
    return result


def position_from_view(
    view: SeatView | Mapping[str, Any],
    cash: Mapping[int, int] | None = None,
    seed: int = 0,
    edition: Edition | None = None,
) -> Position:
    """Return a position from a seat's view, with hidden cash from `cash` (by seat) or else random.

    Each hidden sum is uniform between 0 and twice the largest visible one, but covers the price of a declared move; its
    mean is the estimate of `view.imagine()`. `view` is the result of `game.seat_view(seat)`, or a view as a dict, which
    must be of the start of a nation's turn.
    """
    return position(game_from_view(view, cash, seed, edition))


def numbers_in(position: Position) -> bytes:
    """Return the numbers of a position as bytes in native byte order, for `position_with`."""
    count: int = SHIPS + position.s[SHIP_COUNT]
    buffer = bytearray(8 * count + 8)
    view = memoryview(buffer).cast("q")
    view[0] = LAYOUT_KEY
    write_numbers(ints_at(view), 1, position.s, count)
    return bytes(buffer)


def position_with(edition: Edition, past: Past, version: int, numbers: bytes) -> Position:
    """Return the position written by `numbers_in`. Only the layout is checked: forged bytes can crash Python."""
    view = memoryview(numbers).cast("q") if len(numbers) % 8 == 0 else memoryview(b"").cast("q")
    count: int = len(view) - 1
    if count < SHIPS or view[0] != LAYOUT_KEY or count != SHIPS + view[1 + SHIP_COUNT]:
        raise_bad_bytes()
    result = Position(shared_tables(edition), past)
    source: Ints = ints_at(view)
    for i in range(count):
        result.s[i] = source[1 + i]
    result.version = version
    result.count = refresh_offer(result.t, result.s, result.offered)
    return result
