"""Planned maneuvers: simulation, execution until another player must decide, and continuation."""

from __future__ import annotations

import pytest
from tests.engine.position import army_step, maneuver, play, position
from tests.server.clients import Person, ThreadServer
from tests.server.orders.tables import give, orders, table_in
from tests.server.orders.tables import play as play_at
from tests.server.orders.test_kinds import answer, given, void
from tests.waiting import wait_until

import rondel
from rondel.table.errors import Refusal
from rondel.table.plan import simulate_plan


def sailing() -> rondel.Game:
    """Return a game in which France maneuvers and an Italian army stands in Belgium."""
    game = position(
        turn="france",
        armies={"paris": {"france": 2}, "belgium": {"italy": 1}},
        fleets={"english_channel": {"france": 1}},
    )
    return maneuver(game)


def test_a_plan_is_simulated_with_routes_and_consents() -> None:
    """R12, R14: fleets, then armies; R13.4: consent is assumed and listed."""
    game = sailing()
    seen = simulate_plan(game, 2, ["fleet english_channel north_sea", "army paris belgium", "peace"])
    assert [step.action for step in seen.steps][1:] == ["army paris belgium", "peace"]
    assert seen.steps[0].route[0][0] == "sail"
    assert [(each.seat, each.nation, each.kind) for each in seen.steps[2].asks] == [(1, "italy", "challenge")]
    assert seen.closing == ["end"]
    assert seen.refused is None
    assert seen.game.view(2)["regions"]["belgium"]["armies"] == {"france": 1, "italy": 1}
    assert game.decision.kind == "fleets", "nothing was played"


def test_an_illegal_step_has_a_reason_and_earlier_steps_remain() -> None:
    seen = simulate_plan(sailing(), 2, ["end", "army paris moscow", "army paris dijon"])
    assert [step.action for step in seen.steps] == ["end"]
    assert seen.refused is not None
    assert seen.refused.rule


def test_a_decision_about_an_own_unit_is_part_of_the_plan() -> None:
    """R13.3: the plan must choose between battle and peace, so `closing` is empty while it is pending."""
    seen = simulate_plan(sailing(), 2, ["end", "army paris belgium"])
    assert seen.game.decision.kind == "arrival"
    assert seen.closing == []


def test_only_ones_own_maneuver_can_be_planned() -> None:
    game = position(turn="france", armies={"paris": {"france": 1}})
    with pytest.raises(Refusal) as refused:
        simulate_plan(game, 2, [])
    assert refused.value.code == "no_maneuver"
    army_step(game)
    with pytest.raises(Refusal):
        simulate_plan(game, 1, [])
    with pytest.raises(Refusal) as refused:
        simulate_plan(game, 2, ["end", "army paris belgium"])
    assert refused.value.code == "plan_over"


def test_a_plan_ends_at_an_illegal_step() -> None:
    game = sailing()
    plan = given(game, 2, "turn", kind="plan", nation="france", steps=["end", "army paris belgium", "peace"])
    assert answer(game, plan) == "end"
    play(game, "end")
    later = given(game, 2, "turn", kind="plan", nation="france", steps=["army paris moscow"])
    assert answer(game, later) is None
    found = void(game, later)
    assert found is not None
    assert (found.reason, found.nation) == ("step", "france")
    play(game, "army paris belgium")
    waits = given(game, 2, "turn", kind="plan", nation="france", steps=["army paris dijon"])
    assert answer(game, waits) is None, "an arrival that was not foreseen is the player's to answer"
    assert void(game, waits) is None, "the plan continues after it"


def test_a_plan_pauses_for_other_players_and_continues(server: ThreadServer, ada: Person, bruno: Person) -> None:
    """It pauses while another player decides, and continues if still possible."""
    start = position(
        players=2,
        governs={0: "france austria_hungary", 1: "italy great_britain germany russia"},
        turn="france",
        armies={"paris": {"france": 3}, "belgium": {"italy": 1}},
    )
    game = table_in(server, start, ada, bruno)
    play_at(ada, game, "rondel maneuver_1")
    version = ada.state(game)["view"]["version"]
    steps = ["army paris belgium", "peace", "army paris marseille", "end"]
    seen = ada.post(f"/api/games/{game}/plan", {"version": version, "actions": steps[:3]}, 200)
    assert [step["action"] for step in seen["steps"]] == steps[:3]
    assert seen["closing"] == ["end"]
    assert bruno.http.post(f"/api/games/{game}/plan", json={"version": version, "actions": []}).status_code == 422
    give(ada, game, {"order": {"kind": "plan", "nation": "france", "steps": steps}, "lasts": "revoked"})
    wait_until(lambda: ada.state(game)["view"]["decision"]["kind"] == "challenge")
    kept = orders(ada, game)["orders"]
    assert [(each["lasts"], each["order"]["steps"]) for each in kept] == [("turn", steps[2:])]
    assert orders(bruno, game)["orders"] == []
    play_at(bruno, game, "pass")
    wait_until(lambda: ada.state(game)["view"]["turn"]["nation"] != "france")
    assert [entry["action"] for entry in ada.state(game)["log"]][-3:] == ["pass", "army paris marseille", "end"]
    assert orders(ada, game)["orders"] == []
