"""Finished games of a person, public profiles, ratings, and statistics over all games."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import EditionId, NationId, Seat, TableId, Time

Shown = Literal["nothing", "ratings", "games"]
Ladder = Literal["people", "bots"]
Part = Annotated[float, Meta(description="from 0 to 1")]


class ArchivedSeat(Struct, kw_only=True):
    """Result of one seat in a finished game."""

    seat: Seat
    name: Annotated[str, Meta(description="name of the person or bot; — for a deleted user")]
    bot: bool
    you: bool
    rank: Annotated[int, Meta(description="place, starting at 1; complete ties share one")]
    score: int
    won: Annotated[float, Meta(description="share of the victory: 1, a fraction if shared, or 0")]
    nations: Annotated[list[NationId], Meta(description="nations governed after setup, in turn order")]


class ArchivedGame(Struct, kw_only=True):
    """A finished game."""

    id: TableId
    name: Annotated[str | None, Meta(description="name of the table; null if the table was deleted")]
    edition: EditionId
    private: bool
    ended: Time
    ended_by: Literal["rules", "agreement", "admin", "absence"]
    rounds: int
    seat: Annotated[Seat, Meta(description="seat of the person whose games these are")]
    rating: Annotated[float | None, Meta(description="that person's rating after this game; null if it was not rated")]
    seats: list[ArchivedSeat]


class ArchivePage(Struct, kw_only=True):
    """A page of matching games, newest first."""

    total: Annotated[int, Meta(description="total number of matching games")]
    page: Annotated[int, Meta(description="page number, starting at 1")]
    pages: int
    games: list[ArchivedGame]


class PersonRating(Struct, kw_only=True):
    """A person's rating for one edition and number of players."""

    edition: EditionId
    players: int
    rating: float
    uncertainty: Annotated[float, Meta(description="standard deviation of the rating")]
    provisional: Annotated[bool, Meta(description="too uncertain to be ranked")]
    games: int


class RatingStep(Struct, kw_only=True):
    """A rating after a game."""

    edition: EditionId
    players: int
    ended: Time
    rating: float
    uncertainty: float


class Form(Struct, kw_only=True):
    """One of a person's latest or best games."""

    game: TableId
    is_there: Annotated[bool, Meta(description="whether the table still exists")]
    edition: EditionId
    players: int
    rank: int
    score: int
    won: float
    ended: Time


class NationRecord(Struct, kw_only=True):
    """A person's results when starting with a nation."""

    edition: EditionId
    nation: NationId
    games: int
    won: float


class PlayersRecord(Struct, kw_only=True):
    """A person's results for one edition and number of players."""

    edition: EditionId
    players: int
    games: int
    won: float
    score: Annotated[float, Meta(description="mean score")]
    rank: Annotated[float, Meta(description="mean place")]


class Profile(Struct, kw_only=True):
    """A person's profile, as far as you may see it."""

    name: str
    you: bool
    shown: Annotated[Shown, Meta(description="what other people can see: nothing, name and ratings, or games")]
    ratings: list[PersonRating]
    games: Annotated[int, Meta(description="number of finished games visible to you")]
    won: float
    steps: Annotated[list[RatingStep], Meta(description="latest ratings, oldest first")]
    form: Annotated[list[Form], Meta(description="latest games, newest first")]
    best: Annotated[list[Form], Meta(description="best games by share of the score")]
    nations: list[NationRecord]
    by_players: list[PlayersRecord]


class ProfileRequest(Struct):
    """What other people may see of you."""

    shown: Shown


class Standing(Struct, kw_only=True):
    """An entry on a leaderboard."""

    place: Annotated[int | None, Meta(description="null while the rating is provisional")]
    name: str
    you: bool
    rating: float
    uncertainty: float
    provisional: bool
    games: int
    won: float


class LadderChoice(Struct, kw_only=True):
    """An available leaderboard."""

    ladder: Ladder
    edition: EditionId
    players: int
    count: Annotated[int, Meta(description="number of entries")]


class Leaderboard(Struct, kw_only=True):
    """Players by rating: established ratings first, then provisional ones."""

    ladder: Ladder
    edition: EditionId
    players: int
    standings: list[Standing]
    ladders: Annotated[list[LadderChoice], Meta(description="all leaderboards with entries")]


class Cell(Struct, kw_only=True):
    """Frequency and win rate of a seat, nation or opening."""

    key: Annotated[str, Meta(description="seat, nation or opening; `other` combines rare ones")]
    count: int
    won: float
    share: Part
    low: Annotated[float, Meta(description="lower bound of the 95% Wilson interval of the share")]
    high: Annotated[float, Meta(description="upper bound")]


class Lengths(Struct, kw_only=True):
    """Number of games within a range of lengths."""

    rounds: Annotated[int, Meta(description="lower end of the range in rounds, such as 11 for 11 to 15")]
    until: Annotated[int, Meta(description="upper end of the range")]
    games: int


class FieldOf(Struct, kw_only=True):
    """Statistics of public games that ended by the rules, for one edition and number of players."""

    edition: EditionId
    players: int
    games: int
    rounds: Annotated[float, Meta(description="mean length")]
    decisions: Annotated[float, Meta(description="mean number of decisions per game")]
    seats: list[Cell]
    nations: Annotated[list[Cell], Meta(description="by the first nation governed after setup")]
    openings: Annotated[list[Cell], Meta(description="by the first two rondel spaces of that nation")]
    lengths: list[Lengths]


class Field(Struct, kw_only=True):
    """The statistics of all public games."""

    at: Annotated[Time, Meta(description="when they were computed; refreshed every few minutes")]
    games: int
    fields: list[FieldOf]
