"""How Alembic reaches the database: always over a connection it is given (see rondel.server.store)."""

from __future__ import annotations

from alembic import context

from rondel.server.storage.models import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
