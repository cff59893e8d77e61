"""A game as it is held in memory: its table, where it stands, the end of its log, and answers encoded before."""

from __future__ import annotations

from typing import Protocol

import msgspec

import rondel
from rondel.table.errors import conflict
from rondel.table.log import LogEntry
from rondel.table.orders.standing import StandingOrder
from rondel.table.table import TableRow
from rondel.wire.state import Ahead

CHAT_TAIL = 100


class GameTime(Protocol):
    """The time that counts for clocks, and whether games rest (see `storage.server_time`)."""

    in_maintenance: bool

    def now(self) -> float: ...


class Position(msgspec.Struct, frozen=True):
    """Where a game stands, and the version of the last position kept on the way."""

    game: rondel.Game
    snapshot: str
    checkpoint: int


class ChatLine(msgspec.Struct, frozen=True):
    """A message: its number, when it was said, whether by a player, and for whom it is (None: everybody)."""

    number: int
    at: float
    by_player: bool
    audience: frozenset[int] | None = None


class TableChat(msgspec.Struct):
    """The last messages, and up to which one each person has read."""

    lines: list[ChatLine]
    read: dict[int, int]

    def unread(self, user_id: int | None, until: float | None = None) -> int:
        """How many this person has not read, of those they may; `until`: who watches with a delay hears the players
        up to then."""
        if user_id is None:
            return 0
        seen = self.read.get(user_id, 0)
        return sum(
            1
            for each in self.lines
            if each.number > seen
            and (each.audience is None or user_id in each.audience)
            and (until is None or not each.by_player or each.at <= until)
        )

    def add(self, line: ChatLine) -> None:
        if all(each.number != line.number for each in self.lines):
            self.lines.append(line)
            del self.lines[:-CHAT_TAIL]


ResponseKey = tuple[int | None, int, int | None, bool, frozenset[int], int | None, int, bool]


class SeatView(msgspec.Struct, frozen=True):
    """What one seat sees of a position, as JSON, and what lies ahead of it."""

    view: msgspec.Raw
    ahead: Ahead | None


class PublicView(msgspec.Struct, frozen=True):
    """What is the same in everybody's view of a position: its parts as JSON, and who governs which nation."""

    parts: dict[str, msgspec.Raw]
    governments: dict[str, int | None]


class LoadedGame(msgspec.Struct):
    """A table with its position (once started), the end of its log, its chat, its players' standing orders, and answers
    encoded before."""

    table: TableRow
    position: Position | None
    log: list[LogEntry]
    chat: TableChat
    time: GameTime
    # Up to when those who watch with a delay hear the players; None: all of it.
    until: float | None = None
    orders: tuple[StandingOrder, ...] = ()
    responses: dict[ResponseKey, bytes] = {}
    views: dict[tuple[int | None, int | None], SeatView] = {}
    public: PublicView | None = None

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def revision(self) -> int:
        return self.table.revision

    @property
    def version(self) -> int:
        return self.table.version

    @property
    def game(self) -> rondel.Game:
        """The game itself; refused before it has started."""
        if self.position is None:
            raise conflict("not_started", "This game has not started yet.")
        return self.position.game
