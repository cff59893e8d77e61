"""R8: where a rondel marker may go and what it costs."""

import pytest
from tests.engine.position import cash, nation, offers, play, position

import rondel

SPACES = ["factory", "production_1", "maneuver_1", "investor", "import", "production_2", "maneuver_2", "taxation"]


def spaces_offered(game: rondel.Game) -> list[str]:
    return [text.removeprefix("rondel ") for text in offers(game)]


@pytest.mark.parametrize(
    ("space", "left"),
    [("import", 10), ("production_2", 10), ("maneuver_2", 10), ("taxation", 8), ("factory", 6), ("production_1", 4)],
)
def test_E1_rondel_price_imperial(space: str, left: int) -> None:
    """R8.4: three spaces are free, the 4th, 5th and 6th cost the government 2 each, paid from cash."""
    game = position(turn="italy", at={"italy": "investor"}, cash={1: 10})
    play(game, f"rondel {space}")
    assert cash(game, 1) == left
    assert nation(game, "italy")["rondel"] == space
    assert nation(game, "italy")["treasury"] == (4 if space == "taxation" else 0)


def test_E1_seven_and_eight_spaces_are_not_offered() -> None:
    """R8.3: one to six spaces; the Maneuver before Investor is seven ahead, and Investor would be the same space."""
    game = position(turn="italy", at={"italy": "investor"}, cash={1: 10})
    assert sorted(spaces_offered(game)) == sorted(set(SPACES) - {"maneuver_1", "investor"})


@pytest.mark.parametrize(("space", "left"), [("taxation", 7), ("factory", 4), ("production_1", 1)])
def test_E2_rondel_price_2030(space: str, left: int) -> None:
    """R8.4: in 2030 each paid space costs 1 + the nation's power factor; 11 points are factor 2."""
    game = position("imperial_2030", turn="china", at={"china": "investor"}, power={"china": 11}, cash={1: 10})
    play(game, f"rondel {space}")
    assert cash(game, 1) == left


@pytest.mark.parametrize(
    ("power", "space", "price"),
    [
        (0, "taxation", 1),
        (11, "taxation", 3),
        (17, "taxation", 4),
        (17, "factory", 8),
        (4, "taxation", 1),
        (5, "taxation", 2),
        (24, "production_1", 15),
    ],
)
def test_E3_surcharge_by_factor_2030(power: int, space: str, price: int) -> None:
    """R8.4, R8.6: the surcharge follows the power factor, five points a step."""
    game = position("imperial_2030", turn="brazil", at={"brazil": "investor"}, power={"brazil": power}, cash={3: 20})
    play(game, f"rondel {space}")
    assert cash(game, 3) == 20 - price


def test_the_factor_before_taxation_counts() -> None:
    """R8.5, A80: the way to a Taxation that raises the factor is paid at the old factor."""
    flags = dict.fromkeys(("peru", "argentina", "colombia", "mexico"), "brazil")
    game = position(
        "imperial_2030",
        turn="brazil",
        at={"brazil": "investor"},
        power={"brazil": 4},
        cash={3: 5},
        flags=flags,
        treasury={"brazil": 0},
    )
    play(game, "rondel taxation")
    assert nation(game, "brazil")["power"] == 6
    assert nation(game, "brazil")["factor"] == 1
    assert cash(game, 3) == 5 - 1 + 1


def test_first_turn_any_space_is_free() -> None:
    """R8.2: a marker off the rondel moves anywhere free of charge, even without cash."""
    game = position(turn="italy", cash={1: 0})
    assert sorted(spaces_offered(game)) == sorted(SPACES)
    assert nation(game, "italy")["rondel"] is None
    play(game, "rondel taxation")
    assert cash(game, 1) == 0


def test_unaffordable_spaces_are_not_offered() -> None:
    """R8.7: a surcharge above the government's cash makes the space illegal; the treasury cannot pay it."""
    game = position(turn="italy", at={"italy": "investor"}, cash={1: 3}, treasury={"italy": 50})
    assert set(spaces_offered(game)) == {"import", "production_2", "maneuver_2", "taxation"}
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("rondel factory")
    assert refused.value.rule == "R8.7"
    assert "." in str(refused.value)


def test_the_marker_may_not_stay() -> None:
    """R8.3."""
    game = position(turn="italy", at={"italy": "taxation"}, cash={1: 50})
    assert "taxation" not in spaces_offered(game)
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("rondel taxation")
    assert refused.value.rule.startswith("R8.3")


@pytest.mark.parametrize("start", SPACES)
def test_at_least_two_free_spaces_are_always_legal(start: str) -> None:
    """R8.11: without cash, and with creditors who make Investor impossible, two spaces or more remain."""
    game = position(
        turn="italy",
        at={"italy": start},
        cash={1: 0},
        bonds={"italy": {1: [9], 0: [6], 2: [4]}},
    )
    here = SPACES.index(start)
    free = {SPACES[(here + step) % 8] for step in (1, 2, 3)} - {"investor"}
    assert set(spaces_offered(game)) == free
    assert len(free) >= 2


@pytest.mark.parametrize("space", ["factory", "production_1", "maneuver_1", "import"])
def test_a_space_without_effect_may_be_chosen(space: str) -> None:
    """R8.9, A17: nothing can be built, produced, moved or bought, yet the nation may go there; its turn is over."""
    game = position(
        turn="italy",
        cash={1: 0},
        armies={"naples": {"france": 1}},
        factories={"italy": ["rome", "naples"]},
    )
    if space == "production_1":
        game = position(
            turn="italy",
            cash={1: 0},
            armies={"algeria": {"italy": 8}},
            factories={"italy": ["rome"]},
        )
    play(game, f"rondel {space}")
    assert game.decision.kind == "rondel"
    assert game.decision.nation == "france"


def test_the_list_of_spaces_is_the_same_each_time() -> None:
    """Contract 1: the list of actions is always in the same order."""
    game = position(turn="italy", at={"italy": "investor"}, cash={1: 10})
    assert offers(game) == offers(game.copy())
    assert len(set(offers(game))) == len(offers(game)) == 6
