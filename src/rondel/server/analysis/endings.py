"""If it ended now, as it is sent (wire.Ending): with the names that are on the seats."""

from __future__ import annotations

from typing import Any

import rondel
from rondel.analysis import ending
from rondel.server.play.table import TableRow


def shown_ending(table: TableRow, game: rondel.Game, viewer: int | None) -> dict[str, Any]:
    """Who wins if it ended now, as this seat may know."""
    report = ending.of(game, viewer).to_dict()
    names = [seat.name or name for seat, name in zip(table.seats, report["players"], strict=True)]
    return {"version": game.version, **report, "players": names}
