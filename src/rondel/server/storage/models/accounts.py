"""What belongs to accounts beside their rows in `users`: links for once, names given up, passkeys."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, ForeignKey, Integer, String, Table, Text

from rondel.server.storage.models.schema import metadata

# Links that open something once: an address is confirmed, a password is chosen anew. Only digests are kept.
one_time_links = Table(
    "one_time_links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    # The address it was sent to, where one is to be confirmed.
    Column("email", String(254)),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False, index=True),
)

# Names that accounts have given up: nobody else may have them for a while, or pass for who had them.
left_names = Table(
    "left_names",
    metadata,
    Column("skeleton", String(160), primary_key=True),
    Column("account", String(80), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Double, nullable=False),
)

# Keys of devices that sign in instead of a password: the public half, and the site it was made for.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential", String(1400), nullable=False, unique=True),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("site", String(300), nullable=False),
    Column("label", String(60), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
)

# What a device is asked to sign, once: to add a passkey (of whom), or to sign in (of nobody yet).
passkey_challenges = Table(
    "passkey_challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), index=True),
    Column("expires", Double, nullable=False, index=True),
)
