"""People: guests, accounts, tokens for programs."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.server.http.wire.words import Time

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
