"""People: guests, accounts, sessions, API tokens, data export."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.wire import Seat, TableId, Time
from rondel.wire.friends import ExportedLobby
from rondel.wire.notices import ExportedNotices
from rondel.wire.orders import ExportedOrder
from rondel.wire.outgoing import ExportedPlaces

Short = Annotated[str, Meta(max_length=200)]


class User(Struct, kw_only=True):
    """A guest or account."""

    id: int
    name: str
    guest: Annotated[bool, Meta(description="has no account")]
    admin: bool
    new_password: Annotated[bool, Meta(description="logged in with a one-time password and must choose a new one")]
    settings: Annotated[dict[str, Any], Meta(description="client settings, stored as they are")]


class Me(Struct, kw_only=True):
    """The current user."""

    user: Annotated[User | None, Meta(description="null if not identified")]
    token: Annotated[str, Meta(description="bearer token, if requested for a guest")] | UnsetType = UNSET
    maintenance: (
        Annotated[bool, Meta(description="maintenance mode: games are paused; omitted otherwise")] | UnsetType
    ) = UNSET


class Token(Struct, kw_only=True):
    """An API token with which a program acts as you."""

    id: int
    label: str
    created: Time
    expires: Time


class NewToken(Struct, kw_only=True):
    """A new API token; its secret is shown only once."""

    id: int
    label: str
    token: str
    expires: Time


class Session(Struct, kw_only=True):
    """A login session."""

    id: str
    agent: Annotated[str, Meta(description="browser, from its User-Agent header")]
    created: Time | None
    expires: Time
    this: Annotated[bool, Meta(description="whether it is the current session")]


class GuestRequest(Struct):
    """Play as a guest."""

    name: Short
    token: Annotated[bool, Meta(description="return a bearer token instead of setting a cookie")] = False


class Credentials(Struct):
    """Name and password of an account."""

    name: Short
    password: Short


class ProfileChange(Struct):
    """Changes to your account; omitted fields stay unchanged."""

    name: Short | None = None
    settings: dict[str, Any] | None = None
    password: Annotated[
        Short | None, Meta(description="new password; ends all other sessions and revokes all tokens")
    ] = None
    old_password: Annotated[Short | None, Meta(description="current password, required to change it")] = None


class TokenRequest(Struct):
    """Create an API token."""

    label: Annotated[Short, Meta(description="purpose of the token")] = "program"


class Farewell(Struct):
    """Delete yourself; an account has to confirm with its password."""

    password: Short | None = None


class ExportedSession(Struct, kw_only=True):
    """A login session."""

    agent: str
    created: Time | None
    expires: Time


class ExportedLink(Struct, kw_only=True):
    """A one-time link you requested or an administrator created for you."""

    kind: str
    email: Annotated[str | None, Meta(description="email address it confirms")]
    created: Time
    expires: Time


class Passkey(Struct, kw_only=True):
    """A passkey for logging in."""

    id: int
    label: str
    created: Time
    used: Annotated[Time | None, Meta(description="time of the last login with it")]


class LeftName(Struct, kw_only=True):
    """A former name of yours, reserved for a while."""

    name: str
    until: Time


class ExportedGame(Struct, kw_only=True):
    """One of your seats at a table."""

    id: TableId
    name: str
    edition: str
    state: str
    seat: Seat
    as_name: Annotated[str, Meta(description="your name at this table")]
    created: Time
    touched: Time


class ExportedLine(Struct, kw_only=True):
    """A chat message of yours."""

    game: TableId
    at: Time
    text: str
    private: Annotated[bool, Meta(description="visible only to some players")] = False


class ExportedInvitation(Struct, kw_only=True):
    """An invitation to a table that you sent or received."""

    game: TableId
    at: Time
    by_you: bool
    name: Annotated[str, Meta(description="name of the other person")]
    declined: bool


class ExportedReport(Struct, kw_only=True):
    """A report you made."""

    at: Time
    about: str
    name: str
    game: TableId | None
    reason: str
    words: str


class ExportedResult(Struct, kw_only=True):
    """Result of one of your games, retained after the game is deleted."""

    game: TableId
    seat: Seat
    edition: str
    players: int
    rank: int
    score: int
    ended: Time
    ended_by: str
    rating: Annotated[float | None, Meta(description="your rating after it; null if it was not rated")]


class ExportedTournament(Struct, kw_only=True):
    """A tournament you organized or played in."""

    id: str
    name: str
    organizer: bool
    number: Annotated[int | None, Meta(description="your player number; null if you did not play")]
    joined: Time | None
    withdrawn: Time | None


class Export(Struct, kw_only=True):
    """All data stored about you, except digests of passwords and tokens."""

    id: int
    name: str
    guest: bool
    admin: bool
    created: Time
    seen: Annotated[Time, Meta(description="time of your last visit, accurate to a few hours")]
    settings: dict[str, Any]
    language: Annotated[str | None, Meta(description="language of emails to you")]
    email: Annotated[str | None, Meta(description="your confirmed email address")]
    asked_links: list[ExportedLink]
    left_names: list[LeftName]
    passkeys: list[Passkey]
    address: Annotated[str | None, Meta(description="IP address of your last login; null if no longer stored")]
    address_at: Time | None
    muted_until: Time | None
    banned_until: Time | None
    sessions: list[ExportedSession]
    tokens: list[Token]
    games: list[ExportedGame]
    chat: list[ExportedLine]
    blocks: Annotated[list[str], Meta(description="names of the people you block")]
    invitations: list[ExportedInvitation]
    reports: list[ExportedReport]
    orders: Annotated[list[ExportedOrder], Meta(description="active and past standing orders")]
    shown: Annotated[str, Meta(description="what other people may see of you: nothing, ratings or games")]
    results: list[ExportedResult]
    lessons: Annotated[dict[str, list[int]], Meta(description="finished lesson steps by edition")]
    notices: ExportedNotices
    lobby: ExportedLobby
    tournaments: list[ExportedTournament]
    feeds_since: Annotated[Time | None, Meta(description="when your secret feed URL was created")]
    outgoing: ExportedPlaces
