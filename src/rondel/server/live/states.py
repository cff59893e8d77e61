"""What one person sees of a table and of a game, as JSON. Nothing here is shown that the engine's view would
not show.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec import UNSET

import rondel
from rondel.server.errors import unknown
from rondel.server.http.wire.state import Ahead
from rondel.server.http.wire.tables import Table, TableSeat, TableTurn
from rondel.server.http.wire.view import Options, Result
from rondel.server.http.wire.words import DecisionKind
from rondel.server.people.visitors import Visitor
from rondel.server.play import clocks
from rondel.server.play.rooms import Entry, Room
from rondel.server.play.undoable import undo_for

MOST_ANSWERS = 8
NOBODY: frozenset[int] = frozenset()
_json = msgspec.json.Encoder()


def may_see(room: Room, visitor: Visitor | None, invite: str | None = None) -> bool:
    if not room.private or (invite is not None and invite == room.invite):
        return True
    if visitor is None:
        return False
    return visitor.admin or visitor.id == room.host_id or any(seat.user_id == visitor.id for seat in room.seats)


def refuse_hidden(room: Room, visitor: Visitor | None, invite: str | None = None) -> None:
    """A private table does not exist for those who were not invited."""
    if not may_see(room, visitor, invite):
        raise unknown("table")


def seen_from(room: Room, visitor: Visitor | None, seat: int | None) -> int | None:
    """Through which seat's eyes this person looks; None for a spectator."""
    mine = room.seats_of(visitor.id if visitor else None)
    if seat in mine:
        return seat
    if not mine:
        return None
    return room.turn_player if room.turn_player in mine else mine[0]


def _clocks_now(room: Room) -> list[float]:
    """Seconds left for each seat."""
    return clocks.left(room.clocks or [], room.clock_runs_for, room.clock_since, time.time())


def table_of(room: Room, visitor: Visitor | None, present: frozenset[int] = NOBODY) -> Table:
    """A table as the lobby and the game page show it."""
    user_id = visitor.id if visitor else None
    mine = room.seats_of(user_id)
    return Table(
        id=room.id,
        name=room.name,
        edition=room.edition,
        options=msgspec.convert(rondel.Options.from_dict(room.options), Options, from_attributes=True),
        pace=cast(Any, room.pace),
        clock=room.clock,
        private=room.private,
        state=cast(Any, room.state),
        host=room.host_name,
        is_host=user_id == room.host_id,
        created=room.created,
        touched=room.touched,
        seats=[
            TableSeat(
                seat=seat.seat,
                kind=cast(Any, seat.kind),
                name=seat.name,
                bot=seat.bot,
                you=seat.seat in mine,
                stand_in=seat.stand_in,
                present=seat.user_id in present if seat.user_id is not None else seat.kind == "bot",
            )
            for seat in room.seats
        ],
        players=len(room.seats),
        your_seats=mine,
        auto_forced=room.auto_forced,
        turn=_turn(room, mine),
        version=room.version,
        revision=room.revision,
        round=room.round,
        sandbox=room.sandbox,
        agreed=room.agreed,
        result=msgspec.convert(room.result, Result) if room.result else None,
        invite=room.invite if user_id is not None and user_id == room.host_id else UNSET,
    )


def _turn(room: Room, mine: list[int]) -> TableTurn | None:
    if room.state != "running" or room.turn_player is None:
        return None
    return TableTurn(
        player=room.turn_player,
        nation=room.turn_nation,
        kind=cast(DecisionKind, room.turn_kind),
        your_turn=room.turn_player in mine and not room.seats[room.turn_player].stand_in,
        left=_clocks_now(room)[room.turn_player] if room.clocks else None,
    )


def log_dict(entry: Entry) -> dict[str, Any]:
    return {
        "version": entry.version,
        "seat": entry.seat if entry.seat >= 0 else None,
        "action": entry.action,
        "by": entry.by,
        "turn": entry.turn,
        "at": entry.at,
        "events": entry.events,
    }


def log_json(entry: Entry) -> msgspec.Raw:
    """The same as JSON, made once per entry: it is sent to many."""
    if entry.json is None:
        entry.json = msgspec.Raw(_json.encode(log_dict(entry)))
    return entry.json


def view_dict(room: Room, game: Any, seat: int | None) -> dict[str, Any]:
    """The engine's view; a game the players agreed to end is shown as over."""
    view: dict[str, Any] = game.view(seat)
    if room.state == "over" and not game.over and game is room.game:
        scores = (room.result or {}).get("scores", [])
        players = [
            # At the end nothing is hidden any more (contract, section 6).
            {**player, "cash": game.view(player["seat"])["players"][player["seat"]]["cash"], "score": score}
            for player, score in zip(view["players"], scores, strict=True)
        ]
        view = {**view, "players": players, "over": True, "decision": None, "result": room.result}
    return view


def ahead(room: Room, seat: int | None, view: dict[str, Any]) -> Ahead:
    """Whose turns come next, how many turns until a nation of this seat moves, who gets the investor card next."""
    order = list(view["nations"])
    current = (view.get("turn") or {}).get("nation")
    start = order.index(current) + 1 if current in order else 0
    coming = [nation for nation in order[start:] + order[:start] if view["nations"][nation]["government"] is not None]
    until = None
    if seat is not None:
        until = next(
            (number + 1 for number, nation in enumerate(coming) if view["nations"][nation]["government"] == seat),
            None,
        )
    holder = view.get("investor")
    return Ahead(
        nations=coming,
        turns_until_yours=until,
        investor=holder,
        next_investor=None if holder is None else (holder + 1) % len(room.seats),
    )


def state_bytes(
    room: Room,
    visitor: Visitor | None,
    seat: int | None = None,
    present: frozenset[int] = NOBODY,
    since: int | None = None,
    missing: Sequence[Entry] = (),
) -> bytes:
    """Everything a page needs, encoded; `since`: only the log after that version; `missing`: what of it is not held."""
    user_id = visitor.id if visitor else None
    eyes = seen_from(room, visitor, seat)
    watching = user_id if room.seats_of(user_id) or user_id == room.host_id else None
    key = (watching, room.unread(user_id), eyes, present, since, len(missing))
    if room.clock is None and (known := room.answers.get(key)):
        return known
    state: dict[str, Any] = {
        "table": table_of(room, visitor, present),
        "revision": room.revision,
        "seat": eyes,
    }
    if room.game is not None:
        possible, reason = undo_for(room, eyes, user_id) if eyes is not None else (None, "spectator")
        runs_for = room.clock_runs_for
        view = view_dict(room, room.game, eyes)
        state |= {
            "view": view,
            "log": [log_json(entry) for entry in (*missing, *room.log) if since is None or entry.version > since],
            "undo": possible,
            "undo_reason": reason,
            "clocks": _clocks_now(room) if room.clocks else None,
            "clock_runs_for": runs_for,
            "ahead": None if room.state == "over" else ahead(room, eyes, view),
        }
    state["chat_unread"] = room.unread(user_id)
    answer = _json.encode(state)
    if room.clock is None:
        if len(room.answers) >= MOST_ANSWERS:
            room.answers.clear()
        room.answers[key] = answer
    return answer
