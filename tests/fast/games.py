"""Games to compare the engine and the fast core on: tables of every kind, new games, and crowded boards.

A number decides everything about a game, so that a difference can be found again.
"""

from __future__ import annotations

import random
from typing import Any

import rondel
from rondel.engine.board import regions_in
from rondel.engine.government import check_governments, hand_out_swiss_banks
from rondel.engine.invariants import broken_invariant
from rondel.engine.phases.rondel import Rondel
from rondel.engine.state import NOBODY, State
from rondel.engine.units import add, count, remove

# How often a game begins on a crowded board rather than as a new one.
CROWDED = 0.5


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
    """The same table with very many units, flags and bonds on the board, before some nation's rondel move."""
    while True:
        state = crowded_state(game.state, chooser)
        if state is not None:
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
    for n in governed:
        s.power[n] = chooser.randrange(edition.facts.last_power_point)
        s.place[n] = chooser.randrange(-1, len(edition.spaces))
        s.marker[n] = chooser.randrange(len(edition.columns)) if chooser.random() < 0.5 else 0
        s.treasury[n] = chooser.choice((0, 1, 3, 8, 30))
        _place_units(s, n, chooser)
    _place_flags(s, governed, chooser)
    _free_factories(s)
    nation = chooser.choice(governed)
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


def _place_units(s: State, nation: int, chooser: random.Random) -> None:
    """Most of the supply, crowded into few places so that stacks, meetings and convoys come about."""
    edition = s.edition
    base = nation * edition.levels
    land = edition.homes | edition.neutral
    pieces = edition.nations[nation]
    some = [r for r in regions_in(land) if chooser.random() < 0.3] or list(regions_in(edition.home[nation]))
    for _ in range(chooser.randint(0, pieces.armies)):
        r = chooser.choice(some)
        abroad = edition.homes >> r & 1 and not edition.home[nation] >> r & 1
        add(s.lying if abroad and chooser.random() < 0.5 else s.armies, base, 1 << r)
    harbors = regions_in(edition.home[nation] & edition.shipyards)
    canal_seas = [sea for canal in edition.canals for sea in (canal.first, canal.second)]
    seas = [r for r in regions_in(edition.seas) if chooser.random() < 0.4] or list(regions_in(edition.seas))
    for _ in range(chooser.randint(0, pieces.fleets)):
        places = chooser.choice((seas, seas, canal_seas or seas, harbors))
        add(s.fleets, base, 1 << chooser.choice(places or seas))


def _place_flags(s: State, governed: list[int], chooser: random.Random) -> None:
    """Flags on most regions, above all where they control canals; sometimes nearly all of a nation's supply."""
    controllers = {canal.controller for canal in s.edition.canals}
    favorite = chooser.choice(governed)
    share = chooser.choice((0.3, 0.95))
    for r in regions_in(s.edition.flaggable):
        if r in controllers or chooser.random() < 0.7:
            n = favorite if chooser.random() < share else chooser.choice(governed)
            if s.flags[n].bit_count() < s.edition.nations[n].flags:
                s.flags[n] |= 1 << r


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
    if game.decision.kind in ("armies", "fleets") and len(offer) > 1 and chooser.random() < 0.5:
        kind = chooser.choice(sorted({action.kind for action in offer} - {"end"}))
        return chooser.choice([action for action in offer if action.kind == kind])
    return chooser.choice(offer)
