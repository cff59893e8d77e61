"""A game in memory: table, position, end of the log, chat, and cached responses."""

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
    """Time source of game clocks, and whether maintenance mode is on (see `storage.server_time`)."""

    in_maintenance: bool

    def now(self) -> float: ...


class Position(msgspec.Struct, frozen=True):
    """The current position of a game, and the version of its last checkpoint."""

    game: rondel.Game
    snapshot: str
    checkpoint: int


class ChatLine(msgspec.Struct, frozen=True):
    """Metadata of a chat message; `audience` None means everybody."""

    number: int
    at: float
    by_player: bool
    audience: frozenset[int] | None = None


class TableChat(msgspec.Struct):
    """The latest messages of a table, and the last message each person has read."""

    lines: list[ChatLine]
    read: dict[int, int]

    def unread(self, user_id: int | None, until: float | None = None) -> int:
        """Return the number of unread messages visible to a person.

        `until`: a delayed spectator sees messages of players only up to that time.
        """
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
    """The encoded view of a seat, and its upcoming turns."""

    view: msgspec.Raw
    ahead: Ahead | None


class PublicView(msgspec.Struct, frozen=True):
    """The encoded parts of a view that are the same for every viewer, and the governments."""

    parts: dict[str, msgspec.Raw]
    governments: dict[str, int | None]


class LoadedGame(msgspec.Struct):
    """A table with position (once started), end of the log, chat, standing orders, and cached responses."""

    table: TableRow
    position: Position | None
    log: list[LogEntry]
    chat: TableChat
    time: GameTime
    # For delayed spectators: messages of players are visible up to this time.
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
        """The game; raises a refusal before the start."""
        if self.position is None:
            raise conflict("not_started", "This game has not started yet.")
        return self.position.game
