"""Tables, their settings and seats, invitations, chat."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.wire import DecisionKind, EditionId, NationId, Revision, Seat, TableId, Time, Version
from rondel.wire.view import Options, Result

Pace = Annotated[
    str,
    Meta(
        description="intended pace of play",
        extra_json_schema={"enum": ["live", "fast", "slow"]},
    ),
]


Talk = Literal["nobody", "players", "accounts", "everybody"]
Tag = Literal["sandbox", "replay", "lesson", "hot_seat", "solo", "tournament"]
AtZero = Literal["bot", "pass"]


class Clock(Struct, kw_only=True, frozen=True):
    """Time control: a time bank per seat that runs while the seat decides, and an increment per decision."""

    bank: Annotated[float, Meta(description="seconds at the start")]
    increment: Annotated[float, Meta(description="seconds added per decision")]
    at_zero: Annotated[AtZero, Meta(description="what happens when the time bank is empty")]


class Customs(Struct, kw_only=True, frozen=True, omit_defaults=False):
    """Table settings chosen by the host, apart from the options of the game."""

    spectators: Annotated[
        Literal["now", "later", "never"],
        Meta(description="what spectators see of a running game: the current position, a delayed one, or nothing"),
    ] = "now"
    delay: Annotated[int, Meta(description="for `later`: delay in moves (1 to 50) or minutes (1 to 1440)")] = 10
    delay_by: Literal["moves", "minutes"] = "moves"
    confirm: Annotated[
        bool, Meta(description="the page asks for confirmation before it sends a move; each person may override this")
    ] = False
    private_talk: Annotated[bool, Meta(description="whether players may send private messages")] = False
    stand_in: Annotated[str, Meta(max_length=80, description="bot that replaces players who resign or are absent")] = (
        "greedy"
    )


class TableSeat(Struct, kw_only=True):
    """A seat and its player."""

    seat: Seat
    kind: Literal["human", "bot", "open"]
    name: Annotated[str | None, Meta(description="null while the seat is open")]
    bot: Annotated[str | None, Meta(description="name of the bot that plays the seat")]
    you: Annotated[bool, Meta(description="whether the seat is yours")]
    stand_in: Annotated[str | None, Meta(description="bot that substitutes for the player")]
    present: Annotated[bool, Meta(description="whether its player is viewing the table")]
    resigned: Annotated[bool, Meta(description="its player resigned; the bot plays to the end")] = False
    reserved: Annotated[bool, Meta(description="an open seat reserved for an invited person")] = False
    invited: Annotated[str | None, Meta(description="name of the invited person; only for people at the table")] = None


class TableTurn(Struct, kw_only=True):
    """The decision a running game is waiting for."""

    player: Seat
    nation: NationId | None
    kind: DecisionKind
    your_turn: bool
    left: Annotated[float | None, Meta(description="seconds left for the deciding player; null without a clock")]


class Table(Struct, kw_only=True):
    """A table; its game has the same ID."""

    id: TableId
    name: str
    edition: EditionId
    options: Options
    pace: Literal["live", "fast", "slow"]
    clock: Annotated[Clock | None, Meta(description="null without time control")]
    private: Annotated[bool, Meta(description="visible only to players and people with the invitation")]
    state: Literal["open", "running", "over"]
    host: Annotated[str, Meta(description="name of the host")]
    is_host: Annotated[bool, Meta(description="whether you are the host")]
    created: Time
    touched: Annotated[Time, Meta(description="time of the last change")]
    seats: list[TableSeat]
    players: Annotated[int, Meta(description="number of seats")]
    your_seats: list[Seat]
    auto_forced: Annotated[bool, Meta(description="whether the server plays decisions with only one legal action")]
    turn: Annotated[TableTurn | None, Meta(description="null unless the game is running")]
    version: Version
    revision: Revision
    round: int
    sandbox: Annotated[bool, Meta(description="one person plays all seats")]
    agreed: Annotated[list[Seat], Meta(description="seats that agreed to end the game now")]
    result: Result | None
    talk: Annotated[Talk, Meta(description="who may chat in addition to the players; `nobody`: not even they may")]
    tags: Annotated[list[Tag], Meta(description="kinds of table")]
    customs: Customs
    tournament: Annotated[str, Meta(description="ID of its tournament")] | UnsetType = UNSET
    invite: Annotated[str, Meta(description="invitation code; only for the host")] | UnsetType = UNSET
    maintenance: (
        Annotated[bool, Meta(description="maintenance mode: games are paused; omitted otherwise")] | UnsetType
    ) = UNSET
    bot_seeds: (
        Annotated[list[int | None], Meta(description="random seeds of the bots by seat, once the game is over")]
        | UnsetType
    ) = UNSET


class Gone(Struct, kw_only=True):
    """Confirmation of a deletion or departure."""

    gone: bool


class SeatChoice(Struct):
    """The player of a seat at a new table."""

    kind: Annotated[str, Meta(extra_json_schema={"enum": ["me", "hot_seat", "bot", "open", "invited"]})] = "open"
    bot: Annotated[str | None, Meta(description="name of the bot, for kind `bot`")] = None
    name: Annotated[
        str | None,
        Meta(
            description="for `me` and `hot_seat`: name to use (default: your own); for `invited`: the account to invite"
        ),
    ] = None


class ClockRequest(Struct):
    """The clock of a new table."""

    bank: Annotated[float, Meta(description="seconds at the start, from 10 seconds to 90 days")]
    increment: Annotated[float, Meta(description="seconds added per decision")] = 0.0
    at_zero: Annotated[str, Meta(extra_json_schema={"enum": ["bot", "pass"]})] = "bot"


class NewTable(Struct):
    """Create a table; omitted fields have their defaults."""

    edition: EditionId = "imperial"
    seats: Annotated[list[SeatChoice], Meta(description="2 to 6 seats")] = []
    name: Annotated[str | None, Meta(description="default: your own name")] = None
    options: Annotated[dict[str, Any], Meta(description="any of the options in GET /api/catalogue")] = {}
    pace: Pace = "live"
    clock: ClockRequest | None = None
    private: bool = False
    auto_forced: Annotated[bool, Meta(description="let the server play decisions with only one legal action")] = False
    talk: Annotated[
        str,
        Meta(
            description="who may chat in addition to the players; people invited to a private table always may",
            extra_json_schema={"enum": ["players", "accounts", "everybody"]},
        ),
    ] = "accounts"
    customs: Customs = Customs()
    start: Annotated[bool, Meta(description="start immediately; only possible if no seat is open")] = False
    seed: Annotated[int | None, Meta(description="random seed of the deal")] = None


class TableChange(Struct):
    """Changes by the host before the start; omitted fields stay unchanged."""

    name: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    clock: Annotated[ClockRequest | None, Meta(description="null removes the clock")] | UnsetType = UNSET
    private: bool | UnsetType = UNSET
    auto_forced: bool | UnsetType = UNSET
    talk: Annotated[str, Meta(extra_json_schema={"enum": ["players", "accounts", "everybody"]})] | UnsetType = UNSET
    customs: Customs | UnsetType = UNSET


class JoinRequest(Struct):
    """Take a seat; the first open one by default."""

    seat: Seat | None = None
    invite: Annotated[str, Meta(max_length=24)] | None = None


class SeatChange(Struct):
    """Open a seat or give it to a bot."""

    kind: Annotated[str, Meta(extra_json_schema={"enum": ["bot", "open"]})]
    bot: str | None = None


class StartRequest(Struct):
    """Start the game."""

    bot: Annotated[str | None, Meta(description="bot for seats that are still open")] = None


class ChatMessage(Struct, kw_only=True):
    """A chat message from a player or spectator."""

    id: int
    name: str
    seat: Annotated[Seat | None, Meta(description="null for a spectator")]
    text: Annotated[str, Meta(description="empty if hidden")]
    at: Time
    hidden: Annotated[bool, Meta(description="hidden by an administrator")] = False
    to: Annotated[list[Seat] | None, Meta(description="recipients of a private message; null for everybody")] = None


class NewMessage(Struct):
    """Send a chat message."""

    text: Annotated[str, Meta(max_length=2000)]
    to: Annotated[list[Seat], Meta(max_length=6, description="seats of the recipients; empty for everybody")] = []


class Invitation(Struct, kw_only=True):
    """An invitation to a seat reserved for you."""

    id: int
    table: TableId
    name: Annotated[str, Meta(description="name of the table")]
    edition: EditionId
    by: Annotated[str, Meta(description="name of the inviting person")]
    at: Time
    expires: Time


class NewInvitation(Struct):
    """Invite an account to a seat; the first free one by default."""

    name: Annotated[str, Meta(max_length=80)]
    seat: Seat | None = None


class InvitationAnswer(Struct):
    """Accept or decline an invitation."""

    accept: bool
