"""Runs migrations on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from tesno.server.store.schema import metadata

connection = context.config.attributes["connection"]
# SQLite changes a table by making it anew.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
