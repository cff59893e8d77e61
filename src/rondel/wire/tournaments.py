"""Tournaments, and the secret URL of feeds."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.wire import EditionId, NationId, TableId, Time
from rondel.wire.tables import Clock, ClockRequest, Pace
from rondel.wire.view import Options

TournamentId = Annotated[str, Meta(description="ID of a tournament")]
PlayerNumber = Annotated[int, Meta(ge=1, description="player number in the tournament, starting at 1")]


class NewTournament(Struct):
    """Create a tournament; omitted fields have their defaults."""

    name: Annotated[str, Meta(max_length=200)]
    edition: EditionId = "imperial"
    options: Annotated[dict[str, Any], Meta(description="any of the options in GET /api/catalogue")] = {}
    pace: Pace = "live"
    clock: ClockRequest | None = None
    system: Annotated[str, Meta(extra_json_schema={"enum": ["balanced", "swiss", "groups"]})] = "swiss"
    scoring: Annotated[str, Meta(extra_json_schema={"enum": ["rank", "share"]})] = "rank"
    table_size: Annotated[int, Meta(description="preferred number of players at a table, 3 to 6")] = 4
    rounds: Annotated[int, Meta(description="1 to 20; with `groups` the last round is the final")] = 3
    most: Annotated[int, Meta(description="maximum number of players, 4 to 200")] = 12
    private: Annotated[bool, Meta(description="visible only to players and people with the link")] = False
    start: Annotated[str, Meta(extra_json_schema={"enum": ["full", "time", "hand"]})] = "hand"
    starts: Annotated[float | None, Meta(description="start time, for start `time`")] = None
    no_show: Annotated[
        float | None,
        Meta(description="seconds until a bot replaces a player who never moved; depends on the pace by default"),
    ] = None
    join: Annotated[bool, Meta(description="take part yourself")] = True


class TournamentEntry(Struct):
    """Enter a tournament; a private one requires its invitation."""

    invite: Annotated[str, Meta(max_length=24)] | None = None


class TournamentLine(Struct, kw_only=True):
    """A tournament in a list."""

    id: TournamentId
    name: str
    edition: EditionId
    state: Literal["open", "running", "over", "cancelled"]
    system: Literal["balanced", "swiss", "groups"]
    host: Annotated[str, Meta(description="name of the organizer")]
    players: int
    most: int
    round: Annotated[int, Meta(description="current round; 0 before the start")]
    rounds: int
    table_size: int
    starts: Time | None
    you: Annotated[bool, Meta(description="whether you take part")]
    private: bool
    created: Time


class TournamentStanding(Struct, kw_only=True):
    """A row of the standings."""

    player: PlayerNumber
    name: str
    you: bool
    place: int
    points: float
    games: Annotated[int, Meta(description="finished games")]
    wins: float
    share: Annotated[float, Meta(description="mean share of the score at the table; 1 is an even share")]
    opponents: Annotated[float, Meta(description="mean points of opponents so far")]
    direct: Annotated[int, Meta(description="among tied players: games finished ahead minus games finished behind")]
    final: Annotated[int | None, Meta(description="place in the final; null if not played or not finished")]
    group: str | None
    first_round: Annotated[int, Meta(description="first round; greater than 1 for a late entry")]
    withdrawn: bool


class TournamentSeat(Struct, kw_only=True):
    """A seat at a table of a round."""

    player: PlayerNumber
    name: str
    start: Annotated[NationId, Meta(description="nation it starts with; `draft 1` and so on in a draft")]
    score: Annotated[int | None, Meta(description="null until the game is over")]
    place: int | None
    points: float | None
    counts: Annotated[bool, Meta(description="false if the player left or never moved; the seat then scores nothing")]


class TournamentTable(Struct, kw_only=True):
    """A table of a round."""

    number: int
    game: TableId
    group: Annotated[str | None, Meta(description="group name, or `final`")]
    over: bool
    there: Annotated[bool, Meta(description="whether the game still exists")]
    seats: list[TournamentSeat]


class TournamentRound(Struct, kw_only=True):
    """A round and its tables."""

    number: int
    started: Time
    ended: Time | None
    tables: list[TournamentTable]


class Tournament(Struct, kw_only=True):
    """A whole tournament."""

    id: TournamentId
    name: str
    edition: EditionId
    options: Options
    pace: Literal["live", "fast", "slow"]
    clock: Clock | None
    system: Literal["balanced", "swiss", "groups"]
    scoring: Literal["rank", "share"]
    table_size: int
    rounds: int
    most: int
    private: bool
    start: Literal["full", "time", "hand"]
    starts: Time | None
    no_show: Annotated[float, Meta(description="seconds")]
    state: Literal["open", "running", "over", "cancelled"]
    host: str
    is_host: bool
    you: Annotated[PlayerNumber | None, Meta(description="your player number; null if you do not take part")]
    your_game: Annotated[TableId | None, Meta(description="your game in the current round")]
    created: Time
    standings: Annotated[list[TournamentStanding], Meta(description="all players, best first")]
    tie_breaks: Annotated[list[str], Meta(description="criteria of the order, most important first")]
    entry: Annotated[
        Literal["open", "late", "full", "closed"],
        Meta(description="whether people can enter now; `late`: starting with the next round"),
    ]
    plan: Annotated[list[int], Meta(description="before the start: table sizes if it began now")]
    played: Annotated[list[TournamentRound], Meta(description="rounds so far")]
    invite: Annotated[str, Meta(description="invitation code; for the organizer and the players")] | UnsetType = UNSET


class FeedAddress(Struct, kw_only=True):
    """The secret feed URL; its secret is shown only when it is created."""

    created: Time | None
    secret: Annotated[str, Meta(description="secret part of the URL; shown only once")] | UnsetType = UNSET
