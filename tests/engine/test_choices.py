"""Contents of decisions: rule, gifts, choices with their parts, locked choices with reasons."""

import json
import random
from typing import Any

import pytest
from tests.engine.position import army_step, maneuver, play, position, position_view

import rondel


def decision(game: rondel.Game) -> dict[str, Any]:
    """Return the decision in the view of the seat that decides."""
    seen: dict[str, Any] = game.view(game.decision.player)["decision"]
    return seen


def choice(game: rondel.Game, text: str) -> dict[str, Any]:
    """Return the choice with this text."""
    return next(c for c in game.choices(game.decision.player) if c["text"] == text)


def locked(game: rondel.Game, text: str) -> dict[str, Any]:
    """Return the locked choice with this text."""
    return next(c for c in game.locked(game.decision.player) if c["text"] == text)


@pytest.mark.parametrize("name", rondel.editions())
@pytest.mark.parametrize("setup", ["standard", "draft"])
def test_every_choice_has_the_parts_of_its_action(name: str, setup: str) -> None:
    """Contract: `choices` is in the order of `actions`; `locked` is never offered and always explained."""
    game = rondel.new_game(name, players=6, options={"setup": setup, "max_rounds": 12}, seed=5)
    rng = random.Random(5)
    kinds = set()
    while not game.over:
        seen = decision(game)
        assert [c["text"] for c in seen["choices"]] == seen["actions"] == list(game.decision.actions)
        assert seen["choices"] == game.choices(game.decision.player)
        assert json.loads(json.dumps(seen)) == seen
        for each in seen["choices"]:
            assert each["kind"] == each["text"].split(" ")[0]
        for each in seen["locked"]:
            assert each["text"] not in seen["actions"]
            assert each["refusal"]["code"] not in ("offered", "other_decision")
            assert each["refusal"] == game.explain(each["text"], game.decision.player).to_dict()
        assert seen["rule"].startswith("R")
        kinds.add(seen["kind"])
        game.play(rng.choice(game.decision.actions), game.decision.player)
    assert {"rondel", "invest", "factory", "production", "fleets", "armies", "arrival"} <= kinds


def test_the_parts_of_actions() -> None:
    """Contract 2: each word of an action is a named part; parts that do not apply are left out."""
    parse = rondel.edition("imperial").actions.parse
    expected: dict[str, dict[str, object]] = {
        "rondel taxation": {"space": "taxation"},
        "buy italy 9": {"nation": "italy", "face": 9},
        "raise italy 4 9": {"nation": "italy", "old": 4, "face": 9},
        "build rome": {"place": "rome"},
        "produce all": {},
        "produce rome": {"place": "rome"},
        "import fleet naples": {"unit": "fleet", "place": "naples"},
        "fleet naples western_mediterranean_sea": {
            "unit": "fleet",
            "from": "naples",
            "to": "western_mediterranean_sea",
        },
        "army rome florence": {"unit": "army", "from": "rome", "to": "florence"},
        "army paris:friendly marseille": {"unit": "army", "from": "paris", "own": "friendly", "to": "marseille"},
        "fight north_sea france": {"place": "north_sea", "nation": "france", "unit": "fleet"},
        "fight trieste:fleet italy army": {"place": "trieste", "own": "fleet", "nation": "italy", "unit": "army"},
        "fight italy army:hostile": {"nation": "italy", "unit": "army", "stance": "hostile"},
        "fight fleet": {"unit": "fleet"},
        "stance paris hostile": {"place": "paris", "stance": "hostile"},
        "destroy paris": {"place": "paris"},
        "friendly": {"stance": "friendly"},
        "ask france": {"nation": "france"},
        "flag spain": {"place": "spain"},
        "give italy 3": {"nation": "italy", "amount": 3},
        "pass": {},
    }
    for text, parts in expected.items():
        action = parse(text)
        assert action.parts() == {"text": text, "kind": text.split(" ")[0], **parts}
        assert json.dumps(action.parts())
    parse("pass").parts()["nation"] = "italy"
    assert "nation" not in parse("pass").parts(), "a caller may change what it was given"


def test_formatting_and_parsing_actions_are_inverse() -> None:
    """Contract 2: the parser returns the numbers that the formatter was given, in every edition."""
    for name in rondel.editions():
        table = rondel.edition(name).actions
        fields = ("form", "nation", "region", "to", "unit", "stance", "own", "bond", "old", "space", "amount")
        for text, action in list(table.by_text.items()):
            reading = table._grammar.parse(text)
            assert reading is not None, text
            numbers = dict.fromkeys(fields[1:], -1) | dict(reading.numbers)
            assert {field: getattr(action, field) for field in fields} == {"form": reading.form, **numbers}


def test_costs_and_steps_of_rondel_choices() -> None:
    """R8.4: the price for the government; a nation's first turn has no steps (R8.2)."""
    game = position(turn="italy", at={"italy": "taxation"}, cash={1: 20})
    assert choice(game, "rondel maneuver_1") == {
        "text": "rondel maneuver_1",
        "kind": "rondel",
        "space": "maneuver_1",
        "steps": 3,
        "cost": 0,
    }
    assert choice(game, "rondel production_2")["steps"] == 6
    assert choice(game, "rondel production_2")["cost"] == 6
    first = position(turn="italy")
    assert "steps" not in choice(first, "rondel taxation")
    assert choice(first, "rondel taxation")["cost"] == 0


def test_costs_of_bonds_factories_and_imports() -> None:
    """R9.3, R11.1, R18.6-8: bonds from cash (less the returned bond), units and factories from the treasury."""
    game = position(turn="italy", treasury={"italy": 9})
    building = play(game.copy(), "rondel factory")
    assert choice(building, "build florence")["cost"] == 5
    assert "cost" not in choice(building, "pass")
    importing = play(game.copy(), "rondel import")
    assert choice(importing, "import army rome")["cost"] == 1
    drafting = rondel.new_game("imperial", players=3, options={"setup": "draft"})
    assert all(c["cost"] == c["face"] for c in drafting.choices(drafting.decision.player) if c["kind"] == "buy")
    investing = rondel.new_game("imperial", players=6, seed=1)
    rng = random.Random(2)
    raised = 0
    while not raised:
        for c in investing.choices(investing.decision.player):
            if c["kind"] == "raise":
                raised += 1
                assert c["cost"] == c["face"] - c["old"]
        investing.play(rng.choice(investing.decision.actions))


def test_locked_spaces_have_a_reason() -> None:
    """Every other space is locked: too far (R8.3), too expensive (R8.7), its own space (R8.3), interest (R18.3)."""
    game = position(turn="italy", at={"italy": "taxation"}, cash={1: 1})
    offered = {c["space"] for c in game.choices(1)}
    shut = {c["space"] for c in game.locked(1)}
    assert offered | shut == {space.id for space in game.edition.spaces}
    assert not offered & shut
    assert locked(game, "rondel taxation")["refusal"]["code"] == "rondel_stay"
    assert locked(game, "rondel maneuver_2")["refusal"]["code"] == "rondel_too_far"
    dear = locked(game, "rondel investor")["refusal"]
    assert (dear["code"], dear["rule"], dear["params"]["price"]) == ("rondel_price", "R8.7", 2)


def test_locked_provinces_name_the_gift_that_would_open_them() -> None:
    """R9.3: a remedy is given as text and as a choice, for clients that do not parse texts."""
    game = play(position(turn="italy", treasury={"italy": 3}, cash={1: 4}), "rondel factory")
    refusal = locked(game, "build florence")["refusal"]
    assert refusal["remedies"] == ["give italy 2"]
    assert refusal["remedy_choices"] == [{"text": "give italy 2", "kind": "give", "nation": "italy", "amount": 2}]
    assert locked(game, "build rome")["refusal"]["code"] == "factory_exists"
    assert {c["place"] for c in game.locked(1)} == {"rome", "florence", "genoa", "venice", "naples"}


def test_a_locked_force_names_the_gap() -> None:
    """R19.4: a banker sees why the nation cannot be stopped, and the remedy."""
    governs = {0: "austria_hungary", 1: "italy", 2: "france", 3: "great_britain", 4: "germany russia", 5: ""}
    game = position(turn="italy", governs=governs, at={"italy": "maneuver_1"}, cash={5: 30, 1: 9}, investor=0)
    play(game, "rondel import")
    assert game.decision.kind == "swiss_bank"
    assert decision(game)["gift_helps"] is True
    (force,) = game.locked(5)
    assert force["refusal"]["code"] == "force_treasury"
    play(game, force["refusal"]["remedies"][0])
    assert game.locked(5) == []
    assert "force" in game.decision.actions


def test_gift_helps_depends_on_phase_and_options() -> None:
    """R6.5: a gift may help with a factory, an import or a stop, but not if gifts are off."""
    for space, helps in (("factory", True), ("import", True), ("production_1", False)):
        game = play(position(turn="italy", treasury={"italy": 9}), f"rondel {space}")
        assert game.view(None)["decision"]["gift_helps"] is helps, space
        without = play(position(turn="italy", treasury={"italy": 9}, gifts="off"), f"rondel {space}")
        assert without.view(None)["decision"]["gift_helps"] is False, space


def test_only_the_decider_gets_choices() -> None:
    """Contract: `actions`, `choices` and `locked` only for the seat that decides; `rule` and `gift_helps` for all."""
    game = position(turn="italy", at={"italy": "taxation"})
    for seat in (None, 0, 2, 3, 4, 5):
        seen = game.view(seat)["decision"]
        assert set(seen) == {"player", "nation", "kind", "rule", "gift_helps"}
        assert game.choices(seat) == game.locked(seat) == []
    with pytest.raises(rondel.PositionError):
        game.choices(6)
    with pytest.raises(rondel.PositionError):
        game.locked(-1)


@pytest.mark.parametrize("space", [None, "factory", "import", "investor"])
def test_choices_do_not_reveal_hidden_cash(space: str | None) -> None:
    """A12: what others see of a decision does not depend on hidden cash."""
    seen = []
    for money in (1, 30):
        at = {} if space else {"italy": "taxation"}
        view = position_view(turn="italy", at=at, cash={1: money}, treasury={"italy": 30}, investor=1)
        view["options"] = {"cash": "hidden"}
        game = rondel.Game.from_view(view)
        if space:
            game.play(f"rondel {space}")
        assert game.decision.player == 1
        assert game.choices(1)
        others = (None, 0, 2, 3, 4, 5)
        seen.append([(game.view(seat)["decision"], game.choices(seat), game.locked(seat)) for seat in others])
        assert all(game.explain_place("rome", seat=seat).code == "not_your_decision" for seat in others)
    assert seen[0] == seen[1]


def test_play_with_a_seat() -> None:
    """Contract: a seat that is not the decider's is refused, unless it gives; a gift is the seat's own."""
    game = position(turn="italy", cash={1: 4, 2: 4})
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("rondel taxation", 2)
    assert refused.value.code == "not_your_decision"
    with pytest.raises(rondel.IllegalAction):
        game.play("build rome", 2)
    with pytest.raises(rondel.PositionError):
        game.play("rondel taxation", 6)
    with pytest.raises(rondel.PositionError):
        game.play("give italy 1", 6)
    assert game.version == 0
    game.play("give italy 3", 2)
    assert game.view(2)["players"][2]["cash"] == 1
    assert game.moves() == [(2, "give italy 3")]
    game.play("give italy 1")
    assert game.moves()[-1] == (1, "give italy 1")
    game.play("rondel taxation", 1)
    assert game.moves()[-1] == (1, "rondel taxation")
    assert rondel.replay(game.record()).to_json() == rondel.replay(game.record().dumps()).to_json()


def test_an_illegal_place_has_a_reason() -> None:
    """Contract: the refusal names the action that the place means."""
    building = play(position(turn="italy", treasury={"italy": 9}), "rondel factory")
    why = building.explain_place("rome", seat=1)
    assert (why.code, why.action) == ("factory_exists", "build rome")
    assert building.explain_place("florence", seat=1).code == "offered"
    assert building.explain_place("north_sea", seat=1).code == "not_home"
    assert building.explain_place("rome", seat=2).code == "not_your_decision"
    importing = play(position(turn="italy", treasury={"italy": 9}), "rondel import")
    assert importing.explain_place("florence", unit="fleet", seat=1).action == "import fleet florence"
    assert importing.explain_place("florence", unit="fleet").code == "no_harbour"
    assert importing.explain_place("paris").action == "import army paris"
    with pytest.raises(rondel.UnknownAction):
        importing.explain_place("atlantis")
    with pytest.raises(rondel.UnknownAction):
        importing.explain_place("rome", unit="zeppelin")
    choosing = position(turn="italy")
    assert choosing.explain_place("rome").code == "other_decision"
    finished = rondel.new_game("imperial", options={"max_rounds": 1})
    while not finished.over:
        finished.play(finished.decision.actions[0])
    assert finished.explain_place("rome").code == "game_over"


def test_an_illegal_destination_has_a_reason() -> None:
    """Contract: with an origin the move is explained, without one the unit; `own` selects among different units."""
    game = army_step(
        position(
            turn="austria_hungary",
            armies={"venice": {"austria_hungary": 1}, "vienna": {"austria_hungary": 1}},
            lying={"venice": {"austria_hungary": 1}},
        )
    )
    why = game.explain_place("paris", origin="vienna")
    assert (why.code, why.action) == ("needs_convoy", "army vienna paris")
    assert game.explain_place("rome", origin="venice", own="hostile").action == "army venice:hostile rome"
    assert game.explain_place("rome", origin="venice").code == "name_the_army"
    assert game.explain_place("vienna").code == "offered"
    assert game.explain_place("paris").code == "no_army"
    play(game, "army vienna budapest")
    assert game.explain_place("budapest").code == "has_moved"
    sailing = maneuver(position(turn="italy", fleets={"naples": {"italy": 1}}))
    assert sailing.explain_place("north_sea", origin="naples").code == "harbour_exit"
    assert sailing.explain_place("naples").code == "offered"
    assert sailing.explain_place("north_sea").code == "no_fleet"
    assert sailing.explain_place("rome").code == "no_fleet"


def test_previews_nest_units() -> None:
    """Contract: {region: {nation: {"armies"|"lying"|"fleets": [before, after]}}}."""
    game = army_step(position(turn="italy", armies={"rome": {"italy": 2}}))
    assert game.preview("army rome florence")["units"] == {
        "florence": {"italy": {"armies": [0, 1]}},
        "rome": {"italy": {"armies": [2, 1]}},
    }
