"""Undo of the last decision or turn, as long as no other player has decided and no hidden information was revealed.

In a solo game undo is always possible and includes the bots' moves since.
"""

from __future__ import annotations

from rondel.table.change import Stale
from rondel.table.errors import conflict
from rondel.table.loaded import LoadedGame
from rondel.table.log import LogEntry, choice_of
from rondel.table.moves import seat_for, turn_number
from rondel.table.table import refuse_hidden
from rondel.table.visitors import Visitor
from rondel.wire.state import Undo, UndoReason

# With hidden cash these can be undone within the turn: what follows does not depend on other players' cash. A rondel
# choice, a bond or a pass can reveal the cash of others through the next decision (R18, R19).
REVEALS_NOTHING = frozenset(
    ("fleet", "army", "produce", "import", "stance", "destroy", "flag", "hostile", "friendly", "give")
)
SENTENCES = {
    "not_started": "The game has not started yet.",
    "game_over": "The game is over; it cannot be taken back.",
    "nothing_yet": "There is nothing to take back yet.",
    "other_decided": "Another player has decided since; only your own last decisions can be taken back.",
    "hidden_shown": "What you did may have shown you hidden money, so it cannot be taken back.",
}


def undo_target(loaded: LoadedGame, visitor: Visitor, version: int, *, seat: int | None, whole_turn: bool) -> int:
    """Return the version a person's undo leads to, or raise a refusal."""
    refuse_hidden(loaded.table, visitor)
    mover = undoing_seat(loaded, visitor, seat)
    if version != loaded.version:
        raise Stale(loaded, mover)
    possible, reason = undo_for(loaded, mover, visitor.id)
    if possible is None:
        raise conflict(reason or "nothing_yet", SENTENCES[reason or "nothing_yet"])
    return possible.turn_to if whole_turn else possible.to


def undoing_seat(loaded: LoadedGame, visitor: Visitor, seat: int | None) -> int:
    """Return the named seat; by default the one that decided last, if it belongs to this person."""
    if seat is None and loaded.log and loaded.log[-1].seat in loaded.table.seats_of(visitor.id):
        seat = loaded.log[-1].seat
    return seat_for(loaded.table, visitor, seat)


def undo_for(loaded: LoadedGame, seat: int, user_id: int | None) -> tuple[Undo | None, UndoReason | None]:
    """Return the decision that this seat can undo, or the reason code why there is none."""
    table = loaded.table
    if table.state != "running":
        return None, "not_started" if table.state == "open" else "game_over"
    if not loaded.log:
        return None, "nothing_yet"
    # In sandboxes and solo games there is no other person whose decision an undo could revert.
    mine = set(table.seats_of(user_id)) if table.sandbox or table.is_solo else {seat}
    run = []
    for entry in reversed(loaded.log):
        crossed = entry.by == "bot" and table.is_solo
        if not crossed and (entry.seat not in mine or entry.by not in ("human", "forced")):
            break
        run.append(entry)
    last = next((index for index, entry in enumerate(run) if entry.by == "human"), None)
    if last is None:
        return None, "other_decided"
    first = _first_of_turn(run, last) if table.is_solo else _first_of_run(run, last)
    if table.options.get("cash") == "hidden" and not table.sandbox and not table.is_solo:
        if table.turn_player not in mine or _may_reveal(loaded, run[: last + 1]):
            return None, "hidden_shown"
        if _may_reveal(loaded, run[: first + 1]):
            first = last
    to, turn_to = run[last].version - 1, run[first].version - 1
    what = run[last].action
    choice = choice_of(table.edition, what)
    return Undo(to=to, what=what, choice=choice, turn=turn_to < to, turn_to=turn_to), None


def _first_of_run(run: list[LogEntry], last: int) -> int:
    """Return the index of the rondel choice that began these decisions, or of the earliest one."""
    begun = (index for index, entry in enumerate(run) if index >= last and entry.action.startswith("rondel "))
    return next(begun, len(run) - 1)


def _first_of_turn(run: list[LogEntry], last: int) -> int:
    """Return the index of the person's earliest decision in the turn of the last one."""
    return max(
        index
        for index, entry in enumerate(run)
        if index >= last and entry.turn == run[last].turn and entry.by == "human"
    )


def _may_reveal(loaded: LoadedGame, entries: list[LogEntry]) -> bool:
    now = turn_number(loaded.game)
    return any(entry.turn != now or entry.action.split(" ")[0] not in REVEALS_NOTHING for entry in entries)
