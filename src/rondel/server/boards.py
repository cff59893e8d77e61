"""The facts of a board as text and back: for games that are played on the board of an earlier version.

Knows nothing else of the server, so that the processes in which bots think need not import one.
"""

from __future__ import annotations

import msgspec

import rondel


def written(edition: rondel.Edition) -> str:
    return msgspec.json.encode(edition.facts).decode()


def edition_of(facts: str) -> rondel.Edition:
    """The board that `written` wrote."""
    some = rondel.edition(rondel.editions()[0])
    return rondel.Edition(msgspec.json.decode(facts, type=type(some.facts)))


def facts_of(game: rondel.Game) -> str | None:
    """The facts of an earlier board, for a process that has to read the game; None of a present one."""
    name = game.edition.id
    is_present = name in rondel.editions() and rondel.edition(name) is game.edition
    return None if is_present else written(game.edition)
