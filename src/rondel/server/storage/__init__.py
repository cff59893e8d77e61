"""The database: tables, connections, migrations."""

from rondel.server.storage import backup
from rondel.server.storage.readiness import Readiness
from rondel.server.storage.store import Hearer, Message, Store, no_database, upsert
from rondel.server.storage.transactions import NO_VALUES, Check, Result, Step, Values

__all__ = [
    "NO_VALUES",
    "Check",
    "Hearer",
    "Message",
    "Readiness",
    "Result",
    "Step",
    "Store",
    "Values",
    "backup",
    "no_database",
    "upsert",
]
