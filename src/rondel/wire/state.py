"""The state of a game as one person sees it: table, view, the end of the log, and what can be taken back."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.wire import ActionText, NationId, Revision, Seat, Time, Version
from rondel.wire.decision import Choice, Refusal
from rondel.wire.events import Event
from rondel.wire.tables import Table
from rondel.wire.view import View


class Reason(Struct, kw_only=True):
    """Why a bot chose what it chose: a code that clients word in their language, with its values."""

    code: Annotated[str, Meta(description="what the action does")]
    params: dict[str, str | int | float]
    found: Annotated[
        Reason | None, Meta(description="what the evaluation found in its favor, where it found something")
    ]


class LogEntry(Struct, kw_only=True):
    """One line of the log: an action or gift and what it brought about."""

    version: Annotated[Version, Meta(description="the version it led to; 0 is the set-up")]
    seat: Annotated[Seat | None, Meta(description="null for the set-up")]
    action: Annotated[str, Meta(description="its text; empty for the set-up")]
    choice: Annotated[Choice | None, Meta(description="the action in parts; null for the set-up")]
    by: Annotated[
        Literal["human", "bot", "stand_in", "forced", "clock", "record", "setup"],
        Meta(description="who played it; `forced`: the server, because there was one answer only"),
    ]
    turn: Annotated[int, Meta(description="number of the nation's turn: logs are folded by it")]
    at: Time
    events: list[Event]
    reason: Annotated[Reason | None, Meta(description="of a bot's move, for whoever learns at this table")]


class Undo(Struct, kw_only=True):
    """What you may take back."""

    to: Annotated[Version, Meta(description="the version before your last decision")]
    what: Annotated[ActionText, Meta(description="that decision")]
    choice: Annotated[Choice | None, Meta(description="the same in parts")]
    turn: Annotated[bool, Meta(description="whether taking back the whole turn goes further back")]
    turn_to: Annotated[Version, Meta(description="the version before your decisions of this turn")]


UndoReason = Literal["spectator", "not_started", "game_over", "nothing_yet", "other_decided", "hidden_shown"]


class Ahead(Struct, kw_only=True):
    """What comes next, as far as the turn order tells."""

    nations: Annotated[list[NationId], Meta(description="governed nations in the order of their coming turns")]
    turns_until_yours: Annotated[int | None, Meta(description="turns until a nation of yours moves; null: none does")]
    investor: Seat | None
    next_investor: Seat | None


class WaitingState(Struct, kw_only=True):
    """The state while the table waits for players: there is no game yet."""

    table: Table
    revision: Revision
    seat: Annotated[Seat | None, Meta(description="which of your seats you look from; null for a spectator")]
    chat_unread: Annotated[int, Meta(description="messages you have not read")]


class GameState(Struct, kw_only=True):
    """Everything a page needs to show a game to one person."""

    table: Table
    revision: Revision
    seat: Annotated[Seat | None, Meta(description="which of your seats you look from; null for a spectator")]
    view: View
    log: Annotated[list[LogEntry], Meta(description="the last entries; in a stream, those since the last state sent")]
    undo: Annotated[Undo | None, Meta(description="null if nothing can be taken back")]
    undo_reason: Annotated[UndoReason | None, Meta(description="why not; null if something can be taken back")]
    clocks: Annotated[list[float] | None, Meta(description="seconds left per seat; null without a clock")]
    clock_runs_for: Annotated[Seat | None, Meta(description="whose clock runs; bots have none")]
    ahead: Annotated[Ahead | None, Meta(description="null when the game is over")]
    chat_unread: Annotated[int, Meta(description="messages you have not read")]


class Refused(Struct, kw_only=True):
    """Every answer from 400 on: nothing was changed."""

    error: Refusal
    state: Annotated[GameState, Meta(description="with the code `stale`: the game as it is now")] | UnsetType = UNSET


class Presence(Struct, kw_only=True):
    """Who looks at the table now."""

    present: Annotated[list[Seat], Meta(description="seats whose players are there; bots always are")]
    watching: Annotated[int, Meta(description="how many people look, players included")]
