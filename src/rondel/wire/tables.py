"""Tables as the lobby and the game page show them, setting one up, invitations, chat."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.wire import DecisionKind, EditionId, NationId, Revision, Seat, TableId, Time, Version
from rondel.wire.view import Options, Result

Pace = Annotated[
    str,
    Meta(
        description="how fast the players mean to play",
        extra_json_schema={"enum": ["live", "fast", "slow"]},
    ),
]


Talk = Literal["nobody", "players", "accounts", "everybody"]
Tag = Literal["sandbox", "replay", "lesson", "hot_seat", "solo", "tournament"]
AtZero = Literal["bot", "pass"]


class Clock(Struct, kw_only=True, frozen=True):
    """Thinking time: a bank of seconds per seat that runs while the seat decides, and an increment per decision."""

    bank: Annotated[float, Meta(description="seconds at the start")]
    increment: Annotated[float, Meta(description="seconds added per decision")]
    at_zero: Annotated[AtZero, Meta(description="what happens when the bank is empty")]


class Customs(Struct, kw_only=True, frozen=True, omit_defaults=False):
    """What the host says about a table beside the rules of the game."""

    spectators: Annotated[
        Literal["now", "later", "never"],
        Meta(
            description="what those without a seat see while the game runs: all, the position of some time ago, nothing"
        ),
    ] = "now"
    delay: Annotated[int, Meta(description="of `later`: how many moves or minutes ago, 1 to 50 or 1 to 1440")] = 10
    delay_by: Literal["moves", "minutes"] = "moves"
    confirm: Annotated[
        bool, Meta(description="the page asks before it sends a move; each person may choose otherwise")
    ] = False
    private_talk: Annotated[bool, Meta(description="whether players may write to some of the others only")] = False
    stand_in: Annotated[
        str, Meta(max_length=80, description="name of the bot that plays for those who resign or are away")
    ] = "greedy"


class TableSeat(Struct, kw_only=True):
    """One seat and who sits on it."""

    seat: Seat
    kind: Literal["human", "bot", "open"]
    name: Annotated[str | None, Meta(description="null while the seat is open")]
    bot: Annotated[str | None, Meta(description="name of the bot that plays the seat")]
    you: Annotated[bool, Meta(description="whether the seat is yours")]
    stand_in: Annotated[str | None, Meta(description="name of the bot that plays for an absent player")]
    present: Annotated[bool, Meta(description="whether its player looks at the table now")]
    resigned: Annotated[bool, Meta(description="its player has resigned; the bot plays to the end")] = False
    reserved: Annotated[bool, Meta(description="an open seat that is kept for somebody who is invited")] = False
    invited: Annotated[str | None, Meta(description="who that is; only for those at the table")] = None


class TableTurn(Struct, kw_only=True):
    """Who is to decide what at a running table."""

    player: Seat
    nation: NationId | None
    kind: DecisionKind
    your_turn: bool
    left: Annotated[float | None, Meta(description="seconds left to the one who decides; null without a clock")]


class Table(Struct, kw_only=True):
    """A table; its game has the same id."""

    id: TableId
    name: str
    edition: EditionId
    options: Options
    pace: Literal["live", "fast", "slow"]
    clock: Annotated[Clock | None, Meta(description="null without thinking time")]
    private: Annotated[bool, Meta(description="seen only by those who sit there or know the invitation")]
    state: Literal["open", "running", "over"]
    host: Annotated[str, Meta(description="name of the one who set it up")]
    is_host: Annotated[bool, Meta(description="whether that is you")]
    created: Time
    touched: Annotated[Time, Meta(description="when it was last changed")]
    seats: list[TableSeat]
    players: Annotated[int, Meta(description="number of seats")]
    your_seats: list[Seat]
    auto_forced: Annotated[bool, Meta(description="whether decisions with one answer are played by the server")]
    turn: Annotated[TableTurn | None, Meta(description="null unless the game is running")]
    version: Version
    revision: Revision
    round: int
    sandbox: Annotated[bool, Meta(description="one person plays all seats")]
    agreed: Annotated[list[Seat], Meta(description="seats that agree to end the game now")]
    result: Result | None
    talk: Annotated[Talk, Meta(description="who may chat here beside the players; nobody: not even they do")]
    tags: Annotated[list[Tag], Meta(description="what kind of table it is")]
    customs: Customs
    tournament: Annotated[str, Meta(description="id of the tournament it belongs to")] | UnsetType = UNSET
    invite: Annotated[str, Meta(description="the invitation; only for the host")] | UnsetType = UNSET
    maintenance: Annotated[bool, Meta(description="games rest at the moment; left out: they do not")] | UnsetType = (
        UNSET
    )
    bot_seeds: (
        Annotated[list[int | None], Meta(description="once it is over: what the bot at each seat drew by")] | UnsetType
    ) = UNSET


class Gone(Struct, kw_only=True):
    """It is not there any more."""

    gone: bool


class SeatChoice(Struct):
    """Who is to sit on a seat of a new table."""

    kind: Annotated[str, Meta(extra_json_schema={"enum": ["me", "hot_seat", "bot", "open", "invited"]})] = "open"
    bot: Annotated[str | None, Meta(description="name of the bot, for kind `bot`")] = None
    name: Annotated[
        str | None, Meta(description="for kinds `me` and `hot_seat` (else your own name); for `invited`, whose account")
    ] = None


class ClockRequest(Struct):
    """The clock of a new table."""

    bank: Annotated[float, Meta(description="seconds at the start, 10 to 90 days")]
    increment: Annotated[float, Meta(description="seconds added per decision")] = 0.0
    at_zero: Annotated[str, Meta(extra_json_schema={"enum": ["bot", "pass"]})] = "bot"


class NewTable(Struct):
    """A new table; what is left out has its default."""

    edition: EditionId = "imperial"
    seats: Annotated[list[SeatChoice], Meta(description="2 to 6 seats")] = []
    name: Annotated[str | None, Meta(description="left out: your own name")] = None
    options: Annotated[dict[str, Any], Meta(description="any of the options in GET /api/catalogue")] = {}
    pace: Pace = "live"
    clock: ClockRequest | None = None
    private: bool = False
    auto_forced: Annotated[bool, Meta(description="let the server play decisions with one answer")] = False
    talk: Annotated[
        str,
        Meta(
            description="who may chat beside the players; those invited to a private table always may",
            extra_json_schema={"enum": ["players", "accounts", "everybody"]},
        ),
    ] = "accounts"
    customs: Customs = Customs()
    start: Annotated[bool, Meta(description="begin at once; only if no seat is open")] = False
    seed: Annotated[int | None, Meta(description="deals the same cards again")] = None


class TableChange(Struct):
    """What the host changes before the start; what is left out stays."""

    name: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    clock: Annotated[ClockRequest | None, Meta(description="null: without a clock")] | UnsetType = UNSET
    private: bool | UnsetType = UNSET
    auto_forced: bool | UnsetType = UNSET
    talk: Annotated[str, Meta(extra_json_schema={"enum": ["players", "accounts", "everybody"]})] | UnsetType = UNSET
    customs: Customs | UnsetType = UNSET


class JoinRequest(Struct):
    """Take a seat; without a number: the first that is open."""

    seat: Seat | None = None
    invite: Annotated[str, Meta(max_length=24)] | None = None


class SeatChange(Struct):
    """Open a seat, or give it to a bot."""

    kind: Annotated[str, Meta(extra_json_schema={"enum": ["bot", "open"]})]
    bot: str | None = None


class StartRequest(Struct):
    """Start the game."""

    bot: Annotated[str | None, Meta(description="fills the seats that are still open")] = None


class ChatMessage(Struct, kw_only=True):
    """A message, from a player or a spectator."""

    id: int
    name: str
    seat: Annotated[Seat | None, Meta(description="null for a spectator")]
    text: Annotated[str, Meta(description="empty once it is hidden")]
    at: Time
    hidden: Annotated[bool, Meta(description="an administrator has hidden what was said")] = False
    to: Annotated[list[Seat] | None, Meta(description="of a private message: for whom it is; null: everybody")] = None


class NewMessage(Struct):
    """Say something."""

    text: Annotated[str, Meta(max_length=2000)]
    to: Annotated[
        list[Seat], Meta(max_length=6, description="only for the players on these seats; empty: for everybody")
    ] = []


class Invitation(Struct, kw_only=True):
    """A seat that is kept for you."""

    id: int
    table: TableId
    name: Annotated[str, Meta(description="of the table")]
    edition: EditionId
    by: Annotated[str, Meta(description="who invites you")]
    at: Time
    expires: Time


class NewInvitation(Struct):
    """Keep a seat for somebody who has an account; without a number: the first that is free."""

    name: Annotated[str, Meta(max_length=80)]
    seat: Seat | None = None


class InvitationAnswer(Struct):
    """Accept or decline."""

    accept: bool
