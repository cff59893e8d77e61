"""Finished games of a person, what strangers see of them, ratings, and the statistics of the field."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import EditionId, NationId, Seat, TableId, Time

Shown = Literal["nothing", "ratings", "games"]
Ladder = Literal["people", "bots"]
Part = Annotated[float, Meta(description="from 0 to 1")]


class ArchivedSeat(Struct, kw_only=True):
    """How one seat of a finished game fared."""

    seat: Seat
    name: Annotated[str, Meta(description="of the person or the bot; — of somebody who is gone")]
    bot: bool
    you: bool
    rank: Annotated[int, Meta(description="the place, from 1 on; complete ties share one")]
    score: int
    won: Annotated[float, Meta(description="the part of the victory: 1, or less where it is shared, or 0")]
    nations: Annotated[list[NationId], Meta(description="governed after the set-up, in turn order")]


class ArchivedGame(Struct, kw_only=True):
    """A finished game."""

    id: TableId
    name: Annotated[str | None, Meta(description="of the table; null if the table was removed and only this is kept")]
    edition: EditionId
    private: bool
    ended: Time
    ended_by: Literal["rules", "agreement", "admin", "absence"]
    rounds: int
    seat: Annotated[Seat, Meta(description="where the person sat whose games these are")]
    rating: Annotated[float | None, Meta(description="of that person after this game; null where it did not count")]
    seats: list[ArchivedSeat]


class ArchivePage(Struct, kw_only=True):
    """Some of the games that were asked for, newest first."""

    total: Annotated[int, Meta(description="how many there are in all")]
    page: Annotated[int, Meta(description="from 1 on")]
    pages: int
    games: list[ArchivedGame]


class PersonRating(Struct, kw_only=True):
    """How strong somebody is, in one edition with one number of players."""

    edition: EditionId
    players: int
    rating: float
    uncertainty: Annotated[float, Meta(description="the standard deviation of the rating")]
    provisional: Annotated[bool, Meta(description="not sure enough yet to be compared")]
    games: int


class RatingStep(Struct, kw_only=True):
    """A rating after a game."""

    edition: EditionId
    players: int
    ended: Time
    rating: float
    uncertainty: float


class Form(Struct, kw_only=True):
    """One of the last games, or one of the best."""

    game: TableId
    is_there: Annotated[bool, Meta(description="whether the table can still be looked at")]
    edition: EditionId
    players: int
    rank: int
    score: int
    won: float
    ended: Time


class NationRecord(Struct, kw_only=True):
    """How somebody fared beginning with a nation."""

    edition: EditionId
    nation: NationId
    games: int
    won: float


class PlayersRecord(Struct, kw_only=True):
    """How somebody fared in one edition with one number of players."""

    edition: EditionId
    players: int
    games: int
    won: float
    score: Annotated[float, Meta(description="mean score")]
    rank: Annotated[float, Meta(description="mean place")]


class Profile(Struct, kw_only=True):
    """What you may see of a person."""

    name: str
    you: bool
    shown: Annotated[Shown, Meta(description="what strangers see of this person: nothing, name and ratings, or games")]
    ratings: list[PersonRating]
    games: Annotated[int, Meta(description="finished games that you may see; 0 where you may see none")]
    won: float
    steps: Annotated[list[RatingStep], Meta(description="the last ratings, oldest first")]
    form: Annotated[list[Form], Meta(description="the last games, newest first")]
    best: Annotated[list[Form], Meta(description="the games with the most points, against the others of their kind")]
    nations: list[NationRecord]
    by_players: list[PlayersRecord]


class ProfileRequest(Struct):
    """What strangers may see of you."""

    shown: Shown


class Standing(Struct, kw_only=True):
    """A place on a ladder."""

    place: Annotated[int | None, Meta(description="null while the rating is provisional")]
    name: str
    you: bool
    rating: float
    uncertainty: float
    provisional: bool
    games: int
    won: float


class LadderChoice(Struct, kw_only=True):
    """A ladder that there is."""

    ladder: Ladder
    edition: EditionId
    players: int
    count: Annotated[int, Meta(description="how many are on it")]


class Leaderboard(Struct, kw_only=True):
    """Who is how strong: the sure ones in order, then the provisional ones."""

    ladder: Ladder
    edition: EditionId
    players: int
    standings: list[Standing]
    ladders: Annotated[list[LadderChoice], Meta(description="all ladders with somebody on them")]


class Cell(Struct, kw_only=True):
    """How often something was seen, and how often it won."""

    key: Annotated[str, Meta(description="a seat, a nation, an opening; `other` for all that were seen too seldom")]
    count: int
    won: float
    share: Part
    low: Annotated[float, Meta(description="lower end of the 95 % interval of Wilson for the share")]
    high: Annotated[float, Meta(description="upper end of it")]


class Lengths(Struct, kw_only=True):
    """How many games had so many rounds."""

    rounds: Annotated[int, Meta(description="the first of them, for example 11 for 11 to 15")]
    until: Annotated[int, Meta(description="the last of them")]
    games: int


class FieldOf(Struct, kw_only=True):
    """The public games of one edition with one number of players that ended by the rules."""

    edition: EditionId
    players: int
    games: int
    rounds: Annotated[float, Meta(description="mean length")]
    decisions: Annotated[float, Meta(description="mean number of decisions in a game")]
    seats: list[Cell]
    nations: Annotated[list[Cell], Meta(description="by the first nation governed after the set-up")]
    openings: Annotated[list[Cell], Meta(description="by the first two spaces of that nation")]
    lengths: list[Lengths]


class Field(Struct, kw_only=True):
    """The statistics of all public games."""

    at: Annotated[Time, Meta(description="when they were made; they are made anew every few minutes")]
    games: int
    fields: list[FieldOf]
