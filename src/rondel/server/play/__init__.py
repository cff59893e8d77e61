"""Games under way: positions, moves, undo, clocks, history, records."""

from rondel.server.play import history, orders
from rondel.server.play.cache import GameCache
from rondel.server.play.checking import Finding, check_game
from rondel.server.play.delayed import Watching
from rondel.server.play.editions import keep_editions, read_game
from rondel.server.play.games import Games
from rondel.server.play.order_rows import order_list
from rondel.server.play.orders import Cancelling
from rondel.server.play.playing import go_back, play, undo
from rondel.server.play.rows import entries_since, row_query, table_row, with_seats
from rondel.server.play.writing import StoredChange

__all__ = [
    "Cancelling",
    "Finding",
    "GameCache",
    "Games",
    "StoredChange",
    "Watching",
    "check_game",
    "entries_since",
    "go_back",
    "history",
    "keep_editions",
    "order_list",
    "orders",
    "play",
    "read_game",
    "row_query",
    "table_row",
    "undo",
    "with_seats",
]
