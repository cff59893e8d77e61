"""Running games: cache, moves, undo, standing orders, history, integrity checks."""

from rondel.server.play import history, orders
from rondel.server.play.cache import GameCache
from rondel.server.play.delayed import SpectatorViews
from rondel.server.play.editions import read_game, store_editions
from rondel.server.play.games import Games
from rondel.server.play.integrity import Finding, check_game
from rondel.server.play.moves import play, rewind, undo
from rondel.server.play.order_rows import order_list
from rondel.server.play.orders import OrderCanceller
from rondel.server.play.rows import entries_since, row_query, table_row, with_seats
from rondel.server.play.stored_change import StoredChange

__all__ = [
    "Finding",
    "GameCache",
    "Games",
    "OrderCanceller",
    "SpectatorViews",
    "StoredChange",
    "check_game",
    "entries_since",
    "history",
    "order_list",
    "orders",
    "play",
    "read_game",
    "rewind",
    "row_query",
    "store_editions",
    "table_row",
    "undo",
    "with_seats",
]
