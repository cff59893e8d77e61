"""Serializers of tables and games for one viewer. They reveal nothing that the engine's view hides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec
from msgspec import UNSET

import rondel
from rondel.table import clocks
from rondel.table.clocks import clock
from rondel.table.loaded import GameTime, LoadedGame, PublicView, SeatView
from rondel.table.log import LogEntry, StoredReason, choice_of
from rondel.table.table import TableRow, spectator_access, tags_of, viewing_seat, without_game_state
from rondel.table.undo import undo_for
from rondel.table.visitors import Visitor
from rondel.wire import DecisionKind
from rondel.wire.state import Ahead, Reason
from rondel.wire.tables import Table, TableSeat, TableTurn
from rondel.wire.view import Options

MOST_RESPONSES = 8
LAZY_PREVIEWS = ("fleets", "armies")  # decisions with many choices: the page requests previews unit by unit
NOBODY: frozenset[int] = frozenset()
PUBLIC = ("options", "nations", "regions")  # parts of a view
_json = msgspec.json.Encoder()


def _clocks_at(table: TableRow, now: float) -> list[float]:
    """Return the seconds left for each seat."""
    return clocks.remaining(table.clocks or [], table.clock_runs_for, table.clock_since, now)


def serialize_table(
    table: TableRow, visitor: Visitor | None, time: GameTime, present: frozenset[int] = NOBODY
) -> Table:
    """Return a table for the lobby or the game page; `time` is the time its clocks run on."""
    user_id = visitor.id if visitor else None
    mine = table.seats_of(user_id)
    now, knows = clock.now(), bool(mine) or user_id == table.host_id
    if not table.is_past and spectator_access(table, visitor) != "now":
        table = without_game_state(table)
    return Table(
        id=table.id,
        name=table.name,
        edition=table.edition,
        options=_options(_json.encode(table.options)),
        pace=cast(Any, table.pace),
        clock=table.clock,
        private=table.private,
        state=cast(Any, table.state),
        host=table.host_name,
        is_host=user_id == table.host_id,
        created=table.created,
        touched=table.touched,
        seats=[
            TableSeat(
                seat=seat.seat,
                kind=cast(Any, seat.kind),
                name=None if seat.kind == "open" else seat.name,
                bot=seat.bot,
                you=seat.seat in mine,
                stand_in=None if table.is_past else seat.stand_in,
                present=seat.user_id in present if seat.user_id is not None else seat.kind == "bot",
                resigned=seat.resigned and not table.is_past,
                reserved=(is_reserved := seat.kind == "open" and not seat.is_free_for(None, now)),
                invited=seat.name if is_reserved and knows else None,
            )
            for seat in table.seats
        ],
        players=len(table.seats),
        your_seats=mine,
        auto_forced=table.auto_forced,
        turn=_turn(table, mine, time.now()),
        version=table.version,
        revision=table.revision,
        round=table.round,
        sandbox=table.sandbox,
        agreed=table.agreed,
        result=table.result,
        talk=cast(Any, table.talk),
        tags=tags_of(table),
        customs=table.customs,
        tournament=table.tournament_id or UNSET,
        bot_seeds=_bot_seeds(table) if table.state == "over" else UNSET,
        invite=table.invite if user_id is not None and user_id == table.host_id else UNSET,
        maintenance=time.in_maintenance or UNSET,
    )


@lru_cache(1000)
def _options(stored: bytes) -> Options:
    """Return all options including defaults; cached, because most tables share them."""
    return msgspec.convert(rondel.Options.from_stored(msgspec.json.decode(stored)), Options, from_attributes=True)


def _bot_seeds(table: TableRow) -> list[int | None]:
    """Return the bot seeds by seat. Secret until the game is over."""
    return [table.bot_seed_of(seat.seat) if seat.played_by_bot else None for seat in table.seats]


def _turn(table: TableRow, mine: list[int], now: float) -> TableTurn | None:
    if table.state != "running" or table.turn_player is None:
        return None
    return TableTurn(
        player=table.turn_player,
        nation=table.turn_nation,
        kind=cast(DecisionKind, table.turn_kind),
        your_turn=table.turn_player in mine and not table.seats[table.turn_player].stand_in,
        left=_clocks_at(table, now)[table.turn_player] if table.clocks else None,
    )


def wire_reason(reason: StoredReason) -> Reason:
    return Reason(code=reason.code, params=reason.params, found=wire_reason(reason.found) if reason.found else None)


def log_dict(edition: str, entry: LogEntry, *, with_reason: bool = False) -> dict[str, Any]:
    """Return a log entry; a bot's reason is only for the learner at the table."""
    return {
        "version": entry.version,
        "seat": entry.seat if entry.seat >= 0 else None,
        "action": entry.action,
        "choice": choice_of(edition, entry.action),
        "by": entry.by,
        "turn": entry.turn,
        "at": entry.at,
        "events": entry.events,
        "reason": wire_reason(entry.reason) if with_reason and entry.reason else None,
    }


def log_json(edition: str, entry: LogEntry, *, with_reason: bool = False) -> msgspec.Raw:
    """Return a log entry as JSON, cached in the entry because it is sent to many readers."""
    if with_reason and entry.reason is not None:
        if entry.json_with_reason is None:
            entry.json_with_reason = msgspec.Raw(_json.encode(log_dict(edition, entry, with_reason=True)))
        return entry.json_with_reason
    if entry.json is None:
        entry.json = msgspec.Raw(_json.encode(log_dict(edition, entry)))
    return entry.json


def sees_reasons(table: TableRow, visitor: Visitor | None) -> bool:
    """Return whether the visitor is the learner at this table and sees the reasons of bots."""
    return visitor is not None and table.learner_id == visitor.id


def view_dict(
    loaded: LoadedGame, game: rondel.Game, seat: int | None, public: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Return the engine's view; a game that ended by agreement is shown as over."""
    view = with_names(loaded.table, game.view(seat, public))
    result = loaded.table.result
    if result is not None and not game.over and game is loaded.game:
        players = [
            # Nothing is hidden after the end (contract, section 6).
            {**player, "cash": game.view(player["seat"])["players"][player["seat"]]["cash"], "score": score}
            for player, score in zip(view["players"], result.scores, strict=True)
        ]
        view = {**view, "players": players, "over": True, "decision": None, "result": result}
    return view


def with_names(table: TableRow, view: dict[str, Any]) -> dict[str, Any]:
    """Replace the names in the view by those on the seats: a player may have been renamed since the start."""
    if all(player["name"] == seat.name for player, seat in zip(view["players"], table.seats, strict=True)):
        return view
    named = zip(view["players"], table.seats, strict=True)
    return {**view, "players": [{**player, "name": seat.name or player["name"]} for player, seat in named]}


def past_view(table: TableRow, game: rondel.Game, seat: int | None) -> dict[str, Any]:
    """Return the view of an earlier position, without actions."""
    view = with_names(table, game.view(seat))
    if view.get("decision"):
        view["decision"] = {**view["decision"], "actions": [], "choices": [], "locked": []}
    return view


def with_previews(game: rondel.Game, view: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    """Add previews to the choices if the viewer decides and there are few choices."""
    decision = view["decision"]
    if not decision or decision["player"] != viewer or decision["kind"] in LAZY_PREVIEWS:
        return view
    previews = game.previews(viewer)
    choices = [{**choice, "preview": previews[choice["text"]]} for choice in decision["choices"]]
    return {**view, "decision": {**decision, "choices": choices}}


def ahead(seats: int, seat: int | None, view: dict[str, Any], governments: dict[str, int | None]) -> Ahead:
    """Return the next turns, the turns until a nation of this seat moves, and the next investor card holder."""
    order = list(governments)
    current = (view.get("turn") or {}).get("nation")
    start = order.index(current) + 1 if current in order else 0
    coming = [nation for nation in order[start:] + order[:start] if governments[nation] is not None]
    until = None
    if seat is not None:
        until = next((number + 1 for number, nation in enumerate(coming) if governments[nation] == seat), None)
    holder = view.get("investor")
    return Ahead(
        nations=coming,
        turns_until_yours=until,
        investor=holder,
        next_investor=None if holder is None else (holder + 1) % seats,
    )


def _seat_view(loaded: LoadedGame, viewer: int | None, *, with_previews_for: int | None) -> SeatView:
    """Return the encoded view of a seat, cached for the move response, the streams and state requests."""
    key = (viewer, with_previews_for)
    if (seen := loaded.views.get(key)) is None:
        table = loaded.table
        public = loaded.public
        view = view_dict(loaded, loaded.game, viewer, public.parts if public else None)
        if public is None:
            governments = {nation: facts["government"] for nation, facts in view["nations"].items()}
            public = PublicView({name: msgspec.Raw(_json.encode(view[name])) for name in PUBLIC}, governments)
            loaded.public, view = public, view | public.parts
        coming = None if table.state == "over" else ahead(len(table.seats), viewer, view, public.governments)
        if with_previews_for is not None:
            view = with_previews(loaded.game, view, viewer)
        seen = loaded.views[key] = SeatView(msgspec.Raw(_json.encode(view)), coming)
    return seen


def state_bytes(
    loaded: LoadedGame,
    visitor: Visitor | None,
    seat: int | None = None,
    present: frozenset[int] = NOBODY,
    since: int | None = None,
    missing: Sequence[LogEntry] = (),
) -> bytes:
    """Return the encoded state for a page.

    `since` limits the log to entries after that version; `missing` are such entries that are not in memory.
    """
    table = loaded.table
    now, in_maintenance = loaded.time.now(), loaded.time.in_maintenance
    user_id = visitor.id if visitor else None
    viewer = viewing_seat(table, visitor, seat)
    unread = loaded.chat.unread(user_id, loaded.until)
    watching = user_id if table.seats_of(user_id) or user_id == table.host_id else None
    is_page = visitor is not None and not visitor.by_token  # programs request the previews they want
    key = (watching, unread, viewer, is_page, present, since, len(missing), in_maintenance)
    if table.clock is None and (known := loaded.responses.get(key)):
        return known
    state: dict[str, Any] = {
        "table": serialize_table(table, visitor, loaded.time, present),
        "revision": table.revision,
        "seat": viewer,
    }
    if loaded.position is not None:
        possible, reason = undo_for(loaded, viewer, user_id) if viewer is not None else (None, "spectator")
        seat_view = _seat_view(loaded, viewer, with_previews_for=viewer if is_page else None)
        with_reason = sees_reasons(table, visitor)
        state |= {
            "view": seat_view.view,
            "log": [
                log_json(table.edition, entry, with_reason=with_reason)
                for entry in (*missing, *loaded.log)
                if since is None or entry.version > since
            ],
            "undo": possible,
            "undo_reason": reason,
            "clocks": _clocks_at(table, now) if table.clocks else None,
            "clock_runs_for": None if in_maintenance else table.clock_runs_for,
            "ahead": seat_view.ahead,
        }
    state["chat_unread"] = unread
    response = _json.encode(state)
    if table.clock is None:
        if len(loaded.responses) >= MOST_RESPONSES:
            loaded.responses.clear()
        loaded.responses[key] = response
    return response
