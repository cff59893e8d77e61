"""Reports and blocks of everybody; what administrators see and do."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import Seat, TableId, Time
from rondel.wire.tables import Talk

ReportReason = Annotated[
    str,
    Meta(extra_json_schema={"enum": ["insult", "hate", "spam", "cheating", "absence", "name", "other"]}),
]
Line = Annotated[int, Meta(ge=1, le=2_000_000_000, description="a line of the chat")]
Why = Annotated[str, Meta(max_length=1000, description="the reason, for the log")]
PersonDeed = Literal["mute", "unmute", "ban", "unban", "rename", "password", "link", "forget"]
TableDeed = Literal["end", "transfer", "rename", "talk", "remove"]


class NewReport(Struct):
    """Report the person on a seat or the one who said a line: the person, the name, or the line."""

    about: Annotated[str, Meta(extra_json_schema={"enum": ["person", "name", "line"]})]
    reason: ReportReason
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    line: Line | None = None
    words: Annotated[str, Meta(max_length=2000, description="in your own words; may be empty")] = ""


class NewBlock(Struct):
    """Block the person on a seat or the one who said a line."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    line: Line | None = None


class Block(Struct, kw_only=True):
    """Somebody whose chat and tables you do not see."""

    id: int
    name: str
    at: Time


class Absence(Struct, kw_only=True):
    """A player for whom the others wait: from when on a bot may stand in, and who wants it."""

    votes: Annotated[int, Meta(description="players who want a bot to stand in")]
    wait: Annotated[int, Meta(description="players who want to go on waiting")]
    end: Annotated[int, Meta(description="players who want to end the game")]
    needed: Annotated[int, Meta(description="so many who want the same are enough: more than half of the others")]
    yours: Annotated[bool, Meta(description="whether you have voted")]
    choice: Annotated[Literal["bot", "wait", "end"] | None, Meta(description="for what")]
    minutes: Annotated[int, Meta(description="how much longer to wait; 0: no longer")]
    alone: Annotated[
        bool, Meta(description="whether you decide alone, except on the end: the host and administrators do")
    ]


class AbsenceVote(Struct):
    """What is to be done about a player who is away."""

    choice: Annotated[str, Meta(extra_json_schema={"enum": ["bot", "wait", "end"]})] = "bot"


class Done(Struct, kw_only=True):
    """It is done."""

    done: bool


class Report(Struct, kw_only=True):
    """What somebody reported; name and text as they were then."""

    id: int
    at: Time
    by: Annotated[str, Meta(description="who reported it")]
    user: Annotated[int | None, Meta(description="the person it is about")]
    about: Literal["person", "name", "line"]
    name: str
    game: TableId | None
    line: int | None
    text: str | None
    reason: str
    words: str
    open: Annotated[bool, Meta(description="whether it waits to be looked at")]


class Person(Struct, kw_only=True):
    """A person as administrators see them."""

    id: int
    name: str
    guest: bool
    admin: bool
    created: Time
    banned_until: Time | None
    muted_until: Time | None
    has_address: Annotated[bool, Meta(description="whether guests from the same address can be banned as well")]
    reports: Annotated[int, Meta(description="open reports about this person")]


class PersonAction(Struct):
    """What to do about a person."""

    action: PersonDeed
    reason: Why
    hours: Annotated[float, Meta(description="for how long, of mute and ban")] = 24.0
    name: Annotated[str, Meta(max_length=200, description="the new one, of rename")] = ""
    address: Annotated[bool, Meta(description="of ban: all guests from the same address, too")] = False


class PersonAfter(Struct, kw_only=True):
    """The person as they are now (null: forgotten); the one-time password or link is shown only now."""

    person: Person | None
    password: str | None = None
    link: Annotated[str | None, Meta(description="below the address of this site")] = None


class TableAction(Struct):
    """What to do about a table."""

    action: TableDeed
    reason: Why
    seat: Annotated[Seat | None, Meta(description="who is to be the host, of transfer")] = None
    name: Annotated[str, Meta(max_length=200, description="the new one, of rename")] = ""
    talk: Annotated[Talk, Meta(description="who may chat from now on, of talk")] = "accounts"


class LineAction(Struct):
    """Hide a line of the chat, or restore it."""

    hidden: bool
    reason: Why


class Settle(Struct):
    """A report has been looked at."""

    reason: Why


class MaintenanceAction(Struct):
    """Let all games rest, or go on."""

    on: bool
    reason: Why


class AddressAction(Struct):
    """Ban guests from an address, or (0 hours) no longer."""

    address: Annotated[str, Meta(min_length=2, max_length=45)]
    reason: Why
    hours: float = 24.0


class AddressBan(Struct, kw_only=True):
    """An address from which no guest plays."""

    address: str
    until: Time
    reason: str


class SaidLine(Struct, kw_only=True):
    """A line of the chat as administrators see it."""

    id: int
    at: Time
    user: int
    name: str
    text: str
    hidden: bool


class LogLine(Struct, kw_only=True):
    """Who did what, to whom, and why."""

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
    """How many people there are."""

    accounts: int
    guests: int
    sessions: int


class ProcessLine(Struct, kw_only=True):
    """How one process of the server fared when it last said so."""

    process: str
    since: Annotated[Time, Meta(description="when it was started")]
    at: Time
    streams: int
    loaded_games: int
    bots_at_work: int
    bots_waiting: Annotated[int, Meta(description="decisions that wait for a process to think in")]
    lag_ms: Annotated[float, Meta(description="how late its event loop was, at worst of late")]


class QueueLine(Struct, kw_only=True):
    """What the server sends out: mails, push messages, webhooks."""

    waiting: Annotated[int, Meta(description="to be sent now or later")]
    due: Annotated[int, Meta(description="to be sent now")]
    oldest: Annotated[float, Meta(description="seconds that the oldest of those has waited")]
    sent: Annotated[int, Meta(description="in the last day")]
    failed: Annotated[int, Meta(description="given up in the last day")]
    unknown: Annotated[int, Meta(description="handed over in the last day without hearing whether it was taken")]


class Overview(Struct, kw_only=True):
    """How the server fares; streams, loaded games and bots are those of all its processes together."""

    process: Annotated[str, Meta(description="which of the processes answered")]
    processes: list[ProcessLine]
    problem: Annotated[str | None, Meta(description="why nobody can play, as a sentence")]
    maintenance: Annotated[bool, Meta(description="games rest at the moment")]
    disk_free: Annotated[int | None, Meta(description="bytes on the disk of the database; null: not known")]
    database: Literal["sqlite", "postgresql"]
    database_ms: Annotated[float, Meta(description="how long the database took for these figures")]
    running_since: Time
    streams: int
    loaded_games: int
    bots_at_work: Annotated[int, Meta(description="games in which bots or clocks are at work now")]
    bots_waiting: Annotated[int, Meta(description="decisions that wait for a process to think in")]
    reports: Annotated[int, Meta(description="reports that wait")]
    banned: int
    due: Annotated[int, Meta(description="games that wait for the server")]
    people: Counts
    tables: Annotated[dict[str, int], Meta(description="number of tables by state")]
    changed_today: Annotated[int, Meta(description="tables at which something happened in the last day")]
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
