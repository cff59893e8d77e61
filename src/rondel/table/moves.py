"""Moves: checking and applying an action or gift."""

from __future__ import annotations

import msgspec

import rondel
from rondel.table.change import CHECKPOINT_EVERY, Change, Stale
from rondel.table.errors import bad, conflict, forbidden
from rondel.table.log import LogEntry, StoredReason, with_summary
from rondel.table.orders.standing import StandingOrder
from rondel.table.table import TableRow, refuse_hidden
from rondel.table.visitors import Visitor

_json = msgspec.json.Encoder()
_NOT_RUNNING = {
    "open": ("not_started", "This game has not started yet."),
    "over": ("game_over", "This game is over."),
}


class Move(msgspec.Struct):
    """An action or gift to play.

    `version` and `revision` are what the player saw; `request` is an idempotency key. A person may name a
    `wanted_seat`; moves of the server have a `seat`. A move by a standing `order` looks like the player's own.
    """

    seat: int
    action: str
    by: str = "human"
    version: int | None = None
    revision: int | None = None
    request: str | None = None
    notes: list[dict[str, object]] = []
    reason: StoredReason | None = None
    replace_bot: str | None = None
    wanted_seat: int | None = None
    order: StandingOrder | None = None


def check_move(change: Change, move: Move, visitor: Visitor | None) -> None:
    """Determine the seat of the move; refuse it if the game is not running or the version is outdated."""
    loaded = change.before
    table = loaded.table
    if visitor is not None:
        refuse_hidden(table, visitor)
        move.seat = seat_for(table, visitor, move.wanted_seat)
    if table.state != "running":
        raise conflict(*_NOT_RUNNING[table.state])
    is_stale = move.version not in (None, loaded.version) or move.revision not in (None, loaded.revision)
    if is_stale:
        raise Stale(loaded, move.seat)


def apply_move(change: Change, move: Move, *, add_increment: bool = False) -> None:
    """Play the move on a copy of the game and add the position, log entry and checkpoints to the change."""
    table, game = change.table, change.game
    if game is None:
        raise conflict(*_NOT_RUNNING["open"])
    after = game.copy()
    try:
        after.play(move.action, seat=move.seat)
    except rondel.IllegalAction as error:
        if error.code != "not_your_decision":
            raise
        decider = game.decision.player
        raise bad("not_your_turn", f"{game.names[decider]} is to decide now, not you.", player=decider) from None
    if table.rules_version != rondel.RULES_VERSION and table.version > change.last_checkpoint:
        # The rules version changes here: replays must not start before this position.
        change.checkpoint(table.version, table.round, change.snapshot, new_round=False)
    change.position(after, add_increment=add_increment)
    if table.notes:
        change.row(notes=[])
    turn = turn_number(game)
    news = with_summary(change.log_so_far(), after.news, turn, ended=after.over or turn_number(after) != turn)
    change.log(
        LogEntry(
            version=after.version,
            seat=move.seat,
            action=move.action,
            by=move.by,
            turn=turn,
            at=change.now,
            events=msgspec.Raw(_json.encode([*table.notes, *move.notes, *news])),
            state_hash=change.table.state_hash or "",
            reason=move.reason,
            request=move.request,
        )
    )
    new_round = after.round != table.round
    if new_round or after.version - change.last_checkpoint >= CHECKPOINT_EVERY:
        change.checkpoint(after.version, after.round, change.snapshot, new_round=new_round)


def turn_number(game: rondel.Game) -> int:
    return int(game.state.turns)


def seat_for(table: TableRow, visitor: Visitor, seat: int | None) -> int:
    """Return the seat a person acts for: the named one, the deciding one, or their first."""
    mine = table.seats_of(visitor.id)
    if not mine:
        raise forbidden("not_at_table", "You have no seat at this table.")
    if seat is None:
        seat = table.turn_player if table.turn_player in mine else mine[0]
    if seat not in mine:
        raise forbidden("not_your_seat", "That seat is not yours.")
    if stand_in := table.seats[seat].stand_in:
        raise conflict(
            "handed_over",
            "A bot plays this seat for you at the moment; take the seat back first.",
            seat=seat,
            bot=stand_in,
        )
    return seat
