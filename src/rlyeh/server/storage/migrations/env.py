"""Alembic's way in: the program hands it a connection (`rlyeh.server.storage.database.migrate`)."""

from alembic import context

from rlyeh.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
