"""Whether somebody may take something back, judged from the end of the log alone."""

from __future__ import annotations

from rondel.server.http.wire.state import Undo, UndoReason
from rondel.server.play.rooms import Entry, Room

# With hidden cash these can be taken back within the turn: what follows from them does not depend on others' money.
# A rondel choice, a bond or a pass can show what somebody can pay, by who is asked next or not asked (R18, R19).
SHOWS_NOTHING = frozenset(
    ("fleet", "army", "produce", "import", "stance", "destroy", "flag", "hostile", "friendly", "give")
)


def undo_for(room: Room, seat: int, user_id: int | None) -> tuple[Undo | None, UndoReason | None]:
    """What this seat may take back, or the code of the reason why nothing."""
    if room.state != "running":
        return None, "not_started" if room.state == "open" else "game_over"
    if not room.log:
        return None, "nothing_yet"
    # In a sandbox one person plays all seats: there is no other player whose decision could be crossed.
    mine = set(room.seats_of(user_id)) if room.sandbox else {seat}
    run = []
    for entry in reversed(room.log):
        if entry.seat not in mine or entry.by not in ("human", "forced"):
            break
        run.append(entry)
    last = next((index for index, entry in enumerate(run) if entry.by == "human"), None)
    if last is None:
        return None, "other_decided"
    first = next(
        (index for index, entry in enumerate(run) if index >= last and entry.action.startswith("rondel ")),
        len(run) - 1,
    )
    if room.options.get("cash") == "hidden" and not room.sandbox:
        if room.turn_player not in mine or _may_show(room, run[: last + 1]):
            return None, "hidden_shown"
        if _may_show(room, run[: first + 1]):
            first = last
    to, turn_to = run[last].version - 1, run[first].version - 1
    return Undo(to=to, what=run[last].action, turn=turn_to < to, turn_to=turn_to), None


def _may_show(room: Room, entries: list[Entry]) -> bool:
    now = room.game.state.turns
    return any(entry.turn != now or entry.action.split(" ")[0] not in SHOWS_NOTHING for entry in entries)
