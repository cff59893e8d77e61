"""A change of a game: what is to become of it, collected while a block runs and written when it ends.

    with games.change(game_id) as change:
        change.position(game)
        change.log(entry)
    return change.after

An exception inside the block changes nothing. The server writes changes to its database (`rondel.server.play`),
the browser keeps games as text (`rondel.solo.storage`); neither is known here.
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
    """The asker saw an older game; `loaded` is the game as it is now, to be shown with the refusal."""

    def __init__(self, loaded: LoadedGame, seat: int | None = None) -> None:
        sentence = "The game has moved on since you looked; here is the position as it is now."
        super().__init__(409, "stale", sentence, params={"version": loaded.version})
        self.loaded, self.seat = loaded, seat


class HistoryCopy(NamedTuple):
    """What is copied of another game: its log and the positions kept, after one version up to another."""

    source: TableRow
    version: int
    since: int


class Change:
    """What is to become of a game: `table` is its row as it will be, `before` what it was."""

    after: LoadedGame  # once it is written

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
        self.orders_ended: list[int] = []  # seats at which somebody else sits now
        self.log_until: int | None = None
        self.is_unlimited = False  # made by the server itself, as a tournament's table: no host's quota counts it
        self.needs_reload = False  # what was written is not all known here: the game is read once it is committed

    def row(self, **values: object) -> None:
        """New values of the row."""
        self.table = msgspec.structs.replace(self.table, **values)
        self.columns.update({name: column_value(name, value) for name, value in values.items()})

    def seat(self, seat: Seat) -> None:
        """Somebody else sits, or plays, here now."""
        others = self.table.seats
        changes_hands = others[seat.seat].user_id != seat.user_id or seat.resigned
        if changes_hands and self.before.table.state == "running":
            # The orders were for whoever sat here before, and so was what is told of them.
            self.orders_ended.append(seat.seat)
            self.orders = tuple(order for order in self.orders if order.seat != seat.seat)
        seats = (*others[: seat.seat], seat, *others[seat.seat + 1 :])
        self.table = msgspec.structs.replace(self.table, seats=seats)
        self.seats[seat.seat] = seat

    def position(self, game: rondel.Game, *, decided: bool = False) -> None:
        """Where the game stands now; `decided`: the one whose clock ran has decided, which adds the increment."""
        table = self.table
        decision = None if game.over else game.decision
        banks, since = None, None
        if table.clock is not None and table.clocks is not None:
            now = self.server_time
            banks, since = clocks.remaining(table.clocks, table.clock_runs_for, table.clock_since, now), now
            if decided:
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
        """The position is kept with the names that are on the seats now."""
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
        """Keep a position on the way, so that no look-up or undo replays a whole game."""
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
        """The first position of a game: dealt, kept as a checkpoint, with the line of the log that says so."""
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
        """The head of the record."""
        self.columns["header"] = text

    def undo_to(self, version: int) -> None:
        """What was played after a version leaves the log, but is kept so that a request sent twice is still known."""
        self.log_until = version
        held = self.log_so_far()
        self.needs_reload = len(held) < len(self.before.log) // 2 or (
            self.table.is_solo and not covers_last_human_turn(held)
        )
        self.row(undos=self.table.undos + 1)

    def set_host(self, host_id: int) -> None:
        """Somebody else is the host now."""
        self.row(host_id=host_id)
        self.needs_reload = True  # the host's name

    def copy_history(self, source: TableRow, version: int, since: int = -1) -> None:
        """The log and the positions kept of another game up to a version, or only those since one, belong to this
        one, too; unless something of it is taken back meanwhile."""
        self.copied_histories.append(HistoryCopy(source, version, since))
        self.needs_reload = True

    def end(self, by: Ending) -> None:
        """The game ends outside the rules and is scored as it stands (A69)."""
        result = result_of(self.before.game, by)
        self.row(state="over", result=result, turn_player=None, turn_nation=None, turn_kind=None)

    @property
    def snapshot(self) -> str:
        """The position as it will be kept."""
        return self._position.snapshot if self._position else ""

    @property
    def game(self) -> rondel.Game | None:
        """The game as it will stand; None before the start."""
        return self._position.game if self._position else None

    @property
    def last_checkpoint(self) -> int:
        """The version of the last position kept, with those of this change."""
        kept = [version for version, _ in self.checkpoints]
        return kept[-1] if kept else (self._position.checkpoint if self._position else 0)

    @property
    def is_empty(self) -> bool:
        return not any((self.columns, self.seats, self.entries, self.checkpoints, self.copied_histories))

    def log_so_far(self) -> list[LogEntry]:
        """The end of the log as it will be, as far as it is held."""
        log = self.before.log
        if self.log_until is not None:
            log = [entry for entry in log if entry.version <= self.log_until]
        return [*log, *self.entries]

    def loaded(self) -> LoadedGame:
        """The game as it will be held."""
        position = self._position
        if position is not None:
            game, kept = position.game, position.checkpoint
            if self.checkpoints:
                # A position without its past from time to time: what is held in memory does not grow with the game.
                game, kept = game.position(), self.last_checkpoint
            if self.log_until is not None:
                kept = min(kept, self.log_until)
            position = Position(game, position.snapshot, kept)
        log = trimmed_log(self.log_so_far(), solo=self.table.is_solo)
        return LoadedGame(self.table, position, log, self.before.chat, self.before.time, orders=self.orders)


def result_of(game: rondel.Game, by: Ending) -> Result:
    ranking = list(game.ranking)
    winners = list(game.winners) or ranking[:1]
    return Result(scores=list(game.scores), ranking=ranking, winners=winners, by=by)


def busy() -> Refusal:
    return conflict("busy", "Others are changing this game at the same moment; please try again.")
