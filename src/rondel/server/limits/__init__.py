"""Limits that hold: how often, how much work, how many tables, for one person, address or table."""
