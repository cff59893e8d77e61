"""Each kind of standing order: the chosen action, when it leaves the decision to the player, when it is void."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.engine.position import army_step, maneuver, offers, play, position

import rondel
from rondel.table.orders.rule import Situation, Void
from rondel.table.orders.standing import StandingOrder, basis_of, matching_order, void_orders
from rondel.wire.orders import OrderContent

PERSON = 7
BANKERS = {0: "austria_hungary", 1: "italy", 2: "france", 3: "great_britain", 4: "germany russia", 5: ""}


def given(game: rondel.Game, seat: int, lasts: Any = "revoked", number: int = 1, **order: Any) -> StandingOrder:
    """Return a standing order given in this position."""
    content = msgspec.convert(order, OrderContent)
    basis = basis_of(content, Situation(game, seat))
    return StandingOrder(number, seat, PERSON, content, basis, lasts, game.version)


def answer(game: rondel.Game, *orders: StandingOrder) -> str | None:
    found = matching_order(orders, game, PERSON)
    assert found is None or found[1] in offers(game)
    return found[1] if found else None


def void(game: rondel.Game, order: StandingOrder) -> Void | None:
    gone = void_orders([order], game)
    return gone[0].void if gone else None


def at_canal() -> rondel.Game:
    """Return a game in which a Russian fleet requests passage through Suez."""
    game = position(
        "imperial_2030",
        turn="russia",
        fleets={"mediterranean_sea": {"russia": 1}},
        flags={"north_africa": "china"},
    )
    maneuver(game)
    return play(game, "fleet mediterranean_sea indian_ocean")


def test_canal_allows_or_refuses_passage() -> None:
    """R17.6."""
    game = at_canal()
    assert (game.decision.kind, game.decision.player) == ("canal", 1)
    assert answer(game, given(game, 1, kind="canal", answer="allow", nations=["russia", "usa"])) == "allow"
    assert answer(game, given(game, 1, kind="canal", answer="refuse")) == "refuse"
    assert answer(game, given(game, 1, kind="canal", answer="allow", nations=["usa"])) is None
    assert answer(game, given(game, 2, kind="canal", answer="allow")) is None, "another seat's order"


def test_the_first_matching_order_is_used() -> None:
    game = at_canal()
    first = given(game, 1, number=1, kind="canal", answer="allow", nations=["usa"])
    second = given(game, 1, number=2, kind="canal", answer="refuse", nations=["russia"])
    third = given(game, 1, number=3, kind="canal", answer="allow")
    assert answer(game, first, second, third) == "refuse"


def arrived() -> rondel.Game:
    """Return a game in which a French army enters Belgium with armies of three nations and offers peace."""
    game = position(
        turn="france",
        armies={"paris": {"france": 1}, "belgium": {"germany": 1, "italy": 1, "russia": 1}},
    )
    army_step(game)
    return play(game, "army paris belgium")


def test_arrival_fights_named_nations_and_offers_peace_to_others() -> None:
    """R13.3."""
    game = arrived()
    assert answer(game, given(game, 2, kind="arrival")) == "peace"
    assert answer(game, given(game, 2, kind="arrival", fight=["great_britain", "italy"])) == "fight italy army"
    assert answer(game, given(game, 2, kind="arrival", places=["holland"])) is None


def test_ask_offers_peace_in_order() -> None:
    """R13.4."""
    game = play(arrived(), "peace")
    assert answer(game, given(game, 2, kind="ask", nations=["great_britain", "italy"])) == "ask italy"
    assert answer(game, given(game, 2, kind="ask")) == offers(game)[0]


def test_challenge_accepts_peace_with_exceptions() -> None:
    """R13.4: exceptions by nation and region."""
    game = play(arrived(), "peace", "ask italy")
    assert (game.decision.kind, game.decision.player) == ("challenge", 1)
    for order, expected in (
        ({"answer": "pass"}, "pass"),
        ({"answer": "fight"}, "fight army"),
        ({"answer": "fight", "unit": "fleet"}, "fight army"),
        ({"answer": "pass", "nations": ["france"], "places": ["belgium"]}, "pass"),
        ({"answer": "pass", "nations": ["germany"]}, None),
        ({"answer": "pass", "except_nations": ["france"]}, None),
        ({"answer": "pass", "except_places": ["belgium"]}, None),
        ({"answer": "pass", "except_places": ["holland"]}, "pass"),
        ({"answer": "pass", "own": "italy"}, "pass"),
        ({"answer": "pass", "own": "russia"}, None),
    ):
        assert answer(game, given(game, 1, kind="challenge", **order)) == expected, order


def test_stance_of_armies_that_enter_a_province() -> None:
    """R15.1."""
    game = position(turn="france", armies={"dijon": {"france": 1}})
    army_step(game)
    play(game, "army dijon munich")
    assert answer(game, given(game, 2, kind="stance", answer="friendly", places=["munich"])) == "friendly"
    assert answer(game, given(game, 2, kind="stance", answer="hostile")) == "hostile"
    assert answer(game, given(game, 2, kind="stance", answer="hostile", places=["berlin"])) is None


def test_swiss_bank_passes_or_forces_for_a_minimum_gain() -> None:
    """R19."""
    game = position(
        governs=BANKERS,
        bonds={"italy": {1: [9], 5: [4]}},
        turn="italy",
        at={"italy": "maneuver_1"},
        treasury={"italy": 8},
        investor=0,
    )
    play(game, "rondel production_2")
    assert (game.decision.kind, game.decision.player) == ("swiss_bank", 5)
    assert answer(game, given(game, 5, kind="swiss_bank", answer="pass")) == "pass"
    assert answer(game, given(game, 5, kind="swiss_bank", answer="force")) == "force"
    assert answer(game, given(game, 5, kind="swiss_bank", answer="force", gain=2)) == "force"
    assert answer(game, given(game, 5, kind="swiss_bank", answer="force", gain=3)) == "pass"
    assert answer(game, given(game, 5, kind="swiss_bank", answer="force", nations=["france"])) is None


def investing() -> rondel.Game:
    """Return a game in which seat 0 holds the investor card, a 2-bond of Italy and 10 million."""
    game = position(
        turn="italy",
        bonds={"italy": {1: [9], 0: [2]}},
        at={"italy": "maneuver_1"},
        treasury={"italy": 20},
        investor=0,
        cash={0: 10},
    )
    play(game, "rondel investor")
    assert (game.decision.kind, game.decision.player) == ("invest", 0)
    return game


def wish(nation: str, face: int, **more: int) -> dict[str, Any]:
    return {"nation": nation, "face": face, **more}


def test_invest_buys_the_first_available_affordable_bond_else_passes() -> None:
    """R18: buy or raise, with a maximum price."""
    game = investing()
    gone = wish("italy", 9)
    assert answer(game, given(game, 0, kind="invest", wishes=[gone, wish("france", 6)])) == "buy france 6"
    assert answer(game, given(game, 0, kind="invest", wishes=[gone])) == "pass"
    assert answer(game, given(game, 0, kind="invest", wishes=[wish("france", 6, at_most=5)])) == "pass"
    raised = wish("italy", 6, old=2, at_most=4)
    assert answer(game, given(game, 0, kind="invest", wishes=[raised])) == "raise italy 2 6"
    assert answer(game, given(game, 0, kind="invest", wishes=[{**raised, "at_most": 3}])) == "pass"
    assert answer(game, given(game, 0, kind="invest", cash_below=20)) == "pass"
    assert answer(game, given(game, 0, kind="invest", cash_below=5)) is None


def test_invest_with_ask_is_void_when_its_bonds_are_gone() -> None:
    game = investing()
    waiting = given(game, 0, kind="invest", wishes=[wish("france", 6)], otherwise="ask")
    assert void(game, waiting) is None
    assert void(game, given(game, 0, kind="invest", wishes=[wish("italy", 9)], otherwise="ask")) == Void(
        "bond_gone", "italy"
    )
    play(game, "buy france 6")
    assert void(game, waiting) == Void("bond_gone", "france")


def test_rondel_moves_unless_the_situation_changes() -> None:
    """R8."""
    game = position(turn="italy", at={"italy": "maneuver_1"}, treasury={"italy": 4}, cash={1: 4})
    order: dict[str, Any] = {"kind": "rondel", "nation": "italy"}
    assert answer(game, given(game, 1, **order, spaces=["import"])) == "rondel import"
    dear = given(game, 1, **order, spaces=["taxation"], price=1)
    assert (answer(game, dear), void(game, dear)) == (None, Void("price", "italy"))
    assert answer(game, given(game, 1, **order, spaces=["taxation", "import"], price=1)) == "rondel import"
    poor = given(game, 1, **order, spaces=["import"], treasury=5)
    assert (answer(game, poor), void(game, poor)) == (None, Void("treasury", "italy"))
    far = given(game, 1, **order, spaces=["maneuver_1"])
    assert (answer(game, far), void(game, far)) == (None, Void("space", "italy"))


def test_rondel_is_void_after_an_invasion() -> None:
    """An army that was already there when the order was given does not count."""
    calm = position(turn="italy", at={"italy": "maneuver_1"}, armies={"rome": {"france": 1}})
    invaded = position(turn="italy", at={"italy": "maneuver_1"}, armies={"rome": {"france": 1}, "genoa": {"france": 1}})
    order = given(calm, 1, kind="rondel", nation="italy", spaces=["import"])
    careless = given(calm, 1, kind="rondel", nation="italy", spaces=["import"], home_free=False)
    assert answer(calm, order) == "rondel import"
    assert (answer(invaded, order), void(invaded, order)) == (None, Void("army", "italy", "genoa"))
    assert answer(invaded, careless) == "rondel import"


def test_orders_are_void_after_a_change_of_government() -> None:
    """Applies to the moving nation and to the nations named by the order."""
    before = position(turn="italy", at={"italy": "maneuver_1"})
    after = position(turn="italy", at={"italy": "maneuver_1"}, bonds={"italy": {1: [9], 3: [12]}})
    for seat, order in (
        (1, {"kind": "rondel", "nation": "italy", "spaces": ["import"]}),
        (2, {"kind": "canal", "answer": "allow", "nations": ["italy"]}),
        (2, {"kind": "challenge", "answer": "pass", "nations": ["italy"]}),
        (1, {"kind": "production", "nation": "italy"}),
    ):
        standing = given(before, seat, **order)
        assert void(before, standing) is None
        assert void(after, standing) == Void("government", "italy"), order
    assert void(after, given(before, 2, kind="canal", answer="allow")) is None


def test_orders_pass_or_end_actions_of_own_nations() -> None:
    """Factory, Production, Import, Maneuver."""
    game = position(turn="italy", treasury={"italy": 9})
    build = play(game.copy(), "rondel factory")
    assert answer(build, given(build, 1, kind="factory", nation="italy", places=["rome", "genoa"])) == "build genoa"
    assert answer(build, given(build, 1, kind="factory", nation="italy")) == "pass"
    assert answer(build, given(build, 1, kind="factory", nation="italy", otherwise="ask")) is None
    produce = play(game.copy(), "rondel production_1")
    assert answer(produce, given(produce, 1, kind="production", nation="italy")) == "produce all"
    assert answer(produce, given(produce, 1, kind="production", nation="france")) is None
    imports = play(game.copy(), "rondel import")
    assert answer(imports, given(imports, 1, kind="import", nation="italy")) == "end"
    moving = position(turn="italy", fleets={"ionian_sea": {"italy": 1}}, armies={"rome": {"italy": 1}})
    maneuver(moving)
    fleets = given(moving, 1, kind="maneuver", nation="italy", steps=["fleets"])
    assert (moving.decision.kind, answer(moving, fleets)) == ("fleets", "end")
    play(moving, "end")
    assert (moving.decision.kind, answer(moving, fleets)) == ("armies", None)
    assert answer(moving, given(moving, 1, kind="maneuver", nation="italy", steps=["armies"])) == "end"


def test_an_order_for_this_turn_expires_silently() -> None:
    game = play(arrived(), "peace", "ask italy")
    order = given(game, 1, "turn", kind="challenge", answer="pass")
    assert answer(game, order) == "pass"
    later = msgspec.structs.replace(order, basis=msgspec.structs.replace(order.basis, turn=order.basis.turn - 1))
    assert answer(game, later) is None
    assert [(each.order, each.void) for each in void_orders([later], game)] == [(later, None)]


def test_an_order_is_suspended_in_a_turn_with_an_undo() -> None:
    game = at_canal()
    order = given(game, 1, kind="canal", answer="allow")
    assert answer(game, msgspec.structs.replace(order, rests_in=int(game.state.turns))) is None
    assert answer(game, msgspec.structs.replace(order, rests_in=int(game.state.turns) - 1)) == "allow"
