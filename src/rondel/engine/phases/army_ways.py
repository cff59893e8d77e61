"""Why an army may not go somewhere: too far, no convoy, fleets used, rail suspended, a canal refused (R14, R17.7).

Rules: R14.1, R14.4-5, R14.9, R17.7.
"""

from __future__ import annotations

from rondel.engine.board import regions_in
from rondel.engine.errors import Refusal
from rondel.engine.movement import Ships, best_path, open_provinces, ships_at_sea
from rondel.engine.phases.canal import canal_refusal, foreign_canals
from rondel.engine.position import Position


def way_refusal(s: Position, nation: int, ships: Ships, origin: int, to: int) -> Refusal:
    """An army may move, but not this far: used ships, refused canal, closed rail or simply no way."""
    edition = s.edition
    params = {"origin": edition.regions[origin].id, "to": edition.regions[to].id}
    open_home = open_provinces(s, nation)
    ways = edition.ways(nation, open_home)
    canals = (1 << len(edition.canals)) - 1
    foreign = foreign_canals(s, nation)
    starts, landings = ways.seas[origin], ways.seas[to]
    path = best_path(edition, ships, starts, landings, canals, foreign)
    if path is not None:
        return canal_refusal(s, next(c for c in path.canals if foreign >> c & 1), "army", params)
    if best_path(edition, ships_at_sea(s, nation), starts, landings, canals, foreign):
        sentence = "The fleets on this way have convoyed other armies in this maneuver; each carries one."
        return Refusal("fleets_used", "R14.5", sentence, params)
    closed = edition.home[nation] & ~open_home
    if closed and edition.ways(nation, edition.home[nation]).march[origin] >> to & 1:
        where = edition.regions[regions_in(closed)[0]]
        sentence = f"Rail is suspended in {where.name}, where a hostile army stands."
        return Refusal("rail_suspended", "R14.9", sentence, {**params, "province": where.id})
    if starts and landings and best_path(edition, ((edition.seas,),), starts, landings, canals, 0):
        names = (edition.regions[origin].name, edition.regions[to].name)
        sentence = f"From {names[0]} to {names[1]} an army needs a convoy: an own fleet in every sea on the way."
        return Refusal("needs_convoy", "R14.4", sentence, params)
    sentence = f"{edition.regions[to].name} is too far: an army moves into one neighboring area."
    return Refusal("too_far", "R14.1", sentence, params)
