"""Observations contain what the view and the phase stack contain, and nothing hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.fast.games import armada_game
from tests.research.positions import positions

import rondel
from rondel import fast
from rondel.research import observation_space


def seat_of(view: dict[str, Any], me: int, number: int) -> dict[str, Any]:
    """Return the player `number` seats to the left."""
    players: list[dict[str, Any]] = view["players"]
    return players[(me + number) % len(players)]


def expected(game: rondel.Game, me: int) -> dict[str, int]:
    """Return the board part of an observation, computed from the seat's view."""
    view = game.view(me)
    edition = game.edition
    seats = len(view["players"])
    values: dict[str, int] = {"over": int(view["over"]), "round": min(255, view["round"])}
    limit = game.options.max_rounds
    values["rounds_left"] = 255 if limit is None else min(255, max(0, limit - view["round"]))
    if view["turn"]:
        values[f"turn.{view['turn']['nation']}"] = 1
    if view["decision"]:
        values[f"decider.{(view['decision']['player'] - me) % seats}"] = 1
        if view["decision"]["nation"]:
            values[f"subject.{view['decision']['nation']}"] = 1
    for number in range(seats):
        player = seat_of(view, me, number)
        own = f"seat.{number}"
        values[f"{own}.cash_seen"] = int(player["cash"] is not None)
        cash = player["cash"] or 0
        values[f"{own}.cash"], values[f"{own}.cash_beyond_255"] = min(255, cash), max(0, min(255, cash - 255))
        worth = sum(
            edition.facts.interests[edition.faces.index(face)] * view["nations"][nation]["factor"]
            for nation, faces in player["bonds"].items()
            for face in faces
        )
        values[f"{own}.bonds_worth"] = min(255, worth)
        values[f"{own}.bonds_worth_beyond_255"] = max(0, min(255, worth - 255))
        values[f"{own}.swiss_bank"] = int(player["swiss_bank"])
        values[f"{own}.investor_card"] = int(view["investor"] == player["seat"])
        for nation, faces in player["bonds"].items():
            values[f"{own}.credit.{nation}"] = sum(faces)
            values.update({f"{own}.bond.{nation}.{face}": 1 for face in faces})
    for id, nation in view["nations"].items():
        own = f"nation.{id}"
        treasury = nation["treasury"]
        values[f"{own}.treasury"] = min(255, treasury)
        values[f"{own}.treasury_beyond_255"] = max(0, min(255, treasury - 255))
        for name in ("power", "factor", "tax", "armies_left", "fleets_left", "flags_left", "interest"):
            values[f"{own}.{name}"] = nation[name]
        labels = [column.label for column in edition.columns]
        values[f"{own}.tax_marker"] = 0 if nation["tax_marker"] is None else labels.index(nation["tax_marker"])
        if nation["rondel"]:
            values[f"{own}.space.{nation['rondel']}"] = 1
        if nation["government"] is not None:
            values[f"{own}.government.{(nation['government'] - me) % seats}"] = 1
        values.update({f"{own}.bond_left.{face}": 1 for face in nation["bonds_left"]})
    for id, region in view["regions"].items():
        if region.get("factory"):
            values[f"factory.{id}"] = 1
        if region["flag"]:
            values[f"flag.{region['flag']}.{id}"] = 1
        for key, name in (("armies", "hostile_armies"), ("lying", "friendly_armies"), ("fleets", "fleets")):
            values.update({f"{name}.{nation}.{id}": n for nation, n in region.get(key, {}).items()})
    return {name: number for name, number in values.items() if number}


BOARD: tuple[str, ...] = ("over", "round", "turn", "decider", "subject", "seat", "nation", "factory", "flag", "fleets")
BOARD += ("hostile_armies", "friendly_armies", "rounds_left")


def test_observations_agree_with_the_view() -> None:
    """By name, for every seat, in games of every kind; the engine's view is the reference."""
    for game in positions(range(40), 25):
        here = fast.position(game)
        me = game.version % here.seats
        space = observation_space(game.edition.id, here.seats)
        values = space.named(space.observe(here, me))
        assert {name: n for name, n in values.items() if name.split(".")[0] in BOARD} == expected(game, me)


PHASE_NAMES = {"SwissBank": "swiss_bank", "AfterAction": "after_action", "NextNation": "next_nation"}


def phase_facts(game: rondel.Game, me: int) -> dict[str, int]:
    """Return the part of an observation about the phase stack, computed from the engine's phases."""
    edition, state = game.edition, game.state
    nations = [nation.id for nation in edition.nations]
    regions = [region.id for region in edition.regions]
    values: dict[str, int] = {}
    stack: list[Any] = list(state.stack)
    for phase in stack:
        kind = type(phase).__name__
        values[f"phase.{PHASE_NAMES.get(kind, kind.lower())}"] = 1
        if kind == "Invest":
            for number, (seat, nation, by_bank) in enumerate(phase.chances):
                values[f"invest.{number}.seat.{(seat - me) % state.seats}"] = 1
                if nation >= 0:
                    values[f"invest.{number}.only.{nations[nation]}"] = 1
                values[f"invest.{number}.swiss_bank"] = int(by_bank)
            values[f"invest.mover.{nations[phase.mover]}"] = 1
        elif kind == "SwissBank":
            values[f"swiss_bank.space.{edition.spaces[phase.space].id}"] = 1
            for place, seat in enumerate(phase.bankers, 1):
                values[f"swiss_bank.asked.{(seat - me) % state.seats}"] = place
        elif kind == "Import":
            values["imported"] = phase.bought
        elif kind == "Fleets":
            values.update(waiting("unmoved_fleets", phase.waiting, regions))
            values.update(marked([(sea, 0, refused, False) for sea, refused in phase.refused]))
        elif kind == "Armies":
            values.update(waiting("unmoved_hostile_armies", phase.upright, regions))
            values.update(waiting("unmoved_friendly_armies", phase.lying, regions))
            values.update(marked(phase.marks))
            values["convoy.ways"] = len(phase.ships)
            for sea in range(len(regions)):
                free = [sum(level >> sea & 1 for level in way) for way in phase.ships]
                values[f"convoy.most_free.{regions[sea]}"] = max(free)
                values[f"convoy.fewest_free.{regions[sea]}"] = min(free)
        elif kind == "Flags":
            values.update({f"flags_queue.{nations[n]}": place for place, n in enumerate(phase.queue, 1)})
        elif kind in ("Ask", "Challenge"):
            values.update({f"question.others.{nations[n]}": place for place, n in enumerate(phase.others, 1)})
            values[f"question.place.{regions[phase.place]}"] = 1
            values["question.changed"] = int(phase.changed)
        elif kind == "Canal":
            values[f"question.canal.{phase.canal}"] = 1
            values[f"question.from.{regions[phase.origin]}"] = 1
            values["passage"] = 1
    return {key: number for key, number in values.items() if number}


def waiting(name: str, levels: tuple[int, ...], regions: list[str]) -> dict[str, int]:
    """Count units by region."""
    return {f"{name}.{id}": sum(level >> r & 1 for level in levels) for r, id in enumerate(regions)}


def marked(marks: Any) -> dict[str, int]:
    """List the units whose state differs from that of others in the region."""
    values = {}
    for number, (region, stance, refused, changed) in enumerate(marks):
        values[f"marked.{number}.region_plus_1"] = region + 1
        values[f"marked.{number}.friendly"] = stance
        values[f"marked.{number}.changed"] = int(changed)
        values.update({f"marked.{number}.refused.{canal}": refused >> canal & 1 for canal in range(4)})
    return values


STACK: tuple[str, ...] = (
    "invest",
    "swiss_bank",
    "imported",
    "unmoved_fleets",
    "unmoved_hostile_armies",
    "unmoved_friendly_armies",
)
STACK += ("phase", "marked", "flags_queue")
PARTS = ("convoy.ways", "convoy.most", "convoy.fewest", "question.others", "question.canal", "question.from")


def test_observations_agree_with_the_phase_stack() -> None:
    """Investment rights in order, pending decisions, unmoved units, refused or changed units, free fleets."""
    kinds = set()
    for game in positions(range(200, 245), 40):
        if game.over:
            continue
        here = fast.position(game)
        me = game.version % here.seats
        space = observation_space(game.edition.id, here.seats)
        values = space.named(space.observe(here, me))
        facts = phase_facts(game, me)
        kinds |= {type(phase).__name__ for phase in game.state.stack}
        assert {name: values.get(name) for name in facts} == facts
        stack = {name: n for name, n in values.items() if name.split(".")[0] in STACK or name.startswith(PARTS)}
        assert stack == {name: n for name, n in facts.items() if name in stack}
    missing = {"Invest", "SwissBank", "Import", "Fleets", "Armies", "Flags", "Ask", "Challenge", "Canal"} - kinds
    assert not missing


def test_positions_that_differ_only_in_unmoved_units_have_different_observations() -> None:
    """Pairs from real games with the same view but different phase stacks, such as armies that swap places."""
    pairs = 0
    for seed in range(60):
        start = armada_game(seed)
        rng = random.Random(seed)
        seen: dict[str, list[rondel.Game]] = {}
        for _ in range(12):
            game = start.copy()
            for _ in range(rng.randint(2, 6)):
                if game.over or game.decision.kind not in ("armies", "fleets"):
                    break
                moves = [action for action in game.decision.actions if action.kind in ("army", "fleet", "stance")]
                if not moves:
                    break
                game.play(rng.choice(moves))
            if not game.over:
                view = game.view(None)
                view.pop("version")
                seen.setdefault(str(view), []).append(game)
        for games in seen.values():
            for other in games[1:]:
                here, there = fast.position(games[0]), fast.position(other)
                space = observation_space(start.edition.id, here.seats)
                same = [(space.observe(here, seat) == space.observe(there, seat)).all() for seat in range(here.seats)]
                assert all(same) == (here == there)
                assert any(same) == all(same)
                pairs += here != there
    assert pairs >= 20


def test_two_armies_that_swap_provinces() -> None:
    """The board is as if one of them had moved there and back, but the unmoved units differ."""
    for seed in range(200):
        game = armada_game(seed, "imperial")
        armies = [action for action in game.decision.actions if action.kind == "army" and ":" not in action.text]
        back = {(action.to, action.region): action for action in armies}
        swap = next((each for each in armies if (each.region, each.to) in back and each.region != each.to), None)
        if swap is None:
            continue
        moved = game.copy()
        moved.play(swap)
        if (
            moved.over
            or moved.decision.kind != "armies"
            or str(back[swap.region, swap.to]) not in moved.decision.actions
        ):
            continue
        moved.play(str(back[swap.region, swap.to]))
        if moved.over or moved.decision.kind != "armies":
            continue
        before, after = game.view(None), moved.view(None)
        if before["regions"] != after["regions"]:
            continue
        here, there = fast.position(game), fast.position(moved)
        space = observation_space("imperial", here.seats)
        first, second = space.named(space.observe(here, 0)), space.named(space.observe(there, 0))
        changed = {name for name in first | second if first.get(name) != second.get(name)}
        assert changed
        assert all(name.startswith(("unmoved_", "convoy.")) for name in changed)
        return
    pytest.fail("no armies swapped places")


def test_hidden_cash_of_others_is_never_observable() -> None:
    """Changing it affects only its owner's observation until the game is over."""
    tried = 0
    for game in positions(range(300, 330), 20):
        if game.options.cash != "hidden":
            continue
        here = fast.position(game)
        space = observation_space(game.edition.id, here.seats)
        me = game.version % here.seats
        mine = space.observe(here, me)
        other = game.copy()
        for seat in range(here.seats):
            if seat != me:
                other.state.cash[seat] += 1 + seat
        there = fast.position(other)
        if game.over:
            assert (space.observe(there, me) != mine).any()
            continue
        assert (space.observe(there, me) == mine).all()
        for seat in range(here.seats):
            if seat != me:
                first, second = space.named(space.observe(here, seat)), space.named(space.observe(there, seat))
                changed = {name for name in first | second if first.get(name) != second.get(name)}
                assert changed <= {"seat.0.cash", "seat.0.cash_beyond_255"}
                assert changed
        tried += 1
    assert tried >= 60
