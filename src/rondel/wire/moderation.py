"""Reports and blocks, and the actions of administrators."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import Seat, TableId, Time
from rondel.wire.tables import Talk

ReportReason = Annotated[
    str,
    Meta(extra_json_schema={"enum": ["insult", "hate", "spam", "cheating", "absence", "name", "other"]}),
]
Line = Annotated[int, Meta(ge=1, le=2_000_000_000, description="ID of a chat message")]
Why = Annotated[str, Meta(max_length=1000, description="reason, for the moderation log")]
PersonDeed = Literal["mute", "unmute", "ban", "unban", "rename", "password", "link", "forget"]
TableDeed = Literal["end", "transfer", "rename", "talk", "remove"]


class NewReport(Struct):
    """Report the person on a seat or the author of a message, or their name or message."""

    about: Annotated[str, Meta(extra_json_schema={"enum": ["person", "name", "line"]})]
    reason: ReportReason
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    line: Line | None = None
    words: Annotated[str, Meta(max_length=2000, description="details in your own words; may be empty")] = ""


class NewBlock(Struct):
    """Block the person on a seat or the author of a message."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    line: Line | None = None


class Block(Struct, kw_only=True):
    """A person whose chat and tables you do not see."""

    id: int
    name: str
    at: Time


class Absence(Struct, kw_only=True):
    """State of the vote about an absent player."""

    votes: Annotated[int, Meta(description="votes for letting a bot play")]
    wait: Annotated[int, Meta(description="votes for waiting")]
    end: Annotated[int, Meta(description="votes for ending the game")]
    needed: Annotated[int, Meta(description="votes needed: more than half of the other players")]
    yours: Annotated[bool, Meta(description="whether you have voted")]
    choice: Annotated[Literal["bot", "wait", "end"] | None, Meta(description="your vote")]
    minutes: Annotated[int, Meta(description="minutes until voting is possible; 0 if it is")]
    alone: Annotated[
        bool, Meta(description="whether your vote decides (host and administrators), except for ending the game")
    ]


class AbsenceVote(Struct):
    """Vote on what to do about an absent player."""

    choice: Annotated[str, Meta(extra_json_schema={"enum": ["bot", "wait", "end"]})] = "bot"


class Done(Struct, kw_only=True):
    """Confirmation."""

    done: bool


class Report(Struct, kw_only=True):
    """A report, with name and text as they were when it was made."""

    id: int
    at: Time
    by: Annotated[str, Meta(description="name of the reporter")]
    user: Annotated[int | None, Meta(description="ID of the reported person")]
    about: Literal["person", "name", "line"]
    name: str
    game: TableId | None
    line: int | None
    text: str | None
    reason: str
    words: str
    open: Annotated[bool, Meta(description="whether it still has to be reviewed")]


class Person(Struct, kw_only=True):
    """A person as administrators see them."""

    id: int
    name: str
    guest: bool
    admin: bool
    created: Time
    banned_until: Time | None
    muted_until: Time | None
    has_address: Annotated[bool, Meta(description="whether guests from the same IP address can be banned as well")]
    reports: Annotated[int, Meta(description="open reports about this person")]


class PersonAction(Struct):
    """Moderation action on a person."""

    action: PersonDeed
    reason: Why
    hours: Annotated[float, Meta(description="duration of a mute or ban")] = 24.0
    name: Annotated[str, Meta(max_length=200, description="for `rename`: the new name")] = ""
    address: Annotated[bool, Meta(description="for `ban`: also ban guests from the same IP address")] = False


class PersonAfter(Struct, kw_only=True):
    """The person after the action (null if deleted); a one-time password or link is shown only once."""

    person: Person | None
    password: str | None = None
    link: Annotated[str | None, Meta(description="path and fragment, relative to this site")] = None


class TableAction(Struct):
    """Moderation action on a table."""

    action: TableDeed
    reason: Why
    seat: Annotated[Seat | None, Meta(description="for `transfer`: seat of the new host")] = None
    name: Annotated[str, Meta(max_length=200, description="for `rename`: the new name")] = ""
    talk: Annotated[Talk, Meta(description="for `talk`: who may chat from now on")] = "accounts"


class LineAction(Struct):
    """Hide or restore a chat message."""

    hidden: bool
    reason: Why


class Settle(Struct):
    """Close a report."""

    reason: Why


class MaintenanceAction(Struct):
    """Turn maintenance mode on or off."""

    on: bool
    reason: Why


class AddressAction(Struct):
    """Ban guests from an IP address; 0 hours lifts the ban."""

    address: Annotated[str, Meta(min_length=2, max_length=45)]
    reason: Why
    hours: float = 24.0


class AddressBan(Struct, kw_only=True):
    """A banned IP address."""

    address: str
    until: Time
    reason: str


class SaidLine(Struct, kw_only=True):
    """A chat message as administrators see it."""

    id: int
    at: Time
    user: int
    name: str
    text: str
    hidden: bool


class LogLine(Struct, kw_only=True):
    """An entry of the moderation log."""

    id: int
    at: Time
    by: str
    action: str
    about: str
    user: int | None
    game: TableId | None
    until: Time | None
    reason: str


class Counts(Struct, kw_only=True):
    """Number of accounts, guests and sessions."""

    accounts: int
    guests: int
    sessions: int


class ProcessLine(Struct, kw_only=True):
    """Last reported state of a server process."""

    process: str
    since: Annotated[Time, Meta(description="start time")]
    at: Time
    streams: int
    loaded_games: int
    bots_at_work: int
    bots_waiting: Annotated[int, Meta(description="bot decisions waiting for a free process")]
    lag_ms: Annotated[float, Meta(description="largest recent delay of its event loop")]


class QueueLine(Struct, kw_only=True):
    """The queue of outgoing emails, push messages and webhooks."""

    waiting: Annotated[int, Meta(description="deliveries queued for now or later")]
    due: Annotated[int, Meta(description="deliveries due now")]
    oldest: Annotated[float, Meta(description="age in seconds of the oldest delivery due")]
    sent: Annotated[int, Meta(description="deliveries sent in the last 24 hours")]
    failed: Annotated[int, Meta(description="deliveries given up in the last 24 hours")]
    unknown: Annotated[int, Meta(description="deliveries of the last 24 hours with unknown outcome")]


class Overview(Struct, kw_only=True):
    """State of the server; streams, loaded games and bots are summed over all processes."""

    process: Annotated[str, Meta(description="ID of the server process that responded")]
    processes: list[ProcessLine]
    problem: Annotated[str | None, Meta(description="sentence that says why the server is not ready")]
    maintenance: Annotated[bool, Meta(description="maintenance mode: games are paused")]
    disk_free: Annotated[int | None, Meta(description="free bytes on the disk of the database; null if unknown")]
    database: Literal["sqlite", "postgresql"]
    database_ms: Annotated[float, Meta(description="time of the queries for this overview")]
    running_since: Time
    streams: int
    loaded_games: int
    bots_at_work: Annotated[int, Meta(description="games in which bots or clocks are active")]
    bots_waiting: Annotated[int, Meta(description="bot decisions waiting for a free process")]
    reports: Annotated[int, Meta(description="open reports")]
    banned: int
    due: Annotated[int, Meta(description="games waiting for the server to act")]
    people: Counts
    tables: Annotated[dict[str, int], Meta(description="number of tables by state")]
    changed_today: Annotated[int, Meta(description="tables changed in the last 24 hours")]
    outgoing: QueueLine


class GameLine(Struct, kw_only=True):
    """A table in the administrator's list."""

    id: TableId
    name: str
    edition: str
    state: Literal["open", "running", "over"]
    round: int
    version: int
    touched: Time
    private: bool
    host: str
    talk: Talk
    players: list[str]
