"""People: guests, accounts, tokens for programs."""

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
    """A person known to this server."""

    id: int
    name: str
    guest: Annotated[bool, Meta(description="without an account")]
    admin: bool
    new_password: Annotated[bool, Meta(description="came with a one-time password and has to choose a new one")]
    settings: Annotated[dict[str, Any], Meta(description="kept for clients, which decide what is in them")]


class Me(Struct, kw_only=True):
    """Who you are."""

    user: Annotated[User | None, Meta(description="null for somebody who has given no name")]
    token: Annotated[str, Meta(description="the bearer token, for a guest who asked for one")] | UnsetType = UNSET
    maintenance: Annotated[bool, Meta(description="games rest at the moment; left out: they do not")] | UnsetType = (
        UNSET
    )


class Token(Struct, kw_only=True):
    """A token with which a program plays as you."""

    id: int
    label: str
    created: Time
    expires: Time


class NewToken(Struct, kw_only=True):
    """A new token; its secret is shown only now."""

    id: int
    label: str
    token: str
    expires: Time


class Session(Struct, kw_only=True):
    """A place where you are logged in."""

    id: str
    agent: Annotated[str, Meta(description="the browser, as far as it said so")]
    created: Time | None
    expires: Time
    this: Annotated[bool, Meta(description="whether it is the one you are using now")]


class GuestRequest(Struct):
    """Play under a name."""

    name: Short
    token: Annotated[bool, Meta(description="a program asks for a bearer token instead of a cookie")] = False


class Credentials(Struct):
    """Name and password of an account."""

    name: Short
    password: Short


class ProfileChange(Struct):
    """What to change; what is left out stays."""

    name: Short | None = None
    settings: dict[str, Any] | None = None
    password: Annotated[Short | None, Meta(description="a new password; ends all other sessions and all tokens")] = None
    old_password: Annotated[Short | None, Meta(description="the one until now, to change it")] = None


class TokenRequest(Struct):
    """Make a token."""

    label: Annotated[Short, Meta(description="what the token is for")] = "program"


class Farewell(Struct):
    """Delete me; with an account its password says that it is you."""

    password: Short | None = None


class ExportedSession(Struct, kw_only=True):
    """Where you are logged in."""

    agent: str
    created: Time | None
    expires: Time


class ExportedLink(Struct, kw_only=True):
    """A link for once that you asked for, or an administrator made for you."""

    kind: str
    email: Annotated[str | None, Meta(description="the address that is confirmed by it")]
    created: Time
    expires: Time


class Passkey(Struct, kw_only=True):
    """A device with which you sign in."""

    id: int
    label: str
    created: Time
    used: Annotated[Time | None, Meta(description="when you last signed in with it")]


class LeftName(Struct, kw_only=True):
    """A name you have given up, kept from others for a while."""

    name: str
    until: Time


class ExportedGame(Struct, kw_only=True):
    """A seat of yours at a table."""

    id: TableId
    name: str
    edition: str
    state: str
    seat: Seat
    as_name: Annotated[str, Meta(description="your name at this table")]
    created: Time
    touched: Time


class ExportedLine(Struct, kw_only=True):
    """Something you said."""

    game: TableId
    at: Time
    text: str
    private: Annotated[bool, Meta(description="only for some of the players")] = False


class ExportedInvitation(Struct, kw_only=True):
    """An invitation to a table, by you or of you."""

    game: TableId
    at: Time
    by_you: bool
    name: Annotated[str, Meta(description="the other person")]
    declined: bool


class ExportedReport(Struct, kw_only=True):
    """Something you reported."""

    at: Time
    about: str
    name: str
    game: TableId | None
    reason: str
    words: str


class ExportedResult(Struct, kw_only=True):
    """How a game of yours ended, kept when the game is gone."""

    game: TableId
    seat: Seat
    edition: str
    players: int
    rank: int
    score: int
    ended: Time
    ended_by: str
    rating: Annotated[float | None, Meta(description="your rating after it; null where it did not count")]


class ExportedTournament(Struct, kw_only=True):
    """A tournament you set up or took part in."""

    id: str
    name: str
    organizer: bool
    number: Annotated[int | None, Meta(description="your number in it; null: you did not take part")]
    joined: Time | None
    withdrawn: Time | None


class Export(Struct, kw_only=True):
    """Everything that is stored about you; of passwords and tokens only digests are."""

    id: int
    name: str
    guest: bool
    admin: bool
    created: Time
    seen: Annotated[Time, Meta(description="when you were last here, to within some hours")]
    settings: dict[str, Any]
    language: Annotated[str | None, Meta(description="in which mails are written to you")]
    email: Annotated[str | None, Meta(description="your address, if you have confirmed it")]
    asked_links: list[ExportedLink]
    left_names: list[LeftName]
    passkeys: list[Passkey]
    address: Annotated[str | None, Meta(description="from where you last signed in; null: not known any more")]
    address_at: Time | None
    muted_until: Time | None
    banned_until: Time | None
    sessions: list[ExportedSession]
    tokens: list[Token]
    games: list[ExportedGame]
    chat: list[ExportedLine]
    blocks: Annotated[list[str], Meta(description="names of those whom you block")]
    invitations: list[ExportedInvitation]
    reports: list[ExportedReport]
    orders: Annotated[list[ExportedOrder], Meta(description="standing orders, and what became of earlier ones")]
    shown: Annotated[str, Meta(description="what strangers may see of you: nothing, ratings or games")]
    results: list[ExportedResult]
    lessons: Annotated[dict[str, list[int]], Meta(description="steps done, by edition")]
    notices: ExportedNotices
    lobby: ExportedLobby
    tournaments: list[ExportedTournament]
    feeds_since: Annotated[Time | None, Meta(description="since when you have a secret address for feeds")]
    outgoing: ExportedPlaces
