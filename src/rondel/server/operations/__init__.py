"""What an operator does: commands on the database of a server, and what a server process does for them by itself."""
