"""Tournaments: registration, pairings for any number of players, standings, and automatic rounds."""

from rondel.server.tournaments import csv_export, registration, serializers
from rondel.server.tournaments.runner import KIND, TournamentRunner, channel_of, follow_tournament

__all__ = [
    "KIND",
    "TournamentRunner",
    "channel_of",
    "csv_export",
    "follow_tournament",
    "registration",
    "serializers",
]
