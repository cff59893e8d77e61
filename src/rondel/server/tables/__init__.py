"""Tables: creation and start, seats, chat, invitations, absent players, records."""

from rondel.server.tables import chat, invitations, lifecycle, own_tables, records, seating
from rondel.server.tables.absence import ABSENCE_SECONDS, absence_of, come_back, vote
from rondel.server.tables.chat import chat_line, readable_by
from rondel.server.tables.invitations import Invitee, find_account
from rondel.server.tables.lifecycle import change_table, refuse_many_open
from rondel.server.tables.records import LONGEST_RECORD, record_text
from rondel.server.tables.seat_names import rename_at_tables, rename_in_history, rename_lookalike_guests, tables_of
from rondel.server.tables.seating import SUBSTITUTE_BOT, hand_to_bot

__all__ = [
    "ABSENCE_SECONDS",
    "LONGEST_RECORD",
    "SUBSTITUTE_BOT",
    "Invitee",
    "absence_of",
    "change_table",
    "chat",
    "chat_line",
    "come_back",
    "find_account",
    "hand_to_bot",
    "invitations",
    "lifecycle",
    "own_tables",
    "readable_by",
    "record_text",
    "records",
    "refuse_many_open",
    "rename_at_tables",
    "rename_in_history",
    "rename_lookalike_guests",
    "seating",
    "tables_of",
    "vote",
]
