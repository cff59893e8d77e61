"""Records: export as text, import by replaying move by move, and charts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

import msgspec

import rondel
from rondel.table.change import CHECKPOINT_EVERY, Change
from rondel.table.clocks import clock
from rondel.table.errors import bad, forbidden
from rondel.table.log import LogEntry
from rondel.table.moves import turn_number
from rondel.table.setup import new_table
from rondel.table.table import Seat, TableRow
from rondel.table.visitors import LONGEST_SEAT_NAME, LONGEST_TABLE_NAME, Visitor, clean_name
from rondel.wire.play import Charts

MOST_MOVES = 8_000  # the longest real games have 1,500
MOST_NUMBER = 500_000  # largest move, round or turn number in an uploaded position


def refuse_to_show_cash(table: TableRow) -> None:
    """Refuse records and sandboxes while cash is hidden, since they would reveal it."""
    if table.options.get("cash") == "hidden" and table.state != "over" and not table.sandbox:
        raise forbidden("hidden_cash", "This would show the hidden cash; wait until the game is over.")


def record_of(header: str, moves: Iterable[tuple[int, str]], table: TableRow) -> str:
    """Return the record of a game: header, actions, and the result as comments."""
    result = table.result
    lines = [*_named(header.rstrip("\n"), table), "", *(f"{seat} {action}" for seat, action in moves)]
    if result is not None:
        winners = ", ".join(table.seats[seat].name or "" for seat in result.winners)
        lines += [f"# scores: {' '.join(map(str, result.scores))}", f"# winners: {winners}"]
        if result.by != "rules":
            lines.append(f"# ended by {result.by}")
        for seat in table.seats:
            if bot := seat.played_by_bot:  # secret until the end
                lines.append(f"# seat {seat.seat}: bot {bot}, seed {table.bot_seed_of(seat.seat)}")
    return "\n".join(lines) + "\n"


def _named(header: str, table: TableRow) -> list[str]:
    """Return the header lines with the current names on the seats: a player may have been renamed."""
    names = iter(table.seats)
    return [f"player: {next(names).name}" if line.startswith("player: ") else line for line in header.split("\n")]


def decode_record(body: bytes) -> str:
    """Decode an uploaded record, or raise a refusal."""
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError:
        raise bad("record", "A record is text in UTF-8.") from None


def replay_table(replayed: Replayed, visitor: Visitor, name: str) -> TableRow:
    """Return a private table at which one person has all seats of a record."""
    record = replayed.record
    seats = [Seat(seat, "human", user_id=visitor.id, name=player) for seat, player in enumerate(record.players)]
    return sandbox_table(visitor, name, record.edition, record.options, seats)


def begin_replay(change: Change, replayed: Replayed) -> None:
    """Add the game of a record to the change, with its log and checkpoints."""
    change.begin(replayed.start, notes_on(replayed))
    for entry in replayed.entries:
        change.log(entry)
    for checkpoints in replayed.checkpoints:
        change.checkpoint(checkpoints.version, checkpoints.round, checkpoints.snapshot, new_round=checkpoints.new_round)
    change.position(replayed.game)


class ReplayCheckpoint(NamedTuple):
    """A checkpoint made during a replay."""

    version: int
    round: int
    snapshot: str
    new_round: bool


class Replayed(NamedTuple):
    """A replayed record: first position, log, checkpoints, last position."""

    record: rondel.Record
    start: rondel.Game
    entries: list[LogEntry]
    checkpoints: list[ReplayCheckpoint]
    game: rondel.Game


def notes_on(replayed: Replayed) -> list[dict[str, object]]:
    """Return notes for the log if the record was played under other rules, and if the result differs."""
    record = replayed.record
    if record.rules == rondel.RULES_VERSION:
        return []
    notes: list[dict[str, object]] = [{"event": "other_rules", "rules": record.rules[:20], "now": rondel.RULES_VERSION}]
    return [*notes, {"event": "other_result"}] if record.differs_from(replayed.game) else notes


async def read_record(text: str, spread: StepRunner) -> Replayed:
    """Parse and replay an uploaded record, or refuse it with the line of the error."""
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
        checkpoints: list[ReplayCheckpoint] = []
        await spread(_replaying(record, game, entries, checkpoints))
        if not all(0 <= number <= MOST_NUMBER for number in (game.version, game.round, turn_number(game))):
            raise bad("record", "The game of this record is too long.")
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
        # A position inside a record is untrusted input; any error in it becomes a refusal.
        raise bad("record", f"This record cannot be played ({type(error).__name__}).") from None
    return Replayed(record, start, entries, checkpoints, game)


def _replaying(
    record: rondel.Record, game: rondel.Game, entries: list[LogEntry], checkpoints: list[ReplayCheckpoint]
) -> Iterator[None]:
    """Play the moves one by one, yielding in between so that other requests can be served."""
    last = game.version
    for number, (seat, action) in enumerate(record.moves, start=1):
        turn, round_ = turn_number(game), game.round
        try:
            game.play(action, seat=seat)
        except rondel.RondelError:
            # The game is unchanged: replay this move alone for a precise error message.
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
            checkpoints.append(ReplayCheckpoint(game.version, game.round, game.to_json(), game.round != round_))
        yield


def _entry(game: rondel.Game, seat: int, action: str, turn: int) -> LogEntry:
    return LogEntry(
        version=game.version,
        seat=seat,
        action=action,
        by="record",
        turn=turn,
        at=clock.now(),
        events=msgspec.Raw(msgspec.json.encode(game.news)),
        state_hash=game.state_hash(),
    )


def sandbox_table(host: Visitor, name: str, edition: str, options: rondel.Options, seats: list[Seat]) -> TableRow:
    name = clean_name(name, LONGEST_TABLE_NAME)
    return new_table(host, name, edition, options, seats, private=True, sandbox=True)


StepRunner = Callable[[Iterable[None]], Awaitable[list[None]]]
"""Runs the steps of a long task without blocking other requests."""


async def run_at_once(steps: Iterable[None]) -> list[None]:
    return list(steps)


def add_to_charts(result: Charts, game: rondel.Game, with_scores: bool) -> None:
    view = game.view(None)
    result.rounds.append(game.round)
    result.versions.append(game.version)
    result.scores.append(list(game.scores) if with_scores else [None] * len(view["players"]))
    for nation, facts in view["nations"].items():
        result.power.setdefault(nation, []).append(facts["power"])
        result.treasury.setdefault(nation, []).append(facts["treasury"])
