"""Programs at the table: anything that reads and writes lines of JSON plays against bots and other programs."""

from rondel.research.programs.player import PROTOCOL, Forfeit, ProgramPlayer, Terms
from rondel.research.programs.process import Fault, Gone, Program
from rondel.research.programs.series import Entrant, GameOutcome, SeatOutcome, Table, summary

__all__ = [
    "PROTOCOL",
    "Entrant",
    "Fault",
    "Forfeit",
    "GameOutcome",
    "Gone",
    "Program",
    "ProgramPlayer",
    "SeatOutcome",
    "Table",
    "Terms",
    "summary",
]
