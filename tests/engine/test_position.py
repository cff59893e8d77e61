"""`rondel.position`: queries on a position, and play in a copy."""

import random

import pytest
from tests.engine.position import army_step, maneuver, play, position

import rondel
from rondel import position as of


@pytest.mark.parametrize("name", rondel.editions())
def test_a_variation_matches_the_game(name: str) -> None:
    """`play` and `settle` in a clone match the game and leave it unchanged."""
    game = rondel.new_game(name, players=5, options={"max_rounds": 6}, seed=8)
    rng = random.Random(8)
    there = game.state.clone()
    offered = of.settle(there)
    while not game.over:
        assert tuple(offered) == game.decision.actions == tuple(of.offer(there))
        assert of.kind(there) == game.decision.kind
        assert of.decider(there) == game.decision.player
        nation = of.subject(there)
        assert (None if nation == of.NOBODY else game.edition.nations[nation].id) == game.decision.nation
        action = rng.choice(game.decision.actions)
        before = game.state_hash()
        of.play(there, action)
        offered = of.settle(there)
        assert game.state_hash() == before
        game.play(action)
    assert of.is_over(there)
    assert offered == of.offer(there) == []
    assert of.scores(there) == game.scores
    assert of.ranking(there) == game.ranking
    assert of.winners(there) == game.winners


def test_place_and_moving_nation_of_decisions() -> None:
    """Place and moving nation of an arrival, a challenge, a stance and a canal; NOWHERE elsewhere."""
    game = position(turn="italy", armies={"rome": {"italy": 1}, "marseille": {"france": 1}})
    regions = game.edition.region_index
    nations = game.edition.nation_index
    assert of.place(game.state) == of.declared_space(game.state) == of.NOWHERE
    assert of.moving_nation(game.state) == of.subject(game.state) == nations["italy"]
    game = army_step(position(turn="italy", armies={"genoa": {"italy": 1}, "marseille": {"france": 1}}))
    play(game, "army genoa marseille")
    assert of.kind(game.state) == "stance"
    assert of.place(game.state) == regions["marseille"]
    play(game, "hostile")
    assert (of.kind(game.state), of.place(game.state)) == ("arrival", regions["marseille"])
    play(game, "peace")
    assert of.kind(game.state) == "challenge"
    assert of.place(game.state) == regions["marseille"]
    assert of.subject(game.state) == nations["france"]
    assert of.moving_nation(game.state) == nations["italy"]
    canal = maneuver(
        position(
            "imperial_2030",
            turn="europe",
            flags={"north_africa": "usa"},
            fleets={"mediterranean_sea": {"europe": 1}},
        )
    )
    play(canal, "fleet mediterranean_sea indian_ocean")
    assert of.kind(canal.state) == "canal"
    assert of.place(canal.state) == canal.edition.region_index["indian_ocean"]
    assert of.moving_nation(canal.state) == canal.edition.nation_index["europe"]
    assert of.subject(canal.state) == canal.edition.nation_index["usa"]


def test_the_space_a_nation_has_declared() -> None:
    """R19.3: bankers see the declared space."""
    governs = {0: "austria_hungary", 1: "italy", 2: "france", 3: "great_britain", 4: "germany russia", 5: ""}
    game = position(turn="italy", governs=governs, at={"italy": "maneuver_1"}, treasury={"italy": 20}, cash={1: 9})
    play(game, "rondel import")
    assert of.kind(game.state) == "swiss_bank"
    assert of.declared_space(game.state) == game.edition.space_index["import"]
    assert of.treasury_gap(game.state, of.subject(game.state)) < 0


def test_a_gift_in_a_variation_leaves_the_game_unchanged() -> None:
    """R6.5: the gift is in the treasury and allows more actions; the game itself is unchanged."""
    game = play(position(turn="italy", treasury={"italy": 3}, cash={1: 4}), "rondel factory")
    there = game.state.clone()
    italy = of.subject(there)
    assert of.gift_limit(there, 1, italy) == 4
    assert list(of.offer(there)) == ["pass"]
    of.give(there, 1, italy, 2)
    assert "build florence" in of.offer(there)
    assert game.view(1)["players"][1]["cash"] == 4


def test_every_public_name_has_a_docstring() -> None:
    """Each name has a docstring, its own or its type's."""
    for name in of.__all__:
        found = getattr(of, name)
        if callable(found):
            assert found.__doc__, name
    assert rondel.Position is of.Position
