"""A game as one line of JSON and back: its position with edition, options, players and set-up."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from rondel.engine.codec import from_data, to_data
from rondel.engine.edition import Edition
from rondel.engine.edition_files import edition_named
from rondel.engine.errors import PositionError, RondelError
from rondel.engine.options import Options
from rondel.engine.record import RULES_VERSION
from rondel.engine.saved_state import problem_in
from rondel.engine.setup import player_names
from rondel.engine.state import State

FORMAT = 1


class SavedGame(NamedTuple):
    """What a saved game says; `text` is its canonical writing."""

    state: State
    names: Sequence[str]
    version: int
    deal: tuple[str, ...] | None
    start_player: int | None
    text: str


def write_saved(
    state: State, names: Sequence[str], version: int, deal: tuple[str, ...] | None, start_player: int | None
) -> str:
    """The complete state as text."""
    data = {
        "rondel": FORMAT,
        "rules": RULES_VERSION,
        "edition": state.edition.id,
        "options": state.options.to_dict(),
        "players": list(names),
        "version": version,
        "deal": deal,
        "start_player": start_player,
        "state": to_data(state),
    }
    return json.dumps(data, separators=(",", ":"))


def read_saved(text: str, edition: Edition | None) -> SavedGame:
    """What `write_saved` wrote; anything else is refused with a sentence."""
    try:
        data = json.loads(text)
        board = edition_named(data["edition"], edition)
        options = Options.from_dict(data["options"])
        options.check(board)
        names = player_names(board, data["players"])
        state = from_data(board, options, len(names), data["state"])
        problem = problem_in(state)
        if problem:
            raise PositionError(f"This is not a saved game: {problem}")
        return SavedGame(
            state,
            names,
            _count(data["version"]),
            tuple(data["deal"]) if data["deal"] is not None else None,
            None if data["start_player"] is None else _count(data["start_player"]),
            json.dumps(data, separators=(",", ":")),
        )
    except RondelError:
        raise
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError) as error:
        raise PositionError(f"This is not a saved game: {type(error).__name__} {error}.") from None


def _count(value: object) -> int:
    """A number of a saved game that counts something."""
    if type(value) is not int or value < 0:
        raise ValueError(f"{value!r} is no count")
    return value
