"""A change to a game, collected within a `with` block and written at its end.

    with games.change(game_id) as change:
        change.position(game)
        change.log(entry)
    return change.after

An exception inside the block changes nothing. The server writes changes to its database (`rondel.server.play`), the
browser stores games as text (`rondel.solo.storage`); this module depends on neither.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

import rondel
from rondel.table import clocks
from rondel.table.clocks import clock
from rondel.table.errors import Refusal, conflict
from rondel.table.loaded import LoadedGame, Position
from rondel.table.log import SETUP_SEAT, LogEntry, covers_last_human_turn, trimmed_log
from rondel.table.table import Seat, TableRow, column_value
from rondel.wire.view import Result

CHECKPOINT_EVERY = 64
TRIES = 4

Ending = Literal["rules", "agreement", "admin", "absence"]


class Stale(Refusal):
    """The request is based on an outdated version; `loaded` is the current game, sent with the refusal."""

    def __init__(self, loaded: LoadedGame, seat: int | None = None) -> None:
        sentence = "The game has moved on since you looked; here is the position as it is now."
        super().__init__(409, "stale", sentence, params={"version": loaded.version})
        self.loaded, self.seat = loaded, seat


class HistoryCopy(NamedTuple):
    """Copy of the log and checkpoints of another game, after `since` up to `version`."""

    source: TableRow
    version: int
    since: int


class Change:
    """A pending change: `table` is the new row, `before` the game before the change."""

    after: LoadedGame  # set once the change is written

    def __init__(self, before: LoadedGame, *, is_new: bool = False) -> None:
        self.before, self.is_new = before, is_new
        self.table = before.table
        self.now = clock.now()
        self.server_time = before.time.now()
        self.columns: dict[str, object] = {}
        self.seats: dict[int, Seat] = {}
        self._position = before.position
        self.entries: list[LogEntry] = []
        self.checkpoints: list[tuple[int, dict[str, object]]] = []
        self.orders = before.orders
        self.copied_histories: list[HistoryCopy] = []
        self.orders_ended: list[int] = []  # seats that changed hands
        self.log_until: int | None = None
        self.is_unlimited = False  # made by the server, such as a tournament table: exempt from quotas
        self.needs_reload = False  # the written state is not fully known here: reload after the commit

    def row(self, **values: object) -> None:
        """Set columns of the table's row."""
        self.table = msgspec.structs.replace(self.table, **values)
        self.columns.update({name: column_value(name, value) for name, value in values.items()})

    def seat(self, seat: Seat) -> None:
        """Replace a seat."""
        others = self.table.seats
        changes_hands = others[seat.seat].user_id != seat.user_id or seat.resigned
        if changes_hands and self.before.table.state == "running":
            # Standing orders and their log belong to the previous player.
            self.orders_ended.append(seat.seat)
            self.orders = tuple(order for order in self.orders if order.seat != seat.seat)
        seats = (*others[: seat.seat], seat, *others[seat.seat + 1 :])
        self.table = msgspec.structs.replace(self.table, seats=seats)
        self.seats[seat.seat] = seat

    def position(self, game: rondel.Game, *, add_increment: bool = False) -> None:
        """Set the current position; `add_increment` adds the clock increment of the previous decision."""
        table = self.table
        decision = None if game.over else game.decision
        banks, since = None, None
        if table.clock is not None and table.clocks is not None:
            now = self.server_time
            banks, since = clocks.remaining(table.clocks, table.clock_runs_for, table.clock_since, now), now
            if add_increment:
                banks = clocks.with_increment(table.clock, banks, table.clock_runs_for)
        self.row(
            version=game.version,
            round=game.round,
            turn_player=decision.player if decision else None,
            turn_nation=decision.nation if decision else None,
            turn_kind=decision.kind if decision else None,
            state="over" if game.over else "running",
            result=result_of(game, "rules") if game.over else None,
            clocks=banks,
            clock_since=since,
            state_hash=game.state_hash(),
            rules_version=rondel.RULES_VERSION,
        )
        snapshot = game.to_json()
        self.columns["snapshot"] = snapshot
        self._position = Position(game, snapshot, self._position.checkpoint if self._position else game.version)

    def rename_players(self) -> None:
        """Update the names in the position to those on the seats."""
        if self._position is None:
            return
        game = self._position.game.copy()
        game.names = tuple(seat.name or "?" for seat in self.table.seats)
        snapshot = game.to_json()
        self.columns["snapshot"] = snapshot
        self._position = Position(game, snapshot, self._position.checkpoint)

    def log(self, entry: LogEntry) -> None:
        self.entries.append(entry)

    def checkpoint(self, version: int, round_: int, snapshot: str, *, new_round: bool) -> None:
        """Add a checkpoint, so that lookups and undo need not replay the whole game."""
        row: dict[str, object] = {
            "game_id": self.table.id,
            "version": version,
            "round": round_,
            "new_round": new_round,
            "snapshot": snapshot,
            "rules_version": rondel.RULES_VERSION,
        }
        self.checkpoints.append((version, row))

    def begin(self, game: rondel.Game, notes: Sequence[dict[str, object]] = ()) -> None:
        """Set the first position of a game, with its checkpoint and log entry."""
        if self.table.clock is not None:
            self.row(clocks=[self.table.clock.bank] * len(self.table.seats))
        self.position(game)
        self.header(game.record().dumps())
        self.checkpoint(game.version, game.round, self.snapshot, new_round=True)
        self.log(
            LogEntry(
                version=game.version,  # 0, unless an uploaded record begins in the middle of a game
                seat=SETUP_SEAT,
                action="",
                by="setup",
                turn=0,
                at=self.now,
                events=msgspec.Raw(msgspec.json.encode([*notes, *game.events_since(0)])),
                state_hash=self.table.state_hash or "",
            )
        )

    def header(self, text: str) -> None:
        """Set the header of the record."""
        self.columns["header"] = text

    def undo_to(self, version: int) -> None:
        """Remove the entries after a version from the log; their request IDs are kept to detect repeated requests."""
        self.log_until = version
        held = self.log_so_far()
        self.needs_reload = len(held) < len(self.before.log) // 2 or (
            self.table.is_solo and not covers_last_human_turn(held)
        )
        self.row(undos=self.table.undos + 1)

    def set_host(self, host_id: int) -> None:
        """Transfer the table to another host."""
        self.row(host_id=host_id)
        self.needs_reload = True  # the host's name

    def copy_history(self, source: TableRow, version: int, since: int = -1) -> None:
        """Copy the log and checkpoints of another game up to a version, optionally only those after `since`.

        The commit fails if an undo changes the other game in the meantime.
        """
        self.copied_histories.append(HistoryCopy(source, version, since))
        self.needs_reload = True

    def end(self, by: Ending) -> None:
        """End the game other than by the rules; it is scored as it stands (A69)."""
        result = result_of(self.before.game, by)
        self.row(state="over", result=result, turn_player=None, turn_nation=None, turn_kind=None)

    @property
    def snapshot(self) -> str:
        """The new position as JSON."""
        return self._position.snapshot if self._position else ""

    @property
    def game(self) -> rondel.Game | None:
        """The new position; None before the start."""
        return self._position.game if self._position else None

    @property
    def last_checkpoint(self) -> int:
        """Version of the last checkpoint, including those of this change."""
        checkpoint = [version for version, _ in self.checkpoints]
        return checkpoint[-1] if checkpoint else (self._position.checkpoint if self._position else 0)

    @property
    def is_empty(self) -> bool:
        return not any((self.columns, self.seats, self.entries, self.checkpoints, self.copied_histories))

    def log_so_far(self) -> list[LogEntry]:
        """Return the new end of the log, as far as it is in memory."""
        log = self.before.log
        if self.log_until is not None:
            log = [entry for entry in log if entry.version <= self.log_until]
        return [*log, *self.entries]

    def loaded(self) -> LoadedGame:
        """Return the game after the change, for the cache."""
        position = self._position
        if position is not None:
            game, checkpoint = position.game, position.checkpoint
            if self.checkpoints:
                # Drop the history at checkpoints, so that memory does not grow with the game.
                game, checkpoint = game.position(), self.last_checkpoint
            if self.log_until is not None:
                checkpoint = min(checkpoint, self.log_until)
            position = Position(game, position.snapshot, checkpoint)
        log = trimmed_log(self.log_so_far(), solo=self.table.is_solo)
        return LoadedGame(self.table, position, log, self.before.chat, self.before.time, orders=self.orders)


def result_of(game: rondel.Game, by: Ending) -> Result:
    ranking = list(game.ranking)
    winners = list(game.winners) or ranking[:1]
    return Result(scores=list(game.scores), ranking=ranking, winners=winners, by=by)


def busy() -> Refusal:
    return conflict("busy", "Others are changing this game at the same moment; please try again.")
