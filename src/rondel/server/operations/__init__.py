"""Operator commands on the database of a server, and background upkeep of server processes."""

from rondel.server.operations import console, moderation
from rondel.server.operations.console import AdministrationError
from rondel.server.operations.upkeep import Upkeep

__all__ = [
    "AdministrationError",
    "Upkeep",
    "console",
    "moderation",
]
