"""Random games for comparing the engine and the fast core: all options, new games and crowded boards.

Every game is determined by its seed, so that a difference can be reproduced.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from typing import Any

import rondel
from rondel.engine.board import regions_in
from rondel.engine.government import check_governments, hand_out_swiss_banks
from rondel.engine.invariants import broken_invariant
from rondel.engine.movement import best_path, open_provinces, paths
from rondel.engine.phases.armies import Armies, begin_armies
from rondel.engine.phases.canal import foreign_canals
from rondel.engine.phases.fleets import begin_maneuver
from rondel.engine.phases.phase import AfterAction
from rondel.engine.phases.rondel import Rondel
from rondel.engine.state import NOBODY, State
from rondel.engine.units import add, count, remove, total

# Probability that a game starts from a crowded board, and that such a game is short.
CROWDED = 0.6
SHORT = 0.6
# A random number selects the kind of crowded board: short of flags below the first limit, an armada below the second.
SHORT_OF_FLAGS = 0.15
ARMADA = 0.6


def random_options(edition: str, rng: random.Random) -> rondel.Options:
    """Return random options; standard values are most likely."""
    values: dict[str, Any] = {
        key: rng.choice(allowed) if rng.random() < 0.5 else allowed[0]
        for key, allowed in rondel.Options.values().items()
    }
    if edition == "imperial":
        values["bonus"], values["status_change"] = "chart", True
    values["max_rounds"] = rng.choice((None, None, 1, 3, 8, 20))
    return rondel.Options(**values)


def random_game(seed: int, edition: str | None = None) -> rondel.Game:
    """Return a random table at its first decision: a new game or a crowded board."""
    rng = random.Random(seed)
    edition = edition or rng.choice(rondel.editions())
    options = random_options(edition, rng)
    game = rondel.new_game(edition, players=rng.randint(2, 6), options=options, seed=seed)
    return crowded_game(game, rng) if rng.random() < CROWDED else game


def armada_game(seed: int, edition: str | None = None) -> rondel.Game:
    """Return a board in mid-maneuver with many fleets and armies: convoys, canals and stacks of identical armies."""
    rng = random.Random(f"armada {seed}")
    edition = edition or rng.choice(("imperial", "imperial_2030", "imperial_2030"))
    options = replace(random_options(edition, rng), max_rounds=None)
    game = rondel.new_game(edition, players=rng.randint(3, 6), options=options, seed=seed)
    while True:
        state = crowded_state(game.state, rng, ARMADA)
        if state is not None and isinstance(state.stack[-1], Armies):
            return rondel.Game.begin(state, game.names)


def crowded_game(game: rondel.Game, rng: random.Random) -> rondel.Game:
    """Return the same table with many units, flags and bonds on the board, before a nation's rondel move.

    Often limited to one or two more rounds, so that it ends while many units are left.
    """
    while True:
        state = crowded_state(game.state, rng)
        if state is not None:
            if rng.random() < SHORT:
                state.options = replace(state.options, max_rounds=state.round + rng.randrange(2))
            return rondel.Game.begin(state, game.names)


def crowded_state(before: State, rng: random.Random, kind: float | None = None) -> State | None:
    """Return a crowded position, or None if it violates an invariant. `kind` is random if not given."""
    edition = before.edition
    s = State(edition, before.options, before.seats)
    _deal_bonds(s, rng)
    governed = [n for n in range(edition.nation_count) if s.government[n] != NOBODY]
    if not governed:
        return None
    for province in regions_in(edition.homes & ~s.factories):
        if rng.random() < 0.4:
            s.factories |= 1 << province
    around = _seas_around_a_canal(edition, rng)
    for n in governed:
        s.power[n] = rng.randrange(edition.facts.last_power_point)
        s.place[n] = rng.randrange(-1, len(edition.spaces))
        s.marker[n] = rng.randrange(len(edition.columns)) if rng.random() < 0.5 else 0
        s.treasury[n] = rng.choice((0, 1, 3, 8, 30))
        _place_units(s, n, rng, around)
    nation = rng.choice(governed)
    _place_flags(s, governed, rng)
    if kind is None:
        kind = rng.random()
    if kind < SHORT_OF_FLAGS:
        _run_short_of_flags(s, nation, rng)
    elif kind <= ARMADA:
        _gather_an_armada(s, nation, rng)
    _free_factories(s)
    s.nation, s.turns, s.round = nation, rng.randint(1, 40), rng.randint(1, 8)
    s.stack = [Rondel(nation)]
    if kind > SHORT_OF_FLAGS and rng.random() < 0.8:
        # In mid-maneuver, before or after the fleets.
        s.stack = [AfterAction(nation, False)]
        begin_maneuver(s, nation)
        if rng.random() < 0.7:
            begin_armies(s, nation)
    return None if broken_invariant(s) else s


def _deal_bonds(s: State, rng: random.Random) -> None:
    """Deal bonds to random lenders; sometimes to few, so that Swiss Banks and ungoverned nations occur."""
    lenders = rng.sample(range(s.seats), max(rng.randint(1, s.seats), rng.randint(1, s.seats)))
    sold = rng.choice((0.15, 0.5, 0.8))
    for seat in range(s.seats):
        s.cash[seat] = rng.choice((0, 1, 4, 12, 40))
    for nation in range(s.edition.nation_count):
        for bond in range(s.edition.bond_count):
            if rng.random() < sold:
                s.holdings[nation * s.seats + rng.choice(lenders)] |= 1 << bond
    check_governments(s, 0)
    hand_out_swiss_banks(s)
    if s.options.investor_card:
        s.investor = rng.randrange(s.seats)


def _place_units(s: State, nation: int, rng: random.Random, around: int) -> None:
    """Place most of the supply in few regions, so that stacks, battles and convoys occur.

    If `around` has seas, most units are placed there and on their coasts.
    """
    edition = s.edition
    base = nation * edition.levels
    pieces = edition.nations[nation]
    land = [r for r in regions_in(edition.homes | edition.neutral) if rng.random() < 0.3]
    land = land or list(regions_in(edition.home[nation]))
    shore = [r for r in land if edition.coast[r] & around] or land
    for _ in range(rng.randint(0, pieces.armies)):
        r = rng.choice(shore if rng.random() < 0.7 else land)
        abroad = edition.homes >> r & 1 and not edition.home[nation] >> r & 1
        add(s.lying if abroad and rng.random() < 0.5 else s.armies, base, 1 << r)
    seas = [r for r in regions_in(edition.seas) if rng.random() < 0.4] or list(regions_in(edition.seas))
    near = regions_in(around) or seas
    harbors = regions_in(edition.home[nation] & edition.shipyards) or seas
    for _ in range(rng.randint(0, pieces.fleets)):
        add(s.fleets, base, 1 << rng.choice(rng.choice((seas, near, near, harbors))))


def _seas_around_a_canal(edition: rondel.Edition, rng: random.Random) -> int:
    """Return the seas joined by a canal and their neighbors; an empty set on many boards."""
    if not edition.canals or rng.random() < 0.4:
        return 0
    canal = rng.choice(edition.canals)
    ends = 1 << canal.first | 1 << canal.second
    return ends | edition.sea[canal.first] | edition.sea[canal.second] if rng.random() < 0.5 else ends


def _place_flags(s: State, governed: list[int], rng: random.Random) -> None:
    """Place flags in most regions, especially where they control canals."""
    controllers = {canal.controller for canal in s.edition.canals}
    for r in regions_in(s.edition.flaggable):
        if r in controllers or rng.random() < 0.7:
            n = rng.choice(governed)
            if s.flags[n].bit_count() < s.edition.nations[n].flags:
                s.flags[n] |= 1 << r


def _run_short_of_flags(s: State, nation: int, rng: random.Random) -> None:
    """Leave the nation fewer flags than it has unmarked regions to itself (R16.7)."""
    edition = s.edition
    base = nation * edition.levels
    for levels in (s.armies, s.lying, s.fleets):
        levels[base : base + edition.levels] = [0] * edition.levels
    regions = rng.sample(regions_in(edition.flaggable), edition.flaggable.bit_count())
    pieces = edition.nations[nation]
    used = pieces.flags - rng.randint(1, 3)
    s.flags[nation] = 0
    for i, r in enumerate(regions):
        if i < used:
            for other in range(edition.nation_count):
                s.flags[other] &= ~(1 << r)
            s.flags[nation] |= 1 << r
            continue
        units, most = (s.fleets, pieces.fleets) if edition.seas >> r & 1 else (s.armies, pieces.armies)
        if total(units, base) < most:
            for levels in (s.armies, s.fleets):
                for k in range(len(levels)):
                    levels[k] &= ~(1 << r)
            add(units, base, 1 << r)


def _gather_an_armada(s: State, nation: int, rng: random.Random) -> None:
    """Place all fleets of the nation in adjacent seas, often at canals, and its armies on few coasts."""
    edition = s.edition
    base = nation * edition.levels
    for levels in (s.armies, s.lying, s.fleets):
        levels[base : base + edition.levels] = [0] * edition.levels
    links = edition.sea_links((1 << len(edition.canals)) - 1)
    chain = _seas_through_all_canals(edition) if edition.canals and rng.random() < 0.5 else ()
    sea = rng.choice(regions_in(edition.seas))
    shore = 0
    for i in range(edition.nations[nation].fleets):
        sea = chain[i] if i < len(chain) else sea
        add(s.fleets, base, 1 << sea)
        shore |= edition.coast[sea]
        if rng.random() < 0.7:
            sea = rng.choice(regions_in(links[sea]))
    for canal in edition.canals:
        _flag_for_another_player(s, nation, canal.controller, rng)
    ports = rng.sample(regions_in(shore), min(shore.bit_count(), rng.randint(1, 4)))
    for _ in range(edition.nations[nation].armies):
        r = rng.choice(ports)
        abroad = edition.homes >> r & 1 and not edition.home[nation] >> r & 1
        add(s.lying if abroad and rng.random() < 0.5 else s.armies, base, 1 << r)


def _flag_for_another_player(s: State, nation: int, region: int, rng: random.Random) -> None:
    """Place a flag of a nation governed by another player, if there is one with a flag left."""
    others = [
        n
        for n, seat in enumerate(s.government)
        if seat not in (NOBODY, s.government[nation]) and s.flags[n].bit_count() < s.edition.nations[n].flags
    ]
    if others:
        s.flags = [flags & ~(1 << region) for flags in s.flags]
        s.flags[rng.choice(others)] |= 1 << region


@cache
def _seas_through_all_canals(edition: rondel.Edition) -> tuple[int, ...]:
    """Return a short path through all seas joined by canals."""
    ends = 0
    for canal in edition.canals:
        ends |= 1 << canal.first | 1 << canal.second
    canals = (1 << len(edition.canals)) - 1
    ways = [
        path.seas
        for start in regions_in(ends)
        for landing in regions_in(ends & ~(1 << start))
        for path in paths(edition, edition.seas, 1 << start, 1 << landing, canals)
        if ends & ~path.mask == 0 and len(path.canals) == len(edition.canals)
    ]
    return min(ways, key=len)


def _free_factories(s: State) -> None:
    """Make hostile armies friendly where a nation would have no free factory left (R15.7)."""
    levels = s.edition.levels
    for nation in range(s.edition.nation_count):
        if s.free_factories(nation):
            continue
        factory = next(iter(regions_in(s.factories & s.edition.home[nation])))
        for other in range(s.edition.nation_count):
            while other != nation and count(s.armies, other * levels, 1 << factory):
                remove(s.armies, other * levels, 1 << factory)
                add(s.lying, other * levels, 1 << factory)


def random_choice(game: rondel.Game, rng: random.Random) -> rondel.Action:
    """Return a random action, favoring maneuvers, long moves, and moves that need another player's consent."""
    offer = game.decision.actions
    kind = game.decision.kind
    if kind == "rondel" and rng.random() < 0.5:
        maneuvers = [action for action in offer if "maneuver" in action]
        return rng.choice(maneuvers or offer)
    if kind == "arrival" and rng.random() < 0.6:
        return offer[-1]
    if kind in ("armies", "fleets") and len(offer) > 1:
        if rng.random() < 0.4:
            wanted = rng.choice(sorted({action.kind for action in offer} - {"end"}))
            return rng.choice([action for action in offer if action.kind == wanted])
        land = game.edition.land
        far = [action for action in offer if action.kind == "army" and not land[action.region] >> action.to & 1]
        if far and rng.random() < 0.7:
            some = rng.sample(far, min(len(far), 8))
            return next((action for action in some if needs_canal_consent(game.state, action)), some[0])
    return rng.choice(offer)


def needs_canal_consent(s: State, action: rondel.Action) -> bool:
    """Return whether this army's move passes a canal that another player controls."""
    step = s.stack[-1]
    foreign = foreign_canals(s, s.nation)
    if not foreign or not isinstance(step, Armies):
        return False
    ways = s.edition.ways(s.nation, open_provinces(s, s.nation))
    canals = (1 << len(s.edition.canals)) - 1
    starts, landings = ways.seas[action.region], ways.seas[action.to]
    path = best_path(s.edition, step.ships, starts, landings, canals, foreign)
    on_land = ways.march[action.region] >> action.to & 1
    return not on_land and path is not None and any(foreign >> canal & 1 for canal in path.canals)
