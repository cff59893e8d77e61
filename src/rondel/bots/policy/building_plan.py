"""Factory, Production and Import: where to build, what to make, what to buy."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.bots.evaluation.value import board
from rondel.bots.policy.maneuver_plan import Style, targets
from rondel.position import Action, Position, open_provinces, regions_in, total

WANTED = 0.8


def site(s: Position, nation: int, actions: Sequence[Action]) -> Action:
    """The safest city, rather one that opens a sea nobody has marked (R9)."""
    edition = s.edition
    upright_foreign = marked = 0
    for other in range(edition.nation_count):
        marked |= s.flags[other]
        if other != nation:
            upright_foreign |= s.armies[other * edition.levels]
    own_yards = s.factories & edition.home[nation] & edition.shipyards
    exits = 0
    for r in regions_in(own_yards):
        exits |= 1 << edition.exit[r]
    best, most = actions[-1], -1e9
    for action in actions:
        if action.kind != "build":
            continue
        r = action.region
        score = 0.0
        outside = edition.land[r] & ~edition.home[nation]
        score -= 0.3 * (outside & edition.homes).bit_count()
        score -= 1.0 * (outside & upright_foreign).bit_count()
        if edition.exit[r] >= 0:
            sea = 1 << edition.exit[r]
            score += 0.8 if not sea & marked and not sea & exits else (0.3 if not sea & exits else -0.2)
        else:
            score += 0.4
        if score > most:
            best, most = action, score
    return best


def production(s: Position, actions: Sequence[Action]) -> Action:
    """Everything the factories can make; shipyards last where the supply is short (R10)."""
    table = s.edition.actions
    if table.produce_all in actions:
        return table.produce_all
    armament = [a for a in actions if a.kind == "produce" and not s.edition.shipyards >> a.region & 1]
    return armament[0] if armament else actions[0]


def purchase_of_units(s: Position, nation: int, actions: Sequence[Action], style: Style) -> Action:
    """The unit that finds the next unmarked region, or guards what is threatened; `end` if none is needed (R11)."""
    edition = s.edition
    if len(actions) == 1:
        return actions[0]
    value = targets(s, nation, style).value
    base = nation * edition.levels
    ways = edition.ways(nation, open_provinces(s, nation))
    lands = 0
    for r in regions_in(edition.neutral | edition.homes & ~edition.home[nation]):
        if value[r] >= WANTED:
            lands |= 1 << r
    armies = total(s.armies, base) + total(s.lying, base)
    fleets = total(s.fleets, base)
    best, most = edition.actions.end, 0.1
    upright_foreign = 0
    for other in range(edition.nation_count):
        if other != nation:
            upright_foreign |= s.armies[other * edition.levels]
    near_home = upright_foreign & board(edition).approaches[nation]
    ashore = 0
    for sea in regions_in(s.fleets[base] & edition.seas):
        ashore |= edition.coast[sea]
    for action in actions:
        r = action.region
        if action.kind != "import":
            continue
        if action is edition.actions.import_army.get(r):
            reach = (ways.march[r] | (ashore if ways.seas[r] & s.fleets[base] else 0)) & lands
            gain = 0.9 if reach.bit_count() > armies else (0.3 if armies + fleets < 4 else 0.0)
            gain += 0.02 * reach.bit_count()
            if near_home & edition.land[r] and s.factories >> r & 1 and not s.armies[base] >> r & 1:
                gain += 0.4
        else:
            sea = edition.exit[r]
            gain = value[sea] if not s.fleets[base] >> r & 1 else 0.0
            if s.fleets[base] >> sea & 1:
                gain = 0.0
            if not gain and armies + fleets < 4:
                gain = 0.2
        if gain > most:
            best, most = action, gain
    return best
