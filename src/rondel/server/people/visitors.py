"""Who is asking: a person known to the server. Only digests of what they come with are stored."""

from __future__ import annotations

import hashlib

import msgspec

SESSION_COOKIE = "rondel_session"
CSRF_COOKIE = "csrftoken"
ADDRESS_SECONDS = 7 * 86_400  # how long it is known where somebody came from


class Visitor(msgspec.Struct, frozen=True):
    """A person known to the server: a guest or the owner of an account."""

    id: int
    name: str
    guest: bool
    admin: bool
    by_token: bool = False
    key: str = ""  # the digest of the secret they came with
    banned_until: float = 0.0
    banned_why: str = ""
    muted_until: float = 0.0


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
