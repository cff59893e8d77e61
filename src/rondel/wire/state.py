"""State of a game as one person sees it: table, view, end of the log, undo."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.wire import ActionText, NationId, Revision, Seat, Time, Version
from rondel.wire.decision import Choice, Refusal
from rondel.wire.events import Event
from rondel.wire.tables import Table
from rondel.wire.view import View


class Reason(Struct, kw_only=True):
    """Reason for a bot's choice: a code to translate, with its values."""

    code: Annotated[str, Meta(description="what the action does")]
    params: dict[str, str | int | float]
    found: Annotated[Reason | None, Meta(description="advantage found by the evaluation, if any")]


class LogEntry(Struct, kw_only=True):
    """One log entry: an action or gift and its events."""

    version: Annotated[Version, Meta(description="resulting version; 0 is the setup")]
    seat: Annotated[Seat | None, Meta(description="null for the setup")]
    action: Annotated[str, Meta(description="action text; empty for the setup")]
    choice: Annotated[Choice | None, Meta(description="the action in parts; null for the setup")]
    by: Annotated[
        Literal["human", "bot", "stand_in", "forced", "clock", "record", "setup"],
        Meta(description="who played it; `forced`: the server, because only one action was legal"),
    ]
    turn: Annotated[int, Meta(description="number of the nation's turn, for grouping")]
    at: Time
    events: list[Event]
    reason: Annotated[Reason | None, Meta(description="reason for a bot's move; only for learners at this table")]


class Undo(Struct, kw_only=True):
    """What you can undo."""

    to: Annotated[Version, Meta(description="version before your last decision")]
    what: Annotated[ActionText, Meta(description="action text of that decision")]
    choice: Annotated[Choice | None, Meta(description="that decision in parts")]
    turn: Annotated[bool, Meta(description="whether undoing the whole turn goes back further")]
    turn_to: Annotated[Version, Meta(description="version before your decisions of this turn")]


UndoReason = Literal["spectator", "not_started", "game_over", "nothing_yet", "other_decided", "hidden_shown"]


class Ahead(Struct, kw_only=True):
    """Upcoming turns."""

    nations: Annotated[list[NationId], Meta(description="nations with a government in the order of their next turns")]
    turns_until_yours: Annotated[
        int | None, Meta(description="turns until one of your nations moves; null if you govern none")
    ]
    investor: Seat | None
    next_investor: Seat | None


class WaitingState(Struct, kw_only=True):
    """State of a table whose game has not started."""

    table: Table
    revision: Revision
    seat: Annotated[Seat | None, Meta(description="seat whose view this is; null for a spectator")]
    chat_unread: Annotated[int, Meta(description="number of unread messages")]


class GameState(Struct, kw_only=True):
    """Everything a page needs to show a game to one person."""

    table: Table
    revision: Revision
    seat: Annotated[Seat | None, Meta(description="seat whose view this is; null for a spectator")]
    view: View
    log: Annotated[list[LogEntry], Meta(description="latest entries; in a stream, those since the last state sent")]
    undo: Annotated[Undo | None, Meta(description="null if nothing can be undone")]
    undo_reason: Annotated[UndoReason | None, Meta(description="why nothing can be undone; null if something can")]
    clocks: Annotated[list[float] | None, Meta(description="seconds left per seat; null without a clock")]
    clock_runs_for: Annotated[Seat | None, Meta(description="seat whose clock is running; bots have none")]
    ahead: Annotated[Ahead | None, Meta(description="null when the game is over")]
    chat_unread: Annotated[int, Meta(description="number of unread messages")]


class Refused(Struct, kw_only=True):
    """Body of every response with a status of 400 or above; nothing was changed."""

    error: Refusal
    state: Annotated[GameState, Meta(description="current state, with the code `stale`")] | UnsetType = UNSET


class Presence(Struct, kw_only=True):
    """Who is viewing the table."""

    present: Annotated[list[Seat], Meta(description="seats whose players are viewing it; bots always are")]
    watching: Annotated[int, Meta(description="number of people viewing it, including players")]
