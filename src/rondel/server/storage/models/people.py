"""Who is here: people, their sessions and tokens, whom they block and what they have learned."""

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
    # Only registered names are unique: the case-folded name of an account, null for guests.
    Column("account", String(80), unique=True),
    # What the name of an account looks like (see look_alikes.py beside this file); null for guests, as above.
    Column("skeleton", String(160)),
    # The same of a guest's name: whoever registers it has it alone (see tables/names.py). Null for accounts.
    Column("guest_look", String(160)),
    # Null for guests, and between a one-time password and the new one.
    Column("password", Text),
    # Until when the password is one for once, given by an operator.
    Column("reset_until", Double),
    Column("admin", Boolean, nullable=False, default=False),
    Column("settings", Text, nullable=False, default="{}"),
    # What strangers see of this person: nothing, name and ratings, or public games, too (see archive/shown).
    Column("shown", String(8), nullable=False, default="ratings", server_default="ratings"),
    Column("created", Double, nullable=False),
    # When this person was last here, to within some hours: guests who never come back are removed.
    Column("seen", Double, nullable=False, default=clock.now),
    Column("banned_until", Double),
    Column("banned_why", String(300)),
    Column("muted_until", Double),
    # The address mails go to; null until its owner has followed the link sent there.
    Column("email", String(254)),
    # What makes two addresses the same (see people/email_addresses.py).
    Column("email_key", String(254)),
    # The language of mails: the one chosen in the settings, else that of the browser used last.
    Column("language", String(20)),
    # May friends see that this person is here?
    Column("shows_presence", Boolean, nullable=False, default=True, server_default=true()),
    # Where this person came from last, so that a guest can be banned; forgotten after some days.
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
    # The session in which it was made (its digest): it ends with it.
    Column("session", String(64)),
)

# Whose chat and tables somebody does not want to see.
blocks = Table(
    "blocks",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
)

# How far somebody is in the lesson of an edition: the numbers of the steps done.
lessons = Table(
    "lessons",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("edition", String(40), primary_key=True),
    Column("done", Text, nullable=False),
)


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


# Tables that a person does not want in the list any more: finished ones archived, others hidden.
shelves = Table(
    "shelves",
    metadata,
    game_key(),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("place", String(8), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_shelves_user_id", "user_id"),
)

# Who asked whom to be friends: asked, agreed, declined (the asker still sees that they asked), dropped (declined, and
# then taken back: nobody sees it, but asking anew leads nowhere).
friendships = Table(
    "friendships",
    metadata,
    Column("asker_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("asked_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_friendships_asked_id", "asked_id"),
)

# "Tell me when a table like this opens": a filter of the lobby. Null: does not matter.
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
