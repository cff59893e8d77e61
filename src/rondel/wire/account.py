"""An account: its address, a forgotten password, passkeys."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from rondel.wire.people import Short

Secret = Annotated[str, Meta(max_length=100, description="what stands behind # in the link")]


class Email(Struct, kw_only=True):
    """The address of your account."""

    email: Annotated[str | None, Meta(description="the confirmed one")]
    waiting: Annotated[str | None, Meta(description="one to which a link was sent that nobody has followed yet")]
    mail: Annotated[bool, Meta(description="whether this server sends mail at all")]


class EmailRequest(Struct):
    """A new address; the password says that it is you."""

    email: Annotated[str, Meta(max_length=254)]
    password: Short | None = None


class LinkSecret(Struct):
    """A link that was mailed to you."""

    secret: Secret


class Confirmed(Struct, kw_only=True):
    """The address that is confirmed now."""

    email: str


class ResetWays(Struct, kw_only=True):
    """How one gets back in."""

    mail: Annotated[bool, Meta(description="by mail; otherwise an administrator makes a link")]


class ResetRequest(Struct):
    """Whose password is forgotten."""

    who: Annotated[str, Meta(max_length=254, description="the name or the address of the account")]


class Sent(Struct, kw_only=True):
    """The same answer whether or not there is such an account."""

    sent: bool


class NewPassword(Struct):
    """A new password, for whoever has the link."""

    secret: Secret
    password: Short


class PasskeyOptions(Struct, kw_only=True):
    """What `navigator.credentials` is given, as `PublicKeyCredential.parse…OptionsFromJSON` reads it."""

    options: dict[str, Any]


class NewPasskey(Struct):
    """A passkey the browser has made, as its `toJSON()` writes it."""

    credential: dict[str, Any]
    label: Annotated[Short, Meta(description="what the device is called")] = "passkey"


class PasskeyLogin(Struct):
    """A signature by a passkey, as its `toJSON()` writes it."""

    credential: dict[str, Any]
