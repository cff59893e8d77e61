"""Archive of finished games: results, ratings, leaderboards, profiles, statistics."""

from rondel.server.archive import profile, results, search
from rondel.server.archive.archiver import Archiver, rebuild_results
from rondel.server.archive.downloads import stored_games, zip_records
from rondel.server.archive.field_statistics import FieldStatistics, as_csv
from rondel.server.archive.leaderboards import leaderboard
from rondel.server.archive.profile import owner_of_profile, visible_games
from rondel.server.archive.ratings import rate_new, recompute_ratings
from rondel.server.archive.results import FINISHED, anonymize_player

__all__ = [
    "FINISHED",
    "Archiver",
    "FieldStatistics",
    "anonymize_player",
    "as_csv",
    "leaderboard",
    "owner_of_profile",
    "profile",
    "rate_new",
    "rebuild_results",
    "recompute_ratings",
    "results",
    "search",
    "stored_games",
    "visible_games",
    "zip_records",
]
