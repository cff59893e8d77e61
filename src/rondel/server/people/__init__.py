"""People: guests, accounts, sessions, tokens, passkeys, names and bans."""

from rondel.server.people import accounts, email, names, passkeys, passwords
from rondel.server.people.bans import AddressBans, banned, network_of
from rondel.server.people.email import new_link
from rondel.server.people.email_addresses import address_key, language_of
from rondel.server.people.names import WordFilter, checked_name
from rondel.server.people.passkeys import Site
from rondel.server.people.passwords import hash_password, one_time_password, require_login
from rondel.server.people.sessions import Visitors, agent_of, end_session, my_sessions

__all__ = [
    "AddressBans",
    "Site",
    "Visitors",
    "WordFilter",
    "accounts",
    "address_key",
    "agent_of",
    "banned",
    "checked_name",
    "email",
    "end_session",
    "hash_password",
    "language_of",
    "my_sessions",
    "names",
    "network_of",
    "new_link",
    "one_time_password",
    "passkeys",
    "passwords",
    "require_login",
]
