"""Tables: the lobby, seats, chat, and what a new table can be."""

from rondel.server.tables import chat, invitations, opening, records, seating, shelf
from rondel.server.tables.absence import PATIENCE, absence_of, come_back, vote
from rondel.server.tables.chat import line_of, may_read
from rondel.server.tables.invitations import Invited, account_called
from rondel.server.tables.opening import change_table, refuse_many_open
from rondel.server.tables.records import LONGEST_RECORD, record_text
from rondel.server.tables.seat_names import make_way, rename_at_tables, rename_in_past, tables_of
from rondel.server.tables.seating import STAND_IN, hand_to_bot

__all__ = [
    "LONGEST_RECORD",
    "PATIENCE",
    "STAND_IN",
    "Invited",
    "absence_of",
    "account_called",
    "change_table",
    "chat",
    "come_back",
    "hand_to_bot",
    "invitations",
    "line_of",
    "make_way",
    "may_read",
    "opening",
    "record_text",
    "records",
    "refuse_many_open",
    "rename_at_tables",
    "rename_in_past",
    "seating",
    "shelf",
    "tables_of",
    "vote",
]
