"""Positions on their way to other processes: they travel as saved games, checked as `Game.from_json` checks them.

So compiled and pure cores understand each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rondel.engine.edition import Edition
from rondel.engine.edition_files import is_packaged
from rondel.engine.game import Game
from rondel.fast.core import part

if TYPE_CHECKING:
    from rondel.fast.positions import Position


def arrived(saved: str, edition: Edition | None) -> Position:
    """The position that was sent off; an edition that does not come with the package travels with it."""
    here: Position = part("positions").position(Game.from_json(saved, edition))
    return here


def sent(position: Position) -> tuple[Callable[..., Position], tuple[str, Edition | None]]:
    """What pickle needs to make the position again."""
    return arrived, (position.to_json(), None if is_packaged(position.edition) else position.edition)
