"""The second half of a reason: what others would do after the next-best move but not after the choice.

Both moves are followed into the same scenarios, so differences are caused by the moves. A difference is mentioned if it
occurs in at least half of them; losing the game to another player, in at least a quarter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rondel import fast
from rondel.bots.bot import Reason
from rondel.position import NOBODY, Position

Pair = tuple[fast.Position, fast.Position]
Deed = tuple[str, int, int]  # code, nation, player


def counterfactual(here: fast.Position, futures: Sequence[Pair], seat: int) -> Reason | None:
    """Return what the choice prevents most often among all that others do after the next-best move."""
    ends = Counter(_lost_to(theirs, seat) for mine, theirs in futures if _lost_to(mine, seat) == NOBODY)
    del ends[NOBODY]
    if ends:
        winner, times = ends.most_common(1)[0]
        if 4 * times >= len(futures):
            return Reason("otherwise_end", {"player": winner})
    now = here.game().state
    seen: Counter[Deed] = Counter()
    amounts: Counter[Deed] = Counter()
    for mine, theirs in futures:
        if mine.over or theirs.over:
            continue
        for deed, amount in _prevented(now, mine.game().state, theirs.game().state, seat).items():
            seen[deed] += 1
            amounts[deed] += amount
    most = max(seen, key=lambda each: (seen[each], amounts[each]), default=None)
    if most is None or 2 * seen[most] < len(futures):
        return None
    code, nation, player = most
    params: dict[str, str | int] = {"nation": here.edition.nations[nation].id}
    if player != NOBODY:
        params["player"] = player
    if code in ("otherwise_taxation", "otherwise_flags"):
        params["amount"] = max(1, round(amounts[most] / seen[most]))
    if code == "otherwise_taxation":
        params["round"] = round(sum(theirs.round for _, theirs in futures) / len(futures))
    return Reason(code, params)


def _lost_to(future: fast.Position, seat: int) -> int:
    """Return the sole winner of a finished future; nobody if the seat won or the game continues."""
    winners = future.winners() if future.over else []
    return winners[0] if winners and seat not in winners else NOBODY


def _prevented(now: Position, mine: Position, theirs: Position, seat: int) -> dict[Deed, int]:
    """Return what happens only in the alternative future, with amounts."""
    found: dict[Deed, int] = {}
    for n in range(now.edition.nation_count):
        ours, others = mine.government[n] == seat, theirs.government[n]
        if others not in (NOBODY, seat):
            if ours and others != now.government[n]:
                found["otherwise_government", n, others] = 1
            elif not ours and not mine.holdings[n * now.seats + seat]:
                more = theirs.power[n] - mine.power[n]
                if more >= 2:
                    found["otherwise_taxation", n, NOBODY] = more
        if now.government[n] == seat and ours:
            lost = mine.flags[n].bit_count() - theirs.flags[n].bit_count()
            if lost >= 2 and theirs.flags[n].bit_count() < now.flags[n].bit_count():
                found["otherwise_flags", n, NOBODY] = lost
            if now.free_factories(n) & mine.free_factories(n) & ~theirs.free_factories(n):
                found["otherwise_factory", n, NOBODY] = 1
    return found
