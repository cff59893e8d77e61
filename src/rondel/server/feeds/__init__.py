"""Feeds: one's clocks as a calendar, and what happens at a table as Atom and JSON."""

from rondel.server.feeds import calendar, table_feed

__all__ = [
    "calendar",
    "table_feed",
]
