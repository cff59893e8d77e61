"""People, sessions, tokens, passkeys, blocks, friends and lesson progress."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    true,
)

from rondel.server.storage.models.schema import game_key, metadata
from rondel.table.clocks import clock

users = Table(
    "users",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    # The case-folded name of an account, unique; null for guests, whose names need not be unique.
    Column("account", String(80), unique=True),
    # Confusables skeleton of an account's name; null for guests.
    Column("skeleton", String(160)),
    # Skeleton of a guest's name, to rename the guest if the name is registered (see tables/seat_names.py). Null for
    # accounts.
    Column("guest_look", String(160)),
    # Null for guests, and after a one-time password until a new one is set.
    Column("password", Text),
    # If set, the password is a one-time password from an operator, valid until then.
    Column("reset_until", Double),
    Column("admin", Boolean, nullable=False, default=False),
    Column("settings", Text, nullable=False, default="{}"),
    # Profile visibility: nothing, name and ratings, or also public games (see archive/profile).
    Column("shown", String(8), nullable=False, default="ratings", server_default="ratings"),
    Column("created", Double, nullable=False),
    # Last visit, to within some hours; inactive guests are removed.
    Column("seen", Double, nullable=False, default=clock.now),
    Column("banned_until", Double),
    Column("banned_why", String(300)),
    Column("muted_until", Double),
    # The confirmed e-mail address.
    Column("email", String(254)),
    # Normalized form for uniqueness (see people/email_addresses.py).
    Column("email_key", String(254)),
    # The language of mails: from the settings, else of the last browser.
    Column("language", String(20)),
    # Whether friends see that this person is online.
    Column("shows_presence", Boolean, nullable=False, default=True, server_default=true()),
    # The last IP address, for banning guests; removed after some days.
    Column("address", String(45)),
    Column("address_at", Double),
    Index("ix_users_skeleton", "skeleton", unique=True),
    Index("ix_users_address_at", "address_at"),
    Index("ix_users_guest_look", "guest_look"),
    Index("ix_users_email_key", "email_key", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Double, nullable=False),
    Column("created", Double),
    Column("agent", String(60)),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double),
    # Digest of the session that created the token; both end together.
    Column("session", String(64)),
)

# Blocked people, whose chat and tables are hidden.
blocks = Table(
    "blocks",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
)

# Lesson progress per edition: the numbers of the completed steps.
lessons = Table(
    "lessons",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("edition", String(40), primary_key=True),
    Column("done", Text, nullable=False),
)


# One-time links: e-mail confirmation and password reset. Only digests are stored.
one_time_links = Table(
    "one_time_links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    # The address to be confirmed.
    Column("email", String(254)),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False, index=True),
)

# Former names of accounts, reserved for a while to prevent impersonation.
left_names = Table(
    "left_names",
    metadata,
    Column("skeleton", String(160), primary_key=True),
    Column("account", String(80), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Double, nullable=False),
)

# Passkeys (WebAuthn): public key and site.
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

# WebAuthn challenges: for adding a passkey (with a user) or for logging in (without).
passkey_challenges = Table(
    "passkey_challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), index=True),
    Column("expires", Double, nullable=False, index=True),
)


# Archive flags: finished tables archived, others hidden.
shelves = Table(
    "shelves",
    metadata,
    game_key(),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("place", String(8), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_shelves_user_id", "user_id"),
)

# Friend requests: asked, agreed, declined (still shown as open to the asker), dropped (declined, then withdrawn: not
# shown to anybody, but a new request has no effect).
friendships = Table(
    "friendships",
    metadata,
    Column("asker_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("asked_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_friendships_asked_id", "asked_id"),
)

# Table alerts: saved lobby filters. Null: any.
wishes = Table(
    "wishes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("edition", String(40)),
    Column("players", Integer),
    Column("pace", String(8)),
    Column("text", String(60)),
    Column("friends", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_wishes_user_id", "user_id"),
)
