"""Feeds: one's clocks as a calendar, and what happens at a table as Atom and JSON."""
