"""What is kept of finished games, and what people see of it."""

from rondel.server.archive import profile, results, search
from rondel.server.archive.archivist import Archivist, bring_in_again
from rondel.server.archive.downloads import stored_games, zipped
from rondel.server.archive.field import FieldStatistics, as_csv
from rondel.server.archive.ladders import leaderboard
from rondel.server.archive.profile import owner_of_profile, visible_games
from rondel.server.archive.ratings import rate_again, rate_new
from rondel.server.archive.results import FINISHED, forget_player

__all__ = [
    "FINISHED",
    "Archivist",
    "FieldStatistics",
    "as_csv",
    "bring_in_again",
    "forget_player",
    "leaderboard",
    "owner_of_profile",
    "profile",
    "rate_again",
    "rate_new",
    "results",
    "search",
    "stored_games",
    "visible_games",
    "zipped",
]
