"""Feeds: a calendar of running clocks, and Atom and JSON feeds of tables."""

from rondel.server.feeds import calendar, table_feed

__all__ = [
    "calendar",
    "table_feed",
]
