"""The row of a table: settings, seats, turn, and access rules. Rows are immutable."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from typing import Literal

import msgspec

from rondel.table.clocks import clock
from rondel.table.errors import forbidden, unknown
from rondel.table.visitors import Visitor
from rondel.wire.tables import Clock, Customs, Tag
from rondel.wire.view import Result


class Seat(msgspec.Struct, frozen=True):
    seat: int
    kind: str  # human, bot, open
    user_id: int | None = None
    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    # Of an open seat: the invited person (whose name is `name`), and when the reservation expires.
    reserved: int | None = None
    reserved_until: float | None = None

    def is_reserved_for(self, user_id: int | None, now: float) -> bool:
        """Return whether this seat is reserved for this person."""
        return user_id is not None and user_id == self.reserved and now < (self.reserved_until or 0)

    def is_free_for(self, user_id: int | None, now: float) -> bool:
        """Return whether this person may take the seat."""
        is_reserved = self.reserved is not None and now < (self.reserved_until or 0)
        return self.kind == "open" and (not is_reserved or self.is_reserved_for(user_id, now))

    @property
    def played_by_bot(self) -> str | None:
        """The bot that currently decides for this seat, if any."""
        return self.bot if self.kind == "bot" else self.stand_in


class TableRow(msgspec.Struct, frozen=True):
    """A table and its game, with the seats."""

    id: str
    name: str
    edition: str
    options: dict[str, object]
    pace: str
    clock: Clock | None
    private: bool
    auto_forced: bool
    sandbox: bool
    state: str  # open, running, over
    host_id: int
    host_name: str
    invite: str
    created: float
    touched: float
    seats: tuple[Seat, ...]
    revision: int = 0
    version: int = 0
    round: int = 0
    turn_player: int | None = None
    turn_nation: str | None = None
    turn_kind: str | None = None
    state_hash: str | None = None
    rules_version: str | None = None
    undos: int = 0
    clocks: list[float] | None = None
    clock_since: float | None = None
    due: float | None = None
    agreed: list[int] = []
    result: Result | None = None
    talk: str = "accounts"  # who may chat: nobody, players, accounts (and players), everybody
    customs: Customs = Customs()
    rematch_of: str | None = None
    notes: list[dict[str, object]] = []
    waits_since: float | None = None
    # A past state for delayed spectators (see server/play/delayed.py); never written.
    is_past: bool = False
    # The learner, and the lesson step (None in a first game).
    learner_id: int | None = None
    lesson_step: int | None = None
    # Random seed of the bots; None in games older than this column.
    bot_seed: int | None = None
    tournament_id: str | None = None

    def bot_seed_of(self, seat: int) -> int:
        """Return the seed of the bot at a seat. Secret until the game is over, because it makes the bot predictable."""
        if self.bot_seed is None:
            return zlib.crc32(f"{self.id} {seat}".encode())
        digest = hashlib.blake2b(f"{self.bot_seed} {seat}".encode(), digest_size=6)  # 48 bits: exact in any JSON
        return int.from_bytes(digest.digest(), "big")

    def seats_of(self, user_id: int | None) -> list[int]:
        """Return the seats of this person, without resigned ones."""
        if user_id is None:
            return []
        return [
            seat.seat for seat in self.seats if seat.user_id == user_id and seat.kind == "human" and not seat.resigned
        ]

    def seats_named_for(self, user_id: int) -> list[int]:
        """Return the seats of this person including resigned ones, which still bear the name."""
        return [seat.seat for seat in self.seats if seat.user_id == user_id]

    @property
    def has_player(self) -> bool:
        """Whether a person plays at any seat."""
        return any(seat.kind == "human" and seat.stand_in is None for seat in self.seats)

    @property
    def is_solo(self) -> bool:
        """Whether one person plays against bots only; not for lessons and tournaments."""
        people = {seat.user_id for seat in self.seats if seat.kind != "bot"}
        return (
            len(people) == 1
            and None not in people
            and any(seat.kind == "bot" for seat in self.seats)
            and not self.sandbox
            and self.lesson_step is None
            and self.tournament_id is None
        )

    @property
    def clock_runs_for(self) -> int | None:
        """The seat whose clock is running: the deciding seat, if a person plays it."""
        if self.clock is None or self.state != "running" or self.turn_player is None:
            return None
        return None if self.seats[self.turn_player].played_by_bot else self.turn_player


JSON_COLUMNS = {
    "options": dict[str, object],
    "clock": Clock,
    "customs": Customs,
    "notes": list[dict[str, object]],
    "clocks": list[float],
    "agreed": list[int],
    "result": Result,
}


def column_value(name: str, value: object) -> object:
    """Return the database value of a field."""
    if name in JSON_COLUMNS and value is not None:
        return msgspec.json.encode(value).decode()
    return value


def is_game_id(text: str) -> bool:
    """Return whether a text is a valid table ID; others never reach the database."""
    return text.isascii() and text.isalnum()


def may_see(table: TableRow, visitor: Visitor | None, invite: str | None = None) -> bool:
    """Return whether a visitor may see a table: a private one only with a seat or an invitation."""
    if not table.private or (invite is not None and invite == table.invite):
        return True
    if visitor is None:
        return False
    if visitor.admin or visitor.id == table.host_id:
        return True
    now = clock.now()
    return any(seat.user_id == visitor.id or seat.is_reserved_for(visitor.id, now) for seat in table.seats)


def refuse_hidden(table: TableRow, visitor: Visitor | None, invite: str | None = None) -> None:
    """Raise "not found" if the visitor may not see the table."""
    if not may_see(table, visitor, invite):
        raise unknown("table")


def viewing_seat(table: TableRow, visitor: Visitor | None, seat: int | None) -> int | None:
    """Return the seat whose view a person gets: the named one if it is theirs; None for a spectator."""
    mine = table.seats_of(visitor.id if visitor else None)
    if seat in mine:
        return seat
    if not mine:
        return None
    return table.turn_player if table.turn_player in mine else mine[0]


def refuse_unless_host(table: TableRow, visitor: Visitor) -> None:
    refuse_hidden(table, visitor)
    if visitor.id != table.host_id and not visitor.admin:
        raise forbidden("not_host", "Only the host of the table may do that.")


def free_name(seats: Sequence[Seat], name: str) -> str:
    """Return the name, with a number appended if it is taken at the table."""
    taken = {seat.name for seat in seats}
    if name not in taken:
        return name
    return next(f"{name} {number}" for number in range(2, 99) if f"{name} {number}" not in taken)


def spectator_access(table: TableRow, visitor: Visitor | None) -> Literal["now", "later", "never"]:
    """Return how a person sees a game; players and administrators always see it without delay."""
    access = table.customs.spectators
    if access == "now" or table.state != "running":
        return "now"
    if visitor is not None and (visitor.admin or table.seats_of(visitor.id)):
        return "now"
    return access


def without_game_state(table: TableRow) -> TableRow:
    """Return the row without the state of its game, for lists and delayed spectators."""
    return msgspec.structs.replace(
        table,
        version=0,
        revision=0,
        round=0,
        turn_player=None,
        turn_nation=None,
        turn_kind=None,
        clocks=None,
        clock_since=None,
        agreed=[],
        touched=table.created,
        is_past=True,
    )


def tags_of(table: TableRow) -> list[Tag]:
    """Return the tags of a table; lessons and sandboxes get no others."""
    if table.learner_id is not None:
        return ["lesson"]
    if table.sandbox:
        return ["sandbox", "replay"] if table.state == "over" else ["sandbox"]
    found: list[Tag] = []
    if table.tournament_id is not None:
        found.append("tournament")
    people = [seat.user_id for seat in table.seats if seat.kind == "human"]
    if len(people) > len(set(people)):
        found.append("hot_seat")
    elif len(people) == 1 and not any(seat.kind == "open" for seat in table.seats):
        found.append("solo")
    return found
