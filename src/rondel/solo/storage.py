"""The games and the one person of a site without a server: held in memory, and written as text for whoever keeps them.

Games are changed by the same `Change` as on the server.
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
    """This game is not in memory: whoever keeps the games is to hand it over, or to say that there is none."""

    def __init__(self, game_id: str) -> None:
        super().__init__(game_id)
        self.game_id = game_id


class Here:
    """The time of a game without clocks."""

    in_maintenance = False

    def now(self) -> float:
        return time.time()


class Mark(msgspec.Struct, frozen=True):
    """A position kept on the way."""

    version: int
    new_round: bool
    snapshot: str


class Game(msgspec.Struct):
    """All of a game: its table, the head of its record, where it stands, its whole log."""

    table: TableRow
    header: str
    snapshot: str
    log: list[LogEntry]
    marks: list[Mark]
    undone: list[str] = []  # requests whose moves were taken back: sent twice they are still one move
    orders: tuple[StandingOrder, ...] = ()
    lines: list[OrderLine] = []  # what became of orders
    last_order: int = 0

    def text(self) -> str:
        """What is kept of it; `read` is the way back."""
        log = [msgspec.structs.replace(entry, json=None, json_with_reason=None) for entry in self.log]
        return _json.encode(msgspec.structs.replace(self, log=log)).decode()

    def position(self, version: int) -> rondel.Game:
        """The game as it stood after `version` moves."""
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
        """What the record lists."""
        return [(entry.seat, entry.action) for entry in self.log if entry.seat != SETUP_SEAT]

    def knows(self, request: str) -> bool:
        """Was this request played before, taken back or not?"""
        return request in self.undone or any(entry.request == request for entry in self.log)


def read(text: str) -> Game:
    """A game from the text that was kept."""
    return msgspec.json.decode(text, type=Game)


class Games:
    """The games in memory, and those of them that have changed since they were last written down."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._loaded: dict[str, LoadedGame] = {}
        self._gone: set[str] = set()
        self.changed: dict[str, Game | None] = {}  # None: removed

    def hold(self, game_id: str, text: str | None) -> None:
        """Somebody asked for this game: here it is, or (None) there is no such game."""
        if text is None:
            self._gone.add(game_id)
            return
        game = self._games[game_id] = read(text)
        kept = Position(rondel.Game.from_json(game.snapshot), game.snapshot, game.marks[-1].version)
        self._loaded[game_id] = LoadedGame(game.table, kept, game.log[-LOG_TAIL:], TableChat([], {}), Here())
        self._loaded[game_id].orders = game.orders

    def game(self, game_id: str) -> Game:
        """All of a game, or `NotHeld`."""
        if game_id in self._gone:
            raise unknown("table")
        if game_id not in self._games:
            raise GameNotLoaded(game_id)
        return self._games[game_id]

    def current(self, game_id: str) -> LoadedGame:
        """The game as the server's code takes it."""
        self.game(game_id)
        return self._loaded[game_id]

    @contextmanager
    def change(self, game_id: str) -> Iterator[Change]:
        """Change a game; an exception inside changes nothing."""
        change = Change(self.current(game_id))
        yield change
        if change.is_empty:
            change.after = change.before
            return
        change.row(revision=change.before.revision + 1)
        self._keep(change)

    @contextmanager
    def create(self, table: TableRow) -> Iterator[Change]:
        """A new table, and whatever else happens to it at once."""
        change = Change(LoadedGame(table, None, [], TableChat([], {}), Here()), is_new=True)
        yield change
        self._games[table.id] = Game(table, "", "", [], [])
        self._keep(change)

    def remove(self, game_id: str) -> None:
        self.game(game_id)
        del self._games[game_id], self._loaded[game_id]
        self._gone.add(game_id)
        self.changed[game_id] = None

    def _keep(self, change: Change) -> None:
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
            # What was taken back was not done by any order.
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
        self.order(game.table.id, after.orders)

    def order(self, game_id: str, orders: tuple[StandingOrder, ...]) -> None:
        """These are the standing orders from now on."""
        game = self.game(game_id)
        game.orders = self._loaded[game_id].orders = orders
        self.changed[game_id] = game

    def _cancel(self, game: Game, after: LoadedGame, now: float) -> None:
        """Orders that are void are taken away, and it is said why."""
        if not after.orders or after.position is None:
            return
        is_over = after.table.state == "over"
        gone = [Cancelled(each, None) for each in after.orders] if is_over else void_orders(after.orders, after.game)
        game.lines += [order_line(each.order, after.version, now, each.void) for each in gone if each.void is not None]
        after.orders = tuple(each for each in after.orders if each.id not in {one.order.id for one in gone})


class LessonTable(msgspec.Struct, frozen=True):
    """A table at which the person learns; `step` is None in a first game."""

    game_id: str
    edition: str
    step: int | None
    state: str


class Person(msgspec.Struct):
    """What is kept of the person."""

    name: str = "Guest"
    done: dict[str, list[int]] = {}
    learns_at: list[LessonTable] = []

    @property
    def visitor(self) -> Visitor:
        """The person as the server's code takes one."""
        return Visitor(PERSON_ID, self.name, guest=True, admin=False)

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def read_person(text: str | None) -> Person:
    return msgspec.json.decode(text, type=Person) if text else Person()
