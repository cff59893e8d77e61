"""Flags (R16): at the end of a maneuver, every nation alone in a region flags it.

Rules: R1.6, R16.1-9.
"""

from __future__ import annotations

from rondel.fast.board import FLAG_SUPPLY, FLAGGABLE, ID_END, IDS_FLAG, NATION_COUNT
from rondel.fast.ints import Ints, bit, first, size
from rondel.fast.layout import AFLOAT, FLAG_QUEUE, FLAGS, FLAGS_OF, LEVELS, UPRIGHT
from rondel.fast.rules.parts import region_of
from rondel.fast.rules.stack import appended, become_step, clear_step, head_of, rest_of


def begin_flags(t: Ints, s: Ints, active: int) -> None:
    """Remove all flags of others, then place flags, the active nation's first (R16.5)."""
    count = t[NATION_COUNT]
    shared = shared_regions(t, s)
    alone = 0
    for nation in range(count):
        alone |= present_at(t, s, nation)
    alone &= ~shared
    for nation in range(count):
        s[FLAGS_OF + nation] &= ~(alone & ~present_at(t, s, nation))
    queue = 0
    length = 0
    if present_at(t, s, active) & ~shared & ~s[FLAGS_OF + active]:
        queue = appended(queue, length, active)
        length += 1
    for nation in range(count):
        if nation != active and present_at(t, s, nation) & ~shared & ~s[FLAGS_OF + nation]:
            queue = appended(queue, length, nation)
            length += 1
    if queue:
        become_step(s, FLAGS, 0)
        s[FLAG_QUEUE] = queue
    else:
        clear_step(s)


def present_at(t: Ints, s: Ints, nation: int) -> int:
    """Return the seas and neutral land regions with units of the nation."""
    return (s[UPRIGHT + nation * LEVELS] | s[AFLOAT + nation * LEVELS]) & t[FLAGGABLE]


def shared_regions(t: Ints, s: Ints) -> int:
    """Return the regions with units of several nations; in all others a nation is alone (R16.2-4)."""
    once = 0
    twice = 0
    for nation in range(t[NATION_COUNT]):
        units = present_at(t, s, nation)
        twice |= once & units
        once |= units
    return twice


def regions_to_mark(t: Ints, s: Ints, nation: int) -> int:
    """Return the regions that the nation occupies alone without its own flag."""
    return present_at(t, s, nation) & ~shared_regions(t, s) & ~s[FLAGS_OF + nation]


def flags_left(t: Ints, s: Ints, nation: int) -> int:
    """Return the number of flags the nation can still place (R1.6)."""
    return t[FLAG_SUPPLY + nation] - size(s[FLAGS_OF + nation])


def flags_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write the regions to flag if the nation is short of flags (R16.7)."""
    nation = head_of(s[FLAG_QUEUE])
    left = flags_left(t, s, nation)
    regions = regions_to_mark(t, s, nation)
    if not left or size(regions) <= left:
        return 0
    n = 0
    while regions:
        out[n] = t[IDS_FLAG + first(regions)]
        regions &= regions - 1
        n += 1
    out[n] = t[ID_END]
    return n + 1


def flags_play(t: Ints, s: Ints, action: int) -> None:
    """Place one flag, or finish for this nation."""
    if action == t[ID_END]:
        _next_in_queue(s)
    else:
        s[FLAGS_OF + head_of(s[FLAG_QUEUE])] |= bit(region_of(t, action))


def flags_proceed(t: Ints, s: Ints) -> None:
    """Place all flags if there are enough; none if none is left (R16.6)."""
    nation = head_of(s[FLAG_QUEUE])
    if flags_left(t, s, nation):
        s[FLAGS_OF + nation] |= regions_to_mark(t, s, nation)
    _next_in_queue(s)


def _next_in_queue(s: Ints) -> None:
    s[FLAG_QUEUE] = rest_of(s[FLAG_QUEUE])
    if not s[FLAG_QUEUE]:
        clear_step(s)
