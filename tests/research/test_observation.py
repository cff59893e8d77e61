"""Observations: named bytes that say what one seat may know, all of it, and nothing that is hidden."""

from __future__ import annotations

import hashlib
import json
import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.fast.cores import compiled_unit
from tests.fast.games import armada_game, random_choice, random_game

import rondel
from rondel import fast
from rondel.fast.observing import observation as plain
from rondel.fast.positions import position as plain_position
from rondel.research import Match, ObservationSpace, SpaceMismatch, observation_space

# Size and hash of names and scales of version 1, for 2 to 6 players: they never change; a change is another version.
GOLDEN: dict[str, list[tuple[int, str]]] = {
    "imperial": [
        (1664, "2dc5ecba2deec4bed5b836640e793ff21b32b54e5d8bdb43df841fca7f2a04ad"),
        (1764, "898576e325fe026f83ddd65efdd872de9e0d17995ec52b59b9932383d88879da"),
        (1868, "424b76fe5456d1fef015d1558105ea6565983c9515b66adf3e37a088eadbd1ae"),
        (1976, "ac0fec72e57b85eae8341cc847e1040892eb2f2479e3bfbe71464862a37e58b2"),
        (2088, "50e53ff6ad3b846dda9ccc5b631a277225c6ec3bfc59ac332d88ad5d011f7c34"),
    ],
    "imperial_2030": [
        (1869, "50fb5f9f21a784e5c7299f7e201c107fbe0a4c0d7796f9abebff4216edcdac81"),
        (1969, "975e6e47bcb3c5ced1395381f2477cb89e2228bee216b7340b3ee00cad9437b7"),
        (2073, "708310468b6d09b5597e197f8aaf9a3848539e384d5f1bbe4552e59377a8ef7c"),
        (2181, "29a67e5f651196e99b6ae9ec32a4318c0efdab440cf04734a6e9e4b4be9d3f30"),
        (2293, "9c9b2dde996f965206659e8019bf956991156dd7c6265f3b3ca7d70e4a03bdb5"),
    ],
}
# SHA-256 of what version 1 says of the games that are kept forever: what the bytes mean never changes either.
MEANING = "f4ea200a568308336ab265f740f6be6f8c8010f8a3871941e4c96d4ef228524a"
KEPT_THEN = 16
KEPT = Path(__file__).parents[1] / "docs" / "kept_forever.json"


def positions(seeds: range, steps: int = 60, edition: str | None = None) -> Iterator[rondel.Game]:
    """Games of every kind, at every decision of their first steps."""
    for seed in seeds:
        game = (armada_game if seed % 3 == 0 else random_game)(seed, edition)
        chooser = random.Random(seed)
        for _ in range(steps):
            yield game
            if game.over:
                break
            game.play(random_choice(game, chooser))


@pytest.mark.parametrize("edition", rondel.editions())
def test_version_1_is_the_one_that_was_frozen(edition: str) -> None:
    """Size, names and scales for every number of players."""
    spaces = [observation_space(edition, players, version=1) for players in range(2, 7)]
    assert [(space.size, space.hash) for space in spaces] == GOLDEN[edition]
    for space in spaces:
        assert len(set(space.names)) == space.size == len(space.largest) == len(space.index)
        assert space.size == fast.observation_size(Match(edition, space.players).position)


def test_the_bytes_of_version_1_mean_what_they_meant() -> None:
    """The same positions, one of each kind of decision, give the same bytes as when the version was made."""
    digest = hashlib.sha256()
    for kept in json.loads(KEPT.read_text("utf-8"))["games"][:KEPT_THEN]:
        here = fast.position(rondel.Game.from_json(json.dumps(kept["saved"])))
        space = observation_space(here.edition.id, here.seats, version=1)
        for seat in range(here.seats):
            digest.update(space.observe(here, seat).tobytes())
    assert digest.hexdigest() == MEANING


def seat_of(view: dict[str, Any], me: int, number: int) -> dict[str, Any]:
    """The player so many places to the left of me."""
    players: list[dict[str, Any]] = view["players"]
    return players[(me + number) % len(players)]


def expected(game: rondel.Game, me: int) -> dict[str, int]:
    """What the board part of an observation says, worked out from the view of the seat."""
    view = game.view(me)
    edition = game.edition
    seats = len(view["players"])
    said: dict[str, int] = {"over": int(view["over"]), "round": min(255, view["round"])}
    limit = game.options.max_rounds
    said["rounds_left"] = 255 if limit is None else min(255, max(0, limit - view["round"]))
    if view["turn"]:
        said[f"turn.{view['turn']['nation']}"] = 1
    if view["decision"]:
        said[f"decider.{(view['decision']['player'] - me) % seats}"] = 1
        if view["decision"]["nation"]:
            said[f"subject.{view['decision']['nation']}"] = 1
    for number in range(seats):
        player = seat_of(view, me, number)
        own = f"seat.{number}"
        said[f"{own}.cash_seen"] = int(player["cash"] is not None)
        cash = player["cash"] or 0
        said[f"{own}.cash"], said[f"{own}.cash_beyond_255"] = min(255, cash), max(0, min(255, cash - 255))
        worth = sum(
            edition.facts.interests[edition.faces.index(face)] * view["nations"][nation]["factor"]
            for nation, faces in player["bonds"].items()
            for face in faces
        )
        said[f"{own}.bonds_worth"] = min(255, worth)
        said[f"{own}.bonds_worth_beyond_255"] = max(0, min(255, worth - 255))
        said[f"{own}.swiss_bank"] = int(player["swiss_bank"])
        said[f"{own}.investor_card"] = int(view["investor"] == player["seat"])
        for nation, faces in player["bonds"].items():
            said[f"{own}.credit.{nation}"] = sum(faces)
            said.update({f"{own}.bond.{nation}.{face}": 1 for face in faces})
    for id, nation in view["nations"].items():
        own = f"nation.{id}"
        treasury = nation["treasury"]
        said[f"{own}.treasury"] = min(255, treasury)
        said[f"{own}.treasury_beyond_255"] = max(0, min(255, treasury - 255))
        for name in ("power", "factor", "tax", "armies_left", "fleets_left", "flags_left", "interest"):
            said[f"{own}.{name}"] = nation[name]
        labels = [column.label for column in edition.columns]
        said[f"{own}.tax_marker"] = 0 if nation["tax_marker"] is None else labels.index(nation["tax_marker"])
        if nation["rondel"]:
            said[f"{own}.space.{nation['rondel']}"] = 1
        if nation["government"] is not None:
            said[f"{own}.government.{(nation['government'] - me) % seats}"] = 1
        said.update({f"{own}.bond_left.{face}": 1 for face in nation["bonds_left"]})
    for id, region in view["regions"].items():
        if region.get("factory"):
            said[f"factory.{id}"] = 1
        if region["flag"]:
            said[f"flag.{region['flag']}.{id}"] = 1
        for key, name in (("armies", "hostile_armies"), ("lying", "friendly_armies"), ("fleets", "fleets")):
            said.update({f"{name}.{nation}.{id}": n for nation, n in region.get(key, {}).items()})
    return {name: number for name, number in said.items() if number}


BOARD: tuple[str, ...] = ("over", "round", "turn", "decider", "subject", "seat", "nation", "factory", "flag", "fleets")
BOARD += ("hostile_armies", "friendly_armies", "rounds_left")


def test_an_observation_says_what_the_view_says() -> None:
    """Name by name, for every seat, in games of every kind: the view of the engine is the truth."""
    for game in positions(range(40), 25):
        here = fast.position(game)
        me = game.version % here.seats
        space = observation_space(game.edition.id, here.seats)
        said = space.named(space.observe(here, me))
        assert {name: n for name, n in said.items() if name.split(".")[0] in BOARD} == expected(game, me)


PHASE_NAMES = {"SwissBank": "swiss_bank", "AfterAction": "after_action", "NextNation": "next_nation"}


def phase_facts(game: rondel.Game, me: int) -> dict[str, int]:
    """What the stack of phases knows, worked out from the engine's phases."""
    edition, state = game.edition, game.state
    nations = [nation.id for nation in edition.nations]
    regions = [region.id for region in edition.regions]
    said: dict[str, int] = {}
    stack: list[Any] = list(state.stack)
    for phase in stack:
        kind = type(phase).__name__
        said[f"phase.{PHASE_NAMES.get(kind, kind.lower())}"] = 1
        if kind == "Invest":
            for number, (seat, nation, by_bank) in enumerate(phase.chances):
                said[f"invest.{number}.seat.{(seat - me) % state.seats}"] = 1
                if nation >= 0:
                    said[f"invest.{number}.only.{nations[nation]}"] = 1
                said[f"invest.{number}.swiss_bank"] = int(by_bank)
            said[f"invest.mover.{nations[phase.mover]}"] = 1
        elif kind == "SwissBank":
            said[f"swiss_bank.space.{edition.spaces[phase.space].id}"] = 1
            for place, seat in enumerate(phase.bankers, 1):
                said[f"swiss_bank.asked.{(seat - me) % state.seats}"] = place
        elif kind == "Import":
            said["imported"] = phase.bought
        elif kind == "Fleets":
            said.update(waiting("unmoved_fleets", phase.waiting, regions))
            said.update(marked([(sea, 0, refused, False) for sea, refused in phase.refused]))
        elif kind == "Armies":
            said.update(waiting("unmoved_hostile_armies", phase.upright, regions))
            said.update(waiting("unmoved_friendly_armies", phase.lying, regions))
            said.update(marked(phase.marks))
            said["convoy.ways"] = len(phase.ships)
            for sea in range(len(regions)):
                free = [sum(level >> sea & 1 for level in way) for way in phase.ships]
                said[f"convoy.most_free.{regions[sea]}"] = max(free)
                said[f"convoy.fewest_free.{regions[sea]}"] = min(free)
        elif kind == "Flags":
            said.update({f"flags_queue.{nations[n]}": place for place, n in enumerate(phase.queue, 1)})
        elif kind in ("Ask", "Challenge"):
            said.update({f"question.others.{nations[n]}": place for place, n in enumerate(phase.others, 1)})
            said[f"question.place.{regions[phase.place]}"] = 1
            said["question.changed"] = int(phase.changed)
        elif kind == "Canal":
            said[f"question.canal.{phase.canal}"] = 1
            said[f"question.from.{regions[phase.origin]}"] = 1
            said["passage"] = 1
    return {key: number for key, number in said.items() if number}


def waiting(name: str, levels: tuple[int, ...], regions: list[str]) -> dict[str, int]:
    """Units by region."""
    return {f"{name}.{id}": sum(level >> r & 1 for level in levels) for r, id in enumerate(regions)}


def marked(marks: Any) -> dict[str, int]:
    """Units that differ from others beside them."""
    said = {}
    for number, (region, stance, refused, changed) in enumerate(marks):
        said[f"marked.{number}.region_plus_1"] = region + 1
        said[f"marked.{number}.friendly"] = stance
        said[f"marked.{number}.changed"] = int(changed)
        said.update({f"marked.{number}.refused.{canal}": refused >> canal & 1 for canal in range(4)})
    return said


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


def test_an_observation_says_what_the_stack_of_phases_knows() -> None:
    """Rights to invest in their order, who is asked, which units wait, which were refused or changed, free fleets."""
    kinds = set()
    for game in positions(range(200, 245), 40):
        if game.over:
            continue
        here = fast.position(game)
        me = game.version % here.seats
        space = observation_space(game.edition.id, here.seats)
        said = space.named(space.observe(here, me))
        facts = phase_facts(game, me)
        kinds |= {type(phase).__name__ for phase in game.state.stack}
        assert {name: said.get(name) for name in facts} == facts
        stack = {name: n for name, n in said.items() if name.split(".")[0] in STACK or name.startswith(PARTS)}
        assert stack == {name: n for name, n in facts.items() if name in stack}
    missing = {"Invest", "SwissBank", "Import", "Fleets", "Armies", "Flags", "Ask", "Challenge", "Canal"} - kinds
    assert not missing


def test_positions_that_differ_only_in_what_has_moved_differ_in_the_observation() -> None:
    """Pairs from real games: the same view, another stack of phases. Armies that swap places are the simplest."""
    pairs = 0
    for seed in range(60):
        start = armada_game(seed)
        chooser = random.Random(seed)
        seen: dict[str, list[rondel.Game]] = {}
        for _ in range(12):
            game = start.copy()
            for _ in range(chooser.randint(2, 6)):
                if game.over or game.decision.kind not in ("armies", "fleets"):
                    break
                moves = [action for action in game.decision.actions if action.kind in ("army", "fleet", "stance")]
                if not moves:
                    break
                game.play(chooser.choice(moves))
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


def test_two_armies_that_swap_provinces_are_an_example() -> None:
    """The board is the same as if one of them had moved there and back; what may still move is not."""
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


def test_hidden_cash_of_others_never_shows() -> None:
    """Changing it changes nothing in what a seat sees, and everything its owner sees of it; until the game is over."""
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


def test_open_cash_shows() -> None:
    """Where it is not hidden, everybody sees it."""
    game = rondel.new_game("imperial", players=3, seed=1)
    other = game.copy()
    other.state.cash[2] += 300
    space = observation_space("imperial", 3)
    said = space.named(space.observe(fast.position(other), 0))
    assert (said["seat.2.cash"], said["seat.2.cash_beyond_255"]) == (255, game.state.cash[2] + 300 - 255)
    assert said["seat.2.cash_seen"] == 1
    other.state.cash[2] = 10**9
    assert space.named(space.observe(fast.position(other), 0))["seat.2.cash_beyond_255"] == 255


def test_seats_are_counted_from_whoever_observes() -> None:
    """Seat 0 is oneself; what is not about seats is the same for all."""
    match = Match("imperial_2030", 4, seed=3)
    space = match.observation
    views = [space.named(match.observe(seat)) for seat in range(4)]
    for name, number in views[0].items():
        part, *rest = name.split(".")
        if part == "seat":
            turned = ".".join([part, str((int(rest[0]) + 3) % 4), *rest[1:]])
            assert views[1][turned] == number
        elif part not in ("decider", "nation", "first", "invest"):
            assert views[1][name] == number


def test_nothing_is_larger_than_its_scale() -> None:
    """`largest` bounds every byte, so dividing by it gives numbers from 0 to 1."""
    for game in positions(range(400, 430), 30):
        here = fast.position(game)
        space = observation_space(game.edition.id, here.seats)
        over = np.flatnonzero(space.observe(here, 0) > space.largest)
        assert not over.size, [space.names[i] for i in over]


@pytest.mark.parametrize("form", ["plain", "checked"])
def test_all_forms_write_the_same_bytes(form: str) -> None:
    """The plain modules, the compiled ones and those with every access checked; masks, ranks and numbers too."""
    unit = compiled_unit("_core_checked") if form == "checked" else None
    make = unit.position if unit else plain_position
    module: Any = unit or plain
    for game in positions(range(500, 512), 25):
        here, there = fast.position(game), make(game)
        size = fast.observation_size(here)
        assert module.observation_size(there) == size
        masks = [bytearray(b"\7" * len(here.actions)) for _ in range(2)]
        fast.mask_into(here, masks[0], True)
        module.mask_into(there, masks[1], True)
        assert masks[0] == masks[1]
        assert fast.ranks(here) == module.ranks(there)
        for seat in range(here.seats):
            first, second = bytearray(b"\7" * size), bytearray(b"\7" * size)
            fast.observe_into(here, seat, first)
            module.observe_into(there, seat, second)
            assert first == second


def test_a_written_array_is_written_completely_and_not_beyond() -> None:
    """Whatever was in it before; a longer array keeps its rest."""
    match = Match("imperial", 6, seed=1)
    out = np.full(match.observation.size + 5, 77, np.uint8)
    match.observe(2, out)
    assert (out[: match.observation.size] == match.observe(2)).all()
    assert (out[match.observation.size :] == 77).all()


def test_wrong_arrays_seats_and_positions_are_refused() -> None:
    """With a sentence, before anything is written."""
    match = Match("imperial", 3, seed=1)
    space = match.observation
    for out, sentence in (
        (np.zeros(10, np.uint8), "needs room for 1764 bytes and has 10"),
        (np.zeros(4000, np.int64), "contiguous buffer of bytes"),
        (np.zeros((4000, 2), np.uint8)[:, 0], "contiguous buffer of bytes"),
        (b"x" * 4000, "read-only"),
        (7, "is a buffer of bytes, not an int"),
    ):
        with pytest.raises(rondel.RondelError, match=sentence):
            space.write(match.position, 0, out)  # type: ignore[arg-type]
    for seat in (-1, 3):
        with pytest.raises(rondel.RondelError, match=f"There is no seat {seat}; those of this game are 0 to 2"):
            match.observe(seat)
    with pytest.raises(rondel.RondelError, match="of imperial with 3 players, not of imperial with 4"):
        space.observe(Match("imperial", 4).position, 0)
    with pytest.raises(rondel.RondelError, match="There is no observation version 99; versions are: 1"):
        observation_space("imperial", 3, version=99)
    with pytest.raises(rondel.RondelError, match="is played by 2, 3, 4, 5, 6 players, not by 7"):
        ObservationSpace("imperial", 7)


def test_another_observation_is_refused_with_a_sentence() -> None:
    """A network made for other bytes must not be fed with these."""
    space = observation_space("imperial", 3)
    space.check(space.version, space.hash)
    other = observation_space("imperial", 4)
    with pytest.raises(SpaceMismatch, match=r"net\.pt was made for the observation of imperial with 3 players"):
        space.check(other.version, other.hash, "net.pt")
    assert pickle.loads(pickle.dumps(space)) is space
