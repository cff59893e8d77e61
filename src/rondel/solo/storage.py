"""Games and person of a serverless site, in memory; the embedding program stores them as text.

Games are changed through the same `Change` as on the server.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

import rondel
from rondel.table.change import Change
from rondel.table.errors import unknown
from rondel.table.loaded import LoadedGame, Position, TableChat
from rondel.table.log import LOG_TAIL, SETUP_SEAT, LogEntry
from rondel.table.orders.standing import Cancelled, StandingOrder, order_line, void_orders
from rondel.table.table import TableRow
from rondel.table.visitors import Visitor
from rondel.wire.orders import OrderLine

PERSON_ID = 1
_json = msgspec.json.Encoder()


class GameNotLoaded(Exception):
    """The game is not in memory and must be loaded with `Games.load`."""

    def __init__(self, game_id: str) -> None:
        super().__init__(game_id)
        self.game_id = game_id


class LocalTime:
    """Time source of games without clocks."""

    in_maintenance = False

    def now(self) -> float:
        return time.time()


class Mark(msgspec.Struct, frozen=True):
    """A checkpoint."""

    version: int
    new_round: bool
    snapshot: str


class Game(msgspec.Struct):
    """A complete game as stored: table, header of the record, position, whole log."""

    table: TableRow
    header: str
    snapshot: str
    log: list[LogEntry]
    marks: list[Mark]
    undone: list[str] = []  # request IDs of undone moves, to recognize repeated requests
    orders: tuple[StandingOrder, ...] = ()
    lines: list[OrderLine] = []  # log of standing orders
    last_order: int = 0

    def text(self) -> str:
        """Serialize the game; `read` parses it."""
        log = [msgspec.structs.replace(entry, json=None, json_with_reason=None) for entry in self.log]
        return _json.encode(msgspec.structs.replace(self, log=log)).decode()

    def position(self, version: int) -> rondel.Game:
        """Return the game after `version` moves."""
        mark = next((each for each in reversed(self.marks) if each.version <= version), None)
        if mark is None:
            raise unknown("position")
        game = rondel.Game.from_json(mark.snapshot)
        for entry in self.log:
            if mark.version < entry.version <= version:
                game.play(entry.action, seat=entry.seat)
        if game.version != version:
            raise unknown("position")
        return game

    def since(self, version: int) -> list[LogEntry]:
        return [entry for entry in self.log if entry.version > version]

    def moves(self) -> list[tuple[int, str]]:
        """Return the moves of the record."""
        return [(entry.seat, entry.action) for entry in self.log if entry.seat != SETUP_SEAT]

    def knows(self, request: str) -> bool:
        """Return whether this request was played before, undone or not."""
        return request in self.undone or any(entry.request == request for entry in self.log)


def read(text: str) -> Game:
    """Parse a game serialized by `Game.text`."""
    return msgspec.json.decode(text, type=Game)


class Games:
    """The games in memory, and those with unsaved changes."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._loaded: dict[str, LoadedGame] = {}
        self._missing: set[str] = set()
        self.changed: dict[str, Game | None] = {}  # None if deleted

    def load(self, game_id: str, text: str | None) -> None:
        """Load a game from its text; None if it does not exist."""
        if text is None:
            self._missing.add(game_id)
            return
        game = self._games[game_id] = read(text)
        position = Position(rondel.Game.from_json(game.snapshot), game.snapshot, game.marks[-1].version)
        self._loaded[game_id] = LoadedGame(game.table, position, game.log[-LOG_TAIL:], TableChat([], {}), LocalTime())
        self._loaded[game_id].orders = game.orders

    def game(self, game_id: str) -> Game:
        """Return a complete game, or raise `GameNotLoaded`."""
        if game_id in self._missing:
            raise unknown("table")
        if game_id not in self._games:
            raise GameNotLoaded(game_id)
        return self._games[game_id]

    def current(self, game_id: str) -> LoadedGame:
        """Return the game in the form the shared code uses."""
        self.game(game_id)
        return self._loaded[game_id]

    @contextmanager
    def change(self, game_id: str) -> Iterator[Change]:
        """Change a game; an exception inside the block changes nothing."""
        change = Change(self.current(game_id))
        yield change
        if change.is_empty:
            change.after = change.before
            return
        change.row(revision=change.before.revision + 1)
        self._apply(change)

    @contextmanager
    def create(self, table: TableRow) -> Iterator[Change]:
        """Create a table; the block can add changes."""
        change = Change(LoadedGame(table, None, [], TableChat([], {}), LocalTime()), is_new=True)
        yield change
        self._games[table.id] = Game(table, "", "", [], [])
        self._apply(change)

    def remove(self, game_id: str) -> None:
        self.game(game_id)
        del self._games[game_id], self._loaded[game_id]
        self._missing.add(game_id)
        self.changed[game_id] = None

    def _apply(self, change: Change) -> None:
        change.row(touched=change.now)
        game = self._games[change.table.id]
        for past in change.copied_histories:
            source = self.game(past.source.id)
            game.log += [entry for entry in source.log if past.since < entry.version <= past.version]
            game.marks += [mark for mark in source.marks if past.since < mark.version <= past.version]
        if (until := change.log_until) is not None:
            game.undone += [entry.request for entry in game.log if entry.version > until and entry.request]
            game.log = [entry for entry in game.log if entry.version <= until]
            game.marks = [mark for mark in game.marks if mark.version <= until]
            # Undone moves were not made by any order.
            game.lines = [line for line in game.lines if line.version <= until or line.code != "used"]
        game.log += change.entries
        game.marks += [
            Mark(version, bool(row["new_round"]), str(row["snapshot"])) for version, row in change.checkpoints
        ]
        game.marks.sort(key=lambda mark: mark.version)
        game.table, game.snapshot = change.table, change.snapshot
        game.header = str(change.columns.get("header", game.header))
        after = change.loaded()
        after.log = game.log[-LOG_TAIL:]
        if after.position is not None:
            after.position = msgspec.structs.replace(after.position, checkpoint=game.marks[-1].version)
        change.after = self._loaded[game.table.id] = after
        self._cancel(game, after, change.now)
        self.set_orders(game.table.id, after.orders)

    def set_orders(self, game_id: str, orders: tuple[StandingOrder, ...]) -> None:
        """Set the standing orders of a game."""
        game = self.game(game_id)
        game.orders = self._loaded[game_id].orders = orders
        self.changed[game_id] = game

    def _cancel(self, game: Game, after: LoadedGame, now: float) -> None:
        """Remove void orders and log the reasons."""
        if not after.orders or after.position is None:
            return
        is_over = after.table.state == "over"
        cancelled = (
            [Cancelled(each, None) for each in after.orders] if is_over else void_orders(after.orders, after.game)
        )
        game.lines += [
            order_line(each.order, after.version, now, each.void) for each in cancelled if each.void is not None
        ]
        after.orders = tuple(each for each in after.orders if each.id not in {one.order.id for one in cancelled})


class LessonTable(msgspec.Struct, frozen=True):
    """A learner's table; `step` is None in a first game."""

    game_id: str
    edition: str
    step: int | None
    state: str


class Person(msgspec.Struct):
    """The stored data of the person."""

    name: str = "Guest"
    done: dict[str, list[int]] = {}
    learns_at: list[LessonTable] = []

    @property
    def visitor(self) -> Visitor:
        """The person as a visitor."""
        return Visitor(PERSON_ID, self.name, guest=True, admin=False)

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def read_person(text: str | None) -> Person:
    return msgspec.json.decode(text, type=Person) if text else Person()
