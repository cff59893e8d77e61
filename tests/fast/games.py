"""Games to compare the engine and the fast core on: tables of every kind, new games, and crowded boards.

A number decides everything about a game, so that a difference can be found again.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import rondel
from rondel.engine.board import regions_in
from rondel.engine.government import check_governments, hand_out_swiss_banks
from rondel.engine.invariants import broken_invariant
from rondel.engine.phases.rondel import Rondel
from rondel.engine.state import NOBODY, State
from rondel.engine.units import add, count, remove, total

# How often a game begins on a crowded board rather than as a new one, and how often such a game is a short one.
CROWDED = 0.6
SHORT = 0.6


def random_options(edition: str, chooser: random.Random) -> rondel.Options:
    """Every option takes every value, the standard ones most often."""
    values: dict[str, Any] = {
        key: chooser.choice(allowed) if chooser.random() < 0.5 else allowed[0]
        for key, allowed in rondel.Options.values().items()
    }
    if edition == "imperial":
        values["bonus"], values["status_change"] = "chart", True
    values["max_rounds"] = chooser.choice((None, None, 1, 3, 8, 20))
    return rondel.Options(**values)


def random_game(seed: int, edition: str | None = None) -> rondel.Game:
    """A table of some kind at its first decision: a new game or a crowded board."""
    chooser = random.Random(seed)
    edition = edition or chooser.choice(rondel.editions())
    options = random_options(edition, chooser)
    game = rondel.new_game(edition, players=chooser.randint(2, 6), options=options, seed=seed)
    return crowded_game(game, chooser) if chooser.random() < CROWDED else game


def crowded_game(game: rondel.Game, chooser: random.Random) -> rondel.Game:
    """The same table with very many units, flags and bonds on the board, before some nation's rondel move.

    Often its last round or two, before the crowd has fought itself away.
    """
    while True:
        state = crowded_state(game.state, chooser)
        if state is not None:
            if chooser.random() < SHORT:
                state.options = replace(state.options, max_rounds=state.round + chooser.randrange(2))
            return rondel.Game.begin(state, game.names)


def crowded_state(before: State, chooser: random.Random) -> State | None:
    """A position full of everything; None if it came out as no game can be."""
    edition = before.edition
    s = State(edition, before.options, before.seats)
    _deal_bonds(s, chooser)
    governed = [n for n in range(edition.nation_count) if s.government[n] != NOBODY]
    if not governed:
        return None
    for province in regions_in(edition.homes & ~s.factories):
        if chooser.random() < 0.4:
            s.factories |= 1 << province
    around = _around_a_canal(edition, chooser)
    for n in governed:
        s.power[n] = chooser.randrange(edition.facts.last_power_point)
        s.place[n] = chooser.randrange(-1, len(edition.spaces))
        s.marker[n] = chooser.randrange(len(edition.columns)) if chooser.random() < 0.5 else 0
        s.treasury[n] = chooser.choice((0, 1, 3, 8, 30))
        _place_units(s, n, chooser, around)
    nation = chooser.choice(governed)
    _place_flags(s, governed, chooser)
    if chooser.random() < 0.15:
        _run_short_of_flags(s, nation, chooser)
    _free_factories(s)
    s.nation, s.turns, s.round = nation, chooser.randint(1, 40), chooser.randint(1, 8)
    s.stack = [Rondel(nation)]
    return None if broken_invariant(s) else s


def _deal_bonds(s: State, chooser: random.Random) -> None:
    """Random lenders; sometimes few, so that Swiss Banks come up and nations stay without government."""
    lenders = chooser.sample(range(s.seats), chooser.randint(1, s.seats))
    sold = chooser.choice((0.15, 0.5, 0.8))
    for seat in range(s.seats):
        s.cash[seat] = chooser.choice((0, 1, 4, 12, 40))
    for nation in range(s.edition.nation_count):
        for bond in range(s.edition.bond_count):
            if chooser.random() < sold:
                s.holdings[nation * s.seats + chooser.choice(lenders)] |= 1 << bond
    check_governments(s, 0)
    hand_out_swiss_banks(s)
    if s.options.investor_card:
        s.investor = chooser.randrange(s.seats)


def _place_units(s: State, nation: int, chooser: random.Random, around: int) -> None:
    """Most of the supply, crowded into few places so that stacks, meetings and convoys come about.

    Where `around` names seas, most units crowd there and on their coasts.
    """
    edition = s.edition
    base = nation * edition.levels
    pieces = edition.nations[nation]
    land = [r for r in regions_in(edition.homes | edition.neutral) if chooser.random() < 0.3]
    land = land or list(regions_in(edition.home[nation]))
    shore = [r for r in land if edition.coast[r] & around] or land
    for _ in range(chooser.randint(0, pieces.armies)):
        r = chooser.choice(shore if chooser.random() < 0.7 else land)
        abroad = edition.homes >> r & 1 and not edition.home[nation] >> r & 1
        add(s.lying if abroad and chooser.random() < 0.5 else s.armies, base, 1 << r)
    seas = [r for r in regions_in(edition.seas) if chooser.random() < 0.4] or list(regions_in(edition.seas))
    near = regions_in(around) or seas
    harbors = regions_in(edition.home[nation] & edition.shipyards) or seas
    for _ in range(chooser.randint(0, pieces.fleets)):
        add(s.fleets, base, 1 << chooser.choice(chooser.choice((seas, near, near, harbors))))


def _around_a_canal(edition: rondel.Edition, chooser: random.Random) -> int:
    """The seas that a canal joins and those beside them; none on most boards."""
    if not edition.canals or chooser.random() < 0.4:
        return 0
    canal = chooser.choice(edition.canals)
    ends = 1 << canal.first | 1 << canal.second
    return ends | edition.sea[canal.first] | edition.sea[canal.second] if chooser.random() < 0.5 else ends


def _place_flags(s: State, governed: list[int], chooser: random.Random) -> None:
    """Flags on most regions, above all where they control canals."""
    controllers = {canal.controller for canal in s.edition.canals}
    for r in regions_in(s.edition.flaggable):
        if r in controllers or chooser.random() < 0.7:
            n = chooser.choice(governed)
            if s.flags[n].bit_count() < s.edition.nations[n].flags:
                s.flags[n] |= 1 << r


def _run_short_of_flags(s: State, nation: int, chooser: random.Random) -> None:
    """The nation has few flags left and stands alone in more regions than that (R16.7)."""
    edition = s.edition
    base = nation * edition.levels
    for levels in (s.armies, s.lying, s.fleets):
        levels[base : base + edition.levels] = [0] * edition.levels
    regions = chooser.sample(regions_in(edition.flaggable), edition.flaggable.bit_count())
    pieces = edition.nations[nation]
    used = pieces.flags - chooser.randint(1, 3)
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


def _free_factories(s: State) -> None:
    """Hostile armies lie down where a nation would be left without a free factory (R15.7)."""
    levels = s.edition.levels
    for nation in range(s.edition.nation_count):
        if s.free_factories(nation):
            continue
        factory = next(iter(regions_in(s.factories & s.edition.home[nation])))
        for other in range(s.edition.nation_count):
            while other != nation and count(s.armies, other * levels, 1 << factory):
                remove(s.armies, other * levels, 1 << factory)
                add(s.lying, other * levels, 1 << factory)


def random_choice(game: rondel.Game, chooser: random.Random) -> str:
    """Any offered action; maneuvers and what leads to more questions more often."""
    offer = game.decision.actions
    if game.decision.kind == "rondel" and chooser.random() < 0.4:
        maneuvers = [action for action in offer if "maneuver" in action]
        return chooser.choice(maneuvers or offer)
    if game.decision.kind == "arrival" and chooser.random() < 0.6:
        return offer[-1]
    if game.decision.kind in ("armies", "fleets") and len(offer) > 1 and chooser.random() < 0.5:
        kind = chooser.choice(sorted({action.kind for action in offer} - {"end"}))
        return chooser.choice([action for action in offer if action.kind == kind])
    return chooser.choice(offer)
