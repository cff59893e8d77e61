"""What kind of table it is, in a word or two: derived from its row, never chosen."""

from __future__ import annotations

from rondel.server.http.wire.tables import Tag
from rondel.server.play.table import TableRow


def tags_of(table: TableRow) -> list[Tag]:
    """Of a lesson or a sandbox nothing else: all its seats are one person's anyway."""
    if table.learner_id is not None:
        return ["lesson"]
    if table.sandbox:
        return ["sandbox", "replay"] if table.state == "over" else ["sandbox"]
    found: list[Tag] = []
    if table.tournament_id is not None:
        found.append("tournament")
    people = [seat.user_id for seat in table.seats if seat.kind == "human"]
    if len(people) > len(set(people)):
        found.append("hot_seat")
    elif len(people) == 1 and not any(seat.kind == "open" for seat in table.seats):
        found.append("solo")
    return found
