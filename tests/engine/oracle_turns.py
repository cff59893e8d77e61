"""Oracle for turns: an independent implementation of the rules from the view, to compare the engine with."""

from __future__ import annotations

from typing import Any

from tests.engine.position import HOME, TURN_ORDER

import rondel

FACES = {2: 1, 4: 2, 6: 3, 9: 4, 12: 5, 16: 6, 20: 7, 25: 8, 30: 9}
SUPPLY = {"austria_hungary": (10, 6), "china": (10, 6), "great_britain": (6, 10), "usa": (6, 10)}
COLUMNS = ["2-5", *map(str, range(6, 15)), "15+"]


def money(view: dict[str, Any]) -> int:
    return int(sum(p["cash"] for p in view["players"]) + sum(n["treasury"] for n in view["nations"].values()))


def units_of(view: dict[str, Any], nation: str) -> tuple[int, int]:
    armies = fleets = 0
    for here in view["regions"].values():
        armies += here.get("armies", {}).get(nation, 0) + here.get("lying", {}).get(nation, 0)
        fleets += here.get("fleets", {}).get(nation, 0)
    return armies, fleets


def tax_of(view: dict[str, Any], nation: str) -> int:
    """R20.1, counted from the board."""
    tax = 0
    for place, here in view["regions"].items():
        if here.get("flag") == nation:
            tax += 1
        own = place in HOME[view["edition"]][nation]
        if own and here.get("factory") and not any(owner != nation for owner in here.get("armies", {})):
            tax += 2
    return tax


def check_invariants(view: dict[str, Any]) -> None:
    """R23 and the counts of R1, checked on the view alone."""
    edition = view["edition"]
    sums: dict[str, dict[int, int]] = {nation: {} for nation in TURN_ORDER[edition]}
    for player in view["players"]:
        assert player["cash"] >= 0
        for nation, faces in player["bonds"].items():
            assert all(face in FACES for face in faces)
            sums[nation][player["seat"]] = sum(faces)
        assert sorted(player["governs"]) == sorted(
            nation for nation, data in view["nations"].items() if data["government"] == player["seat"]
        )
    for nation, data in view["nations"].items():
        held = [face for player in view["players"] for face in player["bonds"].get(nation, [])]
        assert sorted(held + list(data["bonds_left"])) == sorted(FACES), "R23.4"
        assert data["interest"] == sum(FACES[face] for face in held)
        armies, fleets = units_of(view, nation)
        limit = SUPPLY.get(nation, (8, 8))
        assert (armies + data["armies_left"], fleets + data["fleets_left"]) == limit, "R23.5"
        assert data["armies_left"] >= 0 <= data["fleets_left"]
        flags = sum(here.get("flag") == nation for here in view["regions"].values())
        assert flags + data["flags_left"] == 15 >= flags, "R23.5"
        if armies or fleets or flags:
            assert data["government"] is not None, "R23.1"
        assert data["treasury"] >= 0, "R23.3"
        assert 0 <= data["power"] <= 25
        assert data["factor"] == data["power"] // 5
        assert data["tax"] == tax_of(view, nation)
        assert data["tax"] >= 2, "R23.2: one factory is always free"
        if data["government"] is not None:
            assert sums[nation].get(data["government"], 0) > 0
    assert sum(data["power"] == 25 for data in view["nations"].values()) <= 1, "R23.9"
    for player in view["players"]:
        worth = sum(
            FACES[face] * view["nations"][nation]["factor"]
            for nation, faces in player["bonds"].items()
            for face in faces
        )
        assert player["score"] == worth + player["cash"], "R21.2"
    for here in view["regions"].values():
        if here["kind"] == "home":
            assert here.get("flag") is None, "R16.1"
        if here["kind"] == "sea":
            assert not here.get("armies")
        if here["kind"] != "home":
            assert not here.get("lying")
            assert not here.get("factory")


def check_turn_start(view: dict[str, Any], options: rondel.Options) -> None:
    """R23.8 and R6.2: governments and Swiss Banks are consistent at the start of a turn."""
    for player in view["players"]:
        assert player["swiss_bank"] is (not player["governs"]), "R23.8"
    for nation, data in view["nations"].items():
        sums = {p["seat"]: sum(p["bonds"].get(nation, [])) for p in view["players"]}
        if data["government"] is None:
            assert not any(sums.values())
        else:
            assert sums[data["government"]] == max(sums.values()), "R18.10"
    assert (view["investor"] is None) is (not options.investor_card)


def bank_flow(before: dict[str, Any], news: list[dict[str, Any]], options: rondel.Options) -> int:
    """R23.6: the net amount of money that the bank pays out in the events of one action."""
    flow = 0
    treasuries = {nation: data["treasury"] for nation, data in before["nations"].items()}
    for event in news:
        name = event["event"]
        if name == "rondel_moved":
            flow -= event["price"]
        elif name == "factory_built":
            flow -= 5
        elif name == "unit_imported":
            flow -= 1
        elif name == "investor_paid":
            assert event["amount"] == 2
            assert options.investor_card
            flow += 2
        elif name == "swiss_bank_income":
            assert event["amount"] == options.swiss_bank_income == 1
            flow += 1
        elif name == "tax_collected":
            nation = event["nation"]
            tax, soldiers = tax_of(before, nation), sum(units_of(before, nation))
            assert event["tax"] == tax
            if before["edition"] == "imperial":
                old = COLUMNS.index(before["nations"][nation]["tax_marker"])
                new = max(0, min(tax, 15) - 5)
                assert event["bonus"] == max(0, new - old)
                flow += event["bonus"] + max(0, tax - soldiers)
                gained = new
            else:
                flow += tax - min(soldiers, treasuries[nation] + tax)
                gained = sum(tax >= limit for limit in (6, 8, 10, 11, 12, 13, 14, 15, 16, 18))
            power = min(25, before["nations"][nation]["power"] + gained)
            assert event["power"] == power
            assert event["points"] == power - before["nations"][nation]["power"], "A61: never beyond 25"
    return flow


RONDEL = ("factory", "production_1", "maneuver_1", "investor", "import", "production_2", "maneuver_2", "taxation")
SHIPYARDS = {
    "imperial": "trieste naples genoa venice bordeaux brest marseille london liverpool edinburgh dublin hamburg danzig "
    "odessa st_petersburg",
    "imperial_2030": "vladivostok murmansk shanghai mumbai kolkata rio_de_janeiro fortaleza new_orleans new_york "
    "san_francisco london rome",
}


def rondel_offers(view: dict[str, Any], nation: str) -> set[str]:
    """R8: the legal spaces, from the position alone."""
    data = view["nations"][nation]
    cash = view["players"][data["government"]]["cash"]
    others = sum(
        FACES[face]
        for player in view["players"]
        if player["seat"] != data["government"]
        for face in player["bonds"].get(nation, [])
    )
    legal = set()
    for number, space in enumerate(RONDEL):
        steps = 0 if data["rondel"] is None else (number - RONDEL.index(data["rondel"])) % 8 or 8
        price = max(0, steps - 3) * (2 if view["edition"] == "imperial" else 1 + data["power"] // 5)
        shortfall = max(0, others - data["treasury"]) if space == "investor" else 0
        if steps <= 6 and price + shortfall <= cash:
            legal.add(f"rondel {space}")
    return legal


def bond_offers(view: dict[str, Any], seat: int, nations: list[str], raising: bool) -> set[str]:
    """R18.5-8, R5.3: every affordable bond, every affordable increase, and pass."""
    player = view["players"][seat]
    legal = {"pass"}
    for nation in nations:
        for face in view["nations"][nation]["bonds_left"]:
            if face <= player["cash"]:
                legal.add(f"buy {nation} {face}")
            for old in player["bonds"].get(nation, []) if raising else []:
                if old < face <= player["cash"] + old:
                    legal.add(f"raise {nation} {old} {face}")
    return legal


def open_homes(view: dict[str, Any], nation: str) -> list[str]:
    """R15.2: own provinces without upright foreign armies."""
    return [
        home
        for home in HOME[view["edition"]][nation]
        if not any(owner != nation for owner in view["regions"][home].get("armies", {}))
    ]


def expected_offers(game: rondel.Game, view: dict[str, Any], options: rondel.Options) -> set[str] | None:
    """Return the legal actions according to the oracle; None for kinds of decisions with other oracles."""
    kind, nation, seat = game.decision.kind, game.decision.nation, game.decision.player
    if kind == "rondel":
        assert nation is not None
        return rondel_offers(view, nation)
    if kind == "draft":
        assert nation is not None
        return bond_offers(view, seat, [nation], raising=False)
    if kind == "invest":
        banker = view["players"][seat]["swiss_bank"]
        if nation is None or (banker and options.swiss_bank_without_card == "free_choice"):
            return bond_offers(view, seat, list(view["nations"]), raising=True)
        if not banker:
            return bond_offers(view, seat, [nation], raising=True)
    if kind == "factory":
        assert nation is not None
        if view["nations"][nation]["treasury"] < 5:
            return {"pass"}
        free = [home for home in open_homes(view, nation) if not view["regions"][home].get("factory")]
        return {"pass", *(f"build {home}" for home in free)}
    if kind == "import":
        assert nation is not None
        data = view["nations"][nation]
        legal = {"end"}
        if data["treasury"]:
            yards = SHIPYARDS[view["edition"]].split()
            for home in open_homes(view, nation):
                if data["armies_left"]:
                    legal.add(f"import army {home}")
                if data["fleets_left"] and home in yards:
                    legal.add(f"import fleet {home}")
        return legal
    return None


def check_flags(view: dict[str, Any], declined: bool) -> None:
    """R16.2-6 after a maneuver: a nation alone in a region has removed other flags and placed its own if it had one."""
    for place, here in view["regions"].items():
        present = {*here.get("armies", {}), *here.get("fleets", {})}
        if here["kind"] == "home" or len(present) != 1:
            continue
        (alone,) = present
        flag = here.get("flag")
        assert flag in (alone, None), place
        if flag is None and not declined:
            assert view["nations"][alone]["flags_left"] == 0, place


def check_turn(last: dict[str, Any], view: dict[str, Any], players: int) -> None:
    """R7, R8.10, R18.10-12 with the card: the next nation, the investor card, and the governments."""
    order = TURN_ORDER[view["edition"]]
    moved = last["turn"]["nation"]
    start, end = last["nations"][moved]["rondel"], view["nations"][moved]["rondel"]
    reached = end == "investor"
    if start is not None and start != "investor":
        steps = (RONDEL.index(end) - RONDEL.index(start)) % 8
        reached = reached or (RONDEL.index("investor") - RONDEL.index(start)) % 8 < steps
    holder = last["investor"]
    assert view["investor"] == ((holder + 1) % players if reached else holder), "R18.12"
    for nation in order:
        sums = [sum(player["bonds"].get(nation, [])) for player in view["players"]]
        before, after = last["nations"][nation]["government"], view["nations"][nation]["government"]
        best = max(sums)
        if before is not None and sums[before] == best:
            assert after == before, "R18.10: the incumbent keeps a tie"
        elif best == 0:
            assert after is None
        else:
            clockwise = [(holder + step) % players for step in range(players)]
            assert after == next(seat for seat in clockwise if sums[seat] == best), "R18.10"
    follows = [order[(order.index(moved) + step) % 6] for step in range(1, 7)]
    assert view["turn"]["nation"] == next(n for n in follows if view["nations"][n]["government"] is not None), "R7.1"
    assert view["turn"]["number"] == last["turn"]["number"] + 1
    wrapped = order.index(view["turn"]["nation"]) <= order.index(moved)
    assert view["round"] == last["round"] + wrapped


def final_order(view: dict[str, Any]) -> list[tuple[int, ...]]:
    """R21.3-4: the ranking key of each seat."""
    order = TURN_ORDER[view["edition"]]
    nations = sorted(order, key=lambda nation: (-view["nations"][nation]["power"], order.index(nation)))
    return [
        (player["score"], *(sum(player["bonds"].get(nation, [])) for nation in nations)) for player in view["players"]
    ]
