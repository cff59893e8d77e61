"""Database access: tables, connections, transactions, migrations."""

from rondel.server.storage import backup
from rondel.server.storage.readiness import Readiness
from rondel.server.storage.store import Message, MessageHandler, Store, database_unavailable, upsert
from rondel.server.storage.transactions import NO_VALUES, Check, Result, Step, Values

__all__ = [
    "NO_VALUES",
    "Check",
    "Message",
    "MessageHandler",
    "Readiness",
    "Result",
    "Step",
    "Store",
    "Values",
    "backup",
    "database_unavailable",
    "upsert",
]
