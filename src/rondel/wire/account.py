"""Account settings: email address, password reset, passkeys."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from rondel.wire.people import Short

Secret = Annotated[str, Meta(max_length=100, description="the part of the link after the #")]


class Email(Struct, kw_only=True):
    """The email address of your account."""

    email: Annotated[str | None, Meta(description="the confirmed address")]
    waiting: Annotated[str | None, Meta(description="an address that is waiting for confirmation")]
    mail: Annotated[bool, Meta(description="whether this server sends email at all")]


class EmailRequest(Struct):
    """A new email address, with the password as proof of identity."""

    email: Annotated[str, Meta(max_length=254)]
    password: Short | None = None


class LinkSecret(Struct):
    """The secret of a link sent to you by email."""

    secret: Secret


class Confirmed(Struct, kw_only=True):
    """The email address just confirmed."""

    email: str


class ResetWays(Struct, kw_only=True):
    """Available ways to reset a password."""

    mail: Annotated[bool, Meta(description="by email; otherwise an administrator creates a link")]


class ResetRequest(Struct):
    """Request a password reset."""

    who: Annotated[str, Meta(max_length=254, description="name or email address of the account")]


class Sent(Struct, kw_only=True):
    """The same response whether or not the account exists."""

    sent: bool


class NewPassword(Struct):
    """Set a new password with the secret of a reset link."""

    secret: Secret
    password: Short


class PasskeyOptions(Struct, kw_only=True):
    """Options for `navigator.credentials`, as `PublicKeyCredential.parse…OptionsFromJSON` reads them."""

    options: dict[str, Any]


class NewPasskey(Struct):
    """A passkey created by the browser, as its `toJSON()` writes it."""

    credential: dict[str, Any]
    label: Annotated[Short, Meta(description="name of the device")] = "passkey"


class PasskeyLogin(Struct):
    """A signature by a passkey, as its `toJSON()` writes it."""

    credential: dict[str, Any]
