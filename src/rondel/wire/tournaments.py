"""Tournaments as the page shows them, and what is sent to set one up; the feeds' secret address."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.wire import EditionId, NationId, TableId, Time
from rondel.wire.tables import Clock, ClockRequest, Pace
from rondel.wire.view import Options

TournamentId = Annotated[str, Meta(description="id of a tournament")]
PlayerNumber = Annotated[int, Meta(ge=1, description="number of a player in the tournament, from 1 on")]


class NewTournament(Struct):
    """A new tournament; what is left out has its default."""

    name: Annotated[str, Meta(max_length=200)]
    edition: EditionId = "imperial"
    options: Annotated[dict[str, Any], Meta(description="any of the options in GET /api/catalogue")] = {}
    pace: Pace = "live"
    clock: ClockRequest | None = None
    system: Annotated[str, Meta(extra_json_schema={"enum": ["balanced", "swiss", "groups"]})] = "swiss"
    scoring: Annotated[str, Meta(extra_json_schema={"enum": ["rank", "share"]})] = "rank"
    table_size: Annotated[int, Meta(description="preferred number of players at a table, 3 to 6")] = 4
    rounds: Annotated[int, Meta(description="1 to 20; of groups and final the last one is the final")] = 3
    most: Annotated[int, Meta(description="players at most, 4 to 200")] = 12
    private: Annotated[bool, Meta(description="seen only by those who play or know the link")] = False
    start: Annotated[str, Meta(extra_json_schema={"enum": ["full", "time", "hand"]})] = "hand"
    starts: Annotated[float | None, Meta(description="when it starts, for start `time`")] = None
    no_show: Annotated[
        float | None, Meta(description="seconds until a bot plays for somebody who never moved; left out: by the pace")
    ] = None
    join: Annotated[bool, Meta(description="play yourself")] = True


class TournamentEntry(Struct):
    """Take part; a private tournament wants its invitation."""

    invite: Annotated[str, Meta(max_length=24)] | None = None


class TournamentLine(Struct, kw_only=True):
    """A tournament in a list."""

    id: TournamentId
    name: str
    edition: EditionId
    state: Literal["open", "running", "over", "cancelled"]
    system: Literal["balanced", "swiss", "groups"]
    host: Annotated[str, Meta(description="name of the one who set it up")]
    players: int
    most: int
    round: Annotated[int, Meta(description="the round being played; 0 before the start")]
    rounds: int
    table_size: int
    starts: Time | None
    you: Annotated[bool, Meta(description="whether you take part")]
    private: bool
    created: Time


class TournamentStanding(Struct, kw_only=True):
    """A player and where they stand."""

    player: PlayerNumber
    name: str
    you: bool
    place: int
    points: float
    games: Annotated[int, Meta(description="games that are over")]
    wins: float
    share: Annotated[float, Meta(description="mean share of the score at the table; 1 is an even share")]
    opponents: Annotated[float, Meta(description="mean points of those met so far")]
    direct: Annotated[int, Meta(description="among those tied: games ahead of them less games behind")]
    final: Annotated[int | None, Meta(description="place in the final; null: did not play it, or not over yet")]
    group: str | None
    first_round: Annotated[int, Meta(description="the first round they can play; later than 1: entered late")]
    withdrawn: bool


class TournamentSeat(Struct, kw_only=True):
    """A seat at a table of a round."""

    player: PlayerNumber
    name: str
    start: Annotated[NationId, Meta(description="the nation it begins with; in a draft `draft 1` and so on")]
    score: Annotated[int | None, Meta(description="null until the game is over")]
    place: int | None
    points: float | None
    counts: Annotated[bool, Meta(description="false: the player left or never moved, and gets nothing")]


class TournamentTable(Struct, kw_only=True):
    """A table of a round."""

    number: int
    game: TableId
    group: Annotated[str | None, Meta(description="its group, or `final`")]
    over: bool
    there: Annotated[bool, Meta(description="whether the game can be looked at")]
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
    you: Annotated[PlayerNumber | None, Meta(description="your own number; null: you do not take part")]
    your_game: Annotated[TableId | None, Meta(description="the game you play in the present round")]
    created: Time
    standings: Annotated[list[TournamentStanding], Meta(description="all players, the best first")]
    tie_breaks: Annotated[list[str], Meta(description="what decides the order, the first of them first")]
    entry: Annotated[
        Literal["open", "late", "full", "closed"],
        Meta(description="whether people can enter now; `late`: from the next round on"),
    ]
    plan: Annotated[list[int], Meta(description="before the start: sizes of the tables it would begin with now")]
    played: Annotated[list[TournamentRound], Meta(description="the rounds so far")]
    invite: Annotated[str, Meta(description="the invitation; for the host and those who play")] | UnsetType = UNSET


class FeedAddress(Struct, kw_only=True):
    """Whether there is a secret address for feeds; its secret is shown only when it is made."""

    created: Time | None
    secret: Annotated[str, Meta(description="the secret part of the address, only now")] | UnsetType = UNSET
