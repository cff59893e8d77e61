"""`Position`: one array of ints that plays by the rules of the engine, and all that a program asks of it.

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
    edition_numbers,
    flat_view,
    game_from,
    imagined_game,
    joined,
    numbers_of,
    past_of,
    refuse,
    refuse_gift,
    refuse_numbers,
    saved_game,
    whole_number,
)
from rondel.fast.ints import Ints, bit, clear_ints, copy_ints, free_ints, free_room, ints_at, new_ints, room_for_ints
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
from rondel.fast.rules.flow import decider_of, play, renew_offer, settle, subject_of, top_phase
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

# Multipliers of the two halves of a position's hash: odd, below 2 ** 31, so that products fit into 64 bits.
FIRST_MIX = 1540483477
SECOND_MIX = 2057894129
HALF = 4294967295


def is_offered(offered: Ints, count: int, action: int) -> bool:
    """Is the action among those that may be chosen?"""
    for i in range(count):  # noqa: SIM110 - C knows no generators
        if offered[i] == action:
            return True
    return False


def is_possible_gift(t: Ints, s: Ints, action: int) -> bool:
    """Is it a gift that the decider may make?"""
    if kind_of(t, action) != DO_GIVE or s[BASE] == NONE:
        return False
    return amount_of(t, action) <= gift_limit_of(t, s, decider_of(s), nation_of(t, action))


def write_numbers(to: Ints, begin: int, numbers: Ints, count: int) -> None:
    """Write numbers into memory that need not be a list."""
    for i in range(count):
        to[begin + i] = numbers[i]


def copy_position(to: Ints, source: Ints) -> None:
    """Make one position the same as another; the ways of fleets beyond those in use are nobody's business."""
    copy_ints(to, source, SHIPS + max(to[SHIP_COUNT], source[SHIP_COUNT]))


def is_same_position(s: Ints, other: Ints) -> bool:
    """Are all numbers of two positions equal?"""
    for i in range(SHIPS + s[SHIP_COUNT]):  # noqa: SIM110 - C knows no generators
        if s[i] != other[i]:
            return False
    return True


def mixed(place: int, number: int, multiplier: int) -> int:
    """32 bits out of a number and its place."""
    half = ((number & HALF) ^ place) * multiplier
    half = (half ^ half >> 32) & HALF
    half = (half ^ (number >> 32 & HALF)) * multiplier
    half = (half ^ half >> 32) & HALF
    half = half * multiplier
    return (half ^ half >> 29) & HALF


def hash_half(s: Ints, multiplier: int) -> int:
    """32 bits out of all numbers of a position."""
    total = 0
    for i in range(SHIPS + s[SHIP_COUNT]):
        if s[i]:
            total += mixed(i + 1, s[i], multiplier)
    return (total ^ total >> 32) & HALF


class Tables:
    """What all positions of an edition share: its board as one array of ints, and its actions by number."""

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


class Position:  # noqa: PLW1641 - what changes by playing is no key; `hash` is for tables of one's own
    """A position under way or finished. Like a `Game` it rests at a decision or is over, but it keeps no log.

    `position(game)` makes one; actions are numbers, which `position.actions` (an `ActionTable`) turns into texts.
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
        self.s = room_for_ints(POSITION_SIZE)
        self.offered = room_for_ints(MOST_OFFERED)
        clear_ints(self.s, SHIPS)
        self.tables = tables
        self.t = tables.t
        self.past = past
        self.count = 0
        self.version = 0

    def __dealloc__(self) -> None:
        free_room(self.s)
        free_room(self.offered)

    @property
    def edition(self) -> Edition:
        """The edition being played."""
        return self.tables.edition

    @property
    def options(self) -> Options:
        """The options being played."""
        return self.past.options

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return self.past.names

    @property
    def actions(self) -> ActionTable:
        """The actions of the edition by number."""
        return self.tables.actions

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.s[BASE]

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.s[SEATS]

    @property
    def round(self) -> int:
        """How often the turn order has begun."""
        return self.s[ROUND]

    @property
    def decider(self) -> int:
        """The seat that decides; -1 once the game is over."""
        return decider_of(self.s) if self.s[BASE] else NOBODY

    @property
    def kind(self) -> str | None:
        """The kind of decision that waits, as `game.decision.kind`; None once the game is over."""
        return KINDS[top_phase(self.s)] if self.s[BASE] else None

    @property
    def nation(self) -> str | None:
        """The id of the nation the decision is about, as `game.decision.nation`; None if there is none."""
        subject = subject_of(self.s)
        return None if subject < 0 else self.tables.edition.nations[subject].id

    def legal(self) -> list[int]:
        """The ids of all actions that may be chosen, in the engine's order; empty once the game is over."""
        return [self.offered[i] for i in range(self.count)]

    def legal_into(self, buffer: Any) -> int:
        """Write the ids into a list or a buffer of 64-bit integers that has room for them; how many there are."""
        if type(buffer) is list:
            if len(buffer) < self.count:
                buffer.extend([0] * (self.count - len(buffer)))
            for i in range(self.count):
                buffer[i] = self.offered[i]
        else:
            view = flat_view(buffer, self.count, "What legal ids are written into", writable=True)
            write_numbers(ints_at(view), 0, self.offered, self.count)
        return self.count

    def play(self, id: SupportsIndex) -> None:
        """Carry out an action that is offered, or the decider's gift; anything else is refused and changes nothing."""
        number = id if type(id) is int else whole_number(id)
        if not 0 <= number < self.t[ACTION_COUNT]:
            refuse(self.game(), self.tables.actions, number)
        action: int = number
        if is_offered(self.offered, self.count, action):
            play(self.t, self.s, action)
            self.count = settle(self.t, self.s, self.offered)
        elif is_possible_gift(self.t, self.s, action):
            give(self.t, self.s, decider_of(self.s), nation_of(self.t, action), amount_of(self.t, action))
            self.count = renew_offer(self.t, self.s, self.offered)
        else:
            refuse(self.game(), self.tables.actions, number)
        self.version += 1

    def give(self, seat: SupportsIndex, nation: str, amount: SupportsIndex) -> None:
        """A player gives cash to a treasury (R6.5); never changes who decides."""
        if type(seat) is not int or type(amount) is not int or not 0 < amount <= self.gift_limit(seat, nation):
            refuse_gift(self.game(), seat, nation, amount)
        give(self.t, self.s, seat, self.tables.edition.nation_index[nation], amount)
        self.count = renew_offer(self.t, self.s, self.offered)
        self.version += 1

    def gift_limit(self, seat: SupportsIndex, nation: str) -> int:
        """The most this seat may give that nation now; 0 if it may not give at all."""
        number = self.tables.edition.nation_index.get(nation, NOBODY) if isinstance(nation, str) else NOBODY
        if type(seat) is not int or not 0 <= seat < self.s[SEATS] or number < 0:
            return 0
        return gift_limit_of(self.t, self.s, seat, number)

    def copy(self) -> Position:
        """An independent copy."""
        other = Position(self.tables, self.past)
        copy_position(other.s, self.s)
        copy_ints(other.offered, self.offered, self.count)
        other.count = self.count
        other.version = self.version
        return other

    def copy_from(self, other: Position) -> None:
        """Become the same position as another one, without new memory."""
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
        """64 bits that tell positions apart, the same for equal positions in every process."""
        return joined(hash_half(self.s, FIRST_MIX), hash_half(self.s, SECOND_MIX))

    def scores(self) -> list[int]:
        """One score per seat, as if the game ended now (R21.2)."""
        return [score_of(self.t, self.s, seat) for seat in range(self.s[SEATS])]

    def winners(self) -> list[int]:
        """The winning seats of a finished game; empty while it runs."""
        best: int = 0 if self.s[BASE] else winners_of(self.t, self.s)
        return [seat for seat in range(self.s[SEATS]) if best & bit(seat)]

    def to_json(self) -> str:
        """The position as a saved game, as `game.to_json()` writes it."""
        numbers = [self.s[i] for i in range(POSITION_END)]
        return saved_game(numbers, self.tables.edition, self.past, self.version)

    def game(self) -> Game:
        """The position as a game of the engine, without its log: `from_json` of the saved game."""
        return game_from(self.to_json(), self.tables.edition)


def is_equal(position: Position, other: Position) -> bool:
    """Do two positions have the same edition, options and numbers? Names and versions do not count."""
    return (
        position.tables.edition is other.tables.edition
        and position.past.options == other.past.options
        and is_same_position(position.s, other.s)
    )


@lru_cache(maxsize=16)
def shared_tables(edition: Edition) -> Tables:
    """The tables of an edition, made once."""
    return Tables(edition)


def position(game: Game) -> Position:
    """The position of a game, for thinking on: playing here does not touch the game."""
    here = checked_game(game)
    numbers = numbers_of(here)
    result = Position(shared_tables(here.edition), past_of(here))
    for i in range(POSITION_END):
        result.s[i] = numbers[i]
    result.version = here.version
    result.count = renew_offer(result.t, result.s, result.offered)
    return result


def position_from_view(
    view: SeatView | Mapping[str, Any],
    cash: Mapping[int, int] | None = None,
    seed: int = 0,
    edition: Edition | None = None,
) -> Position:
    """A position as a seat may know it, with its hidden cash as in `cash` (by seat) or else drawn by lot.

    Each hidden sum is drawn from 0 to twice the largest one that can be seen, every number as likely as another, and
    is at least what a declared move costs: on average the even guess of `view.imagine()`. `view` is what
    `game.seat_view(seat)` gives, or a view as a dict, which must be of the start of a nation's turn.
    """
    return position(imagined_game(view, cash, seed, edition))


def numbers_in(position: Position) -> bytes:
    """The numbers of a position, in the order of this machine; `position_with` understands them."""
    count: int = SHIPS + position.s[SHIP_COUNT]
    room = bytearray(8 * count + 8)
    view = memoryview(room).cast("q")
    view[0] = LAYOUT_KEY
    write_numbers(ints_at(view), 1, position.s, count)
    return bytes(room)


def position_with(edition: Edition, past: Past, version: int, numbers: bytes) -> Position:
    """The position that `numbers_in` wrote. Only that it did so is checked: other numbers may crash the program."""
    view = memoryview(numbers).cast("q") if len(numbers) % 8 == 0 else memoryview(b"").cast("q")
    count: int = len(view) - 1
    if count < SHIPS or view[0] != LAYOUT_KEY or count != SHIPS + view[1 + SHIP_COUNT]:
        refuse_numbers()
    result = Position(shared_tables(edition), past)
    source: Ints = ints_at(view)
    for i in range(count):
        result.s[i] = source[1 + i]
    result.version = version
    result.count = renew_offer(result.t, result.s, result.offered)
    return result
