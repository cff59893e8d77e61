"""Records down and up, and sandboxes: private tables on which one person plays all seats from any position."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import msgspec
from sqlalchemy import select

import rondel
from rondel.server.errors import bad, forbidden, unknown
from rondel.server.people.names import LONGEST_SEAT_NAME, LONGEST_TABLE_NAME, clean_name
from rondel.server.people.visitors import Visitor
from rondel.server.play.cache import LoadedGame
from rondel.server.play.change import CHECKPOINT_EVERY
from rondel.server.play.editions import read_game
from rondel.server.play.history import Spread, at_once, position
from rondel.server.play.log import LogEntry
from rondel.server.play.moves import turn_number
from rondel.server.play.table import Seat, TableRow
from rondel.server.services import Services
from rondel.server.storage.models import actions, checkpoints, games
from rondel.server.storage.store import Store
from rondel.server.tables.lobby import new_table

LONGEST_RECORD = 1_000_000
MOST_MOVES = 8_000  # the longest games people play have 1,500
COPIED_WHOLE = 200  # moves: the past of a game up to here is copied into a sandbox as it is
COPIED_MOVES = 100  # of a longer one, at least these
MOST_NUMBER = 500_000  # of a move, round or turn in a position from outside


def refuse_to_show_cash(table: TableRow) -> None:
    """Whoever replays a record or plays in a sandbox sees all cash; while it is hidden there is neither."""
    if table.options.get("cash") == "hidden" and table.state != "over" and not table.sandbox:
        raise forbidden("hidden_cash", "This would show the hidden cash; wait until the game is over.")


async def record_text(store: Store, loaded: LoadedGame) -> str:
    """The record of the game so far: its header, every action, the result as comments."""
    async with store.read() as connection:
        header = await connection.scalar(select(games.c.header).where(games.c.id == loaded.id))
        rows = (
            await connection.execute(
                select(actions.c.seat, actions.c.action)
                .where(actions.c.game_id == loaded.id, actions.c.seat >= 0, actions.c.version <= loaded.version)
                .order_by(actions.c.version)
            )
        ).all()
    result = loaded.table.result
    lines = [*_named(str(header).rstrip("\n"), loaded.table), "", *(f"{row.seat} {row.action}" for row in rows)]
    if result is not None:
        winners = ", ".join(loaded.table.seats[seat].name or "" for seat in result.winners)
        lines += [f"# scores: {' '.join(map(str, result.scores))}", f"# winners: {winners}"]
        if result.by != "rules":
            lines.append(f"# ended by {result.by}")
        for seat in loaded.table.seats:
            if bot := seat.played_by_bot:  # secret while the game goes on
                lines.append(f"# seat {seat.seat}: bot {bot}, seed {loaded.table.bot_seed_of(seat.seat)}")
    return "\n".join(lines) + "\n"


def _named(header: str, table: TableRow) -> list[str]:
    """The head of a record with the names on the seats: an administrator may have renamed somebody."""
    names = iter(table.seats)
    return [f"player: {next(names).name}" if line.startswith("player: ") else line for line in header.split("\n")]


async def sandbox(
    services: Services, visitor: Visitor, loaded: LoadedGame, at: int, spread: Spread = at_once
) -> LoadedGame:
    """A private copy of a game up to a position, to try things out on all seats.

    Of a long game only the last moves are copied: the sandbox begins at a position kept on the way.
    """
    refuse_to_show_cash(loaded.table)
    if at > loaded.version:
        raise unknown("position")
    game = loaded.game if at == loaded.version else await position(services.store, loaded.id, at, spread)
    begins = await _kept_before(services.store, loaded.id, at - COPIED_MOVES) if at > COPIED_WHOLE else None
    async with services.store.read() as connection:
        header = await connection.scalar(select(games.c.header).where(games.c.id == loaded.id))
    seats = [Seat(seat.seat, "human", user_id=visitor.id, name=seat.name) for seat in loaded.table.seats]
    options = rondel.Options.from_dict(loaded.table.options)
    table = _sandbox_table(visitor, loaded.table.name, loaded.table.edition, options, seats)
    async with services.games.create(table) as change:
        if begins is not None:
            change.begin(begins)
        else:
            change.header(str(header))
        change.position(game)
        change.copy_past(loaded.table, at, since=begins.version if begins is not None else -1)
    return change.after


async def _kept_before(store: Store, game_id: str, version: int) -> rondel.Game | None:
    """The last position kept up to a version; None if there is none after the beginning."""
    query = (
        select(checkpoints.c.snapshot)
        .where(checkpoints.c.game_id == game_id, checkpoints.c.version <= version, checkpoints.c.version > 0)
        .order_by(checkpoints.c.version.desc())
        .limit(1)
    )
    async with store.read() as connection:
        snapshot = await connection.scalar(query)
    return None if snapshot is None else read_game(snapshot)


async def upload(
    services: Services, visitor: Visitor, body: bytes, name: str = "Record", spread: Spread = at_once
) -> LoadedGame:
    """A record becomes a replay at a private table, which can be continued as a sandbox."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise bad("record", "A record is text in UTF-8.") from None
    replayed = await _replayed(text, spread)
    record = replayed.record
    seats = [Seat(seat, "human", user_id=visitor.id, name=player) for seat, player in enumerate(record.players)]
    table = _sandbox_table(visitor, name, record.edition, record.options, seats)
    async with services.games.create(table) as change:
        change.begin(replayed.start, _notes(replayed))
        for entry in replayed.entries:
            change.log(entry)
        for kept in replayed.kept:
            change.checkpoint(kept.version, kept.round, kept.snapshot, new_round=kept.new_round)
        change.position(replayed.game)
    return change.after


class _Kept(NamedTuple):
    """A position kept on the way."""

    version: int
    round: int
    snapshot: str
    new_round: bool


class _Replayed(NamedTuple):
    """A record played again: where it starts, a line of the log for every action, positions to keep, its end."""

    record: rondel.Record
    start: rondel.Game
    entries: list[LogEntry]
    kept: list[_Kept]
    game: rondel.Game


def _notes(replayed: _Replayed) -> list[dict[str, object]]:
    """What the log says first about a record of other rules: that it was, and whether it leads elsewhere here."""
    record = replayed.record
    if record.rules == rondel.RULES_VERSION:
        return []
    notes: list[dict[str, object]] = [{"event": "other_rules", "rules": record.rules[:20], "now": rondel.RULES_VERSION}]
    return [*notes, {"event": "other_result"}] if record.differs_from(replayed.game) else notes


async def _replayed(text: str, spread: Spread) -> _Replayed:
    """Read and check an uploaded record, or refuse it with the line where it goes wrong."""
    try:
        record = rondel.Record.loads(text)
        record = replace(
            record, players=tuple(clean_name(name[:LONGEST_SEAT_NAME], LONGEST_SEAT_NAME) for name in record.players)
        )
        if len(record.moves) > MOST_MOVES:
            raise bad("record", f"A record of more than {MOST_MOVES} moves is too long.", most=MOST_MOVES)
        start = rondel.replay(record, until=0)
        game = start.copy()
        entries: list[LogEntry] = []
        kept: list[_Kept] = []
        await spread(_replaying(record, game, entries, kept))
        if not all(0 <= number <= MOST_NUMBER for number in (game.version, game.round, turn_number(game))):
            raise bad("record", "The game of this record has gone on for longer than any game.")
        for seat in range(len(record.players)):
            msgspec.json.encode(game.view(seat))
    except rondel.RecordError as error:
        raise bad("record", str(error), line=error.line) from None
    except rondel.RondelError as error:
        raise bad("record", str(error)) from None
    except (
        ValueError,
        KeyError,
        IndexError,
        TypeError,
        AttributeError,
        RecursionError,
        OverflowError,
    ) as error:
        # A position inside a record is data from outside; whatever is wrong with it, the answer is a sentence.
        raise bad("record", f"This record cannot be played ({type(error).__name__}).") from None
    return _Replayed(record, start, entries, kept, game)


def _replaying(record: rondel.Record, game: rondel.Game, entries: list[LogEntry], kept: list[_Kept]) -> Iterator[None]:
    """Play the moves one by one, so that others can be served in between."""
    last = game.version
    for number, (seat, action) in enumerate(record.moves, start=1):
        turn, round_ = turn_number(game), game.round
        try:
            game.play(action, seat=seat)
        except rondel.RondelError:
            # The game is as it was before this move: replaying it alone says what is wrong with it.
            line = record.line_of(number)
            alone = replace(
                record, position=game.to_json(), moves=((seat, action),), lines=() if line is None else (line,)
            )
            try:
                rondel.replay(alone)
            except rondel.RecordError as error:
                sentence = str(error).replace("Move 1 ", f"Move {number} ", 1)
                raise rondel.RecordError(sentence, error.line) from None
            raise
        entries.append(_entry(game, seat, action, turn))
        if game.round != round_ or game.version - last >= CHECKPOINT_EVERY:
            last = game.version
            kept.append(_Kept(game.version, game.round, game.to_json(), game.round != round_))
        yield


def _entry(game: rondel.Game, seat: int, action: str, turn: int) -> LogEntry:
    return LogEntry(
        version=game.version,
        seat=seat,
        action=action,
        by="record",
        turn=turn,
        at=time.time(),
        events=msgspec.Raw(msgspec.json.encode(game.news)),
        state_hash=game.state_hash(),
    )


def _sandbox_table(host: Visitor, name: str, edition: str, options: rondel.Options, seats: list[Seat]) -> TableRow:
    name = clean_name(name, LONGEST_TABLE_NAME)
    return new_table(host, name, edition, options, seats, private=True, sandbox=True)
