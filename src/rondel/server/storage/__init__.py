"""The database: tables, connections, migrations."""
