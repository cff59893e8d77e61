"""Tables: the lobby, seats, chat, and what a new table can be."""
