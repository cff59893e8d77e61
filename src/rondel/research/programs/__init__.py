"""External programs as players: anything that speaks JSON lines can play against bots and other programs."""

from rondel.research.programs.player import PROTOCOL, Forfeit, ProgramPlayer, Terms
from rondel.research.programs.process import Fault, ProcessExited, Program
from rondel.research.programs.series import Entrant, GameOutcome, SeatOutcome, Table, summary

__all__ = [
    "PROTOCOL",
    "Entrant",
    "Fault",
    "Forfeit",
    "GameOutcome",
    "ProcessExited",
    "Program",
    "ProgramPlayer",
    "SeatOutcome",
    "Table",
    "Terms",
    "summary",
]
