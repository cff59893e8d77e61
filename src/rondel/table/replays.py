"""Records as text, and read: played again move by move, with the log and positions of any game; charts."""

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

MOST_MOVES = 8_000  # the longest games people play have 1,500
MOST_NUMBER = 500_000  # of a move, round or turn in a position from outside


def refuse_to_show_cash(table: TableRow) -> None:
    """Whoever replays a record or plays in a sandbox sees all cash; while it is hidden there is neither."""
    if table.options.get("cash") == "hidden" and table.state != "over" and not table.sandbox:
        raise forbidden("hidden_cash", "This would show the hidden cash; wait until the game is over.")


def record_of(header: str, moves: Iterable[tuple[int, str]], table: TableRow) -> str:
    """The record of a game: its header, every action, the result as comments."""
    result = table.result
    lines = [*_named(header.rstrip("\n"), table), "", *(f"{seat} {action}" for seat, action in moves)]
    if result is not None:
        winners = ", ".join(table.seats[seat].name or "" for seat in result.winners)
        lines += [f"# scores: {' '.join(map(str, result.scores))}", f"# winners: {winners}"]
        if result.by != "rules":
            lines.append(f"# ended by {result.by}")
        for seat in table.seats:
            if bot := seat.played_by_bot:  # secret while the game goes on
                lines.append(f"# seat {seat.seat}: bot {bot}, seed {table.bot_seed_of(seat.seat)}")
    return "\n".join(lines) + "\n"


def _named(header: str, table: TableRow) -> list[str]:
    """The head of a record with the names on the seats: an administrator may have renamed somebody."""
    names = iter(table.seats)
    return [f"player: {next(names).name}" if line.startswith("player: ") else line for line in header.split("\n")]


def decode_record(body: bytes) -> str:
    """The text of an uploaded record, or a refusal."""
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError:
        raise bad("record", "A record is text in UTF-8.") from None


def replay_table(replayed: Replayed, visitor: Visitor, name: str) -> TableRow:
    """A private table at which one person has all seats of a record."""
    record = replayed.record
    seats = [Seat(seat, "human", user_id=visitor.id, name=player) for seat, player in enumerate(record.players)]
    return sandbox_table(visitor, name, record.edition, record.options, seats)


def begin_replay(change: Change, replayed: Replayed) -> None:
    """The game of a record, with its log and the positions kept on the way."""
    change.begin(replayed.start, notes_on(replayed))
    for entry in replayed.entries:
        change.log(entry)
    for checkpoints in replayed.checkpoints:
        change.checkpoint(checkpoints.version, checkpoints.round, checkpoints.snapshot, new_round=checkpoints.new_round)
    change.position(replayed.game)


class ReplayCheckpoint(NamedTuple):
    """A position kept on the way."""

    version: int
    round: int
    snapshot: str
    new_round: bool


class Replayed(NamedTuple):
    """A record played again: where it starts, a line of the log for every action, positions to keep, its end."""

    record: rondel.Record
    start: rondel.Game
    entries: list[LogEntry]
    checkpoints: list[ReplayCheckpoint]
    game: rondel.Game


def notes_on(replayed: Replayed) -> list[dict[str, object]]:
    """What the log says first about a record of other rules: that it was, and whether it leads elsewhere here."""
    record = replayed.record
    if record.rules == rondel.RULES_VERSION:
        return []
    notes: list[dict[str, object]] = [{"event": "other_rules", "rules": record.rules[:20], "now": rondel.RULES_VERSION}]
    return [*notes, {"event": "other_result"}] if record.differs_from(replayed.game) else notes


async def read_record(text: str, spread: StepRunner) -> Replayed:
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
        checkpoints: list[ReplayCheckpoint] = []
        await spread(_replaying(record, game, entries, checkpoints))
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
    return Replayed(record, start, entries, checkpoints, game)


def _replaying(
    record: rondel.Record, game: rondel.Game, entries: list[LogEntry], checkpoints: list[ReplayCheckpoint]
) -> Iterator[None]:
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
"""How to do a long piece of work of many steps without keeping others waiting."""


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
