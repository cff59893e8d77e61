"""Public API of Rondel: the rules of Imperial and Imperial 2030 for players, bots and programs."""

from rondel.engine.actions import Action
from rondel.engine.edition import Edition
from rondel.engine.edition_files import edition, editions, load_edition
from rondel.engine.errors import (
    EditionError,
    IllegalAction,
    OptionError,
    PositionError,
    RecordError,
    Refusal,
    RondelError,
    UnknownAction,
)
from rondel.engine.game import Decision, Game
from rondel.engine.new_game import new_game, replay
from rondel.engine.options import Options
from rondel.engine.position import Position
from rondel.engine.record import RULES_VERSION, Record
from rondel.engine.view import SeatView

__version__ = "1.0.0"

__all__ = [
    "RULES_VERSION",
    "Action",
    "Decision",
    "Edition",
    "EditionError",
    "Game",
    "IllegalAction",
    "OptionError",
    "Options",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "RondelError",
    "SeatView",
    "UnknownAction",
    "edition",
    "editions",
    "load_edition",
    "new_game",
    "replay",
]
