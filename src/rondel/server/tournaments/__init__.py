"""Tournaments: plans for any number of players, points and standings, and rounds that begin and end by themselves."""

from rondel.server.tournaments import csv_export, entry, shown
from rondel.server.tournaments.running import KIND, Tournaments, follow_tournament, place_of

__all__ = [
    "KIND",
    "Tournaments",
    "csv_export",
    "entry",
    "follow_tournament",
    "place_of",
    "shown",
]
