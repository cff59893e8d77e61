"""Alembic environment; migrations always run on a connection passed by rondel.server.storage.store."""

from __future__ import annotations

from alembic import context

from rondel.server.storage.models import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
